#include "model/grid/database.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"
#include "tests/support/long_sizes.h"
#include "tests/support/postgresql.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <regex>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace wb::app::test {
namespace {

class SqlCommand : public testing::Test {
 protected:
  std::string market() const { return folder_.write("market.weighbridge", marketProject()); }
  std::string database() const { return folder_ / "grid.sqlite"; }

  Folder folder_;
};

TEST_F(SqlCommand, PrintsAQueryInEveryDialect) {
  for (const char* dialect : {"postgresql", "sqlite", "duckdb", "spark", "clickhouse"})
    for (const char* by : {"part", "linkset", "region", "grid"}) {
      const Ran ran = run({"sql", "--by", by, "--dialect", dialect, "--against", "wiki-2011"});
      ASSERT_EQ(ran.status, 0) << ran.err;
      EXPECT_EQ(ran.out.find("-- "), 0U);
      EXPECT_NE(ran.out.find("weighbridge_parts"), std::string::npos);
      EXPECT_EQ(ran.out.substr(ran.out.size() - 2), ";\n");
    }
}

TEST_F(SqlCommand, PrintsTheStagesOfAnAnswerOverMachines) {
  for (const char* by : {"part", "linkset", "region", "grid"}) {
    const Ran shard = run({"sql", "--by", by, "--stage", "shard"});
    const Ran merge = run({"sql", "--by", by, "--stage", "merge"});
    ASSERT_EQ(shard.status, 0) << shard.err;
    ASSERT_EQ(merge.status, 0) << merge.err;
    EXPECT_NE(shard.out.find("weighbridge_parts"), std::string::npos) << by;
    EXPECT_NE(merge.out.find("\"weighbridge_partial\""), std::string::npos) << by;
    EXPECT_EQ(merge.out.find("weighbridge_parts"), std::string::npos) << by;
  }
  const Ran ran = run({"sql", "--stage", "shard", "--run", database()});
  EXPECT_EQ(ran.status, 2);
}

/// Two regions of one name, in one of which a mesh is missing.
std::string halfKnownProject() {
  return R"({"weighbridge": 1, "regions": [
    {"id": "11111111-1111-4111-8111-111111111111", "name": "Home", "capacity": 100},
    {"id": "22222222-2222-4222-8222-222222222222", "name": "Home", "capacity": 100}],
    "assets": {"gone": {"path": "gone.llmesh"}}, "linksets": [
    {"name": "known", "region": "11111111-1111-4111-8111-111111111111",
     "parts": [{"kind": "box", "shape_type": "convex_hull"}]},
    {"name": "half", "region": "22222222-2222-4222-8222-222222222222",
     "parts": [{"kind": "box", "shape_type": "convex_hull"}, {"kind": "mesh", "asset": "gone"}]}]})";
}

/// As the report of the same file says it: a minimum, never a plain number, and not just unknown.
TEST_F(SqlCommand, SaysAtLeastWhereCostsAreUnknown) {
  const std::string half = folder_.write("half.weighbridge", halfKnownProject());
  for (const std::string by : {"linkset", "region"}) {
    const Ran report = run({"report", half, "--by", by, "--format", "text", "--partial"});
    const Ran sql = run({"sql", "--run", database(), half, "--by", by, "--format", "text"});
    EXPECT_NE(report.out.find("at least"), std::string::npos) << report.out;
    EXPECT_EQ(sql.out, report.out);
  }
  const Ran text = run({"sql", "--run", database(), "--by", "grid", "--format", "text"});
  EXPECT_NE(text.out.find("at least 2"), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("at most 198"), std::string::npos) << text.out;
  const auto data = readCsv(run({"sql", "--run", database(), "--by", "grid"}).out);
  EXPECT_EQ(data.at(0).at("land_impact"), "2");
  EXPECT_EQ(data.at(0).at("unknown_linksets"), "1");
}

/// A region without a name is told by its file, as in a report of both.
TEST_F(SqlCommand, TextOfSeveralFilesNamesThem) {
  const std::string half = folder_.write("half.weighbridge", halfKnownProject());
  const std::string other = folder_.write("other.weighbridge", halfKnownProject());
  const Ran both =
      run({"sql", "--run", database(), half, other, "--by", "region", "--format", "text"});
  EXPECT_NE(both.out.find(half), std::string::npos) << both.out;
  EXPECT_NE(both.out.find(other), std::string::npos) << both.out;
}

TEST_F(SqlCommand, TellsRegionsOfOneNameApart) {
  const std::string half = folder_.write("half.weighbridge", halfKnownProject());
  const Ran report = run({"report", half, "--by", "region", "--partial"});
  const Ran sql = run({"sql", "--run", database(), half, "--by", "region"});
  EXPECT_EQ(sql.out, report.out);
  const auto rows = readCsv(sql.out);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].at("region_id"), "11111111-1111-4111-8111-111111111111");
  EXPECT_EQ(rows[1].at("region_id"), "22222222-2222-4222-8222-222222222222");
  const auto linksets = readCsv(run({"sql", "--run", database()}).out);
  EXPECT_EQ(linksets.at(1).at("region_id"), "22222222-2222-4222-8222-222222222222");
}

/// A text, and the numbers in it.
struct Split {
  std::string words;
  std::vector<double> numbers;
};

Split split(const std::string& text) {
  static const std::regex number(R"(-?\d+(\.\d+)?(e[-+]?\d+)?)");
  Split result{std::regex_replace(text, number, "#"), {}};
  for (std::sregex_iterator found(text.begin(), text.end(), number), end; found != end; ++found)
    result.numbers.push_back(std::stod(found->str()));
  return result;
}

/// As from the files themselves, to the 12 digits that are promised: engines add up in an order of
/// their own, and SQLite since 3.43 carries along what a sum rounds away.
void expectSame(const std::string& answered, const std::string& reported) {
  const Split answer = split(answered);
  const Split report = split(reported);
  EXPECT_EQ(answer.words, report.words);
  ASSERT_EQ(answer.numbers.size(), report.numbers.size());
  for (std::size_t i = 0; i < answer.numbers.size(); ++i)
    EXPECT_NEAR(answer.numbers[i], report.numbers[i], 1e-12 * std::abs(report.numbers[i]))
        << answered;
}

TEST_F(SqlCommand, AnswersAsReportDoes) {
  ASSERT_EQ(run({"sql", "--run", database(), market()}).status, 0);
  for (const char* by : {"part", "linkset", "region"})
    for (const char* format : {"csv", "json"}) {
      const std::vector<std::string> rest{"--by", by,      "--format",
                                          format, "--set", "triangle_constant=0.07"};
      std::vector<std::string> report{"report", market(), "--profile", "wiki-2011"};
      std::vector<std::string> sql{"sql", "--run", database(), "--profile", "wiki-2011"};
      report.insert(report.end(), rest.begin(), rest.end());
      sql.insert(sql.end(), rest.begin(), rest.end());
      const Ran reported = run(report);
      const Ran answered = run(sql);
      ASSERT_EQ(answered.status, 0) << answered.err;
      expectSame(answered.out, reported.out);
    }
}

TEST_F(SqlCommand, LoadsOnceAndSumsTheGrid) {
  for (int i = 0; i < 2; ++i) {
    const Ran ran = run({"sql", "--by", "grid", "--run", database(), market()});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const auto rows = readCsv(ran.out);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].at("linksets"), "2");
    EXPECT_EQ(rows[0].at("parts"), "11");
    EXPECT_EQ(rows[0].at("profile"), "second-life");
  }
}

/// A lamp of one box with two scripts is not weighed; ten boxes cost half a unit each.
TEST_F(SqlCommand, ShowsWhoWinsInARegion) {
  const Ran ran = run({"sql", "--by", "region", "--run", database(), "--set", "server_per_prim=0.2",
                       "--against", "second-life", market()});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto rows = readCsv(ran.out);
  ASSERT_GE(rows.size(), 1U);
  EXPECT_EQ(rows[0].at("region"), "Home");
  EXPECT_EQ(rows[0].at("winners"), "1");
  EXPECT_EQ(rows[0].at("losers"), "0");
  EXPECT_EQ(rows[0].at("profile_after"), "second-life*");
}

/// Version 0.1 wrote no digests: its tables cannot be proved to be whole.
TEST_F(SqlCommand, RefusesTablesOfAnEarlierSchema) {
  ASSERT_EQ(run({"sql", "--run", database(), market()}).status, 0);
  auto tables = database::openDatabase(database());
  ASSERT_TRUE(tables);
  ASSERT_TRUE((*tables)->execute("UPDATE weighbridge_meta SET value = '5' WHERE key = 'schema'"));
  tables->reset();
  const Ran ran = run({"sql", "--run", database()});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err.find("schema 5, but this program reads schema 6"), std::string::npos)
      << ran.err;
}

TEST_F(SqlCommand, RefusesTablesThatWereChanged) {
  ASSERT_EQ(run({"sql", "--run", database(), market()}).status, 0);
  auto tables = database::openDatabase(database());
  ASSERT_TRUE(tables);
  ASSERT_TRUE((*tables)->execute("UPDATE weighbridge_parts SET scripts = 9 WHERE part = 1"));
  tables->reset();
  const Ran ran = run({"sql", "--run", database()});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err.find("market.weighbridge (source 0) differ from those"), std::string::npos)
      << ran.err;
}

TEST_F(SqlCommand, RefusesConstantsThatAreBakedIn) {
  const Ran printed = run({"sql", "--set", "small_side=0.3"});
  EXPECT_EQ(printed.status, 1);
  EXPECT_NE(printed.err.find("small_side is baked into the tables"), std::string::npos)
      << printed.err;
  ASSERT_EQ(run({"sql", "--run", database(), market()}).status, 0);
  const Ran asked = run({"sql", "--run", database(), "--set", "small_side=0.3"});
  EXPECT_EQ(asked.status, 1);
  EXPECT_NE(asked.err.find("as 0.2"), std::string::npos) << asked.err;
  EXPECT_EQ(asked.out, "");
}

TEST_F(SqlCommand, SaysWhatItNeeds) {
  for (const std::vector<std::string>& rest :
       {std::vector<std::string>{"--format", "json"}, {market()}, {"--threads", "2"}}) {
    std::vector<std::string> arguments{"sql"};
    arguments.insert(arguments.end(), rest.begin(), rest.end());
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 2) << ran.out;
    EXPECT_NE(ran.err.find("needs --run"), std::string::npos) << ran.err;
  }
  const Ran nowhere = run({"sql", "--run", folder_ / "none.sqlite"});
  EXPECT_EQ(nowhere.status, 1);
  const Ran empty = run({"sql", "--run", folder_.write("empty.sqlite", "")});
  EXPECT_EQ(empty.status, 1);
  EXPECT_NE(empty.err.find("has no statistics tables"), std::string::npos) << empty.err;
  const Ran noDatabase = run({"sql", "--run", market()});
  EXPECT_EQ(noDatabase.status, 1);
  EXPECT_NE(noDatabase.err.find("market.weighbridge"), std::string::npos);
}

TEST_F(SqlCommand, AsksAServer) {
  const std::string server = wb::test::postgresqlDatabase();
  if (server.empty()) GTEST_SKIP() << wb::test::noPostgresql;
  const Ran loaded = run({"sql", "--run", server, "--by", "part", market()});
  ASSERT_EQ(loaded.status, 0) << loaded.err;
  EXPECT_EQ(loaded.out, run({"report", market(), "--profile", "second-life", "--by", "part"}).out);
  const Ran json = run({"sql", "--run", server, "--by", "grid", "--format", "json"});
  ASSERT_EQ(json.status, 0) << json.err;
  EXPECT_EQ(nlohmann::json::parse(json.out).at("rows").at(0).at("parts"), 11);
  const Ran text = run({"sql", "--run", server, "--by", "grid", "--format", "text"});
  EXPECT_NE(text.out.find("overfull regions"), std::string::npos) << text.out;
}

/// More parts than are loaded before a signal comes, or are weighed.
constexpr std::size_t loadedParts = 10'000;
constexpr std::size_t weighedParts = 20'000;

std::size_t partsIn(database::Database& database) {
  std::int64_t parts = -1;
  const auto asked =
      database.query("SELECT COUNT(*) FROM weighbridge_parts", {},
                     {.begin = {}, .row = [&parts](std::span<const database::Value> row) {
                        parts = std::get<std::int64_t>(row[0]);
                        return true;
                      }});
  EXPECT_TRUE(asked) << (asked ? "" : message(asked.error()));
  return static_cast<std::size_t>(parts);
}

class InterruptedSql : public SqlCommand, public testing::WithParamInterface<bool> {
 protected:
  void SetUp() override {
    name_ = GetParam() ? wb::test::postgresqlDatabase() : database();
    if (name_.empty()) GTEST_SKIP() << wb::test::noPostgresql;
  }

  std::string slow(std::size_t parts) const {
    return folder_.write("slow.weighbridge", projectOfBoxes(parts));
  }

  /// How long a whole load of a file takes, into another database.
  std::chrono::nanoseconds timeToLoad(const std::string& file) const {
    const std::string other =
        GetParam() ? wb::test::postgresqlDatabase() : folder_ / "other.sqlite";
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(run({"sql", "--run", other, file, "--by", "grid"}).status, 0);
    return std::chrono::steady_clock::now() - begin;
  }

  std::unique_ptr<database::Database> opened() const {
    auto opened = database::openDatabase(name_);
    EXPECT_TRUE(opened) << (opened ? "" : message(opened.error()));
    return std::move(*opened);
  }

  std::string name_;
};

INSTANTIATE_TEST_SUITE_P(, InterruptedSql, testing::Bool(), [](const auto& isServer) {
  return isServer.param ? "Postgresql" : "Sqlite";
});

/// Wherever a load is interrupted, a file is in the tables whole or not at all, and going on puts
/// it in. The moments are spread over all the time that a load takes.
TEST_P(InterruptedSql, LoadsAFileWholeOrNotAtAll) {
  ASSERT_EQ(run({"sql", "--run", name_, market()}).status, 0);
  const std::size_t before = partsIn(*opened());
  const std::string file = slow(loadedParts);
  const auto time = timeToLoad(file);
  const int moments = wb::test::isLong() ? 40 : 3;
  for (int moment = 1; moment <= moments; ++moment) {
    Running program({"sql", "--run", name_, file, "--by", "grid"});
    std::this_thread::sleep_for(time * moment / moments);
    const int status = program.endBy(SIGINT);
    EXPECT_TRUE(status == 128 + SIGINT || status == 0) << status;
    const std::size_t parts = partsIn(*opened());
    EXPECT_TRUE(parts == before || parts == before + loadedParts) << parts;
  }
  EXPECT_EQ(run({"sql", "--run", name_, file, "--by", "grid"}).status, 0);
  EXPECT_EQ(partsIn(*opened()), before + loadedParts);
}

/// The signal comes while rows are being made: the program ends by it, writes no partial file, and
/// a server works on nothing any more.
TEST_P(InterruptedSql, EndsWhileItAsks) {
  ASSERT_EQ(run({"sql", "--run", name_, slow(weighedParts), "--by", "grid"}).status, 0);
  const auto before = folder_.names();
  Running program({"sql", "--run", name_, "--by", "part", "-o", folder_ / "out.csv"});
  while (folder_.names() == before) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_EQ(program.endBy(SIGINT), 128 + SIGINT);
  EXPECT_EQ(folder_.names(), before);
  if (!GetParam()) return;
  std::size_t busy = 1;
  while (busy > 0) {
    busy = 0;
    const auto asked = opened()->query(
        "SELECT pid FROM pg_stat_activity WHERE state = 'active' AND datname = current_database() "
        "AND pid <> pg_backend_pid() AND query LIKE '%weighbridge_parts%'",
        {}, {.begin = {}, .row = [&busy](std::span<const database::Value>) { return ++busy > 0; }});
    ASSERT_TRUE(asked) << message(asked.error());
  }
}

}  // namespace
}  // namespace wb::app::test
