#pragma once

#include "model/core/core.h"
#include "model/formats/models3d/detail/file_scene.h"

namespace wb::import3d {

/// An FBX file of version 7.1 or later, text or binary of either byte order: the triangles of its
/// models. Read here and not by Assimp, whose versions differ in the axes that they apply, and
/// which knows no InheritType and stops at sounds and at ids below zero. Skins and blend shapes are
/// their base, where their model is. Throws Refused.
FileScene readFbx(ByteView bytes);

}  // namespace wb::import3d
