#include "model/asset/shared_assets.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/core/task.h"
#include "model/scene/project.h"
#include "model/shapes/kept_searches.h"
#include "model/shapes/object_plan.h"
#include "tests/shapes/gates.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace wb::making {
namespace {

using nlohmann::json;

const std::string keyOfLevels(keptSearchesKey);

/// Levels of the larger gate that are the high one each, as nobody would make them: what they are
/// is of no concern here.
KeptLevels levelsIn(const scene::Scene& scene) {
  KeptLevels kept{2, plannedObject(scene, test::statisticsOf(scene), 2), {}};
  asset::MeshAsset mesh = *kept.object.meshes[0];
  for (std::size_t lod = 1; lod < mesh.lods.size(); ++lod) mesh.lods[lod] = mesh.lods[0];
  auto stored = asset::stored(std::move(mesh));
  shape::MadeLevels made{
      std::make_shared<const asset::MeshAsset>(std::move(stored->read.value)),
      2,
      {{{0, 0, 36, 700}, {20.5, 0.125, 36, 701}, {41, 0.25, 36, 702}, {1e9, 1.0 / 3, 36, 703}}}};
  kept.levels.meshes.push_back(levelsOf(kept.object, {0}, std::move(made), cost::Profile()));
  return kept;
}

class KeptLevelsOfAProject : public testing::Test {
 protected:
  void SetUp() override {
    keepSearches(scene_, {}, cost::Profile(), {&levels_, 1});
    const auto read = scene::parseProject(scene::formatProject(scene_, "/"), "/");
    ASSERT_TRUE(read);
    scene_.extra = read->value.extra;
  }

  Loaded<std::vector<KeptLevels>> kept(const cost::Profile& profile = {}) const {
    return keptLevels(scene_, test::statisticsOf(scene_), profile);
  }

  scene::Scene scene_ = test::sceneOfGates();
  KeptLevels levels_ = levelsIn(scene_);
};

TEST_F(KeptLevelsOfAProject, AreThereAgain) {
  const auto again = kept();
  EXPECT_TRUE(again.findings.empty());
  ASSERT_EQ(again.value.size(), 1U);
  const KeptLevels& found = again.value[0];
  EXPECT_EQ(found.linkset, 2U);
  EXPECT_TRUE(isStill(found.object, scene_, 2));
  ASSERT_EQ(found.levels.meshes.size(), 1U);
  const LevelsOfMesh& one = found.levels.meshes[0];
  const LevelsOfMesh& before = levels_.levels.meshes[0];
  EXPECT_EQ(one.parts, before.parts);
  EXPECT_EQ(one.made.mesh->lods, before.made.mesh->lods);
  EXPECT_EQ(one.made.pixels, 2);
  for (std::size_t i = 0; i < one.made.levels.size(); ++i) {
    EXPECT_EQ(one.made.levels[i].distance, before.made.levels[i].distance);
    EXPECT_EQ(one.made.levels[i].error, before.made.levels[i].error);
    EXPECT_EQ(one.made.levels[i].triangles, before.made.levels[i].triangles);
    EXPECT_EQ(one.made.levels[i].bytes, before.made.levels[i].bytes);
  }
  const auto costs = [&](const PlannedLevels* levels) {
    return costWith(levels_.object, levels, {}, cost::Profile()).landImpact;
  };
  EXPECT_EQ(found.levels.before, costs(nullptr));
  EXPECT_EQ(found.levels.landImpact, costs(&levels_.levels));
  EXPECT_TRUE(keptSearches(scene_, test::statisticsOf(scene_), {}).findings.empty());
}

/// An object that has them by now is still the same.
TEST_F(KeptLevelsOfAProject, AreThereWhenTheyAreUsed) {
  EXPECT_FALSE(hasLevels(scene_, 2, levels_.object, levels_.levels));
  auto after = withLevels(scene_, 2, levels_.object, levels_.levels);
  ASSERT_TRUE(after);
  scene_ = std::move(*after);
  const auto again = kept();
  ASSERT_EQ(again.value.size(), 1U);
  EXPECT_TRUE(hasLevels(scene_, 2, again.value[0].object, again.value[0].levels));
}

TEST_F(KeptLevelsOfAProject, OfOtherObjectsOrRulesNoneAreThere) {
  cost::Profile other;
  other[cost::Key::hull_cost] *= 2;
  EXPECT_TRUE(kept(other).value.empty());
  EXPECT_TRUE(kept(other).findings.empty());
  scene_.linksets[2].parts[0].scale.x *= 1.01;
  EXPECT_TRUE(kept().value.empty());
  EXPECT_TRUE(kept().findings.empty());
  scene_.linksets.pop_back();
  EXPECT_TRUE(kept().value.empty());
  EXPECT_TRUE(kept().findings.empty());
}

/// To look at an object again and again would take long, and few bytes of a project ask for it.
TEST_F(KeptLevelsOfAProject, AreReadOnceForEachObject) {
  json extra = scene_.extra.json();
  json& all = extra[keyOfLevels]["levels"];
  const json one = all[0];
  for (int i = 0; i < 99; ++i) all.push_back(one);
  scene_.extra = scene::KeptJson(std::move(extra));
  EXPECT_EQ(kept().value.size(), 1U);
  EXPECT_TRUE(kept().findings.empty());
}

TEST_F(KeptLevelsOfAProject, NameSomeOfVeryManyDamages) {
  json extra = scene_.extra.json();
  extra[keyOfLevels]["levels"] = json(2000, json());
  scene_.extra = scene::KeptJson(std::move(extra));
  EXPECT_EQ(kept().findings.size(), limits::findings);
}

/// A project could say the same mesh thousands of times. That is no damage.
TEST_F(KeptLevelsOfAProject, TakeNoMoreThanTheirTaskMay) {
  const auto keptWithin = [this](std::size_t bytes) {
    MemoryBudget budget(bytes);
    Task task;
    task.memory = &budget;
    return keptLevels(scene_, test::statisticsOf(scene_), cost::Profile(), task);
  };
  const std::size_t bytes = asset::heldBytes(*levels_.levels.meshes[0].made.mesh);
  EXPECT_EQ(keptWithin(20 * bytes).value.size(), 1U);
  EXPECT_TRUE(keptWithin(bytes / 10).value.empty());
  json extra = scene_.extra.json();
  json& meshes = extra[keyOfLevels]["levels"][0]["meshes"];
  const json one = meshes[0];
  for (int i = 0; i < 99; ++i) meshes.push_back(one);
  scene_.extra = scene::KeptJson(std::move(extra));
  EXPECT_TRUE(keptWithin(20 * bytes).value.empty());
  EXPECT_TRUE(keptWithin(20 * bytes).findings.empty());
  EXPECT_EQ(keptWithin(200 * bytes).value.size(), 1U);
}

TEST_F(KeptLevelsOfAProject, WhatIsDamagedIsLeftOutWithANote) {
  const json whole = scene_.extra.json().at(keyOfLevels);
  const auto expectDamaged = [&](const std::function<void(json & levels)>& how) {
    json extra = scene_.extra.json();
    extra[keyOfLevels] = whole;
    how(extra[keyOfLevels]["levels"][0]);
    scene_.extra = scene::KeptJson(std::move(extra));
    EXPECT_TRUE(kept().value.empty());
    ASSERT_EQ(kept().findings.size(), 1U);
    EXPECT_EQ(kept().findings[0].place, "found_shapes.levels[0]");
    EXPECT_EQ(kept().findings[0].severity, Severity::warning);
  };
  for (const json& damage : {json(), json(-1), json("AAA"), json::array({1}), json::object()}) {
    for (const char* name : {"linkset", "looks", "meshes"}) {
      if (damage == json("AAA") && name == std::string("looks")) continue;  // Of another object.
      expectDamaged([&](json& levels) { levels[name] = damage; });
    }
    for (const auto& [name, value] : whole["levels"][0]["meshes"][0].items())
      expectDamaged([&, &name = name](json& levels) { levels["meshes"][0][name] = damage; });
    expectDamaged([&](json& levels) { levels["meshes"][0]["levels"][2][1] = damage; });
  }
  expectDamaged([&](json& levels) { levels["meshes"][0]["parts"] = json::array({7}); });
  // Three of its levels are there.
  asset::MeshAsset fewer = *levels_.levels.meshes[0].made.mesh;
  fewer.lods[3].reset();
  expectDamaged(
      [&](json& levels) { levels["meshes"][0]["mesh"] = base64(asset::stored(fewer)->bytes); });
  // Its high level is another than that of the part.
  asset::MeshAsset box;
  box.lods[0] = asset::Faces{asset::makeFace(shape::test::meshOfBoxes({{{0, 0, 0}, {1, 1, 1}}}))};
  expectDamaged(
      [&](json& levels) { levels["meshes"][0]["mesh"] = base64(asset::stored(box)->bytes); });
}

}  // namespace
}  // namespace wb::making
