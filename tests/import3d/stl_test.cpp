#include "model/import3d/read_stl.h"
#include "model/import3d/refused.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstring>

namespace wb::import3d {
namespace {

using Facet = std::array<float, 12>;  ///< A normal, then three corners.

Bytes stlOf(std::uint32_t declared, std::span<const Facet> facets) {
  Bytes bytes(80, 'x');
  const auto put = [&bytes](const void* from, std::size_t size) {
    const auto* first = static_cast<const std::uint8_t*>(from);
    bytes.insert(bytes.end(), first, first + size);
  };
  put(&declared, sizeof declared);
  constexpr std::uint16_t colour = 0x1234;
  for (const Facet& facet : facets) {
    put(facet.data(), sizeof facet);
    put(&colour, sizeof colour);
  }
  return bytes;
}

constexpr Facet lying{0, 0, 9, 0, 0, 0, 1, 0, 0, 0, 1, 0};
constexpr Facet raised{7, 0, 0, 0, 0, 2, 1, 0, 2, 0, 1, 2};

TEST(BinaryStl, cornersAreAsWrittenAndNormalsAreNot) {
  const Bytes bytes = stlOf(2, std::array{lying, raised});
  ASSERT_TRUE(isBinaryStl(bytes));
  const FileScene read = readBinaryStl(bytes);
  EXPECT_EQ(read.frame.up, worker::UpAxis::z);
  EXPECT_EQ(read.frame.unit, 1);
  ASSERT_EQ(read.scene->mNumMeshes, 1U);
  const Surface& surface = read.surfaces.at(0);
  ASSERT_EQ(surface.facets.size(), 2U);
  EXPECT_EQ(surface.facets[1], aiVector3D(1, 0, 0));
  EXPECT_EQ(surface.facets[5], aiVector3D(0, 1, 2));
  EXPECT_TRUE(surface.normals.empty());
}

TEST(BinaryStl, isToldByItsLengthAlone) {
  const std::array facets{lying, raised};
  EXPECT_TRUE(isBinaryStl(stlOf(2, facets)));
  EXPECT_FALSE(isBinaryStl(stlOf(1, facets))) << "something follows";
  EXPECT_FALSE(isBinaryStl(stlOf(3, facets))) << "cut";
  EXPECT_FALSE(isBinaryStl(stlOf(0, {}))) << "nothing to show";
  EXPECT_FALSE(isBinaryStl(ByteView(stlOf(2, facets)).first(40)));
  EXPECT_FALSE(isBinaryStl({}));
}

}  // namespace
}  // namespace wb::import3d
