#pragma once

#include "model/core/task.h"
#include "model/formats/archives/object_files.h"

namespace wb::import::test {

/// Reads a reply as the program's process does, but in this one.
inline Result<void> readReplyHere(ByteView reply, const PieceTaker& take, const Task& task) {
  constexpr std::size_t piece = 1009;  // Records do not end with it.
  RecordWriter records(piece, take);
  readReply(reply, records, task);
  return {};
}

}  // namespace wb::import::test
