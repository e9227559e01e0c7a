#pragma once

#include "model/core/core.h"
#include "model/octree/detail/octree_texts.h"
#include "model/octree/octree.h"
#include "model/octree/octree_cells.h"
#include "model/octree/topology.h"

#include <utility>
#include <vector>

namespace wb::octree {

/// A way to turn or mirror a cube onto itself: each axis is made of one, perhaps reversed.
struct Symmetry {
  std::array<int, axisCount> from{0, 1, 2};  ///< The axis that each axis was before.
  std::array<bool, axisCount> isReversed{};

  bool operator==(const Symmetry&) const = default;

  /// The corner or child that comes to stand at one.
  int before(int slot) const;
  /// The codes of a NORMAL cube after it.
  PackedCodes of(const PackedCodes& codes) const;
};

/// Across the plane through the middle that an axis stands on.
Symmetry mirrorAlong(int axis);
/// By 90° about an axis, counter-clockwise seen from its positive end.
Symmetry quarterTurnAbout(int axis);

/// The cubes of an octree to be, told in pre-order: what OctreeBuilder takes, but for eight equal
/// SOLID or EMPTY cubes, which can become one.
class CubeList {
 public:
  /// About so many will be told.
  explicit CubeList(std::size_t expected = 0) { cubes_.reserve(expected); }

  void add(CubeKind leaf, const PackedCodes& codes = untouchedCodes);
  /// Begins an OCTANT; the place to close it at.
  std::size_t open();
  /// After its eight cubes: they become one where they are leaves that are all SOLID or all EMPTY.
  void close(std::size_t octant);
  /// Another octree's cube with all below it, turned; nothing in it is merged.
  void copy(const Octree& octree, Octree::Cube cube, const Symmetry& symmetry = {});

  /// Fatal: deeper than limits.h allows, or more cubes.
  Result<Octree> octree() const;
  std::size_t size() const { return cubes_.size(); }

 private:
  struct Told {
    CubeKind kind;
    PackedCodes codes;
  };
  std::vector<Told> cubes_;
};

inline constexpr Text partOfIndented = octreeTexts["edit.part_of_indented"];

/// What stands in a box of cells that is put in place of another. Called for each cell of the box
/// in turn; it adds one cube to the list, with all below it, or says why it cannot.
template <class Fill>
class BoxRewriter {
 public:
  BoxRewriter(const Octree& octree, const CellBox& box, Fill fill)
      : octree_(octree), box_(box), fill_(std::move(fill)), list_(octree.counts().all()) {}

  Result<Octree> rewritten() {
    if (auto done = visit(octree_.root(), 0, {}); !done) return failure(std::move(done));
    return list_.octree();
  }

 private:
  bool isInside(std::size_t level, const GridPoint& at) const {
    const std::size_t finer = box_.depth - level;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      const GridNumber first = at[axis] << finer;
      const GridNumber last = ((at[axis] + 1) << finer) - 1;
      if (first < box_.first[axis] || last > box_.last[axis]) return false;
    }
    return true;
  }

  bool isOutside(std::size_t level, const GridPoint& at) const {
    const std::size_t finer = box_.depth - level;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      const GridNumber first = at[axis] << finer;
      const GridNumber last = ((at[axis] + 1) << finer) - 1;
      if (last < box_.first[axis] || first > box_.last[axis]) return true;
    }
    return false;
  }

  Result<void> visit(Octree::Cube cube, std::size_t level, const GridPoint& at) {
    if (isOutside(level, at)) {
      list_.copy(octree_, cube);
      return {};
    }
    if (level == box_.depth) return fill_(at, list_);
    const CubeKind kind = octree_.kind(cube);
    if (kind == CubeKind::normal && !isInside(level, at)) return failure(partOfIndented);
    const bool isOctant = kind == CubeKind::octant;
    const std::size_t octant = list_.open();
    for (int slot = 0; slot < childCount; ++slot) {
      GridPoint next = at;
      for (int axis = 0; axis < axisCount; ++axis) {
        GridNumber& number = next[static_cast<std::size_t>(axis)];
        number = 2 * number + (isPositive(slot, axis) ? 1 : 0);
      }
      if (auto done = visit(isOctant ? octree_.child(cube, slot) : cube, level + 1, next); !done)
        return done;
    }
    list_.close(octant);
    return {};
  }

  const Octree& octree_;
  const CellBox& box_;
  Fill fill_;
  CubeList list_;
};

/// Whether a box may be changed at once: within the octree, at most a million cells.
Result<void> allowsBox(const CellBox& box);

template <class Fill>
Result<Octree> withCells(const Octree& octree, const CellBox& box, Fill fill) {
  if (auto allowed = allowsBox(box); !allowed) return failure(std::move(allowed));
  return BoxRewriter(octree, box, std::move(fill)).rewritten();
}

// What a designer does to many cells at once. As in edit.h: eight equal SOLID or EMPTY cubes that
// are made become one, what is not touched stays as it is. Fatal: a box that is partly outside of
// the octree, or has more cells than can be changed at once (a million); a NORMAL cube that would
// have to be divided; what becomes deeper or larger than limits.h allows.

/// Makes every cell of a box EMPTY or SOLID.
Result<Octree> withBox(const Octree& octree, const CellBox& box, bool isSolid);

/// What a box of cells holds, however large the cells are where it is put.
struct Block {
  Octree cubes;             ///< The first cell stands at its minimum corner.
  std::size_t depth = 0;    ///< Of the cells in it.
  GridPoint size{1, 1, 1};  ///< Cells on each axis.
};

Result<Block> copyOf(const Octree& octree, const CellBox& box);
/// Turned or mirrored; its size goes with it.
Result<Block> turned(const Block& block, const Symmetry& symmetry);
/// The cells that a block takes up from a first one on.
CellBox boxFrom(const GridPoint& first, std::size_t depth, const Block& block);
/// The same, grown from a cell away from the face it touches, as if built on that.
CellBox boxOn(const Path& cell, Face face, const Block& block);
/// Puts a block at a cell, EMPTY cubes of it as well.
Result<Octree> withBlock(const Octree& octree, const GridPoint& first, std::size_t depth,
                         const Block& block);

/// The cells that a box takes up once it is turned: its first one stays.
CellBox boxAfter(const CellBox& box, const Symmetry& symmetry);
/// Turns or mirrors what is in a box, whose first cell stays where it is; what was in boxAfter()
/// and not in the box is replaced, and what it leaves is EMPTY.
Result<Octree> withTurned(const Octree& octree, const CellBox& box, const Symmetry& symmetry);

}  // namespace wb::octree
