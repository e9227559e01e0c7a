#pragma once

#include "model/formats/models3d/detail/file_scene.h"

#include <glm/mat4x4.hpp>

#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace wb::import3d {

/// Makes a scene as Assimp's loaders do, for the readers that do without them: so one way leads
/// from all formats to the flat buffer. Its triangles stay in surfaces, for Assimp would take
/// memory of their own for each.
class SceneBuilder {
 public:
  /// The number of the surface, for addNode().
  unsigned add(Surface surface);
  void addNode(const std::string& name, const glm::dmat4& toFile,
               std::span<const unsigned> surfaces);
  /// The same of a node that the uploader calls `label`.
  void addNode(const std::string& name, const std::string& label, const glm::dmat4& toFile,
               std::span<const unsigned> surfaces);
  void addStumble(worker::Stumble kind, std::string place, std::string detail);
  FileScene take(const FileFrame& frame, std::string unusableAt = {}) &&;

 private:
  void count(std::size_t corners);
  unsigned materialOf(const std::string& name);

  std::vector<std::unique_ptr<aiMesh>> meshes_;
  std::vector<Surface> surfaces_;
  std::vector<std::unique_ptr<aiMaterial>> materials_;
  std::vector<std::unique_ptr<aiNode>> nodes_;
  std::unordered_map<std::string, unsigned> materialNumbers_;
  std::unordered_map<const aiNode*, std::string> labels_;
  std::vector<worker::StumbleView> stumbles_;
  std::size_t corners_ = 0;  ///< Of all triangles.
};

}  // namespace wb::import3d
