#include "tests/formats/model_folder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace wb::import {
namespace {

namespace fs = std::filesystem;
using asset::Lod;
using test::ModelFile;
using test::sentences;

/// Names and places of a square and a triangle: all that is left of a model at a distance.
constexpr const char* squareObj = "o Box\nv 0 0 0\nv 1 0 0\nv 1 2 0\nv 0 2 3\nf 1 2 3\nf 1 3 4\n";
constexpr const char* triangleObj = "o Box\nv 0 0 0\nv 1 0 0\nv 0 2 3\nf 1 2 3\n";

TEST_F(ModelFile, companionsAreItsLevelsAndItsPhysics) {
  const fs::path path = copy("valid.obj", "box.obj");
  file("box_LOD2.obj", squareObj);
  file("box_LOD1.obj", triangleObj);
  file("box_LOD0.obj", triangleObj);
  file("box_PHYS.obj", squareObj);
  const auto read = test::opened(path);
  ASSERT_TRUE(read) << line(read.error());
  EXPECT_EQ(sentences(read->findings), std::vector<std::string>{});
  const scene::Part& part = read->value.scene.linksets.at(0).parts.at(0);
  const asset::MeshAsset& mesh = *read->value.scene.meshOf(part);
  EXPECT_EQ(triangleCount(*mesh.lod(Lod::high)), 12U);
  EXPECT_EQ(triangleCount(*mesh.lod(Lod::medium)), 2U);
  EXPECT_EQ(triangleCount(*mesh.lod(Lod::low)), 1U);
  EXPECT_EQ(triangleCount(*mesh.lod(Lod::lowest)), 1U);
  EXPECT_EQ(triangleCount(*mesh.physicsMesh), 2U);
  EXPECT_EQ(part.shapeType, scene::ShapeType::prim) << "it has a physics mesh";
}

TEST_F(ModelFile, companionsMayBeOfAnotherFormatAndUnit) {
  const fs::path path = copy("valid.stl", "box.stl");
  copy("valid.dae", "box_LOD2.dae");
  copy("centimetres.dae", "box_PHYS.dae");
  const scene::Scene scene = test::sceneOf(path);
  ASSERT_TRUE(scene.meshOf(scene.linksets.at(0).parts.at(0))->lod(Lod::medium));
  const test::Box box = test::boxOf(test::pointsOf(scene, 0, Lod::medium));
  test::expectNear(box.min, {0, 0, 0}, 1e-4, "min");
  test::expectNear(box.max, {1, 2, 3}, 1e-4, "max");
  const auto points = positionsOf(*scene.meshOf(scene.linksets[0].parts[0])->physicsMesh);
  const test::Box physics = test::boxOf(points);
  test::expectNear(physics.max - physics.min, glm::dvec3(1), 1e-4, "physics");
}

TEST_F(ModelFile, companionNodesAreFoundByNameWithOrWithoutSuffix) {
  const fs::path path = copy("twice.obj", "a.obj");
  file("a_LOD2.obj",
       "o Second_LOD2\nv 0 0 0\nv 1 0 0\nv 0 2 3\nf 1 2 3\no First\nv 5 0 0\nv 6 0 0\n"
       "v 6 2 0\nv 5 2 3\nf 4 5 6\nf 4 6 7\n");
  const scene::Scene scene = test::sceneOf(path);
  const auto medium = [&](std::size_t part) {
    return triangleCount(*scene.meshOf(scene.linksets.at(0).parts.at(part))->lod(Lod::medium));
  };
  EXPECT_EQ(medium(0), 2U);
  EXPECT_EQ(medium(1), 1U);
}

TEST_F(ModelFile, aCompanionWithoutSomeNodesIsSaidToBe) {
  const fs::path path = copy("twice.obj", "a.obj");
  file("a_LOD2.obj", "o Second\nv 0 0 0\nv 1 0 0\nv 0 2 3\nf 1 2 3\n");
  const auto read = test::opened(path);
  ASSERT_TRUE(read);
  EXPECT_EQ(
      sentences(read->findings),
      std::vector<std::string>{
          "companion _LOD2: contains 1 of the model's 2 objects; it has no effect on the missing "
          "objects"});
  const scene::Scene& scene = read->value.scene;
  EXPECT_FALSE(scene.meshOf(scene.linksets.at(0).parts.at(0))->lod(Lod::medium));
  EXPECT_TRUE(scene.meshOf(scene.linksets.at(0).parts.at(1))->lod(Lod::medium));
}

TEST_F(ModelFile, aCompanionThatCannotBeReadIsLeftOut) {
  const fs::path path = copy("valid.obj", "box.obj");
  file("box_LOD2.obj", "hello");
  file("box_LOD1.obj", "# points and nothing else\nv 0 0 0\nv 1 0 0\nv 0 1 0\n");
  const auto read = test::opened(path);
  ASSERT_TRUE(read);
  EXPECT_EQ(
      sentences(read->findings),
      (std::vector<std::string>{"box_LOD2.obj: is not a 3D model. This companion file is ignored.",
                                "box_LOD1.obj: has no triangles; lines and points alone cannot be "
                                "weighed. This companion file is ignored."}));
}

TEST_F(ModelFile, aCompanionThatIsCutOffIsLeftOut) {
  const fs::path path = copy("valid.obj", "box.obj");
  constexpr std::string_view cutFacet =
      "facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\n";
  file("box_LOD2.stl", fmt::format("solid box\n{0}endfacet\n{0}", cutFacet));
  const auto read = test::opened(path);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->findings.size(), 1U);
  const std::string said = sentences(read->findings)[0];
  EXPECT_TRUE(said.starts_with("box_LOD2.stl: ") && said.find("facet 2") != said.npos) << said;
  const scene::Scene& scene = read->value.scene;
  const scene::Part& part = scene.linksets.at(0).parts.at(0);
  EXPECT_EQ(triangleCount(*scene.meshOf(part)->lod(Lod::medium)), 12U) << "as without companions";
}

TEST_F(ModelFile, materialsOfCompanionsKeepTheModelsOrder) {
  const fs::path path = file(
      "a.obj", "v 0 0 0\nv 1 0 0\nv 0 2 3\nv 1 1 1\nusemtl red\nf 1 2 3\nusemtl blue\nf 1 2 4\n");
  file("a_LOD2.obj",
       "v 0 0 0\nv 1 0 0\nv 0 2 3\nv 1 1 1\nusemtl blue\nf 1 2 4\nf 2 4 3\nusemtl red\nf 1 2 3\n");
  const scene::Scene scene = test::sceneOf(path);
  const asset::Faces& medium = *scene.meshOf(scene.linksets.at(0).parts.at(0))->lod(Lod::medium);
  ASSERT_EQ(medium.size(), 2U);
  EXPECT_EQ(medium[0].triangles.size(), 2U) << "blue: the uploader sorts faces by material";
  EXPECT_EQ(medium[1].triangles.size(), 1U) << "red";
}

TEST_F(ModelFile, aFaceThatALevelLacksIsEmptyThere) {
  const fs::path path = file(
      "a.obj", "v 0 0 0\nv 1 0 0\nv 0 2 3\nv 1 1 1\nusemtl red\nf 1 2 3\nusemtl blue\nf 1 2 4\n");
  file("a_LOD2.obj", "v 0 0 0\nv 1 0 0\nv 1 1 1\nusemtl blue\nf 1 2 3\n");
  const scene::Scene scene = test::sceneOf(path);
  const asset::Faces& medium = *scene.meshOf(scene.linksets.at(0).parts.at(0))->lod(Lod::medium);
  ASSERT_EQ(medium.size(), 2U);
  EXPECT_EQ(medium[0].triangles.size(), 1U);
  EXPECT_TRUE(medium[1].positions.empty());
}

/// Part 2 has faces of other materials than those of the companion.
TEST_F(ModelFile, aLevelWithoutAnyFaceOfAPartIsNone) {
  std::string model = "v 0 0 0\nv 1 0 0\nv 0 2 0\nv 0 0 3\n";
  for (int i = 0; i < 9; ++i) model += "usemtl m" + std::to_string(i) + "\nf 1 2 3\nf 1 2 4\n";
  const fs::path path = file("nine.obj", "o Nine\n" + model);
  file("nine_LOD2.obj", "o Nine\nv 0 0 0\nv 1 0 0\nv 0 2 3\nusemtl m0\nf 1 2 3\n");
  const scene::Scene scene = test::sceneOf(path);
  ASSERT_EQ(scene.linksets.at(0).parts.size(), 2U);
  EXPECT_TRUE(scene.meshOf(scene.linksets[0].parts[0])->lod(Lod::medium));
  EXPECT_FALSE(scene.meshOf(scene.linksets[0].parts[1])->lod(Lod::medium));
}

}  // namespace
}  // namespace wb::import
