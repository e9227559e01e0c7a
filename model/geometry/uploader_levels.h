#pragma once

#include "model/geometry/geometry.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

/// Problem: the levels of detail that the viewer's uploader makes where a creator gives none, so
/// that a plain model costs here what its upload costs. Method: edge collapse by quadric error
/// (Garland and Heckbert 1997) and vertex clustering, both by meshoptimizer, tried in the viewer's
/// order: with all seams, without those of normals, without those of texture coordinates, and
/// clustered; of the faces of one mesh together (llmodelpreview.cpp, genMeshOptimizerLODs in its
/// mode MESH_OPTIMIZER_AUTO, genMeshOptimizerPerModel). Complexity: O(n log n) a try, at most about
/// ten tries. Its constants (a third of the triangles each, 1.8, 1.4) are the viewer's own.
namespace wb::mesh {

/// A face of what the uploader makes: nothing where all of the face went.
struct UploaderFace {
  std::vector<std::uint32_t> vertices;  ///< Numbers over all faces' vertices, one after the other.
  std::vector<Triangle> triangles;      ///< Of these vertices.
};

/// What the faces of one mesh asset become at lower levels of detail. Level 1 is the medium one.
class UploaderLevels {
 public:
  /// Adds a face in the unit cube of the asset. `texCoords`: one a position, or none.
  void add(const TriangleMesh& face, const std::vector<glm::vec2>& texCoords);

  /// One face for each that was added. `allTriangles`: of all meshes that are uploaded together,
  /// of which the uploader takes a third for each level, but asks for one at least.
  std::vector<UploaderFace> make(unsigned level, std::size_t allTriangles) const;

 private:
  friend class UploaderLevel;

  UploaderLevels only(std::size_t face) const;

  std::vector<std::size_t> begins_{0};  ///< The first vertex of each face, and the end.
  std::vector<glm::vec3> positions_;
  std::vector<glm::vec2> texCoords_;
  std::vector<unsigned int> indices_;
};

}  // namespace wb::mesh
