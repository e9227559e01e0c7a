#include "model/asset/compression.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <random>

namespace wb::asset {
namespace {

Bytes byZlibAtOnce(ByteView content) {
  uLongf size = ::compressBound(content.size());
  Bytes stream(size);
  EXPECT_EQ(::compress2(stream.data(), &size, content.data(), content.size(), Z_BEST_COMPRESSION),
            Z_OK);
  stream.resize(size);
  return stream;
}

/// Numbers that grow by little, as lists of triangles have them, and noise between.
Bytes content(std::size_t size, std::mt19937& dice) {
  Bytes bytes;
  while (bytes.size() < size)
    bytes.push_back(static_cast<std::uint8_t>(
        bytes.size() / 40'000 % 2 == 0 ? bytes.size() / 6 + dice() % 3 : dice()));
  return bytes;
}

Bytes inPiecesOf(std::size_t pieceBytes, ByteView content) {
  Deflater deflater;
  for (std::size_t at = 0; at < content.size(); at += pieceBytes)
    deflater.add(content.subspan(at, std::min(pieceBytes, content.size() - at)));
  EXPECT_EQ(deflater.contentBytes(), content.size());
  return deflater.finish();
}

TEST(Deflater, OfNothingIsAStream) {
  EXPECT_EQ(Deflater().finish(), byZlibAtOnce({}));
  EXPECT_EQ(deflated({}), byZlibAtOnce({}));
}

TEST(Deflater, PiecesMakeTheStreamOfTheWhole) {
  std::mt19937 dice(1);
  for (const std::size_t size : {1U, 300U, 70'000U, 400'000U}) {
    const Bytes whole = content(size, dice);
    const Bytes expected = byZlibAtOnce(whole);
    EXPECT_EQ(deflated(whole), expected);
    for (const std::size_t piece : {7U, 1'000U, 65'536U, 300'000U})
      EXPECT_EQ(inPiecesOf(piece, whole), expected) << size << " bytes by " << piece;
  }
}

}  // namespace
}  // namespace wb::asset
