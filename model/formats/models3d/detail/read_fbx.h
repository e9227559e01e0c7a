#pragma once

#include "model/core/core.h"
#include "model/formats/models3d/detail/file_scene.h"

namespace wb::import3d {

/// An FBX file of version 7.1 or later, text or binary of either byte order: the triangles of its
/// models, with its axes and InheritType. Skins and blend shapes are their base, where their model
/// is; sounds and the like are passed over. Throws Refused.
FileScene readFbx(ByteView bytes);

}  // namespace wb::import3d
