#include "model/asset/decode.h"
#include "tests/asset/stored_asset.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace wb::asset {
namespace {

/// The high LOD of an asset whose only face is the given map.
Result<Faces> facesFrom(const llsd::Value& face) {
  StoredAsset stored;
  stored.block("high_lod", llsd::Array{face});
  stored.block("skin", llsd::Map{});
  auto asset = decode(stored.bytes());
  if (!asset) return failure(std::move(asset));
  const Diagnostics findings = ofWhatIsThere(asset->findings);
  if (!findings.empty()) return tl::unexpected(findings[0]);
  return *asset->value.lod(Lod::high);
}

std::string problemOf(const llsd::Value& face) {
  const auto faces = facesFrom(face);
  if (faces) return "(no problem)";
  EXPECT_TRUE(faces.error().place.starts_with("high_lod at byte ")) << faces.error().place;
  EXPECT_TRUE(faces.error().place.ends_with(", face 1")) << faces.error().place;
  return message(faces.error());
}

llsd::Map with(const std::string& key, const llsd::Value& value) {
  llsd::Map map = storedTriangle();
  map.insert_or_assign(key, value);
  return map;
}

llsd::Map limits(double min, double max) {
  return {{"Min", llsd::Array(3, min)}, {"Max", llsd::Array(3, max)}};
}

TEST(Faces, NoGeometryIsAnEmptyFaceWhateverElseStandsThere) {
  EXPECT_EQ(facesFrom(with("NoGeometry", true)), Faces(1));
  EXPECT_EQ(facesFrom(with("NoGeometry", false))->at(0).positions.size(), 3u);
}

TEST(Faces, AFaceWithoutPositionsIsEmpty) { EXPECT_EQ(facesFrom(llsd::Map{}), Faces(1)); }

TEST(Faces, DomainsAreTheUnitCubeAndTheUnitSquareUnlessSaid) {
  const auto faces = facesFrom(storedTriangle());
  ASSERT_TRUE(faces);
  EXPECT_EQ(faces->at(0).positionDomain, (Domain3{glm::dvec3(-0.5), glm::dvec3(0.5)}));
  EXPECT_EQ(faces->at(0).texCoordDomain, (Domain2{glm::dvec2(0), glm::dvec2(1)}));
}

TEST(Faces, ADomainMayHaveWholeNumbersAndLackOneEnd) {
  const auto faces = facesFrom(with("PositionDomain", llsd::Map{{"Max", llsd::Array{1, 2, 0.25}}}));
  ASSERT_TRUE(faces);
  EXPECT_EQ(faces->at(0).positionDomain, (Domain3{glm::dvec3(-0.5), glm::dvec3(1, 2, 0.25)}));
}

TEST(Faces, KeysThatAreNotKnownAreKept) {
  const auto faces = facesFrom(with("Tangent", 5));
  ASSERT_TRUE(faces);
  EXPECT_EQ(faces->at(0).otherKeys, (llsd::Map{{"Tangent", 5}}));
}

TEST(Faces, WeightsAreUpToFourAVertex) {
  const Bytes weights{0xff, 7, 1, 2, 0xff, 1, 0, 1, 2, 0, 1, 3, 0, 1, 4, 0, 1};
  const auto faces = facesFrom(with("Weights", weights));
  ASSERT_TRUE(faces);
  const auto& vertices = faces->at(0).weights;
  ASSERT_EQ(vertices.size(), 3u);
  EXPECT_EQ(vertices[0].count, 0);
  EXPECT_EQ(vertices[1].count, 1);
  EXPECT_EQ(vertices[1].joints[0], (JointWeight{7, 0x201}));
  EXPECT_EQ(vertices[2].count, 4);
  EXPECT_EQ(vertices[2].joints[3], (JointWeight{4, 0x100}));
}

TEST(Faces, WeightsMustEndWithTheLastVertex) {
  EXPECT_EQ(problemOf(with("Weights", Bytes{0xff, 0xff})),
            "\"Weights\" ends inside the entry for vertex 2");
  EXPECT_EQ(problemOf(with("Weights", Bytes{0xff, 0xff, 7, 1})),
            "\"Weights\" ends inside the entry for vertex 2");
  EXPECT_EQ(problemOf(with("Weights", Bytes{0xff, 0xff, 0xff, 0xff})),
            "\"Weights\" has 1 byte left after the last vertex; the number of vertices is 3");
}

TEST(Faces, ArraysAreWhole) {
  EXPECT_EQ(problemOf(with("Position", Bytes(17))),
            "the length of Position in bytes (17) is not a multiple of 6");
  EXPECT_EQ(problemOf(with("TexCoord0", Bytes(10))),
            "the length of TexCoord0 in bytes (10) is not a multiple of 4");
  EXPECT_EQ(problemOf(with("TriangleList", Bytes(7))),
            "the length of TriangleList in bytes (7) is not a multiple of 6");
}

TEST(Faces, NormalsAndTextureCoordinatesAreOneAVertex) {
  EXPECT_EQ(problemOf(with("Normal", Bytes(24))),
            "the number of entries in Normal must be 3, not 4");
  EXPECT_EQ(problemOf(with("TexCoord0", Bytes(8))),
            "the number of entries in TexCoord0 must be 3, not 2");
}

TEST(Faces, EveryFieldHasItsType) {
  EXPECT_EQ(problemOf("no map"), "a face must be a map");
  EXPECT_EQ(problemOf(with("Position", "text")), "Position must be binary data");
  EXPECT_EQ(problemOf(with("NoGeometry", 1)), "NoGeometry must be true or false");
  EXPECT_EQ(problemOf(with("PositionDomain", 1)), "PositionDomain must be a map");
  EXPECT_EQ(problemOf(with("PositionDomain", llsd::Map{{"Min", 1}})), "Min must be an array");
  EXPECT_EQ(problemOf(with("PositionDomain", llsd::Map{{"Min", llsd::Array(2, 1)}})),
            "the number of entries in Min must be 3, not 2");
  EXPECT_EQ(problemOf(with("NormalizedScale", llsd::Array(3, "1"))),
            "NormalizedScale must be finite numbers");
}

TEST(Faces, VerticesThatAreNotFiniteAreRefused) {
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(problemOf(with("PositionDomain", limits(-0.5, infinity))),
            "Max must be finite numbers");
  EXPECT_EQ(problemOf(with("PositionDomain", limits(std::nan(""), 0.5))),
            "Min must be finite numbers");
  EXPECT_EQ(problemOf(with("PositionDomain", limits(-3e38, 3e38))),
            "the domain spans -3e+38 to 3e+38 on axis x; the limit is 10000 in either direction");
}

TEST(Faces, ABlockOfThousandsOfFacesIsRefused) {
  StoredAsset stored;
  stored.block("high_lod", llsd::Array(257, llsd::Map{}));
  const auto asset = decode(stored.bytes());
  ASSERT_FALSE(asset);
  EXPECT_EQ(message(asset.error()),
            "no block of this mesh asset can be read: the block has 257 faces; the limit is 256");
}

}  // namespace
}  // namespace wb::asset
