#include "model/shapes/detail/cover_bound.h"

#include "model/geometry/convex_hull.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

// A lower bound of the cost of convex hulls that stand for a solid within a tolerance t.
// SupportCaps: let h be the support function of the solid and d a direction of length one. Some
// hull comes within t of the point that is farthest along d, so it has a vertex v with d * v >=
// h(d) - t; and no vertex is farther than t from the solid. So each such cap holds a vertex, and
// caps that have no point in common need one each. Two caps have none in common if a combination of
// their planes lies outside of the solid's hull grown by t (Farkas' lemma); the best combination is
// found by golden section, as the gap is a concave function of it. Which caps are taken is greedy,
// which can only make the bound lower. Clusters: no hull reaches from one part of the mesh to
// another that is farther off than twice t and the width of holes that the solid closes, so each
// such part needs hulls of its own. Complexity: vertices of the base hull cubed, and triangles
// squared.

namespace wb::shape {
namespace {

/// Triangles near each other: their box, and the points in it.
struct MeshCluster {
  glm::dvec3 low{std::numeric_limits<double>::infinity()};
  glm::dvec3 high{-std::numeric_limits<double>::infinity()};
  std::vector<glm::dvec3> points;

  bool isFarther(const MeshCluster& other, double gap) const {
    return glm::any(glm::greaterThan(low - other.high, glm::dvec3(gap))) ||
           glm::any(glm::greaterThan(other.low - high, glm::dvec3(gap)));
  }
  void add(const MeshCluster& other) {
    low = glm::min(low, other.low);
    high = glm::max(high, other.high);
    points.insert(points.end(), other.points.begin(), other.points.end());
  }
};

/// Boxes that are nearer to each other than the gap are joined, until none are.
std::vector<MeshCluster> clustersOf(const mesh::TriangleMesh& mesh, double gap) {
  std::vector<MeshCluster> clusters;
  for (const mesh::Triangle& triangle : mesh.triangles) {
    MeshCluster joined;
    for (const std::uint32_t corner : triangle) {
      joined.points.push_back(mesh.positions[corner]);
      joined.low = glm::min(joined.low, joined.points.back());
      joined.high = glm::max(joined.high, joined.points.back());
    }
    for (bool isGrown = true; isGrown;) {
      const auto near = std::ranges::find_if(
          clusters, [&](const MeshCluster& cluster) { return !joined.isFarther(cluster, gap); });
      isGrown = near != clusters.end();
      if (!isGrown) continue;
      joined.add(*near);
      clusters.erase(near);
    }
    clusters.push_back(std::move(joined));
  }
  return clusters;
}

double supportOf(const std::vector<glm::dvec3>& points, const glm::dvec3& direction) {
  double farthest = -std::numeric_limits<double>::infinity();
  for (const glm::dvec3& point : points) farthest = std::max(farthest, glm::dot(point, direction));
  return farthest;
}

/// What of the solid, grown by the tolerance, is at most the tolerance below its farthest along a
/// direction.
struct SupportCap {
  glm::dvec3 direction;
  double begin;  ///< Along it, m.
};

class SupportCaps {
 public:
  SupportCaps(std::vector<glm::dvec3> corners, double tolerance)
      : corners_(std::move(corners)), tolerance_(tolerance) {}

  /// Takes the cap along a direction if it has no point in common with those taken before.
  void offer(const glm::dvec3& direction) {
    const SupportCap cap{direction, supportOf(corners_, direction) - tolerance_};
    if (std::ranges::all_of(taken_, [&](const SupportCap& other) { return areApart(cap, other); }))
      taken_.push_back(cap);
  }
  std::size_t count() const { return taken_.size(); }

 private:
  /// How far outside of the grown hull the combined plane of two caps is, m; below 0 if it is not.
  double gap(const SupportCap& one, const SupportCap& other, double share) const {
    const glm::dvec3 along = share * one.direction + (1 - share) * other.direction;
    return share * one.begin + (1 - share) * other.begin - supportOf(corners_, along) -
           tolerance_ * glm::length(along);
  }

  bool areApart(const SupportCap& one, const SupportCap& other) const {
    constexpr double golden = 0.618'033'988'749'895;
    constexpr int rounds = 24;  // A hundred-thousandth of the range is left.
    double low = 0;
    double high = 1;
    for (int i = 0; i < rounds; ++i) {
      const double a = high - golden * (high - low);
      const double b = low + golden * (high - low);
      const double gapAtA = gap(one, other, a);
      const double gapAtB = gap(one, other, b);
      // Rounding must not tell apart what touches.
      if (std::max(gapAtA, gapAtB) > 1e-6 * tolerance_) return true;
      (gapAtA < gapAtB ? low : high) = gapAtA < gapAtB ? a : b;
    }
    return false;
  }

  std::vector<glm::dvec3> corners_;
  double tolerance_;
  std::vector<SupportCap> taken_;
};

/// How many vertices hulls for points need together: along each vertex of their hull.
std::size_t leastVertices(const std::vector<glm::dvec3>& points, double tolerance) {
  constexpr std::size_t ofAnyHull = 4;
  const auto hull = mesh::convexHull(points);
  if (!hull) return ofAnyHull;  // Flat.
  std::vector<glm::dvec3> along(hull->vertices.size(), glm::dvec3(0));
  for (const auto& [a, b, c] : hull->triangles) {
    const glm::dvec3 area =
        glm::cross(hull->vertices[b] - hull->vertices[a], hull->vertices[c] - hull->vertices[a]);
    const double length = glm::length(area);
    if (!(length > 0)) continue;
    for (const std::uint32_t corner : {a, b, c}) along[corner] += area / length;
  }
  SupportCaps caps(hull->vertices, tolerance);
  for (const glm::dvec3& direction : along)
    if (const double length = glm::length(direction); length > 0) caps.offer(direction / length);
  return std::max(caps.count(), ofAnyHull);
}

}  // namespace

double leastCoverCost(const Solid& solid, double tolerance, const PieceRules& rules) {
  double cost = 0;
  const double closed = std::max(usualClosing(solid.diagonal()), 2 * solid.grid().step);
  const double gap = 2 * tolerance + closed;
  for (const MeshCluster& cluster : clustersOf(solid.mesh(), gap))
    cost += rules.perHull +
            rules.perCorner * static_cast<double>(leastVertices(cluster.points, tolerance));
  return cost;
}

}  // namespace wb::shape
