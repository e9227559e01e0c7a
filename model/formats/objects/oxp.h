#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/objects/read_scene.h"
#include "model/scene/scene.h"

#include <string>

namespace wb::import {

/// Reads Firestorm's export of linksets (.oxp): prims only, since it exports no mesh. Fatal: no
/// zlib stream, no LLSD, another format version than 2, no linkset. What cannot be used is a
/// finding with its place, e.g. `prim.<id>.scale`; what has no weight (textures, sounds) is counted
/// by its kind. What the export needs is drawn from the task's budget for good.
/// @param bytes  All of the file.
/// @param name   What the scene is called; may be empty.
/// @param task   Cancelled: fails.
Result<ReadScene> readOxp(ByteView bytes, const std::string& name, const Task& task = {});

}  // namespace wb::import
