// Problem: many cells changed at once: boxes filled, copied, turned and mirrored.
// Method: the octree is told again in pre-order. What is outside of the box is copied, cells in it
// come from a function, and eight equal leaves become one as soon as the eighth is told. A symmetry
// is a permutation of the axes with signs; it maps a child's index bit by bit.
// Complexity: O(cubes + cells). Constants: mostCells bounds the time and memory of one change.
#include "model/octree/octree_block.h"

#include "model/octree/edit.h"
#include "model/octree/octree_texts.h"

#include <algorithm>
#include <utility>

namespace wb::octree {

int Symmetry::before(int slot) const {
  int was = 0;
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    if (isPositive(slot, axis) != isReversed[at]) was |= bitOf(from[at]);
  }
  return was;
}

PackedCodes Symmetry::of(const PackedCodes& codes) const {
  const Indentation was = unpacked(codes);
  Indentation now;
  for (std::size_t index = 0; index < edges.size(); ++index) {
    const auto axis = static_cast<std::size_t>(edges[index].axis());
    const int edge = edgeAt(before(edges[index].start), from[axis]);
    const Span span = was[static_cast<std::size_t>(edge)];
    const auto reversed = [](int eighth) { return static_cast<std::uint8_t>(eighths - eighth); };
    now[index] = isReversed[axis] ? Span{reversed(span.end), reversed(span.start)} : span;
  }
  return packed(now);
}

Symmetry mirrorAlong(int axis) {
  Symmetry mirror;
  mirror.isReversed[static_cast<std::size_t>(axis)] = true;
  return mirror;
}

Symmetry quarterTurnAbout(int axis) {
  Symmetry turn;
  const auto next = static_cast<std::size_t>((axis + 1) % axisCount);
  const auto last = static_cast<std::size_t>((axis + 2) % axisCount);
  turn.from[next] = static_cast<int>(last);
  turn.isReversed[next] = true;
  turn.from[last] = static_cast<int>(next);
  return turn;
}

namespace {

constexpr double mostCells = 1 << 20;

}  // namespace

void CubeList::add(CubeKind leaf, const PackedCodes& codes) { cubes_.push_back({leaf, codes}); }

std::size_t CubeList::open() {
  cubes_.push_back({CubeKind::octant, {}});
  return cubes_.size() - 1;
}

void CubeList::close(std::size_t octant) {
  if (cubes_.size() != octant + 1 + childCount) return;
  const auto first = cubes_.begin() + static_cast<std::ptrdiff_t>(octant) + 1;
  const CubeKind kind = first->kind;
  const auto isOfKind = [kind](const Told& one) { return one.kind == kind; };
  if (kind == CubeKind::normal || !std::all_of(first, cubes_.end(), isOfKind)) return;
  cubes_.resize(octant);
  add(kind);
}

void CubeList::copy(const Octree& octree, Octree::Cube cube, const Symmetry& symmetry) {
  const CubeKind kind = octree.kind(cube);
  if (kind == CubeKind::normal) {
    const PackedCodes& codes = octree.codes(cube);
    return add(kind, symmetry == Symmetry{} ? codes : symmetry.of(codes));
  }
  if (kind != CubeKind::octant) return add(kind);
  open();
  for (int slot = 0; slot < childCount; ++slot)
    copy(octree, octree.child(cube, symmetry.before(slot)), symmetry);
}

Result<Octree> CubeList::octree() const {
  if (cubes_.size() > limits::octreeCubes)
    return failure(octreeTexts["edit.too_many"], {{"limit", limits::octreeCubes}});
  OctreeBuilder builder;
  for (const Told& one : cubes_) {
    if (one.kind == CubeKind::octant && !builder.mayOpen())
      return failure(octreeTexts["edit.too_deep"], {{"limit", limits::octreeDepth}});
    switch (one.kind) {
      case CubeKind::octant:
        builder.openOctant();
        break;
      case CubeKind::normal:
        builder.addNormal(one.codes);
        break;
      case CubeKind::solid:
        builder.addSolid();
        break;
      case CubeKind::empty:
        builder.addEmpty();
        break;
    }
  }
  return builder.take();
}

tl::unexpected<Diagnostic> partOfIndented() {
  return failure(octreeTexts["edit.part_of_indented"]);
}

Result<void> allowsBox(const CellBox& box) {
  if (box.depth > limits::octreeDepth)
    return failure(octreeTexts["edit.too_deep"], {{"limit", limits::octreeDepth}});
  if (!isWithinRoot(box)) return failure(octreeTexts["edit.box_outside"]);
  double cells = 1;
  for (int axis = 0; axis < axisCount; ++axis) cells *= static_cast<double>(box.along(axis));
  if (cells > mostCells)
    return failure(octreeTexts["edit.box_too_large"], {{"cells", cells}, {"limit", mostCells}});
  return {};
}

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
    if (isPartOfNormal(octree, cell)) return partOfIndented();
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
