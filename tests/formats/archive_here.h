#pragma once

#include "model/core/task.h"
#include "model/formats/archives/archives.h"
#include "model/formats/detail/open_sim_archive.h"

#include <string>

namespace wb::import::test {

/// Any size but a round one, so that records do not end with pieces.
inline constexpr std::size_t pieceHere = 1009;

/// Reads an archive as the program does, but all in this process.
inline Result<ReadScene> readArchiveHere(ByteView bytes, const std::string& name,
                                         const Task& task = {}) {
  const auto source = [&](const PieceTaker& take) -> Result<void> {
    // Another process has no budget but its own.
    const Task reading{task.cancel, task.progress, task.steps, nullptr};
    RecordWriter records(pieceHere, take);
    readArchive(bytes, records, reading);
    return {};
  };
  return readOpenSimArchive(source, name, task);
}

}  // namespace wb::import::test
