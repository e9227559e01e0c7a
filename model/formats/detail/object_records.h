#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/detail/record_stream.h"
#include "model/formats/objects/read_scene.h"

#include <string>

namespace wb::import {

/// The objects of a file that is no archive, from what readObjectFile() or readExportFile() tells
/// of it: a scene without assets. Fatal: what the reader says, too little memory, too many parts.
Result<ReadScene> readObjectRecords(const RecordSource& source, const std::string& name,
                                    const Task& task = {});

}  // namespace wb::import
