#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace wb::app::test {
namespace {

class ShapesCommand : public testing::Test {
 protected:
  /// A gate of 4 x 1 x 4 m, as an OBJ of y up: two posts and a beam, as one object or three.
  std::string gate(double thickness = 1, const std::string& file = "gate.obj",
                   bool isApart = false) const {
    std::ostringstream text;
    if (!isApart) text << "o gate\n";
    int first = 1;
    const auto box = [&](double x0, double y0, double x1, double y1) {
      if (isApart) text << "o box " << first << '\n';
      for (int i = 0; i < 8; ++i)
        text << "v " << ((i & 1) != 0 ? x1 : x0) << ' ' << ((i & 2) != 0 ? y1 : y0) << ' '
             << ((i & 4) != 0 ? thickness : 0) << '\n';
      for (const auto& [a, b, c, d] : {std::array{0, 2, 3, 1},
                                       {4, 5, 7, 6},
                                       {0, 1, 5, 4},
                                       {2, 6, 7, 3},
                                       {0, 4, 6, 2},
                                       {1, 3, 7, 5}})
        text << "f " << first + a << ' ' << first + b << ' ' << first + c << ' ' << first + d
             << '\n';
      first += 8;
    };
    box(0, 0, 1, 4);
    box(3, 0, 4, 4);
    box(0, 3.2, 4, 4);
    return folder_.write(file, text.str());
  }

  /// The gate with each of its corners moved.
  template <class Move>
  std::string movedGate(const Move& move) const {
    std::istringstream lines(folder_.read(std::filesystem::path(gate()).filename()));
    std::ostringstream moved;
    for (std::string line; std::getline(lines, line);) {
      std::istringstream words(line);
      std::string kind;
      std::array<double, 3> at{};
      if (words >> kind >> at[0] >> at[1] >> at[2]; kind == "v") {
        move(at);
        moved << "v " << at[0] << ' ' << at[1] << ' ' << at[2] << '\n';
      } else {
        moved << line << '\n';
      }
    }
    return folder_.write("moved.obj", moved.str());
  }

  Folder folder_;
};

/// 0.04 for each hull and each of its vertices.
TEST_F(ShapesCommand, ARowAMethod) {
  const Ran ran = run({"shapes", gate(), "--within", "12%", "--compare", "--format", "csv"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(
      linesOf(ran.out).at(0),
      "linkset,part,part_id,method,hulls,hull_vertices,triangles,prims,physics_cost,physics_cost_"
      "physical,"
      "land_impact,deviation_m,overfill_m,shortfall_m,deviation_x_m,deviation_y_m,deviation_"
      "z_m,mean_m,"
      "surface_m,overlap_m3,missing_m3,passage,within,front,chosen,arrives,"
      "analyzed_least,analyzed_most,seconds,contact_m,elsewhere_m");
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 12U);
  std::vector<std::string> methods;
  int chosen = 0;
  for (const auto& row : rows) {
    methods.push_back(row.at("method"));
    if (row.at("triangles").empty() && row.at("prims").empty()) {
      const double count = std::stod(row.at("hulls")) + std::stod(row.at("hull_vertices"));
      EXPECT_NEAR(std::stod(row.at("physics_cost")), 0.04 * count, 1e-9);
    }
    const bool isClose = std::stod(row.at("deviation_m")) <= 0.12 * std::sqrt(33.0);
    EXPECT_EQ(row.at("within") == "true", isClose && row.at("passage") == "true");
    chosen += row.at("chosen") == "true" ? 1 : 0;
  }
  EXPECT_EQ(methods, (std::vector<std::string>{"base", "boxes", "hacd", "drop", "cover", "panels",
                                               "simplify", "prims", "hull-linkset", "box",
                                               "analyze", "untouched"}));
  EXPECT_EQ(rows[0].at("within"), "false");  // One hull closes the gate.
  EXPECT_EQ(chosen, 1);
}

TEST_F(ShapesCommand, WritesWhatItChose) {
  const std::string model = gate();
  for (const char* name : {"out.llmesh", "out.weighbridge", "out.slm"}) {
    const Ran ran = run({"shapes", model, "--within", "8%", "--method", "boxes", "--format", "csv",
                         "-o", folder_ / name});
    ASSERT_EQ(ran.status, 0) << name << ran.err;
    const auto made = readCsv(ran.out);
    const Ran weighed =
        run({"report", folder_ / name, "--by", "part", "--format", "csv", "--set", "small_side=0"});
    const auto parts = readCsv(weighed.out);
    ASSERT_EQ(parts.size(), 1U) << name << weighed.err;
    if (std::string(name) == "out.slm") continue;  // It holds no shape type.
    EXPECT_EQ(parts[0].at("representation"), "decomposition") << name;
    EXPECT_EQ(parts[0].at("hulls"), made[0].at("hulls")) << name;
    EXPECT_EQ(parts[0].at("hull_vertices"), made[0].at("hull_vertices")) << name;
    EXPECT_EQ(parts[0].at("physics_cost"), made[0].at("physics_cost")) << name;
  }
}

TEST_F(ShapesCommand, TheUploaderGetsAnObjectThatSpansThePartsBox) {
  const Ran ran = run(
      {"shapes", gate(), "--within", "8%", "--method", "boxes", "-o", folder_ / "gate_PHYS.obj"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto lines = linesOf(folder_.read("gate_PHYS.obj"));
  EXPECT_EQ(lines.at(0), "o gate_PHYS");
  double low = 0;
  double high = 0;
  for (const std::string& each : lines) {
    double x = 0;
    if (std::sscanf(each.c_str(), "v %lf", &x) != 1) continue;
    low = std::min(low, x);
    high = std::max(high, x);
  }
  EXPECT_NEAR(high - low, 4, 1e-9);
}

/// It is read as any other model, as large as the gate.
TEST_F(ShapesCommand, TheUploaderReadsColladaToo) {
  const std::string dae = folder_ / "gate_PHYS.dae";
  const Ran ran = run({"shapes", gate(), "--within", "8%", "--method", "boxes", "-o", dae});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Ran read = run({"report", dae, "--by", "part", "--format", "csv"});
  ASSERT_EQ(read.status, 0) << read.err;
  EXPECT_NEAR(std::stod(readCsv(read.out).at(0).at("size_x_m")), 4, 1e-3);
}

/// Neither finds what the other searched for.
TEST_F(ShapesCommand, AnyNumberOfThreadsMakesTheSame) {
  const std::string model = gate();
  const auto made = [&](const char* threads) {
    return run({"shapes", model, "--within", "8%", "--method", "cover", "--no-passage", "--threads",
                threads, "-o", folder_ / (std::string(threads) + ".llmesh")},
               {.environment = {"WEIGHBRIDGE_NO_CACHE=1"}});
  };
  EXPECT_EQ(made("1").status, 0);
  EXPECT_EQ(made("2").status, 0);
  EXPECT_EQ(folder_.read("1.llmesh"), folder_.read("2.llmesh"));
}

/// Below its beam at 3.2 m a gate lets avatars through; who is 3.5 m high never passed.
TEST_F(ShapesCommand, PassageIsForTheAvatarThatIsNamed) {
  const std::string model = gate();
  const auto keeps = [&](const char* avatar) {
    const Ran ran = run({"shapes", model, "--method", "base", "--within", "5%", "--avatar", avatar,
                         "--format", "csv"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return readCsv(ran.out).at(0).at("passage");
  };
  EXPECT_EQ(keeps("0.6x1.9"), "false");
  EXPECT_EQ(keeps("0.6x3.5"), "true");
  for (const char* wrong : {"0.6", "x", "0.6x", "0x1.9", "0.6x11", "0.6x1.9m"})
    EXPECT_EQ(run({"shapes", model, "--avatar", wrong}).status, 2) << wrong;
}

/// Who is 3.5 m high stands in the frame that a gate on its back is, but never passed one that
/// stands.
TEST_F(ShapesCommand, WhatLiesOnItsBackIsTurnedUpright) {
  const std::string model = movedGate([](std::array<double, 3>& at) { std::swap(at[1], at[2]); });
  const auto keeps = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words{"shapes", model,      "--method", "base",     "--within",
                                   "5%",     "--avatar", "0.6x3.5",  "--format", "csv"};
    words.insert(words.end(), more.begin(), more.end());
    const Ran ran = run(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return readCsv(ran.out).at(0).at("passage");
  };
  EXPECT_EQ(keeps({}), "false");
  EXPECT_EQ(keeps({"--turn-upright"}), "true");
}

/// Three boxes cost 1.08 PE.
TEST_F(ShapesCommand, ABudgetIsKept) {
  const Ran ran = run(
      {"shapes", gate(), "--budget", "1", "--method", "boxes", "--no-passage", "--format", "csv"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto row = readCsv(ran.out).at(0);
  EXPECT_LE(std::stod(row.at("physics_cost")), 1);
  EXPECT_EQ(row.at("within"), "true");  // Of the budget, which is what was asked for.
  EXPECT_EQ(row.at("chosen"), "true");
}

/// The gate streams for next to nothing: its land impact is 1, whatever costs less than 1.5.
TEST_F(ShapesCommand, WhatIsFreeIsABudgetToo) {
  const Ran ran = run({"shapes", gate(), "--budget", "auto", "--method", "boxes", "--no-passage",
                       "--format", "csv"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto row = readCsv(ran.out).at(0);
  EXPECT_LT(std::stod(row.at("physics_cost")), 1.5);
  EXPECT_EQ(row.at("land_impact"), "1");
}

/// Three boxes of 8 corners, which are the gate.
TEST_F(ShapesCommand, HullsOfAFileAreWeighedAsTheyAre) {
  const std::string hulls = gate(1, "hulls.obj", true);
  const auto rows = readCsv(run({"shapes", gate(), "--method", "existing,drop", "--hulls", hulls,
                                 "--within", "5%", "--no-passage", "--format", "csv"})
                                .out);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].at("method"), "existing");
  EXPECT_EQ(rows[0].at("hulls"), "3");
  EXPECT_NEAR(std::stod(rows[0].at("physics_cost")), 0.04 * 27, 1e-9);
  // Corners between walls that the closing width fills count as solid.
  EXPECT_LE(std::stod(rows[0].at("deviation_m")), 0.005 * std::sqrt(33.0));
  EXPECT_LE(std::stod(rows[1].at("physics_cost")), 0.04 * 27);
}

TEST_F(ShapesCommand, MethodsAreKnownByTheirOldNamesToo) {
  const std::string hulls = gate(1, "hulls.obj", true);
  const Ran old = run({"shapes", gate(), "--method", "own,sheets", "--within", "5%", "--hulls",
                       hulls, "--format", "json"});
  EXPECT_EQ(old.status, 0) << old.err;
  EXPECT_NE(old.out.find("\"existing\""), std::string::npos) << old.out;
  EXPECT_NE(old.out.find("\"panels\""), std::string::npos) << old.out;
  EXPECT_EQ(run({"shapes", gate(), "--method", "sheet"}).status, 2);
  EXPECT_EQ(run({"shapes", gate(), "--method", ""}).status, 2);
}

TEST_F(ShapesCommand, WhatHasNoHullsSaysSo) {
  const Ran ran = run({"shapes", gate(), "--method", "existing"});
  EXPECT_NE(ran.err.find("no existing hulls"), std::string::npos) << ran.err;
  const Ran written =
      run({"shapes", gate(), "--method", "existing", "-o", folder_ / "none.llmesh"});
  EXPECT_EQ(written.status, 1) << "nothing is there that was asked for";
  EXPECT_NE(written.err.find("no shape was generated"), std::string::npos) << written.err;
  EXPECT_EQ(run({"shapes", gate(), "--hulls", folder_ / "missing.obj"}).status, 1);
}

TEST_F(ShapesCommand, SaysHowAShapeGetsToTheGrid) {
  const std::string model = gate();
  const auto arrival = [&](const std::vector<std::string>& words) {
    std::vector<std::string> all{"shapes",       model,      "--within", "50cm",
                                 "--no-passage", "--format", "csv"};
    all.insert(all.end(), words.begin(), words.end());
    return readCsv(run(all).out).at(0).at("arrives");
  };
  EXPECT_EQ(arrival({"--method", "base"}), "exact");
  EXPECT_EQ(arrival({"--method", "boxes"}), "analyze");
  EXPECT_EQ(arrival({"--method", "boxes", "-o", folder_ / "a_PHYS.obj"}), "analyze");
  EXPECT_EQ(arrival({"--method", "boxes", "-o", folder_ / "a.llmesh"}), "asset");
  const auto said = [&](const char* method, const char* output) {
    return run({"shapes", model, "--within", "50cm", "--no-passage", "--method", method, "-o",
                folder_ / output})
        .err;
  };
  EXPECT_NE(said("boxes", "b_PHYS.obj").find("replaces these hulls with its own"),
            std::string::npos);
  EXPECT_EQ(said("simplify", "c_PHYS.obj"), "");
  EXPECT_EQ(said("boxes", "b.llmesh"), "");
}

/// One hull of 8 vertices costs 0.36 PE, three boxes 1.08 PE; the server weight is 0.5 PE.
TEST_F(ShapesCommand, SaysWhichWeightDecidesFirst) {
  const std::string model = gate();
  const Ran hull = run({"shapes", model, "--within", "20%", "--no-passage", "--method", "base"});
  ASSERT_EQ(hull.status, 0) << hull.err;
  EXPECT_TRUE(linesOf(hull.err).at(0).ends_with(
      "gate: The server weight decides: 0.5 PE. Physics below that is free."))
      << hull.err;
  const Ran boxes = run({"shapes", model, "--within", "50cm", "--method", "boxes"});
  EXPECT_EQ(boxes.err.find("decides"), std::string::npos) << boxes.err;
}

TEST_F(ShapesCommand, SaysWhereNothingIsCloseEnough) {
  const Ran ran =
      run({"shapes", gate(), "--within", "1%", "--method", "base", "-o", folder_ / "a.llmesh"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("no generated shape meets the goal"), std::string::npos) << ran.err;
}

/// One hull is as close as was asked, half of a door in a long wall; round that it is too far.
TEST_F(ShapesCommand, SaysWhereWhatIsCloseEnoughClosesAWay) {
  const std::string wall = movedGate([](std::array<double, 3>& at) {
    at[0] = at[0] > 2 ? at[0] + 8 : at[0];
    if (at[0] == 1) at[0] = 5.5;
    if (at[0] == 11) at[0] = 6.5;
  });
  const Ran ran =
      run({"shapes", wall, "--within", "6%", "--method", "base", "-o", folder_ / "a.llmesh"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("blocks a passage"), std::string::npos) << ran.err;
  EXPECT_EQ(ran.err.find("--budget a larger value"), std::string::npos) << ran.err;
}

/// Triangles are for meshes of which no side is below 0.5 m.
TEST_F(ShapesCommand, SaysWhyTheGridWouldNotUseAShape) {
  const Ran ran = run(
      {"shapes", gate(0.3), "--method", "panels", "--within", "20%", "-o", folder_ / "a.llmesh"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("panels: would not be used, because "), std::string::npos) << ran.err;
  EXPECT_EQ(ran.err.find("--budget a larger value"), std::string::npos) << ran.err;
}

/// Its hulls would be analyzed again.
TEST_F(ShapesCommand, AnalyzeOfTheModelNeedsTheModel) {
  const std::string model = gate();
  const Ran ran = run({"shapes", model, "--method", "analyze", "--within", "20%", "--no-passage",
                       "--format", "csv", "-o", folder_ / "gate_PHYS.obj"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto row = readCsv(ran.out).at(0);
  EXPECT_EQ(row.at("arrives"), "analyze");
  EXPECT_NE(row.at("analyzed_most"), "");
  const auto lines = linesOf(folder_.read("gate_PHYS.obj"));
  const auto isFace = [](const std::string& line) { return line.starts_with("f "); };
  EXPECT_EQ(std::ranges::count_if(lines, isFace), 36) << "three boxes";
  const Ran kit = run({"shapes", model, "--method", "analyze", "-o", folder_ / "kit.dae"});
  EXPECT_EQ(kit.status, 2);
  EXPECT_NE(kit.err.find("NAME_PHYS.dae"), std::string::npos) << kit.err;
}

TEST_F(ShapesCommand, OnlyMeshesHaveHulls) {
  const std::string market = folder_.write("market.weighbridge", marketProject());
  const Ran ran = run({"shapes", market});
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("no mesh parts found"), std::string::npos) << ran.err;
}

TEST_F(ShapesCommand, WrongWordsAreWrongUsage) {
  const std::string cube = folder_.write("cube.llmesh", cubeAsset());
  for (const std::vector<std::string>& words : {std::vector<std::string>{"--within", "5"},
                                                {"--within", "0cm"},
                                                {"--within", "-1cm"},
                                                {"--within", "30%"},
                                                {"--within", "nan%"},
                                                {"--budget", "0"},
                                                {"--budget", "much"},
                                                {"--budget", "3", "--within", "2%"},
                                                {"--method", "magic"},
                                                {"--method", "cover", "--compare"},
                                                {"--max-hulls", "0"},
                                                {"--max-hulls", "257"},
                                                {"--max-vertices", "7"},
                                                {"--method", "base", "--hulls-as-objects"},
                                                {"--hulls-as-objects", "-o", folder_ / "a.llmesh"},
                                                {"-o", folder_ / "a.png"}}) {
    std::vector<std::string> all{"shapes", cube};
    all.insert(all.end(), words.begin(), words.end());
    EXPECT_EQ(run(all).status, 2) << words[0] << ' ' << words[1];
  }
}

}  // namespace
}  // namespace wb::app::test
