#pragma once

#include "model/formats/physics_hulls.h"
#include "model/scene/scene_target.h"
#include "model/shapes/fitting.h"

#include <span>

namespace wb::making {

/// A mesh with a shape that was made for a part of that scale, in place of the physics shapes that
/// it has, stored as an upload would be. Fails where the grid would refuse it.
Result<scene::Asset> withShape(const asset::MeshAsset& mesh, const shape::FittedShape& shape,
                               const glm::dvec3& scale);

/// The scene in which parts of one mesh and size, at least one, collide as a shape that was made
/// for them, with shape type Prim. The mesh with it is another asset; the one before stays.
Result<scene::Scene> used(scene::Scene scene, std::span<const scene::Target> parts,
                          const shape::FittedShape& shape);

/// A part's shape as a file for the uploader has it.
exporting::PhysicsPart physicsPart(const scene::Part& part, const shape::FittedShape& shape);

}  // namespace wb::making
