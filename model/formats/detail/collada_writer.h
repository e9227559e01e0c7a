#pragma once

#include "model/formats/detail/surfaces.h"

#include <string>
#include <string_view>
#include <vector>

namespace wb::exporting {

/// Returns a `text` as it stands in XML, also between quotes; control characters become spaces.
std::string forXml(std::string_view text);

/// Returns a Collada 1.4 file of what is seen: in metres, z up, a geometry a shape, a node a part,
/// triangles of each surface under its material's name.
/// @param seen        Surfaces without a material's name are numbered.
/// @param geometries  The name of each shape.
std::string colladaFrom(const Seen& seen, const std::vector<std::string>& geometries);

}  // namespace wb::exporting
