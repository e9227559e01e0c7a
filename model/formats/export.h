#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/formats/write_octrees.h"
#include "model/scene/scene.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

namespace wb::exporting {

/// What a scene can be written as.
enum class Format : std::uint8_t { project, meshAsset, slm, obj, glb, octreeScene, nxoc };

/// By the ending of a name, in either case: `.weighbridge`, `.llmesh` or `.mesh`, `.slm`, `.obj`,
/// `.glb`, `.scene`, `.nxoc`.
std::optional<Format> formatOf(const std::filesystem::path& name);

/// How octrees and meshes become each other.
struct WriteOptions {
  octree::VoxelOptions voxels;  ///< For the formats of octrees, which parts are made octrees for.
  std::optional<OctreePhysics> octrees;  ///< For the others: octrees become parts. Nothing: not.
  std::size_t threads = 0;  ///< For .obj and .scene; 0: as many as there are cores. Same bytes.
};

/// All of a scene as the file that its name says, to be opened again as it is: a project, or
/// octrees and rays alone as text (.scene). Fails, with the file, for another ending, and for text
/// that would lose something of the scene. A project's parts get ids.
Result<Bytes> wholeOf(scene::Scene& scene, const std::filesystem::path& file);

/// Writes a scene, whole or not at all. Everything of it is in a project only; what another format
/// cannot hold is a finding. Fails for a scene of which the format can hold nothing, for a mesh
/// asset of several meshes, and where the file cannot be written. Errors and findings carry the
/// file. A project's parts get ids. What becomes of octrees and of parts in their place is done to
/// `scene` itself, but for text, which is written as it is made.
Result<Diagnostics> write(scene::Scene& scene, Format format, const std::filesystem::path& file,
                          const WriteOptions& options = {}, const Task& task = {});

/// The same by the ending of the file's name; fails for another.
Result<Diagnostics> write(scene::Scene& scene, const std::filesystem::path& file,
                          const WriteOptions& options = {}, const Task& task = {});

}  // namespace wb::exporting
