#include "tests/import/models.h"

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

const Right corpus[]{
    {"Toenails-Med.dae", 3420, {}},           {"PhysicsCube.dae", 12, glm::dvec3(2)},
    {"Roth2-v2-Physics-Outline.dae", 72, {}}, {"skin_and_morph.dae", 80, {}},
    {"BoxMeshopt.glb", 12, glm::dvec3(1)},    {"q.gltf", 12, glm::dvec3(2)},
    {"a b.gltf", 12, glm::dvec3(1)},
};

TEST(ModelCorpus, isReadAsItsAuthorsMeantIt) {
  const char* folder = std::getenv("WEIGHBRIDGE_CORPUS");
  if (!folder) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of models";
  for (const Right& right : corpus) {
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

}  // namespace
}  // namespace wb::import
