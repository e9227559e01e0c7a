#include "model/octree/detail/exact.h"

#include "model/octree/detail/tree_caster.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <vector>

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

/// Casts one ray: octree by octree as the hierarchy names them.
template <class Watcher>
class WorldCaster {
 public:
  WorldCaster(const World& world, const Ray& ray, IndentationUse indentation, Watcher& watcher)
      : world_(world),
        ray_(ray),
        indentation_(indentation),
        watcher_(watcher),
        direction_(unitOf(ray.direction)),
        seesAll_(world.seesAll(ray.maxDepth)),
        isNamed_(watcher.wantsSteps() ? world.octrees().size() : 0) {}

  std::optional<Entry> cast(std::optional<Location> passedOver) {
    nearest_.passedOver = passedOver;
    world_.hierarchy(ray_.maxDepth).forEachMet(ray_.origin, direction_, [&](std::size_t octree) {
      castInto(octree);
      return nearest_.t();
    });
    tellOthers();
    if (!nearest_.isFound) return {};
    return nearest_.entry;
  }

 private:
  void castInto(std::size_t octree) {
    if (watcher_.wantsSteps()) isNamed_[octree] = true;
    const OwnFrame& frame = world_.frame(octree);
    const World::Sphere& sphere = world_.sphere(octree);
    if (seesAll_ && frame.isRotated() && !mayTouch(sphere, ray_.origin, direction_))
      return reject(octree, Bound::sphere,
                    nearnessToSphere({ray_.origin, direction_}, sphere.centre, sphere.radius));
    const OwnRay own = toOwn(frame, ray_.origin, direction_);
    TreeCaster(*world_.octrees()[octree].octree, octree, frame, own, ray_.maxDepth, indentation_,
               nearest_, watcher_)
        .cast();
  }

  void reject(std::size_t octree, Bound bound, const Nearness& nearness) {
    watcher_.record({Step::Kind::rejected, octree, Path(), nearness.distance, bound});
  }

  /// Of octrees that the hierarchy did not name: it tests their boxes.
  void tellOthers() {
    if (!watcher_.wantsSteps()) return;
    const OwnRay ray{ray_.origin, direction_ + 0.0};
    const auto boxes = world_.hierarchy(ray_.maxDepth).boxes();
    for (std::size_t octree = 0; octree < boxes.size(); ++octree) {
      const auto& [min, max] = boxes[octree];
      if (isNamed_[octree] || boxes[octree].isEmpty()) continue;
      const Slabs slabs = slabsOf(ray, min, max);
      if (!slabs.isMet())
        reject(octree, Bound::filled, nearnessToBox(ray, min, max));
      else
        watcher_.record(
            {Step::Kind::untested, octree, Path(), std::max(0.0, slabs.entry()), Bound::filled});
    }
  }

  const World& world_;
  const Ray& ray_;
  IndentationUse indentation_;
  Watcher& watcher_;
  glm::dvec3 direction_;
  bool seesAll_;
  std::vector<bool> isNamed_;  ///< Of each octree, where steps are wanted.
  Nearest nearest_;
};

template <class Watcher>
std::optional<Entry> cast(const World& world, const Ray& ray, IndentationUse indentation,
                          Watcher& watcher, std::optional<Location> passedOver = {}) {
  return WorldCaster(world, ray, indentation, watcher).cast(passedOver);
}

}  // namespace

std::optional<Entry> castExact(const World& world, const Ray& ray, IndentationUse indentation) {
  NoVisits nobody;
  return cast(world, ray, indentation, nobody);
}

std::optional<Entry> castBehind(const World& world, const Ray& ray, const Location& front,
                                IndentationUse indentation) {
  NoVisits nobody;
  return cast(world, ray, indentation, nobody, front);
}

std::optional<Entry> castExact(const World& world, const Ray& ray, IndentationUse indentation,
                               Visits& visits) {
  return cast(world, ray, indentation, visits);
}

}  // namespace wb::octree
