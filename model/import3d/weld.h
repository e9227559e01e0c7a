#pragma once

#include "model/worker/flat_format.h"

#include <assimp/mesh.h>

#include <cstddef>
#include <cstdint>
#include <span>

namespace wb::import3d {

/// A mesh as a file has it. Every vertex is named by its number in the file.
struct FileMesh {
  std::span<const aiVector3D> positions;
  const aiVector3D* normals = nullptr;    ///< One a vertex; null: none that can be used.
  const aiVector3D* texCoords = nullptr;  ///< One a vertex; null: none.
  std::span<const aiFace> faces;          ///< Points and lines have no weight.
  bool isSoup = false;                    ///< Each three positions are a triangle; no faces.

  std::size_t faceCount() const { return isSoup ? positions.size() / 3 : faces.size(); }
};

/// What a mesh became.
struct Welded {
  std::size_t vertices = 0;
  std::size_t triangles = 0;
  std::size_t unusable = 0;   ///< Left out: no such vertex, or one that is not finite.
  std::size_t collapsed = 0;  ///< Left out: two corners in one place.
};

using FlatTriangle = std::array<std::uint32_t, 3>;

/// Makes vertices of bitwise equal position, normal and texture coordinates one (0 equals -0), in
/// the order in which triangles first name them. Without normals in the file, vertices get the mean
/// of their place's triangles, weighted by area, across the seams of texture coordinates too.
/// There is room for min(vertices, 3 * faces) vertices and as many triangles as faces.
Welded weld(const FileMesh& mesh, std::span<worker::FlatVertex> vertices,
            std::span<FlatTriangle> triangles);

}  // namespace wb::import3d
