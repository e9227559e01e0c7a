#include "model/import/archive.h"

#include "model/base/limits.h"
#include "model/base/memory_budget.h"
#include "model/base/texts.h"
#include "model/import/texts.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <utility>

namespace wb::import {
namespace {

std::string pathOf(archive_entry* entry) {
  const char* path = archive_entry_pathname(entry);
  return path ? path : "";
}

}  // namespace

void ArchiveReader::Closer::operator()(archive* handle) const { archive_read_free(handle); }

/// A piece unpacks to at most a thousand times its size, within a moment.
struct ArchiveReader::Source {
  static constexpr std::size_t piece = std::size_t{8} << 10;

  ByteView left;
  const Task& task;

  Source(ByteView bytes, const Task& whose) : left(bytes), task(whose) {}

  static la_ssize_t next(archive*, void* self, const void** begin) {
    auto& source = *static_cast<Source*>(self);
    if (!source.task.step()) return ARCHIVE_FATAL;
    const ByteView taken = source.left.first(std::min(piece, source.left.size()));
    source.left = source.left.subspan(taken.size());
    *begin = taken.data();
    return static_cast<la_ssize_t>(taken.size());
  }

  static la_int64_t skip(archive*, void* self, la_int64_t count) {
    auto& source = *static_cast<Source*>(self);
    const auto skipped =
        std::min(static_cast<std::size_t>(std::max<la_int64_t>(count, 0)), source.left.size());
    source.left = source.left.subspan(skipped);
    return static_cast<la_int64_t>(skipped);
  }
};

ArchiveReader::ArchiveReader(ByteView bytes, const Task& task)
    : source_(std::make_unique<Source>(bytes, task)), handle_(archive_read_new()) {}
ArchiveReader::ArchiveReader(ArchiveReader&&) noexcept = default;
ArchiveReader::~ArchiveReader() = default;

Result<ArchiveReader> ArchiveReader::open(ByteView bytes, const Task& task) {
  ArchiveReader reader(bytes, task);
  archive* handle = reader.handle_.get();
  archive_read_support_filter_gzip(handle);
  archive_read_support_format_tar(handle);
  if (archive_read_open2(handle, reader.source_.get(), nullptr, Source::next, Source::skip,
                         nullptr) != ARCHIVE_OK)
    return reader.broken();
  return reader;
}

tl::unexpected<Diagnostic> ArchiveReader::broken() const {
  if (source_->task.cancelled()) return failure(baseTexts["task.cancelled"]);
  const char* reason = archive_error_string(handle_.get());
  return failure(importTexts["archive.broken"], {{"reason", reason ? reason : "unknown"}},
                 entry_.path);
}

Result<std::optional<ArchiveEntry>> ArchiveReader::next() {
  archive_entry* found = nullptr;
  do {
    const int state = archive_read_next_header(handle_.get(), &found);
    if (state == ARCHIVE_EOF) return std::optional<ArchiveEntry>();
    if (state != ARCHIVE_OK && state != ARCHIVE_WARN) return broken();
    if (++files_ > limits::archiveFiles)
      return failure(importTexts["archive.too_many"], {{"limit", limits::archiveFiles}});
  } while (archive_entry_filetype(found) != AE_IFREG);
  const auto size = archive_entry_size(found);
  entry_ = {pathOf(found), size > 0 ? static_cast<std::size_t>(size) : 0};
  total_ += entry_.bytes;
  if (entry_.bytes > limits::archiveEntryBytes)
    return failure(importTexts["archive.entry_too_large"],
                   {{"bytes", entry_.bytes}, {"limit", limits::archiveEntryBytes}}, entry_.path);
  if (total_ > limits::archiveBytes)
    return failure(importTexts["archive.too_large"], {{"limit", limits::archiveBytes}},
                   entry_.path);
  return std::optional(entry_);
}

std::size_t ArchiveReader::position() const {
  const auto bytes = archive_filter_bytes(handle_.get(), -1);
  return bytes > 0 ? static_cast<std::size_t>(bytes) : 0;
}

Result<Bytes> ArchiveReader::read(const Task& task) {
  HeldMemory held(task);
  if (auto taken = held.take(entry_.bytes); !taken) return failure(std::move(taken));
  Bytes bytes(entry_.bytes);
  std::size_t done = 0;
  while (done < bytes.size()) {
    if (!source_->task.step()) return failure(baseTexts["task.cancelled"]);
    const auto got = archive_read_data(handle_.get(), bytes.data() + done,
                                       std::min(bytes.size() - done, limits::stepBytes));
    if (got == 0) return failure(importTexts["archive.cut"]);
    if (got < 0) return broken();
    done += static_cast<std::size_t>(got);
  }
  return bytes;
}

bool looksLikeArchive(ByteView bytes) {
  constexpr std::size_t tarMagic = 257;
  const std::string_view text = textOf(bytes);
  return text.starts_with("\x1f\x8b") ||
         (text.size() > tarMagic && text.substr(tarMagic).starts_with("ustar"));
}

}  // namespace wb::import
