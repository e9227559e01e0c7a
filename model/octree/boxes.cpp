#include "model/octree/boxes.h"

#include "model/geometry/convex_hull.h"
#include "model/octree/detail/indented_cube.h"
#include "model/octree/detail/octree_texts.h"

#include <algorithm>
#include <utility>

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

std::vector<glm::dvec3> cornersOf(const OwnFrame& frame, const GridBox& box, std::int64_t units) {
  std::vector<glm::dvec3> corners;
  for (int corner = 0; corner < cornerCount; ++corner) {
    GridPoint point = box.min;
    for (int axis = 0; axis < axisCount; ++axis) {
      const auto at = static_cast<std::size_t>(axis);
      if (isPositive(corner, axis)) point[at] = box.max[at];
    }
    corners.push_back(frame.pointToWorld(frame.point(fractionOf(point, units))));
  }
  return corners;
}

void addIndented(const PlacedOctree& placed, const OwnFrame& frame, IndentationUse indentation,
                 std::vector<std::vector<glm::dvec3>>& pieces) {
  const Octree& octree = *placed.octree;
  forEachCube(octree,
              [&](Octree::Cube cube, CubeKind, const Path&, const glm::dvec3& corner, double size) {
                if (!isIndented(octree, cube, indentation)) return;
                std::vector<glm::dvec3> corners;
                const IndentedCube shape(frame, corner, size, octree.codes(cube));
                for (const glm::dvec3& own : shape.corners())
                  corners.push_back(frame.pointToWorld(own));
                if (const auto hull = mesh::convexHull(corners)) pieces.push_back(hull->vertices);
              });
}

}  // namespace

Result<std::vector<GridBox>> mergedBoxes(const Octree& octree, IndentationUse indentation) {
  const CubeCounts& counts = octree.counts();
  if (counts.solid + counts.normal > mostSides)
    return failure(octreeTexts["octree.too_many_sides"], {{"limit", mostSides}});
  const std::vector<GridBox> leaves = boxLeaves(octree, indentation);
  std::vector<GridBox> boxes = joined(leaves);
  const std::vector<GridBox> units = cutIntoUnits(leaves);
  if (units.empty()) return boxes;
  std::vector<GridBox> others = joined(units);
  return others.size() < boxes.size() ? others : boxes;
}

Result<std::vector<std::vector<glm::dvec3>>> convexPieces(const PlacedOctree& placed,
                                                          IndentationUse indentation) {
  const auto boxes = mergedBoxes(*placed.octree, indentation);
  if (!boxes) return tl::unexpected(boxes.error());
  const OwnFrame frame(placed.placement);
  const std::int64_t units = unitsOf(*placed.octree);
  std::vector<std::vector<glm::dvec3>> pieces;
  for (const GridBox& box : *boxes) pieces.push_back(cornersOf(frame, box, units));
  addIndented(placed, frame, indentation, pieces);
  return pieces;
}

}  // namespace wb::octree
