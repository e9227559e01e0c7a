#include "model/report/changes.h"

#include "tests/analysis/weighed_boxes.h"
#include "tests/report/tables.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

namespace wb::table {
namespace {

using weighing::test::linksetOfBoxes;
using weighing::test::sceneOfBoxes;
using weighing::test::weighedScene;

cost::Profile boxesAt(double cost) {
  cost::Profile profile;
  profile[cost::Key::primitive_cost] = cost;
  return profile;
}

/// The cell of a row under a key.
Cell cellAt(const Table& table, std::string_view key, std::size_t row = 0) {
  const auto found = std::ranges::find(table.headings, key, &Heading::key);
  EXPECT_NE(found, table.headings.end()) << key;
  return table.cell(row, static_cast<std::size_t>(found - table.headings.begin()));
}

Table changes(RowKind rowKind, const weighing::Weighing& before, const weighing::Weighing& after) {
  return changesTable(rowKind, std::vector<Versions>{{&before, &after}});
}

std::string sentences(const weighing::Weighing& before, const weighing::Weighing& after) {
  std::string text;
  for (const std::string& sentence : changeSentences(std::vector<Versions>{{&before, &after}}))
    text += sentence + "\n";
  return text;
}

TEST(Changes, OfNothingAreNone) {
  const weighing::Weighing empty = weighedScene({});
  EXPECT_EQ(changes(RowKind::linkset, empty, empty).rows, 0u);
  EXPECT_EQ(changes(RowKind::part, empty, empty).rows, 0u);
  EXPECT_EQ(sentences(empty, empty), "Total land impact: 0 LI before, 0 LI after (0 LI).\n");
}

TEST(Changes, WhatIsEqualSaysSo) {
  const weighing::Weighing one = weighedScene(sceneOfBoxes({{"a", 4}, {"b", 2}}));
  const Table table = changes(RowKind::linkset, one, one);
  ASSERT_EQ(table.rows, 2u);
  EXPECT_EQ(cellAt(table, "change"), Cell{"equal"});
  EXPECT_EQ(cellAt(table, "land_impact_change"), Cell{0.0});
}

/// 0.1 + 0.2 is 0.3 but for its last digit: of that much, and of who decides by it, nobody need
/// know.
TEST(Changes, WhatOnlyRoundingDiffersInIsEqual) {
  weighing::Weighing before = weighedScene(sceneOfBoxes({{"a", 4}}));
  weighing::Weighing after = before;
  before.costs[0].physics = before.costs[0].server = 0.3;
  before.costs[0].decidedBy = cost::DecidedBy::physics;
  after.costs[0].physics = 0.3;
  after.costs[0].server = 0.1 + 0.2;
  after.costs[0].decidedBy = cost::DecidedBy::server;
  before.costs[0].parts[0].physics = 0.3;
  after.costs[0].parts[0].physics = 0.1 + 0.2;
  ASSERT_NE(*after.costs[0].parts[0].physics, *before.costs[0].parts[0].physics);
  EXPECT_EQ(cellAt(changes(RowKind::linkset, before, after), "change"), Cell{"equal"});
  EXPECT_EQ(cellAt(changes(RowKind::part, before, after), "change"), Cell{"equal"});
  EXPECT_EQ(cellAt(changes(RowKind::linkset, before, after), "server_change"), Cell{0.0});
  after.costs[0].server = 0.300001;
  EXPECT_EQ(cellAt(changes(RowKind::linkset, before, after), "change"), Cell{"changed"});
}

// Ten boxes: 5 by the server at first; at 4 PE a box physics decides with 40, above the limit
// of 32.
TEST(Changes, OtherConstantsShowWhoCrossesALimit) {
  const weighing::Weighing before = weighedScene(sceneOfBoxes({{"Crate", 10}, {"Lamp", 2}}));
  const weighing::Weighing after = weighing::weighedUnder(before, boxesAt(4));
  const Table table = changes(RowKind::linkset, before, after);
  EXPECT_EQ(cellAt(table, "change"), Cell{"changed"});
  EXPECT_EQ(cellAt(table, "land_impact_before"), Cell{5.0});
  EXPECT_EQ(cellAt(table, "land_impact_after"), Cell{40.0});
  EXPECT_EQ(cellAt(table, "land_impact_change"), Cell{35.0});
  EXPECT_EQ(cellAt(table, "decided_by_before"), Cell{"server"});
  EXPECT_EQ(cellAt(table, "decided_by_after"), Cell{"physics"});
  EXPECT_EQ(cellAt(table, "can_be_physical_before"), Cell{true});
  EXPECT_EQ(cellAt(table, "can_be_physical_after"), Cell{false});
  EXPECT_EQ(cellAt(table, "profile_after"), Cell{"second-life*"});
  EXPECT_EQ(
      sentences(before, after),
      "Total land impact: 6 LI before, 48 LI after (+42 LI).\nLinksets that can no longer be set "
      "physical because of the limit of 32 PE or the limit on the number of parts: 1 "
      "(Crate).\nLinksets whose land impact is now decided by a different weight: 2 (Crate, "
      "Lamp).\n");
}

/// A saving is as great as a loss of the same size.
TEST(Changes, TheGreatestComeFirstWhateverTheirSign) {
  const Table table =
      greatestFirst(test::tableOfCells({{"name", {}}, {"change", {}}},
                                       {{"a", 1.0}, {"b", -5.0}, {"c", 3.0}, {"d", -0.5}}),
                    {"change"});
  std::vector<Cell> names;
  for (std::size_t row = 0; row < table.rows; ++row) names.push_back(table.cell(row, 0));
  EXPECT_EQ(names, (std::vector<Cell>{"b", "c", "a", "d"}));
}

TEST(Changes, WhatOnlyOneVersionHasIsAddedOrRemoved) {
  const weighing::Weighing before = weighedScene(sceneOfBoxes({{"gone", 4}, {"kept", 2}}));
  const weighing::Weighing after = weighedScene(sceneOfBoxes({{"kept", 2}, {"new", 6}}));
  const Table table = changes(RowKind::linkset, before, after);
  ASSERT_EQ(table.rows, 3u);
  EXPECT_EQ(cellAt(table, "change", 0), Cell{"removed"});
  EXPECT_EQ(cellAt(table, "land_impact_after", 0), Cell{});
  EXPECT_EQ(cellAt(table, "land_impact_change", 0), Cell{-2.0});
  EXPECT_FALSE(table.target(0));
  EXPECT_EQ(cellAt(table, "change", 2), Cell{"added"});
  EXPECT_EQ(table.target(2), (weighing::Target{1, {}}));
}

TEST(Changes, PartsArePairedByIdThenByName) {
  scene::Scene old = sceneOfBoxes({{"Crate", 3}});
  scene::Scene now = old;
  const auto id = Uuid::parse("00000000-0000-4000-8000-000000000001");
  old.linksets[0].parts[0].id = now.linksets[0].parts[2].id = *id;
  now.linksets[0].parts[2].name = "renamed";
  const weighing::Weighing before = weighedScene(old);
  const weighing::Weighing after = weighedScene(now, boxesAt(0.5));
  const Table table = changes(RowKind::part, before, after);
  ASSERT_EQ(table.rows, 4u);
  EXPECT_EQ(cellAt(table, "part", 0), Cell{"renamed"});
  EXPECT_EQ(cellAt(table, "physics_before", 0), Cell{0.1});
  EXPECT_EQ(cellAt(table, "physics_after", 0), Cell{0.5});
  EXPECT_EQ(cellAt(table, "part", 1), Cell{"box 1"});
  EXPECT_EQ(cellAt(table, "change", 2), Cell{"removed"});
  EXPECT_EQ(cellAt(table, "part", 3), Cell{"box 0"});
  EXPECT_EQ(cellAt(table, "change", 3), Cell{"added"});
}

/// Ten boxes: 5 by the server, and 5.25 with a second script; what was done is two sentences.
TEST(Changes, WhatWasDoneReadsAsSentences) {
  const scene::Scene old = sceneOfBoxes({{"Crate", 10}});
  scene::Scene now = old;
  now.linksets[0].parts[1].scripts = 2;
  now.linksets[0].parts[1].scale = glm::dvec3(2);
  const weighing::Weighing before = weighedScene(old);
  const weighing::Weighing after = weighedScene(now);
  const Cell done{"Adding 2 scripts to box 1. Resizing box 1 from 1 × 1 × 1 to 2 × 2 × 2 m."};
  EXPECT_EQ(cellAt(changes(RowKind::linkset, before, after), "because"), done);
  EXPECT_EQ(cellAt(changes(RowKind::part, before, after), "because", 1), done);
}

TEST(Changes, WhatIsAloneOnBothSidesIsTheSame) {
  const weighing::Weighing before = weighedScene(sceneOfBoxes({{"chair_1", 1}}));
  scene::Scene other = sceneOfBoxes({{"chair_2", 1}});
  other.linksets[0].parts[0].name = "chair_2";
  const weighing::Weighing after = weighedScene(other);
  ASSERT_EQ(changes(RowKind::linkset, before, after).rows, 1u);
  const Table parts = changes(RowKind::part, before, after);
  ASSERT_EQ(parts.rows, 1u);
  EXPECT_EQ(cellAt(parts, "change"), Cell{"equal"});
}

// An openspace region holds 1000: 2000 boxes at 0.5 PE do fit, 2002 do not.
TEST(Changes, TellWhichRegionNoLongerHoldsAll) {
  scene::Scene scene = sceneOfBoxes({{"a", 2000}});
  scene.regions.emplace_back().name = "Islet";
  scene.regions[0].kind = "openspace";
  scene.linksets[0].region = "Islet";
  const weighing::Weighing before = weighedScene(scene);
  scene.linksets[0] = linksetOfBoxes("a", 2002);
  scene.linksets[0].region = "Islet";
  const weighing::Weighing after = weighedScene(scene);
  const Table table = changes(RowKind::region, before, after);
  ASSERT_EQ(table.rows, 1u);
  EXPECT_EQ(cellAt(table, "capacity"), Cell{1000.0});
  EXPECT_EQ(cellAt(table, "fitted_before"), Cell{true});
  EXPECT_EQ(cellAt(table, "fits_after"), Cell{false});
  EXPECT_NE(sentences(before, after).find("Islet now exceeds its capacity: 1001 of 1000 LI."),
            std::string::npos);
}

/// A parcel of 30 of 65,536 m² holds 0.4578 of 1,000, and two boxes weigh 1 by the server.
TEST(Changes, TellWhichUnnamedPlaceNoLongerHoldsAll) {
  scene::Scene scene = sceneOfBoxes({{"a", 2}});
  scene::Region& home = scene.regions.emplace_back();
  home.kind = "openspace";
  home.id = *Uuid::parse("11111111-1111-4111-8111-111111111111");
  scene::Parcel& lot = home.parcels.emplace_back();
  lot.id = *Uuid::parse("22222222-2222-4222-8222-222222222222");
  lot.area = 30;
  scene.linksets[0].region = home.id.text();
  const weighing::Weighing before = weighedScene(scene);
  scene.linksets[0].parcel = lot.id.text();
  const std::string alone = sentences(before, weighedScene(scene));
  EXPECT_NE(alone.find("\nstall.weighbridge, parcel 1 now exceeds its capacity: 1 of 0.4578 LI."),
            std::string::npos)
      << alone;
  scene.regions.emplace_back().name = "Away";
  const std::string among = sentences(before, weighedScene(scene));
  EXPECT_NE(among.find("\nregion 1, parcel 1 now exceeds its capacity: 1 of 0.4578 LI."),
            std::string::npos)
      << among;
}

TEST(Scenario, IsFoundByItsName) {
  scene::Scene scene;
  scene.scenarios.emplace_back().name = "Softer";
  scene.scenarios[0].set["penalty_per_area"] = scene::Json(0.02);
  const auto found = weighing::scenarioOf(scene, "Softer");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->value[cost::Key::penalty_per_area], 0.02);
  EXPECT_EQ(line(weighing::scenarioOf(scene, "Softr").error()),
            "there is no scenario \"Softr\"; existing scenarios: Softer; did you mean \"Softer\"?");
  EXPECT_FALSE(weighing::scenarioOf({}, "Softer"));
}

}  // namespace
}  // namespace wb::table
