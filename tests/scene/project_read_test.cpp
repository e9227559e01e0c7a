#include "tests/scene/project_support.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace wb::scene {
namespace {

Part onlyPart(std::string_view part) {
  const Loaded<Scene> loaded = parsed(projectOfPart(part));
  EXPECT_EQ(loaded.findings.size(), 0U) << line(loaded.findings.front());
  return loaded.value.linksets.at(0).parts.at(0);
}

/// Every key of the documentation, in a file.
Loaded<Scene> documentedExample() {
  auto loaded = readProject(std::string(WEIGHBRIDGE_DATA) + "/scene/valid.weighbridge");
  if (loaded) return std::move(*loaded);
  ADD_FAILURE() << line(loaded.error());
  return {};
}

TEST(ProjectRead, theSmallestProjectIsEmpty) {
  const auto [scene, findings] = parsed(R"({"weighbridge": 1})");
  EXPECT_TRUE(findings.empty());
  EXPECT_TRUE(scene.name.empty());
  EXPECT_EQ(scene.profile.base, "second-life");
  EXPECT_TRUE(scene.profile.set.empty());
  EXPECT_TRUE(scene.linksets.empty());
  EXPECT_TRUE(scene.extra.empty());
  EXPECT_EQ(scene.folder, nowhere);
}

TEST(ProjectRead, missingKeysHaveTheDocumentedDefaults) {
  const auto [scene, findings] =
      parsed(R"({"weighbridge": 1, "linksets": [{"parts": [{}]}], "octrees": [{}],
                 "regions": [{"parcels": [{}]}], "scenarios": [{}]})");
  EXPECT_TRUE(findings.empty());
  Linkset linkset;
  linkset.parts.resize(1);
  EXPECT_EQ(scene.linksets.at(0), linkset);
  const Part& part = scene.linksets[0].parts[0];
  EXPECT_EQ(part.kind, PartKind::box);
  EXPECT_EQ(part.scale, glm::dvec3(0.5));
  EXPECT_EQ(part.rotation, glm::dquat(1, 0, 0, 0));
  EXPECT_EQ(part.shapeType, ShapeType::prim);
  EXPECT_EQ(part.prim, prim::defaultShape(prim::Kind::box));
  EXPECT_EQ(scene.regions.at(0).capacity(), 20'000);
  EXPECT_EQ(scene.regions[0].parcels.at(0).area, 0);
  EXPECT_EQ(scene.scenarios.at(0).base, "second-life");
  EXPECT_FALSE(scene.octrees.at(0).size);
}

TEST(ProjectRead, defaultsOfAPartDependOnItsKind) {
  EXPECT_EQ(onlyPart(R"({"kind": "torus"})").prim, prim::defaultShape(prim::Kind::torus));
  EXPECT_EQ(onlyPart(R"({"kind": "tube"})").prim.holeSize, glm::dvec2(1, 0.25));
  EXPECT_EQ(onlyPart(R"({"kind": "ring", "prim": {"hollow": 0.5}})").prim.holeSize,
            glm::dvec2(1, 0.25));
  EXPECT_EQ(onlyPart(R"({"prim": {"twist": [0, 1]}, "kind": "sphere"})").prim.path,
            prim::Path::circle)
      << "the order of keys plays no part";

  const auto [scene, findings] = parsed(projectOfPart(R"({"kind": "mesh", "asset": "none such"})"));
  EXPECT_EQ(scene.linksets.at(0).parts.at(0).shapeType, ShapeType::convexHull);
}

TEST(ProjectRead, theDocumentedExampleArrives) {
  const auto [scene, findings] = documentedExample();
  EXPECT_EQ(scene.name, "Market stall");
  EXPECT_EQ(scene.profile.set.at("triangle_constant"), Json(0.05));
  ASSERT_EQ(scene.scenarios.size(), 1U);
  EXPECT_EQ(scene.scenarios[0].name, "Softer penalty");
  EXPECT_EQ(scene.scenarios[0].set.at("penalty_per_area"), Json(0.02));
  ASSERT_EQ(scene.regions.size(), 2U);
  EXPECT_EQ(scene.regions[0].parcels.at(0).area, 2048);
  EXPECT_EQ(scene.regions[1].capacity(), 777);

  EXPECT_EQ(scene.octrees.at(0).tree, "OSEEEEEEE");
  EXPECT_EQ(scene.octrees[0].size, 8);
  ASSERT_TRUE(scene.octrees[0].cubes);
  EXPECT_EQ(scene.octrees[0].cubes->counts().solid, 1U);
  EXPECT_EQ(scene.octrees.at(1).path, "tt.ogz");
  EXPECT_FALSE(scene.octrees[1].cubes);
  EXPECT_EQ(scene.measured.at(0).linksetId, scene.linksets.at(0).id);
  EXPECT_EQ(scene.measured[0].streaming, 2.1);
  EXPECT_EQ(scene.measured[0].physical, false);
  EXPECT_FALSE(scene.measured[0].server);
  ASSERT_EQ(findings.size(), 1U) << "the map is not there";
  EXPECT_TRUE(findings[0].place.starts_with("octrees[1].path ("));
}

/// The usual constants can be a baseline too: that is another thing than none.
TEST(ProjectRead, aBaselineOfTheUsualConstantsIsOne) {
  Scene with = parsed(R"({"weighbridge": 1, "baseline": {}})").value;
  EXPECT_EQ(with.baseline, ProfileSetting());
  EXPECT_EQ(parsed(formatProject(with, nowhere)).value.baseline, ProfileSetting());
  Scene without = parsed(R"({"weighbridge": 1})").value;
  EXPECT_EQ(without.baseline, std::nullopt);
  EXPECT_EQ(parsed(formatProject(without, nowhere)).value.baseline, std::nullopt);
}

TEST(ProjectRead, theLinksetOfTheDocumentedExampleArrives) {
  const auto [scene, findings] = documentedExample();
  const Linkset& stall = scene.linksets.at(0);
  EXPECT_EQ(stall.id.text(), "5c3b1d0e-8f4a-4b57-9a53-0d2f6a7b8c9d");
  EXPECT_EQ(stall.position, glm::dvec3(128, 128, 25));
  EXPECT_EQ(scene.regionOf(stall), &scene.regions[0]);
  EXPECT_TRUE(stall.moving);
  EXPECT_FALSE(stall.physical);
}

TEST(ProjectRead, thePartOfTheDocumentedExampleArrives) {
  const auto [scene, findings] = documentedExample();
  const Part& counter = scene.linksets.at(0).parts.at(0);
  EXPECT_EQ(counter.name, "counter");
  EXPECT_EQ(counter.kind, PartKind::tube);
  EXPECT_EQ(counter.scale, glm::dvec3(2, 1, 1.2));
  EXPECT_EQ(counter.shapeType, ShapeType::none);
  EXPECT_EQ(counter.scripts, 3U);
  EXPECT_TRUE(counter.animated);
  EXPECT_TRUE(counter.materials);
  prim::PrimShape shape = prim::defaultShape(prim::Kind::tube);
  shape.pathCut = {0.1, 0.9};
  shape.profileCut = {0.2, 0.8};
  shape.hollow = 0.3;
  shape.hole = prim::Hole::triangle;
  shape.twist = {-0.5, 0.5};
  shape.taper = {0.25, -0.25};
  shape.shear = {0.125, -0.125};
  shape.holeSize = {0.75, 0.5};
  shape.radiusOffset = -0.0625;
  shape.skew = 0.03125;
  shape.revolutions = 2.5;
  EXPECT_EQ(counter.prim, shape);
}

TEST(ProjectRead, unknownKeysAreKeptAtEveryLevel) {
  const auto [scene, findings] = parsed(R"({"weighbridge": 1, "a": 1, "profile": {"b": 2},
    "scenarios": [{"c": 3}], "regions": [{"d": 4, "parcels": [{"e": 5}]}],
    "assets": {"x": {"data": "", "f": 6}}, "octrees": [{"i": 9}],
    "linksets": [{"g": 7, "parts": [{"h": 8, "prim": {"k": {"deep": [null]}}}]}],
    "measured": [{"linkset": "", "j": 10}]})");
  EXPECT_EQ(scene.extra, Json({{"a", 1}}));
  EXPECT_EQ(scene.profile.extra, Json({{"b", 2}}));
  EXPECT_EQ(scene.scenarios.at(0).extra, Json({{"c", 3}}));
  EXPECT_EQ(scene.regions.at(0).extra, Json({{"d", 4}}));
  EXPECT_EQ(scene.regions[0].parcels.at(0).extra, Json({{"e", 5}}));
  EXPECT_EQ(scene.assets.at("x").extra, Json({{"f", 6}}));
  EXPECT_EQ(scene.linksets.at(0).extra, Json({{"g", 7}}));
  EXPECT_EQ(scene.linksets[0].parts.at(0).extra, Json({{"h", 8}}));
  EXPECT_EQ(scene.linksets[0].parts[0].primExtra, Json::parse(R"({"k": {"deep": [null]}})"));
  EXPECT_EQ(scene.octrees.at(0).extra, Json({{"i", 9}}));
  EXPECT_EQ(scene.measured.at(0).extra, Json({{"j", 10}}));
}

/// Of a part that is not the root.
glm::dquat rotationRead(std::string_view rotation) {
  const Scene scene =
      parsed(projectOfPart(R"({}, {"rotation": )" + std::string(rotation) + "}")).value;
  return scene.linksets.at(0).parts.at(1).rotation;
}

TEST(ProjectRead, rotationsAreNormalised) {
  EXPECT_EQ(rotationRead("[0, 0, 2, 0]"), glm::dquat(0, 0, 0, 1));
  EXPECT_EQ(rotationRead("[0, -1e300, 0, 0]"), glm::dquat(0, 0, -1, 0));
  EXPECT_EQ(rotationRead("[5e-324, 0, 0, 0]"), glm::dquat(0, 1, 0, 0));
  const glm::dquat turned = rotationRead("[1, 1, 1, 1]");
  EXPECT_EQ(turned, glm::dquat(0.5, 0.5, 0.5, 0.5));
  const double half = std::sqrt(0.5);
  const glm::dquat diagonal = rotationRead("[0, 0, 3, 3]");
  EXPECT_NEAR(diagonal.z, half, 1e-15);
  EXPECT_NEAR(diagonal.w, half, 1e-15);
}

TEST(ProjectRead, wholeNumbersMayBeWrittenWithAPoint) {
  EXPECT_EQ(onlyPart(R"({"scripts": 3.0})").scripts, 3U);
  EXPECT_EQ(onlyPart(R"({"scale": [1, 2.0, 3e0]})").scale, glm::dvec3(1, 2, 3));
}

TEST(ProjectRead, anIdMayStandForARegionAndANameForALinkset) {
  const auto [scene, findings] = parsed(R"({"weighbridge": 1,
    "regions": [{"id": "0f8fad5b-d9cb-469f-a165-70867728950e", "name": "Home"}],
    "linksets": [{"name": "Stall", "region": "0F8FAD5B-D9CB-469F-A165-70867728950E", "parts": [{}]}],
    "measured": [{"linkset": "Stall", "physics": 1}]})");
  EXPECT_TRUE(findings.empty());
  EXPECT_EQ(scene.regionOf(scene.linksets.at(0)), &scene.regions.at(0));
}

TEST(ProjectRead, aLaterMinorVersionIsReadAndAByteOrderMarkPassedOver) {
  EXPECT_EQ(parsed("\xEF\xBB\xBF{\"name\": \"x\", \"weighbridge\": 1.5}").value.name, "x");
}

TEST(ProjectRead, namesMayHoldAnyCharacter) {
  EXPECT_EQ(onlyPart(R"({"name": "M\u00f6bel \ud83d\ude80\u0000\n"})").name,
            std::string("Möbel 🚀\0\n", 13));
}

}  // namespace
}  // namespace wb::scene
