#include "model/core/deflate.h"

#include "model/core/detail/deflate_block.h"
#include "tests/core/by_zlib.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <stop_token>
#include <utility>

namespace wb::deflate {
namespace {

using test::byZlib;

Bytes noise(std::size_t size, std::mt19937& dice, std::uint32_t letters = 256) {
  Bytes bytes(size);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(dice() % letters);
  return bytes;
}

/// Numbers that grow by little, as lists of triangles have them, and noise between.
Bytes mixed(std::size_t size, std::mt19937& dice) {
  Bytes bytes;
  while (bytes.size() < size)
    bytes.push_back(static_cast<std::uint8_t>(
        bytes.size() / 40'000 % 2 == 0 ? bytes.size() / 6 + dice() % 3 : dice()));
  return bytes;
}

/// Without three equal bytes in a row anywhere before: a symbol a byte. The first `size` of a
/// sequence in which every triple of 26 letters stands once.
Bytes withoutMatches(std::size_t size) {
  constexpr std::uint32_t letters = 26;
  Bytes bytes;
  std::vector<std::uint32_t> word(4);
  const auto add = [&](auto& self, std::size_t t, std::size_t p) -> void {
    if (t > 3) {
      if (3 % p != 0) return;
      for (std::size_t i = 1; i <= p; ++i) bytes.push_back(static_cast<std::uint8_t>(word[i]));
      return;
    }
    word[t] = word[t - p];
    self(self, t + 1, p);
    for (std::uint32_t j = word[t - p] + 1; j < letters; ++j) {
      word[t] = j;
      self(self, t + 1, t);
    }
  };
  add(add, 1, 1);
  EXPECT_GE(bytes.size(), size);
  bytes.resize(size);
  return bytes;
}

TEST(Deflate, OfNothingIsAStream) { EXPECT_EQ(compressed(ByteView{}), byZlib({})); }

TEST(Deflate, OfAFewBytes) {
  for (std::size_t size = 1; size < 300; ++size) {
    const Bytes equal(size, 7);
    EXPECT_EQ(compressed(equal), byZlib(equal)) << size;
    Bytes rising;
    for (std::size_t i = 0; i < size; ++i) rising.push_back(static_cast<std::uint8_t>(i % 17));
    EXPECT_EQ(compressed(rising), byZlib(rising)) << size;
  }
}

TEST(Deflate, OfAFewBytesOfNoiseIsStoredIfThatIsShorter) {
  std::mt19937 dice(2);
  for (const std::uint32_t letters : {180U, 220U, 256U})
    for (std::size_t size = 1; size < 800; ++size) {
      const Bytes content = noise(size, dice, letters);
      EXPECT_EQ(compressed(content), byZlib(content)) << size << " of " << letters;
    }
}

TEST(Deflate, OfNoiseIsStored) {
  std::mt19937 dice(1);
  const Bytes content = noise(200'000, dice);
  const Bytes stream = compressed(content);
  EXPECT_EQ(stream, byZlib(content));
  EXPECT_GT(stream.size(), content.size());
}

TEST(Deflate, PiecesMakeTheStreamOfTheWhole) {
  std::mt19937 dice(1);
  for (const std::size_t size : {1U, 300U, 70'000U, 400'000U}) {
    const Bytes whole = mixed(size, dice);
    for (const std::size_t pieceBytes : {7U, 1'000U, 65'536U, 300'000U}) {
      Content content;
      for (std::size_t at = 0; at < size; at += pieceBytes)
        content.add(ByteView(whole).subspan(at, std::min(pieceBytes, size - at)));
      EXPECT_EQ(content.size(), size);
      EXPECT_EQ(compressed(std::move(content)), byZlib(whole)) << size << " by " << pieceBytes;
    }
  }
}

TEST(Deflate, ABlockIsFullWithALiteralOrAMatch) {
  for (const std::size_t literals :
       {symbolsOfBlock - 1, symbolsOfBlock, symbolsOfBlock + 1, std::size_t{17'000}}) {
    Bytes content = withoutMatches(literals);
    EXPECT_EQ(compressed(content), byZlib(content)) << literals;
    for (int i = 0; i < 4; ++i) content.push_back(content[content.size() - 4]);
    EXPECT_EQ(compressed(content), byZlib(content)) << literals << " and a match";
  }
}

/// As many symbols of each frequency as Fibonacci's numbers: the deepest of trees.
TEST(Deflate, CodesThatWouldBeTooLongAreShortened) {
  std::mt19937 dice(3);
  Bytes content;
  for (std::size_t kind = 0, count = 1, next = 1; kind < 21; ++kind) {
    content.insert(content.end(), count, static_cast<std::uint8_t>(11 * kind));
    next = std::exchange(count, next) + next;
  }
  for (int i = 0; i < 20; ++i) {
    std::shuffle(content.begin(), content.end(), dice);
    EXPECT_EQ(compressed(content), byZlib(content)) << i;
  }
}

/// A repetition of some bytes, so far behind what it repeats and with so many bytes after it; of
/// few enough letters that it is not stored.
Bytes repeating(std::size_t place, std::size_t distance, std::size_t length, std::size_t after,
                std::mt19937& dice) {
  constexpr std::uint32_t letters = 128;
  Bytes content = noise(place + length + after, dice, letters);
  std::copy_n(content.begin() + static_cast<std::ptrdiff_t>(place - distance), length,
              content.begin() + static_cast<std::ptrdiff_t>(place));
  return content;
}

TEST(Deflate, MatchesLieWithinTheWindow) {
  std::mt19937 dice(5);
  for (const std::size_t distance : {32'505U, 32'506U, 32'507U, 32'768U})
    for (const std::size_t length : {4U, 40U, 258U, 400U}) {
      const Bytes content = repeating(50'000, distance, length, 300, dice);
      EXPECT_EQ(compressed(content), byZlib(content)) << distance << ", " << length;
    }
}

TEST(Deflate, ThreeBytesAreNotWorthALongDistance) {
  std::mt19937 dice(7);
  for (const std::size_t distance : {4'095U, 4'096U, 4'097U}) {
    const Bytes content = repeating(20'000, distance, 3, 50, dice);
    EXPECT_EQ(compressed(content), byZlib(content)) << distance;
  }
}

TEST(Deflate, TheFirstByteIsNeverMatched) {
  std::mt19937 dice(9);
  const Bytes content = repeating(100, 100, 20, 50, dice);
  EXPECT_EQ(compressed(content), byZlib(content));
}

/// Where zlib moves its window near the end, at the first place that it may. Often enough that no
/// nearer place has the same hash.
TEST(Deflate, WhatTheMovedWindowBeginsWithIsNotMatched) {
  std::mt19937 dice(11);
  for (int turn = 0; turn < 20; ++turn)
    for (const std::size_t place : {65'273U, 65'274U, 65'275U, 98'042U})
      for (const std::size_t after : {200U, 253U, 254U}) {
        const Bytes content = repeating(place, 32'506, 8, after, dice);
        EXPECT_EQ(compressed(content), byZlib(content)) << place << ", " << after;
      }
}

TEST(Deflate, ManyPlacesOfOneHashAreNotAllLookedAt) {
  std::mt19937 dice(13);
  for (const std::uint32_t rarity : {2U, 5U, 12U, 40U}) {
    Bytes content;
    for (int i = 0; i < 100'000; ++i) content.push_back(dice() % rarity == 0 ? 1 : 0);
    EXPECT_EQ(compressed(content), byZlib(content)) << rarity;
  }
}

TEST(Deflate, LongContentIsTheSameInChunks) {
  std::mt19937 dice(15);
  const Bytes content = mixed(3'000'000, dice);
  EXPECT_EQ(compressed(content), byZlib(content));
}

TEST(Deflate, ChunksThatNeverChooseAlikeAreTakenFromTheOneBefore) {
  const Bytes equal(2'000'001, 0);
  EXPECT_EQ(compressed(equal), byZlib(equal));
  Bytes periodic;
  for (std::size_t i = 0; i < 1'700'000; ++i)
    periodic.push_back(static_cast<std::uint8_t>(i * i % 251));
  EXPECT_EQ(compressed(periodic), byZlib(periodic));
}

TEST(Deflate, CancelledItEnds) {
  std::mt19937 dice(17);
  const Bytes whole = mixed(2'000'000, dice);
  Content content;
  content.add(whole);
  std::stop_source source;
  source.request_stop();
  Task task;
  task.cancel = source.get_token();
  EXPECT_TRUE(compressed(std::move(content), task).empty());
}

}  // namespace
}  // namespace wb::deflate
