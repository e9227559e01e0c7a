#include "model/octree/push.h"

#include "model/octree/detail/octree_texts.h"
#include "model/octree/octree_block.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace wb::octree {
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
