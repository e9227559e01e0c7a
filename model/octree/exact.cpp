#include "model/octree/exact.h"

#include "model/octree/tree_caster.h"

#include <glm/geometric.hpp>

#include <limits>

namespace wb::octree {
namespace {

/// Whether a line may touch a sphere: with room for rounding.
bool mayTouch(const World::Sphere& sphere, const glm::dvec3& origin, const glm::dvec3& direction) {
  constexpr double room = 1e-9;
  const glm::dvec3 to = sphere.centre - origin;
  const glm::dvec3 aside = to - glm::dot(to, direction) * direction;
  const double reach = sphere.radius + room * (glm::length(to) + sphere.radius);
  return glm::dot(aside, aside) <= reach * reach;
}

/// The number of no octree.
constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

template <class Watcher>
std::optional<Entry> cast(const World& world, const Ray& ray, IndentationUse indentation,
                          Watcher&& watcher, std::size_t passedOver = none) {
  const glm::dvec3 direction = unitOf(ray.direction);
  const bool seesAll = world.seesAll(ray.maxDepth);
  Nearest nearest;
  world.hierarchy(ray.maxDepth).forEachMet(ray.origin, direction, [&](std::size_t octree) {
    if (octree == passedOver) return nearest.t();
    const OwnFrame& frame = world.frame(octree);
    if (seesAll && frame.isRotated() && !mayTouch(world.sphere(octree), ray.origin, direction)) {
      watcher.reject(octree, Path());
      return nearest.t();
    }
    const OwnRay own = toOwn(frame, ray.origin, direction);
    TreeCaster(*world.octrees()[octree].octree, octree, frame, own, ray.maxDepth, indentation,
               nearest, watcher)
        .cast();
    return nearest.t();
  });
  if (!nearest.isFound) return {};
  return nearest.entry;
}

}  // namespace

std::optional<Entry> castExact(const World& world, const Ray& ray, IndentationUse indentation) {
  NoVisits nobody;
  return cast(world, ray, indentation, nobody);
}

std::optional<Entry> castBehind(const World& world, const Ray& ray, std::size_t front,
                                IndentationUse indentation) {
  NoVisits nobody;
  return cast(world, ray, indentation, nobody, front);
}

std::optional<Entry> castExact(const World& world, const Ray& ray, IndentationUse indentation,
                               Visits& visits) {
  return cast(world, ray, indentation, visits);
}

}  // namespace wb::octree
