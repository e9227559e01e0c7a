#pragma once

#include "model/core/bytes.h"
#include "model/core/result.h"
#include "model/core/task.h"
#include "model/core/zlib_inflater.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace wb {

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

  /// @param packed must outlive the stream.
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

/// Returns whether bytes begin as gzip writes them.
bool looksLikeGzip(ByteView bytes);

/// What gzip packed, whole.
struct Unpacked {
  Bytes bytes;
  std::size_t leftOver = 0;  ///< Bytes that follow the last member.
};

/// Unpacks all members; fails where a check fails, past `limit` bytes, and when cancelled.
Result<Unpacked> unpackGzip(ByteView packed, std::size_t limit, const InflaterTexts& texts,
                            const Task& task = {});

}  // namespace wb
