#pragma once

#include "model/base/inflater.h"

#include <cstddef>
#include <memory>

namespace wb::asset {

/// Inflates zlib streams, and says what is wrong with one as of a mesh asset.
class Inflater : public wb::Inflater {
 public:
  Inflater();
};

/// Makes one zlib stream of level 9, as the viewer writes it, of content that comes in pieces: the
/// same stream however it is divided.
class Deflater {
 public:
  Deflater();
  ~Deflater();
  Deflater(const Deflater&) = delete;
  Deflater& operator=(const Deflater&) = delete;

  void add(ByteView piece);
  /// The stream of all pieces; nothing may be added any more.
  Bytes finish();
  std::size_t contentBytes() const;  ///< Of all pieces so far.

 private:
  struct Stream;

  void run(ByteView piece, int flush);

  std::unique_ptr<Stream> stream_;
  Bytes out_;
};

/// Of content that is one piece.
Bytes deflated(ByteView content);

}  // namespace wb::asset
