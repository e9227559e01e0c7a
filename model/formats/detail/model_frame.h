#pragma once

#include "model/formats/detail/transform.h"

#include <glm/mat4x4.hpp>

namespace wb::import {

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
