#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/objects/read_scene.h"

#include <memory>
#include <optional>
#include <string>

struct archive;

namespace wb::import {

/// A file inside an archive.
struct ArchiveEntry {
  std::string path;
  std::size_t bytes = 0;
};

/// Goes through the files of a tar archive, packed by gzip, whose checks are verified, or not, one
/// after the other; nothing is written anywhere, and at most one file is held. Bounded by limits.h
/// in the size of each file and of all.
class ArchiveReader {
 public:
  ArchiveReader(ArchiveReader&&) noexcept;
  ~ArchiveReader();

  /// `bytes` and `task` must outlive the reader.
  static Result<ArchiveReader> open(ByteView bytes, const Task& task = {});

  /// The next file; nothing after the last. Fails on a broken archive, or one with a file that is
  /// too large, which the error names, and when cancelled.
  Result<std::optional<ArchiveEntry>> next();

  /// Reads on to the end of the bytes, behind the last file. Says how it is known that there was no
  /// more: an error among the findings means that any file may be damaged, or missing.
  Result<WholenessCheck> finish();

  /// How much of the archive's bytes, as packed, has been gone through.
  std::size_t position() const;

  /// The content of the file that next() came to; fails where the task's budget has too little left
  /// for it.
  Result<Bytes> read(const Task& task = {});

 private:
  struct Closer {
    void operator()(archive* handle) const;
  };

  /// What is unpacked, handed out piece by piece, so that a cancelled task ends it.
  struct Source;

  ArchiveReader(ByteView bytes, const Task& task);
  tl::unexpected<Diagnostic> broken() const;

  std::size_t tarPosition() const;

  std::unique_ptr<Source> source_;
  std::unique_ptr<archive, Closer> handle_;
  ArchiveEntry entry_;
  std::size_t total_ = 0;
  std::size_t files_ = 0;
};

}  // namespace wb::import
