#include "model/asset/make_lods.h"

#include "model/geometry/lower_level.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace wb::asset {
namespace {

mesh::TriangleMesh surfaceOf(const Face& face, const glm::dvec3& scale) {
  mesh::TriangleMesh surface = toTriangleMesh({face});
  for (glm::dvec3& position : surface.positions) position *= scale;
  return surface;
}

template <class Value>
std::vector<Value> taken(const std::vector<Value>& values,
                         const std::vector<std::uint32_t>& indices) {
  std::vector<Value> result;
  if (values.empty()) return result;
  result.reserve(indices.size());
  for (const std::uint32_t index : indices) result.push_back(values[index]);
  return result;
}

/// A face with what is left of its surface.
Face withSurface(const Face& face, const mesh::Simplified& fewer) {
  Face result = face;
  result.positions = taken(face.positions, fewer.vertices);
  result.normals = taken(face.normals, fewer.vertices);
  result.texCoords = taken(face.texCoords, fewer.vertices);
  result.weights = taken(face.weights, fewer.vertices);
  result.triangles.clear();
  for (const auto& [a, b, c] : fewer.mesh.triangles)
    result.triangles.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                                static_cast<std::uint16_t>(c)});
  return result;
}

}  // namespace

Faces lowerLevel(const Faces& above, Lod lod, const glm::dvec3& scale) {
  std::vector<mesh::TriangleMesh> surfaces;
  surfaces.reserve(above.size());
  for (const Face& face : above) surfaces.push_back(surfaceOf(face, scale));
  const auto fewer = mesh::lowerLevel(surfaces, keptVolume(lod));
  Faces made = above;
  for (std::size_t i = 0; i < made.size(); ++i)
    if (!surfaces[i].triangles.empty()) made[i] = withSurface(above[i], fewer[i]);
  return made;
}

}  // namespace wb::asset
