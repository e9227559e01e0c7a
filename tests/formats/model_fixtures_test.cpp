#include "tests/formats/models.h"

#include <array>

/// Every small model of tests/data/import3d: what it holds, or in which words it is refused.
namespace wb::import {
namespace {

struct Holds {
  const char* file;
  std::size_t parts;
  std::size_t triangles;
  glm::dvec3 min;  ///< Of the last part, in the region.
  glm::dvec3 max;
};

// The box is 1 × 2 × 3 as the file counts; where y is up, (x, y, z) becomes (x, -z, y).
constexpr glm::dvec3 origin{0, 0, 0};
constexpr glm::dvec3 zUp{1, 2, 3};
constexpr glm::dvec3 yUpMin{0, -3, 0};
constexpr glm::dvec3 yUpMax{1, 0, 2};

// Of ten materials the last two are both at x = 0.
const std::array holding{
    Holds{"valid.obj", 1, 12, yUpMin, yUpMax},
    Holds{"truncated.obj", 1, 7, yUpMin, yUpMax},
    Holds{"huge_index.obj", 1, 11, yUpMin, yUpMax},
    Holds{"utf16.obj", 1, 12, yUpMin, yUpMax},
    Holds{"nan.obj", 1, 9, yUpMin, yUpMax},
    Holds{"twice.obj", 2, 24, yUpMin, yUpMax},
    Holds{"materials.obj", 2, 10, yUpMin, {0, 0, 2}},
    Holds{"collapsed.obj", 1, 12, yUpMin, yUpMax},
    Holds{"textured.obj", 1, 2, {0, -1, 0}, {1, 0, 1}},
    Holds{"flat.obj", 1, 2, {0, -3, 0}, {2, 0, 0}},
    Holds{"valid.stl", 1, 12, origin, zUp},
    Holds{"text.stl", 1, 12, origin, zUp},
    Holds{"solid_binary.stl", 1, 12, origin, zUp},
    Holds{"nan.stl", 1, 9, origin, zUp},
    Holds{"collapsed.stl", 1, 12, origin, zUp},
    Holds{"flat.stl", 1, 2, origin, {1, 2, 0}},
    Holds{"twice.stl", 2, 24, origin, zUp},
    Holds{"valid.ply", 1, 12, origin, zUp},
    Holds{"little.ply", 1, 12, origin, zUp},
    Holds{"big.ply", 1, 12, origin, zUp},
    Holds{"nan.ply", 1, 9, origin, zUp},
    Holds{"huge_index.ply", 1, 11, origin, zUp},
    Holds{"collapsed.ply", 1, 12, origin, zUp},
    Holds{"valid.gltf", 1, 12, yUpMin, yUpMax},
    Holds{"nan.gltf", 1, 9, yUpMin, yUpMax},
    Holds{"huge_index.gltf", 1, 11, yUpMin, yUpMax},
    Holds{"nested.gltf", 2, 24, {6, -6, 0}, {10, 0, 2}},
    Holds{"mirrored.gltf", 1, 12, {-1, -3, 0}, {0, 0, 2}},
    Holds{"sheared.gltf", 1, 12, {0, -3, 0}, {3, 0, 2}},
    Holds{"flattened.gltf", 1, 12, {0, 0, 0}, {1, 0, 2}},
    Holds{"materials.gltf", 2, 10, yUpMin, {0, 0, 2}},
    Holds{"twice.gltf", 2, 24, {10, -3, 0}, {11, 0, 2}},
    Holds{"valid.glb", 1, 12, yUpMin, yUpMax},
    Holds{"nan.glb", 1, 9, yUpMin, yUpMax},
    Holds{"huge_index.glb", 1, 11, yUpMin, yUpMax},
    Holds{"nested.glb", 2, 24, {6, -6, 0}, {10, 0, 2}},
    Holds{"mirrored.glb", 1, 12, {-1, -3, 0}, {0, 0, 2}},
    Holds{"sheared.glb", 1, 12, {0, -3, 0}, {3, 0, 2}},
    Holds{"flattened.glb", 1, 12, {0, 0, 0}, {1, 0, 2}},
    Holds{"materials.glb", 2, 10, yUpMin, {0, 0, 2}},
    Holds{"twice.glb", 2, 24, {10, -3, 0}, {11, 0, 2}},
    Holds{"valid.dae", 1, 12, origin, zUp},
    Holds{"y_up.dae", 1, 12, yUpMin, yUpMax},
    // Right is -y, in is z: (x, y, z) becomes (-y, -z, x).
    Holds{"x_up.dae", 1, 12, {-2, -3, 0}, {0, 0, 1}},
    Holds{"centimetres.dae", 1, 12, origin, {0.01, 0.02, 0.03}},
    Holds{"nan.dae", 1, 9, origin, zUp},
    Holds{"huge_index.dae", 1, 11, origin, zUp},
    Holds{"nested.dae", 2, 24, {6, 0, 0}, {10, 2, 6}},
    Holds{"mirrored.dae", 1, 12, {-1, 0, 0}, {0, 2, 3}},
    Holds{"sheared.dae", 1, 12, origin, {3, 2, 3}},
    Holds{"flattened.dae", 1, 12, origin, {1, 2, 0}},
    Holds{"materials.dae", 2, 10, origin, {0, 2, 3}},
    Holds{"twice.dae", 2, 24, {10, 0, 0}, {11, 2, 3}},
    Holds{"valid.fbx", 1, 12, origin, zUp},
    Holds{"y_up.fbx", 1, 12, yUpMin, yUpMax},
    Holds{"centimetres.fbx", 1, 12, origin, {0.01, 0.02, 0.03}},
    Holds{"nan.fbx", 1, 9, origin, zUp},
    Holds{"huge_index.fbx", 1, 11, origin, zUp},
    Holds{"nested.fbx", 2, 24, {6, 0, 0}, {10, 2, 6}},
    Holds{"mirrored.fbx", 1, 12, {-1, 0, 0}, {0, 2, 3}},
    Holds{"twice.fbx", 2, 24, {10, 0, 0}, {11, 2, 3}},
};

TEST(ModelFixtures, holdWhatTheyAreMadeOf) {
  constexpr double step = 1e-4;  // Quantising, and a flat side's least thickness, stay below it.
  for (const Holds& expected : holding) {
    const auto read = test::opened(test::fixture(expected.file));
    if (!read) {
      ADD_FAILURE() << line(read.error());
      continue;
    }
    const scene::Scene& scene = read->value.scene;
    ASSERT_EQ(scene.linksets.size(), 1U) << expected.file;
    const std::size_t parts = scene.linksets[0].parts.size();
    ASSERT_EQ(parts, expected.parts) << expected.file;
    EXPECT_EQ(test::trianglesOf(scene), expected.triangles) << expected.file;
    const test::Box box = test::boxOf(test::pointsOf(scene, parts - 1));
    test::expectNear(box.min, expected.min, step, expected.file);
    test::expectNear(box.max, expected.max, step, expected.file);
  }
}

TEST(ModelFixtures, boxesAreOutsideOut) {
  for (const char* file :
       {"valid.obj", "valid.stl", "valid.ply", "valid.glb", "valid.dae", "valid.fbx",
        "mirrored.glb", "mirrored.dae", "mirrored.fbx", "x_up.dae", "y_up.dae", "sheared.dae"})
    EXPECT_NEAR(test::sixfoldVolume(test::sceneOf(test::fixture(file)), 0), 36, 0.01) << file;
}

struct Refused {
  const char* file;
  const char* code;
};

const std::array refusedModels{
    Refused{"no_mesh.obj", "model.no_triangles"},
    Refused{"no_triangles.obj", "model.no_triangles"},
    Refused{"vast.obj", "plain.too_large"},
    Refused{"truncated.stl", "plain.cut"},
    Refused{"no_triangles.stl", "model.no_triangles"},
    Refused{"no_triangles.ply", "model.no_triangles"},
    Refused{"truncated.ply", "plain.cut"},
    Refused{"huge_count.ply", "plain.cut"},
    Refused{"no_mesh.gltf", "model.no_triangles"},
    Refused{"no_triangles.gltf", "model.no_triangles"},
    Refused{"truncated.gltf", "model.not_well_formed"},
    Refused{"missing.gltf", "model.missing_file"},
    Refused{"system.gltf", "model.outside_folder"},
    Refused{"outside.gltf", "model.outside_folder"},
    Refused{"no_mesh.glb", "model.no_triangles"},
    Refused{"no_triangles.glb", "model.no_triangles"},
    Refused{"truncated.glb", "model.damaged"},
    Refused{"no_mesh.dae", "model.no_triangles"},
    Refused{"no_triangles.dae", "model.no_triangles"},
    Refused{"truncated.dae", "model.not_well_formed"},
    Refused{"no_mesh.fbx", "model.no_triangles"},
    Refused{"truncated.fbx", "model.damaged"},
};

TEST(ModelFixtures, areRefusedInWords) {
  for (const Refused& expected : refusedModels) {
    const auto read = test::opened(test::fixture(expected.file));
    ASSERT_FALSE(read) << expected.file;
    EXPECT_EQ(read.error().text.code, expected.code) << line(read.error());
    EXPECT_TRUE(read.error().file.ends_with(expected.file));
  }
}

}  // namespace
}  // namespace wb::import
