#include "model/core/number.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>

namespace wb::app::test {
namespace {

class CalibrateCommand : public testing::Test {
 protected:
  std::string market() const { return folder_.write("market.weighbridge", marketProject()); }
  /// Ten boxes not physical for 3 PE; 10 parts for 4 PE of server.
  std::string measured() const {
    return folder_.write("measured.csv",
                         "linkset,linkset_id,physics,streaming,server,physical\n"
                         "Crate,,3,,4,false\n"
                         "Lamp,,0.3,,,\n");
  }

  Folder folder_;
};

TEST_F(CalibrateCommand, FindsConstantsAndWritesAProfileThatIsReadBack) {
  const std::string profile = folder_ / "mine.json";
  const Ran ran = run({"calibrate", market(), "--measured", measured(), "--fit",
                       "primitive_cost,server_per_prim", "-o", profile});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].at("key"), "primitive_cost");
  EXPECT_EQ(rows[0].at("start"), "0.1");
  EXPECT_NEAR(parseNumber(rows[0].at("value")).value(), 0.3, 1e-6);
  EXPECT_NEAR(parseNumber(rows[1].at("value")).value(), 0.4, 1e-6);
  const Row crate = readCsv(run({"report", market(), "--profile", profile}).out).at(0);
  EXPECT_NEAR(parseNumber(crate.at("physics_cost")).value(), 3, 1e-5);
  EXPECT_EQ(crate.at("profile"), "second-life*");
}

TEST_F(CalibrateCommand, WarnsWhenOnlyBoxesWereMeasured) {
  const Ran ran = run({"calibrate", market(), "--measured", measured(), "--fit", "hull_cost"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.err.find("the measurements say nothing about hull_cost"), std::string::npos)
      << ran.err;
  EXPECT_EQ(readCsv(ran.out).at(0).at("standard_error"), "");
}

TEST_F(CalibrateCommand, ShowsResiduals) {
  const auto rows = readCsv(run({"calibrate", market(), "--measured", measured(), "--fit",
                                 "primitive_cost", "--show", "residuals"})
                                .out);
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[1].at("weight"), "server");
  EXPECT_EQ(rows[1].at("measured"), "4");
  EXPECT_EQ(rows[1].at("calculated"), "5");
  EXPECT_EQ(rows[1].at("residual"), "-1");
}

TEST_F(CalibrateCommand, RefusesAProjectWithoutMeasurements) {
  const std::string scene = market();
  const Ran ran = run({"calibrate", scene, "--fit", "hull_cost"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.err.starts_with("weighbridge: " + scene + ": no measured cost")) << ran.err;
}

}  // namespace
}  // namespace wb::app::test
