#pragma once

#include "model/formats/physics_hulls.h"
#include "model/scene/compose.h"
#include "model/scene/scene.h"
#include "model/shapes/fitting.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::making {

/// Returns a key that no asset of a `scene` has, counted on from the key `before`: `wall 2` after
/// `wall`, `wall 3` after that.
std::string freeName(const scene::Scene& scene, std::string before);

/// Returns a mesh with a shape that was made for a part of that scale, in place of the physics
/// shapes that it has, stored as an upload would be. Fails where the grid would refuse it.
/// @param mesh   Stays as it is; its levels of detail are taken over.
/// @param shape  Hulls or a surface in the part's frame, m.
/// @param scale  The part's sides, m, each above 0: what the shape is divided by.
Result<scene::Asset> withShape(const asset::MeshAsset& mesh, const shape::FittedShape& shape,
                               const glm::dvec3& scale);

/// Returns the scene in which `parts` of one mesh and size, at least one, collide as a `shape` that
/// was made for them, with shape type Prim. The mesh with it is another asset; the one before
/// stays. Bodies of a linked shape come after the parts that are there: when all shapes are used,
/// see rooted(). Fails where the mesh is missing, as withShape does, and where a linkset would have
/// more parts than the grid links.
Result<scene::Scene> used(scene::Scene scene, std::span<const scene::Target> parts,
                          const shape::FittedShape& shape);

/// Returns what was `composed` with a scene in which a body is the root of each linkset whose root
/// has shape type None because of a linked shape. What the change is about follows its part.
scene::Composed rooted(scene::Composed composed);

/// Returns why no linked shape can be written as `file`: a physics object for the uploader, or the
/// mesh of one part alone. Nothing where one can.
std::optional<Text> refusalOfLinked(std::string_view file);

/// Returns a `part` with its `shape` as a file for the uploader has it: centred on the part, m, and
/// named as the uploader calls the part, which is by its geometry in Collada. Of what Analyze makes
/// of the model, that is the model: what is seen of the part's `mesh`; null: its hulls.
exporting::PhysicsPart physicsPart(const scene::Part& part, const asset::MeshAsset* mesh,
                                   const shape::FittedShape& shape);

/// A shape and the parts that it was made for, at least one.
struct ShapeForParts {
  std::vector<scene::Target> parts;
  shape::FittedShape shape;
};

/// Whether a `file` is named as one of physics alone: `…_PHYS.dae` or `…_PHYS.glb` for the
/// uploader, `…_PHYS.obj` for other tools, which the uploader does not take.
bool isPhysicsObject(std::string_view file);

/// Returns the content of such a file.
/// @param file     Its name, which decides the format.
/// @param parts    In the order of the uploader's model. Of two that are the same to the uploader,
///     as instances of one geometry are, the second is left out.
/// @param objects  Whether each part, or each hull, is an object of its own.
Result<Bytes> physicsObject(std::string_view file, std::vector<exporting::PhysicsPart> parts,
                            exporting::PhysicsObjects objects = exporting::PhysicsObjects::parts);

/// Whether the uploader makes a `shape` by itself: the base hull. A physics `file` for it (see
/// isPhysicsObject) must not have one, for its triangles would count there; other tools take it.
bool isMadeByUploader(std::string_view file, const shape::FittedShape& shape);

/// Returns why the uploader would refuse a shape as the physics model of a `part` of the `scene`,
/// if it is sure to; of hulls nothing, for it makes its own, nor where the part's mesh is
/// missing.
std::optional<Sentence> refusalOfObject(const scene::Scene& scene, const scene::Target& part,
                                        const shape::FittedShape& shape);

/// Whether a file is written though it would be refused at upload.
enum class IfRefused : std::uint8_t { fail, writeAnyway };

/// Writes shapes as the ending of the name says: for the uploader, as a mesh asset or the viewer's
/// file of the first part of each alone, or all of the scene with the shapes used as a project.
/// @param scene      What the parts are of; with its geometry.
/// @param shapes     At least one; the targets of each are in the scene, and name a part.
/// @param file       Where to write. A file that is there is replaced.
/// @param ifRefused  Whether to write what would be refused at upload.
/// @return Findings of writing. Errors and findings carry the file; fails for any other ending, and
///     with IfRefused::fail for what would be refused at upload (see isRefusedAtUpload).
Result<Diagnostics> write(scene::Scene scene, std::span<const ShapeForParts> shapes,
                          const std::filesystem::path& file, IfRefused ifRefused = IfRefused::fail);

/// Whether the `failure` of write() is only that the file would be refused.
bool isRefusedAtUpload(const Diagnostic& failure);

}  // namespace wb::making
