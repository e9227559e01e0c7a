#include "model/cost/cost.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

namespace wb::cost {
namespace {

using scene::PartKind;
using scene::ShapeType;
using test::makeAsset;
using test::makeLinkset;
using test::makePart;

Diagnostics findingsOf(const scene::Scene& scene) {
  return findings(scene, makeStatistics(scene, GeometryRules(Profile())));
}

scene::Linkset linksetIn(std::string region, std::size_t parts) {
  scene::Linkset linkset = makeLinkset(std::vector<scene::Part>(
      parts, makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull)));
  linkset.region = std::move(region);
  return linkset;
}

std::vector<RegionCost> regionsOf(const scene::Scene& scene) {
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(Profile()));
  std::vector<LinksetCost> costs;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    costs.push_back(weigh(scene.linksets[i], statistics.linksets[i], Profile()));
  return sumByRegion(scene, costs);
}

TEST(Findings, NothingIsFoundInAGoodScene) {
  EXPECT_TRUE(findingsOf({}).empty());
  EXPECT_TRUE(
      findingsOf(test::makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1))}))).empty());
}

TEST(Findings, EachHasItsPlace) {
  scene::Scene scene = test::makeScene(makeLinkset({}));
  scene.linksets.push_back(makeLinkset({makePart(PartKind::box, glm::dvec3(1), ShapeType::none),
                                        makePart(PartKind::box, glm::dvec3(1), ShapeType::none),
                                        makePart(PartKind::mesh, glm::dvec3(1))}));
  scene.linksets[1].parts[2].asset = "gone";
  const Diagnostics found = findingsOf(scene);
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(found[0].text.code, "cost.empty_linkset");
  EXPECT_EQ(found[0].place, "linksets[0]");
  EXPECT_EQ(found[1].text.code, "cost.root_none");
  EXPECT_EQ(found[1].place, "linksets[1].parts[0]");
  EXPECT_EQ(found[2].text.code, "cost.mesh_missing");
  EXPECT_EQ(found[2].place, "linksets[1].parts[2]");
}

TEST(Findings, AHullWithoutVolumeSaysItsPoints) {
  asset::MeshAsset asset = makeAsset({});
  asset.physicsConvex->baseHull->resize(3);
  const Diagnostics found =
      findingsOf(test::makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1))}), asset));
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].text.code, "cost.hull_without_volume");
  EXPECT_NE(message(found[0]).find("3 points"), std::string::npos);
}

TEST(Findings, AMeshOfNothingIsSaidSo) {
  const Diagnostics found =
      findingsOf(test::makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1))}), {}));
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].text.code, "cost.no_hull_source");
}

TEST(Regions, WithoutAnyThereIsOneUnnamed) {
  scene::Scene scene;
  ASSERT_EQ(regionsOf(scene).size(), 1u);
  EXPECT_EQ(regionsOf(scene)[0].capacity, 20000);
  scene.linksets = {linksetIn("", 3), linksetIn("nowhere", 2)};
  const RegionCost all = regionsOf(scene).at(0);
  EXPECT_EQ(all.name, "");
  EXPECT_EQ(all.linksets, 2u);
  EXPECT_EQ(all.parts, 5u);
  EXPECT_NEAR(all.physics, 0.5, 1e-12);
  EXPECT_NEAR(all.server, 2.5, 1e-12);
  EXPECT_NEAR(all.streaming, 0.3, 1e-12);
  EXPECT_EQ(all.landImpact, 3);
}

TEST(Regions, EachSumsItsOwnAndTheRestComesLast) {
  scene::Scene scene;
  scene.regions.resize(2);
  scene.regions[0].name = "Home";
  scene.regions[0].kind = "homestead";
  scene.regions[1].name = "Away";
  scene.linksets = {linksetIn("Away", 4), linksetIn("Home", 1), linksetIn("Away", 2)};
  const auto known = regionsOf(scene);
  ASSERT_EQ(known.size(), 2u);
  EXPECT_EQ(known[0].capacity, 5000);
  EXPECT_EQ(known[0].parts, 1u);
  EXPECT_EQ(known[1].linksets, 2u);
  EXPECT_EQ(known[1].parts, 6u);
  scene.linksets.push_back(linksetIn("nowhere", 5));
  ASSERT_EQ(regionsOf(scene).size(), 3u);
  EXPECT_EQ(regionsOf(scene)[2].parts, 5u);
}

}  // namespace
}  // namespace wb::cost
