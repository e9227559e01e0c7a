// Every bundled sample opens, has nothing wrong that its lesson does not need, and teaches the
// number that its lesson names.
#include "model/analysis/analysis.h"
#include "model/asset/validate.h"
#include "model/octree/difference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace wb::weighing {
namespace {

namespace fs = std::filesystem;

std::string sample(const std::string& name) {
  return std::string(WEIGHBRIDGE_SAMPLES) + "/" + name + ".weighbridge";
}

Weighing weighed(const std::string& name) {
  auto result = weighFile(sample(name), {});
  EXPECT_TRUE(result) << name;
  return result ? std::move(result->value) : Weighing{};
}

const cost::LinksetCost& costOf(const Weighing& weighing, const std::string& linkset) {
  const auto found = std::ranges::find(weighing.scene.linksets, linkset, &scene::Linkset::name);
  EXPECT_NE(found, weighing.scene.linksets.end()) << linkset;
  return weighing.costs.at(static_cast<std::size_t>(found - weighing.scene.linksets.begin()));
}

std::vector<std::string> projects() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(WEIGHBRIDGE_SAMPLES))
    if (entry.path().extension() == ".weighbridge") names.push_back(entry.path().stem().string());
  std::ranges::sort(names);
  return names;
}

TEST(Samples, AllOpenWithoutAComplaint) {
  EXPECT_GE(projects().size(), 13u);
  for (const std::string& name : projects()) {
    const auto result = weighFile(sample(name), {});
    ASSERT_TRUE(result) << line(result.error());
    for (const Diagnostic& finding : result->findings) ADD_FAILURE() << line(finding);
  }
}

TEST(Samples, OnlyTheSliverWallHasAnAssetThatTheGridRefuses) {
  const Weighing market = weighed("market");
  for (const auto& [name, asset] : market.scene.assets) {
    ASSERT_NE(asset.mesh, nullptr) << name;
    const auto found = asset::validate(*asset.mesh);
    EXPECT_EQ(std::ranges::count(found, Severity::error, &Diagnostic::severity),
              name == "sliver_wall" ? 1 : 0)
        << name;
  }
}

TEST(Samples, TheMarketGathersEveryThingOfTheLessons) {
  std::size_t linksets = 0;
  for (const std::string& name : projects())
    if (name != "market" && name != "calibration") linksets += weighed(name).scene.linksets.size();
  EXPECT_EQ(weighed("market").scene.linksets.size(), linksets);
}

TEST(Samples, EachProjectSaysItsLesson) {
  for (const std::string& name : projects())
    EXPECT_TRUE(weighed(name).scene.extra.contains("lesson")) << name;
}

// The document's own examples; it prints the first as 1.628.
TEST(Samples, TenBoxesAndTheDuckCostWhatTheDocumentSays) {
  const Weighing boxes = weighed("ten_boxes");
  EXPECT_NEAR(costOf(boxes, "Ten boxes").meanFaceArea, 47.0 / 3, 1e-12);
  EXPECT_NEAR(costOf(boxes, "Ten boxes").physicsPhysical, 1 + 0.04 * 47 / 3, 1e-12);
  const Weighing duck = weighed("duck");
  EXPECT_NEAR(costOf(duck, "Duck").physics, 13, 1e-12);
  EXPECT_NEAR(costOf(duck, "Duck").physicsPhysical, 65, 1e-9);
  EXPECT_EQ(costOf(duck, "Duck").landImpact, 65);
}

// 0.1 for each triangle half a metre wide, at least 0.5, and half at twice the size. The format's
// steps move a corner by up to a hundred-thousandth of the mesh.
TEST(Samples, TriangleWidthsAreCalibratedAsTheDocumentSays) {
  const Weighing tiles = weighed("calibration");
  EXPECT_NEAR(costOf(tiles, "Ten triangles").physics, 1, 1e-4);
  EXPECT_EQ(costOf(tiles, "Three triangles").physics, 0.5);
  EXPECT_NEAR(costOf(tiles, "Ten triangles, twice the size").physics, 0.5, 1e-4);
}

TEST(Samples, ADoorwayNeedsItsPhysicsMesh) {
  const Weighing doorway = weighed("doorway");
  using cost::Representation;
  EXPECT_EQ(costOf(doorway, "Wall with a physics mesh").parts[0].decision.representation,
            Representation::triangleMesh);
  EXPECT_EQ(costOf(doorway, "Wall without one").parts[0].decision.representation,
            Representation::baseHull);
}

// 8 hulls of 8 vertices against one of 6: 0.04 (64 + 8) and 0.04 (6 + 1).
TEST(Samples, ARampCostsATenthOfItsSteps) {
  const Weighing stairs = weighed("stairs");
  EXPECT_NEAR(costOf(stairs, "Stairs of eight hulls").physics, 2.88, 1e-12);
  EXPECT_NEAR(costOf(stairs, "Stairs as a ramp").physics, 0.28, 1e-12);
}

TEST(Samples, TheWheelsDecideWhetherACarMayDrive) {
  const Weighing cars = weighed("vehicle");
  EXPECT_FALSE(costOf(cars, "Car with torus wheels").canBePhysical);
  EXPECT_TRUE(costOf(cars, "Car with hulls for wheels").canBePhysical);
}

TEST(Samples, SliversMakeAWallOfOneCostMoreThanAThousand) {
  const Weighing walls = weighed("slivers");
  EXPECT_LT(costOf(walls, "Clean wall").physics, 1);
  EXPECT_GT(costOf(walls, "Sliver wall").physics, 1000);
}

TEST(Samples, ATwistedSphereCostsHundreds) {
  const Weighing lamp = weighed("sliced_sphere");
  EXPECT_NEAR(costOf(lamp, "Twisted lamp").parts[1].physics.value_or(0), 430.88938813407077, 1e-6);
}

TEST(Samples, OptingInWeighsEveryPart) {
  const Weighing bench = weighed("bench");
  EXPECT_EQ(costOf(bench, "Bench as ever").accounting, cost::Accounting::legacy);
  EXPECT_EQ(costOf(bench, "Bench as ever").landImpact, 4);
  EXPECT_GT(costOf(bench, "Bench opted in").landImpact, 4);
}

/// Each shows one fault of the published method of picking, by which alone that goes wrong.
TEST(Samples, EachOctreeShowsTheFaultOfItsLesson) {
  using octree::Cause;
  for (const auto& [name, cause] :
       {std::pair{"octree_nearest_centre", Cause::octreeCentre},
        std::pair{"octree_no_way_back", Cause::noReturn},
        std::pair{"octree_four_children", Cause::fourChildren},
        std::pair{"octree_behind", Cause::line}, std::pair{"octree_grazing", Cause::faceCentre}}) {
    const Weighing weighing = weighed(name);
    ASSERT_EQ(weighing.scene.rays.size(), 1U) << name;
    const auto deviation = deviationOf(weighing.scene.octreeWorld(), weighing.scene.rays[0]);
    EXPECT_NE(deviation.difference, octree::Difference::none) << name;
    EXPECT_TRUE(deviation.causes == octree::Causes{cause}) << name;
  }
}

TEST(Samples, AnimatedMeshStreamsForAtLeastFifteen) {
  EXPECT_GE(costOf(weighed("butterfly"), "Butterfly").streaming, 15);
}

}  // namespace
}  // namespace wb::weighing
