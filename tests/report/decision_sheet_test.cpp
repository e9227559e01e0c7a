#include "model/report/decision_sheet.h"

#include "model/core/language.h"
#include "model/report/sheet_page.h"
#include "model/report/table_formats.h"
#include "tests/analysis/weighed_boxes.h"
#include "tests/report/pages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace wb::table {
namespace {

using weighing::Weighing;
using weighing::test::sceneOfBoxes;
using weighing::test::weighedScene;

/// Seven linksets that count 10 LI each, on a region for 75.
Weighing seven() {
  Weighing weighing = weighedScene(
      sceneOfBoxes({{"a", 1}, {"b", 1}, {"c", 1}, {"d", 1}, {"e", 1}, {"f", 1}, {"g", 1}}));
  scene::Region& region = weighing.scene.regions.emplace_back();
  region.name = "Home";
  region.ownCapacity = 75;
  for (scene::Linkset& linkset : weighing.scene.linksets) linkset.region = "Home";
  for (cost::LinksetCost& cost : weighing.costs) {
    cost.landImpact = 10;
    cost.canBePhysical = true;
  }
  return weighing;
}

tuning::Side sideOf(const Weighing& weighing) {
  return {weighing.scene, weighing.profile, weighing.costs};
}

const SheetCell& at(const std::vector<SheetCell>& cells, std::string_view key) {
  const auto rows = sheetRows();
  const auto found = std::ranges::find(rows, key, &SheetRow::key);
  EXPECT_NE(found, rows.end()) << key;
  return cells[static_cast<std::size_t>(found - rows.begin())];
}

std::string nameAt(const std::vector<SheetCell>& cells, std::string_view key) {
  return rendered(at(cells, key).name);
}

TEST(DecisionSheet, NamesWhoGainsAndWhoLosesMost) {
  const Weighing before = seven();
  Weighing now = seven();
  const double impacts[] = {4, 9, 8, 7, 6, 5, 30};  // Six become cheaper, g more expensive.
  for (std::size_t i = 0; i < 7; ++i) now.costs[i].landImpact = impacts[i];
  const auto cells = sheetColumn(sideOf(now), sideOf(before));
  ASSERT_EQ(cells.size(), sheetRows().size());
  EXPECT_EQ(at(cells, "land_impact").value, Cell{69.0});
  EXPECT_EQ(at(cells, "land_impact_change").value, Cell{-1.0});
  EXPECT_EQ(at(cells, "cheaper").value, Cell{std::size_t{6}});
  EXPECT_EQ(at(cells, "cheaper").linksets, (std::vector<std::size_t>{0, 5, 4, 3, 2, 1}));
  EXPECT_EQ(nameAt(cells, "cheaper_1"), "a");
  EXPECT_EQ(at(cells, "cheaper_1").value, Cell{-6.0});
  EXPECT_EQ(nameAt(cells, "cheaper_5"), "c");
  EXPECT_EQ(at(cells, "cheaper_5").value, Cell{-2.0});
  EXPECT_EQ(at(cells, "cheaper_5").linksets, (std::vector<std::size_t>{2}));
  EXPECT_EQ(at(cells, "more_expensive").value, Cell{std::size_t{1}});
  EXPECT_EQ(nameAt(cells, "more_expensive_1"), "g");
  EXPECT_EQ(at(cells, "more_expensive_1").value, Cell{20.0});
  EXPECT_EQ(at(cells, "more_expensive_2").value, Cell{});
  EXPECT_FALSE(at(cells, "more_expensive_2").hasName());
}

TEST(DecisionSheet, CountsWhatIsOverALimit) {
  const Weighing before = seven();
  Weighing now = seven();
  now.costs[0].landImpact = 20;  // 80 of 75.
  EXPECT_EQ(at(sheetColumn(sideOf(before), sideOf(before)), "over").value, Cell{std::size_t{0}});
  const auto cells = sheetColumn(sideOf(now), sideOf(before));
  EXPECT_EQ(at(cells, "over").value, Cell{std::size_t{1}});
  EXPECT_EQ(nameAt(cells, "most_over"), "Home");
  EXPECT_EQ(at(cells, "most_over").value, Cell{5.0});
}

TEST(DecisionSheet, WhatHasNoNameHasItsNumber) {
  Weighing before = seven();
  scene::Region& region = before.scene.regions[0];
  region.name.clear();
  region.id = *Uuid::parse("11111111-1111-4111-8111-111111111111");
  for (scene::Linkset& linkset : before.scene.linksets) linkset.region = region.id.text();
  before.scene.linksets[2].name.clear();
  Weighing now = before;
  now.costs[2].landImpact = 20;
  const auto cells = sheetColumn(sideOf(now), sideOf(before));
  EXPECT_EQ(nameAt(cells, "most_over"), "region 1");
  EXPECT_EQ(nameAt(cells, "more_expensive_1"), "unnamed linkset 3");
  std::string text;
  writeCsv(sheetTable({{"Now", now.profile, cells}}), {},
           [&text](std::string_view more) { text += more; });
  EXPECT_NE(text.find("Now,most_over,region 1,5\n"), std::string::npos) << text;
}

TEST(DecisionSheet, NamesWhoCrossesThePhysicalLimit) {
  Weighing before = seven();
  Weighing now = seven();
  before.costs[1].canBePhysical = false;
  now.costs[2].canBePhysical = false;
  now.costs[3].canBePhysical = false;
  const auto cells = sheetColumn(sideOf(now), sideOf(before));
  EXPECT_EQ(at(cells, "no_longer_physical").linksets, (std::vector<std::size_t>{2, 3}));
  EXPECT_EQ(nameAt(cells, "no_longer_physical"), "c");
  EXPECT_EQ(at(cells, "physical_again").linksets, (std::vector<std::size_t>{1}));
}

TEST(DecisionSheet, TheReferenceIsComparedWithNothing) {
  const Weighing before = seven();
  const tuning::Side side = sideOf(before);
  const auto cells = sheetColumn(side, side);
  EXPECT_EQ(at(cells, "land_impact").value, Cell{70.0});
  for (const char* key : {"land_impact_change", "cheaper", "more_expensive", "physical_again"})
    EXPECT_EQ(at(cells, key).value, Cell{}) << key;
}

TEST(DecisionSheet, ConstantsThatDifferComeLast) {
  cost::Profile one;
  cost::Profile other;
  EXPECT_TRUE(differingConstants(std::vector{one, other}).empty());
  other[cost::Key::triangle_constant] = 0.5;
  const auto rows = differingConstants(std::vector{one, one, other});
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].key, "triangle_constant");
  EXPECT_EQ(constantCell(rows[0], one).value, Cell{0.05});
  EXPECT_EQ(constantCell(rows[0], other).value, Cell{0.5});
}

TEST(DecisionSheet, ATableCarriesTheConstants) {
  const Weighing before = seven();
  Weighing now = seven();
  now.costs[6].landImpact = 12;
  now.profile[cost::Key::triangle_constant] = 0.5;
  std::string text;
  writeCsv(sheetTable({{"Now", now.profile, sheetColumn(sideOf(now), sideOf(before))},
                       {"Baseline", before.profile, sheetColumn(sideOf(before), sideOf(before))}}),
           {}, [&text](std::string_view more) { text += more; });
  EXPECT_TRUE(text.starts_with("side,key,object,value\nNow,land_impact,,72\n")) << text;
  EXPECT_NE(text.find("Now,more_expensive_1,g,2\n"), std::string::npos) << text;
  EXPECT_NE(text.find("Now,triangle_constant,,0.5\n"), std::string::npos);
  EXPECT_NE(text.find("Baseline,triangle_constant,,0.05\n"), std::string::npos);
}

/// However many there are, and no line for one that there is not.
TEST(DecisionSheet, ATableHasAllWhoGainAndAllWhoLose) {
  const Weighing before = seven();
  Weighing now = seven();
  const double impacts[] = {4, 9, 8, 7, 6, 5, 30};  // Six become cheaper, g more expensive.
  for (std::size_t i = 0; i < 7; ++i) now.costs[i].landImpact = impacts[i];
  const tuning::Side baseline = sideOf(before);
  std::string text;
  writeCsv(sheetTable({{"Now", now.profile, sheetColumn(sideOf(now), baseline)},
                       {"Baseline", before.profile, sheetColumn(baseline, baseline)}}),
           {}, [&text](std::string_view more) { text += more; });
  const std::string_view changed =
      "Now,cheaper,,6\nNow,cheaper_1,a,-6\nNow,cheaper_2,f,-5\nNow,cheaper_3,e,-4\n"
      "Now,cheaper_4,d,-3\nNow,cheaper_5,c,-2\nNow,cheaper_6,b,-1\n"
      "Now,more_expensive,,1\nNow,more_expensive_1,g,20\nNow,no_longer_physical,";
  EXPECT_NE(text.find(changed), std::string::npos) << text;
  const std::string_view compared =
      "Baseline,cheaper,,\nBaseline,more_expensive,,\nBaseline,no_longer_physical,";
  EXPECT_NE(text.find(compared), std::string::npos) << text;
}

TEST(DecisionSheet, APageHasTheSidesBesideEachOther) {
  Weighing before = seven();
  Weighing now = seven();
  now.scene.name = "Stalls";
  now.costs[6].landImpact = 12.5;
  now.costs[0].landImpact = 7;
  now.profile[cost::Key::triangle_constant] = 0.5;
  const std::vector<SheetColumn> columns{
      {"Now", now.profile, sheetColumn(sideOf(now), sideOf(before))},
      {"Wiki", before.profile, sheetColumn(sideOf(before), sideOf(before))}};
  const auto pageOf = [&](const std::vector<SheetColumn>& shown) {
    return test::written(
        [&](const Sink& sink) { page::writeSheetHtml(shown, now, {.version = "1.2.3"}, sink); });
  };
  const std::string page = pageOf(columns);
  page::test::expectSelfContained(page);
  page::test::expectSaid(page,
                         {"<h1>Decision sheet for &quot;Stalls&quot;</h1>",
                          "<th scope=\"row\">land impact, LI</th><td>69.5</td><td>70</td>",
                          "<td>+2.5 g</td><td></td>", "<td>\u22123 a</td><td></td>",
                          "<th scope=\"row\">triangle_constant</th><td>0.5</td><td>0.05</td>"});
  // Of five rows for names one is used, so the others are not written.
  EXPECT_EQ(page::test::times(page, "<tr><td></td>"), 2U);
  page::test::expectSaid(pageOf({columns[1]}), {"All columns use the same constants."});
}

}  // namespace
}  // namespace wb::table
