#pragma once

#include "model/asset/asset.h"
#include "model/formats/detail/model_levels.h"
#include "model/formats/detail/object_parts.h"

#include <glm/mat4x4.hpp>

#include <optional>
#include <vector>

namespace wb::import {

/// The boxes around a file's nodes in their own frames, upright: without their matrices. Each mesh
/// is gone over once, however many nodes have it.
class NodeBoxes {
 public:
  /// `scene` must outlive this.
  explicit NodeBoxes(const worker::FlatScene& scene)
      : scene_(scene), boxes_(scene.meshes().size()) {}

  asset::Domain3 of(const worker::NodeView& node);

 private:
  const asset::Domain3& ofMesh(std::size_t mesh);

  const worker::FlatScene& scene_;
  std::vector<std::optional<asset::Domain3>> boxes_;  ///< By mesh.
};

/// What makes `box` fill `target`, as the viewer does with every level of detail and physics mesh.
/// An axis on which `box` is flat is centred; on one where only `target` is, it becomes `flat`
/// wide.
glm::dmat4 filling(const asset::Domain3& box, const asset::Domain3& target, const glm::dvec3& flat);

/// How a node becomes a part: where the part is, and what is done to the node's vertices first.
struct ModelFrame {
  Transform transform;
  /// From the upright node's frame to the part's, before the part's scale: nothing, a mirror image,
  /// or where a part can neither shear nor flatten, all of it but the position.
  glm::dmat4 toPart{1};
  bool isBaked = false;  ///< The last of the three.
};

/// `toMetres` is finite.
ModelFrame frameOf(const glm::dmat4& toMetres);

}  // namespace wb::import
