// Problem: what Inexor's published method finds, right or wrong, and with any of its rules
// corrected.
// Method: that of the document (see inexor.h): bounds are tested by sphere and slabs, of what is
// met the nearest centre is followed. Each correction changes one rule, so that causes can be told
// apart.
// Complexity: O(octrees + depth) a ray as published; with all rules corrected all cubes that the
// ray touches.
// Constants: mostChildren is the document's. Time by
// `./dev bench --benchmark_filter="octree/.*inexor"`.
#include "model/octree/inexor.h"

#include "model/octree/detail/certain_ray.h"
#include "model/octree/detail/ray_cube.h"
#include "model/octree/octree_texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <tuple>

namespace wb::octree {
namespace {

struct CauseWords {
  std::string_view name;
  Text clause;
};

constexpr std::array<CauseWords, allCauses.size()> causeWords{{
    {"origin_inside", octreeTexts["cause.inside"]},
    {"line", octreeTexts["cause.line"]},
    {"no_return", octreeTexts["cause.no_return"]},
    {"four_children", octreeTexts["cause.four_children"]},
    {"child_centre", octreeTexts["cause.child_centre"]},
    {"octree_centre", octreeTexts["cause.octree_centre"]},
    {"face_centre", octreeTexts["cause.face_centre"]},
    {"turned", octreeTexts["cause.turned"]},
    {"indented", octreeTexts["cause.indented"]},
}};

}  // namespace

std::string_view name(Cause cause) { return causeWords[static_cast<std::size_t>(cause)].name; }

Text clauseOf(Cause cause) { return causeWords[static_cast<std::size_t>(cause)].clause; }

namespace {

constexpr std::size_t mostChildren = 4;  // "No more than 4 sub-cubes", which holds mostly.

double squared(const glm::dvec3& vector) { return glm::dot(vector, vector); }

/// A cube as the published method sees it; corner and size in fractions of the root's.
struct Seen {
  std::size_t octree = 0;
  Octree::Cube cube{};
  Path path;
  glm::dvec3 corner{0};
  double size = 1;
  glm::dvec3 centre{0};  ///< In the world, as are the corners.
  glm::dvec3 low{0};
  glm::dvec3 high{0};
  double away = 0;  ///< The square of the distance of its centre from the ray's origin.
};

bool isNearer(const Seen& a, const Seen& b) {
  return std::tie(a.away, a.octree, a.path) < std::tie(b.away, b.octree, b.path);
}

/// An entry, and where it is without rounding where rules are corrected.
struct Found {
  Entry entry;
  std::optional<Parameter> t;

  bool isBefore(const Found& other) const {
    const auto place = [](const Entry& one) { return std::tie(one.octree, one.cube); };
    if (!t || !other.t)
      return std::tuple(entry.t, place(entry)) < std::tuple(other.entry.t, place(other.entry));
    const int order = compare(*t, *other.t);
    return order != 0 ? order < 0 : place(entry) < place(other.entry);
  }
};

template <class Watcher>
class InexorCaster {
 public:
  InexorCaster(const World& world, const Ray& ray, Causes corrected, Watcher& watcher)
      : world_(world),
        given_(ray),
        ray_{ray.origin, unitOf(ray.direction) + 0.0},
        maxDepth_(ray.maxDepth),
        corrected_(corrected),
        watcher_(watcher) {}

  std::optional<Entry> cast() {
    std::vector<Seen> met;
    for (std::size_t i = 0; i < world_.octrees().size(); ++i) {
      const Seen root = seen(i, treeOf(i).root(), {}, glm::dvec3(0), 1);
      if (kindOf(root) != CubeKind::empty && isMet(root)) met.push_back(root);
    }
    const auto found = follow(met, Cause::octreeCentre);
    if (!found) return {};
    return found->entry;
  }

 private:
  const Octree& treeOf(std::size_t octree) const { return *world_.octrees()[octree].octree; }

  Seen seen(std::size_t octree, Octree::Cube cube, const Path& path, const glm::dvec3& corner,
            double size) const {
    const OwnFrame& frame = world_.frame(octree);
    const glm::dvec3 centre = frame.point(corner + size / 2);
    return {octree,
            cube,
            path,
            corner,
            size,
            centre,
            frame.point(corner),
            frame.point(corner + size),
            squared(centre - ray_.origin)};
  }

  Seen childOf(const Seen& parent, int slot) const {
    const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
    const double half = parent.size / 2;
    return seen(parent.octree, treeOf(parent.octree).child(parent.cube, slot),
                parent.path.child(slot), parent.corner + half * side, half);
  }

  /// What counts at the depth that the ray ends at.
  CubeKind kindOf(const Seen& one) const {
    const Octree& octree = treeOf(one.octree);
    const CubeKind kind = octree.kind(one.cube);
    if (kind != CubeKind::octant || one.path.depth() < maxDepth_) return kind;
    return octree.isFilled(one.cube) ? CubeKind::solid : CubeKind::empty;
  }

  double sizeOf(const Seen& one) const { return world_.frame(one.octree).size() * one.size; }
  Slabs slabsAround(const Seen& one) const { return slabsOf(ray_, one.low, one.high); }

  /// The farther of the two points of the sphere lies ahead.
  bool meetsSphere(const Seen& one) const {
    const double size = sizeOf(one);
    const double along = glm::dot(one.centre - ray_.origin, ray_.direction);
    const double under = along * along - one.away + 0.75 * size * size;
    return under >= 0 && along + std::sqrt(under) > 0;
  }

  bool isMet(const Seen& one) {
    if (corrected_.has(Cause::line)) return certainSlabs(one).isMet();
    const bool isInSphere = meetsSphere(one);
    const bool isFound = isInSphere && slabsAround(one).isOnLine();
    if (watcher_.wantsSteps()) tell(one, isFound, isInSphere);
    return isFound;
  }

  void tell(const Seen& one, bool isFound, bool isInSphere) {
    if (isFound)
      watcher_.record({Step::Kind::candidate, one.octree, one.path, std::sqrt(one.away)});
    else if (isInSphere)
      watcher_.record({Step::Kind::rejected, one.octree, one.path,
                       nearnessToBox(ray_, one.low, one.high, Reach::line).distance});
    else
      watcher_.record({Step::Kind::rejected, one.octree, one.path,
                       nearnessToSphere(ray_, one.centre, std::sqrt(0.75) * sizeOf(one)).distance,
                       Bound::sphere});
  }

  /// What a corrected rule asks, as the exact method answers it.
  CertainSlabs certainSlabs(const Seen& one) {
    return CertainSlabs(certainRay(one.octree), one.corner, one.size);
  }

  const CertainRay& certainRay(std::size_t octree) {
    const auto& [position, size, rotation] = world_.octrees()[octree].placement;
    const auto known = certain_.find(octree);
    if (known != certain_.end()) return known->second;
    return certain_.try_emplace(octree, OwnFrame({position, size, {1, 0, 0, 0}}), given_)
        .first->second;
  }

  /// Into the nearest of what is met, by its centre; into the others as far as rules are corrected.
  std::optional<Found> follow(std::span<Seen> met, Cause choice) {
    std::ranges::sort(met, isNearer);
    std::optional<Found> first;
    for (const Seen& one : met) {
      const std::optional<Found> found = castInto(one);
      if (found && (!first || found->isBefore(*first))) first = found;
      const bool goesOn = corrected_.has(choice) || (!first && corrected_.has(Cause::noReturn));
      if (!goesOn) break;
    }
    return first;
  }

  std::optional<Found> castInto(const Seen& one) {
    if (one.path.depth() == 0) watcher_.enterOctree();
    if (kindOf(one) != CubeKind::octant)
      return corrected_.isEmpty() ? entryInto(one) : correctedEntryInto(one);
    watcher_.enter(one.octree, one.path);
    std::array<Seen, childCount> met;
    const std::size_t count = childrenMet(one, met);
    if (count == 0) watcher_.record({Step::Kind::deadEnd, one.octree, one.path});
    return follow(std::span(met).first(count), Cause::childCentre);
  }

  std::size_t childrenMet(const Seen& parent, std::array<Seen, childCount>& met) {
    const std::size_t most = corrected_.has(Cause::fourChildren) ? childCount : mostChildren;
    std::size_t count = 0;
    bool isStopped = false;
    for (int slot = 0; slot < childCount; ++slot) {
      const Seen child = childOf(parent, slot);
      if (kindOf(child) == CubeKind::empty) continue;
      if (count < most) {
        if (isMet(child)) met[count++] = child;
        continue;
      }
      if (!watcher_.wantsSteps()) break;
      if (!isStopped) watcher_.record({Step::Kind::stopped, parent.octree, parent.path});
      isStopped = true;
      watcher_.record({Step::Kind::untested, child.octree, child.path});
    }
    return count;
  }

  Found entryInto(const Seen& leaf) {
    Found found{{0, leaf.octree, leaf.path, nearestFace(leaf), false}, {}};
    return tellOf(leaf, found);
  }

  Found correctedEntryInto(const Seen& leaf) {
    const CertainSlabs slabs = certainSlabs(leaf);
    Found found{{0, leaf.octree, leaf.path, Face::left, false}, Parameter()};
    found.entry.isInside =
        corrected_.has(Cause::inside) && slabs.entry().sign() < 0 && slabs.exit().sign() >= 0;
    if (found.entry.isInside) return tellOf(leaf, found);
    const CertainRay& ray = certainRay(leaf.octree);
    found.entry.face = nearestFace(leaf);
    if (corrected_.has(Cause::faceCentre)) {
      const int axis = slabs.entryAxis();
      found.entry.face = faceOf(axis, ray.direction[static_cast<std::size_t>(axis)].sign() < 0);
    }
    const int axis = axisOf(found.entry.face);
    found.t.emplace(ray, axis, leaf.corner[axis] + (isPositive(found.entry.face) ? leaf.size : 0));
    return tellOf(leaf, found);
  }

  Found tellOf(const Seen& leaf, Found& found) {
    Entry& entry = found.entry;
    if (!entry.isInside) entry.t = ray_.parameter(axisOf(entry.face), planeOf(leaf, entry.face));
    watcher_.hit(leaf.octree, leaf.path, entry.t);
    return found;
  }

  static double planeOf(const Seen& one, Face face) {
    return (isPositive(face) ? one.high : one.low)[axisOf(face)];
  }

  Face nearestFace(const Seen& leaf) const {
    std::optional<Face> nearest;
    double smallest = 0;
    for (int index = 0; index < faceCount; ++index) {
      const Face face = static_cast<Face>(index);
      const int axis = axisOf(face);
      const double direction = ray_.direction[axis];
      if (isPositive(face) ? direction >= 0 : direction <= 0) continue;
      const double plane = planeOf(leaf, face);
      glm::dvec3 centre = leaf.centre;
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
  const Ray& given_;
  OwnRay ray_;
  std::size_t maxDepth_;
  Causes corrected_;
  Watcher& watcher_;
  std::map<std::size_t, CertainRay> certain_{};  ///< By octree, as far as they were asked for.
};

}  // namespace

std::optional<Entry> castInexor(const World& world, const Ray& ray) {
  return castCorrected(world, ray, {});
}

std::optional<Entry> castCorrected(const World& world, const Ray& ray, Causes corrected) {
  NoVisits none;
  return InexorCaster(world, ray, corrected, none).cast();
}

std::optional<Entry> castInexor(const World& world, const Ray& ray, Visits& visits) {
  return InexorCaster(world, ray, {}, visits).cast();
}

}  // namespace wb::octree
