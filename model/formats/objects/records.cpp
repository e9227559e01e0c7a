#include "model/formats/objects/records.h"

#include <algorithm>
#include <utility>

namespace wb::import {

RecordWriter::RecordWriter(std::size_t piece, PieceTaker take)
    : piece_(piece), take_(std::move(take)) {
  bytes_.reserve(piece);
}

bool RecordWriter::add(RecordKind kind, ByteView content) {
  const RecordHead head{static_cast<std::uint64_t>(kind), content.size()};
  return put({reinterpret_cast<const std::uint8_t*>(&head), sizeof head}) && put(content);
}

bool RecordWriter::put(ByteView bytes) {
  while (isWanted_ && !bytes.empty()) {
    const std::size_t taken = std::min(bytes.size(), piece_ - bytes_.size());
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(taken));
    bytes = bytes.subspan(taken);
    if (bytes_.size() == piece_) flush();
  }
  return isWanted_;
}

bool RecordWriter::flush() {
  isWanted_ = isWanted_ && (bytes_.empty() || take_(bytes_));
  bytes_.clear();
  return isWanted_;
}

}  // namespace wb::import
