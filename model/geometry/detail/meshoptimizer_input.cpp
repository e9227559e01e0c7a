#include "model/geometry/detail/meshoptimizer_input.h"

#include <glm/common.hpp>

#include <algorithm>
#include <limits>

namespace wb::mesh {
namespace {

struct Box {
  glm::dvec3 low;
  glm::dvec3 high;
};

Box boxAround(const TriangleMesh& mesh) {
  Box box{mesh.positions.front(), mesh.positions.front()};
  for (const glm::dvec3& position : mesh.positions) {
    box.low = glm::min(box.low, position);
    box.high = glm::max(box.high, position);
  }
  return box;
}

double longestSide(const Box& box) {
  const glm::dvec3 size = box.high - box.low;
  return std::max({size.x, size.y, size.z});
}

}  // namespace

Indices indicesOf(const TriangleMesh& mesh) {
  Indices indices;
  indices.reserve(mesh.triangles.size() * 3);
  for (const Triangle& triangle : mesh.triangles)
    indices.insert(indices.end(), triangle.begin(), triangle.end());
  return indices;
}

double extentOf(const TriangleMesh& mesh) { return longestSide(boxAround(mesh)); }

Points pointsOf(const TriangleMesh& mesh) {
  const Box box = boxAround(mesh);
  const double largest = longestSide(box);
  const glm::dvec3 middle = box.low + (box.high - box.low) * 0.5;
  Points points;
  points.reserve(mesh.positions.size());
  for (const glm::dvec3& position : mesh.positions)
    points.emplace_back(largest > 0 ? (position - middle) / largest : glm::dvec3(0));
  return points;
}

Simplified partOf(const TriangleMesh& mesh, const Indices& indices) {
  constexpr auto unused = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> numbers(mesh.positions.size(), unused);
  Simplified result;
  const auto numberOf = [&](std::uint32_t vertex) {
    if (numbers[vertex] == unused) {
      numbers[vertex] = static_cast<std::uint32_t>(result.vertices.size());
      result.vertices.push_back(vertex);
      result.mesh.positions.push_back(mesh.positions[vertex]);
    }
    return numbers[vertex];
  };
  for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
    Triangle triangle;
    for (std::size_t corner = 0; corner < 3; ++corner)
      triangle[corner] = numberOf(indices[i + corner]);
    result.mesh.triangles.push_back(triangle);
  }
  return result;
}

}  // namespace wb::mesh
