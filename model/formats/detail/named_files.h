#pragma once

#include "model/core/bytes.h"
#include "model/formats/open.h"

#include <filesystem>
#include <vector>

namespace wb::import {

/// A file and every other that it names and that is there: assets and octrees of a project; of a 3D
/// model its companions, buffers, materials and their pictures, told by what the text says and not
/// by what was read. Bounded by limits.h.
std::vector<std::filesystem::path> filesOf(const std::filesystem::path& file, FileKind kind,
                                           ByteView bytes, const scene::Scene& scene);

}  // namespace wb::import
