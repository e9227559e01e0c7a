#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/scene/project.h"
#include "tests/formats/model_folder.h"
#include "tests/support/long_sizes.h"
#include "tests/support/wavy_model.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <numbers>
#include <set>
#include <string>
#include <thread>

namespace wb::import {
namespace {

namespace fs = std::filesystem;
using asset::Lod;
using test::ModelFile;
using test::sentences;

TEST_F(ModelFile, isOneLinksetOfItsNodesInTheRootsFrame) {
  const scene::Scene scene = test::sceneOf(test::fixture("nested.dae"));
  EXPECT_EQ(scene.name, "nested");
  const scene::Linkset& linkset = scene.linksets.at(0);
  EXPECT_EQ(linkset.name, "nested");
  ASSERT_EQ(linkset.parts.size(), 2U);
  const scene::Part& outer = linkset.parts[0];
  EXPECT_EQ(outer.name, "Outer");
  EXPECT_EQ(outer.kind, scene::PartKind::mesh);
  EXPECT_EQ(outer.position, glm::dvec3(0));
  EXPECT_EQ(outer.scale, glm::dvec3(1, 2, 3));
  EXPECT_EQ(linkset.position, glm::dvec3(10.5, 1, 1.5));
  // Twice as large and a quarter turn about z.
  const scene::Part& inner = linkset.parts[1];
  EXPECT_EQ(inner.name, "Inner");
  test::expectNear(inner.scale, {2, 4, 6}, 1e-9, "scale");
  test::expectNear(inner.rotation * glm::dvec3(1, 0, 0), {0, 1, 0}, 1e-9, "rotation");
  test::expectNear(inner.position, glm::dvec3(-2.5, 0, 1.5), 1e-9, "position");
}

TEST_F(ModelFile, yUpTurnsVerticesNotParts) {
  const scene::Scene scene = test::sceneOf(test::fixture("valid.glb"));
  EXPECT_EQ(scene.linksets.at(0).rotation, glm::dquat(1, 0, 0, 0));
  EXPECT_EQ(scene.linksets[0].parts.at(0).scale, glm::dvec3(1, 3, 2));
}

TEST_F(ModelFile, unitsOfTheFileAreExact) {
  EXPECT_EQ(test::sceneOf(test::fixture("centimetres.dae")).linksets.at(0).parts.at(0).scale,
            glm::dvec3(1, 2, 3) * 0.01);
  EXPECT_EQ(test::sceneOf(test::fixture("centimetres.fbx")).linksets.at(0).parts.at(0).scale,
            glm::dvec3(1, 2, 3) * 0.01);
}

TEST_F(ModelFile, equalMeshesAreOneAsset) {
  for (const char* name : {"twice.dae", "twice.glb", "twice.fbx"}) {
    const scene::Scene scene = test::sceneOf(test::fixture(name));
    EXPECT_EQ(scene.assets.size(), 1U) << name;
    EXPECT_EQ(scene.linksets.at(0).parts.at(0).asset, scene.linksets[0].parts.at(1).asset);
  }
}

TEST_F(ModelFile, assetsAreStoredAsTheUploaderWould) {
  BareOptions asGiven;
  asGiven.levels = LevelSource::asGiven;
  const scene::Scene scene = test::sceneOf(test::fixture("valid.stl"), asGiven);
  const scene::Asset& stored = scene.assets.at("valid");
  ASSERT_TRUE(stored.data && stored.mesh);
  EXPECT_GT(stored.mesh->storedBytes(Lod::high), 0U);
  EXPECT_EQ(stored.mesh->storedBytes(Lod::medium), 0U) << "only the levels that are there";
  EXPECT_FALSE(stored.mesh->physicsMesh);
  EXPECT_FALSE(stored.mesh->physicsConvex) << "so the base hull is computed, and an estimate";
  EXPECT_EQ(vertexCount(*stored.mesh->lod(Lod::high)), 8U) << "welded";
  EXPECT_EQ(scene.linksets.at(0).parts.at(0).shapeType, scene::ShapeType::convexHull);
}

TEST_F(ModelFile, optionsSayOtherwise) {
  BareOptions options;
  options.size = glm::dvec3(4, 4, 4);
  options.shapeType = scene::ShapeType::none;
  options.physical = true;
  options.scripts = 3;
  const scene::Scene scene = test::sceneOf(test::fixture("twice.dae"), options);
  const scene::Linkset& linkset = scene.linksets.at(0);
  EXPECT_TRUE(linkset.physical);
  EXPECT_EQ(scriptCount(linkset), 3U);
  EXPECT_EQ(linkset.parts.at(1).shapeType, scene::ShapeType::none);
  auto points = test::pointsOf(scene, 0);
  const auto others = test::pointsOf(scene, 1);
  points.insert(points.end(), others.begin(), others.end());
  const test::Box box = test::boxOf(points);
  test::expectNear(box.max - box.min, glm::dvec3(4), 1e-3, "the whole model fills the box");
}

TEST_F(ModelFile, aSizeMakesTheVastFit) {
  BareOptions options;
  options.size = glm::dvec3(1, 3, 2);
  const scene::Scene scene = test::sceneOf(test::fixture("vast.obj"), options);
  test::expectNear(scene.linksets.at(0).parts.at(0).scale, {1, 3, 2}, 1e-9, "scale");
}

TEST_F(ModelFile, aFlatModelIsAsThinAsAPartCanBe) {
  const scene::Scene scene = test::sceneOf(test::fixture("flat.stl"));
  EXPECT_EQ(scene.linksets.at(0).parts.at(0).scale, glm::dvec3(1, 2, limits::smallestScale));
}

TEST_F(ModelFile, whatIsLeftOutOrChangedIsSaid) {
  const auto found = [](const char* name) {
    return sentences(test::opened(test::fixture(name))->findings);
  };
  using Sentences = std::vector<std::string>;
  EXPECT_EQ(found("valid.obj"), Sentences{});
  EXPECT_EQ(
      found("nan.glb"),
      Sentences{
          "3 triangles are left out because each has a missing vertex or a coordinate that is not "
          "a finite number"});
  EXPECT_EQ(found("nan.obj"),
            Sentences{"line 2: 3 triangles are left out because each has a missing vertex or a "
                      "coordinate that is not a finite number"});
  EXPECT_EQ(found("collapsed.stl"),
            Sentences{"a triangle is left out because two of its vertices are in the same place"});
  EXPECT_EQ(found("sheared.dae"),
            Sentences{"Box: is sheared or flattened; parts do not support such a transform, so it "
                      "is applied to the vertices instead, and the part itself has no rotation"});
  EXPECT_EQ(found("materials.dae"),
            Sentences{"Box: has more than 8 faces, the limit for one prim, so it becomes 2 prims. "
                      "Use at most 8 materials to keep it as one prim."});
}

TEST_F(ModelFile, theWorkersDeathNamesFileAndCause) {
  BareOptions options;
  options.worker.program = "/bin/false";
  const fs::path path = test::fixture("valid.obj");
  const auto read = open(path, options);
  ASSERT_FALSE(read);
  EXPECT_EQ(
      line(read.error()),
      path.string() + ": the process that reads the file exited with status 1 without a result");
}

TEST_F(ModelFile, cancellingKillsTheWorker) {
  std::stop_source source;
  source.request_stop();
  const auto read = open(test::fixture("valid.obj"), {}, {source.get_token(), {}});
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().text.code, "task.cancelled");
}

TEST_F(ModelFile, savedAsAProjectKeepsItsAssets) {
  auto read = test::opened(test::fixture("twice.dae"));
  ASSERT_TRUE(read);
  ASSERT_TRUE(scene::writeProject(read->value.scene, folder_ / "a.weighbridge"));
  const auto again = open(folder_ / "a.weighbridge");
  ASSERT_TRUE(again) << line(again.error());
  EXPECT_TRUE(again->findings.empty());
  EXPECT_EQ(again->value.scene.linksets, read->value.scene.linksets);
  EXPECT_EQ(again->value.scene.assets.at("First").sha256,
            read->value.scene.assets.at("First").sha256);
}

TEST_F(ModelFile, manyVerticesBecomeManyFaces) {
  const std::uint32_t side = 300;  // 90,601 vertices
  const fs::path path = folder_ / "wavy.glb";
  wb::test::writeWavyModel(path, "glb", side);
  const auto read = test::opened(path);
  ASSERT_TRUE(read) << line(read.error());
  const scene::Scene& scene = read->value.scene;
  ASSERT_EQ(scene.linksets.at(0).parts.size(), 1U);
  const asset::Faces& faces = *scene.meshOf(scene.linksets[0].parts[0])->lod(Lod::high);
  EXPECT_EQ(faces.size(), 2U);
  for (const asset::Face& face : faces) EXPECT_LE(face.positions.size(), limits::verticesPerFace);
  EXPECT_EQ(triangleCount(faces), 2U * side * side);
}

/// With WEIGHBRIDGE_LONG set: of more than eight faces a small model becomes two parts as well.
class LargeModel : public ModelFile {
 protected:
  void SetUp() override {
    if (!wb::test::isLong()) GTEST_SKIP() << "it has half a million vertices";
  }
};

TEST_F(LargeModel, manyFacesBecomeManyParts) {
  const std::uint32_t side = 760;  // 579,121 vertices: nine faces
  const fs::path path = folder_ / "wavy.stl";
  wb::test::writeWavyModel(path, "stl", side);
  const auto read = test::opened(path);
  ASSERT_TRUE(read) << line(read.error());
  const scene::Scene& scene = read->value.scene;
  EXPECT_EQ(scene.linksets.at(0).parts.size(), 2U);
  EXPECT_EQ(test::trianglesOf(scene), 2U * side * side);
  EXPECT_EQ(scene.linksets[0].parts[1].name, "wavy 2");
}

/// Large files are read where the system keeps them.
TEST_F(ModelFile, aLargeModelIsTheSameInAllFormats) {
  const std::uint32_t side = 200;
  for (const std::string format : {"obj", "stl", "glb"}) {
    const fs::path path = folder_ / ("wavy." + format);
    wb::test::writeWavyModel(path, format, side);
    EXPECT_GT(fs::file_size(path), std::uintmax_t{1 << 20}) << format;
    const auto read = test::opened(path);
    ASSERT_TRUE(read) << line(read.error());
    EXPECT_EQ(read->value.sha256, sha256(*readFile(path))) << format;
    const scene::Scene& scene = read->value.scene;
    const asset::Faces& faces = *scene.meshOf(scene.linksets[0].parts[0])->lod(Lod::high);
    EXPECT_EQ(triangleCount(faces), 2U * side * side) << format;
    EXPECT_EQ(asset::vertexCount(faces), (side + 1U) * (side + 1U)) << format;
  }
}

TEST_F(ModelFile, aHeaderWithoutEndIsRefusedBeforeItKeepsTheReaderBusy) {
  const fs::path path = file("cut.ply", "ply\nformat ascii 1.0\nelement vertex 4\nproperty fl");
  const auto read = test::opened(path);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().text.code, "plain.ply_header");
}

TEST_F(ModelFile, theReasonIsWhyNoPartWasLeft) {
  const fs::path path = file(
      "vast.obj", "o Vast\nv 0 0 0\nv 20000 0 0\nv 0 20000 0\nv 0 0 20000\nf 1 2 3\nf 1 2 4\n");
  file("vast_LOD1.obj", "o Else\nv 0 0 0\nv 1 0 0\nv 0 2 3\nf 1 2 3\no More\nf 1 3 2\n");
  const auto read = test::opened(path);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().text.code, "plain.too_large");
}

}  // namespace
}  // namespace wb::import
