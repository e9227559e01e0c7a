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
    return std::tie(one.name, one.position, one.rotation, one.size, one.tree, one.path, one.extra,
                    one.asks);
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

RegionNames::RegionNames(const Scene& scene) {
  for (const Region& region : scene.regions) {
    if (!region.id.isNull()) ids_.try_emplace(region.id, &region);
    names_.try_emplace(region.name, &region);
    for (const Parcel& parcel : region.parcels) {
      if (!parcel.id.isNull()) parcelIds_.try_emplace({&region, parcel.id}, &parcel);
      const std::pair<const Region*, std::string_view> key(&region, parcel.name);
      ++parcelNames_.try_emplace(key, Named{&parcel, 0}).first->second.count;
    }
  }
}

const Region* RegionNames::of(const Linkset& linkset) const {
  if (linkset.region.empty()) return nullptr;
  if (const auto id = Uuid::parse(linkset.region))
    if (const auto found = ids_.find(*id); found != ids_.end()) return found->second;
  const auto found = names_.find(linkset.region);
  return found == names_.end() ? nullptr : found->second;
}

const Parcel* RegionNames::parcelOf(const Linkset& linkset) const {
  const Region* region = of(linkset);
  if (!region || linkset.parcel.empty()) return nullptr;
  if (const auto id = Uuid::parse(linkset.parcel))
    if (const auto found = parcelIds_.find({region, *id}); found != parcelIds_.end())
      return found->second;
  const auto found = parcelNames_.find({region, linkset.parcel});
  return found == parcelNames_.end() ? nullptr : found->second.first;
}

std::size_t RegionNames::parcelsNamedBy(const Linkset& linkset) const {
  const Parcel* parcel = parcelOf(linkset);
  if (!parcel || parcel->name != linkset.parcel) return 0;
  return parcelNames_.find({of(linkset), parcel->name})->second.count;
}

LinksetNames::LinksetNames(const Scene& scene) : scene_(scene) {
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const Linkset& linkset = scene.linksets[i];
    if (!linkset.id.isNull()) ids_.try_emplace(linkset.id, Whose{i, 0});
    ++names_.try_emplace(linkset.name, Named{i, 0}).first->second.count;
  }
  // A part's id is its linkset's only where no linkset has it.
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const auto& parts = scene.linksets[i].parts;
    for (std::size_t p = parts.size(); p-- > 0;) seePart({i, p}, parts[p].id);
  }
}

/// Told from the last part to the first, so that of a linkset's parts with one id the first counts.
void LinksetNames::seePart(Whose whose, const Uuid& id) {
  if (id.isNull()) return;
  const auto [known, isNew] = ids_.try_emplace(id, whose);
  if (!isNew && known->second.linkset == whose.linkset) known->second = whose;
}

std::optional<std::size_t> LinksetNames::byId(const Uuid& id) const {
  const auto found = ids_.find(id);
  return found == ids_.end() ? std::nullopt : std::optional(found->second.linkset);
}

const Part* LinksetNames::partById(const Uuid& id) const {
  const auto found = ids_.find(id);
  if (found == ids_.end()) return nullptr;
  const auto& parts = scene_.linksets[found->second.linkset].parts;
  return parts.empty() ? nullptr : &parts[found->second.part];
}

std::size_t LinksetNames::count(std::string_view name) const {
  const auto found = names_.find(name);
  return found == names_.end() ? 0 : found->second.count;
}

std::optional<std::size_t> LinksetNames::byName(std::string_view name) const {
  const auto found = names_.find(name);
  if (found == names_.end() || found->second.count > 1) return {};
  return found->second.first;
}

std::optional<std::size_t> LinksetNames::of(const Measured& measured) const {
  return measured.linksetId.isNull() ? byName(measured.linkset) : byId(measured.linksetId);
}

}  // namespace wb::scene
