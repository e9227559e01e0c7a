#include "model/core/file.h"
#include "tests/scene/project_support.h"
#include "tests/support/folder.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace wb::scene {
namespace {

Uuid idOf(int number) {
  return *Uuid::parse("00000000-0000-4000-8000-00000000000" + std::to_string(number));
}

TEST(ProjectWrite, theEmptySceneIsTheSmallestProject) {
  Scene scene;
  EXPECT_EQ(formatProject(scene, nowhere), "{\n  \"weighbridge\": 1\n}\n");
}

TEST(ProjectWrite, keysComeInTheDocumentedOrderAndDefaultsAreLeftOut) {
  Scene scene;
  scene.name = "Market stall";
  scene.profile.set["triangle_constant"] = Json(0.05);
  scene.assets["stall"].path = "stall.llmesh";
  Linkset& linkset = scene.linksets.emplace_back();
  linkset.id = idOf(1);
  linkset.name = "Stall";
  linkset.position = {128, 128, 25.5};
  linkset.physical = true;
  Part& part = linkset.parts.emplace_back();
  part.id = idOf(2);
  part.kind = PartKind::mesh;
  part.asset = "stall";
  part.scale = {2, 1, 1.2};
  part.shapeType = ShapeType::prim;
  part.scripts = 1;
  part.prim.skew = 0.1;
  part.prim.twist = {0, 0.5};
  part.extra.set("colour", {{"name", "red"}, {"rgb", {1, 0, 0}}});
  EXPECT_EQ(formatProject(scene, nowhere), R"({
  "weighbridge": 1,
  "name": "Market stall",
  "profile": {
    "set": {
      "triangle_constant": 0.05
    }
  },
  "assets": {
    "stall": {
      "path": "stall.llmesh"
    }
  },
  "linksets": [
    {
      "id": "00000000-0000-4000-8000-000000000001",
      "name": "Stall",
      "position": [128, 128, 25.5],
      "physical": true,
      "parts": [
        {
          "id": "00000000-0000-4000-8000-000000000002",
          "kind": "mesh",
          "asset": "stall",
          "scale": [2, 1, 1.2],
          "shape_type": "prim",
          "scripts": 1,
          "prim": {
            "twist": [0, 0.5],
            "skew": 0.1
          },
          "colour": {
            "name": "red",
            "rgb": [1, 0, 0]
          }
        }
      ]
    }
  ]
}
)");
}

TEST(ProjectWrite, idsAreGivenOnceToWhatHasNone) {
  Scene scene;
  scene.regions.resize(1);
  scene.linksets.resize(2);
  scene.linksets[0].parts.resize(2);
  scene.linksets[1].id = idOf(7);
  const std::string saved = formatProject(scene, nowhere);
  EXPECT_FALSE(scene.regions[0].id.isNull());
  EXPECT_FALSE(scene.linksets[0].id.isNull());
  EXPECT_FALSE(scene.linksets[0].parts[1].id.isNull());
  EXPECT_NE(scene.linksets[0].parts[0].id, scene.linksets[0].parts[1].id);
  EXPECT_EQ(scene.linksets[1].id, idOf(7));
  EXPECT_EQ(formatProject(scene, nowhere), saved);
  EXPECT_EQ(parsed(saved).value.linksets, scene.linksets);
}

TEST(ProjectWrite, numbersReadBackToTheLastBit) {
  Scene scene;
  Linkset& linkset = scene.linksets.emplace_back();
  linkset.position = {0.1 + 0.2, 1.0 / 3, 5e-324};
  linkset.parts.resize(2);
  linkset.parts[1].position = {123456789.123456789, -1e-7, 1e9};
  scene.extra.set("numbers", {-0.0, 1e300, 9007199254740993, 18446744073709551615U,
                              std::numeric_limits<std::int64_t>::min()});
  const Scene again = parsed(formatProject(scene, nowhere)).value;
  EXPECT_EQ(again.linksets, scene.linksets);
  EXPECT_EQ(again.extra, scene.extra);
  EXPECT_TRUE(std::signbit(again.extra.json()["numbers"][0].get<double>()));
}

TEST(ProjectWrite, whatJsonCannotHoldIsWrittenAsSomethingItCan) {
  Scene scene;
  scene.name = "a\xFF";
  scene.extra.set("x", std::numeric_limits<double>::quiet_NaN());
  scene.extra.set("y", {std::numeric_limits<double>::infinity()});
  EXPECT_EQ(
      formatProject(scene, nowhere),
      "{\n  \"weighbridge\": 1,\n  \"name\": \"a\uFFFD\",\n  \"x\": null,\n  \"y\": [null]\n}\n");
}

TEST(ProjectWrite, pathsBecomeRelativeToTheFolder) {
  const auto written = [](const char* folder, const char* path, const char* target) {
    Scene scene;
    scene.folder = folder;
    scene.assets["a"].path = path;
    scene.octrees.resize(1);
    scene.octrees[0].path = path;
    const Json saved = Json::parse(formatProject(scene, target));
    EXPECT_EQ(saved["assets"]["a"]["path"], saved["octrees"][0]["path"]);
    EXPECT_EQ(scene.assets["a"].path, path) << "the scene stays where it is";
    return saved["assets"]["a"]["path"].get<std::string>();
  };
  EXPECT_EQ(written("/home/stall", "/home/stall/meshes/a.llmesh", "/home/stall"),
            "meshes/a.llmesh");
  EXPECT_EQ(written("/home/stall", "meshes/a.llmesh", "/home/stall"), "meshes/a.llmesh");
  EXPECT_EQ(written("/home/stall", "./x/../a.llmesh", "/home/stall/"), "a.llmesh");
  EXPECT_EQ(written("/home/stall", "../a.llmesh", "/home/stall"), "../a.llmesh");
  EXPECT_EQ(written("/home/stall", "../a.llmesh", "/home"), "a.llmesh");
  EXPECT_EQ(written("/home/stall", "a.llmesh", "/home"), "stall/a.llmesh");
  EXPECT_EQ(written("/home/stall", "a.llmesh", "/elsewhere"), "../home/stall/a.llmesh");
  EXPECT_EQ(written("/home/stall", "../a.llmesh", "/elsewhere"), "../home/a.llmesh");
  EXPECT_EQ(written("/home/stall", "/home/stalls/a.llmesh", "/home/stall"), "../stalls/a.llmesh");
  EXPECT_EQ(written("", "a.llmesh", "/home"), "a.llmesh");
}

class ProjectSave : public FolderTest {};

TEST_F(ProjectSave, aSavedProjectReadsBack) {
  Scene scene;
  scene.name = "Möbel";
  scene.linksets.resize(1);
  scene.linksets[0].parts.resize(1);
  const auto path = folder_ / "room.weighbridge";
  ASSERT_TRUE(writeProject(scene, path));
  const auto again = readProject(path);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->value.name, "Möbel");
  EXPECT_EQ(again->value.linksets, scene.linksets);
  EXPECT_EQ(again->value.folder, folder_);
  EXPECT_EQ(projectFolder(path), folder_);
  EXPECT_TRUE(again->findings.empty());
}

TEST_F(ProjectSave, whatCannotBeWrittenIsAnErrorAndLeavesNothing) {
  Scene scene;
  const auto saved = writeProject(scene, folder_ / "no such folder" / "room.weighbridge");
  ASSERT_FALSE(saved);
  EXPECT_EQ(message(saved.error()), "cannot be written: No such file or directory");
  EXPECT_TRUE(std::filesystem::is_empty(folder_));
}

}  // namespace
}  // namespace wb::scene
