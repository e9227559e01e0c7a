#pragma once

#include "model/import3d/gltf_document.h"
#include "model/import3d/refused.h"

#include <string_view>

namespace wb::import3d {

/// Triangles packed by Google's library, which Assimp has and this program has not.
inline constexpr std::string_view dracoExtension = "KHR_draco_mesh_compression";

/// Thrown where all shapes are packed so: Assimp may read them.
struct NeedsDraco : Refused {};

/// Throws NeedsDraco, or Refused if Assimp would read something else than the file says.
[[noreturn]] void refuseDraco(const GltfDocument& document);

/// Throws Refused if the file says that it cannot be understood without an extension that is
/// neither read nor without meaning for shapes: dracoExtension last.
void refuseUnread(const GltfDocument& document);

}  // namespace wb::import3d
