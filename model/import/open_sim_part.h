#pragma once

#include "model/import/open_sim_fields.h"
#include "model/scene/part.h"

namespace wb::import {

/// One SceneObjectPart, as the file has it.
struct OpenSimPart {
  scene::Part part;        ///< Position and rotation in the root's frame, unless it is the root.
  Uuid mesh;               ///< Of a mesh part: its asset.
  glm::dvec3 position{0};  ///< A root's, in region metres.
  bool isPhysical = false;
  bool isPhantom = false;
};

OpenSimPart readOpenSimPart(const OpenSimFields& fields, Diagnostics& findings);

}  // namespace wb::import
