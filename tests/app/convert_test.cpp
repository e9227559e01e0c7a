#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <set>
#include <sstream>

namespace wb::app::test {
namespace {

class Convert : public testing::Test {
 protected:
  Folder folder_;
};

TEST_F(Convert, AMeshGoesThroughEveryFormThatHoldsIt) {
  const std::string mesh = folder_.write("cube.llmesh", cubeAsset());
  for (const char* name : {"a.weighbridge", "a.slm", "a.mesh", "a.glb", "a.obj"}) {
    const Ran ran = run({"convert", mesh, folder_ / name});
    EXPECT_EQ(ran.status, 0) << name << ran.err;
    EXPECT_EQ(ran.out + ran.err, "") << name;
    EXPECT_EQ(run({"report", folder_ / name}).status, 0) << name;
  }
  EXPECT_EQ(folder_.read("a.mesh"), cubeAsset());
}

/// What a project says of a mesh is what the mesh alone says.
TEST_F(Convert, AProjectIsWeighedAsWhatItWasMadeFrom) {
  const std::string mesh = folder_.write("cube.llmesh", cubeAsset());
  ASSERT_EQ(run({"convert", mesh, folder_ / "a.weighbridge", "--size", "2,3,4"}).status, 0);
  const auto before = readCsv(run({"report", mesh, "--size", "2,3,4"}).out);
  const auto after = readCsv(run({"report", folder_ / "a.weighbridge"}).out);
  for (const char* key : {"physics_cost", "streaming_cost", "server_cost", "land_impact"})
    EXPECT_EQ(after.at(0).at(key), before.at(0).at(key)) << key;
}

TEST_F(Convert, ThreadsMakeNoDifference) {
  const std::string market = folder_.write("market.weighbridge", marketProject());
  for (const char* ending : {"obj", "scene"}) {
    const std::string one = std::string("one.") + ending;
    const std::string many = std::string("many.") + ending;
    ASSERT_EQ(run({"convert", market, folder_ / one, "--threads", "1"}).status, 0);
    ASSERT_EQ(run({"convert", market, folder_ / many, "--threads", "3"}).status, 0);
    EXPECT_FALSE(folder_.read(one).empty());
    EXPECT_EQ(folder_.read(many), folder_.read(one)) << ending;
  }
}

TEST_F(Convert, WhatTheFormCannotHoldIsTold) {
  const std::string market = folder_.write("market.weighbridge", marketProject());
  const Ran ran = run({"convert", market, folder_ / "a.slm"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("has no mesh"), std::string::npos) << ran.err;
  EXPECT_FALSE(std::filesystem::exists(folder_ / "a.slm"));
  EXPECT_EQ(run({"convert", market, folder_ / "a.obj"}).status, 0);
}

TEST_F(Convert, WithoutAMeshThereIsNoFileForTheUploader) {
  const std::string prim = folder_.write("a.weighbridge", projectNamed("Box"));
  const std::string rock = folder_.write("rock.scene", "octree 0 0 0 1 S\n");
  for (const char* name : {"a_LOD1.glb", "a_LOD1.dae", "a_PHYS.dae"}) {
    const Ran prims = run({"convert", prim, folder_ / name});
    EXPECT_EQ(prims.status, 1) << name;
    EXPECT_EQ(prims.err,
              "weighbridge: " + prim + ": no mesh parts found; the uploader accepts only meshes\n");
    const Ran octrees = run({"convert", rock, folder_ / name, "--octree", "boxes"});
    EXPECT_EQ(octrees.status, 1) << name;
    EXPECT_EQ(octrees.err,
              "weighbridge: " + rock + ": no mesh parts found; the uploader accepts only meshes\n");
    EXPECT_FALSE(std::filesystem::exists(folder_ / name));
  }
}

/// They are there, though nothing can be written of them.
TEST_F(Convert, MeshesThatAreMissingAreNotCalledNone) {
  const std::string gap = folder_.write("gap.weighbridge", R"({"weighbridge": 1,
    "assets": {"roof": {"path": "missing.llmesh"}, "wall": {"path": "missing_too.llmesh"}},
    "linksets": [{"name": "Hut", "parts": [{"kind": "mesh", "asset": "roof"}, {"kind": "box"}]},
                 {"name": "Post", "parts": [{"kind": "box"}]}]})");
  const auto expectSaid = [&](const std::vector<std::string>& arguments, int status,
                              const std::string& said) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, status) << arguments.back();
    EXPECT_NE(ran.err.find(said), std::string::npos) << ran.err;
  };
  const std::string missing = "the scene's mesh is missing or could not be read";
  for (const char* name : {"a_LOD1.glb", "a_PHYS.dae", "a.llmesh", "a.slm"}) {
    expectSaid({"convert", gap, folder_ / name}, 1, missing);
    EXPECT_FALSE(std::filesystem::exists(folder_ / name));
  }
  expectSaid({"export", gap, "--uploader", folder_ / "kit"}, 1, missing);
  expectSaid({"export", gap, "--uploader", folder_ / "kit", "--linkset", "Post"}, 2,
             "no mesh parts found");
}

TEST_F(Convert, AnUnknownEndingIsWrongUsage) {
  const std::string market = folder_.write("market.weighbridge", marketProject());
  const Ran ran = run({"convert", market, folder_ / "a.dae"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("supported types: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, "
                         ".ply, .scene, .nxoc"),
            std::string::npos)
      << ran.err;
}

TEST_F(Convert, TheInputIsNeverTheOutput) {
  const std::string mesh = folder_.write("cube.llmesh", cubeAsset());
  EXPECT_EQ(run({"convert", mesh, mesh}).status, 1);
  EXPECT_EQ(folder_.read("cube.llmesh"), cubeAsset());
}

TEST_F(Convert, WhatIsBrokenIsRefusedAndNothingIsWritten) {
  const std::string broken = folder_.write("a.slm", "{broken");
  EXPECT_EQ(run({"convert", broken, folder_ / "b.obj"}).status, 1);
  EXPECT_FALSE(std::filesystem::exists(folder_ / "b.obj"));
}

TEST_F(Convert, AnOptionThatChangesNothingIsWrongUsage) {
  const std::string market = folder_.write("market.weighbridge", marketProject());
  const std::string rock = folder_.write("rock.scene", "octree 0 0 0 8 OSEEEEEEE\n");
  const auto expectWrong = [&](const std::string& in, const char* out, const char* option,
                               const char* value) {
    const Ran ran = run({"convert", in, folder_ / out, option, value});
    EXPECT_EQ(ran.status, 2) << in << option;
    EXPECT_NE(ran.err.find(std::string(option) + " has no effect"), std::string::npos) << ran.err;
    EXPECT_FALSE(std::filesystem::exists(folder_ / out));
  };
  expectWrong(market, "a.obj", "--depth", "3");
  expectWrong(market, "a.obj", "--fill", "surface");
  expectWrong(market, "a.obj", "--octree", "boxes");
  expectWrong(rock, "a.nxoc", "--octree", "boxes");
  expectWrong(rock, "a.nxoc", "--depth", "3");
}

TEST_F(Convert, OctreesAloneNeedAForm) {
  const std::string rock = folder_.write("rock.scene", "octree 0 0 0 1 S\n");
  for (const char* name : {"a.obj", "a.glb", "a.stl", "a.ply", "a.llmesh", "a.slm"}) {
    const Ran ran = run({"convert", rock, folder_ / name});
    EXPECT_EQ(ran.status, 2) << name;
    EXPECT_NE(ran.err.find("--octree boxes or --octree surface"), std::string::npos) << ran.err;
    EXPECT_FALSE(std::filesystem::exists(folder_ / name));
  }
  for (const char* name : {"a.weighbridge", "a.nxoc"})
    EXPECT_EQ(run({"convert", rock, folder_ / name}).status, 0) << name;
}

/// Corners of the surface as they are written: all exactly on the grid, however it stands.
TEST_F(Convert, SurfacesOfOctreesComeFromTheGrid) {
  const std::string rock =
      folder_.write("rock.scene",
                    "octree 0.1 0.2 0.3 0.7 OSEEEEEES\n"
                    "octree 8 0 0 8 OSEEEEEEN{8,8,4,8,8,4,8,8,4,8,8,4} rot 0 0 0.7071067811865476 "
                    "0.7071067811865476\n");
  for (const char* name : {"a.obj", "a.glb", "a.stl", "a.ply"}) {
    const Ran ran = run({"convert", rock, folder_ / name, "--octree", "surface"});
    EXPECT_EQ(ran.status, 0) << name << ran.err;
    EXPECT_EQ(run({"inspect", folder_ / name}).status, 0) << name;
  }
  const std::set<double> planes{0.1, 0.1 + 0.7 * 0.5, 0.1 + 0.7};
  std::istringstream lines(folder_.read("a.obj"));
  std::size_t own = 0;
  std::size_t turned = 0;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string key;
    double x = 0, y = 0, z = 0;
    if (!(words >> key >> x >> y >> z) || key != "v") continue;
    if (x < 2) {
      ++own;
      EXPECT_TRUE(planes.contains(x)) << line;
    } else {
      ++turned;
      EXPECT_EQ(x, std::round(x)) << line;
      EXPECT_EQ(y, std::round(y)) << line;
      EXPECT_EQ(z, std::round(z)) << line;
    }
  }
  EXPECT_EQ(own, 15U) << "two cubes that meet in a corner";
  EXPECT_EQ(turned, 16U) << "a cube, and an indented one with corners of its own";
}

/// A quarter of a million triangles were more than a mesh asset's eight faces hold.
TEST_F(Convert, ASurfaceMayHaveAnyNumberOfTriangles) {
  std::string tree = "S";
  for (int level = 0; level < 6; ++level) {
    std::string next = "O";
    for (int child = 0; child < 8; ++child) next += child % 3 == 0 ? tree : "E";
    tree = next;
  }
  const std::string map = folder_.write("map.scene", "octree 0 0 0 64 " + tree + "\n");
  const Ran ran = run({"convert", map, folder_ / "map.stl", "--octree", "surface"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_GT(std::filesystem::file_size(folder_ / "map.stl"), 84U + 50 * 2000);
}

TEST_F(Convert, EightSolidCubesAreWrittenAsOneUnlessKept) {
  const std::string rock =
      folder_.write("rock.scene", "octree 0 0 0 32 OSSSSSSSOSSSSSSSS\nray 1 1 50 0 0 -1\n");
  const Ran ran = run({"convert", rock, folder_ / "a.nxoc"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.err.find("1 ray is left out"), std::string::npos) << ran.err;
  EXPECT_EQ(folder_.read("a.nxoc").size(), 13U + 4 + 1);
  const Ran kept = run({"convert", rock, folder_ / "b.nxoc", "--keep-structure"});
  EXPECT_EQ(kept.status, 0);
  EXPECT_NE(kept.err.find("crashes"), std::string::npos) << kept.err;
  EXPECT_EQ(folder_.read("b.nxoc").size(), 13U + 4 + 17);
  EXPECT_EQ(run({"convert", rock, folder_ / "c.obj", "--keep-structure"}).status, 2);
}

TEST_F(Convert, WhatHasNoIdGetsTheSameOneEachTime) {
  const std::string boxes = folder_.write("boxes.weighbridge", R"({"weighbridge": 1, "linksets": [
    {"name": "Twin", "parts": [{}, {}]}, {"name": "Twin", "parts": [{}, {}]}]})");
  ASSERT_EQ(run({"convert", boxes, folder_ / "a.weighbridge"}).status, 0);
  ASSERT_EQ(run({"convert", boxes, folder_ / "b.weighbridge"}).status, 0);
  EXPECT_EQ(folder_.read("a.weighbridge"), folder_.read("b.weighbridge"));
  const auto rows = readCsv(run({"report", folder_ / "a.weighbridge"}).out);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_NE(rows[0].at("linkset_id"), "");
  EXPECT_NE(rows[0].at("linkset_id"), rows[1].at("linkset_id"));
}

TEST_F(Convert, ATurnedRootCostsTheSameBeforeAndAfter) {
  const std::string turned = folder_.write("turned.weighbridge", R"({"weighbridge": 1,
    "linksets": [{"physical": true, "parts": [{"kind": "box", "scale": [3, 4, 5],
      "position": [1, 2, 3], "rotation": [0.5, 0.5, 0.1, 0.7]}, {"position": [2, 0, 0]}]}]})");
  ASSERT_EQ(run({"convert", turned, folder_ / "a.weighbridge"}).status, 0);
  const auto before = readCsv(run({"report", turned}).out).at(0);
  const auto after = readCsv(run({"report", folder_ / "a.weighbridge"}).out).at(0);
  for (const char* key : {"mean_face_area_m2", "physics_cost_physical", "land_impact"})
    EXPECT_EQ(after.at(key), before.at(key)) << key;
  EXPECT_EQ(folder_.read("a.weighbridge").find("\"rotation\""),
            folder_.read("a.weighbridge").rfind("\"rotation\""))
      << "the linkset's is the only one";
}

TEST_F(Convert, WhatIsMissingEndsWithOne) {
  const std::string lacking = folder_.write("lacking.weighbridge", R"({"weighbridge": 1,
    "assets": {"gone": {"path": "gone.llmesh"}}, "linksets": [{"parts": [
      {"kind": "mesh", "asset": "gone"}, {"kind": "box"}]}]})");
  EXPECT_EQ(run({"convert", lacking, folder_ / "a.obj"}).status, 1);
  EXPECT_NE(folder_.read("a.obj"), "");
  std::string cut = cubeAsset();
  cut.resize(cut.size() - 20);
  const std::string damaged = folder_.write("cut.llmesh", cut);
  EXPECT_EQ(run({"convert", damaged, folder_ / "b.weighbridge"}).status, 1);
}

TEST_F(Convert, AMisspeltConstantIsTold) {
  const std::string odd = folder_.write(
      "odd.weighbridge",
      R"({"weighbridge": 1, "profile": {"set": {"hull_cots": 1}}, "linksets": [{"parts": [{}]}]})");
  const Ran report = run({"report", odd});
  const Ran ran = run({"convert", odd, folder_ / "a.weighbridge"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(report.err, "");
  EXPECT_EQ(ran.err, report.err);
}

}  // namespace
}  // namespace wb::app::test
