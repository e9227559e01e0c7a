#include "model/report/html.h"

#include "tests/analysis/weighed_boxes.h"
#include "tests/report/pages.h"

#include <gtest/gtest.h>

namespace wb::page {
namespace {

using test::allOf;
using test::expectSaid;
using test::expectSelfContained;
using test::explained;
using test::options;
using test::reported;
using test::times;
using weighing::test::sceneOfBoxes;
using weighing::test::weighedScene;

TEST(Html, AnEmptySceneIsAPageToo) {
  const weighing::Weighing empty = weighedScene({});
  expectSelfContained(explained(empty));
  for (const table::RowKind view :
       {table::RowKind::part, table::RowKind::linkset, table::RowKind::region})
    expectSelfContained(reported({empty}, view));
}

TEST(Html, NamesFromFilesStayText) {
  const std::string evil = "<script>alert(\"x\")</script>'\x01\xff</style>";
  scene::Scene scene = sceneOfBoxes({{evil, 2}});
  scene.name = evil;
  scene.linksets[0].parts[0].name = evil;
  scene.linksets[0].region = evil;
  scene.regions.emplace_back().name = evil;
  weighing::Weighing weighing = weighedScene(scene);
  weighing.file = evil;
  weighing.profile.name = evil;
  for (const HtmlStyle style : {HtmlStyle::browser, HtmlStyle::plain}) {
    HtmlOptions how{.version = "1", .style = style};
    how.pictures.push_back({evil, "png"});
    expectSelfContained(explained(weighing, how));
    expectSelfContained(reported({weighing}, table::RowKind::linkset, how));
    expectSelfContained(reported({weighing}, table::RowKind::part, how));
  }
}

TEST(Html, TheSameInputGivesTheSamePage) {
  const weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"a", 4}, {"b", 9}}));
  EXPECT_EQ(explained(weighing), explained(weighing));
  EXPECT_EQ(reported({weighing}, table::RowKind::part), reported({weighing}, table::RowKind::part));
}

// Ten boxes: physics 10 × 0.1, server 10 × 0.5, which decides; the boxes are told once.
TEST(Html, AnExplanationSaysWhatDecidesAndWithWhichNumbers) {
  const std::string page = explained(weighedScene(sceneOfBoxes({{"Crate", 10}})));
  expectSaid(page, {"<h1>Why &quot;Crate&quot; costs what it costs</h1>",
                    "The land impact is 5 LI, because the server weight is the largest",
                    "server (decides)", "and 9 more", "documented: stated in"});
  expectSaid(page, {"stall.weighbridge, SHA-256 0123abcd", "Made with Weighbridge 1.2.3."});
}

/// What is read stands before what is looked up: number, sentence, picture, changed constants; then
/// on a sheet of its own how the numbers come about.
TEST(Html, OneSheetAnswersAndAnAppendixFollows) {
  cost::Profile profile;
  profile[cost::Key::server_per_prim] = 0.75;
  HtmlOptions how = options;
  how.pictures.push_back({"The crate", "png"});
  const std::string page = explained(weighedScene(sceneOfBoxes({{"Crate", 10}}), profile), how);
  std::size_t place = 0;
  for (const char* said :
       {"Land impact 8; the object&#39;s region holds up to 20,000", "class=\"verdict\"",
        "alt=\"The crate\"", "Server per prim: 0.75 instead of 0.5", "page-break-before:always",
        "Weights", "All terms", "Constants"}) {
    const std::size_t next = page.find(said, place);
    ASSERT_NE(next, std::string::npos) << said << "\n" << page;
    place = next;
  }
  EXPECT_EQ(times(page, "<img "), 1U);
  EXPECT_EQ(page.find("<h2>Pictures"), std::string::npos);
}

/// 33 PE at rest, and physical.
TEST(Html, WhatIsOverALimitIsSaidFirst) {
  cost::Profile profile;
  profile[cost::Key::primitive_cost] = 3.3;
  scene::Scene scene = sceneOfBoxes({{"Crate", 10}});
  scene.linksets[0].physical = true;
  const std::string page = explained(weighedScene(scene, profile));
  expectSaid(page, {"class=\"over\"", "33 PE at rest, and the limit is 32 PE"});
  EXPECT_LT(page.find("class=\"over\""), page.find("class=\"verdict\""));
}

/// SRC of ten boxes is 0.5 · (10 + 1/10); its rule was only ever published as an illustration.
TEST(Html, WhatStandsForTheServerIsShownAsWhatDecides) {
  const weighing::Weighing weighing =
      weighedScene(sceneOfBoxes({{"Crate", 10}}), *cost::builtInProfile("wiki-2011"));
  expectSaid(explained(weighing), {"the server weight is the largest: 5.05 PE",
                                   "server (decides)</th><td class=\"number\">5.05</td>"});
  expectSaid(explained(weighing), {"illustration</span></td></tr>"});
  expectSaid(reported({weighing}, table::RowKind::linkset), {">SRC</th>"});
  EXPECT_EQ(
      reported({weighedScene(sceneOfBoxes({{"a", 2}}))}, table::RowKind::linkset).find(">SRC</th>"),
      std::string::npos);
}

TEST(Html, AChangedConstantIsMarkedBesideItsUsualValue) {
  cost::Profile profile;
  profile[cost::Key::primitive_cost] = 0.75;
  const std::string page = explained(weighedScene(sceneOfBoxes({{"a", 2}}), profile));
  expectSaid(page, {"Primitive cost</th><td>", "class=\"number\">0.75</td>",
                    "class=\"number\">0.1</td><td><span class=\"changed\">changed"});
  EXPECT_EQ(times(page, "class=\"changed\""), 1u);
  EXPECT_LT(page.find(">Primitive cost"), page.find(">Server cost per"));
}

TEST(Html, OnlyConstantsThatWereUsedAreListed) {
  const std::string page = explained(weighedScene(sceneOfBoxes({{"a", 2}})));
  EXPECT_NE(page.find("<th scope=\"row\">Primitive cost</th>"), std::string::npos);
  EXPECT_EQ(page.find("<th scope=\"row\">Triangle constant</th>"), std::string::npos);
}

TEST(Html, OfManyLinksetsTheCostliestAreExplained) {
  scene::Scene scene;
  for (std::size_t i = 1; i <= 25; ++i)
    scene.linksets.push_back(weighing::test::linksetOfBoxes("set " + std::to_string(i), i * 2));
  const std::string page = explained(weighedScene(scene));
  EXPECT_EQ(times(page, "<h2>set "), mostLinksetsExplained);
  expectSaid(page, {"the 20 most expensive of 25 linksets", "<h2>set 25</h2>", "<h2>set 6</h2>"});
  EXPECT_EQ(page.find("<h2>set 5</h2>"), std::string::npos);
  EXPECT_LT(page.find("<h2>set 25</h2>"), page.find("<h2>set 24</h2>"));
}

TEST(Html, AnExplainedPartHasItsOwnTerms) {
  const weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"Crate", 3}}));
  const std::string page = table::test::written([&](const table::Sink& sink) {
    writeExplanationHtml(weighing, {{0, 1}}, options, sink);
  });
  expectSaid(page, {"Why &quot;box 1, part 2 of Crate&quot;", "box, 1 × 1 × 1 m", "0.1 PE"});
  EXPECT_EQ(page.find("Land impact"), std::string::npos);
}

/// A box of ten and one of three: each target's advice stands with it, or that there is none.
TEST(Html, WhatWouldLowerItStandsWithItsTarget) {
  const weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"Crate", 10}, {"Bench", 3}}));
  advice::Suggestion suggestion;
  suggestion.what.text = {"x", "Burn <it>."};
  suggestion.cautions.emplace_back().text = {"y", "It is gone then."};
  suggestion.before.rounded = 5;
  suggestion.after.rounded = 1;
  advice::SizeCliff cliff{.axes = "y",
                          .grows = false,
                          .from = {1, 1, 1},
                          .to = {1, 0.25, 1},
                          .before = {},
                          .after = {}};
  cliff.after.decision.reason = cost::Reason::thinMesh;
  std::vector<explain::TargetAdvice> both(2);
  both.front().suggestions = {suggestion};
  both.front().cliffs = {cliff};
  both.back().bound = 0;
  const explain::Advice advice = both;
  const auto written = [&](const explain::Advice& given) {
    return table::test::written([&](const table::Sink& sink) {
      writeExplanationHtml(weighing, allOf(weighing), options, sink, given);
    });
  };
  const std::string page = written(advice);
  expectSelfContained(page);
  expectSaid(page, {"<p>1. Burn &lt;it&gt;. Land impact 1 instead of 5.</p>",
                    "<li>It is gone then.</li>", "<li>Its y side, now 1 m, can shrink to 0.25 m"});
  EXPECT_EQ(times(page, "How to lower it"), 2U);
  EXPECT_EQ(times(page, "Nothing makes it cheaper: "), 1U);
  EXPECT_LT(page.find("Burn"), page.find("<h2>Bench</h2>"));
  EXPECT_EQ(times(written({}), "How to lower it"), 0U);
}

/// The sheet has the two best steps, its appendix the others.
TEST(Html, NoStepStandsTwiceOnAPage) {
  std::vector<explain::TargetAdvice> given(1);
  for (const Text text : {Text{"first", "Burn it."}, Text{"second", "Melt it."},
                          Text{"third", "Sink it."}, Text{"fourth", "Sell it."}}) {
    advice::Suggestion& suggestion = given.front().suggestions.emplace_back();
    suggestion.what.text = text;
    suggestion.before.rounded = 5;
    suggestion.after.rounded = 1;
  }
  const std::string page = table::test::written([&](const table::Sink& sink) {
    const weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"Crate", 10}}));
    writeExplanationHtml(weighing, allOf(weighing), options, sink, given);
  });
  for (const char* step : {"Burn it.", "Melt it.", "Sink it.", "Sell it."})
    EXPECT_EQ(times(page, step), 1U) << step;
  EXPECT_EQ(times(page, "How to lower it"), 1U);
  const std::size_t appendix = page.find("Other steps");
  ASSERT_NE(appendix, std::string::npos);
  EXPECT_LT(page.find("Melt it."), appendix);
  EXPECT_GT(page.find("Sink it."), appendix);
}

TEST(Html, PicturesAreInsideThePage) {
  const weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"a", 1}}));
  expectSaid(explained(weighing), {"This page has no pictures of the 3D view."});
  HtmlOptions how = options;
  how.pictures.push_back({"From the front", "Man"});
  const std::string page = explained(weighing, how);
  expectSaid(page, {"<img src=\"data:image/png;base64,TWFu\" alt=\"From the front\">"});
  EXPECT_EQ(page.find("no pictures"), std::string::npos);
}

TEST(Html, FindingsAreTold) {
  weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"a", 1}}));
  weighing.findings.push_back(
      {Severity::warning, {"x.y", "a side of {size} m"}, {{"size", "0"}}, "linksets[0]", 1, {}});
  expectSaid(explained(weighing), {"<li>warning: a: a side of 0 m</li>"});
}

/// A place within a part is told as the file has it.
TEST(Html, FindingsNameThePartThatTheyAreOf) {
  weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"Wall", 2}}));
  for (const char* place : {"linksets[0].parts[1]", "linksets[0].parts[1].scale"})
    weighing.findings.push_back({Severity::error, {"x.y", "odd"}, {}, place, 1, {}});
  expectSaid(explained(weighing), {"<li>error: Wall › box 1: odd</li>",
                                   "<li>error: linksets[0].parts[1].scale: odd</li>"});
}

TEST(Html, WhatIsInNoFileHasNoEmptyOrigin) {
  weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"a", 1}}));
  weighing.file.clear();
  weighing.sha256.clear();
  const std::string untitled = explained(weighing);
  expectSaid(untitled, {"<p>The scene was not saved to a file.</p>"});
  EXPECT_EQ(untitled.find("SHA-256"), std::string::npos);
  weighing.scene.name = "A small market";
  expectSaid(explained(weighing),
             {"<p>The scene &quot;A small market&quot; was not saved to a file.</p>"});
}

/// Of one object: those in its own place of the scene's own file.
TEST(Html, AnotherObjectsFindingsAreNotOnThePageOfOne) {
  weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"a", 2}, {"b", 2}}));
  weighing.file = "/home/me/stall.weighbridge";
  const auto find = [&](const char* what, const char* place, const std::string& file) {
    weighing.findings.push_back({Severity::warning, {"x.y", what}, {}, place, 1, file});
  };
  find("of a", "linksets[0]", weighing.file);
  find("of its part", "linksets[0].parts[1].scale", weighing.file);
  find("of b", "linksets[1]", weighing.file);
  find("of the scene", "regions[0]", weighing.file);
  find("of another file", "linksets[0]", "/home/me/scenario.json");
  const auto findingsOf = [&](const weighing::Target& target) {
    const std::string page = table::test::written(
        [&](const table::Sink& sink) { writeExplanationHtml(weighing, {target}, options, sink); });
    return times(page, "<li>warning: stall.weighbridge: ");
  };
  EXPECT_EQ(findingsOf({0, {}}), 2U);
  EXPECT_EQ(findingsOf({0, 0}), 1U);
  EXPECT_EQ(findingsOf({0, 1}), 2U);
  EXPECT_EQ(findingsOf({1, {}}), 1U);
  EXPECT_EQ(times(explained(weighing), "<li>warning: "), 5U);
}

TEST(Html, FoldersAreNotTold) {
  weighing::Weighing weighing = weighedScene(sceneOfBoxes({{"a", 2}}));
  weighing.file = "/home/me/stall.weighbridge";
  weighing.findings.push_back({Severity::note, {"x.y", "odd"}, {}, {}, 1, "/home/me/other.json"});
  for (const char* place : {"assets.a.path (/home/me/(1)/a.mesh): byte 2", "x (y) z", "x)y (z"})
    weighing.findings.push_back({Severity::note, {"x.y", "odd"}, {}, place, 1, {}});
  for (const std::string& page :
       {explained(weighing), reported({weighing}, table::RowKind::linkset)})
    EXPECT_EQ(page.find("/home/me"), std::string::npos);
  expectSaid(explained(weighing), {"<p>stall.weighbridge, SHA-256 0123abcd"});
  expectSaid(reported({weighing}, table::RowKind::linkset),
             {"<li>note: other.json: odd</li>", "<li>note: assets.a.path (a.mesh): byte 2: odd",
              "<li>note: x (y) z: odd", "x)y (z: odd"});
}

TEST(Html, CommandsAreNamedOnlyWhereTheyAreWanted) {
  std::vector<std::pair<std::string, std::size_t>> many;
  for (std::size_t i = 1; i <= 21; ++i) many.emplace_back("set", i);
  const weighing::Weighing weighing = weighedScene(sceneOfBoxes(many));
  expectSaid(explained(weighing), {"21 linksets. Use --linkset to explain another one"});
  expectSaid(reported({weighing}, table::RowKind::linkset),
             {"21 linksets. &quot;weighbridge explain"});
  HtmlOptions how = options;
  how.namesCommands = false;
  for (const std::string& page :
       {explained(weighing, how), reported({weighing}, table::RowKind::linkset, how)}) {
    expectSaid(page, {"most expensive of 21 linksets.</p>"});
    EXPECT_EQ(page.find("--linkset"), std::string::npos);
  }
}

}  // namespace
}  // namespace wb::page
