// Problem: a free place for what is new, beside what stands already.
// Method: first fit along x. The box begins beside the last thing, and as long as it overlaps one
// that stands it goes on to behind that one.
// Complexity: O(n) a step, and at worst n steps a box.
#include "model/scene/compose_new.h"

#include "model/core/limits.h"
#include "model/octree/octree_text.h"
#include "model/scene/part_placement.h"
#include "model/scene/project.h"

#include <glm/common.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace wb::scene {
namespace {

using octree::Box;

bool overlap(const Box& a, const Box& b) {
  return glm::all(glm::lessThan(a.min, b.max)) && glm::all(glm::lessThan(b.min, a.max));
}

Box movedBy(const Box& box, const glm::dvec3& shift) { return {box.min + shift, box.max + shift}; }

/// Where things stand, to put more beside them: along x, in line with the last, on its ground.
class FreePlaces {
 public:
  explicit FreePlaces(const Scene& scene) {
    for (const OctreeEntry& octree : scene.octrees) add(extentOf(octree));
    for (const Linkset& linkset : scene.linksets) add(extentOf(linkset));
  }

  void add(const Box& box) {
    if (!box.isEmpty()) taken_.push_back(box);
  }

  /// By how much a thing is to be moved to stand where nothing is; it is taken into account then.
  glm::dvec3 shiftFor(const Box& box) {
    if (box.isEmpty()) return glm::dvec3(0);
    const glm::dvec3 shift = taken_.empty() ? glm::dvec3(0) : shiftBeside(taken_.back(), box);
    add(movedBy(box, shift));
    return shift;
  }

 private:
  glm::dvec3 shiftBeside(const Box& last, const Box& box) const {
    const glm::dvec3 middle = (last.min + last.max - box.min - box.max) / 2.0;
    glm::dvec3 shift(last.max.x + gapBetween - box.min.x, middle.y, last.min.z - box.min.z);
    const auto inTheWay = [&] {
      const Box there = movedBy(box, shift);
      return std::ranges::find_if(taken_, [&](const Box& one) { return overlap(one, there); });
    };
    for (auto one = inTheWay(); one != taken_.end(); one = inTheWay()) {
      const double next = one->max.x + gapBetween - box.min.x;
      if (next <= shift.x) break;  // So far away that the gap is less than the next number.
      shift.x = next;
    }
    return glm::clamp(shift, -limits::farthestPosition - box.min,
                      limits::farthestPosition - box.max);
  }

  std::vector<Box> taken_;
};

/// The region and parcel that new linksets are in.
struct Address {
  std::string region;
  std::string parcel;

  explicit Address(const Scene& scene) {
    if (!scene.linksets.empty()) {
      region = scene.linksets.back().region;
      parcel = scene.linksets.back().parcel;
    } else if (!scene.regions.empty()) {
      region = scene.regions.front().name;
    }
  }
  void of(Linkset& linkset) const {
    linkset.region = region;
    linkset.parcel = parcel;
  }
};

/// Of a prim that stands on the ground at the origin.
Linkset newPrim(const NewPrims& prims) {
  Part part;
  part.kind = prims.kind;
  part.prim = defaultPrim(prims.kind);
  part.shapeType = defaultShapeType(prims.kind);
  part.scale = glm::clamp(prims.size, limits::smallestScale, limits::largestScale);
  Linkset linkset;
  linkset.position.z = part.scale.z / 2;
  linkset.parts.push_back(part);
  return linkset;
}

bool isSame(const Asset& a, const Asset& b) {
  return !a.sha256.empty() && a.sha256 == b.sha256 && a.path == b.path &&
         (a.data == nullptr) == (b.data == nullptr);
}

/// Moves assets into a scene; what each is called there.
std::map<std::string, std::string> takeAssets(Scene& scene, std::map<std::string, Asset>&& assets) {
  std::set<std::string> keys;
  for (const auto& [key, asset] : scene.assets) keys.insert(key);
  FreeNames taken(std::move(keys));
  std::map<std::string, std::string> names;
  for (auto& [key, asset] : assets) {
    const auto found = scene.assets.find(key);
    const bool isHere = found != scene.assets.end() && isSame(found->second, asset);
    names[key] = isHere ? key : taken.take(key);
    scene.assets.try_emplace(names[key], std::move(asset));
  }
  return names;
}

void dropIds(Linkset& linkset) {
  linkset.id = {};
  for (Part& part : linkset.parts) part.id = {};
}

Box extentOf(std::span<const Linkset> linksets) {
  Box all;
  for (const Linkset& linkset : linksets) all = joined(all, scene::extentOf(linkset));
  return all;
}

/// Copies of linksets, all moved by the same.
class Copier {
 public:
  explicit Copier(Scene& scene) : scene_(scene), places_(scene), names_(scene.linksets) {}

  void copy(std::span<const Linkset> originals, std::vector<Target>& about) {
    const glm::dvec3 shift = places_.shiftFor(extentOf(originals));
    for (Linkset linkset : originals) {
      linkset.position += shift;
      linkset.name = names_.take(linkset.name);
      dropIds(linkset);
      about.push_back({scene_.linksets.size(), {}});
      scene_.linksets.push_back(std::move(linkset));
    }
  }

 private:
  Scene& scene_;
  FreePlaces places_;
  FreeNames names_;
};

/// Copies of parts behind the others of their linkset, beside them in the root's frame.
class PartCopier {
 public:
  explicit PartCopier(const Linkset& linkset) : names_(linkset.parts) {
    Linkset own;
    own.parts = linkset.parts;
    all_ = scene::extentOf(own);
  }

  void copy(Linkset& linkset, Part part) {
    part.position.x += all_.max.x + gapBetween - extentOf(part).min.x;
    all_ = joined(all_, extentOf(part));
    part.name = names_.take(part.name);
    part.id = {};
    linkset.parts.push_back(std::move(part));
  }

 private:
  static Box extentOf(const Part& part) {
    Linkset own;
    own.parts = {part};
    return scene::extentOf(own);
  }

  FreeNames names_;
  Box all_;
};

}  // namespace

Composed addPrims(Scene scene, const NewPrims& prims) {
  FreePlaces places(scene);
  const Address address(scene);
  FreeNames names(scene.linksets);
  Composed result;
  for (std::size_t i = 0; i < prims.count; ++i) {
    Linkset linkset = newPrim(prims);
    linkset.name = linkset.parts.front().name = names.take(prims.name);
    linkset.position += places.shiftFor(scene::extentOf(linkset));
    address.of(linkset);
    result.about.push_back({scene.linksets.size(), {}});
    scene.linksets.push_back(std::move(linkset));
  }
  result.scene = std::move(scene);
  return result;
}

Composed addScene(Scene scene, Scene other) {
  if (scene.folder.empty()) moveTo(scene, {});
  moveTo(other, scene.folder);
  const glm::dvec3 shift = FreePlaces(scene).shiftFor(scene::extentOf(other));
  const Address address(scene);
  const auto assets = takeAssets(scene, std::move(other.assets));
  FreeNames names(scene.linksets);
  FreeNames octreeNames(scene.octrees);
  Composed result;
  for (Linkset& linkset : other.linksets) {
    for (Part& part : linkset.parts)
      if (const auto found = assets.find(part.asset); found != assets.end())
        part.asset = found->second;
    linkset.position += shift;
    if (!linkset.name.empty()) linkset.name = names.take(linkset.name);
    dropIds(linkset);
    address.of(linkset);
    result.about.push_back({scene.linksets.size(), {}});
    scene.linksets.push_back(std::move(linkset));
  }
  for (OctreeEntry& octree : other.octrees) {
    octree.position += shift;
    if (!octree.name.empty()) octree.name = octreeNames.take(octree.name);
  }
  for (RayEntry& ray : other.rays) ray.origin += shift;
  std::ranges::move(other.octrees, std::back_inserter(scene.octrees));
  std::ranges::move(other.rays, std::back_inserter(scene.rays));
  result.scene = std::move(scene);
  return result;
}

Composed addOctree(Scene scene, const NewOctree& octree) {
  OctreeEntry entry;
  entry.name = FreeNames(scene.octrees).take(octree.name);
  entry.size = std::clamp(octree.size, limits::smallestOctree, limits::largestOctree);
  entry.cubes = std::make_shared<const octree::Octree>(octree.cubes);
  entry.tree = octree::formatTree(octree.cubes);
  entry.position = FreePlaces(scene).shiftFor(scene::extentOf(entry));
  scene.octrees.push_back(std::move(entry));
  return {std::move(scene), {}};
}

Composed addRegion(Scene scene, Region region) {
  region.name = FreeNames(scene.regions).take(region.name);
  scene.regions.push_back(std::move(region));
  return {std::move(scene), {}};
}

Composed addParcel(Scene scene, std::size_t region, Parcel parcel) {
  auto& parcels = scene.regions[region].parcels;
  parcel.name = FreeNames(parcels).take(parcel.name);
  parcels.push_back(std::move(parcel));
  return {std::move(scene), {}};
}

Composed duplicate(Scene scene, std::span<const Target> chosen, std::size_t count) {
  std::set<std::size_t> whole;
  for (const Target& target : chosen)
    if (!target.part) whole.insert(target.linkset);
  std::vector<Linkset> originals;
  for (const std::size_t linkset : whole) originals.push_back(scene.linksets[linkset]);
  Composed result;
  Copier copier(scene);
  std::map<std::size_t, PartCopier> partCopiers;
  for (std::size_t i = 0; i < count; ++i) {
    if (!originals.empty()) copier.copy(originals, result.about);
    for (const Target& target : chosen) {
      if (!target.part || whole.contains(target.linkset)) continue;
      Linkset& linkset = scene.linksets[target.linkset];
      partCopiers.try_emplace(target.linkset, linkset)
          .first->second.copy(linkset, linkset.parts[*target.part]);
      result.about.push_back({target.linkset, linkset.parts.size() - 1});
    }
  }
  result.scene = std::move(scene);
  return result;
}

}  // namespace wb::scene
