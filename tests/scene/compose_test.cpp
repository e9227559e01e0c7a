#include "model/scene/compose.h"

#include "model/scene/scene_difference.h"
#include "tests/scene/compose_support.h"
#include "tests/scene/project_support.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <numeric>

namespace wb::scene {
namespace {

std::size_t partCount(const Scene& scene) {
  return std::accumulate(
      scene.linksets.begin(), scene.linksets.end(), std::size_t{0},
      [](std::size_t sum, const Linkset& linkset) { return sum + linkset.parts.size(); });
}

bool everyRootIsAtItsOrigin(const Scene& scene) {
  return std::ranges::all_of(scene.linksets, [](const Linkset& linkset) {
    const Part& root = linkset.parts.front();
    return root.position == glm::dvec3(0) && root.rotation == glm::dquat(1, 0, 0, 0);
  });
}

std::vector<Target> everyLinkset(const Scene& scene) {
  std::vector<Target> all;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) all.push_back({i, {}});
  return all;
}

/// A chair of a seat and a back, 1 m above it, and a lamp that is turned and 5 m away.
Scene chairAndLamp() {
  return parsed(R"({"weighbridge": 1, "linksets": [
    {"name": "Chair", "position": [10, 0, 0], "physical": true,
     "parts": [{"name": "seat"}, {"name": "back", "position": [0, 0, 1]}]},
    {"name": "Lamp", "position": [15, 0, 0], "rotation": [0, 0, 1, 1],
     "parts": [{"name": "foot"}]}]})")
      .value;
}

TEST(Link, TheOneChosenLastIsTheRoot) {
  const auto [scene, about] = link(chairAndLamp(), std::vector<Target>{{0, {}}, {1, {}}});
  ASSERT_EQ(scene.linksets.size(), 1U);
  const Linkset& both = scene.linksets.front();
  EXPECT_EQ(both.name, "Lamp");
  EXPECT_EQ(both.position, glm::dvec3(15, 0, 0));
  EXPECT_FALSE(both.physical);
  ASSERT_EQ(both.parts.size(), 3U);
  EXPECT_EQ(both.parts[0].name, "foot");
  EXPECT_EQ(both.parts[1].name, "seat");
  // 5 m against x of the region are 5 m along y of a frame that is turned by 90 degrees.
  EXPECT_LT(glm::distance(both.parts[1].position, glm::dvec3(0, 5, 0)), 1e-12);
  EXPECT_EQ(about, (std::vector<Target>{{0, {}}}));
}

TEST(Link, NeedsTwoLinksets) {
  EXPECT_TRUE(mayLink(std::vector<Target>{{0, {}}, {1, {0}}}));
  EXPECT_FALSE(mayLink(std::vector<Target>{{0, {}}, {0, {1}}}));
  EXPECT_FALSE(mayLink({}));
}

RC_GTEST_PROP(Link, AndUnlinkLeaveEveryPartWhereItIs, ()) {
  const Scene scene = sceneOfObjects();
  auto chosen = everyLinkset(scene);
  const Composed linked = link(scene, chosen);
  RC_ASSERT(linked.scene.linksets.size() == 1U);
  RC_ASSERT(standAlike(linked.scene, scene));
  RC_ASSERT(everyRootIsAtItsOrigin(linked.scene));
  const Composed apart = unlink(linked.scene, linked.about);
  RC_ASSERT(apart.scene.linksets.size() == partCount(scene));
  RC_ASSERT(standAlike(apart.scene, scene));
  RC_ASSERT(everyRootIsAtItsOrigin(apart.scene));
}

RC_GTEST_PROP(Unlink, OfAnyPartsLeavesEveryPartWhereItIs, ()) {
  const Scene scene = sceneOfObjects();
  const auto chosen = anyOf(scene);
  const Composed apart = unlink(scene, chosen);
  RC_ASSERT(standAlike(apart.scene, scene));
  RC_ASSERT(everyRootIsAtItsOrigin(apart.scene));
  RC_ASSERT(mayUnlink(scene, chosen) == !apart.about.empty());
}

TEST(Unlink, WhatIsLeftKeepsTheNameAndGetsANewRoot) {
  const auto [scene, about] = unlink(chairAndLamp(), std::vector<Target>{{0, {0}}});
  ASSERT_EQ(scene.linksets.size(), 3U);
  EXPECT_EQ(scene.linksets[0].name, "Chair");
  EXPECT_EQ(scene.linksets[0].position, glm::dvec3(10, 0, 1));
  EXPECT_EQ(scene.linksets[1].name, "seat");
  EXPECT_TRUE(scene.linksets[1].physical);
  EXPECT_EQ(about, (std::vector<Target>{{1, {}}}));
}

RC_GTEST_PROP(Remove, LeavesTheOthersWhereTheyAre, ()) {
  const Scene scene = sceneOfObjects();
  const auto chosen = anyOf(scene);
  const Scene left = remove(scene, chosen).scene;
  RC_ASSERT(everyRootIsAtItsOrigin(left));
  // What unlinking would take out is gone, and no more.
  std::set<std::pair<std::size_t, std::size_t>> gone;
  for (const Target& target : chosen)
    for (std::size_t part = 0; part < scene.linksets[target.linkset].parts.size(); ++part)
      if (part == target.part.value_or(part)) gone.insert({target.linkset, part});
  RC_ASSERT(partCount(left) + gone.size() == partCount(scene));
  const auto before = standingParts(scene);
  for (const StandingPart& one : standingParts(left))
    RC_ASSERT(std::ranges::any_of(before,
                                  [&](const StandingPart& other) { return areAlike(one, other); }));
}

TEST(Move, ToARegionChangesNothingElse) {
  Scene scene = chairAndLamp();
  scene.regions = {Region{{}, "Home", "homestead", {}, {{{}, "Lawn", 512, {}}}, {}},
                   Region{{}, "Home", "mainland", {}, {}, {}}};
  const Scene moved = moveHome(scene, std::vector<Target>{{0, {1}}}, {0, 0}).scene;
  EXPECT_EQ(moved.regionOf(moved.linksets[0]), &moved.regions[0]);
  EXPECT_EQ(moved.linksets[0].parcel, "Lawn");
  EXPECT_EQ(moved.regionOf(moved.linksets[1]), nullptr);
  EXPECT_TRUE(standAlike(moved, scene));
  // The first of that name is meant by it, so the second gets another.
  const Scene other = moveHome(scene, std::vector<Target>{{1, {}}}, {1, {}}).scene;
  EXPECT_EQ(other.regionOf(other.linksets[1]), &other.regions[1]);
  EXPECT_EQ(other.regions[1].name, "Home 2");
  // So it is with parcels: an id does, where there is one.
  scene.regions[0].parcels.push_back(scene.regions[0].parcels[0]);
  const Scene lawn = moveHome(scene, std::vector<Target>{{0, {}}}, {0, 1}).scene;
  EXPECT_EQ(lawn.regions[0].parcels[1].name, "Lawn 2");
  EXPECT_EQ(lawn.linksets[0].parcel, "Lawn 2");
  scene.regions[0].parcels[1].id = *Uuid::parse("11111111-1111-4111-8111-111111111111");
  const Scene known = moveHome(scene, std::vector<Target>{{0, {}}}, {0, 1}).scene;
  EXPECT_EQ(RegionNames(known).parcelOf(known.linksets[0]), &known.regions[0].parcels[1]);
  EXPECT_EQ(known.regions[0].parcels[1].name, "Lawn");
  const Scene out = moveHome(moved, std::vector<Target>{{0, {}}}, {}).scene;
  EXPECT_EQ(out.regionOf(out.linksets[0]), nullptr);
  EXPECT_EQ(out.linksets[0].parcel, "");
}

TEST(TurnUpright, WhatWasReadWithZUpwardsTurnsTheOtherWay) {
  Scene scene = chairAndLamp();
  scene.linksets[0].rotation = glm::dquat(1, 0, 0, 0);
  const Scene turned = turnUpright(scene, std::vector<Target>{{0, {}}}, ReadAsUp::z).scene;
  const glm::dvec3 up = turned.linksets[0].rotation * glm::dvec3(0, 1, 0);
  EXPECT_LT(glm::distance(up, glm::dvec3(0, 0, 1)), 1e-12);
}

TEST(TurnUpright, OnlyWhatIsAloneAndWouldNotBeMuchFlatterMayLie) {
  Scene scene;
  EXPECT_FALSE(mayLie(scene, ".obj"));
  Linkset& chair = scene.linksets.emplace_back();
  EXPECT_FALSE(mayLie(scene, ".obj"));
  chair.parts.emplace_back().scale = {0.5, 1, 0.5};
  EXPECT_EQ(mayLie(scene, ".obj"), ReadAsUp::y);
  EXPECT_EQ(mayLie(scene, ".stl"), ReadAsUp::z);
  EXPECT_EQ(mayLie(scene, ".ply"), ReadAsUp::z);
  EXPECT_FALSE(mayLie(scene, ".dae"));  // The file says it.
  EXPECT_FALSE(mayLie(scene, ".glb"));
  const Scene upright = turnUpright(scene, std::vector<Target>{{0, {}}}).scene;
  EXPECT_FALSE(mayLie(upright, ".obj"));
  chair.parts[0].scale = {11, 6.4, 9.5};  // A house on its back is taller than upright.
  EXPECT_EQ(mayLie(scene, ".obj"), ReadAsUp::y);
  chair.parts[0].scale = {1, 0.5, 1};
  EXPECT_FALSE(mayLie(scene, ".obj"));
  chair.parts[0].scale = {2, 1, 1};  // The same either way.
  EXPECT_FALSE(mayLie(scene, ".obj"));
  chair.parts[0].scale = {0.5, 1, 0.5};
  scene.linksets.emplace_back();
  EXPECT_FALSE(mayLie(scene, ".obj"));
}

TEST(TurnUpright, WhatWasBehindIsBelowAndWhatWasInFrontAbove) {
  const auto turn = [](const Scene& scene, std::vector<Target> chosen) {
    return turnUpright(scene, chosen).scene;
  };
  const auto upOf = [](const Scene& scene, std::size_t part) {
    return Placement(scene.linksets[0], scene.linksets[0].parts[part]).rotation *
           glm::dvec3(0, -1, 0);
  };
  Scene scene = chairAndLamp();
  scene.linksets[0].rotation = scene.linksets[0].parts[1].rotation = glm::dquat(1, 0, 0, 0);
  const glm::dvec3 up(0, 0, 1);
  const Scene whole = turn(scene, {{0, {}}, {0, 1}});
  EXPECT_LT(glm::distance(upOf(whole, 0), up), 1e-12);
  EXPECT_LT(glm::distance(upOf(whole, 1), up), 1e-12) << "once, with its linkset";
  EXPECT_EQ(whole.linksets[0].position, scene.linksets[0].position);
  EXPECT_EQ(whole.linksets[1], scene.linksets[1]);
  EXPECT_LT(glm::distance(upOf(turn(scene, {{0, 0}}), 1), up), 1e-12) << "the root stands for all";
  Scene askew = scene;
  askew.linksets[0].rotation = glm::dquat(std::sqrt(0.5), 0, 0, std::sqrt(0.5));
  const Scene part = turn(askew, {{0, 1}});
  EXPECT_EQ(part.linksets[0].rotation, askew.linksets[0].rotation);
  // About the region's axis, not the linkset's: what was along -x of the part's own is in front.
  const glm::dquat& now = Placement(part.linksets[0], part.linksets[0].parts[1]).rotation;
  EXPECT_LT(glm::distance(now * glm::dvec3(-1, 0, 0), up), 1e-12);
  const Scene around = turn(turn(turn(turn(scene, {{0, {}}}), {{0, {}}}), {{0, {}}}), {{0, {}}});
  EXPECT_TRUE(standAlike(around, scene));
}

TEST(Rename, LinksetsFollowTheirRegion) {
  Scene scene = chairAndLamp();
  scene.regions.resize(2);
  scene.regions[0].name = "Home";
  scene.regions[1].name = "Shop";
  scene.linksets[0].region = "Home";
  const Scene renamed = renameRegion(scene, 0, "Shop").scene;
  EXPECT_EQ(renamed.regions[0].name, "Shop 2");
  EXPECT_EQ(renamed.regionOf(renamed.linksets[0]), &renamed.regions[0]);
  EXPECT_EQ(rename(scene, {0, 1}, "rest").scene.linksets[0].parts[1].name, "rest");
  EXPECT_EQ(rename(scene, {1, {}}, "Light").scene.linksets[1].name, "Light");
}

TEST(Rename, LinksetsStayInARegionWhoseNameIsCleared) {
  Scene scene = chairAndLamp();
  scene.regions.resize(1);
  scene.regions[0].name = scene.linksets[0].region = "Home";
  const Scene cleared = renameRegion(scene, 0, "").scene;
  EXPECT_EQ(cleared.regionOf(cleared.linksets[0]), &cleared.regions[0]);
  EXPECT_EQ(cleared.regionOf(cleared.linksets[1]), nullptr);
  scene.linksets[0].region = "";
  EXPECT_EQ(renameRegion(scene, 0, "").scene.regions[0].name, "");
}

TEST(Rename, MeasuredCostsFollowTheirLinkset) {
  Scene scene = chairAndLamp();
  scene.measured.resize(2);
  scene.measured[0].linkset = "Chair";
  scene.measured[1].linkset = "Lamp";
  const Scene renamed = rename(scene, {0, {}}, "Stool").scene;
  EXPECT_EQ(renamed.measured[0].linkset, "Stool");
  EXPECT_EQ(renamed.measured[1].linkset, "Lamp");
  EXPECT_EQ(rename(scene, {0, 0}, "Stool").scene.measured, scene.measured) << "only a part's name";
  SceneDifference difference(scene, renamed);
  Scene undone = scene;
  difference.exchange(undone);
  EXPECT_EQ(undone.measured, renamed.measured);
  difference.exchange(undone);
  EXPECT_EQ(undone.measured, scene.measured);
}

}  // namespace
}  // namespace wb::scene
