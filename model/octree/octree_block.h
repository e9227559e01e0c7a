#pragma once

#include "model/core/core.h"
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

  /// Returns the corner or child that comes to stand at `slot`.
  int before(int slot) const;
  /// Returns the `codes` of a NORMAL cube after it.
  PackedCodes of(const PackedCodes& codes) const;
};

/// Returns the mirroring across the plane through the middle that an `axis` (0, 1 or 2) stands on.
Symmetry mirrorAlong(int axis);
/// Returns the turn by 90° about an `axis` (0, 1 or 2), counter-clockwise seen from its positive
/// end.
Symmetry quarterTurnAbout(int axis);

/// The cubes of an octree to be, told in pre-order: what OctreeBuilder takes, but for eight equal
/// SOLID or EMPTY cubes, which can become one.
class CubeList {
 public:
  /// About so many will be told.
  explicit CubeList(std::size_t expected = 0) { cubes_.reserve(expected); }

  /// Adds a `leaf`, which is no OCTANT. `codes` count for a NORMAL cube only.
  void add(CubeKind leaf, const PackedCodes& codes = untouchedCodes);
  /// Begins an OCTANT; the place to close it at.
  std::size_t open();
  /// Closes an OCTANT after its eight cubes: they become one where they are leaves that are all
  /// SOLID or all EMPTY. `octant` is what open() returned.
  void close(std::size_t octant);
  /// Adds a cube of another octree with all below it; nothing in it is merged.
  /// @param octree  What the cube is of; read at once, it may go afterwards.
  /// @param cube  Any cube of it.
  /// @param symmetry  How it is turned or mirrored.
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

/// Returns the failure of a change that would divide a NORMAL cube.
tl::unexpected<Diagnostic> partOfIndented();

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
    if (kind == CubeKind::normal && !isInside(level, at)) return partOfIndented();
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

/// Fails for a `box` that may not be changed at once: it must be within the octree, at most a
/// million cells, and no deeper than limits.h allows.
Result<void> allowsBox(const CellBox& box);

/// Puts something in the place of a box of cells. Leaves that are partly in the box are divided.
/// @param octree  Stays as it is.
/// @param box  As allowsBox() has it.
/// @param fill  Called as `fill(cell, list)` for each cell of the box; adds one cube to the
///   CubeList with all below it, or fails.
/// @return  The octree after it. Fatal: what the box may not be; a NORMAL cube that is partly in
///   it; what `fill` fails with; deeper or more cubes than limits.h allows.
template <class Fill>
Result<Octree> withCells(const Octree& octree, const CellBox& box, Fill fill) {
  if (auto allowed = allowsBox(box); !allowed) return failure(std::move(allowed));
  return BoxRewriter(octree, box, std::move(fill)).rewritten();
}

// What a designer does to many cells at once. As in edit.h: eight equal SOLID or EMPTY cubes that
// are made become one, what is not touched stays as it is. Fatal: a box that is partly outside of
// the octree, or has more cells than can be changed at once (a million); a NORMAL cube that would
// have to be divided; what becomes deeper or larger than limits.h allows.

/// Makes every cell of a `box` of an `octree` EMPTY, or SOLID if `isSolid`.
Result<Octree> withBox(const Octree& octree, const CellBox& box, bool isSolid);

/// What a box of cells holds, however large the cells are where it is put.
struct Block {
  Octree cubes;             ///< The first cell stands at its minimum corner.
  std::size_t depth = 0;    ///< Of the cells in it.
  GridPoint size{1, 1, 1};  ///< Cells on each axis.
};

/// Copies what a `box` of an `octree` holds. Fatal: as above.
Result<Block> copyOf(const Octree& octree, const CellBox& box);
/// Returns a `block` turned or mirrored by a `symmetry`; its size goes with it.
Result<Block> turned(const Block& block, const Symmetry& symmetry);
/// Returns the cells that a block takes up.
/// @param first  Its cell of the lowest coordinates. Not checked: the box may end outside the
///   octree.
/// @param depth  Of the grid that it is put into; need not be that of the block.
/// @param block  Only its size counts.
CellBox boxFrom(const GridPoint& first, std::size_t depth, const Block& block);
/// Returns the same, grown from a `cell` away from the `face` it touches, as if the `block` were
/// built on that.
CellBox boxOn(const Path& cell, Face face, const Block& block);
/// Puts a block into an octree, EMPTY cubes of it as well.
/// @param octree  Stays as it is.
/// @param first  Where the block's first cell is put.
/// @param depth  Of the grid that `first` is in.
/// @param block  What is put there, as boxFrom() has it.
Result<Octree> withBlock(const Octree& octree, const GridPoint& first, std::size_t depth,
                         const Block& block);

/// Returns the cells that a `box` takes up once it is turned by a `symmetry`: its first one stays.
CellBox boxAfter(const CellBox& box, const Symmetry& symmetry);
/// Turns or mirrors what is in a box, whose first cell stays where it is; what was in boxAfter()
/// and not in the box is replaced, and what it leaves is EMPTY.
/// @param octree  Stays as it is.
/// @param box  The cells.
/// @param symmetry  How they are turned.
Result<Octree> withTurned(const Octree& octree, const CellBox& box, const Symmetry& symmetry);

}  // namespace wb::octree
