#pragma once

#include "model/core/core.h"
#include "model/formats/models3d/detail/vector3.h"
#include "model/formats/reader/flat_format.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace wb::import3d {

inline bool isFinite(const Vector3& v) {
  return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

using FlatTriangle = std::array<std::uint32_t, 3>;

/// The facets of binary STL as they lie in a file, one behind the other: corners are not copied
/// before they are looked at. Each three vertices are a triangle.
class Facets {
 public:
  static constexpr std::size_t bytes = 50;

  Facets() = default;
  /// What is no whole facet at the end does not count.
  explicit Facets(ByteView view) : view_(view) {}

  std::size_t size() const { return view_.size() / bytes; }
  bool empty() const { return size() == 0; }
  /// Vertex 3 * facet + corner.
  Vector3 operator[](std::size_t vertex) const {
    constexpr std::size_t normalBytes = 12;  // Before the corners.
    Vector3 place;
    std::memcpy(&place, view_.data() + vertex / 3 * bytes + normalBytes + vertex % 3 * sizeof place,
                sizeof place);
    return place;
  }

 private:
  ByteView view_;
};

/// A mesh as a file has it. Every vertex is named by its number in the file. Its triangles are
/// those of one of the last two.
struct FileMesh {
  std::span<const Vector3> positions;
  const Vector3* normals = nullptr;    ///< One a vertex; null: none that can be used.
  const Vector3* texCoords = nullptr;  ///< One a vertex; null: none.
  std::span<const FlatTriangle> triangles;
  Facets facets;  ///< With positions of their own.

  bool isSoup() const { return !facets.empty(); }
  std::size_t faceCount() const { return isSoup() ? facets.size() : triangles.size(); }
  std::size_t vertexCount() const { return isSoup() ? facets.size() * 3 : positions.size(); }
};

/// What a mesh became.
struct Welded {
  std::size_t vertices = 0;
  std::size_t triangles = 0;
  std::size_t unusable = 0;   ///< Left out: no such vertex, or one that is not finite.
  std::size_t collapsed = 0;  ///< Left out: two corners in one place.
};

/// Makes vertices of bitwise equal position, normal and texture coordinates one (0 equals -0), in
/// the order in which triangles first name them. Without normals in the file, vertices get the mean
/// of their place's triangles, weighted by area, across the seams of texture coordinates too.
/// There is room for min(vertices, 3 * faces) vertices and as many triangles as faces.
Welded weld(const FileMesh& mesh, std::span<worker::FlatVertex> vertices,
            std::span<FlatTriangle> triangles);

}  // namespace wb::import3d
