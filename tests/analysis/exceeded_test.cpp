#include "model/analysis/exceeded_limits.h"
#include "model/core/language.h"
#include "tests/analysis/weighed_boxes.h"

#include <gtest/gtest.h>

#include <utility>

namespace wb::weighing {
namespace {

using test::sceneOfBoxes;
using test::weighedScene;

/// A region of 20,000 with a parcel of 64 m², on which 64 / 65536 of that fits: 19.53125.
scene::Scene onParcels() {
  scene::Scene scene = sceneOfBoxes({{"many", 60}, {"few", 4}});
  scene::Region& region = scene.regions.emplace_back();
  region.name = "Home";
  region.parcels.push_back({{}, "Row", 64, {}});
  region.parcels.push_back({{}, "Field", 4096, {}});
  for (scene::Linkset& linkset : scene.linksets) linkset.region = "Home";
  scene.linksets[0].parcel = "Row";
  scene.linksets[1].parcel = "Field";
  return scene;
}

/// Sixty boxes weigh 30 by the server.
TEST(Exceeded, NamesAParcelThatHoldsTooMuch) {
  const Weighing weighing = weighedScene(onParcels());
  const auto all = exceeded(weighing);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].region, 0U);
  EXPECT_EQ(all[0].parcel, 0U);
  EXPECT_EQ(rendered(all[0].said), "The parcel Row uses 30 of 19.53 LI: 10.47 LI over capacity.");
  EXPECT_EQ(exceededAround(weighing, 0).size(), 1U);
  EXPECT_TRUE(exceededAround(weighing, 1).empty());
  EXPECT_TRUE(limitFindings(weighing).empty());
  const Diagnostics findings = placeFindings(weighing);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].place, "regions[0].parcels[0]");
  EXPECT_EQ(message(findings[0]), rendered(all[0].said));
  EXPECT_TRUE(isLimitFinding(findings[0]));
}

TEST(Exceeded, NamesARegionThatHoldsTooMuch) {
  scene::Scene scene = onParcels();
  scene.regions[0].ownCapacity = 31;
  const auto all = exceeded(weighedScene(scene));
  ASSERT_GE(all.size(), 2U);
  EXPECT_FALSE(all[0].parcel);
  EXPECT_EQ(rendered(all[0].said), "The region Home uses 32 of 31 LI: 1 LI over capacity.");
}

/// What is in an unnamed region is not outside all regions.
TEST(Exceeded, AnUnnamedRegionHasItsNumber) {
  scene::Scene scene = onParcels();
  scene.regions[0].name.clear();
  scene.regions[0].id = *Uuid::parse("11111111-1111-4111-8111-111111111111");
  scene.regions[0].ownCapacity = 31;
  scene.regions[0].parcels.clear();
  for (scene::Linkset& linkset : scene.linksets) linkset.region = scene.regions[0].id.text();
  scene.regions.insert(scene.regions.begin(), scene::Region());
  const auto all = exceeded(weighedScene(scene));
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(rendered(all[0].said), "Region 2 uses 32 of 31 LI: 1 LI over capacity.");
}

TEST(Exceeded, AnUnnamedParcelHasItsNumber) {
  scene::Scene scene = onParcels();
  std::swap(scene.regions[0].parcels[0], scene.regions[0].parcels[1]);
  scene::Parcel& row = scene.regions[0].parcels[1];
  row.name.clear();
  row.id = *Uuid::parse("22222222-2222-4222-8222-222222222222");
  scene.linksets[0].parcel = row.id.text();
  const auto all = exceeded(weighedScene(scene));
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(rendered(all[0].said), "Parcel 2 uses 30 of 19.53 LI: 10.47 LI over capacity.");
}

/// Both are the first of their region: 64 m² of each hold 19.53 LI of 20,000.
TEST(Exceeded, ParcelsOfTwoRegionsThatAreCalledTheSameNameTheirRegion) {
  scene::Scene scene = sceneOfBoxes({{"many", 60}, {"more", 80}, {"most", 100}});
  const std::string ids[] = {"11111111-1111-4111-8111-111111111111",
                             "22222222-2222-4222-8222-222222222222",
                             "33333333-3333-4333-8333-333333333333"};
  for (std::size_t i = 0; i < 3; ++i) {
    scene::Region& region = scene.regions.emplace_back();
    region.name = i == 1 ? "" : "Home " + std::to_string(i);
    region.id = *Uuid::parse(ids[i]);
    scene::Parcel& parcel = region.parcels.emplace_back();
    parcel.id = *Uuid::parse(ids[2 - i]);
    parcel.area = 64;
    scene.linksets[i].region = ids[i];
    scene.linksets[i].parcel = ids[2 - i];
  }
  std::vector<std::string> said;
  for (const Exceeded& one : exceeded(weighedScene(scene))) said.push_back(rendered(one.said));
  EXPECT_EQ(said, (std::vector<std::string>{
                      "Parcel 1 of Home 0 uses 30 of 19.53 LI: 10.47 LI over capacity.",
                      "Parcel 1 of region 2 uses 40 of 19.53 LI: 20.47 LI over capacity.",
                      "Parcel 1 of Home 2 uses 50 of 19.53 LI: 30.47 LI over capacity."}));
  for (scene::Region& region : scene.regions) region.parcels[0].name = "Row";
  EXPECT_EQ(rendered(exceeded(weighedScene(scene))[1].said),
            "The parcel Row of region 2 uses 40 of 19.53 LI: 20.47 LI over capacity.");
}

/// 20,000 fits there: 2001 boxes at 10 PE each do not.
TEST(Exceeded, ObjectsOutsideAllRegionsAreSaidToBe) {
  cost::Profile profile;
  profile[cost::Key::primitive_cost] = 10;
  scene::Scene scene = sceneOfBoxes({{"many", 2001}});
  scene.regions.emplace_back();
  const auto all = exceeded(weighedScene(scene, profile));
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(rendered(all[0].said),
            "Objects outside all regions use 20010 of 20000 LI: 10 LI over capacity.");
}

TEST(Exceeded, RegionsOfOneNameAreToldApart) {
  scene::Scene scene = onParcels();
  scene.regions[0].id = *Uuid::parse("11111111-1111-4111-8111-111111111111");
  scene.regions[0].ownCapacity = 29;
  scene.linksets[0].region = scene.regions[0].id.text();
  scene.regions.push_back(scene.regions[0]);
  scene.regions[1].id = *Uuid::parse("22222222-2222-4222-8222-222222222222");
  scene.regions[1].ownCapacity = 1;
  scene.linksets[1].region = scene.regions[1].id.text();
  std::vector<std::string> said;
  for (const Exceeded& one : exceeded(weighedScene(scene)))
    if (!one.parcel) said.push_back(rendered(one.said));
  EXPECT_EQ(said, (std::vector<std::string>{
                      "The region Home (11111111) uses 30 of 29 LI: 1 LI over capacity.",
                      "The region Home (22222222) uses 2 of 1 LI: 1 LI over capacity."}));
  EXPECT_EQ(rendered(exceededAround(weighedScene(scene), 1).front()), said[1]);
}

/// By its name the first is meant, by its id the second; what lies on the one is not over the
/// limit of the other.
TEST(Exceeded, ParcelsOfOneNameAreToldApart) {
  scene::Scene scene = onParcels();
  scene.regions[0].parcels[1].name = "Row";
  scene.regions[0].parcels[1].id = *Uuid::parse("22222222-2222-4222-8222-222222222222");
  scene.linksets[1].parcel = scene.regions[0].parcels[1].id.text();
  const Weighing weighing = weighedScene(scene);
  EXPECT_EQ(exceededAround(weighing, 0).size(), 1U);
  EXPECT_TRUE(exceededAround(weighing, 1).empty());
}

/// 33 boxes at 1 PE each are 33 at rest, and more than 32 may not be physical.
TEST(Exceeded, APhysicalLinksetOverItsLimitIsAFinding) {
  cost::Profile profile;
  profile[cost::Key::primitive_cost] = 1;
  scene::Scene scene = sceneOfBoxes({{"thirty-three", 33}, {"thirty-two", 32}});
  EXPECT_TRUE(limitFindings(weighedScene(scene, profile)).empty());
  for (scene::Linkset& linkset : scene.linksets) linkset.physical = true;
  const Weighing weighing = weighedScene(scene, profile);
  const auto all = exceeded(weighing);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].linkset, 0U);
  const Diagnostics findings = limitFindings(weighing);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].severity, Severity::warning);
  EXPECT_EQ(findings[0].place, "linksets[0]");
  EXPECT_NE(message(findings[0]).find("33 PE at rest, and the limit is 32 PE"), std::string::npos)
      << message(findings[0]);
}

}  // namespace
}  // namespace wb::weighing
