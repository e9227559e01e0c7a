#include "model/grid/overview.h"

#include "model/grid/detail/overview_columns.h"
#include "model/grid/detail/tables.h"
#include "tests/grid/compared.h"
#include "tests/support/long_sizes.h"
#include "tests/support/postgresql.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace wb::query {
namespace {

using database::Engine;

/// So many linksets by chance, each a file of its own with a region that has room for 30.
void addLinksets(test::Grid& grid, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    scene::Scene scene = cost::test::anyScene()(rc::Random(i), 100).value();
    scene.regions.emplace_back().name = "region " + std::to_string(i);
    scene.regions.front().ownCapacity = 30;
    scene.linksets.front().region = scene.regions.front().name;
    grid.add(test::weighed("scene " + std::to_string(i), std::move(scene), {}));
  }
}

/// What the program itself counts up.
struct Counted {
  double before = 0;
  double after = 0;
  std::size_t winners = 0;
  std::size_t losers = 0;
  std::size_t full = 0;
  std::size_t noLongerFit = 0;
  std::vector<double> classes = std::vector<double>(classCount);
};

Counted countedBy(const std::vector<weighing::Weighing>& weighings, const cost::Profile& profile,
                  const cost::Profile& against) {
  Counted all;
  for (const weighing::Weighing& one : weighings) {
    double before = 0;
    double after = 0;
    const auto costsBefore = weigh(one.scene, one.statistics, against);
    const auto costsAfter = weigh(one.scene, one.statistics, profile);
    bool isKnown = true;
    for (std::size_t i = 0; i < costsAfter.size(); ++i) {
      const double was = costsBefore[i].landImpact;
      const double is = costsAfter[i].landImpact;
      before += was;
      after += is;
      const bool unknown = costsAfter[i].unknown.landImpact || costsBefore[i].unknown.landImpact;
      isKnown &= !unknown;
      if (unknown) continue;
      if (is < was) ++all.winners;
      if (is > was) ++all.losers;
      const auto above = std::ranges::lower_bound(classLimits, is);
      ++all.classes[static_cast<std::size_t>(above - classLimits.begin())];
    }
    all.before += before;
    all.after += after;
    if (isKnown && after > 30) ++all.full;
    if (isKnown && after > 30 && before <= 30) ++all.noLongerFit;
  }
  return all;
}

class OverviewTest : public testing::TestWithParam<Engine> {
 protected:
  void SetUp() override {
    const bool isServer = GetParam() == Engine::postgresql;
    const std::string text = isServer ? wb::test::postgresqlDatabase() : ":memory:";
    if (text.empty()) GTEST_SKIP() << wb::test::noPostgresql;
    grid_.emplace(text);
    question_.profile[cost::Key::triangle_constant] = 0.2;
    question_.profile[cost::Key::streaming_scale] = 11'000;
    question_.against = cost::Profile();
  }

  Contents contents() {
    auto contents = contentsOf(grid_->database());
    EXPECT_TRUE(contents) << (contents ? "" : message(contents.error()));
    return contents ? *contents : Contents();
  }

  /// As if each file had so many parts that it is asked about by itself.
  Contents contentsOfLargeFiles() {
    constexpr std::size_t times = 1'000'000;
    Contents large = contents();
    for (Contents::Source& source : large.sources) source.parts *= times;
    large.population.parts *= times;
    return large;
  }

  Overview exact() { return exact(contents(), {}); }
  Overview exact(const Contents& known, const Task& task) {
    auto made = overview(grid_->database(), known, question_, task);
    EXPECT_TRUE(made) << (made ? "" : message(made.error()));
    return made ? std::move(*made) : Overview();
  }

  Overview estimated(const Sample& sample) {
    Question question = question_;
    question.sample = sample;
    auto made = estimate(grid_->database(), contents(), question);
    EXPECT_TRUE(made) << (made ? "" : message(made.error()));
    return made && *made ? std::move(**made) : Overview();
  }

  std::optional<test::Grid> grid_;
  Question question_{By::overview, {}, {}, {}};
};

INSTANTIATE_TEST_SUITE_P(, OverviewTest, testing::Values(Engine::sqlite, Engine::postgresql),
                         [](const auto& engine) {
                           return engine.param == Engine::sqlite ? "Sqlite" : "Postgresql";
                         });

TEST_P(OverviewTest, IsRefusedWithoutTables) {
  const auto contents = contentsOf(grid_->database());
  ASSERT_FALSE(contents);
  EXPECT_EQ(contents.error().text.code, "query.no_tables");
}

/// As when the first load was interrupted.
TEST_P(OverviewTest, IsRefusedWithoutFiles) {
  ASSERT_TRUE(grid::GridTables::open(grid_->database(), {}, "a test"));
  const auto contents = contentsOf(grid_->database());
  ASSERT_FALSE(contents);
  EXPECT_EQ(contents.error().text.code, "query.no_files");
}

TEST_P(OverviewTest, OfFilesWithoutLinksetsIsEmpty) {
  grid_->add(test::weighed("empty", {}, {}));
  EXPECT_EQ(contents().population.linksets, 0U);
  const Overview all = exact();
  EXPECT_EQ(all.numbers.at("land_impact_after").value, 0);
  EXPECT_EQ(all.rows.size(), 1U);  // What is in no region is one too.
  EXPECT_FALSE(sampleOf(contents().population));
  question_.sample = Sample{1, 0};
  const auto none = estimate(grid_->database(), contents(), question_);
  ASSERT_TRUE(none);
  EXPECT_FALSE(*none);
}

TEST_P(OverviewTest, SumsUpWhatTheRulesSay) {
  const std::size_t linksets = GetParam() == Engine::sqlite || wb::test::isLong() ? 200 : 80;
  addLinksets(*grid_, linksets);
  const Counted counted = countedBy(grid_->weighings(), question_.profile, *question_.against);
  const Overview all = exact();
  EXPECT_EQ(all.numbers.at("land_impact_before").value, counted.before);
  EXPECT_EQ(all.numbers.at("land_impact_after").value, counted.after);
  EXPECT_EQ(all.numbers.at("land_impact_change").value, counted.after - counted.before);
  EXPECT_EQ(all.numbers.at("winners").value, static_cast<double>(counted.winners));
  EXPECT_EQ(all.numbers.at("losers").value, static_cast<double>(counted.losers));
  EXPECT_EQ(all.noLongerFit, counted.noLongerFit);
  EXPECT_GE(all.full, counted.full);  // What is known may be too much already.
  EXPECT_GT(counted.winners * counted.losers, 0U);
  EXPECT_EQ(all.rows.size(), linksets);
  for (std::size_t i = 0; i < classCount; ++i)
    EXPECT_EQ(all.numbers.at(classKeysAfter()[i]).value, counted.classes[i]) << i;
}

TEST_P(OverviewTest, OfAllPickedIsTheSameWithoutErrors) {
  addLinksets(*grid_, 15);
  const Overview all = exact();
  for (const auto& [key, one] : estimated({1, 7}).numbers) {
    EXPECT_NEAR(one.value, all.numbers.at(key).value, 1e-9 * (1 + std::abs(one.value))) << key;
    EXPECT_EQ(one.error, 0) << key;
  }
}

/// The linksets that are picked are the same for any engine.
TEST_P(OverviewTest, IsEstimatedFromTheSameLinksets) {
  if (GetParam() == Engine::sqlite) return;  // What the other is compared with.
  test::Grid local(":memory:");
  for (test::Grid* grid : {&*grid_, &local}) addLinksets(*grid, 60);
  for (std::int64_t seed = 0; seed < 2; ++seed) {
    const Overview here = estimated({5, seed});
    Question question = question_;
    question.sample = Sample{5, seed};
    const auto there = estimate(local.database(), contents(), question);
    ASSERT_TRUE(there && *there);
    for (const auto& [key, one] : here.numbers) {
      const Estimate& other = (*there)->numbers.at(key);
      EXPECT_NEAR(one.value, other.value, 1e-9 * (1 + std::abs(other.value))) << key;
      EXPECT_NEAR(one.error, other.error, 1e-9 * (1 + std::abs(other.error))) << key;
    }
  }
}

/// Of a server with WEIGHBRIDGE_LONG set.
TEST_P(OverviewTest, IsEstimatedFromSomeLinksets) {
  if (GetParam() == Engine::postgresql && !wb::test::isLong()) return;
  constexpr std::int64_t samples = 40;
  addLinksets(*grid_, 300);
  const Overview all = exact();
  std::vector<Overview> some;
  for (std::int64_t seed = 0; seed < samples; ++seed) some.push_back(estimated({5, seed}));
  // A few linksets cost nearly all here: most samples have fewer of them, and err by more.
  for (const auto& [key, least] :
       {std::pair("land_impact_after", samples / 2), std::pair("winners", samples * 8 / 10),
        std::pair("losers", samples * 8 / 10)}) {
    std::int64_t held = 0;
    double sum = 0;
    for (const Overview& sample : some) {
      const Estimate one = sample.numbers.at(key);
      sum += one.value;
      if (std::abs(one.value - all.numbers.at(key).value) <= 2 * one.error) ++held;
    }
    EXPECT_GE(held, least) << key;
    EXPECT_NEAR(sum / samples, all.numbers.at(key).value, 0.1 * all.numbers.at(key).value) << key;
  }
}

/// After each piece.
TEST_P(OverviewTest, TellsHowFarItIs) {
  for (const char* name : {"a", "b", "c"}) {
    scene::Scene scene;
    scene.linksets.resize(2);
    for (scene::Linkset& linkset : scene.linksets) linkset.parts.resize(5);
    grid_->add(test::weighed(name, std::move(scene), {}));
  }
  std::vector<double> told;
  Task task;
  task.progress = [&told](double fraction, std::string_view) { told.push_back(fraction); };
  const Overview all = exact(contentsOfLargeFiles(), task);
  ASSERT_EQ(told.size(), 3U);
  EXPECT_NEAR(told[0], 1.0 / 3, 1e-12);
  EXPECT_EQ(told[2], 1);
  EXPECT_EQ(all.numbers.at("land_impact_after").value, 3 * 2 * 5);
}

/// Rows come in the same order, and the grid's is the sum.
TEST_P(OverviewTest, AnswersInPiecesAsAtOnce) {
  addLinksets(*grid_, 15);
  const Contents known = contentsOfLargeFiles();
  ASSERT_GT(piecesOf(known).size(), 10U);
  for (const By by : {By::part, By::linkset, By::region, By::grid})
    for (const bool compares : {false, true}) {
      // A server plans each piece for long: a quarter of them, with WEIGHBRIDGE_LONG set all.
      const bool isTold = compares ? by == By::linkset : by == By::grid;
      if (GetParam() == Engine::postgresql && !isTold && !wb::test::isLong()) continue;
      Question question = question_;
      question.by = by;
      if (!compares) question.against.reset();
      std::vector<Row> once;
      std::vector<Row> inPieces;
      const auto into = [](std::vector<Row>& rows) {
        return [&rows](Row row) {
          rows.push_back(std::move(row));
          return true;
        };
      };
      ASSERT_TRUE(ask(grid_->database(), question, into(once)));
      ASSERT_TRUE(askInPieces(grid_->database(), known, question, into(inPieces)));
      ASSERT_EQ(once.size(), inPieces.size());
      for (std::size_t row = 0; row < once.size(); ++row)
        for (std::size_t column = 0; column < once[row].size(); ++column) {
          const table::Cell& one = once[row][column];
          const table::Cell& other = inPieces[row][column];
          const auto* number = std::get_if<double>(&one);
          const auto* bound = std::get_if<table::Unknown>(&one);
          if (number && std::holds_alternative<double>(other)) {
            EXPECT_NEAR(std::get<double>(other), *number, 1e-12 * std::abs(*number)) << column;
          } else if (bound && std::holds_alternative<table::Unknown>(other)) {
            const auto& there = std::get<table::Unknown>(other);
            EXPECT_EQ(there.bound, bound->bound) << column;
            EXPECT_NEAR(there.value, bound->value, 1e-12 * std::abs(bound->value)) << column;
          } else {
            EXPECT_EQ(other, one) << column;
          }
        }
    }
}

TEST_P(OverviewTest, AnswersInPiecesEndWhereNoMoreIsWanted) {
  addLinksets(*grid_, 30);
  std::size_t rows = 0;
  const auto asked =
      askInPieces(grid_->database(), contentsOfLargeFiles(), {By::linkset, {}, {}, {}},
                  [&rows](const Row&) { return ++rows < 20; });
  EXPECT_TRUE(asked) << (asked ? "" : message(asked.error()));
  EXPECT_EQ(rows, 20U);
  EXPECT_TRUE(contentsOf(grid_->database()));
}

TEST_P(OverviewTest, IsCancelled) {
  addLinksets(*grid_, 3);
  const Contents known = contents();
  std::stop_source stop;
  stop.request_stop();
  Task task;
  task.cancel = stop.get_token();
  question_.sample = Sample{1, 0};
  for (const auto& refused :
       {overview(grid_->database(), known, question_, task).map([](const auto&) {}),
        estimate(grid_->database(), known, question_, task).map([](const auto&) {})}) {
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().text.code, "task.cancelled");
  }
}

TEST(Overview, PicksOnlyOfMany) {
  EXPECT_FALSE(sampleOf({0, 0}));
  EXPECT_FALSE(sampleOf({15'999, 200'000}));
  EXPECT_EQ(sampleOf({1'000'000, 10'000'000})->among, 250);
}

TEST(Overview, FindsTheFileOfARegion) {
  const auto folder = std::filesystem::temp_directory_path() / "weighbridge overview";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "home.oar") << "x";
  Row row(overviewHeadings().size());
  const std::string database = (folder / "grid.sqlite").string();
  row[0] = std::string("home.oar");
  ASSERT_TRUE(sceneFileOf(row, database));
  EXPECT_EQ(*sceneFileOf(row, database), folder / "home.oar");
  row[0] = (folder / "home.oar").string();
  EXPECT_TRUE(sceneFileOf(row, "host=nowhere"));
  row[0] = std::string("gone.oar");
  const auto gone = sceneFileOf(row, database);
  ASSERT_FALSE(gone);
  EXPECT_EQ(gone.error().file, "gone.oar");
  EXPECT_NE(message(gone.error()).find(folder.string()), std::string::npos);
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace wb::query
