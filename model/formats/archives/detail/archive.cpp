#include "model/formats/archives/detail/archive.h"

#include "model/core/compression.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/task.h"
#include "model/formats/objects/object_texts.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <utility>

namespace wb::import {
namespace {

std::string pathOf(archive_entry* entry) {
  const char* path = archive_entry_pathname(entry);
  return path ? path : "";
}

}  // namespace

void ArchiveReader::Closer::operator()(archive* handle) const { archive_read_free(handle); }

/// The tar, handed out piece by piece. libarchive does not hold gzip's checks, so that is unpacked
/// here.
struct ArchiveReader::Source {
  ByteView left;  ///< Of a tar that is not packed.
  std::unique_ptr<GzipStream> gzip;
  const Task& task;
  std::size_t given = 0;        ///< Bytes of the tar so far.
  std::size_t lastContent = 0;  ///< How many of them end with the last that is not 0.

  Source(ByteView bytes, const Task& whose) : left(bytes), task(whose) {
    if (looksLikeGzip(bytes)) gzip = std::make_unique<GzipStream>(bytes);
  }

  /// Empty at the end.
  ByteView take() {
    const ByteView piece = gzip ? gzip->next() : left.first(std::min(pieceBytes, left.size()));
    if (!gzip) left = left.subspan(piece.size());
    const auto last =
        std::find_if(piece.rbegin(), piece.rend(), [](auto byte) { return byte != 0; });
    if (last != piece.rend()) lastContent = given + static_cast<std::size_t>(piece.rend() - last);
    given += piece.size();
    return piece;
  }

  /// Whether what take() gave was all, but for checks that fail at the end.
  bool isReadable() const {
    return !gzip ||
           (gzip->state() != GzipStream::State::damaged && gzip->state() != GzipStream::State::cut);
  }

  bool isTooLarge() const { return given > limits::archiveBytes + tarOverhead; }

  static la_ssize_t next(archive* handle, void* self, const void** begin) {
    auto& source = *static_cast<Source*>(self);
    if (!source.task.step()) return ARCHIVE_FATAL;
    const ByteView piece = source.take();
    if (piece.empty() && !source.isReadable()) {
      const bool isCut = source.gzip->state() == GzipStream::State::cut;
      archive_set_error(handle, EIO, "%s",
                        isCut ? "truncated gzip input" : source.gzip->reason().c_str());
      return ARCHIVE_FATAL;
    }
    *begin = piece.data();
    return static_cast<la_ssize_t>(piece.size());
  }

  static la_int64_t skip(archive*, void* self, la_int64_t count) {
    auto& source = *static_cast<Source*>(self);
    if (source.gzip) return 0;
    const auto skipped =
        std::min(static_cast<std::size_t>(std::max<la_int64_t>(count, 0)), source.left.size());
    source.left = source.left.subspan(skipped);
    source.given += skipped;
    return static_cast<la_int64_t>(skipped);
  }

  static constexpr std::size_t pieceBytes = std::size_t{8} << 10;
  static constexpr std::size_t tarOverhead = limits::archiveFiles * 2048;  ///< Headers and padding.
};

ArchiveReader::ArchiveReader(ByteView bytes, const Task& task)
    : source_(std::make_unique<Source>(bytes, task)), handle_(archive_read_new()) {}
ArchiveReader::ArchiveReader(ArchiveReader&&) noexcept = default;
ArchiveReader::~ArchiveReader() = default;

Result<ArchiveReader> ArchiveReader::open(ByteView bytes, const Task& task) {
  ArchiveReader reader(bytes, task);
  archive* handle = reader.handle_.get();
  archive_read_support_format_tar(handle);
  if (archive_read_open2(handle, reader.source_.get(), nullptr, Source::next, Source::skip,
                         nullptr) != ARCHIVE_OK)
    return reader.broken();
  return reader;
}

tl::unexpected<Diagnostic> ArchiveReader::broken() const {
  if (source_->task.cancelled()) return failure(baseTexts["task.cancelled"]);
  const char* reason = archive_error_string(handle_.get());
  return failure(objectTexts["archive.broken"], {{"reason", reason ? reason : "unknown"}},
                 entry_.path);
}

Result<std::optional<ArchiveEntry>> ArchiveReader::next() {
  archive_entry* found = nullptr;
  do {
    const int state = archive_read_next_header(handle_.get(), &found);
    if (state == ARCHIVE_EOF) return std::optional<ArchiveEntry>();
    if (state != ARCHIVE_OK && state != ARCHIVE_WARN) return broken();
    if (++files_ > limits::archiveFiles)
      return failure(objectTexts["archive.too_many"], {{"limit", limits::archiveFiles}});
  } while (archive_entry_filetype(found) != AE_IFREG);
  const auto size = archive_entry_size(found);
  entry_ = {pathOf(found), size > 0 ? static_cast<std::size_t>(size) : 0};
  total_ += entry_.bytes;
  if (entry_.bytes > limits::archiveEntryBytes)
    return failure(objectTexts["archive.entry_too_large"],
                   {{"bytes", entry_.bytes}, {"limit", limits::archiveEntryBytes}}, entry_.path);
  if (total_ > limits::archiveBytes)
    return failure(objectTexts["archive.too_large"], {{"limit", limits::archiveBytes}},
                   entry_.path);
  return std::optional(entry_);
}

std::size_t ArchiveReader::tarPosition() const {
  const auto bytes = archive_filter_bytes(handle_.get(), -1);
  return bytes > 0 ? static_cast<std::size_t>(bytes) : 0;
}

std::size_t ArchiveReader::position() const {
  return source_->gzip ? source_->gzip->taken() : tarPosition();
}

Result<WholenessCheck> ArchiveReader::finish() {
  constexpr std::size_t tarBlock = 512;
  Source& source = *source_;
  while (!source.take().empty()) {
    if (!source.task.step()) return failure(baseTexts["task.cancelled"]);
    if (source.isTooLarge())
      return failure(objectTexts["archive.too_large"], {{"limit", limits::archiveBytes}});
  }
  const auto error = [](Text text, std::vector<Argument> arguments) {
    return Diagnostic{Severity::error, text, std::move(arguments), {}, 1, {}};
  };
  WholenessCheck check{source.gzip ? Wholeness::checked : Wholeness::consistent, {}};
  if (source.gzip && source.gzip->state() != GzipStream::State::whole) {
    const bool isCut = source.gzip->state() == GzipStream::State::cut;
    check.findings.push_back(
        error(objectTexts["archive.check_failed"],
              {{"reason", isCut ? "truncated gzip input" : source.gzip->reason()}}));
  } else if (source.lastContent > tarPosition()) {
    check.findings.push_back(
        error(objectTexts["archive.goes_on"], {{"count", source.lastContent - tarPosition()}}));
  } else if (source.gzip && source.gzip->leftOver() > 0) {
    check = checkedLength(source.gzip->leftOver());
  } else if (!source.gzip && source.given < source.lastContent + tarBlock) {
    check = {Wholeness::unknown,
             {{Severity::warning, objectTexts["archive.no_end"], {}, {}, 1, {}}}};
  }
  return check;
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
    if (got == 0) return failure(objectTexts["archive.cut"]);
    if (got < 0) return broken();
    done += static_cast<std::size_t>(got);
  }
  return bytes;
}

}  // namespace wb::import
