#include "tests/page/pages.h"
#include "tests/weighing/weighed_boxes.h"

#include <gtest/gtest.h>

namespace wb::page {
namespace {

using test::expectSaid;
using test::expectSelfContained;
using test::options;
using test::reported;
using test::times;
using weighing::test::sceneOfBoxes;
using weighing::test::weighedScene;

TEST(Html, AReportHasTheMostExpensiveFirstAndATotal) {
  const std::string page =
      reported({weighedScene(sceneOfBoxes({{"small", 2}, {"large", 60}, {"middle", 20}}))},
               table::RowKind::linkset);
  const auto row = [&page](const std::string& name) {
    return page.find("<tr><th scope=\"row\">" + name + "</th>");
  };
  EXPECT_LT(row("large"), row("middle"));
  EXPECT_LT(row("middle"), row("small"));
  ASSERT_NE(row("small"), std::string::npos);
  expectSaid(page, {"<caption>Linksets of stall.weighbridge, the dearest first</caption>",
                    "<tfoot><tr><th scope=\"row\">total</th><td class=\"number\">82</td>",
                    "41 of 20000 used, 0 %"});
}

TEST(Html, AReportHasATableForEachRegion) {
  scene::Scene scene = sceneOfBoxes({{"a", 4}, {"b", 4}, {"lost", 4}});
  scene.regions.emplace_back().name = "North";
  scene.regions.back().kind = "homestead";
  scene.regions.emplace_back().name = "South";
  scene.linksets[0].region = "North";
  scene.linksets[1].region = "South";
  const std::string page = reported({weighedScene(scene)}, table::RowKind::linkset);
  expectSaid(page, {"Linksets of North, the dearest first", "Linksets of South, the dearest first",
                    "2 of 5000 used", "2 of 20000 used"});
}

TEST(Html, AReportOfSomeRowsLeavesTheRegionsWhole) {
  const std::string page = reported(
      {weighedScene(sceneOfBoxes({{"a", 4}, {"b", 10}}))}, table::RowKind::linkset, options,
      [](const table::Table& table, std::size_t row) { return table.target(row)->linkset == 1; });
  EXPECT_EQ(page.find("<th scope=\"row\">a</th>"), std::string::npos);
  expectSaid(page, {"<th scope=\"row\">b</th>", "7 of 20000 used"});
}

TEST(Html, AReportAnswersForTheMostExpensive) {
  scene::Scene scene;
  for (std::size_t i = 1; i <= 7; ++i)
    scene.linksets.push_back(weighing::test::linksetOfBoxes("set " + std::to_string(i), i * 2));
  const std::string page = reported({weighedScene(scene)}, table::RowKind::linkset);
  EXPECT_EQ(times(page, "<h3>set "), mostLinksetsAnswered);
  expectSaid(page, {"for the 5 dearest of 7 linksets", "<h3>set 7</h3>", "<h3>set 3</h3>"});
}

TEST(Html, WhereAllAreAnsweredTheyAreNotCounted) {
  const weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"a", 2}}));
  const std::string page = reported({weighing}, table::RowKind::linkset);
  EXPECT_EQ(page.find("dearest of"), std::string::npos);
  expectSaid(page, {"<p>&quot;weighbridge explain SCENE"});
  HtmlOptions how = options;
  how.namesCommands = false;
  EXPECT_EQ(times(reported({weighing}, table::RowKind::linkset, how), "<p></p>"), 0U);
}

TEST(Html, ManyRowsAreGivenPieceByPiece) {
  const weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"a", 2000}}));
  std::size_t longest = 0;
  std::size_t rows = 0;
  writeReportHtml({&weighing, 1},
                  htmlTables(table::RowKind::part, {&weighing, 1}, table::Columns::standard),
                  options, [&](std::string_view piece) {
                    longest = std::max(longest, piece.size());
                    rows += times(piece, "<tr><th scope=\"row\">a</th>");
                  });
  EXPECT_EQ(rows, 2000u);
  EXPECT_LT(longest, 100'000u);
}

TEST(Html, AComparisonHasTheGreatestChangesFirstWhetherMoreOrLess) {
  const weighing::Weighing before =
      weighedScene(sceneOfBoxes({{"more", 4}, {"less", 60}, {"same", 2}}));
  const weighing::Weighing after =
      weighedScene(sceneOfBoxes({{"more", 20}, {"less", 2}, {"same", 2}}));
  const std::vector<table::Versions> versions{{&before, &after}};
  HtmlOptions how = options;
  how.summary = {"Two <changes>."};
  const std::string page = table::test::written([&](const table::Sink& sink) {
    writeReportHtml({&after, 1}, htmlChanges(table::RowKind::linkset, versions), how, sink);
  });
  expectSelfContained(page);
  const auto row = [&page](const std::string& name) {
    return page.find("<tr><th scope=\"row\">" + name + "</th>");
  };
  EXPECT_LT(row("less"), row("more"));
  EXPECT_LT(row("more"), row("same"));
  expectSaid(page, {"<p>Two &lt;changes&gt;.</p>", "aria-label=\"What changes in "});
}

}  // namespace
}  // namespace wb::page
