// Problem: what an octree fills, as convex pieces, or as a closed surface.
// Method: pieces are its merged boxes, and a hull for each NORMAL cube. The surface comes from the
// squares in which a full and an EMPTY leaf touch. Squares in one plane are joined to rectangles,
// which resembles the greedy meshing of voxel games. Each rectangle is cut into triangles with
// every corner of others on its sides (model/octree/contacts.cpp), so that there are no
// T-junctions. Complexity: O(n log n) in sides of leaves. Constants: mostSides bounds memory:
// `./dev bench --benchmark_filter="octree/surface"` (tests/benchmarks/octree_of_mesh.cpp).
#include "model/scene/octree_shapes.h"

#include "model/geometry/convex_hull.h"
#include "model/octree/contacts.h"
#include "model/octree/filled_space.h"
#include "model/scene/detail/scene_texts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace wb::octree {
namespace {

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
                for (const glm::ivec3& moved : movedCorners(unpacked(octree.codes(cube))))
                  corners.push_back(
                      frame.pointToWorld(frame.point(corner + size / eighths * glm::dvec3(moved))));
                if (const auto hull = mesh::convexHull(corners)) pieces.push_back(hull->vertices);
              });
}

}  // namespace

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
      return failure(scene::sceneTexts["octree.too_fine"], {{"limit", deepestSurface}});
    forEachContact(octree_, [this](const Contact& contact) { see(contact); });
    if (auto allowed = allowsSides(sides_); !allowed) return failure(std::move(allowed));
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
