// Problem: what a ray meets first in a world of octrees: exactly, with ties decided alike on every
// machine.
// Method: parametric octree traversal (Revelles, Ureña and Lastra 2000) in doubles with error
// bounds (detail/bounded_caster.h). A ray that passes something so closely that they cannot decide
// is cast again in numbers of any size (detail/certain_caster.h). Octrees come from the hierarchy
// of world.cpp, nearest first. Complexity: about O(log n + depth) a ray; more where it passes many
// cubes closely. No constants. Time by `./dev bench --benchmark_filter="octree/exact"`
// (tests/benchmarks/octree.cpp).
#include "model/octree/exact.h"

#include "model/octree/detail/bounded_caster.h"
#include "model/octree/detail/certain_caster.h"
#include "model/octree/detail/ray_cube.h"
#include "model/octree/octree.h"
#include "model/octree/visits.h"
#include "model/octree/world.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <deque>
#include <optional>
#include <vector>

namespace wb::octree {
namespace {

/// Whether a line may touch a sphere: with room for rounding. `direction` of length 1.
bool mayTouch(const World::Sphere& sphere, const glm::dvec3& origin, const glm::dvec3& direction) {
  constexpr double room = 1e-9;
  const glm::dvec3 to = sphere.centre - origin;
  const glm::dvec3 aside = to - glm::dot(to, direction) * direction;
  const double reach = sphere.radius + room * (glm::length(to) + sphere.radius);
  return glm::dot(aside, aside) <= reach * reach;
}

/// Casts one ray: octree by octree as the hierarchy names them, by one of two casters.
template <class Watcher>
class WorldCaster {
 public:
  WorldCaster(const World& world, const Ray& ray, IndentationUse indentation, Watcher& watcher)
      : world_(world),
        ray_(ray),
        indentation_(indentation),
        watcher_(watcher),
        scaled_(ray.direction),
        unit_(unitOf(ray.direction)),
        seesAll_(world.seesAll(ray.maxDepth)) {}

  /// As far as doubles decide.
  BoundedNearest castBounded(const std::optional<Location>& passedOver) {
    BoundedNearest nearest;
    nearest.passedOver = passedOver;
    nearest.isUndecided = !scaled_.isScaled;
    if (nearest.isUndecided) return nearest;
    forEachOctree([&](std::size_t octree) {
      const BoundedRay own(world_.frame(octree), ray_.origin, scaled_);
      BoundedCaster(*world_.octrees()[octree].octree, octree, own, ray_.maxDepth, indentation_,
                    nearest, watcher_)
          .cast();
      return nearest.isUndecided ? -1 : nearest.t + nearest.error;
    });
    if (!nearest.isUndecided && hasEntry(nearest))
      nearest.entry.t = metresOf(nearest.entry, nearest.plane, nearest.t);
    return nearest;
  }

  CertainNearest castCertain(const std::optional<Location>& passedOver) {
    std::deque<CertainRay> rays;  // What parameters look at stays in its place.
    CertainNearest nearest;
    nearest.passedOver = passedOver;
    isNamed_.assign(watcher_.wantsSteps() ? world_.octrees().size() : 0, false);
    forEachOctree([&](std::size_t octree) {
      const OwnFrame& frame = world_.frame(octree);
      const OwnRay own = toOwn(frame, ray_.origin, unit_);
      CertainCaster(*world_.octrees()[octree].octree, octree, frame, own,
                    rays.emplace_back(frame, ray_), scaled_.length, ray_.maxDepth, indentation_,
                    nearest, watcher_)
          .cast();
      return nearest.isFound ? nearest.t.rounded() + nearest.t.error()
                             : std::numeric_limits<double>::infinity();
    });
    tellOthers();
    if (nearest.isFound) {
      nearest.entry.t = metresOf(nearest.entry, nearest.plane, nearest.t.roundedIfKnown());
      nearest.entry.decided = nearest.tied.size() > 1 ? Decided::tie : Decided::exact;
      nearest.t = {};
    }
    return nearest;
  }

  static bool hasEntry(const BoundedNearest& nearest) {
    return nearest.t < std::numeric_limits<double>::infinity();
  }

 private:
  template <class Cast>
  void forEachOctree(Cast&& castInto) {
    world_.hierarchy(ray_.maxDepth)
        .forEachMet(ray_.origin, scaled_.numbers, [&](std::size_t octree) {
          if (watcher_.wantsSteps()) isNamed_[octree] = true;
          if (!seesAll_ || !world_.frame(octree).isRotated()) return castInto(octree);
          const World::Sphere& sphere = world_.sphere(octree);
          if (mayTouch(sphere, ray_.origin, unit_)) return castInto(octree);
          reject(octree, Bound::sphere,
                 nearnessToSphere({ray_.origin, unit_}, sphere.centre, sphere.radius));
          return std::numeric_limits<double>::infinity();
        });
  }

  /// Along the unit direction, by the plane's coordinates: the same bits whatever decided.
  double metresOf(const Entry& entry, const MetPlane& met, std::optional<double> parameter) const {
    if (entry.isInside) return 0;
    const OwnFrame& frame = world_.frame(entry.octree);
    const OwnRay own = toOwn(frame, ray_.origin, unit_);
    const int axis = axisOf(entry.face);
    glm::dvec3 normal(met.normal);
    glm::dvec3 point = met.point;
    if (met.normal == glm::ivec3(0)) {
      const auto [corner, size] = boxInRoot(entry.cube);
      point = corner + (isPositive(entry.face) ? size : 0.0);
      normal[axis] = 1;
    }
    const double slope = glm::dot(normal, own.direction);
    // Along a plane the rounding of its coordinates would be most of the quotient.
    if (parameter && std::abs(slope) < mostAlong * glm::length(normal))
      return std::max(0.0, *parameter * scaled_.length);
    if (slope == 0) return 0;
    const bool isAcross = glm::abs(normal) == glm::abs(normal[axis]) * unitAlong(axis);
    const double t = isAcross ? own.parameter(axis, frame.plane(axis, point[axis]))
                              : glm::dot(normal, frame.point(point) - own.origin) / slope;
    return std::max(0.0, t);
  }

  static glm::dvec3 unitAlong(int axis) {
    glm::dvec3 unit(0);
    unit[axis] = 1;
    return unit;
  }

  void reject(std::size_t octree, Bound bound, const Nearness& nearness) {
    watcher_.record({Step::Kind::rejected, octree, Path(), nearness.distance, bound});
  }

  /// Of octrees that the hierarchy did not name: it tests their boxes.
  void tellOthers() {
    if (!watcher_.wantsSteps()) return;
    const OwnRay ray{ray_.origin, unit_ + 0.0};
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
  ScaledDirection scaled_;
  glm::dvec3 unit_;
  bool seesAll_;
  std::vector<bool> isNamed_{};  ///< Of each octree, where steps are wanted.
};

template <class Watcher>
std::optional<Entry> cast(const World& world, const Ray& ray, IndentationUse indentation,
                          Watcher& watcher, const std::optional<Location>& passedOver = {}) {
  WorldCaster caster(world, ray, indentation, watcher);
  const BoundedNearest nearest = caster.castBounded(passedOver);
  if (!nearest.isUndecided) {
    if (!caster.hasEntry(nearest)) return {};
    return nearest.entry;
  }
  watcher = Watcher();
  const CertainNearest certain = caster.castCertain(passedOver);
  if (!certain.isFound) return {};
  return certain.entry;
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

std::vector<Location> leavesMetAtOnce(const World& world, const Ray& ray,
                                      IndentationUse indentation) {
  NoVisits nobody;
  auto tied = WorldCaster(world, ray, indentation, nobody).castCertain({}).tied;
  std::ranges::sort(tied);
  return tied;
}

std::optional<Entry> castExact(const World& world, const Ray& ray, IndentationUse indentation,
                               Visits& visits) {
  Visits counts;
  const auto entry = cast(world, ray, indentation, counts);
  if (visits.wantsSteps())
    WorldCaster(world, ray, indentation, visits).castCertain({});
  else
    visits.add(counts);
  return entry;
}

}  // namespace wb::octree
