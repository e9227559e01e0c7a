#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/detail/record_stream.h"
#include "model/formats/reader/reader.h"
#include "model/octree/octree_file.h"

namespace wb::import {

/// The octree of a map, from what readMapFile() tells of it. Fatal: what the reader says, and what
/// is no octree of a map.
Result<octree::OctreeFile> readOctreeRecords(const RecordSource& source, const Task& task = {});

/// An octree file, told apart by content: a map is read by a process of its own.
/// @param bytes       All of the file.
/// @param descriptor  The same, open for reading; -1: the process gets a copy of the bytes.
/// @param options     Of the process.
/// @param task        Cancelled: the process is killed, and this fails.
Result<octree::OctreeFile> readOctreeApart(ByteView bytes, int descriptor,
                                           const worker::Options& options, const Task& task);

}  // namespace wb::import
