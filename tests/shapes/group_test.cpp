#include "model/shapes/generation.h"
#include "tests/shapes/gates.h"

#include <gtest/gtest.h>

#include <cmath>

namespace wb::making {
namespace {

using scene::Target;
using Targets = std::vector<Target>;

Result<Loaded<std::vector<Group>>> groupsIn(const scene::Scene& scene, const Targets& chosen,
                                            Reach reach = Reach::chosen) {
  return groupsOf(scene, test::statisticsOf(scene), chosen, reach);
}

TEST(Groups, AreOfOneMeshAndSize) {
  const auto groups = groupsIn(test::sceneOfGates(), {{0, {}}, {2, {}}, {1, 0}});
  ASSERT_TRUE(groups);
  ASSERT_EQ(groups->value.size(), 2U);
  EXPECT_EQ(groups->value[0].parts, (Targets{{0, 0}, {0, 1}, {1, 0}}));
  EXPECT_EQ(groups->value[0].alike(), (std::vector<std::size_t>{1}));
  EXPECT_EQ(groups->value[1].parts, (Targets{{2, 0}}));
  EXPECT_TRUE(groups->findings.empty());
}

TEST(Groups, ReachAllThatIsAlikeOnRequest) {
  const scene::Scene scene = test::sceneOfGates();
  EXPECT_EQ(groupsIn(scene, {{1, 0}})->value.at(0).parts, (Targets{{1, 0}}));
  const auto all = groupsIn(scene, {{1, 0}}, Reach::alike);
  ASSERT_EQ(all->value.size(), 1U);
  EXPECT_EQ(all->value[0].parts, (Targets{{1, 0}, {0, 0}, {0, 1}}));
  EXPECT_EQ(all->value[0].first(), 0U);
  EXPECT_TRUE(all->value[0].alike().empty()) << "the others are of another linkset";
}

/// A way through may be closed by what lies on its back.
TEST(Groups, OfLargePartsStandTheSameWayUp) {
  scene::Scene scene = test::sceneOfGates();
  const glm::dquat onItsBack(std::sqrt(0.5), std::sqrt(0.5), 0, 0);
  const glm::dquat aboutTheUpright(std::sqrt(0.5), 0, 0, std::sqrt(0.5));
  for (scene::Linkset& linkset : scene.linksets)
    for (scene::Part& part : linkset.parts) part.scale = glm::dvec3(4);
  scene.linksets[0].parts[1].rotation = aboutTheUpright;
  scene.linksets[1].rotation = onItsBack;
  const auto groups = groupsIn(scene, {{0, {}}, {1, 0}});
  ASSERT_EQ(groups->value.size(), 2U);
  EXPECT_EQ(groups->value[0].parts, (Targets{{0, 0}, {0, 1}}));
  for (scene::Linkset& linkset : scene.linksets)
    for (scene::Part& part : linkset.parts) part.scale = glm::dvec3(0.5);
  EXPECT_EQ(groupsIn(scene, {{0, {}}, {1, 0}})->value.size(), 1U);
}

TEST(Groups, WithoutAMeshThereIsNone) {
  const auto none = groupsIn(test::sceneOfGates(), {{1, 1}});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().text.code, "making.no_mesh");
  EXPECT_EQ(groupsIn(test::sceneOfGates(), {}).error().text.code, "making.no_mesh");
}

TEST(Groups, AMeshThatIsDamagedOrMissingIsRefused) {
  scene::Scene scene = test::sceneOfGates();
  asset::MeshAsset broken = *scene.assets["mesh"].mesh;
  broken.damage.lods[0] = true;
  scene.assets["mesh"].mesh = std::make_shared<const asset::MeshAsset>(broken);
  scene.linksets[2].parts[0].asset = "gone";
  const auto damaged = groupsIn(scene, {{0, {}}});
  ASSERT_FALSE(damaged);
  EXPECT_EQ(damaged.error().text.code, "making.damaged");
  EXPECT_EQ(damaged.error().place, "gate");
  EXPECT_EQ(groupsIn(scene, {{2, {}}}).error().text.code, "making.missing");
}

TEST(Groups, WhatIsRefusedLeavesTheOthers) {
  scene::Scene scene = test::sceneOfGates();
  scene.linksets[2].parts[0].asset = "gone";
  const auto groups = groupsIn(scene, {{0, {}}, {2, {}}}, Reach::alike);
  ASSERT_TRUE(groups);
  EXPECT_EQ(groups->value.size(), 1U);
  ASSERT_EQ(groups->findings.size(), 1U);
  EXPECT_EQ(groups->findings[0].text.code, "making.missing");
}

}  // namespace
}  // namespace wb::making
