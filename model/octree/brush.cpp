// Problem: cells of a shape filled, emptied, or given another kind, on both sides of an octree.
// Method: for each cell of the box the shape decides: an ellipsoid by the cell's middle, a line by
// the cell that Bresenham's algorithm (1965) takes at its place along the longest axis. Mirror
// images are painted one after the other, the brush itself last.
// Complexity: O(cubes + cells of the box) for each image. No constants.
#include "model/octree/brush.h"

#include "model/octree/edit.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace wb::octree {
namespace {

bool isInBall(const CellBox& box, const GridPoint& cell) {
  double sum = 0;
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    const auto along = static_cast<double>(box.along(axis));
    // Twice the distance of the middles, in sides of the box.
    const double away = static_cast<double>(2 * (cell[at] - box.first[at]) + 1) / along - 1;
    sum += away * away;
  }
  return sum <= 1;
}

int longestAxisOf(const CellBox& box) {
  int longest = 0;
  for (int axis = 1; axis < axisCount; ++axis)
    if (box.along(axis) > box.along(longest)) longest = axis;
  return longest;
}

/// The cell of a line on an axis, `step` cells from where it begins on its longest axis.
GridNumber lineCell(const Brush& brush, int axis, GridNumber step, GridNumber steps) {
  const auto at = static_cast<std::size_t>(axis);
  const GridNumber length = brush.box.along(axis) - 1;
  const GridNumber moved = steps == 0 ? 0 : (2 * step * length + steps) / (2 * steps);
  return brush.descends[at] ? brush.box.last[at] - moved : brush.box.first[at] + moved;
}

/// Whether the cells about a place along the longest axis hold a cell.
bool isOnLine(const Brush& brush, const GridPoint& cell) {
  const int longest = longestAxisOf(brush.box);
  const GridNumber steps = brush.box.along(longest) - 1;
  const auto main = static_cast<std::size_t>(longest);
  const GridNumber along =
      brush.descends[main] ? brush.box.last[main] - cell[main] : cell[main] - brush.box.first[main];
  const GridNumber first = std::max<GridNumber>(0, along - brush.reach);
  const GridNumber last = std::min(steps, along + brush.reach);
  for (GridNumber step = first; step <= last; ++step) {
    bool isNear = true;
    for (int axis = 0; axis < axisCount; ++axis)
      isNear &= std::abs(cell[static_cast<std::size_t>(axis)] -
                         lineCell(brush, axis, step, steps)) <= brush.reach;
    if (isNear) return true;
  }
  return false;
}

Brush mirrored(Brush brush, std::size_t axis) {
  const GridNumber last = (GridNumber{1} << brush.box.depth) - 1;
  const GridNumber first = brush.box.first[axis];
  brush.box.first[axis] = last - brush.box.last[axis];
  brush.box.last[axis] = last - first;
  brush.descends[axis] = !brush.descends[axis];
  return brush;
}

/// Changes the kind of what is not EMPTY in a cube, leaf by leaf.
void addOfKind(CubeList& list, const Octree& octree, Octree::Cube cube, const Paint& paint) {
  switch (octree.kind(cube)) {
    case CubeKind::empty:
      return list.add(CubeKind::empty);
    case CubeKind::octant: {
      const std::size_t octant = list.open();
      for (int slot = 0; slot < childCount; ++slot)
        addOfKind(list, octree, octree.child(cube, slot), paint);
      return list.close(octant);
    }
    default:
      list.add(paint.kind, paint.codes);
  }
}

Result<Octree> paintedOnce(const Octree& octree, const Brush& brush, const Paint& paint) {
  return withCells(octree, boxOf(brush), [&](const GridPoint& at, CubeList& list) -> Result<void> {
    const bool isTaken = takes(brush, at);
    if (isTaken && !paint.keepsEmpty) {
      list.add(paint.kind, paint.codes);
      return {};
    }
    const Path cell = pathOf(at, brush.box.depth);
    if (isPartOfNormal(octree, cell)) return partOfIndented();
    const Octree::Cube cube = octree.at(cell);
    if (isTaken) {
      addOfKind(list, octree, cube, paint);
    } else {
      list.copy(octree, cube);
    }
    return {};
  });
}

}  // namespace

CellBox boxOf(const Brush& brush) {
  CellBox box = brush.box;
  if (brush.shape != BrushShape::line) return box;
  const GridNumber end = (GridNumber{1} << box.depth) - 1;
  for (std::size_t axis = 0; axis < axisCount; ++axis) {
    box.first[axis] = std::max<GridNumber>(0, box.first[axis] - brush.reach);
    box.last[axis] = std::min(end, box.last[axis] + brush.reach);
  }
  return box;
}

bool takes(const Brush& brush, const GridPoint& cell) {
  switch (brush.shape) {
    case BrushShape::ball:
      return isInBall(brush.box, cell);
    case BrushShape::line:
      return isOnLine(brush, cell);
    case BrushShape::box:
      break;
  }
  return true;
}

Result<Octree> painted(const Octree& octree, const Brush& brush, const Paint& paint) {
  if (auto allowed = allowsBox(brush.box); !allowed) return failure(std::move(allowed));
  std::vector<std::pair<Brush, Paint>> images{{brush, paint}};
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    if (!brush.mirrors[at]) continue;
    for (std::size_t i = 0, count = images.size(); i < count; ++i) {
      auto [image, its] = images[i];
      its.codes = mirrorAlong(axis).of(its.codes);
      images.emplace_back(mirrored(image, at), its);
    }
  }
  Octree after = octree;
  for (auto image = images.rbegin(); image != images.rend(); ++image) {
    auto next = paintedOnce(after, image->first, image->second);
    if (!next) return next;
    after = std::move(*next);
  }
  return after;
}

}  // namespace wb::octree
