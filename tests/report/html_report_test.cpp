#include "tests/analysis/weighed_boxes.h"
#include "tests/report/pages.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

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
  expectSaid(page, {"<caption>Linksets of stall.weighbridge, most expensive first</caption>",
                    "<tfoot><tr><th scope=\"row\">total</th><td class=\"number\">82</td>",
                    "41 of 20,000 LI used, 0%"});
}

TEST(Html, AReportHasATableForEachRegion) {
  scene::Scene scene = sceneOfBoxes({{"a", 4}, {"b", 4}, {"lost", 4}});
  scene.regions.emplace_back().name = "North";
  scene.regions.back().kind = "homestead";
  scene.regions.emplace_back().name = "South";
  scene.linksets[0].region = "North";
  scene.linksets[1].region = "South";
  const std::string page = reported({weighedScene(scene)}, table::RowKind::linkset);
  expectSaid(page,
             {"Linksets of North, most expensive first", "Linksets of South, most expensive first",
              "2 of 5,000 LI used", "2 of 20,000 LI used"});
}

TEST(Html, RegionsOfOneNameAreToldApart) {
  scene::Scene scene = sceneOfBoxes({{"a", 4}, {"b", 4}});
  for (const std::size_t i : {0U, 1U}) {
    scene::Region& region = scene.regions.emplace_back();
    region.name = "Home";
    region.id = *Uuid::parse(i == 0 ? "11111111-1111-4111-8111-111111111111"
                                    : "22222222-2222-4222-8222-222222222222");
    scene.linksets[i].region = region.id.text();
  }
  const std::string page = reported({weighedScene(scene)}, table::RowKind::linkset);
  expectSaid(page,
             {"Linksets of Home (11111111), most expensive first",
              "Linksets of Home (22222222), most expensive first",
              "<span class=\"name\">Home (11111111): </span>",
              "<span class=\"name\">Home (22222222): </span>",
              "<th scope=\"row\">Home (11111111)</th>", "<th scope=\"row\">Home (22222222)</th>"});
}

/// Numbers say which: what is in none is not called as they are, nor they as the file.
TEST(Html, WhatHasNoNameHasItsNumber) {
  scene::Scene scene = sceneOfBoxes({{"a", 4}, {"b", 4}, {"c", 4}});
  for (const std::size_t i : {0U, 1U}) {
    scene::Region& region = scene.regions.emplace_back();
    region.id = *Uuid::parse(i == 0 ? "11111111-1111-4111-8111-111111111111"
                                    : "22222222-2222-4222-8222-222222222222");
    region.parcels.emplace_back().area = 32.768;
    scene.linksets[i].region = region.id.text();
  }
  const std::string page = reported({weighedScene(scene)}, table::RowKind::linkset);
  expectSaid(
      page,
      {"Linksets of region 1, most expensive first", "Linksets of region 2, most expensive first",
       "<span class=\"name\">region 1: </span>", "<span class=\"name\">region 2: </span>",
       "<span class=\"name\">parcel 1: </span>", "<span class=\"name\">No region: </span>"});
  scene.regions.clear();
  EXPECT_EQ(reported({weighedScene(scene)}, table::RowKind::linkset).find("No region"),
            std::string::npos)
      << "without regions there is nothing to tell it from";
}

TEST(Html, AReportOfSomeRowsLeavesTheRegionsWhole) {
  const std::string page = reported(
      {weighedScene(sceneOfBoxes({{"a", 4}, {"b", 10}}))}, table::RowKind::linkset, options,
      [](const table::Table& table, std::size_t row) { return table.target(row)->linkset == 1; });
  EXPECT_EQ(page.find("<th scope=\"row\">a</th>"), std::string::npos);
  expectSaid(page, {"<th scope=\"row\">b</th>", "7 of 20,000 LI used"});
}

TEST(Html, AReportAnswersForTheMostExpensive) {
  scene::Scene scene;
  for (std::size_t i = 1; i <= 7; ++i)
    scene.linksets.push_back(weighing::test::linksetOfBoxes("set " + std::to_string(i), i * 2));
  const std::string page = reported({weighedScene(scene)}, table::RowKind::linkset);
  EXPECT_EQ(times(page, "<h3>set "), mostLinksetsAnswered);
  expectSaid(page, {"for the 5 most expensive of 7 linksets", "<h3>set 7</h3>", "<h3>set 3</h3>"});
}

TEST(Html, WhereAllAreAnsweredTheyAreNotCounted) {
  const weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"a", 2}}));
  const std::string page = reported({weighing}, table::RowKind::linkset);
  EXPECT_EQ(page.find("most expensive of"), std::string::npos);
  expectSaid(page, {"<p>&quot;weighbridge explain SCENE"});
  HtmlOptions how = options;
  how.namesCommands = false;
  EXPECT_EQ(times(reported({weighing}, table::RowKind::linkset, how), "<p></p>"), 0U);
}

/// 32.768 of 65,536 m² hold 10 of 20,000: the parcel is over, and the region is not.
TEST(Html, AReportHasABudgetForEachParcel) {
  scene::Scene scene = sceneOfBoxes({{"a", 40}, {"b", 4}});
  scene::Region& region = scene.regions.emplace_back();
  region.name = "North";
  region.parcels.push_back({.id = {}, .name = "Shop", .area = 32.768, .extra = {}});
  for (scene::Linkset& linkset : scene.linksets) linkset.region = "North";
  scene.linksets[0].parcel = "Shop";
  const std::string page = reported({weighedScene(scene)}, table::RowKind::linkset);
  expectSaid(page, {"Land impact: 22 LI, 2 linksets", "North: ", "22 of 20,000 LI used",
                    "parcel Shop: ", "20 of 10 LI used, 200%", "10 LI over capacity"});
  EXPECT_EQ(times(page, "over capacity"), 1U);
  EXPECT_EQ(times(page, "class=\"bar full\""), 1U);
}

TEST(Html, AReportShowsTheTwentyCostliest) {
  scene::Scene scene;
  for (std::size_t i = 1; i <= 25; ++i)
    scene.linksets.push_back(weighing::test::linksetOfBoxes("set " + std::to_string(i), i * 2));
  HtmlOptions how = options;
  how.thumbnails = {"first", "", "third"};
  const weighing::Weighing weighing = weighedScene(scene);
  for (const HtmlStyle style : {HtmlStyle::browser, HtmlStyle::plain}) {
    how.style = style;
    const std::string page = reported({weighing}, table::RowKind::linkset, how);
    expectSelfContained(page);
    expectSaid(page, {"These are the 20 most expensive of 25 linksets.", ">1. set 25<",
                      ">20. set 6<", "Largest weight: server, 25 PE"});
    EXPECT_EQ(page.find(">21. "), std::string::npos);
    EXPECT_EQ(times(page, "<img "), 2U);
  }
}

/// What a filter leaves out of the tables is in no card, no answer and no list either.
TEST(Html, AReportTellsOnlyOfTheLinksetsThatAreShown) {
  const weighing::Weighing before = weighedScene(sceneOfBoxes({{"a", 2}, {"b", 2}}));
  const weighing::Weighing after = weighedScene(sceneOfBoxes({{"a", 20}, {"b", 30}}));
  const RowTest isA = [](const table::Table& table, std::size_t row) {
    const auto linkset = std::ranges::find(table.headings, "linkset", &table::Heading::key);
    const auto column = static_cast<std::size_t>(linkset - table.headings.begin());
    return table.cell(row, column) == table::Cell("a");
  };
  const std::vector<table::Versions> versions{{&before, &after}};
  HtmlOptions how = options;
  how.compared = comparedOf(versions);
  for (const auto view : {table::RowKind::linkset, table::RowKind::part}) {
    how.isShown = linksetsOfRows({{&after.scene, table::tableOf(view, {&after, 1})}}, isA);
    const std::vector<LinksetOf> shown = costliestOf({&after, 1}, 20, how.isShown);
    ASSERT_EQ(shown.size(), 1U);
    EXPECT_EQ(shown.front().linkset, 0U);
    const std::string page = table::test::written([&](const table::Sink& sink) {
      writeReportHtml({&after, 1}, {}, how, sink);
    });
    expectSaid(page, {"Land impact: 25 LI, 2 linksets", ">1. a<", "<h3>a</h3>",
                      "One linkset becomes more expensive: +9 LI"});
    EXPECT_EQ(page.find(">2. b<"), std::string::npos);
    EXPECT_EQ(page.find("<h3>b</h3>"), std::string::npos);
    EXPECT_EQ(page.find("most expensive of"), std::string::npos);
  }
  EXPECT_FALSE(linksetsOfRows({}, {}));
}

TEST(Html, AComparisonNamesWinnersAndLosers) {
  const weighing::Weighing before =
      weighedScene(sceneOfBoxes({{"more", 4}, {"less", 60}, {"same", 2}, {"gone", 10}}));
  const weighing::Weighing after =
      weighedScene(sceneOfBoxes({{"more", 20}, {"less", 2}, {"same", 2}}));
  const std::vector<table::Versions> versions{{&before, &after}};
  HtmlOptions how = options;
  how.compared = comparedOf(versions);
  const std::string page = reported({after}, table::RowKind::linkset, how);
  expectSelfContained(page);
  expectSaid(page, {"One linkset becomes more expensive: +8 LI",
                    ">more</th><td class=\"number\">2</td><td class=\"number\">10</td>",
                    "2 linksets become cheaper: −34 LI in all",
                    ">less</th><td class=\"number\">30</td><td class=\"number\">1</td>",
                    ">gone</th><td class=\"number\">5</td><td class=\"number\">0</td>"});
  EXPECT_LT(page.find(">more</th>"), page.find(">less</th>"));
  EXPECT_LT(page.find(">less</th>"), page.find(">gone</th>"));
  EXPECT_EQ(reported({after}, table::RowKind::linkset).find("becomes more expensive"),
            std::string::npos);
}

/// Nobody reads thousands of rows on paper.
TEST(Html, OnPaperTablesEndWhereTheCsvSaysMore) {
  const weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"a", 150}}));
  HtmlOptions how = options;
  EXPECT_EQ(times(reported({weighing}, table::RowKind::part, how), ">a</th>"), 150U);
  how.style = HtmlStyle::plain;
  const std::string page = reported({weighing}, table::RowKind::part, how);
  expectSaid(page, {"These are the first 100 of 150 rows; the CSV file saved with this page has "
                    "all of them."});
  EXPECT_EQ(times(page, "<td>a</td>"), 100U);
}

TEST(Html, TheTableHasAFileBesideThePage) {
  EXPECT_EQ(tableBeside("/home/me/market.html"), "/home/me/market_table.csv");
  EXPECT_EQ(tableBeside("v1.2.pdf"), "v1.2_table.csv");
}

TEST(Html, WhatIsNoEarlierTableIsInTheWay) {
  const std::string path = testing::TempDir() + "page_table.csv";
  std::filesystem::remove(path);
  EXPECT_FALSE(isInTheWay(path));
  const auto isInTheWayWith = [&path](std::string_view content) {
    std::ofstream(path, std::ios::binary) << content;
    return isInTheWay(path);
  };
  for (const char* earlier : {"file,region,linkset\na,b,c\n", "side,key,object,value\n"})
    EXPECT_FALSE(isInTheWayWith(earlier)) << earlier;
  for (const char* other : {"", "file", "file;region", "files,2\n", "name,file\n", "my list\n"})
    EXPECT_TRUE(isInTheWayWith(other)) << other;
  std::filesystem::remove(path);
  std::filesystem::create_directory(path);
  EXPECT_TRUE(isInTheWay(path));
  std::filesystem::remove(path);
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
