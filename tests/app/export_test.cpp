#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"
#include "tests/support/long_sizes.h"
#include "tests/support/wavy_model.h"

#include <fmt/format.h>
#include <glm/vec3.hpp>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

/// Files for the viewer's uploader, and that reading them back gives the weights that were told.
namespace wb::app::test {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

constexpr const char* cubeObj =
    "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0 0 1\nv 1 0 1\nv 1 1 1\nv 0 1 1\nf 4 3 2 1\n"
    "f 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n";

class ExportCommand : public testing::Test {
 protected:
  std::string wave(std::uint32_t side = 24) const {
    const std::string path = folder_ / "wave.obj";
    wb::test::writeWavyModel(path, "obj", side);
    return path;
  }

  Names namesIn(const std::string& folder) const {
    Names names;
    for (const auto& entry : fs::directory_iterator(folder_ / folder))
      names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
  }

  /// Of the only linkset of a file.
  static double costOf(const std::string& file, const std::string& key) {
    const Ran ran = run({"report", file, "--format", "csv"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return std::stod(readCsv(ran.out).at(0).at(key));
  }

  /// As the uploader's twin reads it.
  static std::size_t trianglesAt(const std::string& file, const std::string& level) {
    const Ran ran = run({"inspect", file, "--format", "json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return nlohmann::json::parse(ran.out).at("lods").at(level).at("triangles");
  }

  static double bytesAt(const std::string& file, const std::string& level) {
    const Ran ran = run({"inspect", file, "--format", "json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return nlohmann::json::parse(ran.out).at("lods").at(level).at("bytes");
  }

  Folder folder_;
};

/// `  Download: 1.25 PE` of what is printed.
double toldOf(const std::string& text, const std::string& weight) {
  const std::string begin = "  " + weight + ": ";
  const std::size_t at = text.find(begin);
  EXPECT_NE(at, std::string::npos) << weight << text;
  return at == std::string::npos ? -1 : std::stod(text.substr(at + begin.size()));
}

/// What Analyze makes of hulls is told as a range, which no file shows, nor what is done in world.
TEST_F(ExportCommand, ReadBackTheFilesWeighWhatWasTold) {
  const std::string cube = folder_.write("cube.obj", cubeObj);
  for (const std::string& model : {wave(8), cube})
    for (const std::string as : {"dae", "glb"}) {
      // One in each form; both in both with WEIGHBRIDGE_LONG set.
      if ((model == cube) != (as == "dae") && !wb::test::isLong()) continue;
      const std::string name = fs::path(model).stem();
      const std::string kit = name + "-" + as;
      const Ran ran = run({"export", model, "--uploader", folder_ / kit, "--as", as, "--no-passage",
                           "--within", "20%"});
      ASSERT_EQ(ran.status, 0) << ran.err;
      const std::string file = folder_ / (kit + "/" + name + "." + as);
      EXPECT_NE(ran.out.find(name + "_LOD2." + as), std::string::npos) << ran.out;
      EXPECT_NEAR(costOf(file, "streaming_cost"), toldOf(ran.out, "Download"), 5e-3);
      const std::size_t physics = ran.out.find("  Physics: ");
      const std::string told = ran.out.substr(physics, ran.out.find('\n', physics) - physics);
      const bool isAnalyzed = told.find("after Analyze") != std::string::npos;
      const bool isWhole = ran.out.find("set \"Physics Shape Type\"") == std::string::npos;
      EXPECT_FALSE((isAnalyzed || !isWhole) && model == cube) << ran.out;
      if (!isAnalyzed && isWhole) {
        EXPECT_NEAR(costOf(file, "physics_cost"), toldOf(ran.out, "Physics"), 5e-3);
        EXPECT_EQ(costOf(file, "land_impact"), toldOf(ran.out, "Land impact"));
      }
      EXPECT_NE(folder_.read(kit + "/upload.html").find(name + "_LOD0." + as), std::string::npos);
      const Ran read = run({"explain", file});
      EXPECT_NE(read.out.find("Would it upload? Yes"), std::string::npos) << read.out;
    }
}

/// Levels that hold half a pixel keep what the uploader's own leave out; a box has nothing to add.
TEST_F(ExportCommand, WhatCostsMoreThanBeforeIsTold) {
  const std::string model = wave(6);
  const double before = costOf(model, "land_impact");
  const Ran close = run({"export", model, "--uploader", folder_ / "close", "--pixels", "0.5",
                         "--no-passage", "--within", "5%"});
  ASSERT_EQ(close.status, 0) << close.err;
  ASSERT_GT(toldOf(close.out, "Land impact"), before);
  EXPECT_NE(close.err.find("LI as exported, up from " + std::to_string(std::lround(before)) +
                           " LI. Download weight: "),
            std::string::npos)
      << close.err;
  const std::string cube = folder_.write("cube.obj", cubeObj);
  const Ran same = run({"export", cube, "--uploader", folder_ / "same", "--no-passage"});
  ASSERT_EQ(same.status, 0) << same.err;
  ASSERT_EQ(toldOf(same.out, "Land impact"), costOf(cube, "land_impact"));
  EXPECT_EQ(same.err.find("as exported"), std::string::npos) << same.err;
  EXPECT_NE(same.err.find("The server weight decides: 0.5 PE. Physics below that is free."),
            std::string::npos)
      << same.err;
}

/// A hull that was made of the model before it had levels of detail is no hull of what is uploaded.
TEST_F(ExportCommand, OneHullAndLevelsArriveTheSameInEitherOrder) {
  const auto make = [](const std::string& from, Names options, const std::string& to) {
    Names all{"shapes", from};
    all.insert(all.end(), options.begin(), options.end());
    all.insert(all.end(), {"-o", to});
    const Ran ran = run(all);
    EXPECT_EQ(ran.status, 0) << ran.err;
  };
  const Names hull{"--method", "base", "--within", "20%", "--no-passage"};
  const Names levels{"--lods", "--pixels", "8"};
  const std::string model = wave(16);
  make(model, hull, folder_ / "hull.weighbridge");
  make(folder_ / "hull.weighbridge", levels, folder_ / "hull_first.weighbridge");
  make(folder_ / "hull.weighbridge", levels, folder_ / "kit.dae");
  make(model, levels, folder_ / "levels.weighbridge");
  make(folder_ / "levels.weighbridge", hull, folder_ / "levels_first.weighbridge");
  const double physics = costOf(folder_ / "levels_first.weighbridge", "physics_cost");
  ASSERT_LT(physics, costOf(folder_ / "hull.weighbridge", "physics_cost"));
  for (const char* file : {"hull_first.weighbridge", "kit.dae"}) {
    EXPECT_NEAR(costOf(folder_ / file, "physics_cost"), physics, 1e-6) << file;
    EXPECT_EQ(costOf(folder_ / file, "land_impact"),
              costOf(folder_ / "levels_first.weighbridge", "land_impact"))
        << file;
  }
}

/// A wall with a doorway has a physics mesh of its own; of a cube nothing costs more than the
/// server.
TEST_F(ExportCommand, PhysicsThatDecidesIsToldAndWhatLowersIt) {
  const Ran wall = run({"export", WEIGHBRIDGE_SAMPLES "/doorway_wall.llmesh", "--uploader",
                        folder_ / "wall", "--no-passage"});
  ASSERT_EQ(wall.status, 0) << wall.err;
  ASSERT_GT(toldOf(wall.out, "Physics"), toldOf(wall.out, "Download"));
  EXPECT_NE(wall.err.find("the physics weight of"), std::string::npos) << wall.err;
  EXPECT_NE(wall.err.find("comes with the model is kept"), std::string::npos) << wall.err;
  const std::string cube = folder_.write("cube.obj", cubeObj);
  const Ran free = run({"export", cube, "--uploader", folder_ / "free", "--no-passage"});
  EXPECT_EQ(free.err.find("the physics weight of"), std::string::npos) << free.err;
}

/// The wheels of the sample are prims of more than 40 PE each; the car itself is a mesh.
TEST_F(ExportCommand, PrimsThatDecideAreNoReasonForOtherShapes) {
  const Ran ran = run({"export", WEIGHBRIDGE_SAMPLES "/vehicle.weighbridge", "--linkset",
                       "Car with torus wheels", "--uploader", folder_ / "car", "--as-is"});
  EXPECT_NE(ran.err.find("Most of it comes from prims"), std::string::npos) << ran.err;
  EXPECT_EQ(ran.err.find("--within"), std::string::npos) << ran.err;
  EXPECT_NE(ran.out.find("link these parts to the object: wheel (4)"), std::string::npos)
      << ran.out;
}

/// A floor and a wall, 4 m each: two boxes keep to it, and cost more than the one hull around it.
TEST_F(ExportCommand, PhysicsThatCostsMoreIsToldThoughTheLandImpactStays) {
  const std::string angle = folder_.write(
      "angle.obj",
      "v 0 0 0\nv 4 0 0\nv 4 0 .5\nv .5 0 .5\nv .5 0 4\nv 0 0 4\nv 0 1 0\nv 4 1 0\nv 4 1 .5\n"
      "v .5 1 .5\nv .5 1 4\nv 0 1 4\nf 1 2 3 4 5 6\nf 12 11 10 9 8 7\nf 1 7 8 2\nf 2 8 9 3\n"
      "f 3 9 10 4\nf 4 10 11 5\nf 5 11 12 6\nf 6 12 7 1\n");
  const double before = costOf(angle, "physics_cost");
  const Ran ran =
      run({"export", angle, "--uploader", folder_ / "kit", "--no-passage", "--within", "5%"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  ASSERT_GT(toldOf(ran.out, "Physics"), before);
  ASSERT_EQ(toldOf(ran.out, "Land impact"), costOf(angle, "land_impact"));
  EXPECT_NE(ran.err.find("PE as exported, previously "), std::string::npos) << ran.err;
}

/// A thin cube collides as the base hull that is stored, of 200 vertices: 8.04 PE. The uploader
/// makes another, of the cube's eight.
TEST_F(ExportCommand, AnotherLandImpactThanThatOfTheObjectIsWrong) {
  const std::string cube = folder_.write("cube.llmesh", cubeAsset(false, 192));
  const Ran ran = run({"export", cube, "--size", "0.4,0.4,0.4", "--uploader", folder_ / "kit"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("cube.dae: the files cost 1 LI when read back, but the same parts at rest "
                         "without scripts cost 8 LI here"),
            std::string::npos)
      << ran.err;
  EXPECT_EQ(costOf(folder_ / "kit/cube.dae", "land_impact"), 1) << "they are written all the same";
}

TEST_F(ExportCommand, LevelsOfDetailArriveAsTheyWereMade) {
  for (const std::string as : {"dae", "glb"}) {
    const std::string file = folder_ / ("kit." + as);
    const Ran ran = run({"shapes", wave(16), "--lods", "--format", "csv", "-o", file});
    ASSERT_EQ(ran.status, 0) << ran.err;
    for (const auto& row : readCsv(ran.out)) {
      EXPECT_EQ(trianglesAt(file, row.at("lod")), std::stoul(row.at("triangles"))) << row.at("lod");
      // But for normals that a 32-bit number rounds to the other side, and the order of vertices.
      const double promised = std::stod(row.at("bytes"));
      EXPECT_NEAR(bytesAt(file, row.at("lod")), promised, 0.03 * promised) << row.at("lod");
    }
    for (const char* suffix : {"_LOD2.", "_LOD1.", "_LOD0."})
      EXPECT_TRUE(fs::exists(folder_ / ("kit" + (suffix + as))));
  }
}

/// Coarse levels of detail and a physics shape of its own; what export makes is finer.
TEST_F(ExportCommand, AsItIsAnObjectKeepsItsLevelsAndItsPhysics) {
  const std::string mesh = folder_ / "mine.llmesh";
  ASSERT_EQ(run({"shapes", wave(16), "--size", "4,4,4", "--lods", "--pixels", "8", "--method",
                 "simplify", "--within", "20%", "--no-passage", "-o", mesh})
                .status,
            0);
  const auto exported = [&](const std::string& folder, const Names& options) {
    Names words{"export", mesh, "--size", "4,4,4", "--uploader", folder_ / folder};
    words.insert(words.end(), options.begin(), options.end());
    const Ran ran = run(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return folder_ / (folder + "/mine.dae");
  };
  const std::string kept = exported("kit", {"--as-is"});
  for (const char* level : {"high", "medium", "low", "lowest"})
    EXPECT_EQ(trianglesAt(kept, level), trianglesAt(mesh, level)) << level;
  const Ran before = run({"report", mesh, "--size", "4,4,4", "--format", "csv"});
  for (const char* weight : {"physics_cost", "land_impact"})
    EXPECT_EQ(costOf(kept, weight), std::stod(readCsv(before.out).at(0).at(weight))) << weight;
  EXPECT_GT(trianglesAt(exported("finer", {"--no-passage"}), "lowest"),
            trianglesAt(mesh, "lowest"));
}

/// Analyze meets the hulls as the file has them: in steps of the stored cube, stretched to the box.
TEST_F(ExportCommand, HullsAfterAnalyzeWeighAsTheSearchSaid) {
  // A table of four legs, 5 m long, whose hulls are off by up to a fifth.
  std::string table;
  int first = 1;
  const auto box = [&](glm::dvec3 low, glm::dvec3 high) {
    for (int i = 0; i < 8; ++i)
      table += "v " + std::to_string((i & 1 ? high : low).x) + ' ' +
               std::to_string((i & 2 ? high : low).y) + ' ' +
               std::to_string((i & 4 ? high : low).z) + '\n';
    for (const auto& side : {"0 2 3 1", "4 5 7 6", "0 1 5 4", "2 6 7 3", "0 4 6 2", "1 3 7 5"}) {
      std::istringstream corners(side);
      table += 'f';
      for (int corner; corners >> corner;) table += ' ' + std::to_string(first + corner);
      table += '\n';
    }
    first += 8;
  };
  box({0, 2, 0}, {5, 2.3, 3.1});
  for (const double x : {0.1, 4.6})
    for (const double z : {0.1, 2.7}) box({x, 0, z}, {x + 0.3, 2, z + 0.3});
  const std::string model = folder_.write("table.obj", table);
  const std::string project = folder_ / "table.weighbridge";
  for (const std::string method : {"boxes", "drop"}) {
    const Ran made = run({"shapes", model, "--method", method, "--within", "3%", "--no-passage",
                          "--levels", "as-given", "--format", "csv", "-o", project});
    ASSERT_EQ(made.status, 0) << made.err;
    const auto row = readCsv(made.out).at(0);
    const double least = std::stod(row.at("analyzed_least"));
    const double most = std::stod(row.at("analyzed_most"));
    const Ran ran = run({"export", project, "--uploader", folder_ / method, "--as-is"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::string told =
        least == most ? fmt::format("  Physics: {:.4g} PE after Analyze", most)
                      : fmt::format("  Physics: {:.4g} to {:.4g} PE after Analyze", least, most);
    EXPECT_NE(ran.out.find(told), std::string::npos) << method << ": " << told << '\n' << ran.out;
    fs::remove(project);
  }
}

/// What is not searched for is not searched for closely.
TEST_F(ExportCommand, AsItIsTakesNoOptionsOfSearches) {
  for (const Names& option : {Names{"--pixels", "1"}, Names{"--within", "5cm"},
                              Names{"--contact", "5cm"}, Names{"--no-passage"}}) {
    Names words{"export", wave(), "--uploader", folder_ / "kit", "--as-is"};
    words.insert(words.end(), option.begin(), option.end());
    EXPECT_EQ(run(words).status, 2) << option.front();
    EXPECT_FALSE(fs::exists(folder_ / "kit")) << option.front();
  }
}

/// Blender's duplicates: nodes and geometries have each other's names.
std::string swapped() {
  const auto geometry = [](const std::string& id, const std::string& name, int height) {
    return "<geometry id=\"" + id + "\" name=\"" + name + "\"><mesh><source id=\"" + id +
           "p\"><float_array id=\"" + id + "a\" count=\"24\">0 0 0 1 0 0 0 1 0 1 1 0 0 0 " +
           std::to_string(height) + " 1 0 " + std::to_string(height) + " 0 1 " +
           std::to_string(height) + " 1 1 " + std::to_string(height) +
           "</float_array><technique_common><accessor source=\"#" + id +
           "a\" count=\"8\" stride=\"3\"><param name=\"X\" type=\"float\"/><param name=\"Y\" "
           "type=\"float\"/><param name=\"Z\" type=\"float\"/></accessor></technique_common>"
           "</source><vertices id=\"" +
           id + "v\"><input semantic=\"POSITION\" source=\"#" + id +
           "p\"/></vertices><triangles material=\"m\" count=\"12\"><input semantic=\"VERTEX\" "
           "source=\"#" +
           id +
           "v\" offset=\"0\"/><p>0 2 1 1 2 3 4 5 6 5 7 6 0 1 4 1 5 4 2 6 3 3 6 7 0 4 2 2 4 6 1 3 "
           "5 3 7 5</p></triangles></mesh></geometry>";
  };
  return "<?xml version=\"1.0\"?><COLLADA "
         "xmlns=\"http://www.collada.org/2005/11/COLLADASchema\" version=\"1.4.1\"><asset><unit "
         "meter=\"1\"/><up_axis>Z_UP</up_axis></asset><library_geometries>" +
         geometry("ga", "Cube.001", 1) + geometry("gb", "Cube", 5) +
         "</library_geometries><library_visual_scenes><visual_scene id=\"s\"><node id=\"a\" "
         "name=\"Cube\"><instance_geometry url=\"#ga\"/></node><node id=\"b\" "
         "name=\"Cube.001\"><translate>4 0 0</translate><instance_geometry "
         "url=\"#gb\"/></node></visual_scene></library_visual_scenes><scene><instance_visual_scene "
         "url=\"#s\"/></scene></COLLADA>";
}

/// The viewer calls models of Collada by their geometries (lldaeloader.cpp: getElementLabel).
TEST_F(ExportCommand, PhysicsOfColladaIsNamedByGeometry) {
  const std::string model = folder_.write("swap.dae", swapped());
  for (const std::string ending : {".dae", ".glb"}) {
    const std::string physics = folder_ / ("swap_PHYS" + ending);
    const Ran ran = run({"shapes", model, "--method", "simplify", "--within", "5%", "--no-passage",
                         "--part", "Cube", "-o", physics});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const auto parts = readCsv(run({"report", model, "--by", "part", "--format", "csv"}).out);
    ASSERT_EQ(parts.size(), 2U);
    for (const auto& part : parts)
      EXPECT_EQ(part.at("representation"),
                part.at("part") == "Cube" ? "triangle_mesh" : "base_hull")
          << ending;
    fs::remove(physics);
  }
}

/// A wall and a post of 0.8 m: nodes called as the other's geometry, and as none.
TEST_F(ExportCommand, PhysicsOfForeignColladaLandsOnItsPart) {
  const char* corpus = std::getenv("WEIGHBRIDGE_CORPUS");
  for (const std::string name : {"swap.dae", "other.dae"}) {
    const fs::path foreign = fs::path(corpus ? corpus : "") / "field/shapes" / name;
    if (!fs::exists(foreign)) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS has no " << name;
    const std::string model = folder_ / name;
    fs::copy_file(foreign, model);
    const auto parts = [&] {
      return readCsv(run({"report", model, "--by", "part", "--format", "csv"}).out);
    };
    const auto isPost = [](const auto& part) { return std::stod(part.at("size_x_m")) < 1; };
    const auto before = parts();
    ASSERT_EQ(before.size(), 2U) << name;
    const auto post = std::ranges::find_if(before, isPost);
    ASSERT_NE(post, before.end()) << name;
    const Ran ran =
        run({"shapes", model, "--method", "simplify", "--within", "5%", "--no-passage", "--part",
             post->at("part"), "-o", folder_ / (fs::path(name).stem().string() + "_PHYS.dae")});
    ASSERT_EQ(ran.status, 0) << ran.err;
    for (const auto& part : parts())
      EXPECT_EQ(part.at("representation"), isPost(part) ? "triangle_mesh" : "base_hull") << name;
  }
}

/// A hull in the file would count by its triangles: without it the uploader makes the base hull.
TEST_F(ExportCommand, ABaseHullIsLeftOutOfThePhysics) {
  const std::string model = folder_.write("swap.dae", swapped());
  const Ran ran = run({"shapes", model, "--method", "base", "--within", "5%", "--no-passage", "-o",
                       folder_ / "swap_PHYS.dae"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("left out of the file"), std::string::npos) << ran.err;
  EXPECT_EQ(folder_.names(), Names{"swap.dae"});
  EXPECT_EQ(run({"shapes", model, "--method", "base", "--within", "5%", "--no-passage", "-o",
                 folder_ / "swap_PHYS.obj"})
                .status,
            0);
}

TEST_F(ExportCommand, ALevelAloneIsThatLevel) {
  const std::string model = wave();
  ASSERT_EQ(run({"convert", model, folder_ / "y.glb", "--make-lods"}).status, 0);
  const Ran ran = run({"convert", model, folder_ / "y_LOD1.glb", "--make-lods"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  // A whole model is 2 x 24 x 24, and each level at most some more than a quarter of the one above.
  EXPECT_EQ(trianglesAt(folder_ / "y.glb", "high"), 1152U);
  const std::size_t low = trianglesAt(folder_ / "y_LOD1.glb", "high");
  EXPECT_LT(low, 288U);
  EXPECT_EQ(trianglesAt(folder_ / "y.glb", "low"), low) << "as the companion that it is";
  EXPECT_EQ(run({"convert", model, folder_ / "y_LOD1.obj"}).status, 2);
  // A file that is a level already only becomes another kind.
  ASSERT_EQ(run({"convert", folder_ / "y_LOD1.glb", folder_ / "z_LOD1.glb"}).status, 0);
  EXPECT_EQ(trianglesAt(folder_ / "z_LOD1.glb", "high"), low);
}

TEST_F(ExportCommand, PlacesAreLookedAtBeforeTheSearch) {
  const std::string model = wave();
  const std::string missing = folder_ / "missing/kit.dae";
  for (const Names& words :
       {Names{"shapes", model, "--lods", "-o", missing}, Names{"shapes", model, "-o", missing},
        Names{"shapes", model, "-o", folder_ / "missing/a.llmesh"},
        Names{"export", model, "--uploader", folder_ / "missing/kit"},
        Names{"convert", model, folder_ / "missing/a.glb"}}) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.status, 1) << words[0];
    EXPECT_TRUE(ran.out.empty()) << ran.out;
    EXPECT_NE(ran.err.find("cannot be written"), std::string::npos) << ran.err;
  }
}

TEST_F(ExportCommand, NothingThatWasReadIsWrittenOver) {
  const std::string model = folder_.write("swap.dae", swapped());
  const std::string before = folder_.read("swap.dae");
  for (const Names& words : {Names{"export", model, "--uploader", folder_.path().string()},
                             Names{"shapes", model, "--lods", "-o", model}}) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.err.find("is also an input"), std::string::npos) << ran.err;
  }
  EXPECT_EQ(folder_.read("swap.dae"), before);
  EXPECT_EQ(folder_.names(), Names{"swap.dae"});
}

TEST_F(ExportCommand, AFolderThatNobodyMayWriteToIsRefused) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
  const std::string model = wave();
  fs::create_directory(folder_.path() / "kit");
  fs::permissions(folder_.path() / "kit", fs::perms::owner_read | fs::perms::owner_exec);
  EXPECT_EQ(run({"export", model, "--uploader", folder_ / "kit"}).status, 1);
  fs::permissions(folder_.path() / "kit", fs::perms::owner_all);
}

TEST_F(ExportCommand, ALevelIsNoNameOfAModel) {
  const Ran ran = run({"shapes", wave(), "--lods", "-o", folder_ / "y_LOD1.glb"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("y.glb"), std::string::npos) << ran.err;
  EXPECT_EQ(run({"shapes", wave(), "--lods", "-o", folder_ / "y_PHYS.glb"}).status, 2);
}

TEST_F(ExportCommand, ObjectsOfASceneAreEachAKit) {
  const std::string model = folder_.write("swap.dae", swapped());
  ASSERT_EQ(run({"convert", model, folder_ / "one.weighbridge"}).status, 0);
  const Ran ran = run({"export", folder_ / "one.weighbridge", "--uploader", folder_ / "kit",
                       "--no-passage", "--within", "20%"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Names names = namesIn("kit");
  EXPECT_NE(std::ranges::find(names, "one_LOD0.dae"), names.end());
  EXPECT_NE(std::ranges::find(names, "upload.html"), names.end());
  const Ran boxes = run(
      {"export", WEIGHBRIDGE_SAMPLES "/ten_boxes.weighbridge", "--uploader", folder_ / "boxes"});
  EXPECT_EQ(boxes.status, 2) << boxes.err;
}

/// A level of one would be written over by another one that is called so.
TEST_F(ExportCommand, ObjectsCalledAsLevelsOfOthersHaveTheirOwnFiles) {
  const std::string model = folder_.write("cube.obj", cubeObj);
  ASSERT_EQ(run({"convert", model, folder_ / "one.weighbridge"}).status, 0);
  auto project = nlohmann::json::parse(folder_.read("one.weighbridge"));
  nlohmann::json linkset = project.at("linksets").at(0);
  linkset.erase("id");
  for (nlohmann::json& part : linkset.at("parts")) part.erase("id");
  project["linksets"] = nlohmann::json::array();
  for (const char* name : {"Chair", "Chair_LOD1", "Chair"}) {
    linkset["name"] = name;
    project["linksets"].push_back(linkset);
  }
  const std::string three = folder_.write("three.weighbridge", project.dump());
  const Ran ran =
      run({"export", three, "--uploader", folder_ / "kit", "--no-passage", "--within", "20%"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Names names = namesIn("kit");
  for (const char* name : {"Chair.dae", "Chair_LOD1.dae", "Chair_LOD1 2.dae",
                           "Chair_LOD1 2_LOD1.dae", "Chair 2.dae", "Chair 2_LOD1.dae"})
    EXPECT_TRUE(std::ranges::binary_search(names, name)) << name;
  EXPECT_FALSE(std::ranges::binary_search(names, "Chair_LOD1_LOD1.dae"));
}

}  // namespace
}  // namespace wb::app::test
