#include "model/asset/decode.h"
#include "tests/asset/stored_asset.h"

#include <gtest/gtest.h>

#include <string>

namespace wb::asset {
namespace {

Result<MeshAsset> assetFrom(const std::string& name, const llsd::Value& block) {
  StoredAsset stored;
  stored.block(name, block);
  stored.block("high_lod", llsd::Array{});
  auto asset = decode(stored.bytes());
  if (!asset) return failure(std::move(asset));
  const Diagnostics findings = ofWhatIsThere(asset->findings);
  if (!findings.empty()) return tl::unexpected(findings[0]);
  return std::move(asset->value);
}

std::string whyNot(const std::string& name, const llsd::Value& block) {
  const auto asset = assetFrom(name, block);
  return asset ? "(no problem)" : message(asset.error());
}

TEST(ConvexBlock, MayBeEmpty) {
  const auto asset = assetFrom("physics_convex", llsd::Map{});
  ASSERT_TRUE(asset);
  EXPECT_EQ(asset->physicsConvex, PhysicsConvex{});
}

TEST(ConvexBlock, ACountOfZeroStandsFor256Points) {
  const auto asset = assetFrom(
      "physics_convex", llsd::Map{{"HullList", Bytes{0, 1}}, {"Positions", Bytes(257 * 6, 9)}});
  ASSERT_TRUE(asset);
  ASSERT_EQ(asset->physicsConvex->hulls.size(), 2u);
  EXPECT_EQ(asset->physicsConvex->hulls[0].size(), 256u);
  EXPECT_EQ(asset->physicsConvex->hulls[1], HullPoints(1, Quantised3{0x909, 0x909, 0x909}));
}

TEST(ConvexBlock, ItsDomainIsThatOfEveryPoint) {
  const auto asset =
      assetFrom("physics_convex", llsd::Map{{"Min", llsd::Array(3, -1.0)},
                                            {"Max", llsd::Array(3, 1.0)},
                                            {"BoundingVerts", packedWords({0, 65535, 0})}});
  ASSERT_TRUE(asset);
  const auto points = toPoints(*asset->physicsConvex->baseHull, asset->physicsConvex->domain);
  EXPECT_EQ(points, std::vector(1, glm::dvec3(-1, 1, -1)));
}

TEST(ConvexBlock, TheHullListAccountsForEveryPoint) {
  EXPECT_EQ(
      whyNot("physics_convex", llsd::Map{{"HullList", Bytes{4, 0}}, {"Positions", Bytes(60)}}),
      "for the 2 hulls in HullList, the number of points in Positions must be 260, not 10");
  EXPECT_EQ(whyNot("physics_convex", llsd::Map{{"Positions", Bytes(60)}}),
            "for the 0 hulls in HullList, the number of points in Positions must be 0, not 10");
  EXPECT_EQ(whyNot("physics_convex",
                   llsd::Map{{"HullList", Bytes(4097, 1)}, {"Positions", Bytes(4097 * 6)}}),
            "HullList lists 4097 hulls; the limit is 4096");
}

TEST(ConvexBlock, IsAMapOfWholePoints) {
  EXPECT_EQ(whyNot("physics_convex", llsd::Array{}), "the block must be a map");
  EXPECT_EQ(whyNot("physics_convex", llsd::Map{{"BoundingVerts", Bytes(7)}}),
            "the length of BoundingVerts in bytes (7) is not a multiple of 6");
  EXPECT_EQ(whyNot("decomposition", llsd::Map{{"Hull", "x"}}), "Hull must be binary data");
}

TEST(SkinBlock, MatricesHaveSixteenNumbers) {
  const auto asset =
      assetFrom("skin", llsd::Map{{"alt_inverse_bind_matrix", llsd::Array(1, llsd::Array(16, 2))},
                                  {"lock_scale_if_joint_position", true}});
  ASSERT_TRUE(asset);
  EXPECT_EQ(asset->skin->alternativeInverseBindMatrices.at(0)[3][3], 2.0);
  EXPECT_EQ(asset->skin->lockScaleIfJointPosition, true);
  EXPECT_EQ(whyNot("skin", llsd::Map{{"bind_shape_matrix", llsd::Array(15, 1.0)}}),
            "the number of entries in bind_shape_matrix must be 16, not 15");
  EXPECT_EQ(whyNot("skin", llsd::Map{{"inverse_bind_matrix", llsd::Array{1.0}}}),
            "inverse_bind_matrix must be an array");
  EXPECT_EQ(whyNot("skin", llsd::Map{{"joint_names", llsd::Array{1}}}),
            "joint_names must be strings");
}

}  // namespace
}  // namespace wb::asset
