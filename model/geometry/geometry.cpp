// Problems: how wide triangles are, which of them the grid refuses, where a surface has creases,
// and which point of a triangle is nearest.
// Methods: closed formulas in one pass for the first two. Creases: the sides of all triangles are
// sorted by their ends, and two that meet are compared by the angle between their triangles.
// Corners that smooth edges join are gathered by union-find with path halving. The nearest point:
// barycentric coordinates of the foot of the perpendicular, else the nearest of the edges that the
// point is beyond.
// Complexity: O(n) and, for creases, O(n log n) in triangles.
// Constants: those of degenerateTriangles are the viewer's own; creaseDegrees is explained in
// geometry.h. For speed: `./dev bench --benchmark_filter=widths/`.
#include "model/geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <tuple>

namespace wb::mesh {
namespace {

double widthOf(const TriangleMesh& mesh, const Triangle& triangle, const glm::dvec3& scale) {
  return triangleWidth(mesh.positions[triangle[0]] * scale, mesh.positions[triangle[1]] * scale,
                       mesh.positions[triangle[2]] * scale);
}

/// d (1 / w) / d side of one triangle with its corners scaled. With w = |n| / |e|, n twice its area
/// and e its longest edge, both follow a side s as n_j (j the other two axes) and e_i do.
double inverseWidthSlope(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c, double side,
                         int axis) {
  const double width = triangleWidth(a, b, c);
  if (!(width > 0)) return 0;
  glm::dvec3 longest = b - a;
  for (const glm::dvec3& edge : {c - a, c - b})
    if (glm::dot(edge, edge) > glm::dot(longest, longest)) longest = edge;
  const glm::dvec3 n = glm::cross(b - a, c - a);
  const double ofArea = 1 - n[axis] * n[axis] / glm::dot(n, n);
  const double ofEdge = longest[axis] * longest[axis] / glm::dot(longest, longest);
  return (ofEdge - ofArea) / (side * width);
}

}  // namespace

double triangleWidth(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
  const glm::dvec3 ab = b - a;
  const glm::dvec3 ac = c - a;
  const glm::dvec3 bc = c - b;
  const double longest = std::max({glm::dot(ab, ab), glm::dot(ac, ac), glm::dot(bc, bc)});
  if (longest == 0) return 0;
  const glm::dvec3 twiceArea = glm::cross(ab, ac);
  return std::sqrt(glm::dot(twiceArea, twiceArea) / longest);
}

std::vector<double> triangleWidths(const TriangleMesh& mesh, const glm::dvec3& scale) {
  std::vector<double> widths;
  widths.reserve(mesh.triangles.size());
  for (const Triangle& triangle : mesh.triangles) widths.push_back(widthOf(mesh, triangle, scale));
  return widths;
}

WidthStatistics widthStatistics(const TriangleMesh& mesh, const glm::dvec3& scale) {
  WidthStatistics statistics;
  statistics.triangles = mesh.triangles.size();
  for (const Triangle& triangle : mesh.triangles) {
    const double width = widthOf(mesh, triangle, scale);
    if (width > 0) {
      statistics.inverseSum += 1 / width;
    } else {
      ++statistics.zeroWidth;
    }
  }
  return statistics;
}

double inverseSumSlope(const TriangleMesh& mesh, const glm::dvec3& scale, int axis) {
  double slope = 0;
  for (const Triangle& triangle : mesh.triangles)
    slope +=
        inverseWidthSlope(mesh.positions[triangle[0]] * scale, mesh.positions[triangle[1]] * scale,
                          mesh.positions[triangle[2]] * scale, scale[axis], axis);
  return slope;
}

double harmonicMean(const WidthStatistics& statistics) {
  if (statistics.zeroWidth > 0 || statistics.triangles == 0) return 0;
  return static_cast<double>(statistics.triangles) / statistics.inverseSum;
}

namespace {

// The open-source viewer's test before an upload (is_degenerate of its collision shapes): on half
// the normalised coordinates, with a finer tolerance for triangles whose edges are alike.
constexpr double coordinateFactor = 0.5;
constexpr double degenerateTolerance = 1e-7;
constexpr double toleranceOfEvenEdges = 1e-11;
constexpr double evenEdgeRatio = 10;

bool hasEvenEdges(const glm::dvec3& ab, const glm::dvec3& ac, const glm::dvec3& bc) {
  const auto [shortest, longest] = std::minmax({glm::length(ab), glm::length(ac), glm::length(bc)});
  return longest <= evenEdgeRatio * shortest;
}

bool isDegenerate(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
  const glm::dvec3 ab = b - a;
  const glm::dvec3 ac = c - a;
  const glm::dvec3 bc = c - b;
  const double limit = hasEvenEdges(ab, ac, bc) ? toleranceOfEvenEdges : degenerateTolerance;
  const glm::dvec3 atA = glm::cross(ab, ac);
  const glm::dvec3 atB = glm::cross(ab, bc);
  if (glm::dot(atA, atA) < limit || glm::dot(atB, atB) < limit) return true;
  const double gram = glm::dot(ab, ab) * glm::dot(ac, ac) - glm::dot(ab, ac) * glm::dot(ab, ac);
  return gram == 0;
}

}  // namespace

std::vector<std::uint32_t> degenerateTriangles(const TriangleMesh& mesh) {
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < mesh.triangles.size(); ++i) {
    const auto& [a, b, c] = mesh.triangles[i];
    if (isDegenerate(coordinateFactor * mesh.positions[a], coordinateFactor * mesh.positions[b],
                     coordinateFactor * mesh.positions[c]))
      found.push_back(i);
  }
  return found;
}

namespace {

/// For each position the lowest number of one at the same place.
std::vector<std::uint32_t> placesOf(const TriangleMesh& mesh) {
  std::vector<std::uint32_t> order(mesh.positions.size());
  std::iota(order.begin(), order.end(), 0U);
  const auto key = [&](std::uint32_t i) {
    const glm::dvec3& at = mesh.positions[i];
    return std::tuple(at.x, at.y, at.z, i);
  };
  std::ranges::sort(order, {}, key);
  std::vector<std::uint32_t> places(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const bool isSame = i > 0 && mesh.positions[order[i]] == mesh.positions[order[i - 1]];
    places[order[i]] = isSame ? places[order[i - 1]] : order[i];
  }
  return places;
}

/// A side of a triangle, by the places of its ends, the lower first.
struct Side {
  std::uint32_t low;
  std::uint32_t high;
  std::uint32_t triangle;
  std::uint8_t opposite;  ///< Corner.

  bool hasPlacesOf(const Side& other) const { return low == other.low && high == other.high; }
};

std::vector<Side> sidesOf(const TriangleMesh& mesh) {
  const std::vector<std::uint32_t> places = placesOf(mesh);
  std::vector<Side> sides;
  sides.reserve(mesh.triangles.size() * 3);
  for (std::uint32_t i = 0; i < mesh.triangles.size(); ++i)
    for (std::uint8_t corner = 0; corner < 3; ++corner) {
      const std::uint32_t a = places[mesh.triangles[i][(corner + 1U) % 3]];
      const std::uint32_t b = places[mesh.triangles[i][(corner + 2U) % 3]];
      sides.push_back({std::min(a, b), std::max(a, b), i, corner});
    }
  std::ranges::sort(sides, {}, [](const Side& side) {
    return std::tuple(side.low, side.high, side.triangle, side.opposite);
  });
  return sides;
}

/// From a triangle's side at right angles to its opposite corner.
glm::dvec3 awayFrom(const TriangleMesh& mesh, const Side& side) {
  const Triangle& triangle = mesh.triangles[side.triangle];
  const glm::dvec3 start = mesh.positions[triangle[(side.opposite + 1U) % 3]];
  const glm::dvec3 along = mesh.positions[triangle[(side.opposite + 2U) % 3]] - start;
  const glm::dvec3 away = mesh.positions[triangle[side.opposite]] - start;
  const double length = glm::dot(along, along);
  return length > 0 ? away - along * (glm::dot(away, along) / length) : away;
}

/// However the triangles are wound; one without area leans no way of its own.
bool isSmooth(const TriangleMesh& mesh, const Side& one, const Side& other) {
  const glm::dvec3 a = awayFrom(mesh, one);
  const glm::dvec3 b = awayFrom(mesh, other);
  const double lengths = std::sqrt(glm::dot(a, a) * glm::dot(b, b));
  return -glm::dot(a, b) >= lengths * std::cos(glm::radians(creaseDegrees));
}

/// Calls `take` with the two sides that meet at each edge that is no crease.
template <class Take>
void forEachSmoothEdge(const TriangleMesh& mesh, Take take) {
  const std::vector<Side> sides = sidesOf(mesh);
  for (auto first = sides.begin(); first != sides.end();) {
    const auto end = std::find_if_not(first, sides.end(),
                                      [&](const Side& side) { return side.hasPlacesOf(*first); });
    if (end - first == 2 && isSmooth(mesh, *first, first[1])) take(*first, first[1]);
    first = end;
  }
}

/// Numbers that belong together.
class Groups {
 public:
  explicit Groups(std::size_t count) : parents_(count) {
    std::iota(parents_.begin(), parents_.end(), 0U);
  }

  /// The number that stands for the group; ways are halved as they are gone.
  std::uint32_t of(std::uint32_t number) {
    while (parents_[number] != number) number = parents_[number] = parents_[parents_[number]];
    return number;
  }
  void join(std::uint32_t one, std::uint32_t other) { parents_[of(one)] = of(other); }

 private:
  std::vector<std::uint32_t> parents_;
};

}  // namespace

std::vector<std::uint8_t> smoothEdges(const TriangleMesh& mesh) {
  std::vector<std::uint8_t> smooth(mesh.triangles.size());
  forEachSmoothEdge(mesh, [&](const Side& one, const Side& other) {
    for (const Side& side : {one, other})
      smooth[side.triangle] |= static_cast<std::uint8_t>(1U << side.opposite);
  });
  return smooth;
}

CreasedMesh splitAtCreases(const TriangleMesh& mesh) {
  Groups corners(mesh.triangles.size() * 3);
  forEachSmoothEdge(mesh, [&](const Side& one, const Side& other) {
    for (std::uint32_t a = 1; a <= 2; ++a)
      for (std::uint32_t b = 1; b <= 2; ++b) {
        const std::uint32_t own = (one.opposite + a) % 3;
        const std::uint32_t others = (other.opposite + b) % 3;
        if (mesh.triangles[one.triangle][own] == mesh.triangles[other.triangle][others])
          corners.join(3 * one.triangle + own, 3 * other.triangle + others);
      }
  });
  constexpr auto unknown = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> numbers(mesh.triangles.size() * 3, unknown);
  CreasedMesh result;
  result.mesh.triangles = mesh.triangles;
  for (std::uint32_t i = 0; i < numbers.size(); ++i) {
    std::uint32_t& number = numbers[corners.of(i)];
    std::uint32_t& vertex = result.mesh.triangles[i / 3][i % 3];
    if (number == unknown) {
      number = static_cast<std::uint32_t>(result.vertices.size());
      result.vertices.push_back(vertex);
      result.mesh.positions.push_back(mesh.positions[vertex]);
    }
    vertex = number;
  }
  return result;
}

namespace {

glm::dvec3 nearestOfEdge(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b) {
  const glm::dvec3 along = b - a;
  const double squared = glm::dot(along, along);
  if (!(squared > 0)) return a;
  return a + std::clamp(glm::dot(point - a, along) / squared, 0.0, 1.0) * along;
}

double squaredDistance(const glm::dvec3& a, const glm::dvec3& b) { return glm::dot(a - b, a - b); }

/// Of the edges that the point is beyond, as seen along the normal: no other can be nearer.
glm::dvec3 nearestOfEdges(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b,
                          const glm::dvec3& c, const std::array<bool, 3>& isBeyond) {
  glm::dvec3 nearest = a;
  double least = std::numeric_limits<double>::infinity();
  const std::array corners{a, b, c};
  for (std::size_t i = 0; i < 3; ++i) {
    if (!isBeyond[i]) continue;
    const glm::dvec3 other = nearestOfEdge(point, corners[i], corners[(i + 1) % 3]);
    const double squared = squaredDistance(point, other);
    if (squared >= least) continue;
    least = squared;
    nearest = other;
  }
  return nearest;
}

}  // namespace

glm::dvec3 nearestPoint(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b,
                        const glm::dvec3& c) {
  const glm::dvec3 ab = b - a;
  const glm::dvec3 ac = c - a;
  const glm::dvec3 normal = glm::cross(ab, ac);
  const double squared = glm::dot(normal, normal);
  if (!(squared > 0)) return nearestOfEdges(point, a, b, c, {true, true, true});
  const glm::dvec3 ap = point - a;
  const double v = glm::dot(glm::cross(ap, ac), normal) / squared;
  const double w = glm::dot(glm::cross(ab, ap), normal) / squared;
  if (v >= 0 && w >= 0 && v + w <= 1) return a + v * ab + w * ac;
  constexpr double straight = 1e-8;  // Sine squared below which rounding may decide on sides.
  if (squared < straight * glm::dot(ab, ab) * glm::dot(ac, ac))
    return nearestOfEdges(point, a, b, c, {true, true, true});
  const bool isBeyondAb = w < 0;
  const bool isBeyondBc = v + w > 1;
  const bool isBeyondCa = v < 0;
  return nearestOfEdges(point, a, b, c, {isBeyondAb, isBeyondBc, isBeyondCa});
}

}  // namespace wb::mesh
