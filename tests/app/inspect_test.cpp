#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace wb::app::test {
namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson inspected(const std::string& file) {
  const Ran ran = run({"inspect", file, "--format", "json"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  return OrderedJson::parse(ran.out);
}

std::vector<std::string> keysOf(const OrderedJson& object) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  return keys;
}

const std::vector<std::string> agreedKeys{
    "file",         "kind",      "sha256", "bytes",  "wholeness",      "blocks", "lods",
    "physics_mesh", "base_hull", "hulls",  "domain", "recorded_costs", "octree", "diagnostics"};

TEST(Inspect, AnAssetHasTheAgreedKeys) {
  const Folder folder;
  const std::string file = folder.write("cube.llmesh", cubeAsset());
  const OrderedJson json = inspected(file);
  EXPECT_EQ(keysOf(json), agreedKeys);
  EXPECT_EQ(json["file"], file);
  EXPECT_EQ(json["kind"], "mesh_asset");
  EXPECT_EQ(json["bytes"], cubeAsset().size());
  EXPECT_EQ(json["recorded_costs"], nullptr);
  EXPECT_EQ(json["octree"], nullptr);
}

/// A cube of the unit's size: 12 triangles of 1 × 1 × √2, so each 1/√2 wide.
TEST(Inspect, AnAssetsShapes) {
  const Folder folder;
  const OrderedJson json = inspected(folder.write("cube.llmesh", cubeAsset()));
  for (const char* lod : {"high", "medium", "low", "lowest"}) {
    EXPECT_EQ(json["lods"][lod]["faces"], 1);
    EXPECT_EQ(json["lods"][lod]["vertices"], 8);
    EXPECT_EQ(json["lods"][lod]["triangles"], 12);
    EXPECT_GT(json["lods"][lod]["bytes"], 0);
  }
  EXPECT_EQ(json["physics_mesh"]["triangles"], 12);
  EXPECT_EQ(json["physics_mesh"]["vertices"], 8);
  EXPECT_NEAR(json["physics_mesh"]["width_unit_m"].get<double>(), 0.70710678118654757, 1e-6);
  EXPECT_EQ(json["base_hull"]["vertices"], 8);
  EXPECT_NEAR(json["base_hull"]["volume"].get<double>(), 1, 1e-9);
  EXPECT_EQ(json["hulls"].size(), 1U);
  EXPECT_EQ(json["domain"],
            OrderedJson::parse(R"({"min": [-0.5, -0.5, -0.5], "max": [0.5, 0.5, 0.5]})"));
  EXPECT_EQ(json["blocks"].size(), 6U);
  EXPECT_EQ(keysOf(json["blocks"][0]),
            (std::vector<std::string>{"name", "offset", "size", "decoded_bytes"}));
  EXPECT_TRUE(json["diagnostics"].empty()) << json["diagnostics"];
}

/// Beside its model a shape is no model of its own, though all in it be fine.
TEST(Inspect, ACompanionNamesItsModel) {
  const Folder folder;
  const auto model = [&](const std::string& name) {
    return folder.write(name,
                        "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
  };
  const std::string physics = model("rack_PHYS.obj");
  EXPECT_EQ(inspected(physics)["diagnostics"].size(), 0U);
  const std::string rack = model("rack.obj");
  const OrderedJson found = inspected(physics)["diagnostics"];
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0]["severity"], "note");
  EXPECT_EQ(found[0]["code"], "upload.companion");
  EXPECT_EQ(inspected(rack)["diagnostics"].size(), 0U);
  EXPECT_EQ(inspected(model("rack_LOD1.obj"))["diagnostics"].size(), 1U);
  const Ran read = run({"inspect", physics});
  EXPECT_NE(read.out.find("the uploader uses this file together with rack.obj; inspect rack.obj to "
                          "check both"),
            std::string::npos)
      << read.out;
  EXPECT_EQ(read.out.find("No findings"), std::string::npos);
}

/// A box of 1 × 2 × 3 m.
std::string boxModel() { return std::string(WEIGHBRIDGE_DATA) + "/import3d/valid.stl"; }

TEST(Inspect, TheWallsAroundEachReader) {
  const Ran ran = run({"inspect", "--cell", "--format", "json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const OrderedJson rows = OrderedJson::parse(ran.out)["rows"];
  std::map<std::string, std::vector<std::string>> walls;
  for (const OrderedJson& row : rows) {
    EXPECT_EQ(keysOf(row),
              (std::vector<std::string>{"reader", "restriction", "active", "meaning"}));
    EXPECT_TRUE(row["active"].is_boolean());
    walls[row["reader"]].push_back(row["restriction"]);
  }
  const std::vector<std::string> all{"descriptors", "environment", "new_privileges",
                                     "network",     "file_system", "capabilities",
                                     "landlock",    "limits",      "system_calls"};
  EXPECT_EQ(walls,
            (std::map<std::string, std::vector<std::string>>{{"models", all}, {"archives", all}}));
  EXPECT_EQ(rows.back()["active"], true);
  const std::string text = run({"inspect", "--cell"}).out;
  EXPECT_EQ(std::ranges::count(text, '\n'), 2 + 2 * 9) << text;
}

TEST(Inspect, NeedsAFileOrTheCell) {
  const Ran neither = run({"inspect"});
  EXPECT_EQ(neither.status, 2);
  EXPECT_NE(neither.err.find("FILE is required"), std::string::npos) << neither.err;
  const Ran both = run({"inspect", "--cell", boxModel()});
  EXPECT_EQ(both.status, 2);
  EXPECT_NE(both.err.find("--cell"), std::string::npos) << both.err;
}

TEST(Inspect, SaysHowTheFileIsKnownToBeWhole) {
  const Folder folder;
  const std::string whole = folder.write("whole.llmesh", cubeAsset());
  EXPECT_EQ(inspected(whole)["wholeness"], "checked");
  EXPECT_NE(run({"inspect", whole}).out.find("  complete: "), std::string::npos);
  const std::string longer = folder.write("longer.llmesh", cubeAsset() + "more");
  EXPECT_EQ(inspected(longer)["wholeness"], "consistent");
  const std::string scene = folder.write("a.scene", "ray 0 0 0 1 0 0\n");
  EXPECT_EQ(inspected(scene)["wholeness"], "unknown");
}

TEST(Inspect, AModelOfOnePartHasTheShapesOfItsAsset) {
  const OrderedJson json = inspected(boxModel());
  EXPECT_EQ(keysOf(json), agreedKeys);
  EXPECT_EQ(json["kind"], "stl");
  EXPECT_EQ(json["lods"]["high"]["triangles"], 12);
  EXPECT_EQ(json["lods"]["high"]["vertices"], 8);
  EXPECT_LE(json["lods"]["medium"]["triangles"], 12) << "as the uploader generates it";
  EXPECT_EQ(json["diagnostics"], OrderedJson::array()) << "its upload makes what is missing";
}

TEST(Inspect, AModelThatBreaksItsReaderIsOneLine) {
  const std::string file = std::string(WEIGHBRIDGE_DATA) + "/import3d/no_mesh.glb";
  const Ran ran = run({"inspect", file, boxModel()});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.err, "weighbridge: " + file +
                         ": has no triangles; lines and points alone cannot be weighed\n");
  EXPECT_NE(ran.out.find("valid.stl"), std::string::npos) << "the others are still done";
}

TEST(Inspect, AProjectHasTheSameKeysWithoutShapes) {
  const Folder folder;
  const OrderedJson json = inspected(folder.write("market.weighbridge", marketProject()));
  EXPECT_EQ(keysOf(json), agreedKeys);
  EXPECT_EQ(json["kind"], "project");
  EXPECT_EQ(json["lods"]["high"], nullptr);
  EXPECT_EQ(json["physics_mesh"], nullptr);
  EXPECT_EQ(json["blocks"], OrderedJson::array());
}

TEST(Inspect, FindingsHavePlaceAndCountAndAreNoFailure) {
  const Folder folder;
  const OrderedJson json = inspected(
      folder.write("odd.weighbridge",
                   R"({"weighbridge": 1, "linksets": [{"region": "Nowhere", "parts": [{}]}]})"));
  ASSERT_EQ(json["diagnostics"].size(), 1U);
  const OrderedJson& finding = json["diagnostics"][0];
  EXPECT_EQ(keysOf(finding),
            (std::vector<std::string>{"severity", "code", "place", "count", "text", "remedy"}));
  EXPECT_EQ(finding["count"], 1);
  EXPECT_EQ(finding["remedy"], nullptr) << "the grid has nothing against it";
  EXPECT_TRUE(finding["place"].get<std::string>().starts_with("linksets[0]"));
}

TEST(Inspect, WhatIsDamagedEndsWithOne) {
  const Folder folder;
  std::string cut = cubeAsset();
  cut.resize(cut.size() - 20);
  const Ran ran = run({"inspect", folder.write("cut.llmesh", cut)});
  EXPECT_EQ(ran.status, 1);
  const Ran refusedByTheGrid = run({"inspect", WEIGHBRIDGE_SAMPLES "/sliver_wall.llmesh"});
  EXPECT_NE(refusedByTheGrid.out.find("error: "), std::string::npos) << refusedByTheGrid.out;
  EXPECT_EQ(refusedByTheGrid.status, 0) << "it is whole";
  EXPECT_NE(ran.out.find("error: "), std::string::npos) << ran.out;
}

/// The cube without hulls, changed.
template <class Change>
std::string changedCube(Change change) {
  const std::string stored = cubeAsset(false);
  auto cube = asset::decode(bytesOf(stored));
  EXPECT_TRUE(cube);
  change(cube->value);
  return std::string(textOf(asset::encode(cube->value)));
}

/// A triangle with two corners 1/65535 of the side apart.
void addNeedle(asset::MeshAsset& mesh) {
  asset::Face& face = mesh.physicsMesh->front();
  const auto corner = static_cast<std::uint16_t>(face.positions.size());
  for (const asset::Quantised3& position :
       {asset::Quantised3{0, 0, 0}, asset::Quantised3{1, 0, 0}, asset::Quantised3{0, 65535, 0}})
    face.positions.push_back(position);
  const auto next = [&](int steps) { return static_cast<std::uint16_t>(corner + steps); };
  face.triangles.push_back({corner, next(1), next(2)});
}

/// Merged are vertices that are a step of the mesh apart: 0.0153 mm in a cube of 1 m, for which the
/// least is 0.1 mm, and 0.153 mm in one of 10 m.
TEST(Inspect, WhatIsRefusedNamesItsRemedyForTheLargestPart) {
  const Folder folder;
  const std::string mesh = folder.write("needle.llmesh", changedCube(addNeedle));
  const Ran ran = run({"inspect", mesh});
  EXPECT_NE(ran.out.find("\n    Remedy: merge vertices by distance (0.1 mm), then upload again\n"),
            std::string::npos)
      << ran.out;
  EXPECT_EQ(inspected(mesh)["diagnostics"][0]["remedy"],
            "merge vertices by distance (0.1 mm), then upload again");
  const OrderedJson json = inspected(folder.write("parts.weighbridge", R"({"weighbridge": 1,
    "assets": {"needle": {"path": "needle.llmesh"}}, "linksets": [{"parts": [
      {"kind": "mesh", "asset": "needle", "scale": [2, 2, 2]},
      {"kind": "mesh", "asset": "needle", "scale": [10, 10, 10]},
      {"kind": "mesh", "asset": "needle", "scale": [1, 1, 1]}]}]})"));
  ASSERT_EQ(json["diagnostics"].size(), 1U) << json["diagnostics"];
  EXPECT_EQ(json["diagnostics"][0]["place"], "assets.needle: physics_mesh");
  EXPECT_EQ(json["diagnostics"][0]["remedy"],
            "merge vertices by distance (0.2 mm), then upload again");
}

/// What the reader of an asset finds, the grid refuses as well.
TEST(Inspect, ABlockThatIsMissingNamesItsRemedy) {
  const Folder folder;
  const std::string file = folder.write(
      "bare.llmesh", changedCube([](asset::MeshAsset& mesh) { mesh.physicsConvex.reset(); }));
  const OrderedJson json = OrderedJson::parse(run({"inspect", file, "--format", "json"}).out);
  ASSERT_EQ(json["diagnostics"].size(), 1U) << json["diagnostics"];
  EXPECT_EQ(json["diagnostics"][0]["code"], "asset.no_physics_convex");
  EXPECT_EQ(json["diagnostics"][0]["remedy"], "upload the model again, with a physics shape");
}

TEST(Inspect, SeveralFilesAreAnArrayOfThoseThatCouldBeRead) {
  const Folder folder;
  const std::string cube = folder.write("cube.llmesh", cubeAsset());
  const std::string broken = folder.write("broken.llmesh", "no mesh");
  const Ran ran = run({"inspect", broken, cube, "--format", "json"});
  EXPECT_EQ(ran.status, 1);
  const OrderedJson json = OrderedJson::parse(ran.out);
  ASSERT_EQ(json.size(), 1U);
  EXPECT_EQ(json[0]["file"], cube);
  EXPECT_EQ(linesOf(ran.err).size(), 1U) << ran.err;
  EXPECT_TRUE(ran.err.starts_with("weighbridge: " + broken + ": ")) << ran.err;
}

TEST(Inspect, TextNamesWhatMatters) {
  const Folder folder;
  const Ran ran = run({"inspect", folder.write("cube.llmesh", cubeAsset())});
  EXPECT_EQ(ran.status, 0);
  for (const char* part : {"mesh asset", "high", "lowest", "base hull: 8 vertices",
                           "physics mesh: 12 triangles", "0.36 PE", "No findings"})
    EXPECT_NE(ran.out.find(part), std::string::npos) << part << " in\n" << ran.out;
}

/// Files that others made; the numbers are those that their makers' programs show.
class InspectCorpus : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("WEIGHBRIDGE_CORPUS") == nullptr)
      GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of foreign files";
  }
  static std::string path(const std::string& name) {
    return std::string(std::getenv("WEIGHBRIDGE_CORPUS")) + "/" + name;
  }
};

TEST_F(InspectCorpus, AnAssetOfAnotherGrid) {
  const OrderedJson json = inspected(path("c49ac3c4-da2e-4962-8af9-5212a4549b02.llmesh"));
  const OrderedJson& lods = json["lods"];
  EXPECT_EQ(lods["high"]["triangles"], 768);
  EXPECT_EQ(lods["medium"]["triangles"], 768);
  EXPECT_EQ(lods["low"]["triangles"], 384);
  EXPECT_EQ(lods["lowest"]["triangles"], 96);
  EXPECT_EQ(json["base_hull"]["vertices"], 149);
  EXPECT_TRUE(json["hulls"].empty());
  EXPECT_EQ(json["physics_mesh"], nullptr);
}

TEST_F(InspectCorpus, ABareAssetThatIsNamedSlm) {
  const OrderedJson json = inspected(path("testslm.slm"));
  EXPECT_EQ(json["kind"], "mesh_asset");
  EXPECT_EQ(json["lods"]["high"]["triangles"], 12);
  EXPECT_EQ(json["lods"]["medium"]["triangles"], 2);
  EXPECT_EQ(json["lods"]["low"]["triangles"], 2);
  EXPECT_EQ(json["lods"]["lowest"]["triangles"], 2);
  EXPECT_EQ(json["base_hull"]["vertices"], 3);
  EXPECT_EQ(json["base_hull"]["volume"], 0);
  bool isNamed = false;
  for (const OrderedJson& finding : json["diagnostics"]) {
    const std::string text = finding["text"];
    isNamed = isNamed ||
              (text.find('3') != std::string::npos && text.find("no volume") != std::string::npos);
  }
  EXPECT_TRUE(isNamed) << json["diagnostics"];
}

}  // namespace
}  // namespace wb::app::test
