#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/support/wavy_model.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

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

TEST_F(LevelsCommand, WhatDoesNotGoTogetherIsRefused) {
  const Ran compared = run({"shapes", wave(), "--lods", "--compare", "--within", "2%"});
  EXPECT_EQ(compared.status, 2);
  EXPECT_NE(compared.err.find("--compare compares levels of detail"), std::string::npos)
      << compared.err;
  EXPECT_EQ(run({"shapes", wave(), "--lods", "--hulls-as-objects"}).status, 2);
  EXPECT_EQ(run({"shapes", wave(), "--pixels", "2"}).status, 2);
  EXPECT_EQ(run({"shapes", wave(), "--lods", "--pixels", "0"}).status, 2);
  EXPECT_EQ(run({"shapes", wave(), "--lods", "--pixels", "2", "--streaming", "1"}).status, 2);
}

}  // namespace
}  // namespace wb::app::test
