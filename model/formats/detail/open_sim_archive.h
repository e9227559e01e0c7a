#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/detail/record_stream.h"
#include "model/formats/objects/read_scene.h"

#include <string>

namespace wb::import {

/// An archive of OpenSim: a region's or several regions' objects (.oar), or those of an inventory
/// (.iar), with their mesh assets inside the scene, from what readArchive() tells. Fatal: no
/// archive, another major version than 0 or 1, a file in it that is too large, no object. An object
/// that cannot be read, a mesh that is missing and whatever there is no use for are findings with
/// the path inside the archive; a part whose mesh is missing is kept. Where the archive fails the
/// checks of its compression or goes on behind its end, that is an error among the findings, and
/// the costs of all its parts are unknown.
Result<ReadScene> readOpenSimArchive(const RecordSource& source, const std::string& name,
                                     const Task& task = {});

}  // namespace wb::import
