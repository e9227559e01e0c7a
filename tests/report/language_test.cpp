#include "model/core/language.h"

#include "model/report/explanation_json.h"
#include "model/report/explanation_text.h"
#include "model/report/html.h"
#include "tests/analysis/weighed_boxes.h"
#include "tests/report/tables.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>

namespace wb::page {
namespace {

using weighing::test::sceneOfBoxes;
using weighing::test::weighedScene;

/// Large letters but for what is filled in: what stays small was said in English, or is a name.
std::string shouted(const std::string& english) {
  std::string text;
  bool isFilledIn = false;
  for (const char c : english) {
    isFilledIn = (isFilledIn && c != '}') || c == '{';
    text += isFilledIn ? c : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  return text;
}

const Language shouting{.tag = "x-shouting", .decimalSign = ",", .translation = shouted};

/// A page without its marks, its head and what formulas write in symbols.
std::string wordsOf(const std::string& page) {
  std::string text;
  std::size_t at = page.find("<h1>");
  while (at < page.size()) {
    if (page.compare(at, 22, "<span class=\"symbols\">") == 0) at = page.find("</span>", at);
    if (page[at] == '<') {
      at = std::min(page.find('>', at), page.size() - 1) + 1;
      text += ' ';
    } else {
      text += page[at++];
    }
  }
  return text;
}

/// `c`, `c_prim`, `LI_min`
bool isSymbol(const std::string& word) { return word.size() == 1 || word.find('_') <= 2; }

using StringList = std::vector<std::string>;

/// Words with a small letter, but for symbols, functions, escapes and those that are known.
StringList smallWordsOf(const std::string& text, StringList known) {
  for (const char* symbol : {"min", "max", "round", "ceil", "quot"}) known.push_back(symbol);
  StringList found;
  std::string word;
  for (const char c : text + ' ') {
    if (std::isalnum(static_cast<unsigned char>(c)) || c == '_') {
      word += c;
      continue;
    }
    const bool isSmall = std::ranges::any_of(word, [](char l) { return l >= 'a' && l <= 'z'; });
    const bool isKnown = isSymbol(word) || std::ranges::find(known, word) != known.end();
    if (isSmall && !isKnown) found.push_back(word);
    word.clear();
  }
  return found;
}

/// A linkset of several kinds of parts, one of them without a name, under changed constants; its
/// names read like words of the tables and like numbers.
weighing::Weighing oddlyNamed() {
  scene::Scene scene = sceneOfBoxes({{"box", 4}, {"penalty", 1}});
  scene.name = "none";
  scene.regions.emplace_back().name = "total";
  scene.linksets[0].region = "total";
  scene.linksets[1].region = "total";
  scene.linksets[0].parts[0].name = "0.5";
  scene.linksets[0].parts[1].kind = scene::PartKind::flexible;
  scene.linksets[0].parts[1].name.clear();
  scene.linksets[0].parts[2].kind = scene::PartKind::sphere;
  scene.linksets[0].parts[2].scale.x = 1.5;
  scene.linksets[0].parts[3].kind = scene::PartKind::mesh;
  scene.linksets[0].parts[3].name = "convex_hull";
  cost::Profile profile;
  profile.name = "hull_cost";
  profile[cost::Key::primitive_cost] = 0.06162769485756977;
  profile.rounding = cost::Rounding::ceiling;
  weighing::Weighing weighing = weighedScene(scene, profile);
  weighing.file = "/home/me/stall.weighbridge";
  weighing.findings = cost::findings(weighing.scene, weighing.statistics);
  return weighing;
}

/// The names in it, and the words of places.
const StringList notTranslated{"none",     "box",         "0",         "3",     "penalty",
                               "total",    "convex_hull", "hull_cost", "stall", "weighbridge",
                               "0123abcd", "linksets",    "parts"};

std::string explanationOf(const weighing::Weighing& weighing) {
  const std::vector<weighing::Target> targets{{0, {}}, {0, 2}, {1, {}}};
  return table::test::written([&](const table::Sink& sink) {
    explain::writeExplanation(weighing, targets, sink, explain::adviceFor(weighing, targets));
  });
}

std::string pageOf(const weighing::Weighing& weighing,
                   const std::vector<weighing::Target>& targets) {
  return table::test::written([&](const table::Sink& sink) {
    writeExplanationHtml(weighing, targets, {.version = "1.2.3", .namesCommands = false}, sink,
                         explain::adviceFor(weighing, targets));
  });
}

std::string reportOf(const weighing::Weighing& weighing, table::RowKind view) {
  const std::span<const weighing::Weighing> one(&weighing, 1);
  return table::test::written([&](const table::Sink& sink) {
    writeReportHtml(one, htmlTables(view, one, table::Columns::standard),
                    {.version = "1.2.3", .namesCommands = false}, sink);
  });
}

TEST(SpokenExplanation, HasNoTextOfTheTablesInEnglish) {
  const weighing::Weighing weighing = oddlyNamed();
  const LanguageScope speaking(shouting);
  std::string text = explanationOf(weighing);
  EXPECT_EQ(smallWordsOf(text, notTranslated), StringList()) << text;
  std::ranges::replace(text, '\n', ' ');
  EXPECT_NE(text.find("PRIMITIVE COST IS 0,06163 INSTEAD OF 0,1"), std::string::npos) << text;
  EXPECT_NE(text.find("ROUNDING IS CEILING INSTEAD OF NEAREST"), std::string::npos) << text;
}

TEST(SpokenExplanation, KeepsNamesThatReadLikeWordsOrNumbers) {
  const weighing::Weighing weighing = oddlyNamed();
  const LanguageScope speaking(shouting);
  const std::string text = explanationOf(weighing);
  EXPECT_NE(text.find("\nbox\n"), std::string::npos) << text;
  for (const char* name : {"0.5", "convex_hull", "UNDER THE PROFILE hull_cost*.", "PART 2"})
    EXPECT_NE(text.find(name), std::string::npos) << name << "\nin " << text;
  EXPECT_EQ(text.find("0,5 AND"), std::string::npos);
}

TEST(SpokenPage, HasNoTextOfTheTablesInEnglish) {
  const weighing::Weighing weighing = oddlyNamed();
  const LanguageScope speaking(shouting);
  for (const std::string& one :
       {pageOf(weighing, {{0, {}}}), pageOf(weighing, {{0, 2}}),
        pageOf(weighing, {{0, {}}, {1, {}}}), reportOf(weighing, table::RowKind::linkset),
        reportOf(weighing, table::RowKind::part), reportOf(weighing, table::RowKind::region)}) {
    EXPECT_NE(one.find("<html lang=\"x-shouting\">"), std::string::npos);
    EXPECT_EQ(smallWordsOf(wordsOf(one), notTranslated), StringList()) << one;
  }
}

TEST(SpokenPage, HasNumbersWithTheSignOfTheLanguage) {
  const weighing::Weighing weighing = oddlyNamed();
  const LanguageScope speaking(shouting);
  const std::string one = pageOf(weighing, {{0, {}}});
  EXPECT_NE(one.find(">0,06162769485756977</td>"), std::string::npos);
  EXPECT_NE(one.find(">0,1</td>"), std::string::npos);
}

TEST(SpokenPage, IsAsBeforeOnceTheLanguageEnds) {
  const weighing::Weighing weighing = oddlyNamed();
  const std::string before = explanationOf(weighing) + reportOf(weighing, table::RowKind::part);
  {
    const LanguageScope speaking(shouting);
    EXPECT_NE(explanationOf(weighing) + reportOf(weighing, table::RowKind::part), before);
  }
  EXPECT_EQ(explanationOf(weighing) + reportOf(weighing, table::RowKind::part), before);
}

TEST(SpokenExplanation, AsDataIsTheSameInEveryLanguage) {
  const weighing::Weighing weighing = oddlyNamed();
  const std::vector<weighing::Target> targets{{0, {}}};
  const auto json = [&] {
    return table::test::written([&](const table::Sink& sink) {
      explain::writeExplanationJson(weighing, targets, "1", sink);
    });
  };
  const std::string before = json();
  const LanguageScope speaking(shouting);
  EXPECT_EQ(json(), before);
}

TEST(Rendered, IsEnglishLetterForLetterOutsideOfALanguage) {
  const Sentence statement{{"x", "{part} is {type}, {width} m"},
                           {{"part", "1.5"}, {"type", Word{"a_b"}}, {"width", 1.5}}};
  EXPECT_EQ(rendered(statement), "1.5 is a_b, 1.5 m");
  const LanguageScope speaking(shouting);
  EXPECT_EQ(rendered(statement), "1.5 IS A B, 1,5 M");
}

}  // namespace
}  // namespace wb::page
