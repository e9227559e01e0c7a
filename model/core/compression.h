#pragma once

#include "model/core/core.h"
#include "model/core/task.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace wb {

/// What zlib's streams are packed in.
enum class Packing : std::uint8_t { zlib, gzip };

/// What is said of a stream that cannot be unpacked, in the words of its format.
struct InflaterTexts {
  Text tooLarge;   ///< `{limit}`
  Text damaged;    ///< `{reason}`
  Text truncated;  ///< Ends too early.
};

/// Unpacks streams one after the other through one buffer.
class Inflater {
 public:
  Inflater(Packing packing, const InflaterTexts& texts);
  ~Inflater();
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  /// Returns the content of a stream, valid until the next call. Fails as soon as it exceeds
  /// `limit`, where it is broken or ends too early, and when cancelled.
  /// @param stored  Begins with the stream, and is below 4 GiB. What follows the stream is ignored.
  /// @param limit  The most bytes that the content may have, below the largest std::size_t.
  /// @param task  Asked before every 256 KiB of content; it reports no progress.
  Result<ByteView> inflate(ByteView stored, std::size_t limit, const Task& task = {});

  /// Returns how many bytes of what was given the last stream took, its check included.
  std::size_t taken() const;

  /// Returns the first `count` bytes of the content of the stream that `stored` begins with, fewer
  /// where there are no more or it is broken. Valid until the next call.
  ByteView beginning(ByteView stored, std::size_t count);

 private:
  struct Stream;

  void begin(ByteView stored);
  int unpackInto(std::size_t room);

  std::unique_ptr<Stream> stream_;
  InflaterTexts texts_;
  Bytes buffer_;
};

/// Unpacks what gzip packed, piece by piece: all members that follow each other, each held to its
/// CRC-32 and its length. Holds one piece at a time.
class GzipStream {
 public:
  enum class State : std::uint8_t {
    unpacking,
    whole,        ///< At the end; every check holds.
    checkFailed,  ///< At the end of a member whose CRC-32 or length is another.
    damaged,      ///< Nothing can be unpacked from here on.
    cut           ///< The bytes end inside a member.
  };

  static constexpr std::size_t pieceBytes = std::size_t{64} << 10;  ///< The longest piece.

  /// @param packed  Must outlive the stream, and is below 4 GiB.
  explicit GzipStream(ByteView packed);
  ~GzipStream();
  GzipStream(const GzipStream&) = delete;
  GzipStream& operator=(const GzipStream&) = delete;

  /// Returns the next piece, valid until the next call; empty once nothing more can be unpacked.
  ByteView next();

  State state() const { return state_; }
  /// Returns zlib's words for what is wrong.
  const std::string& reason() const { return reason_; }
  /// Returns how many of the packed bytes were gone through.
  std::size_t taken() const;
  /// Returns how many bytes follow the last member, once the state is `whole`.
  std::size_t leftOver() const { return state_ == State::whole ? packed_.size() - taken() : 0; }

 private:
  struct Stream;

  void endMember();
  void fail(State state, std::string reason);

  ByteView packed_;
  std::unique_ptr<Stream> stream_;
  State state_ = State::unpacking;
  std::string reason_;
  Bytes buffer_;
};

/// Returns whether `bytes` begin with gzip's two magic bytes (RFC 1952).
bool looksLikeGzip(ByteView bytes);

/// What gzip packed, whole.
struct Unpacked {
  Bytes bytes;
  std::size_t leftOver = 0;  ///< Bytes that follow the last member.
};

/// Unpacks all members; fails where a check fails, where the last is cut off, past the limit, and
/// when cancelled.
/// @param packed  Begins as gzip writes (see looksLikeGzip), and is below 4 GiB.
/// @param limit  The most bytes that all members together may hold.
/// @param texts  Sentences for what is wrong, in the words of the format that uses gzip.
/// @param task  Asked before every 64 KiB of content; it reports no progress.
Result<Unpacked> unpackGzip(ByteView packed, std::size_t limit, const InflaterTexts& texts,
                            const Task& task = {});

/// Compresses as an asset's blocks are: the zlib stream (RFC 1950, 1951) of level 9, what an asset
/// weighs being how long its streams are. The bytes are those of zlib's `compress2`; what replaces
/// zlib on other systems writes streams that are a little longer or shorter.
/// @param content  Below 4 GiB.
/// @param task  Asked before every 64 KiB of the stream; it reports no progress.
/// @return  The stream; any bytes where the task is cancelled.
Bytes deflated(ByteView content, const Task& task = {});

}  // namespace wb
