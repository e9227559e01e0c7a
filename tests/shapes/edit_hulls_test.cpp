#include "model/shapes/edit_hulls.h"

#include "model/shapes/apply_shapes.h"
#include "tests/shapes/gates.h"

#include <gtest/gtest.h>

namespace wb::making {
namespace {

/// Two posts of a gate, in its metres.
shape::Pieces posts() {
  shape::Pieces pieces;
  for (const double x : {-2.0, 1.0})
    pieces.push_back(
        *shape::Piece::of(shape::test::cornersOfBox({{x, -0.5, -2}, {x + 1, 0.5, 2}})));
  return pieces;
}

TEST(EditedHulls, AreNoneOfAMeshWithoutADecomposition) {
  const auto hulls = hullsOf(test::sceneOfGates(), {0, 0});
  ASSERT_TRUE(hulls);
  EXPECT_TRUE(hulls->empty());
  EXPECT_FALSE(hullsOf(test::sceneOfGates(), {1, 1})) << "a box";
}

TEST(EditedHulls, AreReadAsTheyWereGiven) {
  const auto scene = withHulls(test::sceneOfGates(), {0, 0}, posts());
  ASSERT_TRUE(scene);
  const auto hulls = hullsOf(*scene, {0, 0});
  ASSERT_TRUE(hulls);
  ASSERT_EQ(hulls->size(), 2U);
  EXPECT_NEAR((*hulls)[1].low().x, 1, 1e-3);
  EXPECT_NEAR((*hulls)[1].high().z, 2, 1e-3);
}

/// Hulls are counted from 1, as everywhere.
TEST(EditedHulls, TheOneThatIsFlatIsNamed) {
  auto scene = withHulls(test::sceneOfGates(), {0, 0}, posts());
  ASSERT_TRUE(scene);
  auto& entry = scene->assets.at(scene->linksets[0].parts[0].asset);
  auto mesh = std::make_shared<asset::MeshAsset>(*entry.mesh);
  for (auto& point : mesh->physicsConvex->hulls[1]) point[2] = 0;
  entry.mesh = mesh;
  const auto hulls = hullsOf(*scene, {0, 0});
  ASSERT_FALSE(hulls);
  EXPECT_NE(message(hulls.error()).find('2'), std::string::npos) << message(hulls.error());
}

/// One gate is larger: its hulls would be others.
TEST(EditedHulls, AreOfAllOfOneMeshAndSize) {
  const scene::Scene before = test::sceneOfGates();
  const auto scene = withHulls(before, {0, 1}, posts());
  ASSERT_TRUE(scene);
  const std::string& edited = scene->linksets[0].parts[1].asset;
  EXPECT_NE(edited, before.linksets[0].parts[1].asset);
  EXPECT_EQ(scene->linksets[0].parts[0].asset, edited);
  EXPECT_EQ(scene->linksets[1].parts[0].asset, edited);
  EXPECT_EQ(scene->linksets[2].parts[0], before.linksets[2].parts[0]);
}

/// However often one edits, what nobody uses does not pile up, and names do not grow.
TEST(EditedHulls, TakeThePlaceOfThoseBefore) {
  auto scene = withHulls(test::sceneOfGates(), {0, 0}, posts());
  ASSERT_TRUE(scene);
  const std::size_t assets = scene->assets.size();
  EXPECT_EQ(scene->linksets[0].parts[0].asset, "mesh 2");
  for (const char* name : {"mesh 3", "mesh 2", "mesh 3"}) {
    scene = withHulls(*scene, {0, 0}, {posts()[0]});
    ASSERT_TRUE(scene);
    EXPECT_EQ(scene->assets.size(), assets);
    EXPECT_EQ(scene->linksets[0].parts[0].asset, name);
  }
  EXPECT_EQ(hullsOf(*scene, {1, 0})->size(), 1U);
}

/// By the formula: 0.04 PE a hull and 0.04 a vertex.
TEST(EditedHulls, CostWhatTheyWouldOnceTheyAreUsed) {
  const scene::Scene scene = test::sceneOfGates();
  const cost::Profile profile;
  const HullsCost cost = costWith(scene, test::statisticsOf(scene), profile, {0, 0}, posts());
  EXPECT_NEAR(*cost.physics, 2 * 0.04 + 16 * 0.04, 1e-9);
  const auto used = withHulls(scene, {0, 0}, posts());
  ASSERT_TRUE(used);
  const auto after = cost::weigh(*used, test::statisticsOf(*used), profile);
  EXPECT_EQ(cost.landImpact, after[0].landImpact);
}

/// Of the gate without its lintel, which is 0.4 m high: its farthest corner is as far from a post.
TEST(EditedHulls, AreAsFarFromWhatIsSeenAsWhereShapesAreMade) {
  const scene::Scene scene = test::sceneOfGates();
  const scene::Part& part = scene.linksets[0].parts[0];
  const auto scale = scaleFor(part, scene.meshOf(part), {});
  ASSERT_TRUE(scale);
  const double error = errorBy(*scale, posts());
  EXPECT_NEAR(error, 1, 0.05) << "the middle of the lintel is a metre from both posts";
  const auto again = scaleFor(part, scene.meshOf(part), *scale);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->solid, scale->solid) << "not made twice";
}

}  // namespace
}  // namespace wb::making
