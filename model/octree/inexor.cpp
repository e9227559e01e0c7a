#include "model/octree/inexor.h"

#include "model/octree/own_ray.h"

#include <glm/geometric.hpp>

#include <cmath>

namespace wb::octree {
namespace {

constexpr std::size_t mostChildren = 4;  // "No more than 4 sub-cubes", which holds mostly.

double squared(const glm::dvec3& vector) { return glm::dot(vector, vector); }

/// A cube as the published method sees it: centre and size in the world.
struct Seen {
  Octree::Cube cube;
  Path path;
  glm::dvec3 centre;
  double size;
};

template <class Watcher>
class InexorCaster {
 public:
  InexorCaster(const World& world, const Ray& ray, Watcher& watcher)
      : world_(world),
        ray_{ray.origin, unitOf(ray.direction)},
        maxDepth_(ray.maxDepth),
        watcher_(watcher) {}

  std::optional<Entry> cast() {
    const std::optional<std::size_t> octree = nearestOctree();
    if (!octree) return {};
    watcher_.enterOctree();
    return castInto(*octree);
  }

 private:
  static Seen rootOf(const PlacedOctree& placed) {
    const auto& [position, size, rotation] = placed.placement;
    return {placed.octree->root(), {}, position + size / 2, size};
  }

  static Seen childOf(const Octree& octree, const Seen& seen, int slot) {
    const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
    return {octree.child(seen.cube, slot), seen.path.child(slot),
            seen.centre + (side - 0.5) * (seen.size / 2), seen.size / 2};
  }

  double distance(const Seen& seen) const { return squared(seen.centre - ray_.origin); }

  /// What counts at the depth that the ray ends at.
  CubeKind kindOf(const Octree& octree, const Seen& seen) const {
    const CubeKind kind = octree.kind(seen.cube);
    if (kind != CubeKind::octant || seen.path.depth() < maxDepth_) return kind;
    return octree.isFilled(seen.cube) ? CubeKind::solid : CubeKind::empty;
  }

  std::optional<std::size_t> nearestOctree() {
    std::optional<std::size_t> nearest;
    double smallest = 0;
    for (std::size_t i = 0; i < world_.octrees().size(); ++i) {
      const PlacedOctree& placed = world_.octrees()[i];
      const Seen root = rootOf(placed);
      if (kindOf(*placed.octree, root) == CubeKind::empty) continue;
      if (!isMet(root)) {
        watcher_.reject(i, root.path);
        continue;
      }
      if (nearest && distance(root) >= smallest) continue;
      nearest = i;
      smallest = distance(root);
    }
    return nearest;
  }

  /// The farther of the two points of the sphere lies ahead.
  bool meetsSphere(const Seen& seen) const {
    const glm::dvec3 to = seen.centre - ray_.origin;
    const double along = glm::dot(to, ray_.direction);
    const double under = along * along - squared(to) + 0.75 * seen.size * seen.size;
    return under >= 0 && along + std::sqrt(under) > 0;
  }

  bool isMet(const Seen& seen) const {
    const double half = seen.size / 2;
    return meetsSphere(seen) && slabsOf(ray_, seen.centre - half, seen.centre + half).isOnLine();
  }

  std::optional<Entry> castInto(std::size_t index) {
    const Octree& octree = *world_.octrees()[index].octree;
    Seen seen = rootOf(world_.octrees()[index]);
    while (kindOf(octree, seen) == CubeKind::octant) {
      watcher_.enter(index, seen.path);
      const std::optional<Seen> next = nearestChild(index, octree, seen);
      if (!next) return {};
      seen = *next;
    }
    watcher_.hit(index, seen.path);
    const Face face = faceOf(seen);
    const double t = ray_.parameter(axisOf(face), planeOf(seen, face));
    return Entry{t, index, seen.path, face, false};
  }

  std::optional<Seen> nearestChild(std::size_t index, const Octree& octree, const Seen& seen) {
    std::optional<Seen> nearest;
    std::size_t count = 0;
    for (int slot = 0; slot < childCount && count < mostChildren; ++slot) {
      const Seen child = childOf(octree, seen, slot);
      if (kindOf(octree, child) == CubeKind::empty) continue;
      if (!isMet(child)) {
        watcher_.reject(index, child.path);
        continue;
      }
      ++count;
      if (!nearest || distance(child) < distance(*nearest)) nearest = child;
    }
    return nearest;
  }

  static double planeOf(const Seen& seen, Face face) {
    return seen.centre[axisOf(face)] + (isPositive(face) ? 0.5 : -0.5) * seen.size;
  }

  Face faceOf(const Seen& seen) const {
    std::optional<Face> nearest;
    double smallest = 0;
    for (int index = 0; index < faceCount; ++index) {
      const Face face = static_cast<Face>(index);
      const int axis = axisOf(face);
      const double direction = ray_.direction[axis];
      if (isPositive(face) ? direction >= 0 : direction <= 0) continue;
      const double plane = planeOf(seen, face);
      glm::dvec3 centre = seen.centre;
      centre[axis] = plane;
      const double away =
          squared(ray_.origin + ray_.parameter(axis, plane) * ray_.direction - centre);
      if (nearest && away >= smallest) continue;
      nearest = face;
      smallest = away;
    }
    return *nearest;  // A direction of length 1 faces at least one.
  }

  const World& world_;
  OwnRay ray_;
  std::size_t maxDepth_;
  Watcher& watcher_;
};

}  // namespace

std::optional<Entry> castInexor(const World& world, const Ray& ray) {
  NoVisits none;
  return InexorCaster(world, ray, none).cast();
}

std::optional<Entry> castInexor(const World& world, const Ray& ray, Visits& visits) {
  return InexorCaster(world, ray, visits).cast();
}

}  // namespace wb::octree
