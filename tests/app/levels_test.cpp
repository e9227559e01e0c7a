#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/support/wavy_model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace wb::app::test {
namespace {

class LevelsCommand : public testing::Test {
 protected:
  std::string wave() const {
    const std::string path = folder_ / "wave.obj";
    wb::test::writeWavyModel(path, "obj", 12);
    return path;
  }

  Folder folder_;
};

TEST_F(LevelsCommand, WritesTheLevelsItShows) {
  const std::string out = folder_ / "out.llmesh";
  const Ran ran = run({"shapes", wave(), "--lods", "--pixels", "3", "--format", "csv", "-o", out});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(linesOf(ran.out).at(0),
            "linkset,part,part_id,parts,pixels,lod,distance_m,triangles,bytes,deviation_m,"
            "deviation_pixels,"
            "streaming_cost,land_impact,within,front,chosen,seconds");
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 4U);
  for (std::size_t lod = 0; lod < 4; ++lod) {
    EXPECT_EQ(rows[lod].at("lod"), (std::array{"high", "medium", "low", "lowest"})[lod]);
    EXPECT_LE(std::stod(rows[lod].at("deviation_pixels")), 3) << lod;
    EXPECT_EQ(rows[lod].at("chosen"), "true");
    const std::size_t above = lod > 0 ? lod - 1 : lod;
    EXPECT_LE(std::stod(rows[lod].at("triangles")), std::stod(rows[above].at("triangles")));
  }
  const Ran weighed = run({"report", out, "--by", "part", "--format", "csv"});
  ASSERT_EQ(weighed.status, 0) << weighed.err;
}

/// What is written is weighed as was said, at the size that the part has.
TEST_F(LevelsCommand, StreamingIsWhatAProjectIsWeighedAs) {
  const std::string out = folder_ / "out.weighbridge";
  const Ran ran = run({"shapes", wave(), "--lods", "--format", "csv", "-o", out});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto part = readCsv(run({"report", out, "--by", "part", "--format", "csv"}).out).at(0);
  EXPECT_EQ(part.at("streaming_cost"), readCsv(ran.out).at(0).at("streaming_cost"));
}

TEST_F(LevelsCommand, AStreamingCostIsKept) {
  const auto high =
      readCsv(
          run({"report", wave(), "--levels", "as-given", "--by", "part", "--format", "csv"}).out)
          .at(0);
  const double cost = std::stod(high.at("streaming_cost")) / 4;
  const Ran ran =
      run({"shapes", wave(), "--lods", "--streaming", std::to_string(cost), "--format", "csv"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  std::size_t chosen = 0;
  for (const auto& row : readCsv(ran.out)) {
    if (row.at("chosen") != "true") continue;
    ++chosen;
    EXPECT_LE(std::stod(row.at("streaming_cost")), cost);
  }
  EXPECT_EQ(chosen, 4U);
}

TEST_F(LevelsCommand, ComparesSeveralErrors) {
  const Ran ran = run({"shapes", wave(), "--lods", "--compare", "--format", "csv"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 20U);
  for (std::size_t i = 4; i < rows.size(); ++i)
    EXPECT_LE(std::stod(rows[i].at("streaming_cost")), std::stod(rows[i - 4].at("streaming_cost")));
  for (const auto& row : rows) EXPECT_EQ(row.at("chosen") == "true", row.at("pixels") == "2");
}

/// The download weight is that of the levels, and the base hull is made of them.
TEST_F(LevelsCommand, ShapesAreMadeForTheObjectWithThem) {
  const Ran alone = run({"shapes", wave(), "--lods", "--format", "csv"});
  ASSERT_EQ(alone.status, 0) << alone.err;
  const std::string out = folder_ / "out.weighbridge";
  const Ran both = run({"shapes", wave(), "--lods", "--method", "base", "--within", "20%",
                        "--no-passage", "--format", "csv", "-o", out});
  ASSERT_EQ(both.status, 0) << both.err;
  EXPECT_NE(both.err.find("uses the generated levels of detail"), std::string::npos) << both.err;
  const auto shapes = readCsv(both.out);
  ASSERT_EQ(shapes.size(), 1U);
  const Ran weighed = run({"report", out, "--by", "part", "--format", "csv"});
  const auto part = readCsv(weighed.out).at(0);
  EXPECT_EQ(part.at("streaming_cost"), readCsv(alone.out).at(0).at("streaming_cost"));
  EXPECT_EQ(part.at("representation"), "decomposition");
  EXPECT_EQ(part.at("physics_cost"), shapes[0].at("physics_cost"));
}

/// Whether nothing that counts is worse in one row than in another.
bool isAsGood(const Row& one, const Row& other) {
  for (const char* key : {"land_impact", "pixels", "deviation_ratio"})
    if (std::stod(one.at(key)) > std::stod(other.at(key))) return false;
  return one.at("arrives") == "exact" || other.at("arrives") != "exact";
}

/// What a row promises is what a project with these levels and that shape is weighed as.
TEST_F(LevelsCommand, ComparesLevelsAndShapesTogether) {
  const Ran ran = run({"shapes", wave(), "--lods", "--compare", "--contact", "5cm", "--no-passage",
                       "--format", "csv"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(linesOf(ran.out).at(0),
            "linkset,linkset_id,land_impact,decided_by,physics_cost,physics_cost_physical,"
            "streaming_cost,server_cost,pixels,method,deviation_ratio,deviation_m,contact_m,"
            "elsewhere_m,arrives");
  const auto rows = readCsv(ran.out);
  ASSERT_GE(rows.size(), 2U) << "0.5 pixels cost more here than 1";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& row = rows[i];
    EXPECT_NEAR(
        std::stod(row.at("deviation_ratio")),
        std::max(std::stod(row.at("contact_m")) / 0.05, std::stod(row.at("elsewhere_m")) / 0.3),
        1e-9);
    for (std::size_t j = 0; j < rows.size(); ++j)
      EXPECT_TRUE(i == j || !isAsGood(rows[j], row)) << j << " beats " << i;
    if (row.at("method") != "prims") continue;
    const std::string out = folder_ / "out.weighbridge";
    const Ran made = run({"shapes", wave(), "--lods", "--pixels", row.at("pixels"), "--method",
                          "prims", "--contact", "5cm", "--no-passage", "-o", out});
    ASSERT_EQ(made.status, 0) << made.err;
    const Row weighed = readCsv(run({"report", out, "--format", "csv"}).out).at(0);
    for (const char* key : {"land_impact", "physics_cost", "streaming_cost", "server_cost"})
      EXPECT_NEAR(std::stod(row.at(key)), std::stod(weighed.at(key)), 1e-9) << key;
    EXPECT_EQ(row.at("decided_by"), weighed.at("decided_by"));
  }
  const auto isPrims = [](const Row& row) { return row.at("method") == "prims"; };
  EXPECT_TRUE(std::ranges::any_of(rows, isPrims));
}

TEST_F(LevelsCommand, CombinesNothingOfAMissingMesh) {
  const std::string gone = folder_.write(
      "gone.weighbridge",
      R"({"weighbridge": 1, "linksets": [{"parts": [{"kind": "mesh", "asset": "gone"}]}]})");
  const Ran ran = run({"shapes", gone, "--lods", "--compare", "--no-passage", "--format", "csv"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("the mesh is missing"), std::string::npos) << ran.err;
  EXPECT_TRUE(readCsv(ran.out).empty());
}

TEST_F(LevelsCommand, WhatDoesNotGoTogetherIsRefused) {
  for (const auto& [option, value] : {std::pair{"--streaming", "1"},
                                      {"--budget", "3"},
                                      {"--budget", "auto"},
                                      {"-o", "out.weighbridge"}}) {
    const Ran ran = run({"shapes", wave(), "--lods", "--compare", "--no-passage", option, value});
    EXPECT_EQ(ran.status, 2) << option;
    EXPECT_NE(ran.err.find("--compare only shows combinations"), std::string::npos) << ran.err;
  }
  EXPECT_EQ(run({"shapes", wave(), "--lods", "--hulls-as-objects"}).status, 2);
  EXPECT_EQ(run({"shapes", wave(), "--pixels", "2"}).status, 2);
  EXPECT_EQ(run({"shapes", wave(), "--lods", "--pixels", "0"}).status, 2);
  EXPECT_EQ(run({"shapes", wave(), "--lods", "--pixels", "2", "--streaming", "1"}).status, 2);
}

}  // namespace
}  // namespace wb::app::test
