#pragma once

#include "model/import3d/weld.h"

#include <assimp/scene.h>
#include <glm/mat4x4.hpp>

#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace wb::import3d {

/// Triangles of one material, as a file has them. A corner that a file lacks is a position that is
/// not a number.
struct Surface {
  std::string name;
  std::string material;
  std::vector<aiVector3D> positions;
  std::vector<aiVector3D> normals;    ///< One a position, or none.
  std::vector<aiVector3D> texCoords;  ///< One a position, or none.
  std::vector<FlatTriangle> triangles;
};

/// Makes a scene as Assimp's loaders do, for the readers that do without them: so one way leads
/// from all formats to the flat buffer.
class SceneBuilder {
 public:
  /// The number of the surface, for addNode().
  unsigned add(const Surface& surface);
  /// The same of triangles that share no vertex: each three positions are one. It has no faces.
  unsigned addSoup(const std::string& material, std::unique_ptr<aiVector3D[]> positions,
                   std::size_t corners);
  void addNode(const std::string& name, const glm::dmat4& toFile,
               std::span<const unsigned> surfaces);
  std::unique_ptr<aiScene> take() &&;

 private:
  void count(std::size_t corners);
  aiMesh& begin(const std::string& material);
  unsigned materialOf(const std::string& name);

  std::vector<std::unique_ptr<aiMesh>> meshes_;
  std::vector<std::unique_ptr<aiMaterial>> materials_;
  std::vector<std::unique_ptr<aiNode>> nodes_;
  std::unordered_map<std::string, unsigned> materialNumbers_;
  std::size_t corners_ = 0;  ///< Of all triangles.
};

/// What stands for a corner or a normal that is not there.
aiVector3D notThere();

}  // namespace wb::import3d
