#include "model/asset/compression.h"
#include "model/asset/deflate_blocks.h"
#include "model/asset/deflate_matches.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <functional>
#include <random>
#include <string>

namespace wb::asset {
namespace {

/// What zlib itself makes at its best compression.
Bytes byZlib(ByteView content) {
  uLongf size = ::compressBound(content.size());
  Bytes stream(size);
  EXPECT_EQ(::compress2(stream.data(), &size, content.data(), content.size(), 9), Z_OK);
  stream.resize(size);
  return stream;
}

using Dice = std::mt19937;
using NextByte = std::function<unsigned(const Bytes& before, Dice& dice)>;

Bytes made(std::size_t size, Dice& dice, const NextByte& next) {
  Bytes bytes;
  bytes.reserve(size);
  while (bytes.size() < size) bytes.push_back(static_cast<std::uint8_t>(next(bytes, dice)));
  return bytes;
}

/// Noise, few values, one value, what repeats from near or far, exactly or nearly, and a mix.
std::vector<NextByte> kinds(Dice& dice) {
  const std::size_t back = 1 + dice() % 40000;
  const unsigned mask = (1U << (1 + dice() % 8)) - 1;
  const auto repeated = [back](const Bytes& before, Dice& own) {
    return before.size() < back ? own() : before[before.size() - back];
  };
  return {[](const Bytes&, Dice& own) { return own(); },
          [mask](const Bytes&, Dice& own) { return own() & mask; },
          [](const Bytes&, Dice&) { return 0U; },
          [repeated](const Bytes& before, Dice& own) { return repeated(before, own); },
          [repeated](const Bytes& before, Dice& own) {
            return own() % 50 == 0 ? own() : repeated(before, own);
          },
          [](const Bytes& before, Dice& own) {
            return before.size() > 300 && own() % 3 != 0 ? before[before.size() - 1 - own() % 300]
                                                         : own() & 15;
          },
          [](const Bytes& before, Dice& own) {
            return before.size() > 2 && before.size() / 700 % 2 == 1 ? before[before.size() - 2]
                                                                     : own();
          }};
}

/// Sizes about the ends of zlib's window, of its blocks and of the pieces that threads look
/// through.
std::size_t someSize(Dice& dice) {
  const std::size_t sizes[] = {dice() % 100, dice() % 5000, 16383 + dice() % 3,
                               32768 * (dice() % 3) + 65274 + dice() % 300,
                               500000 + dice() % 400000};
  return sizes[dice() % std::size(sizes)];
}

TEST(Deflate, IsWhatZlibMakesToTheByte) {
  Dice dice(1);
  for (int i = 0; i < 120; ++i) {
    const auto choices = kinds(dice);
    const std::size_t kind = dice() % choices.size();
    const Bytes content = made(someSize(dice), dice, choices[kind]);
    EXPECT_EQ(deflated(content), byZlib(content)) << "kind " << kind << ", " << content.size();
  }
}

TEST(Deflate, ThreadsMakeNoDifference) {
  Dice dice(2);
  for (int i = 0; i < 14; ++i) {
    const Bytes content = made(900000, dice, kinds(dice)[static_cast<std::size_t>(i) % 7]);
    const Bytes one = deflateBlocks(content, deflateSymbols(content, 1));
    for (const std::size_t threads : {2U, 3U})
      EXPECT_EQ(deflateBlocks(content, deflateSymbols(content, threads)), one) << i;
  }
}

TEST(Deflate, NothingIsAStreamToo) { EXPECT_EQ(deflated({}), byZlib({})); }

}  // namespace
}  // namespace wb::asset
