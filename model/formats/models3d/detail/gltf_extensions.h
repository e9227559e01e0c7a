#pragma once

#include "model/formats/models3d/detail/gltf_document.h"

#include <optional>
#include <string_view>

namespace wb::import3d {

/// Triangles packed by Google's library.
inline constexpr std::string_view dracoExtension = "KHR_draco_mesh_compression";

/// Why an extension has no bearing on any shape, for a file may need it all the same; nothing of
/// one that has, or is not known.
std::optional<std::string_view> whyShapeless(std::string_view extension);

/// Throws Refused, by its name, if the file says that it cannot be understood without an extension
/// that is neither read nor without bearing on shapes.
void refuseUnread(const GltfDocument& document);

}  // namespace wb::import3d
