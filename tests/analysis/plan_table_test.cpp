#include "model/analysis/analysis.h"
#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "tests/analysis/advising.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

/// Objects of which a knowing creator makes a fraction of what one step makes of them: plans reach
/// what was reached by hand. Land impacts are those without the reduction of 2024.
namespace wb::advice {
namespace {

using cost::Profile;
using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makeScene;

Profile withoutReduction() {
  Profile profile;
  profile[cost::Key::static_mesh_factor] = 1;
  return profile;
}

/// In the unit cube, of `2 * segments * (rings - 1)` triangles.
asset::Faces sphereFaces(std::uint32_t segments, std::uint32_t rings) {
  mesh::TriangleMesh mesh;
  mesh.positions.emplace_back(0, 0, 0.5);
  for (std::uint32_t ring = 1; ring < rings; ++ring)
    for (std::uint32_t i = 0; i < segments; ++i) {
      const double polar = std::numbers::pi * ring / rings;
      const double around = 2 * std::numbers::pi * i / segments;
      mesh.positions.emplace_back(std::sin(polar) * std::cos(around) / 2,
                                  std::sin(polar) * std::sin(around) / 2, std::cos(polar) / 2);
    }
  mesh.positions.emplace_back(0, 0, -0.5);
  const auto last = static_cast<std::uint32_t>(mesh.positions.size() - 1);
  for (std::uint32_t i = 0; i < segments; ++i) {
    const std::uint32_t next = (i + 1) % segments;
    mesh.triangles.push_back({0, 1 + i, 1 + next});
    for (std::uint32_t ring = 0; ring + 2 < rings; ++ring) {
      const std::uint32_t above = 1 + ring * segments;
      mesh.triangles.push_back({above + i, above + segments + i, above + segments + next});
      mesh.triangles.push_back({above + i, above + segments + next, above + next});
    }
    mesh.triangles.push_back({last, last - segments + next, last - segments + i});
  }
  std::vector<glm::vec3> normals;
  std::vector<glm::vec2> texCoords;
  for (const glm::dvec3& position : mesh.positions) {
    normals.emplace_back(2.0 * position);
    texCoords.emplace_back(std::atan2(position.y, position.x), position.z);
  }
  return {asset::makeFace(mesh, normals, texCoords)};
}

/// As its file is read: with the sizes of its levels.
asset::MeshAsset asRead(asset::MeshAsset mesh) {
  auto read = asset::decode(asset::encode(mesh));
  return read ? std::move(read->value) : std::move(mesh);
}

/// Each level has a quarter of the triangles of the one above it.
scene::Scene sphereWithQuarters(std::uint32_t segments, double side) {
  asset::MeshAsset mesh = makeAsset({});
  for (asset::Lod lod : asset::allLods) {
    mesh.lods[static_cast<std::size_t>(lod)] = sphereFaces(segments, segments + 1);
    segments /= 2;
  }
  return makeScene(makeLinkset({test::meshPart(glm::dvec3(side))}), asRead(std::move(mesh)));
}

/// Three spheres without lower levels, and a physics shape, a cube, for the first alone.
scene::Scene threeBeads() {
  scene::Linkset linkset;
  scene::Scene scene;
  for (int i = 0; i < 3; ++i) {
    asset::MeshAsset mesh = makeAsset({.physicsMesh = i == 0});
    mesh.physicsConvex = asset::PhysicsConvex{};
    mesh.lods = {};
    mesh.lods[0] = sphereFaces(16, 12);
    const std::string name = "bead " + std::to_string(i);
    scene.assets[name] = makeScene({}, asRead(std::move(mesh))).assets.begin()->second;
    linkset.parts.push_back(test::meshPart(
        glm::dvec3(1), i == 0 ? scene::ShapeType::prim : scene::ShapeType::convexHull));
    linkset.parts.back().asset = linkset.parts.back().name = name;
    linkset.parts.back().position.x = 1.2 * i;
  }
  scene.linksets.push_back(std::move(linkset));
  return scene;
}

/// The lowest that a plan reaches, which is what the scene weighs with it.
double lowestReached(const scene::Scene& scene, std::size_t linkset, bool isThorough) {
  const Profile profile = withoutReduction();
  const Plans plans = findPlans(scene, linkset, {}, profile, isThorough);
  const auto lowest = std::ranges::min_element(
      plans.suggestions, {}, [](const Suggestion& one) { return one.after.rounded; });
  if (lowest == plans.suggestions.end()) return plans.before;
  EXPECT_LE(*plans.bound, lowest->after.rounded);
  EXPECT_EQ(test::landImpact(scene, profile) - test::landImpactOnArrival(scene, *lowest, profile),
            lowest->saving());
  return lowest->after.rounded;
}

/// Without lower levels each streams many times what it needs, and two have hulls of 178 vertices.
TEST(PlanTable, ThreeMeshesWithOnePhysicsCube) {
  const scene::Scene scene = threeBeads();
  ASSERT_GE(test::landImpact(scene, withoutReduction()), 20);
  EXPECT_LE(lowestReached(scene, 0, false), 3);
}

/// What takes long to search: by itself, with WEIGHBRIDGE_LONG set.
class LongPlanTable : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("WEIGHBRIDGE_LONG") == nullptr) GTEST_SKIP() << "it takes minutes";
  }
};

TEST_F(LongPlanTable, SpheresWithLevelsAtAQuarter) {
  const scene::Scene small = sphereWithQuarters(52, 2.7);
  ASSERT_EQ(test::landImpact(small, withoutReduction()), 5);
  EXPECT_LE(lowestReached(small, 0, true), 2);
  const scene::Scene large = sphereWithQuarters(96, 2.7);
  ASSERT_EQ(test::landImpact(large, withoutReduction()), 21);
  EXPECT_LE(lowestReached(large, 0, true), 4);
}

TEST_F(LongPlanTable, TheStatueAndItFourTimesAsLarge) {
  weighing::WeighOptions options;
  options.profile = withoutReduction();
  const auto statue = weighing::weighFile(WEIGHBRIDGE_SAMPLES "/statue.weighbridge", options);
  ASSERT_TRUE(statue);
  const weighing::Weighing& weighing = statue->value;
  ASSERT_EQ(weighing.costs.at(0).landImpact, 74);
  EXPECT_LE(lowestReached(weighing.scene, 0, true), 4);
  ASSERT_EQ(weighing.costs.at(1).landImpact, 225);
  EXPECT_LE(lowestReached(weighing.scene, 1, true), 58);
}

}  // namespace
}  // namespace wb::advice
