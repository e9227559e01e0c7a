#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::app::test {
namespace {

class VoxelsCommand : public testing::Test {
 protected:
  std::string cube() const { return folder_.write("cube.llmesh", cubeAsset()); }

  Folder folder_;
};

/// A hull of 8 points costs 0.36, and so do the octree's boxes: they are one.
TEST_F(VoxelsCommand, WeighsOctreesBesideThePartsOwnShapes) {
  const Ran ran = run({"voxels", cube(), "--depth", "2", "--fill", "solid", "--format", "csv"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(linesOf(ran.out).at(0),
            "linkset,part,part_id,form,depth,triangles,width_m,hulls,hull_vertices,physics_cost,"
            "confidence,used,accepted");
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 7U);
  std::vector<std::string> forms;
  for (const auto& row : rows) forms.push_back(row.at("form") + row.at("depth"));
  EXPECT_EQ(forms,
            (std::vector<std::string>{"triangle_mesh", "hull_list", "hull", "octree_boxes1",
                                      "octree_surface1", "octree_boxes2", "octree_surface2"}));
  for (const std::size_t row : {1, 2, 3, 5}) EXPECT_EQ(rows[row].at("physics_cost"), "0.36") << row;
  EXPECT_EQ(rows[1].at("used"), "true");
  EXPECT_EQ(rows[4].at("triangles"), "12");
}

TEST_F(VoxelsCommand, OnePartOrAll) {
  const std::string market = folder_.write("market.weighbridge", marketProject());
  const auto all = readCsv(run({"voxels", market, "--depth", "1", "--format", "csv"}).out);
  const Ran one = run({"voxels", market, "--linkset", "Lamp", "--depth", "1", "--format", "csv"});
  EXPECT_LT(readCsv(one.out).size(), all.size());
  EXPECT_EQ(run({"voxels", market, "--part", "nobody"}).status, 2);
}

TEST_F(VoxelsCommand, ThreadsMakeNoDifference) {
  const std::string market = folder_.write("market.weighbridge", marketProject());
  const Ran one = run({"voxels", market, "--depth", "3", "--threads", "1"});
  ASSERT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(run({"voxels", market, "--depth", "3", "--threads", "4"}).out, one.out);
}

TEST_F(VoxelsCommand, JsonHasTheSameKeys) {
  const Ran ran =
      run({"voxels", cube(), "--depth", "1", "--format", "json", "--set", "hull_cost=1"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["profile"], "second-life*");
  EXPECT_EQ(json["rows"][3]["form"], "octree_boxes");
  EXPECT_NEAR(json["rows"][3]["physics_cost"], 1.32, 1e-12);
}

TEST_F(VoxelsCommand, WrongNumbersAreWrongUsage) {
  EXPECT_EQ(run({"voxels", cube(), "--depth", "0"}).status, 2);
  EXPECT_EQ(run({"voxels", cube(), "--depth", "13"}).status, 2);
  EXPECT_EQ(run({"voxels", cube(), "--fill", "water"}).status, 2);
}

TEST_F(VoxelsCommand, ConvertsToOctreesAndBack) {
  const std::string mesh = cube();
  ASSERT_EQ(run({"convert", mesh, folder_ / "a.scene", "--fill", "solid"}).status, 0);
  EXPECT_EQ(folder_.read("a.scene"), "octree -0.5 -0.5 -0.5 1 S\n");
  const Ran lossy = run({"convert", mesh, folder_ / "a.nxoc", "--depth", "1"});
  EXPECT_EQ(lossy.status, 0);
  EXPECT_NE(lossy.err.find("contains only cubes"), std::string::npos) << lossy.err;
  for (const char* form : {"boxes", "surface"})
    for (const char* name : {"b.llmesh", "b.obj", "b.glb", "b.weighbridge"}) {
      const Ran ran = run({"convert", folder_ / "a.scene", folder_ / name, "--octree", form});
      EXPECT_EQ(ran.status, 0) << name << ran.err;
      const auto rows = readCsv(run({"report", folder_ / name, "--by", "part"}).out);
      ASSERT_EQ(rows.size(), 1U) << name;
      EXPECT_EQ(rows[0].at("size_x_m"), "1") << name;
    }
}

TEST_F(VoxelsCommand, OneFileOfInexorHoldsOneOctree) {
  const std::string market = folder_.write("market.weighbridge", marketProject());
  const Ran ran = run({"convert", market, folder_ / "a.nxoc"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("the scene has 11 octrees"), std::string::npos) << ran.err;
  EXPECT_EQ(folder_.names(), std::vector<std::string>{"market.weighbridge"});
}

}  // namespace
}  // namespace wb::app::test
