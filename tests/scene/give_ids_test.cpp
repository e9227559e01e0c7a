#include "model/scene/project.h"
#include "tests/scene/project_support.h"
#include "tests/scene/scene_generator.h"

#include <rapidcheck/gtest.h>

#include <set>

namespace wb::scene {
namespace {

std::vector<Uuid> idsOf(const Scene& scene) {
  std::vector<Uuid> ids;
  for (const Region& region : scene.regions) ids.push_back(region.id);
  for (const Linkset& linkset : scene.linksets) {
    ids.push_back(linkset.id);
    for (const Part& part : linkset.parts) ids.push_back(part.id);
  }
  return ids;
}

void takeIds(Scene& scene) {
  for (Region& region : scene.regions) region.id = {};
  for (Linkset& linkset : scene.linksets) {
    linkset.id = {};
    for (Part& part : linkset.parts) part.id = {};
  }
}

RC_GTEST_PROP(GiveIds, areTheSameEachTimeAndNoneTwice, ()) {
  Scene scene = generate::scene(nowhere);
  takeIds(scene);
  Scene other = scene;
  giveIds(scene);
  giveIds(other);
  RC_ASSERT(idsOf(scene) == idsOf(other));
  const auto ids = idsOf(scene);
  RC_ASSERT(std::set<Uuid>(ids.begin(), ids.end()).size() == ids.size());
  RC_ASSERT(std::ranges::none_of(ids, &Uuid::isNull));
}

TEST(GiveIds, equalPartsGetDifferentIds) {
  Scene scene = parsed(projectOfPart("{}, {}, {}")).value;
  scene.linksets.push_back(scene.linksets.front());
  giveIds(scene);
  const auto ids = idsOf(scene);
  EXPECT_EQ(std::set<Uuid>(ids.begin(), ids.end()).size(), 8U);
}

TEST(GiveIds, aCopyWithoutIdsDoesNotTakeThoseOfItsModel) {
  Scene scene = parsed(projectOfPart("{}")).value;
  const Linkset model = scene.linksets.front();
  giveIds(scene);
  scene.linksets.push_back(model);
  giveIds(scene);
  EXPECT_NE(scene.linksets[0].id, scene.linksets[1].id);
  EXPECT_NE(scene.linksets[0].parts[0].id, scene.linksets[1].parts[0].id);
}

TEST(GiveIds, otherContentGetsOtherIds) {
  Scene small = parsed(projectOfPart(R"({"scale": [1, 1, 1]})")).value;
  Scene large = parsed(projectOfPart(R"({"scale": [2, 1, 1]})")).value;
  giveIds(small);
  giveIds(large);
  EXPECT_NE(small.linksets[0].id, large.linksets[0].id);
}

}  // namespace
}  // namespace wb::scene
