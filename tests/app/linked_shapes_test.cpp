#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

/// Shapes of linked hulls and prims: what is written, and what is refused before the search.
namespace wb::app::test {
namespace {

namespace fs = std::filesystem;

class LinkedShapesCommand : public testing::Test {
 protected:
  /// A table of 2 x 1 x 1.1 m as an OBJ of y up: a top and four legs.
  std::string table() const {
    std::ostringstream text;
    text << "o table\n";
    int first = 1;
    const auto box = [&](const std::array<double, 3>& low, const std::array<double, 3>& high) {
      for (int i = 0; i < 8; ++i)
        text << "v " << ((i & 1) != 0 ? high[0] : low[0]) << ' '
             << ((i & 2) != 0 ? high[1] : low[1]) << ' ' << ((i & 4) != 0 ? high[2] : low[2])
             << '\n';
      for (const auto& [a, b, c, d] : {std::array{0, 2, 3, 1},
                                       {4, 5, 7, 6},
                                       {0, 1, 5, 4},
                                       {2, 6, 7, 3},
                                       {0, 4, 6, 2},
                                       {1, 3, 7, 5}})
        text << "f " << first + a << ' ' << first + b << ' ' << first + d << ' ' << first + c
             << '\n';
      first += 8;
    };
    box({0, 1, 0}, {2, 1.1, 1});
    for (const double x : {0.0, 1.9})
      for (const double z : {0.0, 0.9}) box({x, 0, z}, {x + 0.1, 1, z + 0.1});
    return folder_.write("table.obj", text.str());
  }

  Folder folder_;
};

/// Five prims of 0.1 PE; six parts of 0.5 of the server.
TEST_F(LinkedShapesCommand, PrimsAreAKitWithAScript) {
  const Ran ran = run({"shapes", table(), "--within", "12cm", "--method", "prims", "--format",
                       "csv", "-o", folder_ / "kit.dae"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].at("prims"), "5");
  EXPECT_EQ(rows[0].at("hulls"), "");
  EXPECT_EQ(rows[0].at("physics_cost"), "0.5");
  EXPECT_EQ(rows[0].at("land_impact"), "3");
  EXPECT_EQ(rows[0].at("arrives"), "exact");
  EXPECT_EQ(rows[0].at("chosen"), "true");
  EXPECT_NE(ran.err.find("kit-upload.html"), std::string::npos) << ran.err;
  for (const char* name : {"kit.dae", "kit_LOD0.dae", "kit_prims.lsl", "kit_prims.csv"})
    EXPECT_TRUE(fs::exists(folder_ / name)) << name;
  EXPECT_FALSE(fs::exists(folder_ / "kit_PHYS.dae"));
  const std::string page = folder_.read("kit-upload.html");
  EXPECT_NE(page.find("kit_prims.lsl"), std::string::npos);
  EXPECT_NE(page.find("to &quot;None&quot;"), std::string::npos);
}

TEST_F(LinkedShapesCommand, AProjectHoldsThePartsThatWerePromised) {
  const std::string model = table();
  for (const std::string method : {"prims", "hull-linkset"}) {
    const std::string file = folder_ / (method + ".weighbridge");
    const Ran ran = run(
        {"shapes", model, "--within", "12cm", "--method", method, "--format", "csv", "-o", file});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const auto made = readCsv(ran.out).at(0);
    const auto whole = readCsv(run({"report", file, "--format", "csv"}).out).at(0);
    EXPECT_EQ(whole.at("land_impact"), made.at("land_impact")) << method;
    EXPECT_NEAR(std::stod(whole.at("physics_cost")), std::stod(made.at("physics_cost")), 1e-9);
    const auto parts = readCsv(run({"report", file, "--by", "part", "--format", "csv"}).out);
    EXPECT_EQ(std::stod(whole.at("server_cost")), 0.5 * static_cast<double>(parts.size()));
    for (const auto& part : parts) {
      const bool isTable = part.at("part") == "table";
      const std::string carried = method == "prims" ? "primitive" : "base_hull";
      EXPECT_EQ(part.at("representation"), isTable ? "none" : carried);
      EXPECT_NE(part.at("upload"), "refused") << part.at("part");
    }
    // What carries the physics of others gets no shape of its own.
    const Ran again = run({"shapes", file, "--method", "base", "--format", "csv"});
    EXPECT_EQ(readCsv(again.out).size(), 1U) << again.err;
  }
}

TEST_F(LinkedShapesCommand, AnExportedKitWeighsWhatIsTold) {
  const std::string project = folder_ / "hulls.weighbridge";
  ASSERT_EQ(run({"shapes", table(), "--within", "12cm", "--method", "hull-linkset", "-o", project})
                .status,
            0);
  const auto whole = readCsv(run({"report", project, "--format", "csv"}).out).at(0);
  const Ran ran = run({"export", project, "--uploader", folder_ / "kit", "--no-passage"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("Land impact: " + whole.at("land_impact") + " LI\n"), std::string::npos)
      << ran.out;
  EXPECT_NE(ran.out.find("hull 1"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("\"Physics Shape Type\" to \"None\""), std::string::npos) << ran.out;
}

TEST_F(LinkedShapesCommand, WhatCannotHoldThemIsRefusedFirst) {
  const std::string model = table();
  for (const char* name : {"a_PHYS.dae", "a.llmesh"}) {
    const Ran ran = run({"shapes", model, "--method", "prims", "-o", folder_ / name});
    EXPECT_EQ(ran.status, 2) << name;
    EXPECT_NE(ran.err.find("separate parts"), std::string::npos) << ran.err;
    EXPECT_TRUE(ran.out.empty());
  }
  // Beside other methods they are left out.
  const Ran both = run({"shapes", model, "--method", "base,prims", "--format", "csv", "-o",
                        folder_ / "b.llmesh", "--within", "20%"});
  EXPECT_EQ(readCsv(both.out).size(), 1U) << both.err;
}

}  // namespace
}  // namespace wb::app::test
