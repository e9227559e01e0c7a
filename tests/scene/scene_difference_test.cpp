#include "model/scene/scene_difference.h"

#include "model/scene/compose_new.h"
#include "tests/scene/compose_support.h"
#include "tests/scene/project_support.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::scene {
namespace {

std::string project(Scene scene) { return formatProject(scene, scene.folder); }

Composed anyChange(const Scene& scene) {
  const auto chosen = anyOf(scene);
  switch (*rc::gen::inRange(0, 7)) {
    case 0:
      return mayLink(chosen) ? link(scene, chosen) : unlink(scene, chosen);
    case 1:
      return remove(scene, chosen);
    case 2:
      return duplicate(scene, chosen, 2);
    case 3:
      return addScene(scene, generate::scene("/elsewhere"));
    case 4:
      return addRegion(scene, generate::region());
    case 5:
      return addOctree(scene, {"Rock", 4, {}});
    default:
      return rename(scene, chosen.front(), "Other");
  }
}

RC_GTEST_PROP(SceneDifference, MakesOneProjectOfTheOtherAndBack, ()) {
  const Scene before = sceneOfObjects();
  const Scene after = anyChange(before).scene;
  SceneDifference difference(before, after);
  Scene scene = before;
  for (int times = 0; times < 2; ++times) {
    difference.exchange(scene);
    RC_ASSERT(project(scene) == project(after));
    difference.exchange(scene);
    RC_ASSERT(project(scene) == project(before));
  }
  RC_ASSERT(difference.isNone() == (project(before) == project(after)));
}

TEST(SceneDifference, WhatIsSavedElsewhereInBetweenNamesTheSameFiles) {
  Scene before;
  before.folder = "/home";
  Scene after = before;
  after.assets["chair"].path = "chair.llmesh";
  SceneDifference difference(before, after);
  Scene scene = before;
  moveTo(scene, "/home/saved");
  difference.exchange(scene);
  EXPECT_EQ(scene.assets.at("chair").path, "/home/chair.llmesh");
  difference.exchange(scene);
  EXPECT_TRUE(scene.assets.empty());
  moveTo(scene, "/home");
  difference.exchange(scene);
  EXPECT_EQ(scene.assets.at("chair").path, "chair.llmesh");
}

TEST(SceneDifference, TakesOutAnAssetAndPutsItBack) {
  Scene before;
  before.folder = "/home";
  before.assets["chair"].path = "chair.llmesh";
  before.assets["table"].path = "table.llmesh";
  Scene after = before;
  after.assets.erase("chair");
  SceneDifference difference(before, after);
  EXPECT_FALSE(difference.isNone());
  Scene scene = before;
  for (int times = 0; times < 2; ++times) {
    difference.exchange(scene);
    EXPECT_EQ(scene.assets.size(), 1u);
    EXPECT_TRUE(scene.assets.contains("table"));
    difference.exchange(scene);
    EXPECT_EQ(scene.assets.size(), 2u);
    EXPECT_EQ(scene.assets["chair"].path, "chair.llmesh");
  }
}

TEST(SceneDifference, KeepsTheIdsThatSavingGave) {
  Scene scene;
  SceneDifference difference(scene,
                             addPrims(scene, {PartKind::box, "Box", 1, glm::dvec3(1)}).scene);
  difference.exchange(scene);
  formatProject(scene, scene.folder);
  const Uuid given = scene.linksets.front().id;
  EXPECT_FALSE(given.isNull());
  difference.exchange(scene);
  difference.exchange(scene);
  EXPECT_EQ(scene.linksets.front().id, given);
}

}  // namespace
}  // namespace wb::scene
