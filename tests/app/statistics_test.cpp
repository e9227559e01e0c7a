// Tables of statistics, of many files, by a program that may be killed at any moment.
#include "model/grid/database.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iomanip>
#include <map>
#include <sstream>
#include <thread>

namespace wb::app::test {
namespace {

namespace fs = std::filesystem;

using Content = std::map<std::string, std::string>;

const std::vector<std::string> tables{"meta", "sources", "regions", "linksets", "parts"};

/// All rows of all tables of a database.
std::string rowsOf(const std::string& file) {
  auto opened = database::openDatabase(file, database::Access::ask);
  EXPECT_TRUE(opened);
  std::string text;
  const database::Answer answer{.row = [&text](std::span<const database::Value> row) {
    for (const database::Value& value : row) {
      if (const auto* whole = std::get_if<std::int64_t>(&value)) text += std::to_string(*whole);
      if (const auto* number = std::get_if<double>(&value)) text += std::to_string(*number);
      if (const auto* word = std::get_if<std::string_view>(&value)) text += *word;
      text += '|';
    }
    text += '\n';
    return true;
  }};
  for (const std::string& table : tables)
    EXPECT_TRUE((*opened)->query("SELECT * FROM weighbridge_" + table, {}, answer));
  return text;
}

class StatisticsCommand : public testing::Test {
 protected:
  StatisticsCommand() {
    fs::create_directories(folder_ / "scenes/sub");
    fs::create_directories(folder_ / "out");
  }

  void writeScenes() const {
    folder_.write("scenes/market.weighbridge", marketProject());
    folder_.write("scenes/sub/cube.llmesh", cubeAsset());
    folder_.write("scenes/notes.txt", "nothing");
  }

  Ran write(const std::string& name, std::vector<std::string> more = {}) const {
    std::vector<std::string> arguments{"statistics", folder_ / "scenes", "-o",
                                       folder_ / ("out/" + name)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }

  Content output() const {
    Content content;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder_ / "out"))
      content[entry.path().filename().string()] =
          folder_.read("out/" + entry.path().filename().string());
    return content;
  }

  std::vector<Row> rows(const std::string& name) const {
    return readCsv(folder_.read("out/" + name));
  }

  Folder folder_;
};

TEST_F(StatisticsCommand, WritesARowForEveryPartLinksetRegionAndFile) {
  writeScenes();
  const Ran ran = write("parts.csv");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(output().size(), tables.size());
  const auto sources = rows("parts.sources.csv");
  ASSERT_EQ(sources.size(), 2U);
  EXPECT_EQ(sources[0].at("file"), folder_ / "scenes/market.weighbridge");
  EXPECT_EQ(sources[1].at("file"), folder_ / "scenes/sub/cube.llmesh");
  EXPECT_EQ(sources[1].at("problem"), "");
  const auto parts = rows("parts.csv");
  ASSERT_EQ(parts.size(), 12U);
  EXPECT_EQ(parts[3].at("name"), "plank 3");
  EXPECT_EQ(parts[1].at("shape_type"), "convex_hull");
  EXPECT_EQ(parts[11].at("source"), "1");
  EXPECT_EQ(parts[11].at("representation_at_rest"), "decomposition");
  EXPECT_EQ(parts[11].at("hulls"), "1");
  EXPECT_EQ(parts[11].at("decomposition_vertices"), "8");
  EXPECT_EQ(parts[11].at("triangles"), "12");
  const auto regions = rows("parts.regions.csv");
  ASSERT_EQ(regions.size(), 3U);  // Home, what is in none there, and what is in none of the other.
  EXPECT_EQ(regions[0].at("name"), "Home");
  EXPECT_EQ(regions[0].at("capacity"), "5000");
}

/// What both say of linksets comes by different ways.
TEST_F(StatisticsCommand, SaysOfLinksetsWhatTheReportSays) {
  writeScenes();
  ASSERT_EQ(write("parts.csv").status, 0);
  const auto linksets = rows("parts.linksets.csv");
  const auto report = readCsv(run({"report", folder_ / "scenes"}).out);
  ASSERT_EQ(linksets.size(), report.size());
  for (std::size_t i = 0; i < report.size(); ++i) {
    EXPECT_EQ(linksets[i].at("name"), report[i].at("linkset"));
    EXPECT_EQ(linksets[i].at("id"), report[i].at("linkset_id"));
    EXPECT_EQ(linksets[i].at("region_name"), report[i].at("region"));
    for (const char* same : {"parts", "scripts", "mean_face_area_m2"})
      EXPECT_EQ(linksets[i].at(same), report[i].at(same)) << same;
    EXPECT_EQ(linksets[i].at("new_accounting_second_life") == "1",
              report[i].at("accounting") == "new");
  }
}

TEST_F(StatisticsCommand, AreTheSameOnAnyNumberOfThreadsAndCompressed) {
  for (int i = 0; i < 40; ++i)
    folder_.write("scenes/" + std::to_string(i) + ".weighbridge",
                  projectOfBoxes(static_cast<std::size_t>(i * 7 % 40)));
  ASSERT_EQ(write("parts.csv", {"--threads", "1"}).status, 0);
  const Content one = output();
  ASSERT_EQ(write("parts.csv", {"--threads", "8"}).status, 0);
  EXPECT_EQ(output(), one);
  ASSERT_EQ(write("packed.csv.gz").status, 0);
  ASSERT_EQ(write("grid.sqlite").status, 0);
  ASSERT_EQ(
      run({"statistics", folder_ / "out/packed.csv.gz", "-o", folder_ / "out/other.sqlite"}).status,
      0);
}

/// Of a cell that is a fraction; others as they are.
std::string toTwelveDigits(const std::string& cell) {
  const bool isFraction = cell.find('.') != std::string::npos &&
                          cell.find_first_not_of("-.0123456789e") == std::string::npos;
  if (!isFraction) return cell;
  std::ostringstream digits;
  digits << std::setprecision(12) << std::stod(cell);
  return digits.str();
}

/// Shares that are loaded one after the other are what one machine makes of all files; until the
/// last is there, nothing is answered.
TEST_F(StatisticsCommand, SharesTheWorkByAManifest) {
  writeScenes();
  for (int i = 0; i < 5; ++i)
    folder_.write("scenes/" + std::to_string(i) + ".weighbridge", projectOfBoxes(3));
  ASSERT_EQ(write("grid.sqlite").status, 0);
  const std::string manifest = folder_ / "out/grid.manifest";
  ASSERT_EQ(run({"statistics", folder_ / "scenes", "--manifest", manifest}).status, 0);
  const std::string joined = folder_ / "out/joined.sqlite";
  for (const std::string number : {"1", "2", "3"}) {
    const std::string parts = folder_ / ("out/" + number + ".csv.gz");
    const Ran ran =
        run({"statistics", "--manifest", manifest, "--shard", number + "/3", "-o", parts});
    ASSERT_EQ(ran.status, 0) << ran.err;
    if (number != "1") {
      const Ran early = run({"sql", "--run", joined, "--by", "grid"});
      EXPECT_EQ(early.status, 1);
      EXPECT_NE(early.err.find("3/3"), std::string::npos) << early.err;
    }
    ASSERT_EQ(run({"statistics", parts, "-o", joined}).status, 0);
  }
  for (const char* by : {"part", "linkset", "region", "grid"}) {
    // Sums are added in another order: to 12 digits.
    auto sorted = [&](const std::string& database) {
      auto rows = readCsv(run({"sql", "--run", database, "--by", by}).out);
      for (auto& row : rows)
        for (auto& [key, cell] : row) cell = toTwelveDigits(cell);
      std::ranges::sort(rows);
      return rows;
    };
    EXPECT_EQ(sorted(joined), sorted(folder_ / "out/grid.sqlite")) << by;
  }
}

TEST_F(StatisticsCommand, SaysWhatSharesNeed) {
  writeScenes();
  const std::string manifest = folder_ / "grid.manifest";
  const std::string parts = folder_ / "out/parts.csv";
  ASSERT_EQ(run({"statistics", folder_ / "scenes", "--manifest", manifest}).status, 0);
  EXPECT_EQ(run({"statistics", "--shard", "1/2", "-o", parts}).status, 2);
  EXPECT_EQ(run({"statistics", "--manifest", manifest, "--shard", "3/2", "-o", parts}).status, 2);
  EXPECT_EQ(run({"statistics", "--manifest", manifest, "--shard", "1/2"}).status, 2);
  EXPECT_EQ(
      run({"statistics", folder_ / "scenes", "--manifest", manifest, "--shard", "1/2", "-o", parts})
          .status,
      2);
  EXPECT_EQ(
      run({"statistics", "--manifest", manifest, "--shard", "1/2", "-o", folder_ / "a.sqlite"})
          .status,
      2);
  const Ran none = run(
      {"statistics", "--manifest", folder_ / "scenes/notes.txt", "--shard", "1/2", "-o", parts});
  EXPECT_EQ(none.status, 1);
  EXPECT_NE(none.err.find("is not a manifest"), std::string::npos) << none.err;
}

TEST_F(StatisticsCommand, TellsWhatCannotBeReadAndDoesTheRest) {
  writeScenes();
  folder_.write("scenes/broken.llmesh", "junk");
  for (const char* name : {"parts.csv", "grid.sqlite"}) {
    const Ran ran = write(name);
    EXPECT_EQ(ran.status, 1);
    ASSERT_EQ(linesOf(ran.err).size(), 1U) << ran.err;
    EXPECT_NE(ran.err.find("broken.llmesh: "), std::string::npos);
  }
  const auto sources = rows("parts.sources.csv");
  ASSERT_EQ(sources.size(), 3U);
  EXPECT_NE(sources[0].at("problem"), "");
  EXPECT_EQ(sources[0].at("sha256"), "");
  EXPECT_EQ(rows("parts.csv").size(), 12U);
}

TEST_F(StatisticsCommand, LeavesNamesAsTheyAre) {
  const std::vector<std::string> names{"=cmd|' /C calc'!A0", "a;\"b\",c", "'; DROP TABLE x; --",
                                       "two\nlines", std::string(1 << 20, 'x')};
  for (std::size_t i = 0; i < names.size(); ++i)
    folder_.write("scenes/" + std::to_string(i) + ".weighbridge", projectNamed(names[i]));
  ASSERT_EQ(write("parts.csv").status, 0);
  const auto linksets = rows("parts.linksets.csv");
  ASSERT_EQ(linksets.size(), names.size());
  for (std::size_t i = 0; i < names.size(); ++i) EXPECT_EQ(linksets[i].at("name"), names[i]);
}

TEST_F(StatisticsCommand, TellsOfANul) {
  folder_.write("scenes/a.weighbridge", projectNamed(std::string("a\0b", 3)));
  for (const char* name : {"parts.csv", "grid.sqlite"}) {
    const Ran ran = write(name);
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.err.find("NUL"), std::string::npos) << ran.err;
  }
  EXPECT_EQ(rows("parts.csv").at(0).at("name"),
            "a\xef\xbf\xbd"
            "b");
}

TEST_F(StatisticsCommand, RefusesConstantsThatAreNotBaked) {
  writeScenes();
  const Ran ran = write("parts.csv", {"--set", "triangle_constant=0.1"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("small_side"), std::string::npos) << ran.err;
  ASSERT_EQ(write("grid.sqlite").status, 0);
  const Ran other = write("grid.sqlite", {"--set", "small_side=0.1"});
  EXPECT_EQ(other.status, 1);
  EXPECT_NE(other.err.find("small_side"), std::string::npos) << other.err;
}

TEST_F(StatisticsCommand, SaysWhatIsMissingOrWrong) {
  writeScenes();
  EXPECT_EQ(run({"statistics", folder_ / "scenes"}).status, 2);
  EXPECT_EQ(run({"statistics", "-o", folder_ / "a.csv"}).status, 2);
  EXPECT_EQ(write("parts.txt").status, 2);
  EXPECT_EQ(write("parts.csv", {"--make-lods"}).status, 2);
  EXPECT_EQ(run({"statistics", "--schema", "oracle"}).status, 2);
  EXPECT_EQ(run({"statistics", "--schema", "sqlite"}).status, 0);
  folder_.write("out/no.sqlite", "this is no database, whatever its name says");
  EXPECT_EQ(write("no.sqlite").status, 1);
  EXPECT_EQ(folder_.read("out/no.sqlite"), "this is no database, whatever its name says");
  EXPECT_EQ(run({"statistics", folder_ / "out", "-o", folder_ / "a.csv"}).status, 1);
}

/// Not even the heads of the tables find room. A file that somebody else made stays.
TEST_F(StatisticsCommand, LeavesNoEmptyFilesWhereNothingCouldBeWritten) {
  writeScenes();
  folder_.write("out/mine.sqlite", "");
  const Content before = output();
  for (const char* name : {"grid.sqlite", "mine.sqlite", "parts.csv"}) {
    const std::string path = folder_ / (std::string("out/") + name);
    const Ran ran = run({"statistics", folder_ / "scenes", "-o", path}, {.fileBytes = 512});
    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_EQ(linesOf(ran.err).size(), 1U) << ran.err;
    EXPECT_EQ(output(), before) << name;
  }
  const Ran asked =
      run({"sql", "--run", folder_ / "out/grid.sqlite", folder_ / "scenes"}, {.fileBytes = 512});
  EXPECT_EQ(asked.status, 1);
  EXPECT_EQ(output(), before);
}

/// Kills the program at moments spread over the time that it takes.
class KilledStatistics : public StatisticsCommand {
 protected:
  KilledStatistics() {
    for (int i = 0; i < 30; ++i)
      folder_.write("scenes/" + std::to_string(i) + ".weighbridge", projectOfBoxes(150));
  }

  /// The time of a run to its end.
  std::chrono::nanoseconds timeOf(const std::string& name) const {
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(write(name).status, 0);
    return std::chrono::steady_clock::now() - begin;
  }

  void killAfter(std::chrono::nanoseconds time, const std::string& name) const {
    Running program(
        {"statistics", folder_ / "scenes", "-o", folder_ / ("out/" + name), "--threads", "2"});
    std::this_thread::sleep_for(time);
    program.endBy(SIGKILL);
  }

  void empty() const {
    fs::remove_all(folder_ / "out");
    fs::create_directories(folder_ / "out");
  }

  static int moments() { return std::getenv("WEIGHBRIDGE_EXHAUSTIVE") ? 50 : 3; }
};

TEST_F(KilledStatistics, GoesOnToTheSameBytes) {
  for (const char* name : {"parts.csv", "parts.csv.gz"}) {
    empty();
    const auto time = timeOf(name);
    const Content whole = output();
    for (int moment = 0; moment < moments(); ++moment) {
      empty();
      killAfter(time * moment / moments(), name);
      const Ran ran = write(name);
      EXPECT_EQ(ran.status, 0) << ran.err;
      ASSERT_EQ(output(), whole) << moment;
    }
    // Killed again and again, it still comes to its end.
    empty();
    for (int again = 1; again < 5; ++again) killAfter(time / 4, name);
    ASSERT_EQ(write(name).status, 0);
    ASSERT_EQ(output(), whole);
  }
}

TEST_F(KilledStatistics, GoesOnToTheSameRows) {
  const auto time = timeOf("grid.sqlite");
  const std::string whole = rowsOf(folder_ / "out/grid.sqlite");
  EXPECT_GT(whole.size(), 100000U);
  for (int moment = 0; moment < moments(); ++moment) {
    empty();
    killAfter(time * moment / moments(), "grid.sqlite");
    ASSERT_EQ(write("grid.sqlite").status, 0);
    ASSERT_EQ(rowsOf(folder_ / "out/grid.sqlite"), whole) << moment;
  }
}

/// Of a folder that is in a database only what changed is read again.
TEST_F(KilledStatistics, ReadsAgainWhatChanged) {
  ASSERT_EQ(write("grid.sqlite").status, 0);
  const std::string damaged = folder_.write("scenes/25.weighbridge", "{\"weighbridge\": 1, ");
  const Ran ran = write("grid.sqlite");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(linesOf(ran.err).size(), 1U);
  EXPECT_NE(ran.err.find(damaged), std::string::npos);
  folder_.write("scenes/25.weighbridge", projectOfBoxes(150));
  EXPECT_EQ(write("grid.sqlite").status, 0);
}

}  // namespace
}  // namespace wb::app::test
