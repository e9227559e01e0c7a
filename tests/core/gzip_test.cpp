#include "model/core/compression.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <array>
#include <string>

namespace wb {
namespace {

constexpr std::array<Text, 3> gzipTexts{{{"test.large", "more than {limit}"},
                                         {"test.damaged", "damaged: {reason}"},
                                         {"test.truncated", "cut"}}};
const InflaterTexts inflaterTexts{gzipTexts[0], gzipTexts[1], gzipTexts[2]};

std::string gzipOf(const std::string& content) {
  z_stream zlib{};
  EXPECT_EQ(deflateInit2(&zlib, 9, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY), Z_OK);
  std::string stream(deflateBound(&zlib, static_cast<uLong>(content.size())), '\0');
  zlib.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
  zlib.avail_in = static_cast<uInt>(content.size());
  zlib.next_out = reinterpret_cast<Bytef*>(stream.data());
  zlib.avail_out = static_cast<uInt>(stream.size());
  EXPECT_EQ(deflate(&zlib, Z_FINISH), Z_STREAM_END);
  stream.resize(zlib.total_out);
  deflateEnd(&zlib);
  return stream;
}

std::string contentOf(std::size_t size) {
  std::string text(size, '\0');
  for (std::size_t i = 0; i < size; ++i) text[i] = static_cast<char>(i * i >> 5);
  return text;
}

struct Streamed {
  std::string content;
  GzipStream::State state{};
  std::size_t leftOver = 0;
};

Streamed streamed(const std::string& bytes) {
  GzipStream stream(bytesOf(bytes));
  Streamed all;
  for (ByteView piece = stream.next(); !piece.empty(); piece = stream.next()) {
    EXPECT_LE(piece.size(), GzipStream::pieceBytes);
    all.content += textOf(piece);
  }
  EXPECT_TRUE(stream.next().empty()) << "and so it stays";
  all.state = stream.state();
  all.leftOver = stream.leftOver();
  return all;
}

TEST(Gzip, membersThatFollowEachOtherAreOneContent) {
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{1}, GzipStream::pieceBytes, GzipStream::pieceBytes * 3 + 7}) {
    const Streamed all = streamed(gzipOf(contentOf(size)) + gzipOf("") + gzipOf("end"));
    EXPECT_EQ(all.state, GzipStream::State::whole) << size;
    EXPECT_EQ(all.content, contentOf(size) + "end");
    EXPECT_EQ(all.leftOver, 0U);
  }
}

TEST(Gzip, whatFollowsIsCounted) {
  const Streamed all = streamed(gzipOf("a") + std::string(1000, '\0'));
  EXPECT_EQ(all.state, GzipStream::State::whole);
  EXPECT_EQ(all.content, "a");
  EXPECT_EQ(all.leftOver, 1000U);
}

/// RFC 1952: the last eight bytes are the CRC-32 and the length.
TEST(Gzip, aWrongChecksumOrLengthIsToldBehindTheContent) {
  const std::string whole = gzipOf(contentOf(200'000));
  for (std::size_t at = whole.size() - 8; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] ^= 1;
    const Streamed all = streamed(damaged);
    EXPECT_EQ(all.state, GzipStream::State::checkFailed) << at;
    EXPECT_EQ(all.content, contentOf(200'000)) << at;
    EXPECT_EQ(unpackGzip(bytesOf(damaged), 1 << 20, inflaterTexts).error().text.code,
              "test.damaged");
  }
}

TEST(Gzip, isNeverWholeWhereItIsCutOrABitIsWrong) {
  const std::string whole = gzipOf(contentOf(300));
  for (std::size_t length = 0; length < whole.size(); ++length)
    EXPECT_NE(streamed(whole.substr(0, length)).state, GzipStream::State::whole) << length;
  constexpr std::size_t header = 10;  // Flags and a time that change no content.
  for (std::size_t bit = header * 8; bit < whole.size() * 8; ++bit) {
    std::string damaged = whole;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
    const Streamed all = streamed(damaged);
    // Bits that fill up a byte of the packing mean nothing.
    EXPECT_TRUE(all.state != GzipStream::State::whole || all.content == contentOf(300)) << bit;
  }
}

TEST(Gzip, unpacksWithinALimit) {
  const std::string whole = gzipOf(contentOf(1000)) + gzipOf(contentOf(24));
  EXPECT_EQ(unpackGzip(bytesOf(whole), 1023, inflaterTexts).error().text.code, "test.large");
  const auto made = unpackGzip(bytesOf(whole + "x"), 1024, inflaterTexts);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->bytes.size(), 1024U);
  EXPECT_EQ(made->leftOver, 1U);
  EXPECT_EQ(unpackGzip(bytesOf(whole.substr(0, 40)), 1024, inflaterTexts).error().text.code,
            "test.truncated");
}

}  // namespace
}  // namespace wb
