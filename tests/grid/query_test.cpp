#include "model/grid/query.h"

#include "model/cost/profile.h"
#include "model/formats/formats.h"
#include "model/grid/detail/columns.h"
#include "model/grid/schema.h"
#include "model/report/changes.h"
#include "model/report/report.h"
#include "model/scene/part.h"
#include "tests/grid/compared.h"
#include "tests/support/long_sizes.h"
#include "tests/support/postgresql.h"
#include "tests/support/random.h"

#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace wb::query {
namespace {

using database::Engine;
using wb::test::isLong;

constexpr std::array bys{By::part, By::linkset, By::region};

/// A value made by chance, always the same for a seed.
template <class Value>
Value anyOf(const rc::Gen<Value>& generator, std::uint64_t seed) {
  constexpr int size = 100;
  return generator(rc::Random(seed), size).value();
}

cost::Profile withStandardBaked(cost::Profile profile) {
  const cost::Profile standard;
  for (const cost::Constant& one : cost::constants())
    if (grid::isBaked(one.name)) profile[one.key] = standard[one.key];
  profile.baseHullSource = standard.baseHullSource;
  return profile;
}

/// So many linksets by chance, by fours in scenes with a region or two or none, and one without
/// parts.
std::vector<scene::Scene> anyScenes(std::size_t linksets, std::uint64_t seed) {
  std::vector<scene::Scene> scenes;
  for (std::size_t i = 0; i < linksets; ++i) {
    scene::Scene one = anyOf(cost::test::anyScene(), seed + i);
    one.linksets.front().name = "=cmd|' \"; DROP TABLE \\ " + std::to_string(i);
    if (i % 4 == 0) {
      scenes.push_back(std::move(one));
      for (std::size_t region = 0; region < i / 4 % 3; ++region) {
        scene::Region& added = scenes.back().regions.emplace_back();
        added.name = "region " + std::to_string(region);
        added.kind = region == 0 ? "openspace" : "homestead";
      }
      continue;
    }
    one.linksets.front().region = "region " + std::to_string(i % 3);
    scenes.back().linksets.push_back(std::move(one.linksets.front()));
  }
  scenes.back().linksets.push_back({});
  return scenes;
}

/// A query selects each column of its answer, once, in either dialect.
TEST(AnswerColumns, AreAllInTheQuery) {
  for (const By by : {By::linkset, By::part, By::region, By::grid, By::overview})
    for (const bool compares : {false, true}) {
      if (by == By::overview && !compares) continue;
      Question question;
      question.by = by;
      if (compares) question.against = cost::Profile();
      std::set<std::string_view> keys;
      for (const table::Heading& heading : headingsOf(question))
        EXPECT_TRUE(keys.insert(heading.key).second) << heading.key;
      for (const Dialect dialect : {Dialect::sqlite, Dialect::postgresql}) {
        const auto query = queryFor(question, dialect, {Values::written});
        ASSERT_TRUE(query);
        const std::string selected = query->sql.substr(query->sql.rfind("\nSELECT "));
        for (const std::string_view key : keys)
          EXPECT_NE(selected.find('"' + std::string(key) + '"'), std::string::npos)
              << key << " of " << static_cast<int>(by);
      }
    }
}

/// Of a report, those that say why not are left out, and no others.
TEST(AnswerColumns, AreThoseOfReportsButWhatIsInNoTable) {
  using table::RowKind;
  for (const RowKind kind : {RowKind::part, RowKind::linkset, RowKind::region}) {
    for (const table::Heading& heading : tableOf(kind, {}, table::Columns::withMeasured).headings)
      EXPECT_NE(isInSql(kind, false, heading.key), table::isOfMeasured(heading.key)) << heading.key;
    for (const table::Heading& heading : table::changesTable(kind, {}).headings)
      EXPECT_NE(isInSql(kind, true, heading.key),
                heading.key == "because" || (kind == RowKind::region && heading.key == "parcel_id"))
          << heading.key;
  }
}

class QueryTest : public testing::TestWithParam<Engine> {
 protected:
  void SetUp() override {
    const bool isServer = GetParam() == Engine::postgresql;
    const std::string text = isServer ? wb::test::postgresqlDatabase() : ":memory:";
    if (text.empty()) GTEST_SKIP() << wb::test::noPostgresql;
    grid_.emplace(text);
  }

  void expectSame(const Question& question) {
    const test::Found found = grid_->compare(question);
    EXPECT_TRUE(found.different.empty()) << static_cast<int>(question.by) << ": "
                                         << fmt::format("{}", fmt::join(found.different, "\n"));
    cells_ += found.cells;
    for (const std::string& tie : found.ties)
      ties_.push_back(fmt::format("by {}, {}", static_cast<int>(question.by), tie));
  }

  /// Engines sum in an order of their own: what that turned is listed, for people to see.
  void tellTies() const {
    RecordProperty("ties", fmt::format("{}", fmt::join(ties_, "; ")));
    for (const std::string& tie : ties_) std::cout << "tie: " << tie << '\n';
  }

  void addSamples() {
    weighing::WeighOptions options;
    options.profile = cost::Profile();
    for (const auto& entry : std::filesystem::directory_iterator(WEIGHBRIDGE_SAMPLES)) {
      if (entry.path().extension() != ".weighbridge") continue;
      auto opened = weighing::weighFile(entry.path().string(), options);
      ASSERT_TRUE(opened) << message(opened.error());
      grid_->add(std::move(opened->value));
    }
  }

  std::optional<test::Grid> grid_;
  std::size_t cells_ = 0;
  std::vector<std::string> ties_;  ///< In words.
};

INSTANTIATE_TEST_SUITE_P(, QueryTest, testing::Values(Engine::sqlite, Engine::postgresql),
                         [](const auto& engine) {
                           return engine.param == Engine::sqlite ? "Sqlite" : "Postgresql";
                         });

TEST_P(QueryTest, AnswersAboutSamplesAsReportsDo) {
  addSamples();
  bool comparesNext = false;
  for (const std::string_view name : cost::builtInProfiles())
    for (const By by : bys) {
      comparesNext = !comparesNext;
      for (const bool compares : {false, true}) {
        if (compares != comparesNext && !isLong()) continue;
        expectSame({by,
                    *cost::builtInProfile(name),
                    compares ? std::optional(cost::Profile()) : std::nullopt,
                    {}});
      }
    }
  RecordProperty("cells", static_cast<int>(cells_));
  tellTies();
}

TEST_P(QueryTest, AnswersAboutAnythingUnderAnyProfileAsReportsDo) {
  // A server is asked less: it plans each question for long.
  const bool isServer = GetParam() == Engine::postgresql;
  const std::size_t linksets = isLong() ? 1000 : isServer ? 100 : 300;
  const std::uint64_t profiles = isLong() ? 20 : isServer ? 2 : 4;
  std::size_t number = 0;
  for (scene::Scene& scene : anyScenes(linksets, 1))
    grid_->add(test::weighed("scene " + std::to_string(number++), std::move(scene), {}));
  cost::Profile last;
  for (std::uint64_t seed = 0; seed < profiles; ++seed) {
    const auto profile = withStandardBaked(anyOf(cost::test::anyProfile(), seed));
    for (const By by : bys) {
      expectSame({by, profile, {}, {}});
      expectSame({by, profile, last, {}});
    }
    last = profile;
  }
  RecordProperty("cells", static_cast<int>(cells_));
  tellTies();
}

TEST_P(QueryTest, AnswersAboutForeignFilesAsReportsDo) {
  constexpr std::array<std::string_view, 8> kinds{".weighbridge", ".llmesh", ".slm", ".xml",
                                                  ".oar",         ".iar",    ".oxp", ".ogz"};
  const char* corpus = std::getenv("WEIGHBRIDGE_CORPUS");
  if (!corpus) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of foreign files";
  weighing::WeighOptions options;
  options.profile = cost::Profile();
  for (const auto& entry : std::filesystem::recursive_directory_iterator(corpus)) {
    const std::string suffix = entry.path().extension().string();  // Models need a worker.
    if (!entry.is_regular_file() || std::ranges::find(kinds, suffix) == kinds.end()) continue;
    auto opened = weighing::weighFile(entry.path().string(), options);
    if (!opened) continue;
    // The tables do not say of a part that its file failed its own check.
    const auto isUnproven = [](const scene::Linkset& linkset) {
      return std::ranges::any_of(linkset.parts, scene::isUnproven);
    };
    if (std::ranges::any_of(opened->value.scene.linksets, isUnproven)) continue;
    grid::makeTextsStorable(opened->value.scene);
    opened->value.dropGeometry();
    grid_->add(std::move(opened->value));
  }
  std::size_t asked = 0;
  for (const std::string_view name : cost::builtInProfiles())
    for (const By by : bys)
      if (asked++ % 4 == 0 || isLong()) expectSame({by, *cost::builtInProfile(name), {}, {}});
  RecordProperty("cells", static_cast<int>(cells_));
}

std::vector<Row> rowsOf(test::Grid& grid, const Question& question) {
  std::vector<Row> rows;
  const auto asked = ask(grid.database(), question, [&rows](Row row) {
    rows.push_back(std::move(row));
    return true;
  });
  EXPECT_TRUE(asked) << (asked ? "" : message(asked.error()));
  return rows;
}

double numberOf(const Question& question, const Row& row, std::string_view key) {
  const auto headings = headingsOf(question);
  const auto found = std::ranges::find(headings, key, &table::Heading::key);
  EXPECT_NE(found, headings.end()) << key;
  const table::Cell& cell = row.at(static_cast<std::size_t>(found - headings.begin()));
  const auto* number = std::get_if<double>(&cell);
  return number ? *number : static_cast<double>(std::get<std::size_t>(cell));
}

/// What the program itself sums up of the samples.
TEST_P(QueryTest, TellsTheSumsOfAGrid) {
  addSamples();
  const cost::Profile today;
  const cost::Profile document = *cost::builtInProfile("wiki-2011");
  double impact = 0;
  double impactBefore = 0;
  std::size_t parts = 0;
  std::size_t winners = 0;
  for (const weighing::Weighing& one : grid_->weighings()) {
    const auto before = weigh(one.scene, one.statistics, document);
    const auto after = weigh(one.scene, one.statistics, today);
    for (std::size_t i = 0; i < after.size(); ++i) {
      impact += after[i].landImpact;
      impactBefore += before[i].landImpact;
      parts += after[i].parts.size();
      if (after[i].landImpact < before[i].landImpact) ++winners;
    }
  }
  const Question costs{By::grid, today, {}, {}};
  const auto rows = rowsOf(*grid_, costs);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(numberOf(costs, rows[0], "land_impact"), impact);
  EXPECT_EQ(numberOf(costs, rows[0], "parts"), static_cast<double>(parts));
  EXPECT_EQ(numberOf(costs, rows[0], "free"), numberOf(costs, rows[0], "capacity") - impact);
  const Question changes{By::grid, today, document, {}};
  const auto changed = rowsOf(*grid_, changes);
  ASSERT_EQ(changed.size(), 1U);
  EXPECT_EQ(numberOf(changes, changed[0], "land_impact_change"), impact - impactBefore);
  EXPECT_EQ(numberOf(changes, changed[0], "winners"), static_cast<double>(winners));
}

/// Linksets above the limit, and regions that hold no more: counted by hand.
TEST_P(QueryTest, TellsWhoCrossesALimit) {
  scene::Scene scene;
  scene.regions.emplace_back().name = "Small";
  scene.regions[0].ownCapacity = 40;
  for (const std::size_t parts : {std::size_t{10}, std::size_t{35}}) {
    scene::Linkset& linkset = scene.linksets.emplace_back();
    linkset.region = "Small";
    linkset.parts.resize(parts);  // Boxes, which are not weighed but counted.
  }
  grid_->add(test::weighed("small", std::move(scene), {}));
  cost::Profile wide;
  wide[cost::Key::legacy_physical_limit] = 100;
  const Question question{By::grid, {}, wide, {}};
  const auto rows = rowsOf(*grid_, question);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(numberOf(question, rows[0], "no_longer_physical"), 1);
  EXPECT_EQ(numberOf(question, rows[0], "physical_again"), 0);
  EXPECT_EQ(numberOf(question, rows[0], "winners"), 0);
  const Question costs{By::grid, {}, {}, {}};
  const auto now = rowsOf(*grid_, costs);
  EXPECT_EQ(numberOf(costs, now.at(0), "regions_over"), 1);  // 45 on 40.
  EXPECT_EQ(numberOf(costs, now.at(0), "free"), -5);
  EXPECT_EQ(numberOf(costs, now.at(0), "not_physical"), 1);
  const Question byRegion{By::region, {}, wide, {}};
  const auto regions = rowsOf(*grid_, byRegion);
  ASSERT_EQ(regions.size(), 1U);
  EXPECT_EQ(numberOf(byRegion, regions[0], "no_longer_physical"), 1);
}

/// Engines may sum in another order then.
TEST_P(QueryTest, WeighsUnderManyProfilesInOnePass) {
  addSamples();
  Question all{By::linkset, {}, {}, {}};
  std::vector<Row> one = rowsOf(*grid_, all);
  for (std::uint64_t seed = 100; seed < 104; ++seed) {
    all.otherProfiles.push_back(withStandardBaked(anyOf(cost::test::anyProfile(), seed)));
    for (Row& row : rowsOf(*grid_, {By::linkset, all.otherProfiles.back(), {}, {}}))
      one.push_back(std::move(row));
  }
  const auto together = rowsOf(*grid_, all);
  ASSERT_EQ(together.size(), one.size());
  for (std::size_t row = 0; row < one.size(); ++row)
    for (const std::string_view key : {"physics_cost", "streaming_cost", "server_cost"}) {
      const double alone = numberOf(all, one[row], key);
      EXPECT_NEAR(numberOf(all, together[row], key), alone, 1e-12 * alone) << row << " " << key;
    }
}

/// What is printed is what is run, whatever the profile calls itself.
TEST_P(QueryTest, AnswersTheSameWhenItIsPrinted) {
  addSamples();
  const Dialect dialect = GetParam() == Engine::sqlite ? Dialect::sqlite : Dialect::postgresql;
  for (const By by : {By::part, By::linkset, By::region, By::grid})
    for (const bool compares : {false, true}) {
      const bool isOther = by == By::linkset || by == By::grid;
      if (GetParam() == Engine::postgresql && compares == isOther && !isLong()) continue;
      Question question{by, {}, {}, {}};
      question.profile.name = "it's \"1\"; DROP TABLE weighbridge_parts; -- \\";
      if (compares) question.against = *cost::builtInProfile("opensim");
      const auto text = queryText(question, dialect);
      ASSERT_TRUE(text);
      std::size_t rows = 0;
      const auto asked = grid_->database().query(
          text->substr(0, text->rfind(';')), {},
          {.begin = {}, .row = [&rows](std::span<const database::Value>) { return ++rows > 0; }});
      ASSERT_TRUE(asked) << message(asked.error());
      EXPECT_EQ(rows, rowsOf(*grid_, question).size());
    }
  EXPECT_FALSE(rowsOf(*grid_, {By::part, {}, {}, {}}).empty());
}

/// The answer to a question of which each third of the files is asked by itself, the rows merged.
std::vector<Row> mergedRows(test::Grid& grid, const Question& question, std::int64_t files) {
  database::Database& database = grid.database();
  const Dialect dialect = dialectOf(database);
  const std::string table = database::quotedName(partialTable);
  constexpr std::int64_t shards = 3;
  for (std::int64_t i = 0; i < shards; ++i) {
    Question piece = question;
    piece.sources = SourceRange{files * i / shards, files * (i + 1) / shards - 1};
    const auto query = queryFor(piece, dialect, {Values::literal, Stage::shard, {}});
    EXPECT_TRUE(query);
    const std::string into =
        i == 0 ? "CREATE TEMPORARY TABLE " + table + " AS " : "INSERT INTO " + table + " ";
    const auto put = database.execute(into + query->sql);
    EXPECT_TRUE(put) << (put ? "" : message(put.error()));
  }
  std::vector<Row> rows;
  const auto query = queryFor(question, dialect, {Values::literal, Stage::merge, {}});
  EXPECT_TRUE(query);
  const auto asked = askQuery(database, question, *query,
                              [&rows](Row row) {
                                rows.push_back(std::move(row));
                                return true;
                              },
                              {});
  EXPECT_TRUE(asked) << (asked ? "" : message(asked.error()));
  EXPECT_TRUE(database.execute("DROP TABLE " + table));
  return rows;
}

/// Numbers as near as engines add them; all else the same.
void expectNear(const Row& one, const Row& other, const std::string& what) {
  ASSERT_EQ(one.size(), other.size()) << what;
  for (std::size_t i = 0; i < one.size(); ++i) {
    const double expected = table::numberIn(other[i]);
    EXPECT_EQ(one[i].index(), other[i].index()) << what << " column " << i;
    EXPECT_NEAR(table::numberIn(one[i]), expected, 1e-11 * std::max(1.0, std::abs(expected)))
        << what << " column " << i;
    if (std::holds_alternative<std::string>(one[i])) {
      EXPECT_EQ(one[i], other[i]) << what;
    }
  }
}

/// What machines answer about files of their own adds up to what one machine answers about all.
TEST_P(QueryTest, MergesWhatShardsAnswer) {
  std::int64_t files = 0;
  for (scene::Scene& scene : anyScenes(120, 5))
    grid_->add(test::weighed("scene " + std::to_string(files++), std::move(scene), {}));
  for (const By by : {By::part, By::linkset, By::region, By::grid, By::overview})
    for (const bool compares : {false, true}) {
      if (by == By::overview && !compares) continue;
      const bool isOther = by == By::part || by == By::region;
      if (GetParam() == Engine::postgresql && compares == isOther && !isLong()) continue;
      Question question{by, {}, {}, {}};
      if (compares) question.against = *cost::builtInProfile("opensim");
      const std::string what = fmt::format("by {}, {}", static_cast<int>(by), compares);
      const auto merged = mergedRows(*grid_, question, files);
      const auto whole = rowsOf(*grid_, question);
      ASSERT_EQ(merged.size(), whole.size()) << what;
      for (std::size_t row = 0; row < whole.size(); ++row)
        expectNear(merged[row], whole[row], what + " row " + std::to_string(row));
    }
}

/// A part whose mesh is missing: what is known of sums is their minimum, of the rest a maximum.
TEST_P(QueryTest, TellsWhatIsKnownOfSums) {
  scene::Scene scene;
  scene.regions.emplace_back().name = "Home";
  scene.regions[0].ownCapacity = 100;
  scene::Linkset& linkset = scene.linksets.emplace_back();
  linkset.region = "Home";
  linkset.parts.resize(2);
  linkset.parts[0].shapeType = scene::ShapeType::convexHull;  // Opts in.
  linkset.parts[1].kind = scene::PartKind::mesh;
  linkset.parts[1].asset = "gone";
  grid_->add(test::weighed("missing", std::move(scene), {}));
  for (const By by : {By::region, By::grid}) {
    const Question question{by, {}, {}, {}};
    const auto headings = headingsOf(question);
    const auto rows = rowsOf(*grid_, question);
    ASSERT_FALSE(rows.empty());
    const auto cell = [&](std::string_view key) {
      const auto found = std::ranges::find(headings, key, &table::Heading::key);
      return rows[0].at(static_cast<std::size_t>(found - headings.begin()));
    };
    const auto impact = cell("land_impact");
    ASSERT_TRUE(std::holds_alternative<table::Unknown>(impact));
    EXPECT_EQ(std::get<table::Unknown>(impact).bound, table::Unknown::Bound::least);
    EXPECT_GT(std::get<table::Unknown>(impact).value, 0);
    EXPECT_EQ(std::get<table::Unknown>(cell("free")).bound, table::Unknown::Bound::most);
    const Row data = asData(question, rows[0]);
    EXPECT_EQ(std::ranges::any_of(data,
                                  [](const table::Cell& one) {
                                    return std::holds_alternative<table::Unknown>(one);
                                  }),
              by == By::region);
  }
}

TEST_P(QueryTest, RefusesWhatIsBakedIn) {
  addSamples();
  Question question{By::grid, {}, {}, {}};
  ASSERT_TRUE(checkTables(grid_->database(), question));
  question.against = cost::Profile();
  (*question.against)[cost::Key::small_side] = 0.3;
  const auto checked = checkTables(grid_->database(), question);
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().text.code, "query.baked");
  EXPECT_NE(message(checked.error()).find("small_side is baked into the tables as 0.2"),
            std::string::npos)
      << message(checked.error());
}

TEST_P(QueryTest, RefusesADatabaseWithoutTables) {
  const auto checked = checkTables(grid_->database(), {});
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().text.code, "query.no_tables");
}

TEST_P(QueryTest, IsCancelled) {
  addSamples();
  std::stop_source stop;
  stop.request_stop();
  Task task;
  task.cancel = stop.get_token();
  std::size_t rows = 0;
  const auto count = [&rows](const Row&) { return ++rows > 0; };
  EXPECT_FALSE(ask(grid_->database(), {By::part, {}, {}, {}}, count, task));
  EXPECT_EQ(rows, 0U);
  EXPECT_TRUE(ask(grid_->database(), {By::grid, {}, {}, {}}, count));
  EXPECT_EQ(rows, 1U);
}

TEST(Query, RefusesANameThatNoDatabaseHolds) {
  Question question;
  question.profile.name = std::string("a\0b", 3);
  const auto text = queryText(question, Dialect::sqlite);
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().text.code, "query.nul");
}

TEST(Query, SaysWhatIsBakedIn) {
  const auto text = queryText({}, Dialect::duckdb);
  ASSERT_TRUE(text);
  const std::string comments = text->substr(0, text->find("WITH"));
  for (const char* key : {"small_side", "prim_detail_high", "base_hull_source"})
    EXPECT_NE(comments.find(key), std::string::npos) << key;
  EXPECT_EQ(text->find("\"small_side\""), std::string::npos);
}

}  // namespace
}  // namespace wb::query
