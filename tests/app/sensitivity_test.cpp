#include "model/core/number.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>

namespace wb::app::test {
namespace {

class SensitivityCommand : public testing::Test {
 protected:
  std::string market() const { return folder_.write("market.weighbridge", marketProject()); }

  Folder folder_;
};

/// The crate of ten parts and no scripts: server 0.5 · 10 decides.
TEST_F(SensitivityCommand, TellsWhatDecidesFirst) {
  const Ran ran = run({"sensitivity", market()});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(linesOf(ran.out).at(0),
            "linkset,linkset_id,key,value,cost,derivative,derivative_down,elasticity,cliff");
  const auto rows = readCsv(ran.out);
  EXPECT_EQ(rows.at(0).at("linkset"), "");
  EXPECT_EQ(rows.at(0).at("key"), "server_per_prim");
  EXPECT_EQ(rows.at(0).at("value"), "0.5");
  EXPECT_EQ(rows.at(0).at("cost"), "6");
  EXPECT_EQ(rows.at(0).at("derivative"), "10");
  EXPECT_EQ(parseNumber(rows.at(0).at("elasticity")), 10 * 0.5 / 6);
  EXPECT_EQ(rows.back().at("linkset"), "Crate");
}

TEST_F(SensitivityCommand, AllConstantsForAllTogetherAndWhatMattersForEach) {
  std::size_t together = 0;
  double before = HUGE_VAL;
  for (const Row& row : readCsv(run({"sensitivity", market()}).out)) {
    const double influence = std::abs(parseNumber(row.at("elasticity")).value());
    if (row.at("linkset").empty()) {
      ++together;
      EXPECT_LE(influence, before);
      before = influence;
    } else {
      EXPECT_TRUE(influence > 0 || !row.at("cliff").empty()) << row.at("key");
    }
  }
  EXPECT_EQ(together, 56U);
}

TEST_F(SensitivityCommand, NamesCliffs) {
  const Ran ran = run({"sensitivity", market(), "--set", "server_per_prim=1", "--format", "json"});
  const auto json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json.at("profile"), "second-life*");
  const auto& first = json.at("rows").at(0);
  EXPECT_EQ(first.at("key"), "server_per_prim");
  EXPECT_EQ(first.at("cliff"), "at server");
  EXPECT_EQ(first.at("derivative"), 0.0);
  EXPECT_EQ(first.at("derivative_down"), 10.0);
}

}  // namespace
}  // namespace wb::app::test
