#include "model/formats/models3d/detail/read_stl.h"
#include "tests/formats/models3d/read_scene.h"

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
  ASSERT_EQ(read.surfaces.size(), 1U);
  const Surface& surface = read.surfaces.at(0);
  ASSERT_EQ(surface.facets.size(), 2U);
  EXPECT_EQ(surface.facets[1], Vector3(1, 0, 0));
  EXPECT_EQ(surface.facets[5], Vector3(0, 1, 2));
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

TEST(BinaryStl, whatFollowsItsTrianglesIsLeftOut) {
  const std::array facets{lying, raised};
  EXPECT_EQ(readStl(stlOf(1, facets)).surfaces.at(0).facets.size(), 1U);
  EXPECT_EQ(test::refusalOf([&] { readStl(stlOf(3, facets)); }),
            "is corrupted at byte 184: the data ends there; export it again");
}

const std::string textFacet =
    "facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 2 0\nendloop\nendfacet\n";

TEST(TextStl, solidsAreNodesOfTheirNames) {
  const FileScene read = readTextStl("solid a table \n" + textFacet + textFacet +
                                     "endsolid a table\nsolid\n" + textFacet + "endsolid\n");
  EXPECT_EQ(test::namesOf(read), (std::vector<std::string>{"a table", ""}));
  EXPECT_EQ(test::trianglesOf(read), 3U);
  EXPECT_EQ(test::greatest(read), Vector3(1, 2, 0));
  EXPECT_EQ(read.frame.up, worker::UpAxis::z);
}

TEST(TextStl, keywordsAreInAnyCaseAndLinesMayEndAnywhere) {
  std::string text = "SOLID A\r" + textFacet + "EndSolid A\r";
  for (std::size_t i = 0; i < text.size(); i += 3)
    if (text[i] >= 'a' && text[i] <= 'z') text[i] = static_cast<char>(text[i] - 'a' + 'A');
  EXPECT_EQ(test::trianglesOf(readTextStl(text)), 1U) << text;
  std::ranges::replace(text, '\n', ' ');
  EXPECT_EQ(test::trianglesOf(readTextStl(text)), 1U) << text;
}

TEST(TextStl, wholeFacetsAreReadUpToWhereItBreaks) {
  const std::string text = "solid a\n" + textFacet + textFacet;
  for (std::size_t length = 0; length < text.size(); ++length) {
    std::size_t whole = 0;
    const std::string cut = text.substr(0, length);
    for (std::size_t at = cut.find("endfacet"); at != cut.npos; at = cut.find("endfacet", at + 1))
      ++whole;
    EXPECT_EQ(test::trianglesOf(readTextStl(cut)), whole) << length;
  }
}

TEST(TextStl, aCornerThatIsNoNumberIsToldWithItsFacet) {
  std::string text = "solid a\n" + textFacet + textFacet + "endsolid\n";
  text.replace(text.rfind("1 0 0"), 1, "x");
  const FileScene read = readTextStl(text);
  EXPECT_EQ(read.unusableAt, "facet 2");
  EXPECT_EQ(test::trianglesOf(read), 2U) << "it is counted and left out later";
}

}  // namespace
}  // namespace wb::import3d
