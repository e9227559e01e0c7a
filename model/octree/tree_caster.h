#pragma once

#include "model/octree/entry.h"
#include "model/octree/indented_cube.h"
#include "model/octree/octree.h"
#include "model/octree/own_ray.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>

namespace wb::octree {

/// The nearest entry so far; of equally near ones that of the first octree, then of the smallest
/// path.
struct Nearest {
  Entry entry;
  bool isFound = false;

  double t() const { return isFound ? entry.t : std::numeric_limits<double>::infinity(); }
  bool isAfter(double other, std::size_t octree, const Path& cube) const {
    if (other != t()) return other < t();
    return octree != entry.octree ? octree < entry.octree : cube < entry.cube;
  }
};

/// Casts one ray into one octree: parametric, in the order in which the ray meets the children,
/// with backtracking. Every parameter is (plane − origin) / direction of a plane with the same bits
/// for all cubes that it bounds. So what a cube is entered at never comes before what its parent
/// is, and pruning by it is exact; ties are ties of equal bits.
template <class Watcher>
class TreeCaster {
 public:
  TreeCaster(const Octree& octree, std::size_t index, const OwnFrame& frame, const OwnRay& ray,
             std::size_t maxDepth, IndentationUse indentation, Nearest& nearest, Watcher& watcher)
      : octree_(octree),
        index_(index),
        frame_(frame),
        ray_(ray),
        maxDepth_(maxDepth),
        indentation_(indentation),
        nearest_(nearest),
        watcher_(watcher) {
    for (int axis = 0; axis < axisCount; ++axis)
      if (!ray.isForward(axis)) mirror_ |= bitOf(axis);
  }

  void cast() {
    const Part root{slabsOf(ray_, frame_, glm::dvec3(0), glm::dvec3(1)), glm::dvec3(0), 1};
    if (!root.slabs.isMet()) return watcher_.reject(index_, path_);
    watcher_.enterOctree();
    visit(octree_.root(), root, root.slabs.entry());
  }

 private:
  /// A cube as the ray meets it; corner and size in fractions of the root's.
  struct Part {
    Slabs slabs;
    glm::dvec3 corner;
    double size;
  };

  /// The planes that divide an OCTANT, as the ray meets them.
  using Middles = std::array<double, axisCount>;

  void visit(Octree::Cube cube, const Part& part, double entry) {
    switch (octree_.kind(cube)) {
      case CubeKind::empty:
        return;
      case CubeKind::solid:
        return meetBox(part, entry);
      case CubeKind::normal:
        return meetNormal(cube, part, entry);
      case CubeKind::octant:
        if (path_.depth() < maxDepth_) return visitOctant(octree_.childNode(cube), part);
        if (octree_.isFilled(cube)) meetBox(part, entry);
    }
  }

  void meetBox(const Part& part, double entry) {
    watcher_.hit(index_, path_);
    const bool isInside = entry < 0;
    const double t = isInside ? 0 : entry;
    if (!nearest_.isAfter(t, index_, path_)) return;
    keep(t, isInside ? Face::left : enteredFace(ray_, part.slabs), isInside);
  }

  void meetNormal(Octree::Cube cube, const Part& part, double entry) {
    const PackedCodes& codes = octree_.codes(cube);
    if (indentation_ == IndentationUse::ignore || codes == untouchedCodes)
      return meetBox(part, entry);
    const IndentedCube shape(frame_, part.corner, part.size, codes);
    const auto met = shape.meet(ray_);
    if (!met) return watcher_.reject(index_, path_);
    watcher_.hit(index_, path_);
    if (nearest_.isAfter(met->t, index_, path_)) keep(met->t, met->face, met->isInside);
  }

  void keep(double t, Face face, bool isInside) {
    nearest_.isFound = true;
    nearest_.entry = {t, index_, path_, face, isInside};
  }

  void visitOctant(std::uint32_t node, const Part& part) {
    watcher_.enter(index_, path_);
    const double half = part.size / 2;
    Middles middles;
    for (int axis = 0; axis < axisCount; ++axis)
      middles[static_cast<std::size_t>(axis)] =
          ray_.parameter(axis, frame_.plane(axis, part.corner[axis] + half));
    if (!visitInOrder(node, part, middles)) visitEveryTouched(node, part, middles);
    watcher_.leave(index_, path_);
  }

  /// The children that a ray in general position passes, one after the other: false, with nothing
  /// done, where it meets two planes at once or runs in one.
  bool visitInOrder(std::uint32_t node, const Part& part, const Middles& middles) {
    const double begin = part.slabs.entry();
    const double end = part.slabs.exit();
    std::array<int, axisCount> crossed;  // Axes whose middle plane is crossed, in order.
    std::size_t count = 0;
    int child = 0;  // Of the mirrored ray, which runs forward on all axes.
    for (int axis = 0; axis < axisCount; ++axis) {
      const double middle = middles[static_cast<std::size_t>(axis)];
      if (middle < begin) {
        child |= bitOf(axis);
      } else if (middle > begin && middle < end) {
        std::size_t at = count++;
        for (; at > 0 && middles[static_cast<std::size_t>(crossed[at - 1])] >= middle; --at) {
          if (middles[static_cast<std::size_t>(crossed[at - 1])] == middle) return false;
          crossed[at] = crossed[at - 1];
        }
        crossed[at] = axis;
      } else if (!(middle > end)) {
        return false;
      }
    }
    if (!(begin < end)) return false;
    pass(node, part, middles, child, {crossed.data(), count});
    return true;
  }

  void pass(std::uint32_t node, const Part& part, const Middles& middles, int child,
            std::span<const int> crossed) {
    const std::uint8_t notEmpty = octree_.node(node).notEmpty();
    unsigned seen = 0;
    double entry = part.slabs.entry();
    for (std::size_t i = 0;; ++i) {
      if (std::max(entry, 0.0) > nearest_.t()) break;
      const bool isLast = i == crossed.size();
      const double exit =
          isLast ? part.slabs.exit() : middles[static_cast<std::size_t>(crossed[i])];
      const int slot = child ^ mirror_;
      if (exit >= 0 && (notEmpty >> slot & 1) != 0) {
        seen |= 1U << slot;
        descend(node, part, middles, child, entry);
      }
      if (isLast) break;
      child |= bitOf(crossed[i]);
      entry = exit;
    }
    rejectOthers(notEmpty & ~seen);
  }

  /// All children that the ray touches, as their closed boxes are met, nearest first.
  void visitEveryTouched(std::uint32_t node, const Part& part, const Middles& middles) {
    struct Touched {
      double entry;
      int slot;
    };
    std::array<Touched, childCount> touched;
    std::size_t count = 0;
    const std::uint8_t notEmpty = octree_.node(node).notEmpty();
    unsigned seen = 0;
    for (int slot = 0; slot < childCount; ++slot) {
      if ((notEmpty >> slot & 1) == 0) continue;
      const Slabs slabs = childSlabs(part, middles, slot ^ mirror_);
      if (!slabs.isMet()) continue;
      seen |= 1U << slot;
      touched[count++] = {slabs.entry(), slot};
    }
    std::stable_sort(touched.begin(), touched.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const Touched& a, const Touched& b) { return a.entry < b.entry; });
    for (std::size_t i = 0; i < count && std::max(touched[i].entry, 0.0) <= nearest_.t(); ++i)
      descend(node, part, middles, touched[i].slot ^ mirror_, touched[i].entry);
    rejectOthers(notEmpty & ~seen);
  }

  static Slabs childSlabs(const Part& part, const Middles& middles, int child) {
    Slabs slabs = part.slabs;
    for (int axis = 0; axis < axisCount; ++axis) {
      const double middle = middles[static_cast<std::size_t>(axis)];
      (isPositive(child, axis) ? slabs.near : slabs.far)[axis] = middle;
    }
    return slabs;
  }

  void descend(std::uint32_t node, const Part& part, const Middles& middles, int child,
               double entry) {
    const int slot = child ^ mirror_;
    Part below{childSlabs(part, middles, child), part.corner, part.size / 2};
    for (int axis = 0; axis < axisCount; ++axis)
      if (isPositive(slot, axis)) below.corner[axis] += below.size;
    path_.push(slot);
    visit({node, static_cast<std::uint8_t>(slot)}, below, entry);
    path_.pop();
  }

  void rejectOthers(unsigned slots) {
    if (!watcher_.wantsSteps()) return;
    for (int slot = 0; slot < childCount; ++slot)
      if ((slots >> slot & 1) != 0) watcher_.reject(index_, path_.child(slot));
  }

  const Octree& octree_;
  std::size_t index_;
  const OwnFrame& frame_;
  const OwnRay& ray_;
  std::size_t maxDepth_;
  IndentationUse indentation_;
  Nearest& nearest_;
  Watcher& watcher_;
  Path path_;
  int mirror_ = 0;
};

}  // namespace wb::octree
