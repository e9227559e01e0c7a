#pragma once

#include "model/formats/models3d/detail/collada_document.h"
#include "model/formats/models3d/detail/file_scene.h"

#include <string>
#include <vector>

namespace wb::import3d {

/// The triangles of a <geometry>: a surface for each of its primitives that has any, named after
/// the symbol of its material. Lists are read for what they hold; what counts beside them say does
/// not matter. Throws Refused.
std::vector<Surface> surfacesOf(const ColladaDocument& document, const pugi::xml_node& geometry);

}  // namespace wb::import3d
