#include "model/core/file.h"
#include "model/formats/formats.h"
#include "tests/formats/model_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <string_view>
#include <utility>

/// What a file has and its scene has not.
namespace wb::import {
namespace {

using test::ModelFile;

/// A sheet of 30 x 20 m with so many triangular holes, in rows.
std::string holedSheet(int holes) {
  std::string places = "0 0 0 300 0 0 300 200 0 0 200 0 ";
  std::string rings;
  for (int i = 0; i < holes; ++i) {
    const int x = i % 150 * 2;
    const int y = i / 150 * 2;
    const auto corner = [&](double right, double up) {
      places += std::to_string(x + right) + ' ' + std::to_string(y + up) + " 0 ";
    };
    corner(0.5, 0.5);
    corner(1, 1.5);
    corner(1.5, 0.5);
    const int first = 4 + 3 * i;
    rings += "<h>" + std::to_string(first) + ' ' + std::to_string(first + 1) + ' ' +
             std::to_string(first + 2) + "</h>";
  }
  return "<COLLADA version=\"1.4.1\"><asset><unit meter=\"0.1\"/><up_axis>Z_UP</up_axis></asset>"
         "<library_geometries><geometry id=\"g\"><mesh><source id=\"s\"><float_array>" +
         places +
         "</float_array><technique_common><accessor stride=\"3\"><param name=\"X\"/><param "
         "name=\"Y\"/><param name=\"Z\"/></accessor></technique_common></source><vertices "
         "id=\"v\"><input semantic=\"POSITION\" source=\"#s\"/></vertices><polygons><input "
         "semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/><ph><p>0 1 2 3</p>" +
         rings + "</ph></polygons></mesh></geometry></library_geometries></COLLADA>";
}

Result<Loaded<Opened>> openedAs(const std::filesystem::path& path, std::string_view text) {
  EXPECT_TRUE(writeFile(path, bytesOf(text)));
  return test::opened(path);
}

bool isTold(const Loaded<Opened>& opened, std::string_view code) {
  for (const Diagnostic& finding : opened.findings)
    if (finding.text.code == code) return true;
  return false;
}

TEST_F(ModelFile, aSurfaceThatIsMissingIsToldAndMakesItIncomplete) {
  const auto whole = openedAs(folder_ / "some.dae", holedSheet(900));
  ASSERT_TRUE(whole) << line(whole.error());
  EXPECT_FALSE(isTold(*whole, "plain.surface_lost"));
  EXPECT_FALSE(isPartial(*whole));
  // More holes than are sought one by one.
  const auto lossy = openedAs(folder_ / "many.dae", holedSheet(14000));
  ASSERT_TRUE(lossy) << line(lossy.error());
  EXPECT_TRUE(isTold(*lossy, "plain.surface_lost"));
  EXPECT_TRUE(isPartial(*lossy));
  const scene::Scene& scene = lossy->value.scene;
  ASSERT_TRUE(scene.meshOf(scene.linksets.at(0).parts.at(0)));
  EXPECT_TRUE(scene.meshOf(scene.linksets[0].parts[0])->damage.lods[0]);
}

/// A star of 25,122 corners, drawn as one polygon of a file of each kind that has polygons.
TEST_F(ModelFile, aVastPolygonIsWholeInEveryFormat) {
  constexpr int corners = 25'122;
  std::string places;
  std::string rows;
  std::string obj;
  std::string face = "f";
  std::string fbx;
  std::string list;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2 * std::numbers::pi * i / corners;
    const double radius = i % 2 == 0 ? 1 : 0.7;
    const std::string place = std::to_string(radius * std::cos(angle)) + ' ' +
                              std::to_string(radius * std::sin(angle)) + " 0";
    obj += "v " + place + '\n';
    rows += place + '\n';
    face += ' ' + std::to_string(i + 1);
    list += ' ' + std::to_string(i);
    std::string commas = place + (i + 1 < corners ? "," : "");
    std::ranges::replace(commas, ' ', ',');
    fbx += commas;
    places += (i ? "," : "") + std::to_string(i + 1 < corners ? i : -corners);
  }
  const std::string ply =
      "ply\nformat ascii 1.0\nelement vertex 25122\nproperty float x\nproperty float "
      "y\nproperty float z\nelement face 1\nproperty list int int vertex_indices\nend_header\n" +
      rows + "25122" + list + '\n';
  const std::string ascii =
      "; FBX 7.4.0 project file\nFBXHeaderExtension: {\nFBXVersion: 7400\n}\nGlobalSettings: "
      "{\nProperties70: {\nP: \"UnitScaleFactor\", \"double\", \"Number\", "
      "\"\",100\n}\n}\nObjects: {\nGeometry: 1, \"Geometry::\", \"Mesh\" {\nVertices: *75366 "
      "{\na: " +
      fbx + "\n}\nPolygonVertexIndex: *25122 {\na: " + places +
      "\n}\n}\nModel: 2, \"Model::Star\", \"Mesh\" {\n}\n}\nConnections: {\nC: "
      "\"OO\",1,2\nC: \"OO\",2,0\n}\n";
  for (const auto& [name, text] : {std::pair<const char*, std::string>{"a.obj", obj + face + '\n'},
                                   {"a.ply", ply},
                                   {"a.fbx", ascii}}) {
    const auto read = openedAs(folder_ / name, text);
    ASSERT_TRUE(read) << name << line(read.error());
    EXPECT_FALSE(isTold(*read, "plain.surface_lost")) << name;
    // Of 12,561 kites: radius times radius times the sine of an angle.
    const double right = corners * 0.7 * std::sin(2 * std::numbers::pi / corners) / 2;
    EXPECT_NEAR(test::areaOf(read->value.scene, 0), right, 0.01 * right) << name;
  }
}

}  // namespace
}  // namespace wb::import
