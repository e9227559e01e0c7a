#include "tests/geometry/surface_checks.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <utility>

namespace wb::prim {
namespace {

using Edge = std::pair<std::uint32_t, std::uint32_t>;

/// How much oftener an edge is used from its lower to its higher vertex than back.
using EdgeBalance = std::map<Edge, int>;

void use(EdgeBalance& balance, std::uint32_t from, std::uint32_t to, int times = 1) {
  balance[std::minmax(from, to)] += from < to ? times : -times;
}

EdgeBalance balanceOf(const mesh::TriangleMesh& surface) {
  EdgeBalance balance;
  for (const auto& [a, b, c] : surface.triangles) {
    use(balance, a, b);
    use(balance, b, c);
    use(balance, c, a);
  }
  std::erase_if(balance, [](const auto& entry) { return entry.second == 0; });
  return balance;
}

std::vector<std::uint32_t> verticesOf(const EdgeBalance& balance) {
  std::vector<std::uint32_t> vertices;
  for (const auto& [edge, times] : balance) {
    vertices.push_back(edge.first);
    vertices.push_back(edge.second);
  }
  std::sort(vertices.begin(), vertices.end());
  vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
  return vertices;
}

constexpr double samePlace = 1e-9;

/// The first of the vertices at the same place.
std::uint32_t placeOf(std::uint32_t vertex, const mesh::TriangleMesh& surface,
                      const std::vector<std::uint32_t>& vertices) {
  return *std::find_if(vertices.begin(), vertices.end(), [&](std::uint32_t other) {
    return glm::distance(surface.positions[vertex], surface.positions[other]) < samePlace;
  });
}

/// Where along an edge, 0..1, a point lies; outside 0..1 when it is not on the edge.
double along(const glm::dvec3& from, const glm::dvec3& to, const glm::dvec3& point) {
  const glm::dvec3 edge = to - from;
  const double t = glm::dot(point - from, edge) / glm::dot(edge, edge);
  return glm::distance(point, from + edge * t) < samePlace ? t : -1;
}

void cutAt(EdgeBalance& result, const mesh::TriangleMesh& surface,
           const EdgeBalance::value_type& entry, const std::vector<std::uint32_t>& vertices) {
  const auto& [edge, times] = entry;
  std::vector<std::pair<double, std::uint32_t>> stops{{0, edge.first}, {1, edge.second}};
  const auto& p = surface.positions;
  for (const std::uint32_t vertex : vertices) {
    const double t = along(p[edge.first], p[edge.second], p[vertex]);
    if (t > 0 && t < 1 && vertex != edge.first && vertex != edge.second)
      stops.emplace_back(t, vertex);
  }
  std::sort(stops.begin(), stops.end());
  for (auto& [t, vertex] : stops) vertex = placeOf(vertex, surface, vertices);
  for (std::size_t i = 1; i < stops.size(); ++i)
    if (stops[i - 1].second != stops[i].second)
      use(result, stops[i - 1].second, stops[i].second, times);
}

std::size_t total(const EdgeBalance& balance) {
  std::size_t sum = 0;
  for (const auto& [edge, times] : balance) sum += static_cast<std::size_t>(std::abs(times));
  return sum;
}

}  // namespace

std::size_t unmatchedEdges(const mesh::TriangleMesh& surface) { return total(balanceOf(surface)); }

std::size_t unmatchedEdgesCutAtVertices(const mesh::TriangleMesh& surface) {
  const EdgeBalance balance = balanceOf(surface);
  const std::vector<std::uint32_t> vertices = verticesOf(balance);
  EdgeBalance result;
  for (const auto& entry : balance) cutAt(result, surface, entry, vertices);
  return total(result);
}

double volume(const mesh::TriangleMesh& surface) {
  double sixfold = 0;
  const auto& p = surface.positions;
  for (const auto& [a, b, c] : surface.triangles) sixfold += glm::dot(p[a], glm::cross(p[b], p[c]));
  return sixfold / 6;
}

glm::dvec3 lowestCorner(const mesh::TriangleMesh& surface) {
  glm::dvec3 corner(surface.positions.front());
  for (const glm::dvec3& position : surface.positions) corner = glm::min(corner, position);
  return corner;
}

glm::dvec3 highestCorner(const mesh::TriangleMesh& surface) {
  glm::dvec3 corner(surface.positions.front());
  for (const glm::dvec3& position : surface.positions) corner = glm::max(corner, position);
  return corner;
}

}  // namespace wb::prim
