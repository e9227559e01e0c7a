#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/core/text.h"
#include "model/formats/write_octrees.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

namespace wb::exporting {

/// A mesh stored as an upload would be, and read back for the sizes of its blocks.
/// Fails where `mesh` cannot be stored, as asset::stored() does. The result has sha256, data and
/// mesh.
Result<scene::Asset> storedAsset(const asset::MeshAsset& mesh);

/// Gives parts of a linkset, at least one and all of one asset, another. Parts that are not among
/// them keep the one before; it then gets a name with a number beside it.
/// @param scene    Changed in place.
/// @param linkset  Index into scene.linksets; must be there.
/// @param parts    Indices into that linkset's parts.
/// @param asset    Stored under the parts' old key where no other part uses it, else under a new
///                 one.
void giveAsset(scene::Scene& scene, std::size_t linkset, std::span<const std::size_t> parts,
               scene::Asset asset);

/// Why the uploader would refuse what is to be written: of the mesh assets that a mesh asset or the
/// viewer's file is made of, the first refusal that is sure, with its part and remedy. Nothing
/// where none is, and for files that no uploader reads.
/// @param scene  Its assets must have their meshes; parts without one are passed over.
/// @param file   Only its ending is looked at; nothing is opened.
std::optional<Sentence> refusalOf(const scene::Scene& scene, const std::filesystem::path& file);

/// The same of the physics meshes alone, whatever they are written as.
/// @param scene  As for refusalOf().
std::optional<Sentence> refusalOfPhysics(const scene::Scene& scene);

/// Says that meshes which parts of a `scene` name are missing or could not be read; nothing where
/// none are.
std::optional<Diagnostic> missingMeshes(const scene::Scene& scene);
/// The same of some linksets of a `scene`, by their indices.
std::optional<Diagnostic> missingMeshes(const scene::Scene& scene,
                                        std::span<const std::size_t> linksets);

/// What a scene can be written as.
enum class Format : std::uint8_t { project, meshAsset, slm, obj, glb, stl, ply, octreeScene, nxoc };

/// By the ending of a name, in either case: `.weighbridge`, `.llmesh` or `.mesh`, `.slm`, `.obj`,
/// `.glb`, `.stl`, `.ply`, `.scene`, `.nxoc`.
/// @return Nothing for a `name` with any other ending.
std::optional<Format> formatOf(const std::filesystem::path& name);

/// How octrees and meshes become each other.
struct WriteOptions {
  octree::VoxelOptions voxels;  ///< For the formats of octrees, which parts are made octrees for.
  /// For the others: octrees become parts. Nothing: not. Of models (`.obj`, `.glb`, `.stl`, `.ply`)
  /// a surface comes straight from the grid, with any number of triangles.
  std::optional<OctreePhysics> octrees;
  octree::NxocStructure nxoc = octree::NxocStructure::collapsed;  ///< For .nxoc.
  std::size_t threads = 0;  ///< For .obj and .scene; 0: as many as there are cores. Same bytes.
};

/// All of a scene as the file that its name says, to be opened again as it is: a project, or
/// octrees and rays alone as text (.scene). Fails, with the file, for another ending, and for text
/// that would lose something of the scene. A project's parts get ids.
/// @return What would be written; `file` itself is not touched.
Result<Bytes> wholeOf(scene::Scene& scene, const std::filesystem::path& file);

/// Writes a scene, whole or not at all. Everything of it is in a project only; what another format
/// cannot hold is a finding. Fails for a scene of which the format can hold nothing, for a mesh
/// asset of several meshes, and where the file cannot be written. Errors and findings carry the
/// file. A project's parts get ids. What becomes of octrees and of parts in their place is done to
/// `scene` itself, but for text, which is written as it is made.
/// @param scene    Changed by `options` (octrees and parts exchanged) even where writing then
///                 fails.
/// @param format   What `file` becomes, whatever its ending is.
/// @param file     Its folder must be there.
/// @param options  What becomes of octrees, or of parts where the format holds only octrees.
/// @param task     Cancels and reports the making of octrees from parts; nothing else listens to
///                 it.
/// @return What the format cannot hold, as findings.
Result<Diagnostics> write(scene::Scene& scene, Format format, const std::filesystem::path& file,
                          const WriteOptions& options = {}, const Task& task = {});

/// The same by the ending of the file's name; fails for another.
/// `scene`, `options` and `task` as above.
Result<Diagnostics> write(scene::Scene& scene, const std::filesystem::path& file,
                          const WriteOptions& options = {}, const Task& task = {});

}  // namespace wb::exporting
