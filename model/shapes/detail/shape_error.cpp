#include "model/shapes/detail/shape_error.h"

#include "model/shapes/detail/search_constants.h"
#include "model/shapes/detail/triangle_tree.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <unordered_set>

// Measures how far a shape is from the solid it stands for: one-sided Hausdorff distances both ways
// (overfill and shortfall), by branch and bound to within 5 % or a thousandth of the diagonal
// (exactnessFor); mean distance by samples; volumes by counting grid nodes.
// Method: farthestPlace over bisected triangles. A distance to a convex body or a triangle is
// greatest at a corner, so that a cell is bounded by its corners; any other distance changes no
// faster than the place does.
// Complexity: bounded by Exactness::mostCells looks. Its constants say how exact results are: they
// bound every number of `tests/benchmarks/shapes.py`, and are not tuned by it.

namespace wb::shape {
namespace {

/// One place in each cube.
class Thinned {
 public:
  Thinned(const Solid& solid, double spacing) : solid_(solid), spacing_(spacing) {}

  void add(const glm::dvec3& place) {
    const glm::dvec3 at = glm::floor((place - solid_.grid().origin) / spacing_);
    const auto key = static_cast<std::uint64_t>(at.x) + (static_cast<std::uint64_t>(at.y) << 21) +
                     (static_cast<std::uint64_t>(at.z) << 42);
    if (!solid_.isOuter(place) || !taken_.insert(key).second) return;
    samples_.push_back({place, solid_.outward(place)});
  }

  /// In pieces that are no longer than half of the spacing.
  void addTriangle(const Corners& corners) {
    const auto& [a, b, c] = corners;
    const double ab = glm::distance(a, b);
    const double bc = glm::distance(b, c);
    const double ca = glm::distance(c, a);
    const double longest = std::max(ab, std::max(bc, ca));
    if (longest <= spacing_ / 2) return add((a + b + c) / 3.0);
    if (longest > tuned::solid::worthALook * spacing_ && !solid_.mayBeOuter(corners)) return;
    const Corners turned = longest == ab   ? Corners{a, b, c}
                           : longest == bc ? Corners{b, c, a}
                                           : Corners{c, a, b};
    const glm::dvec3 middle = (turned[0] + turned[1]) / 2.0;
    addTriangle({turned[0], middle, turned[2]});
    addTriangle({middle, turned[1], turned[2]});
  }

  std::vector<SurfaceSample> take() { return std::move(samples_); }

 private:
  const Solid& solid_;
  double spacing_;
  std::unordered_set<std::uint64_t> taken_;
  std::vector<SurfaceSample> samples_;
};

}  // namespace

std::vector<SurfaceSample> surfaceSamples(const Solid& solid, double spacing, const Task& task) {
  constexpr std::size_t betweenAsks = 32;  ///< Triangles, between looks at whether to go on.
  Thinned thinned(solid, spacing);
  const mesh::TriangleMesh& mesh = solid.mesh();
  for (const mesh::Triangle& triangle : mesh.triangles)
    for (const std::uint32_t corner : triangle) thinned.add(mesh.positions[corner]);
  for (std::size_t i = 0; i < mesh.triangles.size(); ++i) {
    if (i % betweenAsks == 0 && !task.step()) break;
    const auto& [a, b, c] = mesh.triangles[i];
    thinned.addTriangle({mesh.positions[a], mesh.positions[b], mesh.positions[c]});
  }
  for (const ClosedPlace& closed : solid.closedPlaces()) thinned.add(closed.place);
  return thinned.take();
}

namespace {

double boxDistance(const Piece& piece, const glm::dvec3& point) {
  return glm::length(glm::max(glm::max(piece.low() - point, point - piece.high()), glm::dvec3(0)));
}

}  // namespace

CellDistances distancesTo(const std::vector<Piece>& pieces, const Corners& corners) {
  CellDistances result;
  result.bound = std::numeric_limits<double>::max();
  std::array<double, 3> nearest{};
  nearest.fill(std::numeric_limits<double>::max());
  for (const Piece& piece : pieces) {
    std::array<double, 3> least{};
    for (std::size_t i = 0; i < 3; ++i) least[i] = boxDistance(piece, corners[i]);
    double most = std::ranges::max(least);
    for (std::size_t i = 0; i < 3; ++i) {
      if (least[i] >= nearest[i] && most >= result.bound) continue;
      const double distance = piece.distance(corners[i]);
      nearest[i] = std::min(nearest[i], distance);
      most = std::max(most, distance);
    }
    // Corners that were passed over make no bound: `most` was as large before.
    result.bound = std::min(result.bound, most);
  }
  for (std::size_t i = 0; i < 3; ++i)
    if (nearest[i] > result.found.distance) result.found = {nearest[i], corners[i], 0};
  return result;
}

namespace {

/// Whether one piece is within `reach` of all of a triangle: sooner told than how far each is.
bool isWithinOne(const std::vector<Piece>& pieces, const Corners& corners, double reach) {
  return std::ranges::any_of(pieces, [&](const Piece& piece) {
    return std::ranges::all_of(
        corners, [&](const glm::dvec3& corner) { return piece.isWithin(corner, reach); });
  });
}

}  // namespace

bool isHidden(const std::vector<Piece>& pieces, std::size_t own, const glm::dvec3& point) {
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (i != own && boxDistance(pieces[i], point) <= 0 && pieces[i].height(point) < 0) return true;
  return false;
}

namespace {

double surfaceDistanceTo(const std::vector<Piece>& pieces, const glm::dvec3& point) {
  double nearest = std::numeric_limits<double>::max();
  for (const Piece& piece : pieces)
    if (boxDistance(piece, point) < nearest)
      nearest = std::min(nearest, piece.surfaceDistance(point));
  return nearest;
}

double twoSided(const Solid& solid, const std::vector<Piece>& pieces, const Task& task) {
  Exactness exactness = exactnessFor(solid, task);
  exactness.mostCells = 20'000;
  Deviation result = farthestBy(trianglesOf(solid.mesh()), exactness, [&](const glm::dvec3& point) {
    return surfaceDistanceTo(pieces, point);
  });
  std::vector<Corners> faces;
  for (const Piece& piece : pieces)
    for (const auto& [a, b, c] : piece.triangles())
      faces.push_back({piece.corners()[a], piece.corners()[b], piece.corners()[c]});
  result = farther(result, farthestBy(faces, exactness, [&](const glm::dvec3& point) {
                     return solid.surfaceDistance(point);
                   }));
  return result.distance;
}

/// Volumes by the nodes of the solid's grid.
void addVolumes(const Solid& solid, const std::vector<Piece>& pieces, ShapeError& error,
                const Task& task) {
  const Grid& grid = solid.grid();
  std::vector<std::uint8_t> fillings(grid.count(), 0);
  for (const Piece& piece : pieces) {
    const glm::ivec3 from = grid.cubeOf(piece.low());
    const glm::ivec3 to = grid.cubeOf(piece.high()) + 1;
    for (int z = from.z; z <= to.z && task.step(); ++z)
      for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x)
          if (auto& count = fillings[grid.index({x, y, z})];
              count < 255 && piece.height(grid.position({x, y, z})) <= 0)
            ++count;
  }
  const double cell = grid.step * grid.step * grid.step;
  for (std::size_t i = 0; i < grid.count(); ++i) {
    if (fillings[i] > 1) error.overlap += cell;
    if (fillings[i] == 0 && solid.isInside(i)) error.missing += cell;
  }
}

double meanDistance(const Solid& solid, const std::vector<Piece>& pieces, const Task& task) {
  const auto samples = surfaceSamples(solid, solid.diagonal() / 60, task);
  double sum = 0;
  for (const SurfaceSample& sample : samples) {
    if (task.cancelled()) break;
    sum += surfaceDistanceTo(pieces, sample.place);
  }
  return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

}  // namespace

double unionDistance(const std::vector<Piece>& pieces, const glm::dvec3& point) {
  double nearest = std::numeric_limits<double>::max();
  for (const Piece& piece : pieces)
    if (boxDistance(piece, point) < nearest) nearest = std::min(nearest, piece.distance(point));
  return nearest;
}

Deviation overfillOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task) {
  Deviation result;
  for (std::size_t own = 0; own < pieces.size(); ++own) {
    std::vector<Corners> faces;
    for (const auto& [a, b, c] : pieces[own].triangles())
      faces.push_back(
          {pieces[own].corners()[a], pieces[own].corners()[b], pieces[own].corners()[c]});
    Exactness exactness = exactnessFor(solid, task);
    exactness.floor = std::max(exactness.floor, result.distance);
    exactness.mostCells = 50'000;
    result = farther(result, farthestFrom(solid, faces, exactness, [&](const glm::dvec3& point) {
                       return !isHidden(pieces, own, point);
                     }));
  }
  return result;
}

std::vector<glm::dvec3> placesBeyond(const Solid& solid, const std::vector<Piece>& pieces,
                                     double distance, const Task& task) {
  return placesBeyondShares(
      solid, distance, 1 / tuned::cover::missedSpacing,
      [&](const Corners& corners, double within) { return isWithinOne(pieces, corners, within); },
      [&](const Corners& corners) { return distancesTo(pieces, corners); },
      [&](const glm::dvec3& place) { return unionDistance(pieces, place); }, task);
}

Deviation shortfallOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task) {
  if (pieces.empty()) return {solid.diagonal(), solid.mesh().positions.front(), solid.diagonal()};
  return farthestOutside(
      solid, exactnessFor(solid, task),
      [&](const Corners& corners) { return distancesTo(pieces, corners); },
      [&](const glm::dvec3& place) { return unionDistance(pieces, place); });
}

ShapeError errorOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task) {
  ShapeError error;
  error.shortfall = shortfallOf(solid, pieces, task);
  if (pieces.empty()) {
    error.surface = error.mean = solid.diagonal();
    return error;
  }
  error.overfill = overfillOf(solid, pieces, task);
  error.surface = twoSided(solid, pieces, task);
  if (task.cancelled()) return error;
  error.mean = meanDistance(solid, pieces, task);
  addVolumes(solid, pieces, error, task);
  return error;
}

namespace {

double twoSided(const Solid& solid, const mesh::TriangleMesh& surface, const TriangleTree& tree,
                const Task& task) {
  Exactness exactness = exactnessFor(solid, task);
  exactness.mostCells = 20'000;
  const Deviation from =
      farthestPlace(trianglesOf(solid.mesh()), exactness,
                    [&](const Corners& corners) { return tree.distances(corners); });
  const Deviation to = farthestBy(trianglesOf(surface), exactness, [&](const glm::dvec3& point) {
    return solid.surfaceDistance(point);
  });
  return farther(from, to).distance;
}

double meanDistance(const Solid& solid, const TriangleTree& tree, const Task& task) {
  const auto samples = surfaceSamples(solid, solid.diagonal() / 60, task);
  double sum = 0;
  for (const SurfaceSample& sample : samples) {
    if (task.cancelled()) break;
    sum += tree.distance(sample.place);
  }
  return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

Deviation shortfallOf(const Solid& solid, const TriangleTree& tree, const Task& task) {
  return farthestOutside(
      solid, exactnessFor(solid, task),
      [&](const Corners& corners) { return tree.distances(corners); },
      [&](const glm::dvec3& place) { return tree.distance(place); });
}

}  // namespace

Deviation overfillOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task) {
  return farthestFrom(solid, trianglesOf(surface), exactnessFor(solid, task),
                      [](const glm::dvec3&) { return true; });
}

Deviation shortfallOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task) {
  return shortfallOf(solid, TriangleTree(surface, task), task);
}

ShapeError errorOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task) {
  const TriangleTree tree(surface, task);
  ShapeError error;
  error.shortfall = shortfallOf(solid, tree, task);
  error.overfill = overfillOf(solid, surface, task);
  error.surface = twoSided(solid, surface, tree, task);
  if (task.cancelled()) return error;
  error.mean = meanDistance(solid, tree, task);
  return error;
}

}  // namespace wb::shape
