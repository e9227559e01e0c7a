#include "model/scene/scene.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>
#include <utility>

namespace wb::scene {
namespace {

constexpr std::array<std::string_view, 5> kindWords{"mainland", "private_20000", "private_30000",
                                                    "homestead", "openspace"};
constexpr std::array<double, 5> kindCapacities{22'500, 20'000, 30'000, 5'000, 1'000};
constexpr double usualCapacity = 20'000;

}  // namespace

std::size_t scriptCount(const Linkset& linkset) {
  return std::accumulate(linkset.parts.begin(), linkset.parts.end(), std::size_t{0},
                         [](std::size_t sum, const Part& part) { return sum + part.scripts; });
}

std::span<const std::string_view> regionKindWords() { return kindWords; }

std::optional<double> regionCapacity(std::string_view kind) {
  const auto found = std::ranges::find(kindWords, kind);
  if (found == kindWords.end()) return {};
  return kindCapacities[static_cast<std::size_t>(found - kindWords.begin())];
}

double Region::capacity() const {
  return ownCapacity ? *ownCapacity : regionCapacity(kind).value_or(usualCapacity);
}

bool OctreeEntry::operator==(const OctreeEntry& other) const {
  const auto written = [](const OctreeEntry& one) {
    return std::tie(one.name, one.position, one.rotation, one.size, one.tree, one.path, one.extra);
  };
  return written(*this) == written(other);
}

octree::World Scene::octreeWorld(const std::set<std::size_t>& leftOut) const {
  static const auto nothing = std::make_shared<const octree::Octree>();
  std::vector<octree::PlacedOctree> placed;
  placed.reserve(octrees.size());
  for (std::size_t i = 0; i < octrees.size(); ++i) {
    const bool isThere = octrees[i].cubes && !leftOut.contains(i);
    placed.push_back({isThere ? octrees[i].cubes : nothing, octrees[i].placement()});
  }
  return octree::World(std::move(placed));
}

const asset::MeshAsset* Scene::meshOf(const Part& part) const {
  if (part.kind != PartKind::mesh) return nullptr;
  const auto found = assets.find(part.asset);
  return found == assets.end() ? nullptr : found->second.mesh.get();
}

const Region* Scene::regionOf(const Linkset& linkset) const {
  if (linkset.region.empty()) return nullptr;
  const std::optional<Uuid> id = Uuid::parse(linkset.region);
  const auto byId = std::ranges::find_if(
      regions, [&](const Region& region) { return id && !id->isNull() && region.id == *id; });
  if (byId != regions.end()) return &*byId;
  const auto byName = std::ranges::find(regions, linkset.region, &Region::name);
  return byName == regions.end() ? nullptr : &*byName;
}

}  // namespace wb::scene
