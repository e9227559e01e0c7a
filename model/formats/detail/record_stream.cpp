#include "model/formats/detail/record_stream.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/formats/reader/worker_process.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace wb::import {

tl::unexpected<Diagnostic> misplacedRecord() {
  return tl::unexpected(worker::garbage("a record that does not belong there"));
}

Result<bool> RecordTaker::wantsMesh(std::size_t) { return misplacedRecord(); }

Result<void> RecordTaker::takeMesh(Bytes&&) { return misplacedRecord(); }

bool RecordStream::feed(ByteView piece) {
  while (!piece.empty() && !isDone_ && !error_) {
    const std::size_t left = skipped_ > 0 ? skipped_ : wanted_ - bytes_.size();
    const ByteView taken = piece.first(std::min(piece.size(), left));
    piece = piece.subspan(taken.size());
    if (skipped_ > 0) {
      skipped_ -= taken.size();
      continue;
    }
    bytes_.insert(bytes_.end(), taken.begin(), taken.end());
    while (bytes_.size() == wanted_ && !isDone_ && !error_)
      if (auto done = kind_ ? end() : begin(); !done) error_ = std::move(done).error();
  }
  if (isDone_ && !piece.empty()) error_ = worker::garbage("more data after the end");
  return !error_;
}

/// A head is there.
Result<void> RecordStream::begin() {
  RecordHead head;
  std::memcpy(&head, bytes_.data(), sizeof head);
  bytes_.clear();
  if (head.kind > static_cast<std::uint64_t>(RecordKind::refused))
    return tl::unexpected(worker::garbage("an unknown record"));
  if (head.bytes > limits::archiveEntryBytes)
    return tl::unexpected(worker::garbage("a record that is too large"));
  const auto kind = static_cast<RecordKind>(head.kind);
  if (kind == RecordKind::mesh) {
    const auto isWanted = taker_.wantsMesh(head.bytes);
    if (!isWanted) return tl::unexpected(isWanted.error());
    if (!*isWanted) {
      skipped_ = head.bytes;
      return {};
    }
  }
  kind_ = kind;
  wanted_ = head.bytes;
  return {};
}

/// All of the content is there.
Result<void> RecordStream::end() {
  const RecordKind kind = *std::exchange(kind_, std::nullopt);
  wanted_ = sizeof(RecordHead);
  Bytes content = std::exchange(bytes_, {});
  if (kind == RecordKind::mesh) return taker_.takeMesh(std::move(content));
  Unpacker unpacker(content);
  if (auto taken = taker_.take(kind, unpacker); !taken) return taken;
  if (!unpacker.isDone()) return tl::unexpected(worker::garbage("an invalid record"));
  isDone_ = kind == RecordKind::value || kind == RecordKind::octree || kind == RecordKind::whole ||
            kind == RecordKind::refused;
  return {};
}

Result<void> takeRecords(const RecordSource& source, RecordTaker& taker, const Task& task) {
  RecordStream stream(taker);
  auto read = source([&stream](ByteView piece) { return stream.feed(piece); });
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (stream.error()) return tl::unexpected(*stream.error());
  if (!read) return read;
  if (!stream.isDone()) return tl::unexpected(worker::garbage("an incomplete stream"));
  return {};
}

}  // namespace wb::import
