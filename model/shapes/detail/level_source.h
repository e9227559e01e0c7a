#pragma once

#include "model/asset/asset.h"
#include "model/core/task.h"
#include "model/geometry/geometry.h"
#include "model/shapes/detail/collapse.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::shape {

/// The faces of a level of detail as one surface, so that they stay joined where they meet. A place
/// has a corner for each face and texture coordinate: seams. Several normals at one place are no
/// seam, for otherwise hard edges could not be simplified at all; each triangle that is left takes
/// the normals nearest to its own.
class LevelSource {
 public:
  /// `scale`: the sides at which it is seen, m. The faces must outlive this. Not all of their
  /// triangles where it is cancelled.
  LevelSource(const asset::Faces& faces, const glm::dvec3& scale, const Task& task = {});

  /// In metres.
  const mesh::TriangleMesh& mesh() const { return mesh_; }
  /// What it is of.
  const asset::Faces& faces() const { return faces_; }

  /// The faces with only those triangles, on corners that they had or that were moved. Where a
  /// corner's texture is continued to another place, it stays there where it was on the surface, as
  /// far as that is flat. A face that had triangles keeps one at least, its largest: faces are
  /// materials. Not all of them where it is cancelled.
  asset::Faces facesOf(const Reduced& fewer, const Task& task = {}) const;

 private:
  /// A vertex of a face.
  struct Vertex {
    std::size_t face;
    std::uint32_t index;
  };

  template <class Joined>
  void addFace(std::size_t face, const Joined& joinedPlace, const Task& task);
  std::uint32_t nearestNormal(std::uint32_t corner, const glm::dvec3& normal) const;
  void findTrianglesAround();
  glm::dvec2 textureOf(std::uint32_t corner) const;
  glm::dvec2 continuedTexture(std::uint32_t corner, const glm::dvec3& place) const;
  glm::dvec3 inUnitCube(const glm::dvec3& place) const;

  const asset::Faces& faces_;
  mesh::TriangleMesh mesh_;
  std::vector<std::vector<Vertex>> vertices_;  ///< Those that a corner of the mesh stands for.
  std::vector<std::uint32_t> around_;  ///< Triangles at a corner, one corner's after another's.
  std::vector<std::size_t> begins_;    ///< One a corner, and an end.
  glm::dvec3 scale_;
};

}  // namespace wb::shape
