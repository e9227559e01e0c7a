#include "model/query/query.h"

#include "model/cost/choices.h"
#include "model/grid/baked.h"
#include "model/import/open.h"
#include "tests/query/compared.h"
#include "tests/support/postgresql.h"
#include "tests/support/random.h"

#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <filesystem>
#include <optional>

namespace wb::query {
namespace {

using database::Engine;

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
    ties_ += found.ties;
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
  std::size_t ties_ = 0;
};

INSTANTIATE_TEST_SUITE_P(, QueryTest, testing::Values(Engine::sqlite, Engine::postgresql),
                         [](const auto& engine) {
                           return engine.param == Engine::sqlite ? "Sqlite" : "Postgresql";
                         });

TEST_P(QueryTest, AnswersAboutSamplesAsReportsDo) {
  addSamples();
  for (const std::string_view name : cost::builtInProfiles())
    for (const By by : bys)
      for (const bool compares : {false, true})
        expectSame({by,
                    *cost::builtInProfile(name),
                    compares ? std::optional(cost::Profile()) : std::nullopt,
                    {}});
  RecordProperty("cells", static_cast<int>(cells_));
  RecordProperty("ties", static_cast<int>(ties_));
}

TEST_P(QueryTest, AnswersAboutAnythingUnderAnyProfileAsReportsDo) {
  constexpr std::size_t linksets = 1000;
  constexpr std::uint64_t profiles = 20;
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
  RecordProperty("ties", static_cast<int>(ties_));
}

}  // namespace
}  // namespace wb::query
