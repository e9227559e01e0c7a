#pragma once

#include "model/formats/models3d/detail/fbx_tree.h"
#include "model/formats/models3d/detail/model_surface.h"

#include <string>
#include <vector>

namespace wb::import3d {

/// The triangles of a geometry of an FBX file: a surface for each of its materials, in the order in
/// which polygons first have them. `materials` are the names of those of the model that shows it.
/// Mirrored, x becomes -x and polygons go round the other way. Throws Refused.
std::vector<Surface> fbxSurfaces(const FbxRecord& geometry,
                                 const std::vector<std::string>& materials, bool mirrors);

}  // namespace wb::import3d
