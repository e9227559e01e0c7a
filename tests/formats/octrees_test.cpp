#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/formats/export.h"
#include "model/formats/write_octrees.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"
#include "model/octree/world.h"
#include "model/scene/project.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace wb::exporting {
namespace {

namespace fs = std::filesystem;
using octree::Fill;

scene::OctreeEntry octreeEntry(const std::string& tree, const octree::Placement& placement = {}) {
  scene::OctreeEntry entry;
  entry.name = "rock";
  entry.position = placement.position;
  entry.rotation = placement.rotation;
  entry.size = placement.size;
  entry.tree = tree;
  entry.cubes = std::make_shared<const octree::Octree>(*octree::parseTree(tree));
  return entry;
}

/// One box of 4 × 2 × 1 m, turned a quarter about z, with its middle at (10, 20, 30).
scene::Scene turnedBox() {
  scene::Scene scene;
  scene::Linkset& linkset = scene.linksets.emplace_back();
  linkset.position = {10, 20, 30};
  linkset.rotation = glm::angleAxis(1.5707963267948966, glm::dvec3(0, 0, 1));
  scene::Part& part = linkset.parts.emplace_back();
  part.name = "box";
  part.scale = {4, 2, 1};
  return scene;
}

double volumeOf(const asset::MeshAsset& mesh, const asset::Faces& faces, const glm::dvec3& scale) {
  EXPECT_TRUE(mesh.isEstimate());
  const mesh::TriangleMesh all = asset::toTriangleMesh(faces);
  double sum = 0;
  for (const auto& [a, b, c] : all.triangles)
    sum += glm::dot(all.positions[a] * scale,
                    glm::cross(all.positions[b] * scale, all.positions[c] * scale));
  return sum / 6;
}

TEST(Octrees, APartBecomesOneWhereItStands) {
  scene::Scene scene = turnedBox();
  ASSERT_TRUE(partsToOctrees(scene, {4, Fill::solid}));
  EXPECT_TRUE(scene.linksets.empty());
  ASSERT_EQ(scene.octrees.size(), 1U);
  EXPECT_EQ(scene.octrees[0].name, "box");
  const octree::World world = scene.octreeWorld();
  // A quarter turn: its 4 m lie along y.
  for (const double side : {-1.0, 1.0}) {
    EXPECT_TRUE(find(world, {10, 20 + 1.99 * side, 30}));
    EXPECT_FALSE(find(world, {10, 20 + 2.01 * side, 30}));
    EXPECT_TRUE(find(world, {10 + 0.99 * side, 20, 30}));
    EXPECT_FALSE(find(world, {10 + 1.01 * side, 20, 30}));
    EXPECT_TRUE(find(world, {10, 20, 30 + 0.49 * side}));
    EXPECT_FALSE(find(world, {10, 20, 30 + 0.51 * side}));
  }
}

TEST(Octrees, WhatCannotBecomeOneIsRefusedByName) {
  scene::Scene nothing;
  EXPECT_FALSE(partsToOctrees(nothing, {}));
  scene::Scene deep = turnedBox();
  deep.linksets[0].parts[0].scale = glm::dvec3(4);
  const auto made = partsToOctrees(deep, {octree::deepestVoxels, Fill::surface});
  ASSERT_FALSE(made);
  EXPECT_EQ(line(made.error()),
            "box: needs an octree of more than 16777216 cubes; use a smaller depth");
}

TEST(Octrees, BoxesBecomeHullsAndTheSurfaceTriangles) {
  const octree::Placement placement{{1, 2, 3}, 8, glm::normalize(glm::dquat(1, 0.1, 0.2, 0.3))};
  for (const auto physics : {OctreePhysics::boxes, OctreePhysics::surface}) {
    scene::Scene scene;
    scene.octrees = {octreeEntry("OSEEESEES", placement)};
    ASSERT_TRUE(octreesToParts(scene, physics));
    EXPECT_TRUE(scene.octrees.empty());
    ASSERT_EQ(scene.linksets.size(), 1U);
    const scene::Part& part = scene.linksets[0].parts.at(0);
    const asset::MeshAsset* mesh = scene.meshOf(part);
    ASSERT_TRUE(mesh);
    EXPECT_EQ(part.scale, glm::dvec3(8));
    EXPECT_NEAR(volumeOf(*mesh, *mesh->lod(asset::Lod::high), part.scale), 3 * 64, 0.05);
    ASSERT_TRUE(mesh->physicsConvex && mesh->physicsConvex->baseHull);
    EXPECT_EQ(mesh->physicsConvex->hulls.size(), physics == OctreePhysics::boxes ? 2U : 0U);
    EXPECT_EQ(mesh->physicsMesh.has_value(), physics == OctreePhysics::surface);
    if (!mesh->physicsMesh) continue;
    EXPECT_NEAR(volumeOf(*mesh, *mesh->physicsMesh, part.scale), 3 * 64, 0.05);
  }
}

/// From octrees to parts and back to octrees: the same cubes at the same place.
TEST(Octrees, ComeBackAsTheyWere) {
  const octree::Placement placement{{1, 2, 3}, 8, glm::normalize(glm::dquat(1, 0.1, 0.2, 0.3))};
  const std::string tree = "OSSSSOSSSSEEEEEES";
  scene::Scene scene;
  scene.octrees = {octreeEntry(tree, placement)};
  ASSERT_TRUE(octreesToParts(scene, OctreePhysics::surface));
  ASSERT_TRUE(partsToOctrees(scene, {2, Fill::solid}));
  EXPECT_EQ(scene.octrees.at(0).tree, tree);
  const octree::Placement back = scene.octrees[0].placement();
  EXPECT_LT(glm::distance(back.position, placement.position), 1e-9);
  EXPECT_NEAR(back.size, placement.size, 1e-9);
}

TEST(Octrees, WhatMakesNoAssetIsRefusedByName) {
  scene::Scene scene;
  scene.octrees = {octreeEntry("S", {{0, 0, 0}, 1e5, {1, 0, 0, 0}})};
  const auto tooLarge = octreesToParts(scene, OctreePhysics::boxes);
  ASSERT_FALSE(tooLarge);
  EXPECT_EQ(line(tooLarge.error()),
            "rock: would become a part 100000 m long, but a part must be 0.001 to 10000 m long; "
            "change the octree's size");
  std::string scattered = "OSEESESSE";  // Four that touch in edges only, as on all levels above.
  for (int level = 0; level < 3; ++level) {
    std::string eight = "O";
    for (int child = 0; child < 8; ++child) eight += scattered;
    scattered = eight;
  }
  scene.octrees = {octreeEntry(scattered)};
  const auto tooMany = octreesToParts(scene, OctreePhysics::boxes);
  ASSERT_FALSE(tooMany);
  EXPECT_EQ(line(tooMany.error()),
            "rock: would need 2048 hulls, but the limit is 256; use an octree with fewer levels, "
            "or --octree surface");
  scene.octrees = {octreeEntry("OEEEEEEEE")};
  const auto empty = octreesToParts(scene, OctreePhysics::boxes);
  ASSERT_TRUE(empty);
  EXPECT_EQ(empty->size(), 1U);
  EXPECT_TRUE(scene.linksets.empty());
}

class OctreeFiles : public FolderTest {};

TEST_F(OctreeFiles, AreReadBackTheSame) {
  scene::Scene scene;
  scene.octrees = {octreeEntry("OSEEEEEES"), octreeEntry("N", {{1, 2, 3}, 4, {1, 0, 0, 0}})};
  scene.rays.push_back({octree::Ray{{1, 2, 3}, {0, 0, 1}}, {}});
  ASSERT_TRUE(write(scene, folder_ / "a.scene"));
  const auto text = octree::readSceneText(textOf(*readFile(folder_ / "a.scene")));
  ASSERT_TRUE(text);
  ASSERT_EQ(text->octrees.size(), 2U);
  EXPECT_EQ(text->octrees[1].placement, scene.octrees[1].placement());
  EXPECT_EQ(*text->octrees[1].octree, *scene.octrees[1].cubes);
  ASSERT_EQ(text->rays.size(), 1U);
  EXPECT_EQ(text->rays[0], static_cast<const octree::Ray&>(scene.rays[0]));

  const auto two = write(scene, folder_ / "a.nxoc");
  ASSERT_FALSE(two);
  EXPECT_NE(line(two.error()).find("the scene has 2 octrees"), std::string::npos);
  EXPECT_FALSE(fs::exists(folder_ / "a.nxoc"));
  scene.octrees.pop_back();
  const auto one = write(scene, folder_ / "a.nxoc");
  ASSERT_TRUE(one);
  ASSERT_EQ(one->size(), 1U);
  EXPECT_NE(line(one->front()).find("1 ray is left out"), std::string::npos);
  EXPECT_EQ(*octree::readNxoc(*readFile(folder_ / "a.nxoc")), *scene.octrees[0].cubes);
}

/// Boxes of three sizes, many of which are equal.
scene::Scene manyBoxes(std::size_t count) {
  scene::Scene scene;
  scene::Linkset& linkset = scene.linksets.emplace_back();
  for (std::size_t i = 0; i < count; ++i) {
    scene::Part& part = linkset.parts.emplace_back();
    part.name = "box " + std::to_string(i);
    part.scale = {1, 1 + static_cast<double>(i % 3), 2};
    part.position = {static_cast<double>(i), 0, 0};
  }
  return scene;
}

std::string sceneTextOf(const scene::Scene& scene, std::size_t threads) {
  std::string text;
  const auto written = writeSceneText(
      scene, {3, Fill::surface}, [&text](std::string_view piece) { text += piece; }, {}, threads);
  return written ? text : line(written.error());
}

TEST(Octrees, AreTheSameTextOnAnyNumberOfThreadsAndAsMadeAllAtOnce) {
  scene::Scene scene = manyBoxes(200);
  scene.rays.push_back({octree::Ray{{1, 2, 3}, {0, 0, 1}}, {}});
  const std::string text = sceneTextOf(scene, 1);
  for (const std::size_t threads : {2, 5}) EXPECT_EQ(sceneTextOf(scene, threads), text);
  ASSERT_TRUE(partsToOctrees(scene, {3, Fill::surface}));
  ASSERT_EQ(scene.octrees.size(), 200U);
  EXPECT_EQ(sceneTextOf(scene, 1), text);
}

TEST(Octrees, OfWhichOneCannotBeMadeAreRefusedByItsName) {
  scene::Scene scene = manyBoxes(100);
  for (const std::size_t part : {40, 60}) scene.linksets[0].parts[part].scale = glm::dvec3(1e-9);
  for (const std::size_t threads : {1, 3})
    EXPECT_EQ(sceneTextOf(scene, threads).substr(0, 8), "box 40: ") << threads;
}

/// What a file of Inexor cannot say of an octree is told.
TEST_F(OctreeFiles, SizeAndPlaceAreToldWhereTheyAreLost) {
  scene::Scene scene;
  scene.octrees = {octreeEntry("S", {{0, 0, 1}, 32, {1, 0, 0, 0}})};
  const auto written = write(scene, folder_ / "a.nxoc");
  ASSERT_TRUE(written);
  ASSERT_EQ(written->size(), 1U);
  EXPECT_EQ(written->front().severity, Severity::warning);
}

scene::Scene octreesAndRays() {
  scene::Scene scene;
  scene.octrees = {octreeEntry("OSEEEEEEE", {{1, 2, 3}, 4})};
  scene.octrees[0].name.clear();
  for (const octree::Ray& ray :
       {octree::Ray{{9, 1, 1}, {-1, 0, 0}}, octree::Ray{{0, 0, 9}, {1, 2, -3}, 2}})
    scene.rays.push_back({ray, {}});
  return scene;
}

TEST(WholeOf, OctreesAndRaysAreTextWhereTheNameSaysSo) {
  scene::Scene scene = octreesAndRays();
  const auto whole = wholeOf(scene, "/somewhere/a.SCENE");
  ASSERT_TRUE(whole) << line(whole.error());
  EXPECT_EQ(textOf(*whole), "octree 1 2 3 4 OSEEEEEEE\nray 9 1 1 -1 0 0\nray 0 0 9 1 2 -3 2\n");
}

TEST(WholeOf, AProjectHoldsRaysToo) {
  scene::Scene scene = octreesAndRays();
  const auto whole = wholeOf(scene, "/somewhere/a.weighbridge");
  ASSERT_TRUE(whole) << line(whole.error());
  EXPECT_TRUE(scene::parseProject(textOf(*whole), "/somewhere")->value.rays == scene.rays);
}

/// Nothing is written that would lose something, and the reason names it.
TEST(WholeOf, WhatTextCannotHoldIsNamed) {
  const auto refusalOf = [](scene::Scene scene, const char* file = "a.scene") {
    const auto whole = wholeOf(scene, file);
    return whole ? std::string() : line(whole.error());
  };
  scene::Scene scene = octreesAndRays();
  scene.linksets.emplace_back();
  EXPECT_NE(refusalOf(scene).find("a.scene: saving to this file would lose linksets"),
            std::string::npos);
  scene = octreesAndRays();
  scene.regions.emplace_back();
  EXPECT_NE(refusalOf(scene).find("would lose regions"), std::string::npos);
  scene = octreesAndRays();
  scene.profile.base = "opensim";
  EXPECT_NE(refusalOf(scene).find("would lose changed constants"), std::string::npos);
  scene = octreesAndRays();
  scene.octrees[0].name = "rock";
  EXPECT_NE(refusalOf(scene).find("would lose names of octrees"), std::string::npos);
  scene = octreesAndRays();
  scene.octrees[0].cubes.reset();
  EXPECT_NE(refusalOf(scene).find("would lose octrees"), std::string::npos);
  for (const char* other : {"a.nxoc", "a.obj", "a", "a.json"})
    EXPECT_NE(refusalOf(octreesAndRays(), other).find("use .weighbridge"), std::string::npos);
}

}  // namespace
}  // namespace wb::exporting
