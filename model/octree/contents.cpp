// Problem: what a point, a ball or a box touches in a world of octrees.
// Method: from the root into all children that may be touched. A ball by distances to boxes and to
// triangles (Ericson 2005, 5.1.5); a box by separating axes (Gottschalk, Lin and Manocha 1996),
// seen from the octree's own frame, in which it may be turned.
// Complexity: O(octrees) for what is far from all of them, else in the number of cubes touched.
// No constants.
#include "model/octree/contents.h"

#include "model/octree/detail/certain_place.h"
#include "model/octree/detail/indented_cube.h"
#include "model/octree/detail/nearest_entry.h"
#include "model/octree/detail/ray_cube.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace wb::octree {
namespace {

constexpr double none = std::numeric_limits<double>::infinity();

/// The point of a triangle that is nearest to another.
glm::dvec3 nearestOn(const std::array<glm::dvec3, 3>& triangle, const glm::dvec3& point) {
  const auto& [a, b, c] = triangle;
  const glm::dvec3 normal = glm::cross(b - a, c - a);
  const double area = glm::dot(normal, normal);
  const auto isWithin = [&](const glm::dvec3& from, const glm::dvec3& to) {
    return glm::dot(glm::cross(to - from, point - from), normal) >= 0;
  };
  if (area > 0 && isWithin(a, b) && isWithin(b, c) && isWithin(c, a))
    return point - glm::dot(point - a, normal) / area * normal;
  glm::dvec3 nearest = a;
  for (const auto& [start, end] : {std::pair(a, b), std::pair(b, c), std::pair(c, a)}) {
    const glm::dvec3 along = end - start;
    const double length = glm::dot(along, along);
    const double at =
        length > 0 ? glm::clamp(glm::dot(point - start, along) / length, 0.0, 1.0) : 0;
    const glm::dvec3 candidate = start + at * along;
    if (glm::distance(candidate, point) < glm::distance(nearest, point)) nearest = candidate;
  }
  return nearest;
}

std::array<glm::dvec3, 3> cornersOf(const IndentedCube& cube, const CubeTriangle& triangle) {
  const auto [a, b, c] = triangle.corners;
  return {cube.corners()[a], cube.corners()[b], cube.corners()[c]};
}

/// A leaf in its own frame.
struct OwnLeaf {
  glm::dvec3 low;
  glm::dvec3 high;
  std::optional<IndentedCube> indented;
};

OwnLeaf ownLeaf(const World& world, const Location& leaf, IndentationUse indentation) {
  const Octree& octree = *world.octrees()[leaf.octree].octree;
  const OwnFrame& frame = world.frame(leaf.octree);
  const auto [corner, size] = boxInRoot(leaf.cube);
  OwnLeaf own{frame.point(corner), frame.point(corner + size), {}};
  const Octree::Cube cube = octree.at(leaf.cube);
  if (indentation == IndentationUse::mesh && octree.kind(cube) == CubeKind::normal &&
      octree.codes(cube) != untouchedCodes)
    own.indented.emplace(frame, corner, size, octree.codes(cube));
  return own;
}

/// What is projected onto an axis.
struct Shadow {
  double low = none;
  double high = -none;

  void include(double at) {
    low = std::min(low, at);
    high = std::max(high, at);
  }
  bool touches(const Shadow& other) const { return low <= other.high && other.low <= high; }
};

Shadow shadowOf(std::span<const glm::dvec3> points, const glm::dvec3& axis) {
  Shadow shadow;
  for (const glm::dvec3& point : points) shadow.include(glm::dot(point, axis));
  return shadow;
}

/// A ball as an octree sees it.
class OwnBall {
 public:
  OwnBall(const OwnFrame& frame, const glm::dvec3& centre, double radius)
      : centre_(frame.pointFromWorld(centre)), radius_(radius) {}

  bool touchesBox(const glm::dvec3& low, const glm::dvec3& high) const {
    return glm::distance(centre_, glm::clamp(centre_, low, high)) <= radius_;
  }
  bool touches(const std::array<glm::dvec3, 3>& triangle) const {
    return glm::distance(centre_, nearestOn(triangle, centre_)) <= radius_;
  }

 private:
  glm::dvec3 centre_;
  double radius_;
};

/// A box along the world's axes as an octree sees it: perhaps turned.
class OwnBox {
 public:
  OwnBox(const OwnFrame& frame, const Box& box) {
    for (int corner = 0; corner < cornerCount; ++corner) {
      glm::dvec3 point;
      for (int axis = 0; axis < axisCount; ++axis)
        point[axis] = isPositive(corner, axis) ? box.max[axis] : box.min[axis];
      corners_[static_cast<std::size_t>(corner)] = frame.pointFromWorld(point);
    }
    for (int axis = 0; axis < axisCount; ++axis) {
      glm::dvec3 along(0);
      along[axis] = 1;
      axes_[static_cast<std::size_t>(axis)] = frame.directionFromWorld(along);
    }
  }

  bool touchesBox(const glm::dvec3& low, const glm::dvec3& high) const {
    std::array<glm::dvec3, cornerCount> corners;
    for (int corner = 0; corner < cornerCount; ++corner)
      for (int axis = 0; axis < axisCount; ++axis)
        corners[static_cast<std::size_t>(corner)][axis] =
            isPositive(corner, axis) ? high[axis] : low[axis];
    const std::array<glm::dvec3, 3> along{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    return meets(corners, along, along);
  }

  bool touches(const std::array<glm::dvec3, 3>& triangle) const {
    const std::array<glm::dvec3, 3> sides{triangle[1] - triangle[0], triangle[2] - triangle[1],
                                          triangle[0] - triangle[2]};
    const std::array<glm::dvec3, 1> normals{glm::cross(sides[0], sides[1])};
    return meets(triangle, normals, sides);
  }

 private:
  bool meets(std::span<const glm::dvec3> points, std::span<const glm::dvec3> normals,
             std::span<const glm::dvec3> sides) const {
    const auto isApart = [&](const glm::dvec3& axis) {
      return !shadowOf(points, axis).touches(shadowOf(corners_, axis));
    };
    if (std::ranges::any_of(axes_, isApart) || std::ranges::any_of(normals, isApart)) return false;
    for (const glm::dvec3& side : sides)
      for (const glm::dvec3& axis : axes_) {
        const glm::dvec3 across = glm::cross(side, axis);
        // Of parallel sides only noise is left, which would part what touches.
        if (glm::dot(across, across) < 1e-24 * glm::dot(side, side)) continue;
        if (isApart(across)) return false;
      }
    return true;
  }

  std::array<glm::dvec3, cornerCount> corners_;
  std::array<glm::dvec3, axisCount> axes_;
};

/// All leaves of an octree that a thing touches.
template <class Thing>
class Toucher {
 public:
  /// @param inner  A point of the thing, in the world.
  Toucher(const World& world, std::size_t octree, const Thing& thing, const glm::dvec3& inner,
          IndentationUse indentation, std::vector<Location>& found)
      : world_(world),
        octree_(*world.octrees()[octree].octree),
        frame_(world.frame(octree)),
        index_(octree),
        thing_(thing),
        inner_(inner),
        indentation_(indentation),
        found_(found) {}

  void visit() { visit(octree_.root(), {}, glm::dvec3(0), 1); }

 private:
  void visit(Octree::Cube cube, const Path& path, const glm::dvec3& corner, double size) {
    const CubeKind kind = octree_.kind(cube);
    if (kind == CubeKind::empty) return;
    if (!thing_.touchesBox(frame_.point(corner), frame_.point(corner + size))) return;
    if (kind == CubeKind::normal && !touchesNormal({index_, path})) return;
    if (kind != CubeKind::octant) {
      found_.push_back({index_, path});
      return;
    }
    const double half = size / 2;
    for (int slot = 0; slot < childCount; ++slot) {
      const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
      visit(octree_.child(cube, slot), path.child(slot), corner + half * side, half);
    }
  }

  /// Its surface, or the whole thing inside it.
  bool touchesNormal(const Location& leaf) const {
    const OwnLeaf own = ownLeaf(world_, leaf, indentation_);
    if (!own.indented) return true;
    for (const CubeTriangle& triangle : own.indented->surface())
      if (thing_.touches(cornersOf(*own.indented, triangle))) return true;
    const auto [corner, size] = boxInRoot(leaf.cube);
    return IndentedShape(octree_.codes(octree_.at(leaf.cube)), corner, size)
        .holdsOrigin(CertainPlace(frame_, inner_).certain());
  }

  const World& world_;
  const Octree& octree_;
  const OwnFrame& frame_;
  std::size_t index_;
  const Thing& thing_;
  glm::dvec3 inner_;
  IndentationUse indentation_;
  std::vector<Location>& found_;
};

bool overlap(const Box& a, const Box& b) {
  return glm::all(glm::lessThanEqual(a.min, b.max)) && glm::all(glm::lessThanEqual(b.min, a.max));
}

/// `thingIn(frame)` is the thing as an octree sees it.
template <class ThingIn>
std::vector<Location> leavesTouched(const World& world, const Box& bounds,
                                    IndentationUse indentation, const ThingIn& thingIn) {
  std::vector<Location> found;
  const auto boxes = world.hierarchy().boxes();
  for (std::size_t octree = 0; octree < boxes.size(); ++octree) {
    if (!overlap(boxes[octree], bounds)) continue;
    const auto thing = thingIn(world.frame(octree));
    Toucher(world, octree, thing, (bounds.min + bounds.max) / 2.0, indentation, found).visit();
  }
  return found;
}

}  // namespace

std::optional<Holder> holderOf(const World& world, const glm::dvec3& point,
                               IndentationUse indentation) {
  const auto leaf = find(world, point, indentation);
  if (!leaf) return {};
  const glm::dvec3 own = world.frame(leaf->octree).pointFromWorld(point);
  const OwnLeaf cube = ownLeaf(world, *leaf, indentation);
  Holder holder{*leaf, none, Face::left};
  const auto consider = [&](double depth, Face face) {
    if (depth >= holder.depth) return;
    holder.depth = depth;
    holder.face = face;
  };
  for (int index = 0; index < faceCount && !cube.indented; ++index) {
    const Face face = static_cast<Face>(index);
    const int axis = axisOf(face);
    const double depth =
        isPositive(face) ? cube.high[axis] - own[axis] : own[axis] - cube.low[axis];
    consider(std::max(0.0, depth), face);
  }
  if (cube.indented)
    for (const CubeTriangle& triangle : cube.indented->surface())
      consider(glm::distance(own, nearestOn(cornersOf(*cube.indented, triangle), own)),
               triangle.face);
  return holder;
}

std::vector<Location> leavesInSphere(const World& world, const glm::dvec3& centre, double radius,
                                     IndentationUse indentation) {
  return leavesTouched(world, {centre - radius, centre + radius}, indentation,
                       [&](const OwnFrame& frame) { return OwnBall(frame, centre, radius); });
}

std::vector<Location> leavesInBox(const World& world, const Box& box, IndentationUse indentation) {
  return leavesTouched(world, box, indentation,
                       [&](const OwnFrame& frame) { return OwnBox(frame, box); });
}

}  // namespace wb::octree
