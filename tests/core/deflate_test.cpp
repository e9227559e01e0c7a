#include "model/core/compression.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <zlib.h>

#include <random>
#include <stop_token>
#include <string_view>

namespace wb {
namespace {

Bytes byZlib(ByteView content) {
  uLongf size = ::compressBound(content.size());
  Bytes stream(size);
  EXPECT_EQ(::compress2(stream.data(), &size, content.data(), content.size(), Z_BEST_COMPRESSION),
            Z_OK);
  stream.resize(size);
  return stream;
}

Bytes inflated(ByteView stream, std::size_t size) {
  Bytes content(size + 1);  // Room for a byte too many, which would be noticed.
  auto length = static_cast<uLongf>(content.size());
  EXPECT_EQ(::uncompress(content.data(), &length, stream.data(), stream.size()), Z_OK);
  content.resize(length);
  return content;
}

/// Numbers that grow by little, as lists of triangles have them, and noise between.
Bytes mixed(std::size_t size, std::mt19937& dice) {
  Bytes bytes;
  while (bytes.size() < size)
    bytes.push_back(static_cast<std::uint8_t>(
        bytes.size() / 40'000 % 2 == 0 ? bytes.size() / 6 + dice() % 3 : dice()));
  return bytes;
}

TEST(Deflate, OfNothingIsAStream) {
  EXPECT_EQ(inflated(deflated({}), 0), Bytes());
  EXPECT_EQ(deflated({}), byZlib({}));
}

TEST(Deflate, IsWhatZlibWritesInOneCall) {
  std::mt19937 dice(1);
  for (const std::size_t size : {1U, 300U, 65'535U, 65'536U, 70'000U, 3'000'000U}) {
    const Bytes content = mixed(size, dice);
    EXPECT_EQ(deflated(content), byZlib(content)) << size;
  }
}

/// The weights of samples and of printed examples rest on these.
TEST(Deflate, HasTheBytesOfZlibItself) {
  if (std::string_view(::zlibVersion()).find("ng") != std::string_view::npos)
    GTEST_SKIP() << "this system has another zlib: " << ::zlibVersion();
  // 1,000 bytes i² mod 251, compressed at level 9 by Python's zlib module 3.11 with zlib 1.2.13.
  Bytes content;
  for (std::size_t i = 0; i < 1'000; ++i) content.push_back(static_cast<std::uint8_t>(i * i % 251));
  EXPECT_EQ(deflated(content).size(), 279U);
}

RC_GTEST_PROP(Deflate, ComesBackWhole, ()) {
  const auto content = *rc::gen::arbitrary<Bytes>();
  RC_ASSERT(inflated(deflated(content), content.size()) == content);
}

TEST(Deflate, CancelledItEnds) {
  std::mt19937 dice(17);
  std::stop_source source;
  source.request_stop();
  Task task;
  task.cancel = source.get_token();
  EXPECT_TRUE(deflated(mixed(2'000'000, dice), task).empty());
}

}  // namespace
}  // namespace wb
