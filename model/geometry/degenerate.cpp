#include "model/geometry/degenerate.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace wb::mesh {
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

}  // namespace wb::mesh
