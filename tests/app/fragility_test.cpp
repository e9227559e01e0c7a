#include "model/core/number.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::app::test {
namespace {

class FragilityCommand : public testing::Test {
 protected:
  static double numberIn(const Row& row, const std::string& column) {
    return parseNumber(row.at(column)).value();
  }

  Folder folder_;
  std::string market_ = folder_.write("market.weighbridge", marketProject());
  std::string samples_ = WEIGHBRIDGE_SAMPLES;
};

/// Boxes rest on no triangles: a row each for the crate, its ten planks, the lamp and its shade.
TEST_F(FragilityCommand, BoxesAreSteady) {
  const Ran ran = run({"fragility", market_, "--format", "csv"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(linesOf(ran.out).at(0),
            "linkset,linkset_id,part,part_id,representation,level,noise_m,cost,minimum,median,"
            "maximum");
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 13U);
  for (const Row& row : rows) {
    EXPECT_EQ(row.at("level"), "steady");
    EXPECT_EQ(row.at("minimum"), row.at("cost"));
    EXPECT_EQ(row.at("maximum"), row.at("cost"));
  }
  EXPECT_EQ(rows[0].at("part"), "");
  EXPECT_EQ(rows[1].at("part"), "plank 0");
  EXPECT_EQ(rows[1].at("representation"), "primitive");
}

/// 24 corners lie 2e-7 m off a line: the mean width is clamped to 1 mm, so each of 36 triangles
/// costs 50 PE. Noise up to 0.1 mm brings no corner far enough off for a mean of more.
TEST_F(FragilityCommand, NoNoiseMendsASliverWall) {
  const std::string wall = samples_ + "/slivers.weighbridge";
  const Ran ran = run({"fragility", wall, "--linkset", "Sliver wall", "--format", "csv"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 10U);  // Five levels, of the linkset and of its only part.
  EXPECT_EQ(rows[0].at("level"), "quantisation");
  EXPECT_EQ(rows[0].at("noise_m"), "");
  EXPECT_EQ(rows[4].at("level"), "1e-04");
  EXPECT_EQ(parseNumber(rows[4].at("noise_m")), 1e-4);
  EXPECT_EQ(numberIn(rows[4], "cost"), 1800);
  EXPECT_EQ(numberIn(rows[4], "minimum"), 1800);
  for (const Row& row : rows) {
    EXPECT_LE(numberIn(row, "minimum"), numberIn(row, "median"));
    EXPECT_LE(numberIn(row, "median"), numberIn(row, "maximum"));
  }
  const Ran sound = run({"fragility", wall, "--linkset", "Clean wall", "--format", "csv"});
  const Row steady = readCsv(sound.out).at(4);
  EXPECT_NEAR(numberIn(steady, "maximum"), numberIn(steady, "cost"), 0.001);
}

TEST_F(FragilityCommand, OfOnePartAsJson) {
  const Ran ran = run({"fragility", market_, "--part", "shade", "--format", "json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto json = nlohmann::json::parse(ran.out);
  ASSERT_EQ(json.at("rows").size(), 1U);
  EXPECT_EQ(json.at("rows").at(0).at("part"), "shade");
  EXPECT_EQ(run({"fragility", market_, "--part", "shad"}).status, 2);
}

TEST_F(FragilityCommand, IsTheSameEveryTime) {
  const std::vector<std::string> arguments{"fragility", samples_ + "/market.weighbridge",
                                           "--format", "csv"};
  const Ran once = run(arguments);
  EXPECT_EQ(once.status, 0) << once.err;
  EXPECT_EQ(once.out, run(arguments, {.environment = {"LC_ALL=de_DE.UTF-8"}}).out);
}

}  // namespace
}  // namespace wb::app::test
