#include "model/core/number.h"
#include "model/core/threads.h"
#include "model/octree/cast.h"
#include "model/octree/contents.h"
#include "model/octree/edit.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"

#include "weighbridge/octree_casts.h"

#include <algorithm>
#include <mutex>
#include <utility>

// What the header says, by the packages octree and core. A world of octrees is made again with the
// first question after octrees were added or replaced; moves change it in place.

namespace weighbridge {
namespace {

wb::octree::Path pathIn(const Path& path) {
  wb::octree::Path made;
  for (const std::uint8_t child : path) made = made.child(child & 7);
  return made;
}

Path pathFrom(const wb::octree::Path& path) {
  Path made;
  for (std::size_t level = 0; level < path.depth(); ++level)
    made.push_back(static_cast<std::uint8_t>(path[level]));
  return made;
}

Leaf leafFrom(const wb::octree::Location& location) {
  return {location.octree, pathFrom(location.cube)};
}

std::vector<Leaf> leavesFrom(const std::vector<wb::octree::Location>& locations) {
  std::vector<Leaf> leaves;
  for (const auto& location : locations) leaves.push_back(leafFrom(location));
  return leaves;
}

wb::octree::Placement placementIn(const Placement& placement) {
  const glm::dquat& q = placement.rotation;
  return {placement.position, placement.size,
          wb::rotationOf({q.x, q.y, q.z, q.w}).value_or(glm::dquat(1, 0, 0, 0))};
}

template <class Value>
bool hasFailed(const wb::Result<Value>& result, std::string* error) {
  if (result) return false;
  if (error != nullptr) {
    const std::string& place = result.error().place;
    *error = (place.empty() ? "" : place + ": ") + wb::message(result.error(), nullptr);
  }
  return true;
}

wb::octree::Ray rayIn(const Ray& ray) {
  wb::octree::Ray made{ray.origin, ray.direction};
  if (ray.maxDepth) made.maxDepth = std::min(*ray.maxDepth, wb::limits::octreeDepth);
  return made;
}

std::optional<Hit> castIn(const wb::octree::World& world, const Ray& given) {
  const wb::octree::Ray ray = rayIn(given);
  const auto entry = castExact(world, ray);
  if (!entry) return {};
  const wb::octree::Hit found = describe(world, ray, *entry);
  Hit hit;
  hit.leaf = leafFrom({entry->octree, entry->cube});
  hit.isInside = entry->isInside;
  hit.t = entry->t;
  hit.point = found.point;
  hit.normal = found.normal;
  hit.isTie = entry->decided == wb::octree::Decided::tie;
  if (entry->isInside) return hit;
  hit.face = indexOf(entry->face);
  hit.corner = found.corner->index;
  hit.cornerPoint = found.corner->world;
  hit.edge = found.edge->index;
  hit.edgeEnds = found.edge->worldEnds;
  return hit;
}

}  // namespace

struct Octree::Data {
  std::shared_ptr<const wb::octree::Octree> tree;
};

Octree::Octree()
    : Octree(std::make_shared<const Data>(Data{std::make_shared<const wb::octree::Octree>()})) {}
Octree::Octree(std::shared_ptr<const Data> data) : data_(std::move(data)) {}
Octree::~Octree() = default;
Octree::Octree(const Octree&) = default;
Octree& Octree::operator=(const Octree&) = default;

namespace {

std::shared_ptr<const Octree::Data> shared(wb::octree::Octree&& tree) {
  return std::make_shared<const Octree::Data>(
      Octree::Data{std::make_shared<const wb::octree::Octree>(std::move(tree))});
}

}  // namespace

std::optional<Octree> Octree::fromText(std::string_view text, std::string* error) {
  auto tree = wb::octree::parseTree(text);
  if (hasFailed(tree, error)) return {};
  return Octree(shared(std::move(*tree)));
}

std::optional<Octree> Octree::fromNxoc(std::span<const std::uint8_t> bytes, std::string* error) {
  auto tree = wb::octree::readNxoc(bytes);
  if (hasFailed(tree, error)) return {};
  return Octree(shared(std::move(*tree)));
}

std::string Octree::text() const { return formatTree(*data_->tree); }

std::vector<std::uint8_t> Octree::nxoc() const {
  const wb::Bytes bytes = writeNxoc(*data_->tree);
  return {bytes.begin(), bytes.end()};
}

std::optional<Octree> Octree::withCell(const Path& cell, bool isSolid) const {
  if (cell.size() > wb::limits::octreeDepth) return {};
  auto tree = wb::octree::withCell(*data_->tree, pathIn(cell), isSolid);
  if (!tree) return {};
  return Octree(shared(std::move(*tree)));
}

struct World::Data {
  std::vector<wb::octree::PlacedOctree> octrees;
  mutable std::mutex mutex;
  mutable wb::octree::World world;
  mutable bool isCurrent = true;

  const wb::octree::World& current() const {
    const std::scoped_lock lock(mutex);
    if (!isCurrent) world = wb::octree::World(octrees);
    isCurrent = true;
    return world;
  }
};

World::World() : data_(std::make_unique<Data>()) {}
World::~World() = default;
World::World(World&&) noexcept = default;
World& World::operator=(World&&) noexcept = default;

std::optional<World> World::fromText(std::string_view text, std::string* error) {
  auto scene = wb::octree::readSceneText(text);
  if (hasFailed(scene, error)) return {};
  World world;
  world.data_->octrees = std::move(scene->octrees);
  world.data_->isCurrent = false;
  return world;
}

std::size_t World::add(const Octree& octree, const Placement& placement) {
  data_->octrees.push_back({octree.data_->tree, placementIn(placement)});
  data_->isCurrent = false;
  return data_->octrees.size() - 1;
}

std::size_t World::size() const { return data_->octrees.size(); }

void World::move(std::size_t octree, const Placement& placement) {
  data_->octrees[octree].placement = placementIn(placement);
  if (data_->isCurrent) data_->world.move(octree, data_->octrees[octree].placement);
}

void World::replace(std::size_t octree, const Octree& tree) {
  data_->octrees[octree].octree = tree.data_->tree;
  data_->isCurrent = false;
}

Octree World::octree(std::size_t octree) const {
  return Octree(std::make_shared<const Octree::Data>(Octree::Data{data_->octrees[octree].octree}));
}

std::optional<Hit> World::cast(const Ray& ray) const { return castIn(data_->current(), ray); }

std::vector<std::optional<Hit>> World::cast(std::span<const Ray> rays, std::size_t threads) const {
  constexpr std::size_t chunk = 256;
  const wb::octree::World& world = data_->current();
  std::vector<std::optional<Hit>> hits(rays.size());
  wb::inParallel(rays.size(), chunk, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) hits[i] = castIn(world, rays[i]);
  });
  return hits;
}

std::optional<Holder> World::at(const glm::dvec3& point) const {
  const auto holder = holderOf(data_->current(), point);
  if (!holder) return {};
  return Holder{leafFrom(holder->leaf), holder->depth, indexOf(holder->face)};
}

std::vector<Leaf> World::inSphere(const glm::dvec3& centre, double radius) const {
  return leavesFrom(leavesInSphere(data_->current(), centre, radius));
}

std::vector<Leaf> World::inBox(const glm::dvec3& min, const glm::dvec3& max) const {
  return leavesFrom(leavesInBox(data_->current(), {min, max}));
}

}  // namespace weighbridge
