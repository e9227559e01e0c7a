#pragma once

#include "model/core/core.h"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace wb::import {

/// What a process that reads objects tells, of an archive in its order. Of a file that is no
/// archive it tells `objects` and `whole`, or `unreadable` alone; of LLSD `value` or `refused`, and
/// of a map `octree` or `refused`.
enum class RecordKind : std::uint8_t {
  entry,       ///< A file of the archive: its path and bytes. What is in it follows, if anything.
  control,     ///< Of archive.xml: memory, major version, pairs of folder and name of regions.
  objects,     ///< Memory, findings, linksets.
  unreadable,  ///< Memory, and why a control file or objects cannot be read.
  mesh,        ///< The bytes of a mesh asset.
  value,       ///< The last: a value in binary LLSD.
  octree,      ///< The last: size in metres, bytes left over, and cubes as writeNxoc() has them.
  whole,       ///< The last: wholeness and findings of the file.
  refused,     ///< The last: why there is nothing.
};

/// Before each record: its kind and the bytes that follow.
struct RecordHead {
  std::uint64_t kind = 0;  ///< RecordKind
  std::uint64_t bytes = 0;
};

/// Takes a piece of a stream of records; returns whether more is wanted.
using PieceTaker = std::function<bool(ByteView piece)>;

/// Puts records together into pieces.
class RecordWriter {
 public:
  /// @param piece  At most so many bytes go to `take` at a time; at least 1.
  /// @param take   Gets the pieces in order, each full but the last; must not be empty.
  RecordWriter(std::size_t piece, PieceTaker take);

  /// Adds a record, and hands on the pieces that are full; false once no more is wanted.
  /// @param kind     What the record is.
  /// @param content  What follows its head; may be empty.
  bool add(RecordKind kind, ByteView content);
  /// Hands on what was added; the last thing to do.
  bool flush();

 private:
  bool put(ByteView bytes);

  std::size_t piece_;
  PieceTaker take_;
  Bytes bytes_;
  bool isWanted_ = true;
};

}  // namespace wb::import
