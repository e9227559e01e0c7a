#include "model/core/number.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace wb::app::test {
namespace {

TEST(CsvOutput, TenThousandRowsComeWhole) {
  const Folder folder;
  constexpr std::size_t count = 10'000;
  const std::string scene = folder.write("boxes.weighbridge", projectOfBoxes(count));
  const Ran ran = run({"report", scene, "--by", "part"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), count);
  for (std::size_t i = 0; i < count; ++i) {
    ASSERT_EQ(rows[i].at("part"), std::to_string(i));
    ASSERT_EQ(rows[i].at("physics_cost"), "0.1");
  }
}

TEST(CsvOutput, NamesComeBackAsTheyAre) {
  const Folder folder;
  const std::string name = "a \"quoted\", two-\nlined Tür; 日本";
  const std::string scene = folder.write("named.weighbridge", projectNamed(name));
  EXPECT_EQ(readCsv(run({"report", scene}).out).at(0).at("linkset"), name);
  const Ran semicolons = run({"report", scene, "--csv-separator", ";"});
  EXPECT_EQ(readCsv(semicolons.out, ';').at(0).at("linkset"), name);
}

TEST(CsvOutput, NamesCannotBecomeFormulas) {
  const Folder folder;
  for (const std::string name : {"=1+1", "+1", "-1", "@a"}) {
    const std::string scene = folder.write("named.weighbridge", projectNamed(name));
    EXPECT_EQ(readCsv(run({"report", scene}).out).at(0).at("linkset"), "'" + name);
    const auto json = nlohmann::json::parse(run({"report", scene, "--format", "json"}).out);
    EXPECT_EQ(json["rows"][0]["linkset"], name);
  }
}

TEST(CsvOutput, SeparatorAndByteOrderMark) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  const std::string plain = run({"report", scene}).out;
  EXPECT_EQ(run({"report", scene, "--csv-bom"}).out, "\xef\xbb\xbf" + plain);
  const Ran tabs = run({"report", scene, "--csv-separator", "tab"});
  EXPECT_EQ(readCsv(tabs.out, '\t'), readCsv(plain));
}

TEST(CsvOutput, EveryNumberReadsBackToTheBit) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  for (const std::string view : {"part", "linkset", "region"}) {
    const auto json =
        nlohmann::json::parse(run({"report", scene, "--by", view, "--format", "json"}).out);
    const auto rows = readCsv(run({"report", scene, "--by", view}).out);
    ASSERT_EQ(rows.size(), json["rows"].size());
    for (std::size_t i = 0; i < rows.size(); ++i)
      for (const auto& [key, value] : json["rows"][i].items()) {
        if (!value.is_number()) continue;
        EXPECT_EQ(parseNumber(rows[i].at(key)), value.get<double>()) << key;
      }
  }
}

TEST(CsvOutput, IsTheSameInEveryLocale) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  for (const std::string format : {"csv", "json", "text"}) {
    std::vector<std::string> arguments{"report",   scene,  "--by",  "part",
                                       "--format", format, "--set", "primitive_cost=0.123456789"};
    // What people read speaks their language; what programs read has none.
    if (format == "text") arguments.insert(arguments.end(), {"--lang", "en"});
    const Ran plain = run(arguments, {.environment = {"LC_ALL=C", "LANG=C"}});
    const Ran german = run(arguments, {.environment = {"LC_ALL=de_DE.UTF-8", "LANG=de_DE.UTF-8"}});
    EXPECT_EQ(plain.status, 0);
    EXPECT_FALSE(plain.out.empty());
    EXPECT_EQ(plain.out, german.out);
  }
}

/// With the file, others can weigh the same objects again.
TEST(CsvOutput, ChangedConstantsAreInAFileBesideIt) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  const std::string csv = folder / "costs.csv";
  ASSERT_EQ(run({"report", scene, "-o", csv}).status, 0);
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"costs.csv", "market.weighbridge"}));
  EXPECT_EQ(readCsv(folder.read("costs.csv")).at(0).at("profile"), "second-life");

  const std::vector<std::string> report{"report", scene, "--set", "primitive_cost=3"};
  auto toFile = report;
  toFile.insert(toFile.end(), {"-o", csv});
  ASSERT_EQ(run(toFile).status, 0);
  EXPECT_EQ(folder.names(),
            (std::vector<std::string>{"costs.csv", "costs.profile.json", "market.weighbridge"}));
  const auto rows = readCsv(folder.read("costs.csv"));
  const auto printed = readCsv(run(report).out);
  ASSERT_EQ(rows.size(), printed.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i].at("profile"), "second-life* (costs.profile.json)");
    EXPECT_EQ(printed[i].at("profile"), "second-life*") << "beside standard output is nothing";
    EXPECT_EQ(rows[i].at("land_impact"), printed[i].at("land_impact"));
  }
  const auto profile = nlohmann::json::parse(folder.read("costs.profile.json"));
  EXPECT_EQ(profile,
            nlohmann::json::parse(R"({"base": "second-life", "set": {"primitive_cost": 3}})"));
  const auto again =
      readCsv(run({"report", scene, "--profile", folder / "costs.profile.json"}).out);
  EXPECT_EQ(again, printed);
}

/// A page, the table of parts, which does not name its profile, and what changes.
TEST(CsvOutput, EveryTableInAFileHasItsConstants) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  const auto write = [&](const std::vector<std::string>& more, const std::string& name) {
    std::vector<std::string> report{"report",           scene, "--set",
                                    "primitive_cost=3", "-o",  folder / name};
    report.insert(report.end(), more.begin(), more.end());
    EXPECT_EQ(run(report).status, 0);
  };
  write({"--by", "part"}, "parts.csv");
  EXPECT_FALSE(folder.read("parts.profile.json").empty());
  EXPECT_EQ(readCsv(folder.read("parts.csv")).at(0).count("profile"), 0U);
  write({}, "page.html");
  EXPECT_EQ(readCsv(folder.read("page_table.csv")).at(0).at("profile"),
            "second-life* (page_table.profile.json)");
  EXPECT_FALSE(folder.read("page_table.profile.json").empty());
  const std::string other = folder.write("other.json", R"({"set": {"primitive_cost": 5}})");
  write({"--against", other}, "changes.csv");
  const auto changes = readCsv(folder.read("changes.csv")).at(0);
  EXPECT_EQ(changes.at("profile_after"), "second-life* (changes.profile.json)");
  const std::string before = changes.at("profile_before");
  const std::string begin = "second-life* (";
  ASSERT_TRUE(before.starts_with(begin + "changes.profile_") && before.ends_with(".json)"))
      << before;
  const auto named = nlohmann::json::parse(
      folder.read(before.substr(begin.size(), before.size() - begin.size() - 1)));
  EXPECT_EQ(named["set"], nlohmann::json::parse(R"({"primitive_cost": 5})"));
  write({"--against", "opensim"}, "built_in.csv");
  EXPECT_EQ(readCsv(folder.read("built_in.csv")).at(0).at("profile_before"), "opensim");
}

/// On any number of threads each row names the constants of its own file.
TEST(CsvOutput, FilesOfDifferentConstantsHaveDifferentProfiles) {
  const Folder folder;
  const auto project = [](const std::string& profile) {
    return R"({"weighbridge": 1, "profile": )" + profile +
           R"(, "linksets": [{"name": "Box", "parts": [{}]}]})";
  };
  const std::vector<std::string> files{
      folder.write("a.weighbridge", project(R"({"set": {"primitive_cost": 3}})")),
      folder.write("b.weighbridge", project("{}")),
      folder.write("c.weighbridge", project(R"({"set": {"primitive_cost": 5}})"))};
  std::vector<std::string> first;
  for (const std::string threads : {"1", "3"}) {
    std::vector<std::string> report{"report", "--threads", threads, "-o", folder / "all.csv"};
    report.insert(report.end(), files.begin(), files.end());
    ASSERT_EQ(run(report).status, 0);
    std::vector<std::string> names;
    for (const auto& row : readCsv(folder.read("all.csv"))) names.push_back(row.at("profile"));
    ASSERT_EQ(names.size(), 3U);
    EXPECT_EQ(names[1], "second-life");
    EXPECT_NE(names[0], names[2]);
    if (first.empty()) first = names;
    EXPECT_EQ(names, first);
  }
  for (const std::string& name : folder.names())
    if (name.starts_with("all.profile_")) {
      const auto set = nlohmann::json::parse(folder.read(name))["set"]["primitive_cost"];
      const std::string& row = first[set == 3 ? 0 : 2];
      EXPECT_EQ(row, "second-life* (" + name + ")");
    }
  EXPECT_EQ(folder.names().size(), 6U) << "three projects, the table and two profiles";
}

/// What an earlier run wrote goes with its table; what the user has there does not.
TEST(CsvOutput, AnotherFileOfTheProfilesNameIsNotReplaced) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  const auto report = [&](const std::string& setting) {
    return run({"report", scene, "--set", setting, "-o", folder / "costs.csv"});
  };
  const auto written = [](int cost) {
    return R"({"base": "second-life", "set": {"primitive_cost": )" + std::to_string(cost) + "}}";
  };
  ASSERT_EQ(report("primitive_cost=3").status, 0);
  const std::string earlier = folder.read("costs.profile.json");
  ASSERT_EQ(report("primitive_cost=5").status, 0);
  EXPECT_EQ(nlohmann::json::parse(folder.read("costs.profile.json")),
            nlohmann::json::parse(written(5)));
  const std::string before = folder.read("costs.csv");
  for (const std::string& mine :
       {std::string(R"({ "set": {"primitive_cost": 7}, "note": "mine" })"), std::string("mine")}) {
    folder.write("costs.profile.json", mine);
    const Ran ran = report("primitive_cost=3");
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.err.find("costs.profile.json: was not replaced"), std::string::npos) << ran.err;
    EXPECT_EQ(folder.read("costs.profile.json"), mine);
    EXPECT_EQ(folder.read("costs.csv"), before);
  }
  // Without a table beside it, not even one that the program wrote is of an earlier run.
  folder.write("costs.profile.json", earlier);
  std::filesystem::remove(folder / "costs.csv");
  EXPECT_EQ(report("primitive_cost=5").status, 1);
  EXPECT_EQ(folder.read("costs.profile.json"), earlier);
  EXPECT_EQ(report("primitive_cost=3").status, 0) << "it is the same";
}

/// The profile that was given may lie where that of the table would: it stays, or nothing is
/// written.
TEST(CsvOutput, AProfileThatWasReadIsNotWrittenOver) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  const std::string mine = R"({ "set": {"primitive_cost": 3}, "note": "mine" })";
  const std::string profile = folder.write("costs.profile.json", mine);
  const std::string csv = folder / "costs.csv";
  EXPECT_EQ(run({"report", scene, "--profile", profile, "-o", csv}).status, 0);
  EXPECT_EQ(folder.read("costs.profile.json"), mine);
  const std::string before = folder.read("costs.csv");
  EXPECT_NE(before.find("second-life* (costs.profile.json)"), std::string::npos);
  const Ran other = run({"report", scene, "--profile", profile, "--set", "hull_cost=1", "-o", csv});
  EXPECT_EQ(other.status, 1);
  EXPECT_NE(other.err.find("costs.profile.json"), std::string::npos) << other.err;
  EXPECT_EQ(folder.read("costs.profile.json"), mine);
  EXPECT_EQ(folder.read("costs.csv"), before);
}

}  // namespace
}  // namespace wb::app::test
