#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/objects/records.h"

namespace wb::import {

/// Reads objects in the XML of OpenSim that are in no archive, and tells what it finds as records.
/// Nobody has their meshes: of each, the record has the null id.
/// @param bytes  All of the file.
/// @param out    Gets the records, and is flushed.
/// @param task   Cancelled: ends without a record.
void readObjectFile(ByteView bytes, RecordWriter& out, const Task& task);

/// Reads Firestorm's export as readOxp() does, and writes what it finds as records. It holds no
/// meshes either.
/// @param bytes  All of the file.
/// @param out    Gets the records, and is flushed.
/// @param task   Cancelled: ends without a record.
void readExportFile(ByteView bytes, RecordWriter& out, const Task& task);

/// Reads one value in any form of LLSD, as the grid replies, and writes one record: the value in
/// binary form, or why it cannot be read.
/// @param bytes  All of the reply.
/// @param out    Gets the record, and is flushed.
/// @param task   Cancelled: ends without a record.
void readReply(ByteView bytes, RecordWriter& out, const Task& task);

}  // namespace wb::import
