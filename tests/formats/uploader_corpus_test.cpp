#include "model/cost/cost.h"
#include "tests/formats/models.h"

#include <cstdlib>

/// Public reports of people who upload models, rebuilt: read where WEIGHBRIDGE_CORPUS names their
/// folder, which the repository does not hold.
namespace wb::import {
namespace {

class UploaderFieldCases : public testing::Test {
 protected:
  void SetUp() override {
    const char* corpus = std::getenv("WEIGHBRIDGE_CORPUS");
    if (!corpus) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of real files";
    folder_ = std::filesystem::path(corpus) / "field";
  }

  scene::Scene sceneOf(const std::string& name) const { return test::sceneOf(folder_ / name); }

  static cost::LinksetCost costOf(const scene::Scene& scene) {
    const cost::Profile profile;
    const auto statistics = cost::makeStatistics(scene, cost::GeometryRules(profile));
    return cost::weigh(scene, statistics, profile).at(0);
  }

  std::filesystem::path folder_;
};

TEST_F(UploaderFieldCases, sixInstancesInOneNodeAreSixNodes) {
  for (const char* name : {"dae_six_instances_in_one_node.dae", "dae_six_nodes.dae"}) {
    const scene::Scene scene = sceneOf("files/" + std::string(name));
    EXPECT_EQ(scene.linksets.at(0).parts.size(), 6U) << name;
    const cost::LinksetCost cost = costOf(scene);
    EXPECT_NEAR(cost.server, 3, 1e-9) << name;
    EXPECT_NEAR(cost.physics, 2.16, 1e-9) << name;
  }
}

/// viewer#4214: of 17 materials, one prim of three has a shape.
TEST_F(UploaderFieldCases, furtherSubmodelsCostNoPhysics) {
  for (const auto& [name, parts] : {std::pair("shelf_8", 1U), {"shelf_9", 2U}, {"shelf_17", 3U}}) {
    const scene::Scene scene = sceneOf("c07/" + std::string(name) + ".dae");
    EXPECT_EQ(scene.linksets.at(0).parts.size(), parts) << name;
    EXPECT_NEAR(costOf(scene).physics, 0.36, 1e-9) << name;
  }
}

/// viewer#1418: the companion names one of three objects.
TEST_F(UploaderFieldCases, onePhysicsCubeServesOneOfThree) {
  const scene::Scene scene = sceneOf("c01/beads.dae");
  const auto& parts = scene.linksets.at(0).parts;
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(parts[0].shapeType, scene::ShapeType::prim);
  EXPECT_EQ(parts[1].shapeType, scene::ShapeType::convexHull);
  EXPECT_EQ(parts[2].shapeType, scene::ShapeType::convexHull);
}

}  // namespace
}  // namespace wb::import
