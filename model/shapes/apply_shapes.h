#pragma once

#include "model/formats/physics_hulls.h"
#include "model/scene/scene.h"
#include "model/shapes/fitting.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

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

/// A shape and the parts that it was made for, at least one.
struct ShapeForParts {
  std::vector<scene::Target> parts;
  shape::FittedShape shape;
};

/// Whether a file is named as the uploader wants its physics: `…_PHYS.obj` or `…_PHYS.dae`.
bool isPhysicsObject(std::string_view file);

/// The text of such a file.
std::string physicsObject(std::string_view file, std::vector<exporting::PhysicsPart> parts,
                          exporting::PhysicsObjects objects = exporting::PhysicsObjects::parts);

/// Why the uploader would refuse a part's shape as its physics model, if it is sure to; of hulls
/// nothing, for it makes them anew.
std::optional<Sentence> refusalOfObject(const scene::Scene& scene, const scene::Target& part,
                                        const shape::FittedShape& shape);

/// Whether a file is written though it would be refused at upload.
enum class IfRefused : std::uint8_t { fail, writeAnyway };

/// Writes shapes as the ending of the name says: for the uploader, as a mesh asset or the viewer's
/// file of the first part of each alone, or all of the scene with the shapes used as a project.
/// Errors and findings carry the file; fails for any other ending, and for what would be refused at
/// upload.
Result<Diagnostics> write(scene::Scene scene, std::span<const ShapeForParts> shapes,
                          const std::filesystem::path& file, IfRefused ifRefused = IfRefused::fail);

/// Whether write() failed only because the file would be refused.
bool isRefusedAtUpload(const Diagnostic& failure);

}  // namespace wb::making
