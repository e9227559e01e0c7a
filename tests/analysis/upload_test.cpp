#include "model/analysis/analysis.h"
#include "model/analysis/detail/analysis_texts.h"
#include "model/analysis/uploads.h"
#include "model/core/language.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace wb::weighing {
namespace {

using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using scene::UploadState;

asset::MeshAsset soundMesh() {
  const asset::HullPoints cube{{0, 0, 0},         {65535, 0, 0},         {0, 65535, 0},
                               {0, 0, 65535},     {65535, 65535, 65535}, {65535, 65535, 0},
                               {65535, 0, 65535}, {0, 65535, 65535}};
  asset::MeshAsset mesh;
  asset::Face face;
  face.positions = {{0, 0, 0}, {65535, 0, 0}, {0, 65535, 0}, {0, 0, 65535}};
  face.triangles = {{0, 1, 2}, {0, 1, 3}};
  mesh.lods.fill(asset::Faces{face});
  mesh.physicsConvex.emplace().baseHull = cube;
  return mesh;
}

/// Parts of a sound mesh and so many of one with a degenerate triangle, and a box.
Weighing weighingOfMeshes(std::size_t parts, std::size_t refused) {
  asset::MeshAsset bad = soundMesh();
  bad.physicsMesh = bad.lods[0];
  bad.physicsMesh->front().triangles.push_back({0, 1, 1});
  Weighing weighing;
  std::vector<scene::Part> all(parts, makePart(scene::PartKind::mesh, glm::dvec3(1)));
  for (std::size_t i = 0; i < parts; ++i) {
    all[i].name = "p" + std::to_string(i);
    all[i].asset = i < refused ? "bad" : "good";
  }
  all.push_back(makePart(scene::PartKind::box, glm::dvec3(1)));
  weighing.scene.assets["good"].mesh = std::make_shared<const asset::MeshAsset>(soundMesh());
  weighing.scene.assets["bad"].mesh = std::make_shared<const asset::MeshAsset>(std::move(bad));
  weighing.scene.linksets = {makeLinkset(std::move(all))};
  weighing.statistics = cost::makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile));
  weighing.costs = cost::weigh(weighing.scene, weighing.statistics, weighing.profile);
  return weighing;
}

TEST(WouldUpload, PartsOfOneMeshAreToldOnce) {
  const Weighing weighing = weighingOfMeshes(30'000, 29'999);
  const UploadVerdict verdict = uploadVerdict(weighing);
  EXPECT_EQ(verdict.state, UploadState::refused);
  ASSERT_EQ(verdict.refusals.size(), 1U);
  EXPECT_EQ(verdict.refusals[0].part, (Target{0, 0}));
  EXPECT_EQ(verdict.refusals[0].alike, 29'998U);
  const std::string said = rendered(*uploadSentence(verdict, weighing));
  EXPECT_TRUE(
      said.starts_with("Would it upload? No. p0 and 29998 more like it, physics mesh: "
                       "triangle 3 is degenerate"))
      << said;
}

TEST(WouldUpload, IsSaidOfALinksetAndOfAPart) {
  const Weighing weighing = weighingOfMeshes(3, 1);
  EXPECT_EQ(uploadVerdict(weighing, {0, {}}).state, UploadState::refused);
  EXPECT_EQ(uploadVerdict(weighing, {0, 0}).state, UploadState::refused);
  EXPECT_EQ(uploadVerdict(weighing, {0, 1}).state, UploadState::ok);
  EXPECT_EQ(uploadVerdict(weighing, {0, 3}).state, std::nullopt);  // The box.
  EXPECT_FALSE(uploadSentence(uploadVerdict(weighing, {0, 3}), weighing));
}

TEST(WouldUpload, IsKnownOnceTheGeometryIsGone) {
  Weighing weighing = weighingOfMeshes(3, 1);
  const std::string before = rendered(*uploadSentence(uploadVerdict(weighing), weighing));
  weighing.dropGeometry();
  EXPECT_EQ(rendered(*uploadSentence(uploadVerdict(weighing), weighing)), before);
}

TEST(WouldUpload, WhatTheModelWasRefusedForCounts) {
  Weighing weighing = weighingOfMeshes(2, 0);
  Diagnostics why{
      {Severity::error, weighingTexts["find.no_scenarios"], {{"name", "x"}}, {}, 1, {}}};
  weighing.scene.linksets[0].parts[1].refusals =
      std::make_shared<const Diagnostics>(std::move(why));
  const UploadVerdict verdict = uploadVerdict(weighing);
  EXPECT_EQ(verdict.state, UploadState::refused);
  ASSERT_EQ(verdict.refusals.size(), 1U);
  EXPECT_EQ(verdict.refusals[0].part, (Target{0, 1}));
  EXPECT_EQ(rendered(*uploadSentence(verdict, weighing)),
            "Would it upload? No. p1 (viewer): there is no scenario \"x\", because the project has "
            "no scenarios");
  EXPECT_EQ(message(uploadFindings(weighing).at(0)),
            "would not upload: there is no scenario \"x\", because the project has no scenarios");
}

/// A file that cannot be read stops all of its parts.
TEST(WouldUpload, WhatIsWrongWithAFileIsToldOnce) {
  Weighing weighing = weighingOfMeshes(3, 0);
  for (std::size_t i = 0; i < 3; ++i) {
    Diagnostics why{
        {Severity::error, weighingTexts["find.no_scenarios"], {{"name", "x"}}, {}, 1, {}}};
    weighing.scene.linksets[0].parts[i].refusals =
        std::make_shared<const Diagnostics>(std::move(why));
  }
  const UploadVerdict verdict = uploadVerdict(weighing);
  ASSERT_EQ(verdict.refusals.size(), 1U);
  EXPECT_EQ(verdict.refusals[0].alike, 2U);
}

TEST(WouldUpload, AMissingMeshIsUnknownUnlessSomethingIsRefused) {
  Weighing weighing = weighingOfMeshes(2, 0);
  weighing.scene.linksets[0].parts[1].asset = "gone";
  EXPECT_EQ(uploadVerdict(weighing).state, UploadState::unknown);
  weighing.scene.linksets[0].parts[0].asset = "bad";
  EXPECT_EQ(uploadVerdict(weighing).state, UploadState::refused);
}

/// Parts that name no mesh may each lack another one.
TEST(WouldUpload, MissingMeshesAreCountedAndNotTheirParts) {
  Weighing weighing = weighingOfMeshes(10, 0);
  std::vector<scene::Part>& parts = weighing.scene.linksets[0].parts;
  const auto said = [&] { return rendered(*uploadSentence(uploadVerdict(weighing), weighing)); };
  for (std::size_t i = 0; i < 10; ++i) parts[i].asset = "gone";
  EXPECT_EQ(said(), "Would it upload? Unknown: one of its meshes is missing or incomplete.");
  parts[0].asset = "lost";
  EXPECT_EQ(said(), "Would it upload? Unknown: 2 of its meshes are missing or incomplete.");
  for (std::size_t i = 1; i < 3; ++i) parts[i].asset.clear();
  EXPECT_EQ(said(), "Would it upload? Unknown: 4 of its meshes are missing or incomplete.");
}

TEST(WouldUpload, EachRefusalIsAFindingOfItsPart) {
  const Diagnostics findings = uploadFindings(weighingOfMeshes(3, 2));
  ASSERT_EQ(findings.size(), 2U);
  EXPECT_EQ(findings[0].place, "linksets[0].parts[0]");
  EXPECT_EQ(findings[1].place, "linksets[0].parts[1]");
  EXPECT_TRUE(
      message(findings[0]).starts_with("would not upload: physics mesh: triangle 3 is degenerate"))
      << message(findings[0]);
}

}  // namespace
}  // namespace wb::weighing
