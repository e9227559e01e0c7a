#include "model/octree/octree_block.h"

#include "model/octree/detail/octree_texts.h"
#include "model/octree/edit.h"

#include <algorithm>
#include <utility>

namespace wb::octree {
namespace {

std::size_t depthFor(const GridPoint& size) {
  const GridNumber longest = *std::ranges::max_element(size);
  std::size_t depth = 0;
  while (GridNumber{1} << depth < longest) ++depth;
  return depth;
}

/// A block of a size whose cells are added by `fill`.
template <class Fill>
Result<Block> makeBlock(const GridPoint& size, Fill fill) {
  Block block{{}, depthFor(size), size};
  auto cubes = withCells(block.cubes, boxFrom({}, block.depth, block), std::move(fill));
  if (!cubes) return failure(std::move(cubes));
  block.cubes = std::move(*cubes);
  return block;
}

/// The cell of a block that comes to stand at one of the turned block.
GridPoint cellBefore(const GridPoint& at, const GridPoint& size, const Symmetry& symmetry) {
  GridPoint was{};
  for (std::size_t axis = 0; axis < axisCount; ++axis) {
    const auto from = static_cast<std::size_t>(symmetry.from[axis]);
    was[from] = symmetry.isReversed[axis] ? size[from] - 1 - at[axis] : at[axis];
  }
  return was;
}

}  // namespace

Result<Octree> withBox(const Octree& octree, const CellBox& box, bool isSolid) {
  const CubeKind kind = isSolid ? CubeKind::solid : CubeKind::empty;
  return withCells(octree, box, [kind](const GridPoint&, CubeList& list) -> Result<void> {
    list.add(kind);
    return {};
  });
}

Result<Block> copyOf(const Octree& octree, const CellBox& box) {
  if (auto allowed = allowsBox(box); !allowed) return failure(std::move(allowed));
  const auto copyCell = [&](const GridPoint& at, CubeList& list) -> Result<void> {
    GridPoint there = box.first;
    for (std::size_t axis = 0; axis < axisCount; ++axis) there[axis] += at[axis];
    const Path cell = pathOf(there, box.depth);
    if (isPartOfNormal(octree, cell)) return failure(octreeTexts["edit.part_of_indented"]);
    list.copy(octree, octree.at(cell));
    return {};
  };
  return makeBlock({box.along(0), box.along(1), box.along(2)}, copyCell);
}

Result<Block> turned(const Block& block, const Symmetry& symmetry) {
  GridPoint size{};
  for (std::size_t axis = 0; axis < axisCount; ++axis)
    size[axis] = block.size[static_cast<std::size_t>(symmetry.from[axis])];
  const auto copyCell = [&](const GridPoint& at, CubeList& list) -> Result<void> {
    const Path cell = pathOf(cellBefore(at, block.size, symmetry), block.depth);
    list.copy(block.cubes, block.cubes.at(cell), symmetry);
    return {};
  };
  return makeBlock(size, copyCell);
}

CellBox boxFrom(const GridPoint& first, std::size_t depth, const Block& block) {
  CellBox box{depth, first, first};
  for (std::size_t axis = 0; axis < axisCount; ++axis) box.last[axis] += block.size[axis] - 1;
  return box;
}

CellBox boxOn(const Path& cell, Face face, const Block& block) {
  GridPoint first = gridPointOf(cell);
  const auto axis = static_cast<std::size_t>(axisOf(face));
  if (!isPositive(face)) first[axis] -= block.size[axis] - 1;
  return boxFrom(first, cell.depth(), block);
}

Result<Octree> withBlock(const Octree& octree, const GridPoint& first, std::size_t depth,
                         const Block& block) {
  return withCells(octree, boxFrom(first, depth, block),
                   [&](const GridPoint& at, CubeList& list) -> Result<void> {
                     GridPoint there = at;
                     for (std::size_t axis = 0; axis < axisCount; ++axis)
                       there[axis] -= first[axis];
                     list.copy(block.cubes, block.cubes.at(pathOf(there, block.depth)));
                     return {};
                   });
}

CellBox boxAfter(const CellBox& box, const Symmetry& symmetry) {
  CellBox after = box;
  for (std::size_t axis = 0; axis < axisCount; ++axis)
    after.last[axis] = box.first[axis] + box.along(symmetry.from[axis]) - 1;
  return after;
}

Result<Octree> withTurned(const Octree& octree, const CellBox& box, const Symmetry& symmetry) {
  auto block = copyOf(octree, box);
  if (!block) return failure(std::move(block));
  auto after = turned(*block, symmetry);
  if (!after) return failure(std::move(after));
  auto cleared = withBox(octree, box, false);
  if (!cleared) return cleared;
  return withBlock(*cleared, box.first, box.depth, *after);
}

}  // namespace wb::octree
