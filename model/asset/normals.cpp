#include "model/asset/normals.h"

#include "model/asset/make_blocks.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cstddef>
#include <map>

// A surface without normals is uploaded with some: the uploader keeps room for them beside each
// position, and writes them (llmodel.cpp, writeModel). Made as our reader makes them of a file
// without any: sums of cross products, in the unit cube, O(n log n).

namespace wb::asset {
namespace {

bool lacksNormals(const Face& face) { return face.normals.size() != face.positions.size(); }

Quantised3 quantisedNormal(const glm::dvec3& sum) {
  const double length = glm::length(sum);
  const glm::dvec3 normal = length > 0 ? sum / length : glm::dvec3(0, 0, 1);
  return {quantised(normal.x, -1, 1), quantised(normal.y, -1, 1), quantised(normal.z, -1, 1)};
}

void addNormals(Face& face) {
  std::map<Quantised3, glm::dvec3> sums;
  for (const Quantised3& position : face.positions) sums.try_emplace(position, 0);
  const auto placeOf = [&face](std::size_t vertex) {
    return dequantised(face.positions[vertex], face.positionDomain);
  };
  for (const auto& triangle : face.triangles) {
    if (!isUsable(triangle, face.positions.size())) continue;
    const auto& [a, b, c] = triangle;
    const glm::dvec3 across = glm::cross(placeOf(b) - placeOf(a), placeOf(c) - placeOf(a));
    for (const std::size_t vertex : triangle) sums[face.positions[vertex]] += across;
  }
  face.normals.clear();
  for (const Quantised3& position : face.positions)
    face.normals.push_back(quantisedNormal(sums[position]));
}

}  // namespace

bool lacksNormals(const MeshAsset& mesh) {
  return std::ranges::any_of(mesh.lods, [](const auto& level) {
    return level &&
           std::ranges::any_of(*level, [](const Face& face) { return lacksNormals(face); });
  });
}

MeshAsset withNormals(MeshAsset mesh) {
  for (auto& level : mesh.lods) {
    if (!level) continue;
    for (Face& face : *level)
      if (lacksNormals(face)) addNormals(face);
  }
  return mesh;
}

}  // namespace wb::asset
