#include "model/core/identifiers.h"
#include "model/formats/formats.h"
#include "model/formats/objects/read_part.h"
#include "model/scene/project.h"
#include "tests/formats/opening.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

namespace wb::import {
namespace {

namespace fs = std::filesystem;
using test::Open;
using test::triangleFace;
using test::visualOnly;

asset::Face placeholderFace() {
  asset::Face face = triangleFace();
  face.triangles = {{0, 0, 0}};
  return face;
}

asset::HullPoints hullOfFour() { return {{0, 0, 0}, {65535, 0, 0}, {0, 65535, 0}, {0, 0, 65535}}; }

TEST_F(Open, aBareAssetIsOneMeshOfOneMetreNamedAfterTheFile) {
  const Bytes bytes = asset::encode(visualOnly());
  const fs::path path = file("market stall.v2.llmesh", bytes);
  const auto opened = open(path);
  ASSERT_TRUE(opened) << line(opened.error());
  EXPECT_TRUE(opened->findings.empty());
  EXPECT_EQ(opened->value.kind, FileKind::meshAsset);
  EXPECT_EQ(opened->value.sha256, sha256(bytes));
  EXPECT_EQ(opened->value.bytes, bytes.size());

  const scene::Scene& scene = opened->value.scene;
  ASSERT_EQ(scene.linksets.size(), 1U);
  const scene::Linkset& linkset = scene.linksets[0];
  EXPECT_EQ(linkset.name, "market stall.v2");
  EXPECT_FALSE(linkset.physical);
  ASSERT_EQ(linkset.parts.size(), 1U);
  const scene::Part& part = linkset.parts[0];
  EXPECT_EQ(part.name, "market stall.v2");
  EXPECT_EQ(part.kind, scene::PartKind::mesh);
  EXPECT_EQ(part.scale, glm::dvec3(1));
  EXPECT_EQ(part.scripts, 0U);
  ASSERT_NE(scene.meshOf(part), nullptr);
  EXPECT_EQ(scene.meshOf(part)->lods, visualOnly().lods);
}

TEST_F(Open, aBareAssetCollidesAsPrimOnlyWithAPhysicsShape) {
  asset::MeshAsset mesh = visualOnly();
  EXPECT_EQ(barePart(mesh).shapeType, scene::ShapeType::convexHull);

  mesh.physicsConvex = asset::PhysicsConvex{};
  mesh.physicsConvex->baseHull = hullOfFour();
  EXPECT_EQ(barePart(mesh).shapeType, scene::ShapeType::convexHull) << "a base hull alone";

  mesh.physicsMesh = asset::Faces{placeholderFace()};
  EXPECT_EQ(barePart(mesh).shapeType, scene::ShapeType::convexHull) << "no real triangle";

  mesh.physicsMesh = asset::Faces{triangleFace()};
  EXPECT_EQ(barePart(mesh).shapeType, scene::ShapeType::prim) << "a physics mesh";

  mesh.physicsMesh.reset();
  mesh.physicsConvex->hulls = {hullOfFour()};
  EXPECT_EQ(barePart(mesh).shapeType, scene::ShapeType::prim) << "a list of hulls";
}

TEST_F(Open, optionsSayOtherwiseForABareAsset) {
  BareOptions options;
  options.size = glm::dvec3(2, 3, 4);
  options.shapeType = scene::ShapeType::none;
  options.physical = true;
  options.scripts = 5;
  const auto opened = open(file("a.mesh", asset::encode(visualOnly())), options);
  ASSERT_TRUE(opened);
  const scene::Linkset& linkset = opened->value.scene.linksets.at(0);
  EXPECT_TRUE(linkset.physical);
  EXPECT_EQ(linkset.parts.at(0).scale, glm::dvec3(2, 3, 4));
  EXPECT_EQ(linkset.parts[0].shapeType, scene::ShapeType::none);
  EXPECT_EQ(linkset.parts[0].scripts, 5U);
}

TEST_F(Open, aBareAssetSavedAsAProjectFindsItsFileAgain) {
  auto opened = open(file("a.llmesh", asset::encode(visualOnly())));
  ASSERT_TRUE(opened);
  ASSERT_TRUE(scene::writeProject(opened->value.scene, folder_ / "a.weighbridge"));
  const auto again = open(folder_ / "a.weighbridge");
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->findings.empty());
  EXPECT_EQ(again->value.scene.assets.at("a").path, "a.llmesh");
  EXPECT_TRUE(again->value.scene.assets.at("a").mesh);
}

TEST_F(Open, aProjectIsToldByItsContentAndSpeaksForItself) {
  const std::string text = R"({"name": "Stall", "weighbridge": 1, "linksets": [{"parts": [{}]}]})";
  BareOptions options;
  options.size = glm::dvec3(9);
  options.physical = true;
  const auto opened = open(file("misnamed.llmesh", bytesOf(text)), options);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->value.kind, FileKind::project);
  EXPECT_EQ(opened->value.scene.name, "Stall");
  EXPECT_EQ(opened->value.scene.linksets.at(0).parts.at(0).scale, glm::dvec3(0.5));
  EXPECT_FALSE(opened->value.scene.linksets[0].physical);
}

TEST_F(Open, findingsAndErrorsCarryTheFileAsGiven) {
  const fs::path path = file("a.weighbridge", bytesOf(R"({"weighbridge": 1, "name": 5})"));
  const auto opened = open(path);
  ASSERT_TRUE(opened);
  ASSERT_EQ(opened->findings.size(), 1U);
  EXPECT_EQ(line(opened->findings[0]),
            path.string() + ": name: expected quoted text, found 5; the default is used");

  const fs::path broken = file("b.weighbridge", bytesOf(R"({"weighbridge": 1,)"));
  const auto refused = open(broken);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().file, broken.string());
  EXPECT_EQ(refused.error().place, "line 1, column 19");
}

TEST_F(Open, whatIsOfNoKnownKindSaysWhichKindsAre) {
  const std::string kinds =
      "unsupported file type; supported types: Weighbridge projects (.weighbridge), Second Life "
      "mesh assets (.llmesh, .mesh, .slm), objects (.xml, .oar, .iar, .oxp), 3D models (.dae, "
      ".fbx, .glb, .gltf, .obj, .ply, .stl), octrees (.scene, .nxoc, .ogz)";
  for (const std::string_view text : {"hello", "{}", "{\"rows\": []}", "PK\x03\x04", "\x89PNG"}) {
    const auto opened = open(file("a.dat", bytesOf(text)));
    ASSERT_FALSE(opened) << text;
    EXPECT_EQ(message(opened.error()), kinds) << text;
  }
  const fs::path empty = file("empty.llmesh", {});
  EXPECT_EQ(message(open(empty).error()), "is empty; copy or export it again");
}

TEST_F(Open, aNameThatPromisesAKindIsHeldToIt) {
  const auto why = [this](const std::string& name, std::string_view text) {
    const auto opened = open(file(name, bytesOf(text)));
    return opened ? std::string() : message(opened.error());
  };
  EXPECT_NE(why("a.weighbridge", "{").find("JSON"), std::string::npos);
  EXPECT_EQ(why("a.obj", "# nothing\n"),
            "has no vertices; an OBJ file (.obj) needs lines that begin with \"v\"");
  EXPECT_EQ(why("a.GLB", "hello"),
            "does not begin as a .glb file should; it is corrupted, or its extension is wrong");
}

TEST_F(Open, aMissingFileSaysWhy) {
  const auto opened = open(folder_ / "none.llmesh");
  ASSERT_FALSE(opened);
  EXPECT_EQ(line(opened.error()),
            (folder_ / "none.llmesh").string() + ": cannot be read: No such file or directory");
}

TEST_F(Open, aTruncatedAssetIsAnErrorOrAFindingNeverACrash) {
  asset::MeshAsset mesh = visualOnly();
  mesh.physicsMesh = asset::Faces{triangleFace()};
  const Bytes bytes = asset::encode(mesh);
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    const auto opened = open(file("cut.llmesh", ByteView(bytes).first(length)));
    EXPECT_TRUE(!opened || !opened->findings.empty()) << length;
  }
}

TEST_F(Open, aCancelledProjectIsNotOpened) {
  std::stop_source source;
  source.request_stop();
  Task task;
  task.cancel = source.get_token();
  const std::string text = R"({"weighbridge": 1, "assets": {"a": {"path": "a.llmesh"}}})";
  const auto opened = open(file("a.weighbridge", bytesOf(text)), {}, task);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().text.code, "task.cancelled");
}

TEST_F(Open, mapsOfCube2) {
  const char* corpus = std::getenv("WEIGHBRIDGE_CORPUS");
  if (!corpus || !fs::exists(fs::path(corpus) / "ogz" / "tt.ogz"))
    GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder with maps";
  const auto opened = open(fs::path(corpus) / "ogz" / "tt.ogz");
  ASSERT_TRUE(opened) << line(opened.error());
  EXPECT_EQ(opened->value.kind, FileKind::ogz);
  EXPECT_EQ(opened->value.scene.octrees.at(0).placement().size, 1024);
}

TEST(FileKind, hasAWord) {
  EXPECT_EQ(name(FileKind::octreeScene), "octree_scene");
  EXPECT_EQ(name(FileKind::nxoc), "nxoc");
  EXPECT_EQ(name(FileKind::ogz), "ogz");
  EXPECT_EQ(name(FileKind::project), "project");
  EXPECT_EQ(name(FileKind::meshAsset), "mesh_asset");
  EXPECT_EQ(name(FileKind::unknown), "unknown");
}

TEST(Corpus, foreignAssetsOpen) {
  const char* corpus = std::getenv("WEIGHBRIDGE_CORPUS");
  if (!corpus) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of foreign files";
  for (const char* file : {"c49ac3c4-da2e-4962-8af9-5212a4549b02.llmesh", "testslm.slm"}) {
    const auto opened = open(fs::path(corpus) / file);
    ASSERT_TRUE(opened) << line(opened.error());
    EXPECT_EQ(opened->value.kind, FileKind::meshAsset);
    const scene::Scene& scene = opened->value.scene;
    ASSERT_NE(scene.meshOf(scene.linksets.at(0).parts.at(0)), nullptr);
  }
}

TEST(OpenIds, RepeatedIdsAreTakenAwayAndSaid) {
  scene::Scene scene;
  for (int i = 0; i < 2; ++i) {
    scene::Linkset& linkset = scene.linksets.emplace_back();
    linkset.id = *Uuid::parse("00000000-0000-4000-8000-000000000001");
    linkset.parts.emplace_back().id = linkset.id;
  }
  Diagnostics findings;
  dropRepeatedIds(scene, findings);
  EXPECT_FALSE(scene.linksets[0].id.isNull()) << "a root has the id of its linkset";
  EXPECT_FALSE(scene.linksets[0].parts[0].id.isNull());
  EXPECT_TRUE(scene.linksets[1].id.isNull());
  EXPECT_TRUE(scene.linksets[1].parts[0].id.isNull());
  EXPECT_EQ(findings.size(), 2U);
}

}  // namespace
}  // namespace wb::import
