#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "tests/analysis/advising.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace wb::advice {
namespace {

using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makeScene;
using test::adviceFor;
using test::find;
using test::landImpact;
using test::meshPart;
using test::warns;

/// A wavy square of 60 × 60 squares, or fewer, in the unit cube, with a normal a corner.
asset::Face wavyFace(std::uint32_t side = 60) {
  mesh::TriangleMesh mesh;
  for (std::uint32_t y = 0; y <= side; ++y)
    for (std::uint32_t x = 0; x <= side; ++x)
      mesh.positions.emplace_back(1.0 * x / side - 0.5, 1.0 * y / side - 0.5,
                                  0.4 * std::sin(20.0 / 3 * x / side));
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t a = y * (side + 1) + x;
      mesh.triangles.push_back({a, a + 1, a + side + 1});
      mesh.triangles.push_back({a + 1, a + side + 2, a + side + 1});
    }
  return asset::makeFace(mesh, std::vector<glm::vec3>(mesh.positions.size(), {0, 0, 1}));
}

/// As a model without lower levels of detail is uploaded: every level is the highest.
scene::Scene wavyScene(std::size_t parts = 1) {
  asset::MeshAsset mesh = makeAsset({});
  mesh.physicsConvex = asset::PhysicsConvex{};
  mesh.lods = {};
  mesh.lods[0] = asset::Faces{wavyFace()};
  // As its file is read: with the size of the level.
  auto read = asset::decode(asset::encode(mesh));
  return makeScene(makeLinkset(std::vector(parts, meshPart({20, 20, 2}))),
                   read ? std::move(read->value) : std::move(mesh));
}

TEST(Lods, ALevelKeepsAQuarterAndAllThatCornersHave) {
  const asset::Faces above{wavyFace()};
  const asset::Faces made = lowerLevel(above, asset::Lod::medium, glm::dvec3(20, 20, 2));
  ASSERT_EQ(made.size(), 1U);
  EXPECT_LE(made[0].triangles.size(), above[0].triangles.size() / 4);
  EXPECT_GT(made[0].triangles.size(), above[0].triangles.size() / 8);
  EXPECT_EQ(made[0].normals.size(), made[0].positions.size());
  EXPECT_EQ(made[0].positionDomain, above[0].positionDomain);
  for (const auto& corner : made[0].positions)
    EXPECT_NE(std::ranges::find(above[0].positions, corner), above[0].positions.end());
}

TEST(Lods, AFaceWithoutSurfaceStaysSo) {
  const asset::Faces made = lowerLevel({asset::Face{}}, asset::Lod::low, glm::dvec3(1));
  EXPECT_EQ(made, asset::Faces{asset::Face{}});
}

TEST(Advice, LowerLevelsOfDetailAreMadeWhereStreamingDecides) {
  const scene::Scene scene = wavyScene();
  const auto suggestions = adviceFor(scene);
  const Suggestion* lods = find(suggestions, "advice.lods");
  ASSERT_NE(lods, nullptr);
  EXPECT_EQ(lods, &suggestions.front());
  EXPECT_LT(lods->after.rounded, lods->before.rounded / 2);
  EXPECT_TRUE(warns(*lods, "caution.upload_lods"));
  EXPECT_TRUE(warns(*lods, "caution.afar"));
  EXPECT_TRUE(warns(*lods, "caution.other_shape")) << "its base hull is made of the low level";
  const scene::Scene after = apply(scene, *lods);
  EXPECT_EQ(landImpact(after, {}), lods->after.rounded);
  const asset::MeshAsset& mesh = *after.meshOf(after.linksets[0].parts[0]);
  EXPECT_EQ(mesh.lods[0], scene.meshOf(scene.linksets[0].parts[0])->lods[0]);
  for (std::size_t lod = 1; lod < 4; ++lod)
    EXPECT_LE(triangleCount(*mesh.lods[lod]), triangleCount(*mesh.lods[lod - 1]) / 2);
}

TEST(Advice, APhysicsMeshStaysWhateverItsLevelsAre) {
  scene::Scene scene = wavyScene();
  asset::MeshAsset mesh = *scene.meshOf(scene.linksets[0].parts[0]);
  mesh.physicsMesh = makeAsset({.physicsMesh = true}).physicsMesh;
  const auto suggestions = adviceFor(makeScene(scene.linksets[0], mesh));
  const Suggestion* lods = find(suggestions, "advice.lods");
  ASSERT_NE(lods, nullptr);
  EXPECT_FALSE(warns(*lods, "caution.other_shape"));
}

/// Of few triangles the best are looked for: how far they are off is told.
TEST(Advice, LevelsOfFewTrianglesAreAsCloseAsIsTold) {
  asset::MeshAsset mesh = makeAsset({});
  mesh.physicsConvex = asset::PhysicsConvex{};
  mesh.lods = {};
  mesh.lods[0] = asset::Faces{wavyFace(20)};
  auto read = asset::decode(asset::encode(mesh));
  ASSERT_TRUE(read);
  const scene::Scene scene =
      makeScene(makeLinkset({meshPart({20, 20, 2})}), std::move(read->value));
  const auto suggestions = adviceFor(scene);
  const Suggestion* lods = find(suggestions, "advice.lods");
  ASSERT_NE(lods, nullptr);
  EXPECT_TRUE(warns(*lods, "caution.pixels"));
  EXPECT_EQ(landImpact(apply(scene, *lods), {}), lods->after.rounded);
  // No place of the lowest level is farther off than 2 pixels of 1080 lines and 60 degrees there:
  // at half the diagonal by 0.03 (costs.md 5), 512 m at most.
  const scene::Scene after = apply(scene, *lods);
  const asset::MeshAsset& made = *after.meshOf(after.linksets[0].parts[0]);
  const double distance = std::sqrt(20.0 * 20 + 20 * 20 + 2 * 2) / 2 / 0.03;
  const double most = 2 * 2 * distance * std::tan(std::numbers::pi / 6) / 1080;
  for (const glm::dvec3& place : asset::positionsOf(*made.lods[3])) {
    const double height = 0.4 * std::sin((place.x + 0.5) * 20 / 3);
    EXPECT_LE(std::abs(place.z - height) * 2, most);
  }
}

/// What has them is not told of them again.
TEST(Advice, LevelsThatAreThereAreNotMadeAgain) {
  const scene::Scene scene = wavyScene();
  const auto suggestions = adviceFor(scene);
  const Suggestion* lods = find(suggestions, "advice.lods");
  ASSERT_NE(lods, nullptr);
  const auto again = adviceFor(apply(scene, *lods));
  EXPECT_EQ(find(again, "advice.lods"), nullptr);
}

TEST(Advice, PartsOfOneMeshGetItsLevelsTogether) {
  const auto suggestions = adviceFor(wavyScene(3));
  const Suggestion* lods = find(suggestions, "advice.lods_alike");
  ASSERT_NE(lods, nullptr);
  EXPECT_EQ(std::get<NewMesh>(lods->change.what).parts.size(), 3U);
}

TEST(Advice, NoLevelsAreMadeOfADamagedMesh) {
  scene::Scene scene = wavyScene();
  asset::MeshAsset mesh = *scene.meshOf(scene.linksets[0].parts[0]);
  mesh.damage.lods[1] = true;
  mesh.damage.any = true;
  EXPECT_EQ(find(adviceFor(makeScene(scene.linksets[0], mesh)), "advice.lods"), nullptr);
}

}  // namespace
}  // namespace wb::advice
