#include "model/report/report.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace wb::table {
namespace {

/// One linkset of one mesh part, weighed as the tests say.
weighing::Weighing weighingOf(const cost::PartCost& part, const cost::PartStatistics& statistics) {
  weighing::Weighing weighing;
  weighing.file = "scene";
  weighing.sha256 = "hash";
  scene::Linkset& linkset = weighing.scene.linksets.emplace_back();
  linkset.name = "Stall";
  linkset.parts.emplace_back().name = "counter";
  linkset.parts.front().kind = scene::PartKind::mesh;
  linkset.parts.front().scale = {2, 1, 0.5};
  weighing.statistics.linksets = {{statistics}};
  cost::LinksetCost& cost = weighing.costs.emplace_back();
  cost.parts = {part};
  return weighing;
}

cost::PartCost weighedAs(cost::Representation representation, cost::Reason reason) {
  cost::PartCost cost;
  cost.decision.representation = representation;
  cost.decision.reason = reason;
  cost.physics = 2.5;
  cost.streaming = 0.75;
  cost.confidence = cost::Confidence::likely;
  return cost;
}

/// The cell of a row under a key.
Cell at(const Table& table, std::string_view key, std::size_t row = 0) {
  const auto found = std::ranges::find(table.headings, key, &Heading::key);
  EXPECT_NE(found, table.headings.end()) << key;
  return table.cell(row, static_cast<std::size_t>(found - table.headings.begin()));
}

TEST(PartTable, ATriangleMeshShowsTrianglesAndWidth) {
  cost::PartStatistics statistics;
  statistics.triangleMesh = mesh::WidthStatistics{.triangles = 4, .inverseSum = 8};
  const std::vector weighings{weighingOf(
      weighedAs(cost::Representation::triangleMesh, cost::Reason::physicsMesh), statistics)};
  const Table table = partTable(weighings);
  EXPECT_EQ(at(table, "representation"), Cell{"triangle_mesh"});
  EXPECT_EQ(at(table, "reason"), Cell{"physics_mesh"});
  EXPECT_EQ(at(table, "triangles"), Cell{std::size_t{4}});
  EXPECT_EQ(at(table, "width_m"), Cell{0.5});
  EXPECT_EQ(at(table, "hulls"), Cell{});
  EXPECT_EQ(at(table, "hull_vertices"), Cell{});
  EXPECT_EQ(at(table, "physics_cost"), Cell{2.5});
  EXPECT_EQ(at(table, "streaming_cost"), Cell{0.75});
  EXPECT_EQ(at(table, "confidence"), Cell{"likely"});
  EXPECT_EQ(at(table, "size_z_m"), Cell{0.5});
}

TEST(PartTable, OneHullIsOneOfItsVertices) {
  cost::PartStatistics statistics;
  statistics.hullVertices = 149;
  statistics.triangleMesh = mesh::WidthStatistics{.triangles = 4, .inverseSum = 8};
  const std::vector weighings{weighingOf(
      weighedAs(cost::Representation::baseHull, cost::Reason::shapeConvexHull), statistics)};
  const Table table = partTable(weighings);
  EXPECT_EQ(at(table, "representation"), Cell{"base_hull"});
  EXPECT_EQ(at(table, "hulls"), Cell{std::size_t{1}});
  EXPECT_EQ(at(table, "hull_vertices"), Cell{std::size_t{149}});
  EXPECT_EQ(at(table, "triangles"), Cell{});
}

TEST(PartTable, ADecompositionSumsItsHulls) {
  cost::PartStatistics statistics;
  statistics.decomposition = {.hulls = 3, .vertices = 24};
  const std::vector weighings{weighingOf(
      weighedAs(cost::Representation::decomposition, cost::Reason::hullList), statistics)};
  const Table table = partTable(weighings);
  EXPECT_EQ(at(table, "hulls"), Cell{std::size_t{3}});
  EXPECT_EQ(at(table, "hull_vertices"), Cell{std::size_t{24}});
}

TEST(PartTable, WhatIsUnknownIsEmpty) {
  cost::PartStatistics statistics;
  statistics.meshMissing = true;
  const std::vector weighings{weighingOf({}, statistics)};
  const Table table = partTable(weighings);
  for (const char* key :
       {"representation", "reason", "triangles", "width_m", "hulls", "hull_vertices", "confidence"})
    EXPECT_EQ(at(table, key), Cell{}) << key;
  for (const char* key : {"physics_cost", "streaming_cost"})
    EXPECT_TRUE(std::holds_alternative<Unknown>(at(table, key))) << key;
  EXPECT_EQ(at(table, "part"), Cell{"counter"});
}

TEST(PartTable, WhatHasNoIdHasAnEmptyCell) {
  const std::vector weighings{weighingOf({}, {})};
  EXPECT_EQ(at(partTable(weighings), "part_id"), Cell{});
  EXPECT_EQ(at(linksetTable(weighings), "linkset_id"), Cell{});
}

TEST(LinksetTable, NamesTheRegionThatIsMeantById) {
  std::vector weighings{weighingOf({}, {})};
  scene::Scene& scene = weighings.front().scene;
  scene.regions.emplace_back().name = "Home";
  scene.regions.front().id = Uuid::random();
  scene.linksets.front().region = scene.regions.front().id.text();
  EXPECT_EQ(at(linksetTable(weighings), "region"), Cell{"Home"});
}

TEST(LinksetTable, HasTheRowsOfAllFilesInTheirOrder) {
  std::vector weighings{weighingOf({}, {}), weighingOf({}, {})};
  weighings[1].file = "second";
  weighings[1].scene.linksets.front().name = "Lamp";
  const Table table = linksetTable(weighings);
  ASSERT_EQ(table.rows, 2U);
  EXPECT_EQ(at(table, "linkset", 0), Cell{"Stall"});
  EXPECT_EQ(at(table, "linkset", 1), Cell{"Lamp"});
  EXPECT_EQ(at(table, "file", 1), Cell{"second"});
}

TEST(Views, OfSeveralFilesTheirNamesAreEssential) {
  std::vector<weighing::Weighing> weighings(1);
  for (const Rank rank : {Rank::detail, Rank::essential}) {
    for (const RowKind kind : {RowKind::part, RowKind::linkset, RowKind::region}) {
      const Table table = tableOf(kind, weighings);
      const auto file = std::ranges::find(table.headings, "file", &Heading::key);
      ASSERT_NE(file, table.headings.end());
      EXPECT_EQ(file->rank, rank);
    }
    weighings.emplace_back();
  }
}

TEST(LinksetTable, ShowsTheCostsAsTheyWereWeighed) {
  std::vector weighings{weighingOf({}, {})};
  cost::LinksetCost& cost = weighings.front().costs.front();
  cost.physics = 1;
  cost.physicsPhysical = 1.5;
  cost.canBePhysical = true;
  cost.streaming = 2;
  cost.server = 0.5;
  cost.src = 0.75;
  cost.rrc = 2.25;
  cost.landImpact = 3;
  cost.decidedBy = cost::DecidedBy::streaming;
  const Table table = linksetTable(weighings);
  EXPECT_EQ(at(table, "physics_cost"), Cell{1.0});
  EXPECT_EQ(at(table, "physics_cost_physical"), Cell{1.5});
  EXPECT_EQ(at(table, "can_be_physical"), Cell{true});
  EXPECT_EQ(at(table, "streaming_cost"), Cell{2.0});
  EXPECT_EQ(at(table, "server_cost"), Cell{0.5});
  EXPECT_EQ(at(table, "src"), Cell{0.75});
  EXPECT_EQ(at(table, "rrc"), Cell{2.25});
  EXPECT_EQ(at(table, "land_impact"), Cell{3.0});
  EXPECT_EQ(at(table, "decided_by"), Cell{"streaming"});
  EXPECT_EQ(at(table, "file_sha256"), Cell{"hash"});
}

TEST(Views, ARowLeadsToWhatItIsAbout) {
  std::vector weighings{weighingOf({}, {})};
  weighing::Weighing& weighing = weighings.front();
  weighing.scene.linksets.push_back(weighing.scene.linksets.front());
  weighing.scene.linksets.back().parts.emplace_back();
  weighing.statistics.linksets.push_back(std::vector<cost::PartStatistics>(2));
  weighing.costs.push_back(weighing.costs.front());
  weighing.costs.back().parts.emplace_back();
  const Table parts = partTable(weighings);
  ASSERT_EQ(parts.rows, 3U);
  EXPECT_EQ(parts.target(0), (weighing::Target{0, 0}));
  EXPECT_EQ(parts.target(1), (weighing::Target{1, 0}));
  EXPECT_EQ(parts.target(2), (weighing::Target{1, 1}));
  EXPECT_EQ(linksetTable(weighings).target(1), (weighing::Target{1, {}}));
  EXPECT_EQ(regionTable(weighings).target(0), std::nullopt);
}

bool holds(const Cell& cell, Content content) {
  if (std::holds_alternative<std::monostate>(cell)) return true;
  switch (content) {
    case Content::any:
      break;
    case Content::text:
    case Content::word:
    case Content::words:
      return std::holds_alternative<std::string>(cell);
    case Content::number:
      return std::holds_alternative<double>(cell) || std::holds_alternative<std::size_t>(cell);
    case Content::truth:
      return std::holds_alternative<bool>(cell);
  }
  return false;
}

TEST(Views, EveryCellHoldsWhatItsHeadingSays) {
  auto market = weighing::weighFile(std::string(WEIGHBRIDGE_SAMPLES) + "/market.weighbridge", {});
  ASSERT_TRUE(market);
  const std::vector weighings{std::move(market->value)};
  for (const RowKind rowKind : {RowKind::part, RowKind::linkset, RowKind::region}) {
    const Table table = tableOf(rowKind, weighings);
    for (std::size_t row = 0; row < table.rows; ++row)
      for (std::size_t column = 0; column < table.headings.size(); ++column)
        EXPECT_TRUE(holds(table.cell(row, column), table.headings[column].content))
            << table.headings[column].key;
  }
}

TEST(RegionTable, WhatIsLeftIsFree) {
  std::vector weighings{weighingOf({}, {})};
  weighings.front().costs.front().landImpact = 300;
  scene::Scene& scene = weighings.front().scene;
  scene.regions.emplace_back().name = "Home";
  scene.regions.front().kind = "openspace";
  scene.linksets.front().region = "Home";
  const Table table = regionTable(weighings);
  ASSERT_EQ(table.rows, 1U);
  EXPECT_EQ(at(table, "linksets"), Cell{std::size_t{1}});
  EXPECT_EQ(at(table, "capacity"), Cell{1000.0});
  EXPECT_EQ(at(table, "free"), Cell{700.0});
}

}  // namespace
}  // namespace wb::table
