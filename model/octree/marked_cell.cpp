#include "model/octree/marked_cell.h"

#include "model/octree/detail/ray_cube.h"
#include "model/octree/edit.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace wb::octree {
namespace {

/// The first and the last corner that a push of a part moves: one twice where it is a corner.
std::array<int, 2> pushedCorners(const World& world, const Hit& hit, const CellBox& box,
                                 FacePart part) {
  const unsigned pushed = pushOf(world, hit, hit.entry.octree, box, part)->corners;
  return {std::countr_zero(pushed), static_cast<int>(std::bit_width(pushed)) - 1};
}

glm::dvec3 cornerOfCell(const OwnFrame& frame, const CellBox& box, int corner) {
  glm::dvec3 fraction(0);
  for (int axis = 0; axis < axisCount; ++axis) {
    const GridNumber plane =
        box.first[static_cast<std::size_t>(axis)] + (isPositive(corner, axis) ? 1 : 0);
    fraction[axis] = std::ldexp(static_cast<double>(plane), -static_cast<int>(box.depth));
  }
  return frame.point(fraction);
}

int edgeBetween(const std::array<int, 2>& ends) {
  const auto* found = std::ranges::find_if(
      edges, [&](const Edge& edge) { return edge.start == ends[0] && edge.end == ends[1]; });
  return static_cast<int>(found - edges.begin());
}

}  // namespace

MarkedCell markedCellAt(const World& world, const Hit& hit, std::size_t depth) {
  MarkedCell marked{cellOf(world, hit, depth), hit.size, hit.corner, hit.edge};
  if (marked.cell == hit.entry.cube || !hit.corner || !hit.edge) return marked;
  const OwnFrame& frame = world.frame(hit.entry.octree);
  const CellBox box = boxOf(marked.cell);
  marked.size = std::ldexp(frame.size(), -static_cast<int>(box.depth));
  const int corner = pushedCorners(world, hit, box, FacePart::corner)[0];
  const glm::dvec3 place = cornerOfCell(frame, box, corner);
  marked.corner = {corner, place, frame.pointToWorld(place)};
  const auto ends = pushedCorners(world, hit, box, FacePart::edge);
  const std::array places{cornerOfCell(frame, box, ends[0]), cornerOfCell(frame, box, ends[1])};
  marked.edge = {
      edgeBetween(ends), places, {frame.pointToWorld(places[0]), frame.pointToWorld(places[1])}};
  return marked;
}

std::optional<Hit> wallHit(const World& world, std::size_t octree, const Ray& ray) {
  const OwnFrame& frame = world.frame(octree);
  const OwnRay own = toOwn(frame, ray.origin, unitOf(ray.direction));
  const Slabs slabs = slabsOf(own, frame.point(glm::dvec3(0)), frame.point(glm::dvec3(1)));
  if (!slabs.isMet()) return {};
  return describe(world, ray, {slabs.exit(), octree, {}, leftFace(own, slabs)});
}

}  // namespace wb::octree
