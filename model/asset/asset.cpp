#include "model/asset/asset.h"

#include <algorithm>

namespace wb::asset {
namespace {

void appendTriangles(const Face& face, std::uint32_t firstVertex, mesh::TriangleMesh& mesh) {
  for (const auto& triangle : face.triangles) {
    if (!isUsable(triangle, face.positions.size())) continue;
    mesh.triangles.push_back(
        {firstVertex + triangle[0], firstVertex + triangle[1], firstVertex + triangle[2]});
  }
}

void appendPositions(const std::vector<Quantised3>& quantised, const Domain3& domain,
                     std::vector<glm::dvec3>& points) {
  for (const Quantised3& q : quantised) points.push_back(dequantised(q, domain));
}

}  // namespace

glm::dvec3 dequantised(const Quantised3& q, const Domain3& domain) {
  return glm::dvec3(q[0], q[1], q[2]) / domainSteps * (domain.max - domain.min) + domain.min;
}

std::string_view name(Lod lod) {
  constexpr std::array<std::string_view, 4> names{"high", "medium", "low", "lowest"};
  return names[static_cast<std::size_t>(lod)];
}

std::string_view blockName(Lod lod) {
  constexpr std::array<std::string_view, 4> names{"high_lod", "medium_lod", "low_lod",
                                                  "lowest_lod"};
  return names[static_cast<std::size_t>(lod)];
}

std::size_t MeshAsset::storedBytes(Lod which) const {
  if (!lod(which)) return 0;
  const auto block = std::ranges::find(blocks, blockName(which), &Block::name);
  return block == blocks.end() ? 0 : block->size;
}

std::size_t triangleCount(const Faces& faces) {
  std::size_t count = 0;
  for (const Face& face : faces) count += face.triangles.size();
  return count;
}

std::size_t vertexCount(const Faces& faces) {
  std::size_t count = 0;
  for (const Face& face : faces) count += face.positions.size();
  return count;
}

std::vector<glm::dvec3> positionsOf(const Faces& faces) {
  std::vector<glm::dvec3> points;
  points.reserve(vertexCount(faces));
  for (const Face& face : faces) appendPositions(face.positions, face.positionDomain, points);
  return points;
}

mesh::TriangleMesh toTriangleMesh(const Faces& faces) {
  mesh::TriangleMesh mesh;
  mesh.positions.reserve(vertexCount(faces));
  mesh.triangles.reserve(triangleCount(faces));
  for (const Face& face : faces) {
    appendTriangles(face, static_cast<std::uint32_t>(mesh.positions.size()), mesh);
    for (const Quantised3& q : face.positions)
      mesh.positions.emplace_back(dequantised(q, face.positionDomain));
  }
  return mesh;
}

std::vector<glm::dvec3> toPoints(const HullPoints& points, const Domain3& domain) {
  std::vector<glm::dvec3> result;
  result.reserve(points.size());
  appendPositions(points, domain, result);
  return result;
}

bool isUsable(const std::array<std::uint16_t, 3>& triangle, std::size_t vertices) {
  const auto& [a, b, c] = triangle;
  const bool isPlaceholder = (a | b | c) == 0;
  return !isPlaceholder && a < vertices && b < vertices && c < vertices;
}

std::size_t usableTriangles(const Faces& faces) {
  std::size_t count = 0;
  for (const Face& face : faces)
    count += static_cast<std::size_t>(
        std::ranges::count_if(face.triangles, [&face](const std::array<std::uint16_t, 3>& one) {
          return isUsable(one, face.positions.size());
        }));
  return count;
}

}  // namespace wb::asset
