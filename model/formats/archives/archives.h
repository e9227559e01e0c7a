#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/objects/records.h"

namespace wb::import {

/// Reads an archive of OpenSim, packed by gzip or not, and tells what it finds as records.
/// @param bytes  All of it.
/// @param out    Gets the records, and is flushed; the last is `whole` or `refused`.
/// @param task   Cancelled, or nobody wants more: ends without a last record.
void readArchive(ByteView bytes, RecordWriter& out, const Task& task);

}  // namespace wb::import
