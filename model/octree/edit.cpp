// Problem: an octree after a change of a cell, with eight equal children merged, as far up as they
// are.
// Method: a persistent tree in the simplest form: all is copied but the path to the cell. The
// largest cube that becomes equal throughout is found first, so that it is told as one.
// Complexity: O(cubes), mostly copying of nodes eight cubes at a time:
// `./dev bench --benchmark_filter="octree/one cell changed"`.
#include "model/octree/edit.h"

#include "model/octree/octree_block.h"
#include "model/octree/octree_texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace wb::octree {
namespace {

CubeKind kindOf(bool isSolid) { return isSolid ? CubeKind::solid : CubeKind::empty; }

void addLeaf(OctreeBuilder& builder, CubeKind kind) {
  if (kind == CubeKind::solid) {
    builder.addSolid();
  } else {
    builder.addEmpty();
  }
}

/// Tells an octree again with one cube replaced.
template <class AddInstead>
class Copier {
 public:
  Copier(const Octree& octree, const Path& place, AddInstead addInstead)
      : octree_(octree), place_(place), addInstead_(addInstead) {}

  Octree copy() {
    copyTo(octree_.root(), 0);
    return builder_.take();
  }

 private:
  void copyTo(Octree::Cube cube, std::size_t level) {
    if (level == place_.depth()) return addInstead_(builder_);
    const CubeKind kind = octree_.kind(cube);
    builder_.openOctant();
    for (int slot = 0; slot < childCount; ++slot) {
      const Octree::Cube next = kind == CubeKind::octant ? octree_.child(cube, slot) : cube;
      if (slot == place_[level]) {
        copyTo(next, level + 1);
      } else {
        builder_.addCopy(octree_, next);
      }
    }
  }

  const Octree& octree_;
  const Path& place_;
  AddInstead addInstead_;
  OctreeBuilder builder_;
};

template <class AddInstead>
Octree replaced(const Octree& octree, const Path& place, AddInstead addInstead) {
  return Copier(octree, place, addInstead).copy();
}

bool areOthersAll(const Octree& octree, const Path& octant, int slot, CubeKind kind) {
  const Octree::Cube cube = octree.at(octant);
  if (octree.kind(cube) != CubeKind::octant) return octree.kind(cube) == kind;
  for (int other = 0; other < childCount; ++other)
    if (other != slot && octree.kind(octree.child(cube, other)) != kind) return false;
  return true;
}

/// The largest cube about a cell that is all of a kind once the cell is.
Path mergedCell(const Octree& octree, const Path& cell, CubeKind kind) {
  Path merged = cell;
  while (const auto above = parentOf(merged)) {
    if (!areOthersAll(octree, *above, merged[above->depth()], kind)) break;
    merged = *above;
  }
  return merged;
}

Result<void> allows(const Octree& octree, std::size_t depth) {
  if (depth > limits::octreeDepth)
    return failure(octreeTexts["edit.too_deep"], {{"limit", limits::octreeDepth}});
  if (octree.counts().all() + childCount * depth > limits::octreeCubes)
    return failure(octreeTexts["edit.too_many"], {{"limit", limits::octreeCubes}});
  return {};
}

}  // namespace

std::optional<Path> parentOf(const Path& cube) {
  if (cube.depth() == 0) return {};
  Path parent;
  for (std::size_t level = 0; level + 1 < cube.depth(); ++level) parent = parent.child(cube[level]);
  return parent;
}

bool isPartOfNormal(const Octree& octree, const Path& path) {
  const auto above = parentOf(path);
  return above && octree.kind(octree.at(*above)) == CubeKind::normal;
}

std::optional<Path> cellAt(const Path& cube, Face face, const glm::dvec3& point, std::size_t depth,
                           Side side) {
  const std::size_t finest = std::max(depth, cube.depth());
  const std::size_t finer = finest - cube.depth();
  const GridPoint corner = gridPointOf(cube);
  GridPoint cell{};
  for (int axis = 0; axis < axisCount; ++axis) {
    const GridNumber first = corner[static_cast<std::size_t>(axis)] << finer;
    const GridNumber last = first + (GridNumber{1} << finer) - 1;
    GridNumber& number = cell[static_cast<std::size_t>(axis)];
    if (axis == axisOf(face)) {
      const GridNumber within = isPositive(face) ? last : first;
      number = side == Side::inside ? within : within + (isPositive(face) ? 1 : -1);
    } else {
      const double along = std::ldexp(std::clamp(point[axis], 0.0, 1.0), static_cast<int>(finest));
      number = std::clamp(static_cast<GridNumber>(along), first, last);
    }
    if (number < 0 || number >= GridNumber{1} << finest) return {};
    number >>= finest - depth;
  }
  return pathOf(cell, depth);
}

glm::dvec3 fractionOf(const World& world, const Hit& hit) {
  const OwnFrame& frame = world.frame(hit.entry.octree);
  return (frame.pointFromWorld(hit.point) - frame.point(glm::dvec3(0))) / frame.size();
}

Result<Path> cellAt(const World& world, const Hit& hit, std::size_t depth, Side side) {
  if (hit.entry.isInside) return failure(octreeTexts["edit.no_face"]);
  if (depth > limits::octreeDepth)
    return failure(octreeTexts["edit.too_deep"], {{"limit", limits::octreeDepth}});
  const bool isWall = world.octrees()[hit.entry.octree].octree->extent().isEmpty();
  const auto cell = cellAt(hit.entry.cube, hit.entry.face, fractionOf(world, hit), depth,
                           isWall ? Side::inside : side);
  if (!cell) return failure(octreeTexts["edit.at_border"]);
  return *cell;
}

Path cellOf(const World& world, const Hit& hit, std::size_t depth) {
  const Octree& octree = *world.octrees()[hit.entry.octree].octree;
  const Path& cube = hit.entry.cube;
  const bool isWhole = depth >= limits::octreeDepth || hit.entry.isInside ||
                       octree.kind(octree.at(cube)) == CubeKind::normal;
  return isWhole ? cube
                 : *cellAt(cube, hit.entry.face, fractionOf(world, hit), depth, Side::inside);
}

Result<Octree> withCell(const Octree& octree, const Path& cell, bool isSolid) {
  if (auto allowed = allows(octree, cell.depth()); !allowed) return failure(std::move(allowed));
  if (isPartOfNormal(octree, cell)) return failure(octreeTexts["edit.part_of_indented"]);
  const CubeKind kind = kindOf(isSolid);
  const Path merged = mergedCell(octree, cell, kind);
  if (octree.kind(octree.at(merged)) == kind) return octree;
  return replaced(octree, merged, [kind](OctreeBuilder& builder) { addLeaf(builder, kind); });
}

Result<Octree> split(const Octree& octree, const Path& leaf) {
  if (auto allowed = allows(octree, leaf.depth() + 1); !allowed) return failure(std::move(allowed));
  if (isPartOfNormal(octree, leaf)) return failure(octreeTexts["edit.part_of_indented"]);
  const CubeKind kind = octree.kind(octree.at(leaf));
  if (kind == CubeKind::octant) return failure(octreeTexts["edit.divided"]);
  if (kind == CubeKind::normal) return failure(octreeTexts["edit.part_of_indented"]);
  return replaced(octree, leaf, [kind](OctreeBuilder& builder) {
    builder.openOctant();
    for (int slot = 0; slot < childCount; ++slot) addLeaf(builder, kind);
  });
}

Result<Octree> merge(const Octree& octree, const Path& octant) {
  const Octree::Cube cube = octree.at(octant);
  if (octree.kind(cube) != CubeKind::octant) return failure(octreeTexts["edit.unequal"]);
  const CubeKind kind = octree.kind(octree.child(cube, 0));
  const bool isModel = kind == CubeKind::solid || kind == CubeKind::empty;
  if (!isModel || !areOthersAll(octree, octant, 0, kind))
    return failure(octreeTexts["edit.unequal"]);
  return withCell(octree, octant, kind == CubeKind::solid);
}

namespace {

/// Which side of the box is meant on each axis, where one is.
using Sides = std::array<std::optional<bool>, axisCount>;

Push pushAt(CellBox box, Face face, const Sides& sides) {
  Push push{box, face, 0};
  for (std::size_t axis = 0; axis < axisCount; ++axis)
    if (sides[axis])
      (*sides[axis] ? push.cells.first : push.cells.last)[axis] =
          (*sides[axis] ? box.last : box.first)[axis];
  for (int corner = 0; corner < cornerCount; ++corner) {
    bool isMeant = true;
    for (int axis = 0; axis < axisCount; ++axis)
      isMeant &= sides[static_cast<std::size_t>(axis)].value_or(isPositive(corner, axis)) ==
                 isPositive(corner, axis);
    if (isMeant) push.corners = static_cast<std::uint8_t>(push.corners | 1U << corner);
  }
  return push;
}

/// Of the axes along the face those on which a corner has a side, or the one across an edge.
Sides sidesOf(const Hit& hit, FacePart part) {
  Sides sides;
  if (part == FacePart::face) return sides;
  const Edge edge = edges[static_cast<std::size_t>(hit.edge->index)];
  const int corner = part == FacePart::corner ? hit.corner->index : edge.start;
  for (int axis = 0; axis < axisCount; ++axis)
    if (part == FacePart::corner || axis != edge.axis())
      sides[static_cast<std::size_t>(axis)] = isPositive(corner, axis);
  return sides;
}

Sides sidesNear(const glm::dvec3& point, const CellBox& box, Face face, FacePart part) {
  Sides sides;
  if (part == FacePart::face) return sides;
  std::array<double, axisCount> aways{};
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    const double cell = std::ldexp(point[axis], static_cast<int>(box.depth));
    const double low = std::abs(cell - static_cast<double>(box.first[at]));
    const double high = std::abs(cell - static_cast<double>(box.last[at] + 1));
    sides[at] = high < low;
    aways[at] = std::min(low, high);
  }
  if (part == FacePart::corner) return sides;
  const auto next = static_cast<std::size_t>((axisOf(face) + 1) % axisCount);
  const auto last = static_cast<std::size_t>((axisOf(face) + 2) % axisCount);
  sides[aways[next] <= aways[last] ? last : next].reset();
  return sides;
}

Span moved(const Span& span, bool isEnd, int inwards) {
  Span now = span;
  if (isEnd) {
    now.end = static_cast<std::uint8_t>(std::clamp<int>(span.end - inwards, span.start, eighths));
  } else {
    now.start = static_cast<std::uint8_t>(std::clamp<int>(span.start + inwards, 0, span.end));
  }
  return now;
}

Indentation moved(Indentation indentation, const Push& push, int inwards) {
  for (int corner = 0; corner < cornerCount; ++corner) {
    if ((push.corners >> corner & 1) == 0) continue;
    const int edge = edgeAt(corner, axisOf(push.face));
    Span& span = indentation[static_cast<std::size_t>(edge)];
    span = moved(span, isPositive(push.face), inwards);
  }
  return indentation;
}

/// Whether all edges along an axis have no length.
bool isFlat(const Indentation& indentation) {
  for (int axis = 0; axis < axisCount; ++axis) {
    bool areAllFlat = true;
    for (std::size_t edge = 0; edge < edges.size(); ++edge)
      areAllFlat &= edges[edge].axis() != axis || indentation[edge].start == indentation[edge].end;
    if (areAllFlat) return true;
  }
  return false;
}

void add(CubeList& list, const Indentation& indentation) {
  if (isFlat(indentation)) return list.add(CubeKind::empty);
  const PackedCodes codes = packed(indentation);
  if (codes == untouchedCodes) return list.add(CubeKind::solid);
  list.add(CubeKind::normal, codes);
}

}  // namespace

Result<Push> pushOf(const World& world, const Hit& hit, std::size_t octree, const CellBox& box,
                    FacePart part) {
  if (hit.entry.octree != octree) return failure(octreeTexts["edit.push_outside"]);
  if (hit.entry.isInside || !hit.corner || !hit.edge) return failure(octreeTexts["edit.no_face"]);
  const Face face = hit.entry.face;
  Sides sides = box == boxOf(hit.entry.cube) ? sidesOf(hit, part)
                                             : sidesNear(fractionOf(world, hit), box, face, part);
  sides[static_cast<std::size_t>(axisOf(face))] = isPositive(face);
  return pushAt(box, face, sides);
}

Result<Pushed> pushed(const Octree& octree, const Push& push, int inwards) {
  Pushed pushed;
  bool isAnyFilled = false;
  const auto pushCell = [&](const GridPoint& at, CubeList& list) -> Result<void> {
    const Path cell = pathOf(at, push.cells.depth);
    const Octree::Cube cube = octree.at(cell);
    const CubeKind kind = octree.kind(cube);
    if (kind == CubeKind::octant) return failure(octreeTexts["edit.push_divided"]);
    if (isPartOfNormal(octree, cell)) return failure(octreeTexts["edit.part_of_indented"]);
    if (kind == CubeKind::empty) {
      list.add(kind);
      return {};
    }
    isAnyFilled = true;
    const Indentation was = kind == CubeKind::normal ? unpacked(octree.codes(cube)) : Indentation{};
    const Indentation now = moved(was, push, inwards);
    if (now != was) ++pushed.cubes;
    add(list, now);
    return {};
  };
  auto rewritten = withCells(octree, push.cells, pushCell);
  if (!rewritten) return failure(std::move(rewritten));
  if (!isAnyFilled) return failure(octreeTexts["edit.push_nothing"]);
  if (pushed.cubes == 0)
    return inwards > 0 ? failure(octreeTexts["edit.pushed_in"])
                       : failure(octreeTexts["edit.pushed_out"]);
  pushed.octree = std::move(*rewritten);
  return pushed;
}

}  // namespace wb::octree
