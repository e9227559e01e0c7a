#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <filesystem>
#include <sstream>
#include <string>

namespace wb::app::test {
namespace {

using Json = nlohmann::json;

std::string asOneLine(std::string text) {
  for (char& c : text)
    if (c == '\n') c = ' ';
  std::string result;
  for (const char c : text)
    if (c != ' ' || !result.ends_with(' ')) result += c;
  return result;
}

/// Boxes of an OBJ, with the numbers of their vertices counted on.
class Boxes {
 public:
  Boxes& object(const std::string& name) {
    text_ << "o " << name << '\n';
    return *this;
  }

  Boxes& box(double x, double sides) {
    for (int i = 0; i < 8; ++i)
      text_ << "v " << x + ((i & 1) != 0 ? sides : 0) << ' ' << ((i & 2) != 0 ? sides : 0) << ' '
            << ((i & 4) != 0 ? sides : 0) << '\n';
    constexpr int quads[6][4] = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4},
                                 {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};
    for (const auto& quad : quads) {
      triangle(quad[0], quad[1], quad[2]);
      triangle(quad[0], quad[2], quad[3]);
    }
    first_ += 8;
    return *this;
  }

  /// A triangle without area, its three corners on a line.
  Boxes& flatTriangle(double x, double length) {
    for (const double share : {0.0, 0.5, 1.0}) text_ << "v " << x + share * length << " 0 0\n";
    triangle(0, 1, 2);
    first_ += 3;
    return *this;
  }

  std::string text() const { return text_.str(); }

 private:
  void triangle(int a, int b, int c) {
    text_ << "f " << first_ + a << ' ' << first_ + b << ' ' << first_ + c << '\n';
  }

  std::ostringstream text_;
  int first_ = 1;
};

class Upload : public testing::Test {
 protected:
  /// The bytes of a cube's asset with so many hulls, each a cube too.
  static std::string withHulls(std::size_t hulls) {
    asset::MeshAsset mesh = cube();
    mesh.physicsConvex->hulls.assign(hulls, *mesh.physicsConvex->baseHull);
    return bytesOf(mesh);
  }

  static asset::MeshAsset cube() {
    mesh::TriangleMesh triangles;
    for (unsigned corner = 0; corner < 8; ++corner)
      triangles.positions.emplace_back((corner & 1U) - 0.5, (corner >> 1U & 1U) - 0.5,
                                       (corner >> 2U) - 0.5);
    triangles.triangles = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                           {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
    asset::MeshAsset mesh;
    mesh.lods.fill(asset::Faces{asset::makeFace(triangles)});
    asset::HullPoints hull;
    for (unsigned corner = 0; corner < 8; ++corner) {
      const auto end = [corner](unsigned axis) -> std::uint16_t {
        return (corner >> axis & 1U) != 0 ? 65535 : 0;
      };
      hull.push_back({end(0), end(1), end(2)});
    }
    mesh.physicsConvex.emplace().baseHull = std::move(hull);
    return mesh;
  }

  static std::string bytesOf(const asset::MeshAsset& mesh) {
    return std::string(textOf(asset::encode(mesh)));
  }

  /// A shelf and a rail; the rail's physics model has a triangle more, which has no area.
  std::string rack() const {
    folder_.write("rack_PHYS.obj", Boxes()
                                       .object("Shelf_PHYS")
                                       .box(0, 1)
                                       .object("Rail_PHYS")
                                       .box(3, 1)
                                       .flatTriangle(3, 1)
                                       .text());
    return folder_.write("rack.obj",
                         Boxes().object("Shelf").box(0, 1).object("Rail").box(3, 1).text());
  }

  /// Its explanation where triangles are cheap, so that no hulls are looked for.
  static Ran explained(const std::string& model, const std::string& format) {
    return run({"explain", model, "--set", "triangle_constant=0", "--format", format});
  }

  static std::string firstLine(const std::string& text) { return linesOf(text).at(0); }

  Folder folder_;
};

TEST_F(Upload, IsTheFirstLineOfAnExplanation) {
  const Ran sound = run({"explain", folder_.write("cube.llmesh", cubeAsset(false))});
  EXPECT_EQ(sound.status, 0) << sound.err;
  EXPECT_EQ(firstLine(sound.out), "Would it upload? Yes: it breaks no known rule for uploads.");
  // No fewer hulls are looked for where they cost nothing.
  const Ran grating = run({"explain", folder_.write("grating.llmesh", withHulls(300)), "--set",
                           "hull_cost=0", "--set", "hull_vertex_cost=0"});
  EXPECT_EQ(grating.status, 0) << grating.err;
  EXPECT_EQ(firstLine(grating.out).substr(0, 20), "Would it upload? No.");
  const std::string text = asOneLine(grating.out);
  EXPECT_NE(text.find("grating, physics hulls: has 300 hulls; the grid accepts at most 256 "
                      "(likely). Remedy: use at most 256 hulls."),
            std::string::npos)
      << text;
}

TEST_F(Upload, NamesThePartAndTheTriangle) {
  const std::string model = rack();
  const Ran text = explained(model, "text");
  EXPECT_EQ(text.status, 0) << text.err;
  const std::string said = asOneLine(text.out);
  EXPECT_TRUE(said.starts_with(
      "Would it upload? No. Rail, physics mesh: triangle 13 is degenerate (too thin "))
      << said;
  EXPECT_NE(said.find(" (viewer). Remedy: "), std::string::npos) << said;
  const Json upload = Json::parse(explained(model, "json").out)["explanations"][0]["upload"];
  EXPECT_EQ(upload["state"], "refused");
  ASSERT_EQ(upload["refusals"].size(), 1U);
  EXPECT_EQ(upload["refusals"][0]["part_name"], "Rail");
  EXPECT_EQ(upload["refusals"][0]["numbers"], Json::array({13}));
  EXPECT_EQ(upload["refusals"][0]["confidence"], "viewer");
  EXPECT_EQ(upload["refusals"][0]["code"], "asset.degenerate_triangles");
}

TEST_F(Upload, APageSaysItFirst) {
  const Ran page = explained(rack(), "html");
  const std::size_t upload = page.out.find("Would it upload? No. Rail, physics mesh");
  ASSERT_NE(upload, std::string::npos);
  EXPECT_LT(upload, page.out.find("class=\"impact\""));
  const Ran report = run({"report", rack(), "--format", "html"});
  EXPECT_NE(report.out.find("Would it upload? No. Rail, physics mesh"), std::string::npos);
}

TEST_F(Upload, ReportSaysItInOneLineAndGoesOn) {
  const Ran ran = run({"report", rack(), "--by", "part", "--format", "csv"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  ASSERT_EQ(linesOf(ran.err).size(), 1U) << ran.err;
  EXPECT_NE(ran.err.find("rack.obj: Would it upload? No. Rail, physics mesh: triangle 13 is "
                         "degenerate (too thin "),
            std::string::npos)
      << ran.err;
  EXPECT_TRUE(firstLine(ran.out).ends_with(",confidence,upload")) << firstLine(ran.out);
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 2U);
  for (const auto& row : rows)
    EXPECT_EQ(row.at("upload"), row.at("part") == "Rail" ? "refused" : "ok");
}

/// Rows of several files are written as they come.
TEST_F(Upload, EachFileOfAFolderHasItsLine) {
  const Folder files;
  files.write("fine.llmesh", cubeAsset(false));
  files.write("grating.llmesh", withHulls(257));
  const Ran ran = run({"report", files.path().string(), "--by", "part", "--format", "csv"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  ASSERT_EQ(linesOf(ran.err).size(), 1U) << ran.err;
  EXPECT_NE(ran.err.find("grating.llmesh: Would it upload? No. grating, physics hulls: has 257"),
            std::string::npos)
      << ran.err;
}

TEST_F(Upload, PrimsAreNotUploaded) {
  const std::string boxes = folder_.write("boxes.weighbridge", projectOfBoxes(2));
  const Ran ran = run({"report", boxes, "--by", "part", "--format", "csv"});
  EXPECT_EQ(ran.err, "");
  for (const auto& row : readCsv(ran.out)) EXPECT_EQ(row.at("upload"), "");
  EXPECT_EQ(run({"explain", boxes}).out.find("Would it upload"), std::string::npos);
  EXPECT_TRUE(
      Json::parse(run({"explain", boxes, "--format", "json"}).out)["explanations"][0]["upload"]
          .is_null());
}

/// The folder of files that were not written is not there either; one that was there stays.
TEST_F(Upload, ARefusedExportLeavesNoEmptyFolder) {
  const std::string folder = folder_ / "kit";
  const std::vector<std::string> words{"export", rack(),  "--uploader",
                                       folder,   "--set", "triangle_constant=0"};
  EXPECT_EQ(run(words).status, 1);
  EXPECT_FALSE(std::filesystem::exists(folder));
  std::filesystem::create_directory(folder);
  EXPECT_EQ(run(words).status, 1);
  EXPECT_TRUE(std::filesystem::exists(folder));
}

TEST_F(Upload, AMeshThatIsNotThereIsUnknown) {
  const std::string scene = folder_.write(
      "lost.weighbridge", R"({"weighbridge": 1, "assets": {"a": {"path": "lost.llmesh"}},
      "linksets": [{"name": "L", "parts": [{"name": "p", "kind": "mesh", "asset": "a"}]}]})");
  const Ran ran = run({"report", scene, "--by", "part", "--format", "csv", "--partial"});
  EXPECT_EQ(readCsv(ran.out).at(0).at("upload"), "unknown") << ran.err;
  EXPECT_EQ(firstLine(run({"explain", scene, "--partial"}).out),
            "Would it upload? Unknown: one of its meshes is missing or incomplete.");
}

/// Only the server decides, and people use such hulls.
TEST_F(Upload, ABaseHullOfThreePointsIsLikelyRefused) {
  asset::MeshAsset mesh = cube();
  mesh.physicsConvex->baseHull->resize(3);
  const std::string file = folder_.write("flat.llmesh", bytesOf(mesh));
  const Ran ran = run({"explain", file});
  const std::string text = asOneLine(ran.out);
  EXPECT_TRUE(text.starts_with(
      "Would it upload? Likely not. flat, base hull: has 3 points and no volume; the grid will "
      "likely refuse it, though people use such hulls in practice (likely)."))
      << text;
  EXPECT_EQ((ran.out + ran.err).find("would be refused"), std::string::npos);
  EXPECT_EQ((ran.out + ran.err).find("would refuse"), std::string::npos);
  EXPECT_EQ(run({"convert", file, folder_ / "again.llmesh"}).status, 0);
}

TEST_F(Upload, WhatWouldBeRefusedIsWrittenOnlyAnyway) {
  const std::string grating = folder_.write("grating.llmesh", withHulls(300));
  for (const char* name : {"x.llmesh", "x.slm"}) {
    const Ran ran = run({"convert", grating, folder_ / name});
    EXPECT_EQ(ran.status, 1) << name;
    ASSERT_EQ(linesOf(ran.err).size(), 1U) << ran.err;
    EXPECT_NE(ran.err.find("(use --anyway to write it). grating, physics hulls: has 300 hulls; the "
                           "grid accepts at most 256. Remedy: use at most 256 hulls"),
              std::string::npos)
        << ran.err;
    EXPECT_FALSE(std::filesystem::exists(folder_ / name));
    EXPECT_EQ(run({"convert", grating, folder_ / name, "--anyway"}).status, 0);
    EXPECT_TRUE(std::filesystem::exists(folder_ / name));
  }
  EXPECT_EQ(run({"convert", grating, folder_ / "x.weighbridge"}).status, 0);
}

TEST_F(Upload, ShapesDoNotWriteMoreHullsThanTheGridTakes) {
  Boxes fence;
  Boxes hulls;
  fence.object("fence");
  for (int i = 0; i < 300; ++i) {
    fence.box(0.2 * i, 0.6);
    hulls.object("h" + std::to_string(i)).box(0.2 * i, 0.6);
  }
  const std::string model = folder_.write("fence.obj", fence.text());
  const std::string file = folder_.write("hulls300.obj", hulls.text());
  const std::string out = folder_ / "x.llmesh";
  std::vector<std::string> command{"shapes",   model, "--hulls",      file, "--method", "own",
                                   "--within", "5%",  "--no-passage", "-o", out};
  const Ran ran = run(command);
  EXPECT_EQ(ran.status, 1) << ran.err;
  EXPECT_NE(ran.err.find("x.llmesh: was not written"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("300 hulls"), std::string::npos) << ran.err;
  EXPECT_FALSE(std::filesystem::exists(out));
  command.emplace_back("--anyway");
  const Ran anyway = run(command);
  EXPECT_EQ(anyway.status, 0) << anyway.err;
  EXPECT_TRUE(std::filesystem::exists(out));
}

/// All three sides are below the limit for small sides.
TEST_F(Upload, APhysicsModelOfATinyPartIsOfNoUse) {
  folder_.write("nails_PHYS.obj", Boxes().object("Nails_PHYS").box(0, 0.1).text());
  const Ran ran =
      run({"explain", folder_.write("nails.obj", Boxes().object("Nails").box(0, 0.1).text())});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(
      asOneLine(ran.out).find(
          "At its current size, Nails counts as a box for physics anyway, so it needs no physics "
          "file."),
      std::string::npos)
      << ran.out;
  const Ran without =
      run({"explain", folder_.write("pins.obj", Boxes().object("Pins").box(0, 0.1).text())});
  EXPECT_EQ(asOneLine(without.out).find("needs no physics file"), std::string::npos);
}

}  // namespace
}  // namespace wb::app::test
