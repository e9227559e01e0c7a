#include "tests/core/by_zlib.h"

#include <gtest/gtest.h>
#include <zlib.h>

namespace wb::deflate::test {

Bytes byZlib(ByteView content) {
  uLongf size = ::compressBound(content.size());
  Bytes stream(size);
  EXPECT_EQ(::compress2(stream.data(), &size, content.data(), content.size(), Z_BEST_COMPRESSION),
            Z_OK);
  stream.resize(size);
  return stream;
}

}  // namespace wb::deflate::test
