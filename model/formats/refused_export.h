#pragma once

#include "model/core/value.h"
#include "model/scene/scene.h"

#include <filesystem>
#include <optional>

namespace wb::exporting {

/// Why the uploader would refuse what is to be written: of the mesh assets that a mesh asset or the
/// viewer's file is made of, the first refusal that is sure, with its part and remedy. Nothing
/// where none is, and for files that no uploader reads.
std::optional<Sentence> refusalOf(const scene::Scene& scene, const std::filesystem::path& file);

/// The same of the physics meshes alone, whatever they are written as.
std::optional<Sentence> refusalOfPhysics(const scene::Scene& scene);

}  // namespace wb::exporting
