#pragma once

#include "model/octree/octree_cells.h"

#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace wb::octree {

/// A square across an axis between two cubes that are no OCTANTs: a whole side of the smaller.
struct Contact {
  int axis = 0;
  std::optional<Octree::Cube> below{};  ///< On the negative side; nothing outside the root.
  std::optional<Octree::Cube> above{};  ///< On the positive side; nothing outside the root.
  GridPoint corner{};                   ///< The minimum corner.
  std::int64_t size = 0;                ///< Units.
};

/// Goes through an octree for forEachContact.
template <class Visit>
class ContactWalk {
 public:
  ContactWalk(const Octree& octree, Visit& visit) : octree_(octree), visit_(visit) {}

  /// Every contact inside a square: that itself, unless one of the cubes at it has children.
  void goAcross(const Contact& contact) const {
    if (!isOctant(contact.below) && !isOctant(contact.above)) return visit_(contact);
    const int across = bitOf(contact.axis);
    for (int slot = 0; slot < childCount; ++slot) {
      if ((slot & across) != 0) continue;
      goAcross({contact.axis, touching(contact.below, slot | across), touching(contact.above, slot),
                cornerOf(contact.corner, slot, contact.size / 2), contact.size / 2});
    }
  }

  /// Visits every contact inside a cube.
  /// @param cube    Of the octree.
  /// @param corner  Its lowest corner, in units of the finest grid.
  /// @param size    Its side in the same units.
  void goInto(Octree::Cube cube, const GridPoint& corner, std::int64_t size) const {
    if (octree_.kind(cube) != CubeKind::octant) return;
    const std::int64_t half = size / 2;
    for (int slot = 0; slot < childCount; ++slot) {
      goInto(octree_.child(cube, slot), cornerOf(corner, slot, half), half);
      for (int axis = 0; axis < axisCount; ++axis)
        if (isPositive(slot, axis))
          goAcross({axis, octree_.child(cube, slot - bitOf(axis)), octree_.child(cube, slot),
                    cornerOf(corner, slot, half), half});
    }
  }

 private:
  bool isOctant(const std::optional<Octree::Cube>& cube) const {
    return cube && octree_.kind(*cube) == CubeKind::octant;
  }

  /// The child that touches a quarter of a side; the cube itself where it has none.
  std::optional<Octree::Cube> touching(const std::optional<Octree::Cube>& cube, int slot) const {
    return isOctant(cube) ? octree_.child(*cube, slot) : cube;
  }

  static GridPoint cornerOf(GridPoint corner, int slot, std::int64_t half) {
    for (int axis = 0; axis < axisCount; ++axis)
      if (isPositive(slot, axis)) corner[static_cast<std::size_t>(axis)] += half;
    return corner;
  }

  const Octree& octree_;
  Visit& visit_;
};

/// Calls `visit(contact)` for every square in which two leaves, or a leaf and the outside, touch:
/// together they cover all sides of all leaves, each once. O(leaves).
/// @param octree  Is only read.
/// @param visit   Is called in the order of children.
template <class Visit>
void forEachContact(const Octree& octree, Visit&& visit) {
  const ContactWalk walk(octree, visit);
  const std::int64_t units = unitsOf(octree);
  for (int axis = 0; axis < axisCount; ++axis) {
    GridPoint end{};
    end[static_cast<std::size_t>(axis)] = units;
    walk.goAcross({axis, {}, octree.root(), {}, units});
    walk.goAcross({axis, octree.root(), {}, end, units});
  }
  walk.goInto(octree.root(), {}, units);
}

/// A rectangle across an axis of a grid.
struct Rectangle {
  GridBox box;
  int axis;
  bool isPositive;  ///< Seen from the positive side.

  /// Its four corners, counter-clockwise as it is seen.
  std::array<GridPoint, 4> ring() const;
};

/// The corners of all rectangles of a surface, by the grid's lines.
class RectangleCorners {
 public:
  explicit RectangleCorners(const std::vector<Rectangle>& rectangles);

  /// Returns corners from one on (included) along an axis to another (excluded), in that order.
  /// @param from  Included.
  /// @param to    Excluded; differs from `from` along one axis alone.
  std::vector<GridPoint> along(const GridPoint& from, const GridPoint& to) const;

 private:
  using Line = std::tuple<std::size_t, std::int64_t, std::int64_t>;  ///< Axis and the other two.
  static Line lineOf(const GridPoint& point, std::size_t axis);

  std::map<Line, std::vector<std::int64_t>> lines_;  ///< Sorted.
};

/// Corners of a triangle on the grid, counter-clockwise as it is seen.
using GridCorners = std::array<GridPoint, 3>;

/// Triangles with an area that fill a rectangle and have every corner on its sides, each as wide as
/// cutting off the widest one first makes it.
/// @param rectangle  One of the surface.
/// @param corners    Of all rectangles of the surface.
std::vector<GridCorners> trianglesOf(const Rectangle& rectangle, const RectangleCorners& corners);

}  // namespace wb::octree
