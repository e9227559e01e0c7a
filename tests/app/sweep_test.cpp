#include "model/core/number.h"
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
            "linkset,linkset_id,x,physics,physics_cost_physical,streaming,server,land_impact,"
            "decided_by,marks");
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

/// Of two linksets one; the lamp is not physical, but its physics if it were is there, and follows
/// the penalty: a box of 1 m has a mean face area of 1 m².
TEST_F(SweepCommand, OfOneLinksetTellsIfPhysical) {
  const Ran ran = run({"sweep", market(), "--linkset", "Lamp", "--set", "penalty_per_area=0:1:2"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].at("linkset"), "Lamp");
  EXPECT_EQ(rows[0].at("physics"), rows[1].at("physics"));
  EXPECT_GT(parseNumber(rows[1].at("physics_cost_physical")).value(),
            parseNumber(rows[0].at("physics_cost_physical")).value());
}

/// Marks are what a sweep is made for: people are told them too, and what x is.
TEST_F(SweepCommand, SaysInWordsWhatIsMet) {
  const Ran ran =
      run({"sweep", market(), "--linkset", "Crate", "--scale", "1:20:2", "--format", "text"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  for (const char* said : {"scale factor", "if physical", "limits crossed", "decided by"})
    EXPECT_NE(ran.out.find(said), std::string::npos) << said << "\n" << ran.out;
}

TEST_F(SweepCommand, SensitivityOfOneLinksetIsOfItAlone) {
  const Ran ran = run({"sensitivity", market(), "--linkset", "#1"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  bool isAnyOfIt = false;
  for (const auto& row : readCsv(ran.out)) {
    EXPECT_NE(row.at("linkset"), "Lamp");
    isAnyOfIt |= row.at("linkset") == "Crate";
  }
  EXPECT_TRUE(isAnyOfIt);
}

TEST_F(SweepCommand, AnUnknownLinksetIsWrongUsage) {
  for (const char* command : {"sweep", "sensitivity"}) {
    std::vector<std::string> arguments{command, market(), "--linkset", "Lmap"};
    if (std::string(command) == "sweep") arguments.insert(arguments.end(), {"--scale", "1:2:2"});
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("did you mean \"Lamp\"?"), std::string::npos) << ran.err;
  }
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
