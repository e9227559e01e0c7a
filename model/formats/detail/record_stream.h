#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/objects/packed.h"
#include "model/formats/objects/records.h"

#include <cstddef>
#include <functional>
#include <optional>

namespace wb::import {

/// The failure of a record that does not belong where it came.
tl::unexpected<Diagnostic> misplacedRecord();

/// Gets what a reading process tells, record by record.
class RecordTaker {
 public:
  virtual ~RecordTaker() = default;

  /// Asked before the bytes of a mesh asset are kept: whether they are wanted. Fails where nothing
  /// more is, as with any where no mesh assets belong.
  virtual Result<bool> wantsMesh(std::size_t bytes);
  /// The bytes of a mesh asset that was wanted.
  virtual Result<void> takeMesh(Bytes&& bytes);
  /// Any other record; where its content is no such, `content` is not good afterwards.
  virtual Result<void> take(RecordKind kind, Unpacker& content) = 0;
};

/// Takes pieces of a stream of records from a process that is not trusted. Holds at most one
/// record, of the bytes that came.
class RecordStream {
 public:
  explicit RecordStream(RecordTaker& taker) : taker_(taker) {}

  /// Takes the next piece; false once no more is wanted, after an error.
  bool feed(ByteView piece);
  /// Whether the last record came.
  bool isDone() const { return isDone_; }
  /// Why no more is wanted.
  const std::optional<Diagnostic>& error() const { return error_; }

 private:
  Result<void> begin();
  Result<void> end();

  RecordTaker& taker_;
  Bytes bytes_;
  std::size_t wanted_ = sizeof(RecordHead);  ///< Bytes of the head, or of the content behind it.
  std::optional<RecordKind> kind_;           ///< Of the content that comes; none: a head comes.
  std::size_t skipped_ = 0;                  ///< Bytes that nobody wants, still to come.
  bool isDone_ = false;
  std::optional<Diagnostic> error_;
};

/// Reads a file in a process and hands on the records that it tells, of which none is believed.
using RecordSource = std::function<Result<void>(const PieceTaker& take)>;

/// All records of a file, to the last one. Fails where the source does, where the taker wants no
/// more, where the records are none, and when cancelled.
Result<void> takeRecords(const RecordSource& source, RecordTaker& taker, const Task& task);

}  // namespace wb::import
