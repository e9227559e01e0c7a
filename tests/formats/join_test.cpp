#include "model/formats/join.h"

#include "model/scene/project.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace wb::import {
namespace {

const Uuid firstId = Uuid::parse("00000000-0000-4000-8000-000000000001").value();
const Uuid secondId = Uuid::parse("00000000-0000-4000-8000-000000000002").value();

scene::Linkset linkset(const std::string& name, const std::string& region = {},
                       const Uuid& id = {}) {
  scene::Linkset linkset;
  linkset.name = name;
  linkset.region = region;
  linkset.id = id;
  linkset.parts.emplace_back();
  return linkset;
}

scene::Region region(const std::string& name, const Uuid& id = {}) {
  scene::Region region;
  region.name = name;
  region.id = id;
  return region;
}

/// A scene of a mesh asset in a folder of its own.
scene::Scene meshScene(const std::string& folder, const std::string& sha256) {
  scene::Scene scene;
  scene.folder = folder;
  scene::Asset& asset = scene.assets["mesh"];
  asset.path = "mesh.llmesh";
  asset.sha256 = sha256;
  asset.mesh = std::make_shared<const asset::MeshAsset>();
  scene.linksets.push_back(linkset("one"));
  scene.linksets[0].parts[0].kind = scene::PartKind::mesh;
  scene.linksets[0].parts[0].asset = "mesh";
  return scene;
}

class Join : public testing::Test {
 protected:
  void add(scene::Scene scene, const std::string& name) {
    if (scene.folder.empty()) scene.folder = "/home/me";
    joiner_.add(std::move(scene), name, "/home/me/" + name + ".file");
  }
  static std::vector<std::string> regionNames(const scene::Scene& scene) {
    std::vector<std::string> names;
    for (const scene::Region& one : scene.regions) names.push_back(one.name);
    return names;
  }
  static std::size_t count(const Diagnostics& findings, std::string_view code) {
    return static_cast<std::size_t>(std::ranges::count(
        findings, code, [](const Diagnostic& finding) { return finding.text.code; }));
  }

  using Names = std::vector<std::string>;
  SceneJoiner joiner_{"/home/me"};
};

TEST_F(Join, AFileWithoutRegionsGetsOneOfItsName) {
  for (const char* name : {"chair", "table", "chair"}) {
    scene::Scene scene;
    scene.linksets.push_back(linkset("it"));
    add(std::move(scene), name);
  }
  const auto joined = joiner_.take();
  EXPECT_EQ(regionNames(joined.value), (Names{"chair", "table", "chair 2"}));
  EXPECT_EQ(joined.value.linksets.at(0).region, "chair");
  EXPECT_EQ(joined.value.linksets.at(2).region, "chair 2");
  EXPECT_TRUE(joined.findings.empty());
}

TEST_F(Join, RegionsOfFilesStayAndNamesTakenBeginWithTheFiles) {
  for (const char* name : {"north", "south"}) {
    scene::Scene scene;
    scene.regions = {region("Home", name == std::string("north") ? firstId : secondId)};
    scene.linksets = {linkset("by name", "Home"), linkset("by id", scene.regions[0].id.text()),
                      linkset("in none", "Nowhere")};
    add(std::move(scene), name);
  }
  const scene::Scene joined = joiner_.take().value;
  EXPECT_EQ(regionNames(joined), (Names{"Home", "north", "south: Home", "south"}));
  const auto regionOf = [&](std::size_t index) {
    return joined.regionOf(joined.linksets.at(index))->name;
  };
  EXPECT_EQ(regionOf(0), "Home");
  EXPECT_EQ(regionOf(1), "Home");
  EXPECT_EQ(regionOf(2), "north");
  EXPECT_EQ(regionOf(3), "south: Home");
  EXPECT_EQ(regionOf(4), "south: Home");
  EXPECT_EQ(regionOf(5), "south");
}

TEST_F(Join, AssetsOfOneKeyAreToldApartAndGoOnMeaningTheirFiles) {
  add(meshScene("/home/me/a", "aa"), "a");
  add(meshScene("/home/me/b", "bb"), "b");
  add(meshScene("/elsewhere", "cc"), "c");
  const scene::Scene joined = joiner_.take().value;
  ASSERT_EQ(joined.assets.size(), 3U);
  EXPECT_EQ(joined.linksets.at(1).parts.at(0).asset, "b: mesh");
  EXPECT_EQ(joined.assets.at("mesh").path, "a/mesh.llmesh");
  EXPECT_EQ(joined.assets.at("b: mesh").path, "b/mesh.llmesh");
  EXPECT_EQ(joined.assets.at("c: mesh").path, "/elsewhere/mesh.llmesh");
  for (const scene::Linkset& one : joined.linksets)
    EXPECT_NE(joined.meshOf(one.parts.at(0)), nullptr);
}

TEST_F(Join, TheSameAssetIsHeldOnce) {
  add(meshScene("/home/me", "aa"), "a");
  add(meshScene("/home/me", "aa"), "b");
  const scene::Scene joined = joiner_.take().value;
  EXPECT_EQ(joined.assets.size(), 1U);
  EXPECT_EQ(joined.linksets.at(1).parts.at(0).asset, "mesh");
}

TEST_F(Join, AnAssetInsideAProjectIsNotTheFileOfThatPath) {
  add(meshScene("/home/me", "aa"), "a");
  scene::Scene inside = meshScene("/home/me", "aa");
  inside.assets.at("mesh").data = std::make_shared<const Bytes>(4);
  add(std::move(inside), "b");
  const scene::Scene joined = joiner_.take().value;
  ASSERT_EQ(joined.assets.size(), 2U);
  EXPECT_EQ(joined.assets.at("mesh").data, nullptr);
  EXPECT_NE(joined.assets.at("b: mesh").data, nullptr);
}

TEST_F(Join, AnIdThatAnEarlierFileHasIsDroppedAndTold) {
  for (const char* name : {"a", "b"}) {
    scene::Scene scene;
    scene.linksets = {linkset("it", {}, firstId)};
    add(std::move(scene), name);
  }
  const auto joined = joiner_.take();
  EXPECT_EQ(joined.value.linksets.at(0).id, firstId);
  EXPECT_TRUE(joined.value.linksets.at(1).id.isNull());
  ASSERT_EQ(count(joined.findings, "import.repeated_id"), 1U);
  EXPECT_EQ(joined.findings.at(0).file, "/home/me/b.file");
}

TEST_F(Join, TheConstantsAreTheFirstFilesAndOthersAreTold) {
  scene::Scene first;
  first.profile.base = "opensim";
  add(std::move(first), "a");
  scene::Scene same;
  same.profile.base = "opensim";
  add(std::move(same), "b");
  add({}, "c");
  const auto joined = joiner_.take();
  EXPECT_EQ(joined.value.profile.base, "opensim");
  ASSERT_EQ(joined.findings.size(), 1U);
  EXPECT_EQ(joined.findings[0].file, "/home/me/c.file");
}

TEST_F(Join, ScenariosAndOctreesAreAllKept) {
  for (const char* name : {"a", "b"}) {
    scene::Scene scene;
    scene.scenarios.emplace_back().name = "Dear";
    scene.octrees.emplace_back().name = "rock";
    add(std::move(scene), name);
  }
  const scene::Scene joined = joiner_.take().value;
  ASSERT_EQ(joined.scenarios.size(), 2U);
  EXPECT_EQ(joined.scenarios[1].name, "b: Dear");
  EXPECT_EQ(joined.octrees.size(), 2U);
}

TEST_F(Join, WhatWasMeasuredGoesOnMeaningItsLinkset) {
  scene::Scene first;
  first.linksets = {linkset("it", {}, firstId)};
  first.measured.emplace_back().linkset = "it";
  add(std::move(first), "a");
  scene::Scene second;
  second.linksets = {linkset("it")};
  second.measured.emplace_back().linkset = "it";
  add(std::move(second), "b");
  const auto joined = joiner_.take();
  ASSERT_EQ(joined.value.measured.size(), 1U);
  EXPECT_EQ(joined.value.measured[0].linksetId, firstId);
  EXPECT_EQ(count(joined.findings, "join.measured_lost"), 1U);
}

/// Many files of one name: each finds a free one without trying all before it.
TEST_F(Join, ManyFilesOfOneNameHaveARegionEach) {
  constexpr std::size_t files = 3000;
  for (std::size_t i = 0; i < files; ++i) {
    scene::Scene scene;
    scene.linksets.push_back(linkset("it"));
    add(std::move(scene), "chair");
  }
  const auto names = regionNames(joiner_.take().value);
  ASSERT_EQ(names.size(), files);
  EXPECT_EQ(names.back(), "chair 3000");
}

}  // namespace
}  // namespace wb::import
