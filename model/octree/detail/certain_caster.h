#pragma once

#include "model/octree/detail/indented_cube.h"
#include "model/octree/detail/nearest_entry.h"
#include "model/octree/detail/ray_cube.h"

#include <algorithm>
#include <array>
#include <vector>

namespace wb::octree {

/// Casts a ray into one octree without rounding: all children whose closed boxes it touches are
/// looked at, nearest first, as far as they are no farther than the nearest leaf so far.
template <class Watcher>
class CertainCaster {
 public:
  /// @param own  What `ray` is in doubles, for what steps say.
  /// @param metres  A unit of the scaled direction.
  CertainCaster(const Octree& octree, std::size_t index, const OwnFrame& frame, const OwnRay& own,
                const CertainRay& ray, double metres, std::size_t maxDepth,
                IndentationUse indentation, CertainNearest& nearest, Watcher& watcher)
      : octree_(octree),
        index_(index),
        frame_(frame),
        own_(own),
        ray_(ray),
        metres_(metres),
        maxDepth_(maxDepth),
        indentation_(indentation),
        nearest_(nearest),
        watcher_(watcher) {}

  void cast() {
    const Part root = partOf(octree_.root(), Path(), glm::dvec3(0), 1);
    if (!root.slabs.isMet()) return rejectBox(root);
    watcher_.enterOctree();
    visit(root);
  }

 private:
  /// A cube as the ray meets it; corner and size in fractions of the root's.
  struct Part {
    Octree::Cube cube;
    Path path;
    glm::dvec3 corner;
    double size;
    CertainSlabs slabs;
    Parameter entry{};  ///< Where it is met.
  };

  Part partOf(Octree::Cube cube, const Path& path, const glm::dvec3& corner, double size) const {
    Part part{cube, path, corner, size, CertainSlabs(ray_, corner, size), {}};
    if (part.slabs.isMet()) part.entry = part.slabs.entry();
    return part;
  }

  Part childOf(const Part& parent, int slot) const {
    const double half = parent.size / 2;
    const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
    return partOf(octree_.child(parent.cube, slot), parent.path.child(slot),
                  parent.corner + half * side, half);
  }

  double metresOf(const Parameter& parameter) const {
    return std::max(0.0, parameter.rounded() * metres_);
  }

  void visit(const Part& part) {
    switch (octree_.kind(part.cube)) {
      case CubeKind::empty:
        return;
      case CubeKind::solid:
        return meetBox(part);
      case CubeKind::normal:
        return meetNormal(part);
      case CubeKind::octant:
        if (part.path.depth() < maxDepth_) return visitOctant(part);
        if (octree_.isFilled(part.cube)) meetBox(part);
    }
  }

  void meetBox(const Part& part) {
    const bool isInside = part.entry.sign() < 0;
    const Parameter t = isInside ? Parameter() : part.entry;
    watcher_.hit(index_, part.path, metresOf(t));
    Face face = Face::left;
    if (!isInside) {
      const int axis = part.slabs.entryAxis();
      face = faceOf(axis, ray_.direction[static_cast<std::size_t>(axis)].sign() < 0);
    }
    nearest_.take(t, {index_, part.path}, face, isInside);
  }

  void meetNormal(const Part& part) {
    const PackedCodes& codes = octree_.codes(part.cube);
    if (indentation_ == IndentationUse::ignore || codes == untouchedCodes) return meetBox(part);
    const auto met = IndentedShape(codes, part.corner, part.size).meet(ray_);
    if (!met) return rejectMesh(part, codes);
    watcher_.hit(index_, part.path, metresOf(met->t));
    nearest_.take(met->t, {index_, part.path}, met->face, met->isInside, met->plane);
  }

  void visitOctant(const Part& part) {
    watcher_.enter(index_, part.path, metresOf(part.entry));
    std::vector<Part> touched;
    std::vector<Part> others;
    const unsigned notEmpty = octree_.children(part.cube).notEmpty();
    for (int slot = 0; slot < childCount; ++slot) {
      if ((notEmpty >> slot & 1) == 0) continue;
      Part child = childOf(part, slot);
      (child.slabs.isMet() ? touched : others).push_back(std::move(child));
    }
    std::ranges::stable_sort(
        touched, [](const Part& a, const Part& b) { return compare(a.entry, b.entry) < 0; });
    for (const Part& child : touched) {
      if (!nearest_.isFound || compare(child.entry, nearest_.t) <= 0)
        visit(child);
      else
        others.push_back(child);
    }
    passOver(others);
    watcher_.leave(index_, part.path);
  }

  /// Tells of children that nothing was done with: they are not met, or what is met is nearer.
  void passOver(std::vector<Part>& others) {
    if (!watcher_.wantsSteps()) return;
    std::ranges::sort(others, {}, [](const Part& part) { return part.path; });
    for (const Part& part : others) {
      if (!part.slabs.isMet())
        rejectBox(part);
      else
        watcher_.record({Step::Kind::untested, index_, part.path, metresOf(part.entry)});
    }
  }

  void rejectBox(const Part& part) {
    if (!watcher_.wantsSteps()) return;
    const Nearness nearness =
        nearnessToBox(own_, frame_.point(part.corner), frame_.point(part.corner + part.size));
    watcher_.record({Step::Kind::rejected, index_, part.path, nearness.distance});
  }

  void rejectMesh(const Part& part, const PackedCodes& codes) {
    if (!watcher_.wantsSteps()) return;
    const IndentedCube cube(frame_, part.corner, part.size, codes);
    watcher_.record({Step::Kind::rejected, index_, part.path, nearnessToMesh(own_, cube).distance,
                     Bound::mesh});
  }

  const Octree& octree_;
  std::size_t index_;
  const OwnFrame& frame_;
  const OwnRay& own_;
  const CertainRay& ray_;
  double metres_;
  std::size_t maxDepth_;
  IndentationUse indentation_;
  CertainNearest& nearest_;
  Watcher& watcher_;
};

}  // namespace wb::octree
