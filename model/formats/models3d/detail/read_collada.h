#pragma once

#include "model/core/core.h"
#include "model/formats/models3d/detail/file_scene.h"

namespace wb::import3d {

/// A Collada file of version 1.4 or 1.5: the triangles of its scene, or without one all that it
/// holds. Counts that exporters write wrong are not believed, libraries may stand in any order, and
/// what does not matter to a shape is passed over. A skin stands where its bind shape says, or
/// where its node is if that says nothing; a morph is its base. Throws Refused.
FileScene readCollada(Bytes bytes);

}  // namespace wb::import3d
