#include "model/formats/export.h"

#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/cost/cost.h"
#include "model/formats/formats.h"
#include "model/scene/part_placement.h"
#include "model/scene/project.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <numbers>

namespace wb::exporting {
namespace {

namespace fs = std::filesystem;

class Export : public FolderTest {
 protected:
  std::string write(scene::Scene& scene, const std::string& name) const {
    const auto written = exporting::write(scene, folder_ / name);
    return written ? "" : line(written.error());
  }

  scene::Scene read(const std::string& name) const {
    auto opened = import::open(folder_ / name);
    EXPECT_TRUE(opened) << (opened ? "" : line(opened.error()));
    return opened ? std::move(opened->value.scene) : scene::Scene();
  }
};

/// A pyramid in the unit cube: a face of the base, another of the sides.
asset::MeshAsset pyramid() {
  asset::Face base;
  base.positions = {{0, 0, 0}, {65535, 0, 0}, {65535, 65535, 0}, {0, 65535, 0}};
  base.triangles = {{0, 2, 1}, {0, 3, 2}};
  asset::Face sides;
  sides.positions = base.positions;
  sides.positions.push_back({32768, 32768, 65535});
  sides.triangles = {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}};
  asset::MeshAsset mesh;
  mesh.lods[0] = asset::Faces{base, sides};
  return mesh;
}

void addAsset(scene::Scene& scene, const std::string& key, const asset::MeshAsset& mesh) {
  scene::Asset& asset = scene.assets[key];
  asset.data = std::make_shared<const Bytes>(asset::encode(mesh));
  asset.mesh = std::make_shared<const asset::MeshAsset>(mesh);
}

scene::Part meshPart(const std::string& name, const std::string& asset) {
  scene::Part part;
  part.kind = scene::PartKind::mesh;
  part.shapeType = scene::ShapeType::convexHull;
  part.name = name;
  part.asset = asset;
  part.scale = {2, 3, 4};
  return part;
}

/// Two pyramids, the second moved and turned by a quarter about z.
scene::Scene pyramids() {
  scene::Scene scene;
  scene.name = "pyramids";
  addAsset(scene, "pyramid", pyramid());
  scene::Linkset& linkset = scene.linksets.emplace_back();
  linkset.name = "Giza";
  linkset.position = {10, 20, 30};
  linkset.parts = {meshPart("large", "pyramid"), meshPart("small", "pyramid")};
  linkset.parts[1].position = {5, 0, 0};
  linkset.parts[1].scale = {1, 1, 1};
  linkset.parts[1].rotation = glm::angleAxis(std::numbers::pi / 2, glm::dvec3(0, 0, 1));
  return scene;
}

/// Where a part's own point is in the region.
glm::dvec3 inRegion(const scene::Scene& scene, std::size_t part, const glm::dvec3& own) {
  const scene::Linkset& linkset = scene.linksets.at(0);
  return scene::Placement(linkset, linkset.parts.at(part))(own * linkset.parts.at(part).scale);
}

/// The corners, in the region, of everything that the parts' meshes span.
std::pair<glm::dvec3, glm::dvec3> spanned(const scene::Scene& scene, std::size_t part) {
  const asset::MeshAsset* mesh = scene.meshOf(scene.linksets.at(0).parts.at(part));
  EXPECT_NE(mesh, nullptr);
  glm::dvec3 low(1e9);
  glm::dvec3 high(-1e9);
  if (mesh)
    for (const glm::dvec3& own : asset::positionsOf(*mesh->lods[0])) {
      low = glm::min(low, inRegion(scene, part, own));
      high = glm::max(high, inRegion(scene, part, own));
    }
  return {low, high};
}

void expectNear(const glm::dvec3& a, const glm::dvec3& b, double tolerance) {
  for (int axis = 0; axis < 3; ++axis) EXPECT_NEAR(a[axis], b[axis], tolerance);
}

TEST_F(Export, NothingIsNoModelAndNoMesh) {
  scene::Scene empty;
  EXPECT_EQ(write(empty, "a.llmesh"),
            (folder_ / "a.llmesh").string() +
                ": the scene has no mesh, and this file can hold only meshes");
  for (const char* name : {"a.slm", "a.obj", "a.glb"}) EXPECT_NE(write(empty, name), "") << name;
  EXPECT_EQ(write(empty, "a.weighbridge"), "");
  EXPECT_TRUE(fs::exists(folder_ / "a.weighbridge"));
  EXPECT_FALSE(fs::exists(folder_ / "a.obj"));
}

TEST_F(Export, TheEndingSaysTheFormat) {
  EXPECT_EQ(formatOf("a.GLB"), Format::glb);
  EXPECT_EQ(formatOf("a.mesh"), Format::meshAsset);
  EXPECT_EQ(formatOf("a.dae"), std::nullopt);
  EXPECT_EQ(formatOf("glb"), std::nullopt);
  scene::Scene scene = pyramids();
  EXPECT_EQ(write(scene, "a.dae"),
            (folder_ / "a.dae").string() +
                ": unsupported file type; supported types: .weighbridge, .llmesh, "
                ".mesh, .slm, .obj, .glb, .stl, .ply, .scene, .nxoc");
}

TEST_F(Export, AMeshIsItsStoredBytes) {
  scene::Scene scene = pyramids();
  ASSERT_EQ(write(scene, "a.llmesh"), "");
  EXPECT_EQ(readFile(folder_ / "a.llmesh").value(), *scene.assets["pyramid"].data);
  asset::MeshAsset other = pyramid();
  other.lods[0]->pop_back();
  addAsset(scene, "other", other);
  scene.linksets[0].parts[1].asset = "other";
  EXPECT_NE(write(scene, "b.llmesh").find("has 2 different meshes"), std::string::npos);
}

TEST_F(Export, APlaceThatCannotBeWrittenIsNamed) {
  scene::Scene scene = pyramids();
  const std::string error = write(scene, "no/such/folder/a.obj");
  EXPECT_TRUE(error.starts_with((folder_ / "no/such/folder/a.obj").string())) << error;
}

/// The meshes are the same bytes; places are as exact as numbers are.
TEST_F(Export, AProjectThroughAModelFileIsTheSame) {
  scene::Scene scene = pyramids();
  ASSERT_EQ(write(scene, "a.weighbridge"), "");
  scene::Scene project = read("a.weighbridge");
  ASSERT_EQ(write(project, "a.slm"), "");
  scene::Scene model = read("a.slm");
  ASSERT_EQ(write(model, "b.weighbridge"), "");
  const scene::Scene again = read("b.weighbridge");
  ASSERT_EQ(again.linksets.size(), 1U);
  ASSERT_EQ(again.linksets[0].parts.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    const scene::Part& part = again.linksets[0].parts[i];
    EXPECT_EQ(part.name, scene.linksets[0].parts[i].name);
    EXPECT_EQ(*again.meshOf(part)->lods[0], *pyramid().lods[0]);
    expectNear(part.scale, scene.linksets[0].parts[i].scale, 1e-12);
    for (const glm::dvec3 corner : {glm::dvec3(0.5), glm::dvec3(-0.5, 0.5, 0)})
      expectNear(inRegion(again, i, corner), inRegion(scene, i, corner), 1e-9);
  }
}

TEST_F(Export, WhatAModelFileCannotHoldIsCounted) {
  scene::Scene scene = pyramids();
  scene.linksets[0].parts.emplace_back();
  scene.linksets[0].parts.push_back(meshPart("lost", "gone"));
  const auto findings = exporting::write(scene, folder_ / "a.slm");
  ASSERT_TRUE(findings);
  ASSERT_EQ(findings->size(), 3U);
  EXPECT_EQ(message(findings->at(0)),
            "one part is not a mesh and is left out; this file can hold only meshes");
  EXPECT_EQ(message(findings->at(1)), "one part has no known surface; it is left out");
  EXPECT_EQ(read("a.slm").linksets[0].parts.size(), 2U);
}

/// Read by the worker, as any foreign model is.
TEST_F(Export, ModelsComeBackWhereTheyStood) {
  scene::Scene scene = pyramids();
  for (const std::string name : {"a.glb", "a.obj"}) {
    ASSERT_EQ(write(scene, name), "");
    const scene::Scene again = read(name);
    ASSERT_EQ(again.linksets.size(), 1U) << name;
    ASSERT_EQ(again.linksets[0].parts.size(), 2U) << name;
    for (std::size_t i = 0; i < 2; ++i) {
      const scene::Part& part = again.linksets[0].parts[i];
      EXPECT_EQ(part.name, scene.linksets[0].parts[i].name) << name;
      const auto [low, high] = spanned(again, i);
      const auto [lowBefore, highBefore] = spanned(scene, i);
      expectNear(low, lowBefore, 1e-4);
      expectNear(high, highBefore, 1e-4);
      EXPECT_EQ(again.meshOf(part)->lods[0]->size(), 2U) << name;
    }
  }
}

TEST_F(Export, PrimsAreModelsOfTheirSurface) {
  scene::Scene scene;
  scene::Part& ball = scene.linksets.emplace_back().parts.emplace_back();
  ball.kind = scene::PartKind::sphere;
  ball.prim = scene::defaultPrim(ball.kind);
  ball.scale = {2, 2, 2};
  ball.name = "say \"ball\"\nö\xff";
  for (const std::string name : {"a.glb", "a.obj"}) {
    ASSERT_EQ(write(scene, name), "");
    const scene::Scene again = read(name);
    ASSERT_EQ(again.linksets.at(0).parts.size(), 1U) << name;
    expectNear(again.linksets[0].parts[0].scale, glm::dvec3(2), 0.01);
  }
}

TEST_F(Export, PartsOfOneNameStayApartInObj) {
  scene::Scene scene = pyramids();
  for (scene::Part& part : scene.linksets[0].parts) part.name = "same";
  const std::size_t parts = scene.linksets[0].parts.size();
  ASSERT_EQ(write(scene, "same.obj"), "");
  EXPECT_EQ(read("same.obj").linksets.at(0).parts.size(), parts);
}

TEST_F(Export, PrimsLeftOutOfAMeshAssetAreCounted) {
  scene::Scene scene = pyramids();
  scene.linksets[0].parts.resize(1);
  scene.linksets[0].parts.emplace_back();
  const auto written = exporting::write(scene, folder_ / "one.llmesh");
  ASSERT_TRUE(written);
  ASSERT_EQ(written->size(), 1U);
  EXPECT_EQ(written->front().text.code, "export.only_meshes");
}

}  // namespace
}  // namespace wb::exporting
