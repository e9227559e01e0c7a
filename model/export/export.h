#pragma once

#include "model/base/result.h"
#include "model/scene/scene.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

namespace wb::exporting {

/// What a scene can be written as.
enum class Format : std::uint8_t { project, meshAsset, slm, obj, glb };

/// By the ending of a name, in either case: `.weighbridge`, `.llmesh` or `.mesh`, `.slm`, `.obj`,
/// `.glb`.
std::optional<Format> formatOf(const std::filesystem::path& name);

/// Writes a scene, whole or not at all. Everything of it is in a project only; what another format
/// cannot hold is a finding. Fails for a scene of which the format can hold nothing, for a mesh
/// asset of several meshes, and where the file cannot be written. Errors and findings carry the
/// file. A project's parts get ids.
Result<Diagnostics> write(scene::Scene& scene, Format format, const std::filesystem::path& file);

/// The same by the ending of the file's name; fails for another.
Result<Diagnostics> write(scene::Scene& scene, const std::filesystem::path& file);

}  // namespace wb::exporting
