#include "model/analysis/headline.h"

#include "model/core/language.h"
#include "model/octree/octree.h"
#include "tests/analysis/weighed_boxes.h"
#include "tests/support/allocations.h"

#include <gtest/gtest.h>

#include <utility>

namespace wb::weighing {
namespace {

using test::sceneOfBoxes;
using test::weighedScene;

/// Sixty boxes weigh 30 by the server, four weigh 2. On 64 of 65,536 m² of a region for 20,000
/// fit 19.53125.
scene::Scene marketOnParcels() {
  scene::Scene scene = sceneOfBoxes({{"many", 60}, {"few", 4}});
  scene::Region& region = scene.regions.emplace_back();
  region.name = "Home";
  region.parcels.push_back({{}, "Row", 64, {}});
  for (scene::Linkset& linkset : scene.linksets) linkset.region = "Home";
  scene.linksets[0].parcel = "Row";
  return scene;
}

TEST(Headline, AProjectHasALimit) {
  const Headline headline = headlineOf(weighedScene(marketOnParcels()));
  EXPECT_EQ(headline.kind, HeadlineKind::limited);
  EXPECT_EQ(headline.landImpact, 32);
  EXPECT_EQ(headline.capacity, 20'000);
  ASSERT_EQ(headline.over.size(), 1U);
  EXPECT_EQ(rendered(headline.over[0].name), "Row");
  EXPECT_DOUBLE_EQ(headline.over[0].by, 30 - 19.53125);
}

TEST(Headline, TheLimitIsOfAllRegions) {
  scene::Scene scene = marketOnParcels();
  scene.regions[0].parcels.clear();
  scene.regions[0].ownCapacity = 10;
  scene.regions.emplace_back().name = "Away";
  scene.regions[1].ownCapacity = 5;
  const Headline headline = headlineOf(weighedScene(scene));
  EXPECT_EQ(headline.capacity, 15);
  ASSERT_EQ(headline.over.size(), 1U);
  EXPECT_EQ(rendered(headline.over[0].name), "Home");
  EXPECT_EQ(headline.over[0].by, 22);
}

/// Bytes that are allocated for the headline of so many regions, all of one name and too full.
std::size_t workOfRegions(std::size_t count) {
  scene::Scene scene;
  for (std::size_t i = 0; i < count; ++i) {
    scene::Region& region = scene.regions.emplace_back();
    region.id = Uuid::random();
    region.name = "Home";
    region.ownCapacity = 0;
    scene.linksets.push_back(test::linksetOfBoxes("box", 1));
    scene.linksets.back().region = region.id.text();
  }
  const Weighing weighing = weighedScene(std::move(scene));
  const wb::test::CountedAllocations counted;
  EXPECT_EQ(headlineOf(weighing).over.size(), count);
  return counted.bytes();
}

/// Quadratic, fourfold would take sixteen times the work.
TEST(Headline, TheWorkGrowsWithTheRegions) {
  const auto n = static_cast<double>(workOfRegions(300));
  EXPECT_GT(n, 0);
  EXPECT_LT(static_cast<double>(workOfRegions(1200)) / n, 6);
}

/// It is none the less one, and not what lies in none.
TEST(Headline, AnUnnamedPlaceHasItsNumber) {
  scene::Scene scene = marketOnParcels();
  scene::Region& region = scene.regions[0];
  region.id = *Uuid::parse("11111111-1111-4111-8111-111111111111");
  region.name.clear();
  region.ownCapacity = 31;
  region.parcels[0].id = *Uuid::parse("22222222-2222-4222-8222-222222222222");
  region.parcels[0].name.clear();
  for (scene::Linkset& linkset : scene.linksets) linkset.region = region.id.text();
  scene.linksets[0].parcel = region.parcels[0].id.text();
  const Headline headline = headlineOf(weighedScene(scene));
  ASSERT_EQ(headline.over.size(), 2U);
  EXPECT_EQ(rendered(headline.over[0].name), "region 1");
  EXPECT_EQ(rendered(headline.over[1].name), "parcel 1");
}

TEST(Headline, ObjectsWithoutLandHaveNone) {
  const Headline headline = headlineOf(weighedScene(sceneOfBoxes({{"many", 60}})));
  EXPECT_EQ(headline.kind, HeadlineKind::sum);
  EXPECT_EQ(headline.landImpact, 30);
  EXPECT_EQ(headline.capacity, 0);
  EXPECT_TRUE(headline.over.empty());
}

/// Each file has its own land.
TEST(Headline, SeveralFilesHaveNone) {
  Weighing weighing = weighedScene(marketOnParcels());
  weighing.origins[Uuid()] = {"shop.weighbridge", 0};
  const Headline headline = headlineOf(weighing);
  EXPECT_EQ(headline.kind, HeadlineKind::sum);
  EXPECT_EQ(headline.landImpact, 32);
  EXPECT_TRUE(headline.over.empty());
}

TEST(Headline, AModelIsAsUploaded) {
  Weighing weighing = weighedScene(sceneOfBoxes({{"chair", 4}}));
  weighing.kind = import::FileKind::collada;
  EXPECT_EQ(headlineOf(weighing).kind, HeadlineKind::uploaded);
  weighing.kind = import::FileKind::openSimObject;
  EXPECT_EQ(headlineOf(weighing).kind, HeadlineKind::sum);
}

TEST(Headline, NothingIsOpen) { EXPECT_EQ(headlineOf(Weighing()).kind, HeadlineKind::nothing); }

/// A root divided once: nine cubes, the deepest at 1.
TEST(Headline, OctreesHaveASize) {
  octree::OctreeBuilder builder;
  builder.openOctant();
  for (int i = 0; i < 8; ++i) builder.addSolid();
  scene::Scene scene;
  scene.octrees.emplace_back().cubes = std::make_shared<const octree::Octree>(builder.take());
  scene.octrees.emplace_back();
  const OctreeSize size = octreeSizeOf(scene);
  EXPECT_EQ(size.octrees, 1U);
  EXPECT_EQ(size.cubes, 9U);
  EXPECT_EQ(size.depth, 1U);
  EXPECT_GT(size.bytes, 0U);
}

}  // namespace
}  // namespace wb::weighing
