#include "model/core/compression.h"
#include "model/core/core_texts.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <array>

namespace wb {
namespace {

constexpr std::array<Text, 3> texts{{{"test.large", "more than {limit}"},
                                     {"test.damaged", "damaged: {reason}"},
                                     {"test.truncated", "cut"}}};

Bytes packed(const Bytes& content, Packing packing) {
  z_stream zlib{};
  const int windowBits = packing == Packing::gzip ? MAX_WBITS + 16 : MAX_WBITS;
  EXPECT_EQ(deflateInit2(&zlib, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY), Z_OK);
  Bytes stream(deflateBound(&zlib, static_cast<uLong>(content.size())));
  zlib.next_in = const_cast<Bytef*>(content.data());
  zlib.avail_in = static_cast<uInt>(content.size());
  zlib.next_out = stream.data();
  zlib.avail_out = static_cast<uInt>(stream.size());
  EXPECT_EQ(deflate(&zlib, Z_FINISH), Z_STREAM_END);
  stream.resize(zlib.total_out);
  deflateEnd(&zlib);
  return stream;
}

Bytes content(std::size_t size) {
  Bytes bytes(size);
  for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::uint8_t>(i * i >> 3);
  return bytes;
}

class InflaterOf : public testing::TestWithParam<Packing> {
 protected:
  Inflater inflater_{GetParam(), {texts[0], texts[1], texts[2]}};
};

TEST_P(InflaterOf, GivesTheContentOfOneStreamAfterTheOther) {
  for (const std::size_t size : {0, 1, 100'000, 7}) {
    Bytes stream = packed(content(size), GetParam());
    stream.push_back('x');
    const auto made = inflater_.inflate(stream, 100'000);
    ASSERT_TRUE(made) << size;
    EXPECT_EQ(Bytes(made->begin(), made->end()), content(size));
  }
}

TEST_P(InflaterOf, SaysWhyThereIsNone) {
  const Bytes stream = packed(content(1000), GetParam());
  EXPECT_EQ(inflater_.inflate(stream, 999).error().text.code, "test.large");
  EXPECT_EQ(inflater_.inflate(ByteView(stream).first(stream.size() - 9), 1000).error().text.code,
            "test.truncated");
  EXPECT_EQ(inflater_.inflate(content(50), 1000).error().text.code, "test.damaged");
  std::stop_source stopped;
  stopped.request_stop();
  const Task task{.cancel = stopped.get_token(), .progress = {}};
  EXPECT_EQ(inflater_.inflate(stream, 1000, task).error().text.code, "task.cancelled");
}

TEST_P(InflaterOf, BeginsWithoutTheRest) {
  const Bytes stream = packed(content(1000), GetParam());
  const ByteView beginning = inflater_.beginning(ByteView(stream).first(stream.size() / 2), 4);
  const Bytes expected = content(4);
  EXPECT_EQ(Bytes(beginning.begin(), beginning.end()), expected);
  EXPECT_TRUE(inflater_.beginning(content(50), 4).empty());
}

INSTANTIATE_TEST_SUITE_P(Packings, InflaterOf, testing::Values(Packing::zlib, Packing::gzip));

}  // namespace
}  // namespace wb
