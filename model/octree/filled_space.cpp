// Problem: what an octree fills, as few boxes, as convex pieces, or as a closed surface.
// Method: greedy joining of boxes along the axes (octree_cells.cpp). The surface comes from the
// squares in which a full and an EMPTY leaf touch. Squares in one plane are joined to rectangles,
// which resembles the greedy meshing of voxel games. Each rectangle is cut into triangles with
// every corner of others on its sides (detail/contacts.cpp), so that there are no T-junctions.
// Complexity: O(n log n) in sides of leaves, for each order of the axes.
// Constants: mostSides bounds memory, mostCutUnits time:
// `./dev bench --benchmark_filter="octree/(merged|surface)"` (tests/benchmarks/octree_of_mesh.cpp).
#include "model/octree/filled_space.h"

#include "model/geometry/convex_hull.h"
#include "model/octree/detail/contacts.h"
#include "model/octree/detail/octree_texts.h"
#include "model/octree/detail/ray_cube.h"

#include <algorithm>
#include <map>
#include <tuple>
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

namespace {

/// Where rectangles in one plane, turned to one side, can be joined.
struct Plane {
  int axis;
  bool isPositive;  ///< Turned to the positive side.
  std::int64_t at;

  bool operator<(const Plane& other) const {
    return std::tie(axis, isPositive, at) < std::tie(other.axis, other.isPositive, other.at);
  }
};

class SurfaceMaker {
 public:
  SurfaceMaker(const PlacedOctree& placed, IndentationUse indentation)
      : octree_(*placed.octree),
        frame_(placed.placement),
        indentation_(indentation),
        units_(unitsOf(octree_)) {}

  Result<mesh::TriangleMesh> make() {
    if (octree_.counts().depth > deepestSurface)
      return failure(octreeTexts["octree.too_fine"], {{"limit", deepestSurface}});
    forEachContact(octree_, [this](const Contact& contact) { see(contact); });
    if (sides_ > mostSides)
      return failure(octreeTexts["octree.too_many_sides"], {{"limit", mostSides}});
    std::vector<Rectangle> rectangles = takeRectangles();
    const RectangleCorners corners(rectangles);
    for (const Rectangle& rectangle : rectangles) add(rectangle, corners);
    addIndentedCubes();
    return std::move(mesh_);
  }

 private:
  bool isFull(const std::optional<Octree::Cube>& cube) const {
    return cube && isBox(octree_, *cube, indentation_);
  }

  void see(const Contact& contact) {
    const bool isBelowFull = isFull(contact.below);
    if (isBelowFull == isFull(contact.above) || ++sides_ > mostSides) return;
    const auto axis = static_cast<std::size_t>(contact.axis);
    GridBox square{contact.corner, contact.corner};
    for (std::size_t i = 0; i < axisCount; ++i)
      if (i != axis) square.max[i] += contact.size;
    squares_[{contact.axis, isBelowFull, contact.corner[axis]}].push_back(square);
  }

  std::vector<Rectangle> takeRectangles() {
    std::vector<Rectangle> rectangles;
    for (auto& [plane, squares] : squares_) {
      const auto& [axis, isPositive, at] = plane;
      for (const GridBox& box : joined(squares, {(axis + 1) % axisCount, (axis + 2) % axisCount}))
        rectangles.push_back({box, axis, isPositive});
      squares = {};
    }
    return rectangles;
  }

  void add(const Rectangle& rectangle, const RectangleCorners& corners) {
    for (const auto& [a, b, c] : trianglesOf(rectangle, corners))
      mesh_.triangles.push_back({numberOf(a), numberOf(b), numberOf(c)});
  }

  std::uint32_t numberOf(const GridPoint& point) {
    const auto next = static_cast<std::uint32_t>(mesh_.positions.size());
    const auto [known, isNew] = numbers_.try_emplace(point, next);
    if (isNew)
      mesh_.positions.push_back(frame_.pointToWorld(frame_.point(fractionOf(point, units_))));
    return known->second;
  }

  void addIndentedCubes() {
    forEachCube(octree_, [this](Octree::Cube cube, CubeKind, const Path&, const glm::dvec3& corner,
                                double size) {
      if (isIndented(octree_, cube, indentation_)) addIndented(octree_.codes(cube), corner, size);
    });
  }

  /// Corners moved to one place are one, so that nothing stays open where triangles are left out.
  void addIndented(const PackedCodes& codes, const glm::dvec3& corner, double size) {
    const auto moved = movedCorners(unpacked(codes));
    std::array<std::uint32_t, cornerCount> numbers{};
    for (std::size_t i = 0; i < cornerCount; ++i) {
      const auto same =
          static_cast<std::size_t>(std::ranges::find(moved, moved[i]) - moved.begin());
      numbers[i] = same < i ? numbers[same] : static_cast<std::uint32_t>(mesh_.positions.size());
      if (same < i) continue;
      mesh_.positions.push_back(
          frame_.pointToWorld(frame_.point(corner + size / eighths * glm::dvec3(moved[i]))));
    }
    for (const CubeTriangle& triangle : surfaceOf(moved)) {
      const auto [a, b, c] = triangle.corners;
      if (numbers[a] != numbers[b] && numbers[b] != numbers[c] && numbers[c] != numbers[a])
        mesh_.triangles.push_back({numbers[a], numbers[b], numbers[c]});
    }
  }

  const Octree& octree_;
  OwnFrame frame_;
  IndentationUse indentation_;
  std::int64_t units_;
  std::size_t sides_ = 0;
  std::map<Plane, std::vector<GridBox>> squares_;
  std::map<GridPoint, std::uint32_t> numbers_;
  mesh::TriangleMesh mesh_;
};

}  // namespace

Result<mesh::TriangleMesh> outerSurface(const PlacedOctree& placed, IndentationUse indentation) {
  return SurfaceMaker(placed, indentation).make();
}

}  // namespace wb::octree
