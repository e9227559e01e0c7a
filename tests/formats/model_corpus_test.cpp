#include "tests/formats/models.h"

#include <cstdlib>
#include <optional>

/// Models of others, which the repository does not hold: read where WEIGHBRIDGE_CORPUS names the
/// folder that has them.
namespace wb::import {
namespace {

struct Right {
  const char* file;
  std::size_t triangles;
  std::optional<glm::dvec3> size;  ///< Of the only part, where that is known.
};

const Right rightModels[]{
    {"Toenails-Med.dae", 3420, {}},           {"PhysicsCube.dae", 12, glm::dvec3(2)},
    {"Roth2-v2-Physics-Outline.dae", 72, {}}, {"skin_and_morph.dae", 80, {}},
    {"BoxMeshopt.glb", 12, glm::dvec3(1)},    {"q.gltf", 12, glm::dvec3(2)},
    {"a b.gltf", 12, glm::dvec3(1)},
};

TEST(ModelCorpus, isReadAsItsAuthorsMeantIt) {
  const char* folder = std::getenv("WEIGHBRIDGE_CORPUS");
  if (!folder) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of models";
  for (const Right& right : rightModels) {
    const scene::Scene scene = test::sceneOf(std::filesystem::path(folder) / "models" / right.file);
    EXPECT_EQ(test::trianglesOf(scene), right.triangles) << right.file;
    if (right.size)
      test::expectNear(scene.linksets.at(0).parts.at(0).scale, *right.size, 1e-4, right.file);
  }
}

TEST(ModelCorpus, aCompressedBoxHasAllItsVertices) {
  const char* folder = std::getenv("WEIGHBRIDGE_CORPUS");
  if (!folder) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of models";
  const scene::Scene scene =
      test::sceneOf(std::filesystem::path(folder) / "models" / "BoxMeshopt.glb");
  const auto* mesh = scene.meshOf(scene.linksets.at(0).parts.at(0));
  ASSERT_TRUE(mesh);
  EXPECT_EQ(vertexCount(*mesh->lod(asset::Lod::high)), 24U);
}

struct Field {
  const char* file;
  std::size_t parts;
  std::optional<test::Box> last{};  ///< Of the last part, in the frame of the file with z up.
};

/// Rebuilt from what people reported: what is right is in the folder's README.
TEST(ModelCorpus, fieldFilesAreReadAsTheySay) {
  const char* folder = std::getenv("WEIGHBRIDGE_CORPUS");
  if (!folder) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of models";
  // Y up became z up: y of the file is z here, and its z is -y.
  const Field files[]{
      {"fbx_inherit0.fbx", 2, test::Box{{9, -3, 0}, {10, 0, 2}}},
      {"fbx_inherit2.fbx", 2, test::Box{{10, -1, 0}, {11, 0, 1}}},
      {"fbx_rotorder5_geomrot.fbx", 1, test::Box{{-2.11, -3.67, 0}, {3.16, 1.29, 4.72}}},
      {"dae_hidden.dae", 1},
      {"dae_convex_mesh_of.dae", 1, test::Box{{0, -1, 0}, {1, 0, 1}}},
  };
  for (const Field& right : files) {
    const auto read = test::opened(std::filesystem::path(folder) / "field" / "files" / right.file);
    ASSERT_TRUE(read) << line(read.error());
    const scene::Scene& scene = read->value.scene;
    ASSERT_EQ(scene.linksets.at(0).parts.size(), right.parts) << right.file;
    EXPECT_EQ(read->findings.empty(), std::string_view(right.file) != "dae_hidden.dae");
    if (!right.last) continue;
    const test::Box box = test::boxOf(test::pointsOf(scene, right.parts - 1));
    test::expectNear(box.min, right.last->min, 0.006, right.file);
    test::expectNear(box.max, right.last->max, 0.006, right.file);
  }
}

}  // namespace
}  // namespace wb::import
