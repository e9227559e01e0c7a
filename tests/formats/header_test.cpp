#include "model/formats/reader/ply.h"

#include <gtest/gtest.h>

#include <string>

namespace wb::ply {
namespace {

TEST(PlyHeader, NamesElementsAndTheirNumbers) {
  const std::string file =
      "ply\nformat binary_big_endian 1.0\ncomment made by hand\nelement vertex 3\n"
      "property float x\nproperty float64 y\nelement face 2\n"
      "property list uchar int32 vertex_indices\nproperty short flags\nend_header\nrest";
  const auto header = readHeader(file);
  ASSERT_TRUE(header);
  EXPECT_EQ(header->encoding, Encoding::bigEndian);
  EXPECT_EQ(file.substr(header->bytes), "rest");
  ASSERT_EQ(header->elements.size(), 2U);
  const Element& vertex = header->elements[0];
  EXPECT_EQ(vertex.name, "vertex");
  EXPECT_EQ(vertex.rows, 3U);
  ASSERT_EQ(vertex.properties.size(), 2U);
  EXPECT_EQ(vertex.properties[0].name, "x");
  EXPECT_EQ(vertex.properties[1].type, Number::float64);
  EXPECT_FALSE(vertex.properties[1].countType);
  const Element& face = header->elements[1];
  ASSERT_EQ(face.properties.size(), 2U);
  EXPECT_EQ(face.properties[0].name, "vertex_indices");
  EXPECT_EQ(face.properties[0].countType, Number::uint8);
  EXPECT_EQ(face.properties[0].type, Number::int32);
  EXPECT_EQ(face.properties[1].type, Number::int16);
}

TEST(PlyHeader, IsToldByTheFirstLineAlone) {
  EXPECT_TRUE(looksLikePly("ply\nformat"));
  EXPECT_TRUE(looksLikePly("ply \t\r\nformat"));
  EXPECT_FALSE(looksLikePly("ply"));
  EXPECT_FALSE(looksLikePly("plywood\n"));
  EXPECT_FALSE(looksLikePly(""));
}

}  // namespace
}  // namespace wb::ply
