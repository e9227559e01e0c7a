#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/objects/records.h"

namespace wb::import {

/// Reads a map of Cube 2 (.ogz), and writes one record: its octree, or why it cannot be read.
/// @param bytes  All of the file, packed.
/// @param out    Gets the record, and is flushed.
/// @param task   Cancelled: ends without a record.
void readMapFile(ByteView bytes, RecordWriter& out, const Task& task);

}  // namespace wb::import
