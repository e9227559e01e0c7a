// What people read is in their language; what machines read is not.
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include "translations/catalogue/catalogue.h"
#include "translations/catalogue/messages.h"
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <regex>
#include <vector>

namespace wb::app::test {
namespace {

using Arguments = std::vector<std::string>;

const std::string samples = WEIGHBRIDGE_SAMPLES;

Arguments inGerman(Arguments arguments) {
  arguments.insert(arguments.end(), {"--lang", "de"});
  return arguments;
}

Ran runUnder(const std::string& variable, const Arguments& arguments) {
  return run(arguments, {.environment = {variable}});
}

bool says(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

/// What a command printed, kept: several tests look at it.
const Ran& ranOnce(const Arguments& arguments) {
  static std::map<Arguments, Ran> all;
  const auto [found, isNew] = all.try_emplace(arguments);
  if (isNew) found->second = run(arguments);
  return found->second;
}

/// Commands that people read the answers of: with WEIGHBRIDGE_LONG set also those whose objects are
/// searched for long.
std::vector<Arguments> readByPeople() {
  std::vector<Arguments> all{
      {"explain", samples + "/bench.weighbridge"},
      {"explain", samples + "/chair.weighbridge"},
      {"explain", samples + "/ten_boxes.weighbridge"},
      {"report", samples + "/market.weighbridge", "--format", "text"},
      {"report", samples + "/market.weighbridge", "--by", "part", "--format", "text"},
      {"report", samples + "/market.weighbridge", "--against", "wiki-2011", "--format", "text"},
      {"inspect", samples + "/chair.llmesh"},
      {"sweep", samples + "/chair.weighbridge", "--scale", "0.5:2:4", "--format", "text"},
      {"sensitivity", samples + "/chair.weighbridge", "--format", "text"},
      {"fragility", samples + "/chair.weighbridge"},
      {"voxels", samples + "/chair.weighbridge", "--depth", "3"},
      {"profile", "show", "second-life"},
      {"profile", "diff", "second-life", "wiki-2011"}};
  if (std::getenv("WEIGHBRIDGE_LONG") != nullptr)
    for (const char* name :
         {"butterfly", "doorway", "duck", "ring", "slivers", "statue", "vehicle"})
      all.push_back({"explain", samples + "/" + name + ".weighbridge"});
  return all;
}

/// One that machines read.
const std::array<Arguments, 9> readByMachines{
    {{"explain", samples + "/bench.weighbridge", "--format", "json"},
     {"report", samples + "/market.weighbridge"},
     {"report", samples + "/market.weighbridge", "--by", "part", "--format", "json"},
     {"report", samples + "/market.weighbridge", "--against", "wiki-2011"},
     {"inspect", samples + "/chair.llmesh", "--format", "json"},
     {"sweep", samples + "/chair.weighbridge", "--scale", "0.5:2:4"},
     {"sensitivity", samples + "/chair.weighbridge", "--format", "json"},
     {"fragility", samples + "/chair.weighbridge", "--format", "csv"},
     {"profile", "show", "second-life", "--format", "csv"}}};

/// A text of the tables that is a sentence, without anything filled in: of four words at least, as
/// fewer are a part of other sentences, of which some are not translated yet.
bool isSentence(std::string_view english) {
  return std::ranges::count(english, ' ') >= 3 &&
         english.find_first_of("{\n") == std::string_view::npos;
}

std::string inOneLine(const std::string& text) {
  return std::regex_replace(text, std::regex("\\s+"), " ");
}

TEST(SpokenProgram, GermanHasNoSentenceOfTheTablesInEnglish) {
  for (const Arguments& arguments : readByPeople()) {
    const Ran ran = ranOnce(inGerman(arguments));
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::string text = inOneLine(ran.out);
    const std::string english = inOneLine(ranOnce(arguments).out);
    EXPECT_NE(text, english) << arguments.front();
    for (const translations::Message& message : translations::catalogues().front().messages) {
      if (isSentence(message.english) && message.forms[1] != message.english) {
        EXPECT_FALSE(says(text, std::string(message.english)))
            << message.english << "\nin " << arguments.front() << ' ' << text;
      }
    }
  }
}

/// "1 hulls", "2e-07 m", a sentence that another runs into.
std::vector<std::string> slipsIn(const std::string& text) {
  static const std::regex slip(
      "\\b1 (?!yes\\b|bis\\b|is\\b|has\\b|was\\b|physics\\b)[a-z]+s\\b|[0-9]e[-+][0-9]|"
      "[a-z] (Until|It|Its|This|There|When|Once|Nothing|Openings|Make|Set)\\b|"
      "\\b1 (Teile|Hüllen|Dreiecke|Skripte|Linksets|Objekte)\\b|[a-z] (Es|Seine|Wenn|Nichts)\\b");
  std::vector<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), slip), end; at != end; ++at)
    found.push_back(text.substr(static_cast<std::size_t>(at->position()), 60));
  return found;
}

TEST(SpokenProgram, MakesNoSlips) {
  EXPECT_EQ(slipsIn("1 hulls").size(), 1U);
  EXPECT_EQ(slipsIn("2e-07 m wide").size(), 1U);
  EXPECT_EQ(slipsIn("not the end Until it is right").size(), 1U);
  EXPECT_TRUE(slipsIn("1 part is mesh. It has 2 hulls; 0.2 µm.").empty());
  for (const Arguments& arguments : readByPeople()) {
    EXPECT_EQ(slipsIn(ranOnce(arguments).out), std::vector<std::string>()) << arguments[0];
    EXPECT_EQ(slipsIn(ranOnce(inGerman(arguments)).out), std::vector<std::string>())
        << arguments[0];
  }
}

/// In French a space stands before the colon, one that does not break in the catalogue.
TEST(SpokenProgram, CausesNameTheirPartsOnce) {
  const Ran ran = run({"explain", samples + "/market.weighbridge", "--linkset",
                       "Car with torus wheels", "--lang", "fr"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(says(ran.out, "1. wheel, éléments 2, 3, 4 et 5\u00a0: maillage")) << ran.out;
}

TEST(SpokenProgram, DataIsTheSameInEveryLanguage) {
  for (const Arguments& arguments : readByMachines) {
    const Ran english = run(arguments);
    const Ran german = run(inGerman(arguments));
    EXPECT_EQ(english.status, 0) << english.err;
    EXPECT_EQ(german.out, english.out) << arguments.front();
  }
}

TEST(SpokenProgram, FollowsTheEnvironmentAsOthersDo) {
  const Arguments explain{"explain", samples + "/bench.weighbridge"};
  const std::string german = run(inGerman(explain)).out;
  for (const char* variable : {"LC_ALL=de_DE.UTF-8", "LC_ALL=de", "LC_ALL=de_AT@euro"})
    EXPECT_EQ(runUnder(variable, explain).out, german) << variable;
  const Ran messages =
      run(explain, {.environment = {"LC_ALL=", "LC_MESSAGES=de_CH", "LANG=en_US"}});
  EXPECT_EQ(messages.out, german);
  EXPECT_EQ(run(explain, {.environment = {"LC_ALL=", "LC_MESSAGES=", "LANG=de_DE"}}).out, german);
  // One that there is no catalogue of is no mistake of whoever has set it.
  EXPECT_EQ(runUnder("LC_ALL=tlh_QO", explain).out, run(explain).out);
}

TEST(SpokenProgram, TheArgumentComesBeforeTheEnvironment) {
  Arguments explain{"explain", samples + "/bench.weighbridge", "--lang=en"};
  EXPECT_TRUE(says(runUnder("LC_ALL=de_DE", explain).out, "How to lower it"));
}

TEST(SpokenProgram, AnUnknownLanguageIsWrongUsageThatNamesThose) {
  const Ran ran = run({"explain", samples + "/chair.weighbridge", "--lang", "dee"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(says(ran.err, "expected one of en, de, es, fr, ja; found \"dee\"")) << ran.err;
}

TEST(SpokenProgram, HelpAndComplaintsAreInTheLanguageToo) {
  const std::string help = run({"report", "--help", "--lang", "de"}).out;
  for (const char* german : {"Aufruf: weighbridge report [OPTIONEN]", "Eingaben:", "Optionen:",
                             "Szenen wiegen und eine Tabelle schreiben", "Beispiel: alle Teile"})
    EXPECT_TRUE(says(help, german)) << german << "\nin " << help;
  const Ran missing = run({"report", "/nowhere.llmesh", "--lang", "de"});
  EXPECT_EQ(missing.status, 1);
  EXPECT_TRUE(says(missing.err, "kann nicht gelesen werden")) << missing.err;
  const Ran usage = run({"report", "--by", "lnkset", "x", "--lang", "de"});
  EXPECT_EQ(usage.status, 2);
  EXPECT_TRUE(says(usage.err, "war „linkset“ gemeint?")) << usage.err;
}

}  // namespace
}  // namespace wb::app::test
