// Problem: what an octree fills, as few boxes; and rooms without a door filled.
// Method: greedy joining of boxes along the axes (octree_cells.cpp). Enclosed rooms are found by a
// flood fill from outside: union-find over EMPTY leaves that touch.
// Complexity: O(n log n) in leaves, for each order of the axes; nearly O(contacts) for the fill.
// Constants: mostSides bounds memory, mostCutUnits time:
// `./dev bench --benchmark_filter="octree/merged"` (tests/benchmarks/octree_of_mesh.cpp).
#include "model/octree/filled_space.h"

#include "model/octree/contacts.h"
#include "model/octree/octree_texts.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace wb::octree {
namespace {

std::int64_t longestSide(const GridBox& box) {
  const auto& [min, max] = box;
  return std::max({max[0] - min[0], max[1] - min[1], max[2] - min[2]});
}

/// Of a box that has no more than mostCutUnits a side.
std::int64_t volume(const GridBox& box) {
  return (box.max[0] - box.min[0]) * (box.max[1] - box.min[1]) * (box.max[2] - box.min[2]);
}

std::vector<GridBox> boxLeaves(const Octree& octree, IndentationUse indentation) {
  const std::int64_t units = unitsOf(octree);
  std::vector<GridBox> boxes;
  forEachCube(octree,
              [&](Octree::Cube cube, CubeKind, const Path&, const glm::dvec3& corner, double size) {
                if (isBox(octree, cube, indentation))
                  boxes.push_back({gridPoint(corner, units), gridPoint(corner + size, units)});
              });
  return boxes;
}

/// Empty where there would be too many.
std::vector<GridBox> cutIntoUnits(const std::vector<GridBox>& boxes) {
  std::int64_t left = mostCutUnits;
  for (const GridBox& box : boxes) {
    if (longestSide(box) > left || volume(box) > left) return {};
    left -= volume(box);
  }
  std::vector<GridBox> units;
  units.reserve(static_cast<std::size_t>(mostCutUnits - left));
  for (const auto& [min, max] : boxes)
    for (std::int64_t x = min[0]; x < max[0]; ++x)
      for (std::int64_t y = min[1]; y < max[1]; ++y)
        for (std::int64_t z = min[2]; z < max[2]; ++z)
          units.push_back({{x, y, z}, {x + 1, y + 1, z + 1}});
  return units;
}

/// EMPTY cubes in groups of those that reach each other. Cubes go by the place they are held at,
/// and after all of them comes the outside.
class Rooms {
 public:
  explicit Rooms(const Octree& octree)
      : octree_(octree), parents_(std::size_t{octree.root().node + 1} * childCount + 1) {
    std::iota(parents_.begin(), parents_.end(), 0U);
    forEachContact(octree, [this](const Contact& contact) {
      if (isOpen(contact.below) && isOpen(contact.above))
        join(numberOf(contact.below), numberOf(contact.above));
    });
  }

  bool isOutside(Octree::Cube cube) { return groupOf(numberOf(cube)) == groupOf(outside()); }

 private:
  std::uint32_t outside() const { return static_cast<std::uint32_t>(parents_.size() - 1); }

  bool isOpen(const std::optional<Octree::Cube>& cube) const {
    return !cube || octree_.kind(*cube) == CubeKind::empty;
  }

  std::uint32_t numberOf(const std::optional<Octree::Cube>& cube) const {
    return cube ? cube->node * childCount + cube->slot : outside();
  }

  std::uint32_t groupOf(std::uint32_t number) {
    while (parents_[number] != number) {
      parents_[number] = parents_[parents_[number]];
      number = parents_[number];
    }
    return number;
  }

  /// The later number leads: the outside always does.
  void join(std::uint32_t a, std::uint32_t b) {
    a = groupOf(a);
    b = groupOf(b);
    parents_[std::min(a, b)] = std::max(a, b);
  }

  const Octree& octree_;
  std::vector<std::uint32_t> parents_;
};

/// Tells an octree again, with other kinds for some cubes.
template <class KindOf>
class Retelling {
 public:
  Retelling(const Octree& octree, KindOf& kindOf) : octree_(octree), kindOf_(kindOf) {}

  Octree tell() {
    tell(octree_.root());
    return builder_.take();
  }

 private:
  void tell(Octree::Cube cube) {
    switch (kindOf_(cube)) {
      case CubeKind::empty:
        return builder_.addEmpty();
      case CubeKind::solid:
        return builder_.addSolid();
      case CubeKind::normal:
        return builder_.addNormal(octree_.codes(cube));
      case CubeKind::octant:
        builder_.openOctant();
        for (int slot = 0; slot < childCount; ++slot) tell(octree_.child(cube, slot));
    }
  }

  const Octree& octree_;
  KindOf& kindOf_;
  OctreeBuilder builder_;
};

bool isFull(const Octree& octree, Octree::Cube cube) {
  const CubeKind kind = octree.kind(cube);
  if (kind != CubeKind::octant) return kind == CubeKind::solid;
  for (int slot = 0; slot < childCount; ++slot)
    if (!isFull(octree, octree.child(cube, slot))) return false;
  return true;
}

}  // namespace

Result<void> allowsSides(std::size_t sides) {
  if (sides > mostSides)
    return failure(octreeTexts["octree.too_many_sides"], {{"limit", mostSides}});
  return {};
}

Result<std::vector<GridBox>> mergedBoxes(const Octree& octree, IndentationUse indentation) {
  const CubeCounts& counts = octree.counts();
  if (auto allowed = allowsSides(counts.solid + counts.normal); !allowed)
    return failure(std::move(allowed));
  const std::vector<GridBox> leaves = boxLeaves(octree, indentation);
  std::vector<GridBox> boxes = joined(leaves);
  const std::vector<GridBox> units = cutIntoUnits(leaves);
  if (units.empty()) return boxes;
  std::vector<GridBox> others = joined(units);
  return others.size() < boxes.size() ? others : boxes;
}

Octree withRoomsFilled(const Octree& octree) {
  Rooms rooms(octree);
  const auto kindOf = [&](Octree::Cube cube) {
    const CubeKind kind = octree.kind(cube);
    return kind == CubeKind::empty && !rooms.isOutside(cube) ? CubeKind::solid : kind;
  };
  return Retelling(octree, kindOf).tell();
}

Octree withFullOctantsSolid(const Octree& octree) {
  const auto kindOf = [&](Octree::Cube cube) {
    return isFull(octree, cube) ? CubeKind::solid : octree.kind(cube);
  };
  return Retelling(octree, kindOf).tell();
}

}  // namespace wb::octree
