#pragma once

#include "model/octree/detail/indented_cube.h"
#include "model/octree/detail/nearest_entry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::octree {

/// Casts a ray into one octree in doubles, in the order in which it meets the children, with
/// backtracking. It gives up (BoundedNearest::isUndecided) where two numbers that are compared lie
/// within their error bounds: where it does not, every comparison came out as without rounding.
///
/// The ray is taken as mirrored to run forward. A cube is known by the parameters of its planes; a
/// middle plane's is the mean of the outer two. An axis along which the ray hardly moves has
/// stand-ins far beyond all others, on the side on which the plane is.
template <class Watcher>
class BoundedCaster {
 public:
  BoundedCaster(const Octree& octree, std::size_t index, const BoundedRay& ray,
                std::size_t maxDepth, IndentationUse indentation, BoundedNearest& nearest,
                Watcher& watcher)
      : octree_(octree),
        index_(index),
        ray_(ray),
        maxDepth_(maxDepth),
        indentation_(indentation),
        nearest_(nearest),
        watcher_(watcher) {}

  void cast() {
    Slabs3 root;
    measureAxes(root);
    margin_ = 2 * error_;
    if (!(margin_ < std::numeric_limits<double>::max())) return giveUp();
    // What is certain of the range rejects before what is not makes it give up.
    constexpr double endless = std::numeric_limits<double>::infinity();
    Slabs3 certain = root;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      if (!isBeyond(root.near[axis], axis)) certain.near[axis] = -endless;
      if (!isBeyond(root.far[axis], axis)) certain.far[axis] = endless;
    }
    const auto [entry, exit] = rangeOf(certain);
    if (entry > exit + margin_ || exit < -margin_) return;
    if (entry > nearest_.t + nearest_.error + margin_) return;
    if (certain.near != root.near || certain.far != root.far) return giveUp();
    if (entry >= exit - margin_ || exit <= margin_) return giveUp();
    watcher_.enterOctree();
    visit(octree_.root(), Path(), root, entry, exit);
  }

 private:
  struct Slabs3 {
    std::array<double, axisCount> near;
    std::array<double, axisCount> far;
  };

  void giveUp() { nearest_.isUndecided = true; }

  /// Parameters of the root's planes, and how far from them those without rounding can be.
  void measureAxes(Slabs3& root) {
    const glm::dvec3 slopes = glm::abs(ray_.direction);
    const int steepest = slopes.x >= slopes.y && slopes.x >= slopes.z ? 0
                         : slopes.y >= slopes.z                       ? 1
                                                                      : 2;
    const double longest = 1.01 * ray_.reach(steepest) / slopes[steepest];
    for (int axis = 0; axis < axisCount; ++axis) {
      const auto at = static_cast<std::size_t>(axis);
      const bool isForward = ray_.direction[axis] >= 0;
      const bool isAlong = slopes[axis] < slopes[steepest] * mostAlong;
      double scale = 0;
      if (isAlong) {
        const double room = ray_.placeError(axis) + 128 * unitRoundoff * ray_.reach(axis) +
                            2.5 * longest * (slopes[axis] + ray_.directionError);
        beyond_[at] = 8 * longest;
        scale = (isForward ? beyond_[at] : -beyond_[at]) / room;
      } else {
        scale = 1 / ray_.direction[axis];
        error_ = std::max(error_, ray_.parameterError(axis));
      }
      const double low = ray_.base[axis] * scale;
      const double high = (ray_.base[axis] + ray_.size) * scale;
      root.near[at] = isForward ? low : high;
      root.far[at] = isForward ? high : low;
      if (!isForward) mirror_ |= bitOf(axis);
    }
  }

  /// Whether it is certain on which side of the ray the plane of a stand-in is.
  bool isBeyond(double parameter, std::size_t axis) const {
    return std::abs(parameter) > beyond_[axis];
  }

  static std::pair<double, double> rangeOf(const Slabs3& slabs) {
    return {std::max({slabs.near[0], slabs.near[1], slabs.near[2]}),
            std::min({slabs.far[0], slabs.far[1], slabs.far[2]})};
  }

  void visit(Octree::Cube cube, const Path& path, const Slabs3& slabs, double entry, double exit) {
    switch (octree_.kind(cube)) {
      case CubeKind::empty:
        return;
      case CubeKind::solid:
        return meetBox(path, slabs, entry);
      case CubeKind::normal:
        return meetNormal(cube, path, slabs, entry);
      case CubeKind::octant:
        if (path.depth() < maxDepth_)
          return visitOctant(octree_.childNode(cube), path, slabs, entry, exit);
        if (octree_.isFilled(cube)) meetBox(path, slabs, entry);
    }
  }

  void meetBox(const Path& path, const Slabs3& slabs, double entry) {
    if (std::abs(entry) <= margin_) return giveUp();
    const bool isInside = entry < 0;
    watcher_.hit(index_, path, isInside ? 0 : entry);
    if (isInside) return keep(0, 0, path, Face::left, true);
    if (!isNearer(entry, error_, path)) return;
    const auto& near = slabs.near;
    const std::size_t first = near[1] > near[0] ? 1 : 0;
    const std::size_t axis = near[2] > near[first] ? 2 : first;
    for (std::size_t other = 0; other < axisCount; ++other)
      if (other != axis && near[other] >= entry - margin_) return giveUp();
    const bool isForward = (mirror_ & bitOf(static_cast<int>(axis))) == 0;
    keep(entry, error_, path, faceOf(static_cast<int>(axis), !isForward), false);
  }

  void meetNormal(Octree::Cube cube, const Path& path, const Slabs3& slabs, double entry) {
    const PackedCodes& codes = octree_.codes(cube);
    if (indentation_ == IndentationUse::ignore || codes == untouchedCodes)
      return meetBox(path, slabs, entry);
    const auto [corner, size] = boxInRoot(path);
    IndentedShape::BoundedMeeting met;
    const auto verdict = IndentedShape(codes, corner, size).meet(ray_, met);
    if (verdict == IndentedShape::Verdict::undecided) return giveUp();
    if (verdict == IndentedShape::Verdict::missed) return;
    watcher_.hit(index_, path, met.t);
    keep(met.t, met.error, path, met.face, met.isInside, met.plane);
  }

  bool isNearer(double t, double error, const Path& path) {
    if (nearest_.passedOver == Location{index_, path}) return false;
    if (std::abs(t - nearest_.t) <= error + nearest_.error) giveUp();
    return t < nearest_.t;
  }

  void keep(double t, double error, const Path& path, Face face, bool isInside,
            const MetPlane& plane = {}) {
    if (!isNearer(t, error, path)) return;
    nearest_.t = t;
    nearest_.error = error;
    nearest_.plane = plane;
    nearest_.entry = {0, index_, path, face, isInside};
  }

  void visitOctant(std::uint32_t index, const Path& path, const Slabs3& slabs, double entry,
                   double exit) {
    watcher_.enter(index_, path);
    constexpr double never = std::numeric_limits<double>::infinity();
    std::array<double, axisCount> middles;
    std::array<double, axisCount> crossings;  // Of middle planes within the OCTANT.
    int child = 0;                            // Of the mirrored ray.
    bool isCertain = true;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      const double middle = (slabs.near[axis] + slabs.far[axis]) / 2;
      const bool isBefore = middle < entry - margin_;
      const bool isBehind = middle > exit + margin_;
      const bool isWithin = static_cast<bool>(static_cast<int>(middle > entry + margin_) &
                                              static_cast<int>(middle < exit - margin_));
      isCertain = isCertain && (isBefore || isBehind || isWithin) && isBeyond(middle, axis);
      child |= isBefore ? 4 >> axis : 0;
      middles[axis] = middle;
      crossings[axis] = isWithin ? middle : never;
    }
    const auto areApart = [this](double a, double b) {
      return a == never || !(std::abs(a - b) <= margin_);
    };
    if (!isCertain || !areApart(crossings[0], crossings[1]) ||
        !areApart(crossings[1], crossings[2]) || !areApart(crossings[2], crossings[0]))
      return giveUp();
    const Octree::Node& node = octree_.node(index);
    const unsigned notEmpty = node.notEmpty();
    while (entry <= nearest_.t + nearest_.error + margin_) {
      const std::size_t first = crossings[1] < crossings[0] ? 1 : 0;
      const std::size_t next = crossings[2] < crossings[first] ? 2 : first;
      const double until = std::min(crossings[next], exit);
      const int slot = child ^ mirror_;
      if ((notEmpty >> slot & 1) != 0 && until >= -margin_) {
        if (until <= margin_) return giveUp();
        descend(index, path, slabs, middles, child, entry, until);
        if (nearest_.isUndecided) return;
      }
      if (until == exit) return;
      child |= 4 >> next;
      crossings[next] = never;
      entry = until;
    }
  }

  /// Into a child that is not EMPTY.
  void descend(std::uint32_t index, const Path& path, const Slabs3& slabs,
               const std::array<double, axisCount>& middles, int child, double entry, double exit) {
    Slabs3 below;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      const bool isSecond = (child >> (axisCount - 1 - axis) & 1) != 0;
      below.near[axis] = isSecond ? middles[axis] : slabs.near[axis];
      below.far[axis] = isSecond ? slabs.far[axis] : middles[axis];
    }
    const int slot = child ^ mirror_;
    const Octree::Node& node = octree_.node(index);
    const Path at = path.child(slot);
    if ((node.solids >> slot & 1) != 0) return meetBox(at, below, entry);
    const bool isOctant = (node.octants >> slot & 1) != 0;
    if (isOctant && at.depth() < maxDepth_)
      return visitOctant(node.octantAt(slot), at, below, entry, exit);
    visit({index, static_cast<std::uint8_t>(slot)}, at, below, entry, exit);
  }

  const Octree& octree_;
  std::size_t index_;
  const BoundedRay& ray_;
  std::size_t maxDepth_;
  IndentationUse indentation_;
  BoundedNearest& nearest_;
  Watcher& watcher_;
  int mirror_ = 0;
  double error_ = 0;   ///< Of every parameter of a plane, at most.
  double margin_ = 0;  ///< Of a difference of two.
  std::array<double, axisCount> beyond_{-1, -1, -1};
};

}  // namespace wb::octree
