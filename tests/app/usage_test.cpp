#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>

#include <iterator>
#include <sstream>

namespace wb::app::test {
namespace {

#ifdef WEIGHBRIDGE_WINDOW
/// The window is tested elsewhere; here there is no display to open it on.
Ran runWithoutDisplay(const std::vector<std::string>& arguments) {
  return run(arguments, {.environment = {"DISPLAY=", "WAYLAND_DISPLAY="}});
}

TEST(Usage, WithoutADisplayTheWindowSaysSo) {
  for (const std::vector<std::string>& files : {std::vector<std::string>(), {"chair.llmesh"}}) {
    const Ran ran = runWithoutDisplay(files);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find("there is no display"), std::string::npos) << ran.err;
  }
}

TEST(Usage, AFileBeforeACommandIsWrong) {
  const Ran ran = runWithoutDisplay({"chair.llmesh", "report", "market.weighbridge"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("chair.llmesh"), std::string::npos) << ran.err;
}

TEST(Usage, AFileBeforeItsCommandShowsTheOrder) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{scene, "report"}, {scene, "report", scene}}) {
    const Ran ran = runWithoutDisplay(words);
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, "weighbridge: put the command first: weighbridge report " + scene + '\n');
  }
}
#else
TEST(Usage, WithoutACommandTheCommandsAreShown) {
  const Ran ran = run({});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  for (const char* command : {"inspect", "report", "explain", "profile"})
    EXPECT_NE(ran.err.find(command), std::string::npos) << command;
}
#endif

struct WrongUsage {
  std::vector<std::string> arguments;
  std::string said;  ///< Part of the one line.
};

class UsageWrong : public testing::TestWithParam<WrongUsage> {};

TEST_P(UsageWrong, IsTwoWithTheNearestRightWord) {
  const Folder folder;
  std::vector<std::string> arguments = GetParam().arguments;
  for (std::string& argument : arguments)
    if (argument == "SCENE") argument = folder.write("market.weighbridge", marketProject());
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 2) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(linesOf(ran.err).size(), 1U) << ran.err;
  EXPECT_TRUE(ran.err.starts_with("weighbridge: ")) << ran.err;
  EXPECT_NE(ran.err.find(GetParam().said), std::string::npos) << ran.err;
}

INSTANTIATE_TEST_SUITE_P(
    Everywhere, UsageWrong,
    testing::Values(
        WrongUsage{{"raport", "SCENE"}, "did you mean \"report\"?"},
        WrongUsage{{"xyzzy"},
                   "commands: inspect, report, explain, pick, convert, voxels, shapes, sweep, "
                   "sensitivity, fragility, calibrate, evidence, statistics, sql, profile"},
        WrongUsage{{"--hlep"}, "did you mean \"--help\"?"},
        WrongUsage{{"report"}, "SCENE is required"}, WrongUsage{{"inspect"}, "FILE is required"},
        WrongUsage{{"report", "SCENE", "--formt", "csv"}, "did you mean \"--format\"?"},
        WrongUsage{{"report", "--formt=csv"}, "did you mean \"--format\"?"},
        WrongUsage{{"report", "SCENE", "--format", "jsn"}, "did you mean \"json\"?"},
        WrongUsage{{"report", "SCENE", "--format", "htm"},
                   "expected one of csv, json, html, pdf, text; found"},
        WrongUsage{{"report", "SCENE", "--format"}, "--format needs a value"},
        WrongUsage{{"report", "SCENE", "--by", "parts"}, "did you mean \"part\"?"},
        WrongUsage{{"report", "SCENE", "--set", "penalty_per_aera=1"},
                   "did you mean \"penalty_per_area\"?"},
        WrongUsage{{"report", "SCENE", "--set", "penalty_per_area=11"}, "from 0 to 10"},
        WrongUsage{{"report", "SCENE", "--set", "penalty_per_area=0,02"},
                   "penalty_per_area must be a number"},
        WrongUsage{{"report", "SCENE", "--set", "penalty_per_area"}, "expected KEY=VALUE"},
        WrongUsage{{"report", "SCENE", "--set", "rounding=ceilng"}, "did you mean \"ceiling\"?"},
        WrongUsage{{"report", "SCENE", "--profile", "wiki-2012"}, "did you mean \"wiki-2011\"?"},
        WrongUsage{{"report", "SCENE", "--size", "1,2"}, "three sizes"},
        WrongUsage{{"report", "SCENE", "--size", "1,2,0"}, "three sizes"},
        WrongUsage{{"report", "SCENE", "--size", "1,2,3,4"}, "three sizes"},
        WrongUsage{{"report", "SCENE", "--shape-type", "hull"}, "prim, none, convex_hull"},
        WrongUsage{{"report", "SCENE", "--scripts", "1.5"}, "whole number from 0"},
        WrongUsage{{"report", "SCENE", "--scripts", "-1"}, "whole number from 0"},
        WrongUsage{{"report", "SCENE", "--csv-separator", "x"},
                   "expected \",\", \";\", \"|\" or tab"},
        WrongUsage{{"report", "SCENE", "--csv-bom", "--format", "json"},
                   "--csv-bom: has no effect on json output; it applies only to CSV"},
        WrongUsage{{"report", "SCENE", "--csv-separator", ";", "-o", "/nowhere/a.html"},
                   "has no effect on html output; it applies only to CSV"},
        WrongUsage{{"calibrate", "SCENE", "--fit", "hull_cost", "--format", "text", "--csv-bom"},
                   "it applies only to CSV"},
        WrongUsage{{"inspect", "SCENE", "-o", "/nowhere/a.pdf"},
                   "supported extensions: .txt, .json"},
        WrongUsage{{"report", "SCENE", "--format", "csv", "-o", "/nowhere/a.json"},
                   "supported extensions: .csv, .txt"},
        WrongUsage{{"report", "SCENE", "-o", "/nowhere/a.xlsx"},
                   "has the extension of another format"},
        WrongUsage{{"calibrate", "SCENE", "--fit", "hull_cost", "-o", "/nowhere/a.csv"},
                   "supported extensions: .json"},
        WrongUsage{{"report", "SCENE", "--memory", "1K"}, "expected at least 16777216 bytes"},
        WrongUsage{{"report", "SCENE", "--memory", "2T"}, "such as 536870912, 512M or 2G"},
        WrongUsage{{"inspect", "SCENE", "--memory", "99999999999G"}, "such as 536870912"},
        WrongUsage{{"inspect", "SCENE", "--format", "csv"}, "expected one of text, json; found"},
        WrongUsage{{"explain", "SCENE", "SCENE"}, "unexpected argument"},
        WrongUsage{{"explain", "SCENE", "--linkset", "Crat"}, "did you mean \"Crate\"?"},
        WrongUsage{{"explain", "SCENE", "--part", "shad"}, "did you mean \"shade\"?"},
        WrongUsage{{"calibrate", "SCENE"}, "--fit is required"},
        WrongUsage{{"statistics", "SCENE"}, "--output is required"},
        WrongUsage{{"statistics", "-o", "a.csv"}, "SCENE is required"},
        WrongUsage{{"calibrate", "SCENE", "--fit", "hull_cost,hul_vertex_cost"},
                   "did you mean \"hull_vertex_cost\"?"},
        WrongUsage{{"sweep", "SCENE"}, "one range ("},
        WrongUsage{{"sweep", "SCENE", "--scale", "1:2:3", "--set", "hull_cost=0:1:2"},
                   "one range ("},
        WrongUsage{{"sweep", "SCENE", "--scale", "1:2"}, "FROM:TO:STEPS"},
        WrongUsage{{"sweep", "SCENE", "--scale", "1:2:1"}, "FROM:TO:STEPS"},
        WrongUsage{{"sweep", "SCENE", "--scale", "0:2:3"}, "found 0"},
        WrongUsage{{"sweep", "SCENE", "--set", "hul_cost=0:1:2"}, "did you mean \"hull_cost\"?"},
        WrongUsage{{"sweep", "SCENE", "--set", "hull_cost=0:11:2"}, "from 0 to 10"},
        WrongUsage{{"report", "SCENE", "--set", "hull_cost=0:1:2"}, "hull_cost must be a number"},
        WrongUsage{{"sweep", "SCENE", "--set", "rounding=0:1:2"},
                   "rounding is a choice (nearest, ceiling), not a number"},
        WrongUsage{{"report", "SCENE", "--scenario", "Softer"}, "no scenario \"Softer\""},
        WrongUsage{{"report", "SCENE", "--size", "1,2,3"}, "--size has no effect"},
        WrongUsage{{"explain", "SCENE", "--shape-type", "none"}, "--shape-type has no effect"},
        WrongUsage{{"sweep", "SCENE", "--scale", "1:2:3", "--physical"},
                   "--physical has no effect"},
        WrongUsage{{"sensitivity", "SCENE", "--scripts", "1"}, "--scripts has no effect"},
        WrongUsage{{"report", "SCENE", "--linkset", "Crate"},
                   "\"weighbridge report\" has no --linkset; use --where \"linkset = NAME\""},
        WrongUsage{{"report", "SCENE", "--by", "parcel"}, "--by region --against PROFILE"},
        WrongUsage{{"report", "SCENE", "--by", "parts"}, "did you mean \"part\"?"},
        WrongUsage{{"report", "SCENE", "--set", "penalty=1"}, "did you mean \"penalty_per_area\"?"},
        WrongUsage{{"report", "SCENE", "--set", "triangle_constant=0,08"},
                   "not \"0,08\"; use a period as the decimal separator"},
        WrongUsage{{"report", "SCENE", "--where", "physics decides"},
                   "did you mean \"decided_by = physics\"?"},
        WrongUsage{{"explain", "SCENE", "--linkset", "RAT"}, "did you mean \"Crate\"?"},
        WrongUsage{{"report", "SCENE", "--make-lods"}, "it applies only to 3D models"},
        WrongUsage{{"report", "SCENE", "--levels", "as-given"}, "it applies only to 3D models"},
        WrongUsage{{"report", "SCENE", "--levels", "given"}, "as-given"},
        WrongUsage{{"convert", "SCENE", "/nowhere/a.obj", "--size", "1,2,3"}, "bare mesh assets"},
        WrongUsage{{"explain", "SCENE", "--linkset", "#3"},
                   "there is no linkset #3; linksets in the scene: 2"},
        WrongUsage{{"help", "raport"}, "did you mean \"report\"?"},
        WrongUsage{{"help", "profile", "lst"}, "did you mean \"list\"?"},
        WrongUsage{{"help", "report", "csv"}, "unexpected argument \"csv\""},
        WrongUsage{{"profile"}, "one of list, show, diff"},
        WrongUsage{{"profile", "lst"}, "did you mean \"list\"?"},
        WrongUsage{{"profile", "show"}, "NAME is required"},
        WrongUsage{{"profile", "show", "second-live"}, "did you mean \"second-life\"?"},
        WrongUsage{{"profile", "diff", "second-life"}, "B is required"}));

class UsageOfCommand : public testing::TestWithParam<std::vector<std::string>> {};

TEST_P(UsageOfCommand, HelpHasAnExampleAndIsNoError) {
  std::vector<std::string> arguments = GetParam();
  arguments.emplace_back("--help");
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_NE(ran.out.find("Usage: "), std::string::npos) << ran.out;
  const std::string last = GetParam().empty() ? "COMMAND --help" : "Example";
  EXPECT_NE(ran.out.find(last), std::string::npos) << ran.out;
}

TEST_P(UsageOfCommand, VersionIsOneLine) {
  std::vector<std::string> arguments = GetParam();
  arguments.emplace_back("--version");
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.out.starts_with("weighbridge ")) << ran.out;
  EXPECT_EQ(linesOf(ran.out).size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Everywhere, UsageOfCommand,
                         testing::Values(std::vector<std::string>{},
                                         std::vector<std::string>{"report"},
                                         std::vector<std::string>{"profile"},
                                         std::vector<std::string>{"profile", "diff"}));

/// The commands that the shell completes, which are those that the program has.
std::vector<std::string> commandWords() {
  const std::string script = run({"--completion", "bash"}).out;
  const std::string begin = "'') words='";
  const std::size_t first = script.find(begin) + begin.size();
  std::istringstream words(script.substr(first, script.find('\'', first) - first));
  return {std::istream_iterator<std::string>(words), {}};
}

TEST(Usage, EveryCommandIsInHelpAndManualPageWithAnExample) {
  const std::string help = run({"--help"}).out;
  const std::string manual = run({"--man"}).out;
  const auto words = commandWords();
  EXPECT_GE(words.size(), 16U);
  for (const std::string& word : words) {
    EXPECT_NE(help.find("\n  " + word + ' '), std::string::npos) << word;
    EXPECT_NE(manual.find("weighbridge " + word), std::string::npos) << word;
    const Ran own = run({word, "--help"});
    EXPECT_EQ(own.status, 0) << word;
    EXPECT_NE(own.out.find("Example"), std::string::npos) << word;
  }
}

TEST(Usage, HelpTellsWhatTheOptionTells) {
  EXPECT_EQ(run({"help"}).out, run({"--help"}).out);
  EXPECT_EQ(run({"help", "report"}).out, run({"report", "--help"}).out);
  EXPECT_EQ(run({"help", "profile", "diff"}).out, run({"profile", "diff", "--help"}).out);
  EXPECT_EQ(run({"help", "report"}).status, 0);
}

TEST(Usage, HelpTellsTheLeastMemory) {
  EXPECT_NE(run({"report", "--help"}).out.find("minimum: 16M"), std::string::npos);
}

TEST(Usage, HelpFitsEightyColumnsButForCommandsToCopy) {
  for (const char* command : {"report", "explain", "calibrate"})
    for (const std::string& line : linesOf(run({command, "--help"}).out))
      EXPECT_TRUE(line.size() <= 80 || line.starts_with("  weighbridge ")) << line;
}

TEST(Usage, AnOptionWithEffectOnOneOfSeveralFilesIsRight) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  const std::string asset = folder.write("cube.llmesh", cubeAsset());
  EXPECT_EQ(run({"report", scene, asset, "--size", "2,2,2"}).status, 0);
  EXPECT_EQ(run({"report", scene, asset, "--make-lods"}).status, 2);
  const std::string map = folder.write("rock.scene", "octree 0 0 0 8 OSEEEEEEE\n");
  const Ran ran = run({"explain", map, "--physical"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err.find("--physical has no effect"), std::string::npos) << ran.err;
}

TEST(Usage, ANumberFindsOneOfEqualNames) {
  const Folder folder;
  const std::string scene = folder.write("two.weighbridge", R"({"weighbridge": 1, "linksets": [
    {"name": "Twin", "parts": [{"name": "a"}]}, {"name": "Twin", "parts": [{"name": "b"}]}]})");
  const Ran ambiguous = run({"explain", scene, "--linkset", "Twin"});
  EXPECT_EQ(ambiguous.status, 2);
  EXPECT_NE(ambiguous.err.find("#1, #2"), std::string::npos) << ambiguous.err;
  const Ran second = run({"explain", scene, "--linkset", "#2"});
  EXPECT_EQ(second.status, 0) << second.err;
  EXPECT_NE(second.out.find("b: box"), std::string::npos) << second.out;
  EXPECT_EQ(second.out.find("a: box"), std::string::npos) << second.out;
}

TEST(Usage, AnAmbiguousNameListsTheIds) {
  const Folder folder;
  const std::string scene = folder.write("two.weighbridge", R"({"weighbridge": 1, "linksets": [
    {"id": "11111111-1111-4111-8111-111111111111", "name": "Twin", "parts": [{}]},
    {"id": "22222222-2222-4222-8222-222222222222", "name": "Twin", "parts": [{}]}]})");
  const Ran ran = run({"explain", scene, "--linkset", "Twin"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("11111111-1111-4111-8111-111111111111"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("22222222-2222-4222-8222-222222222222"), std::string::npos) << ran.err;
}

}  // namespace
}  // namespace wb::app::test
