#include "model/core/deflate.h"
#include "tests/core/by_zlib.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <random>

namespace wb::deflate {
namespace {

/// Of few or many letters, with repetitions of anything before, at all distances.
Bytes randomContent() {
  std::mt19937 dice(*rc::gen::arbitrary<std::uint32_t>());
  const auto size = *rc::gen::inRange<std::size_t>(0, 150'000);
  const auto letters = *rc::gen::element<std::uint32_t>(1, 2, 3, 16, 100, 256);
  const auto repetitions = *rc::gen::element<std::uint32_t>(0, 1, 10, 50, 90);
  Bytes bytes;
  while (bytes.size() < size) {
    if (bytes.empty() || dice() % 100 >= repetitions) {
      bytes.push_back(static_cast<std::uint8_t>(dice() % letters * (255 / letters)));
      continue;
    }
    const std::size_t distance = 1 + dice() % std::min<std::size_t>(bytes.size(), 40'000);
    for (std::size_t left = 1 + dice() % 300; left > 0; --left)
      bytes.push_back(bytes[bytes.size() - distance]);
  }
  return bytes;
}

TEST(DeflateProperties, AnyContentHasTheStreamThatZlibWrites) {
  EXPECT_TRUE(rc::check([] {
    const Bytes content = randomContent();
    RC_ASSERT(compressed(content) == test::byZlib(content));
  }));
}

}  // namespace
}  // namespace wb::deflate
