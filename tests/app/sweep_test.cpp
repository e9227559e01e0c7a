#include "model/base/number.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::app::test {
namespace {

class SweepCommand : public testing::Test {
 protected:
  std::string market() const { return folder_.write("market.weighbridge", marketProject()); }

  Folder folder_;
};

/// Ten boxes of 1 m in one place, physical: 1 · (1 + 0.04 · x²).
TEST_F(SweepCommand, OverScale) {
  const Ran ran = run({"sweep", market(), "--scale", "1:20:2"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(linesOf(ran.out).at(0),
            "linkset,linkset_id,x,physics,streaming,server,land_impact,decided_by,marks");
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_EQ(rows[0].at("linkset"), "Crate");
  EXPECT_EQ(rows[0].at("decided_by"), "server");
  EXPECT_EQ(rows[1].at("x"), "20");
  EXPECT_NEAR(parseNumber(rows[1].at("physics")).value(), 17, 1e-9);
  EXPECT_EQ(rows[1].at("decided_by"), "physics");
  EXPECT_NE(rows[1].at("marks").find("decided_by"), std::string::npos);
  EXPECT_EQ(rows[3].at("linkset"), "Lamp");
}

TEST_F(SweepCommand, OverAConstantUnderOthers) {
  const Ran ran = run({"sweep", market(), "--set", "primitive_cost=0:1:5", "--set",
                       "penalty_per_area=0", "--format", "json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto rows = nlohmann::json::parse(ran.out).at("rows");
  ASSERT_EQ(rows.size(), 10U);
  EXPECT_EQ(rows[2].at("x"), 0.5);
  EXPECT_EQ(rows[2].at("physics"), 5.0);
  EXPECT_EQ(rows[4].at("land_impact"), 10.0);
}

}  // namespace
}  // namespace wb::app::test
