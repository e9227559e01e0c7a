#include "tests/analysis/advising.h"
#include "tests/support/objects.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace wb::advice {
namespace {

using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makeScene;
using test::adviceFor;
using test::find;
using test::landImpact;
using test::meshPart;
using test::warns;

/// Wall of 1.2 × 0.6 × 0.9 m with slivers of 1 mm at a seam, beside four triangles of a quarter of
/// a metre.
scene::Scene sliverWall() {
  std::vector<std::array<glm::dvec3, 3>> triangles;
  for (int i = 0; i < 4; ++i) {
    const double x = -0.5 + 0.25 * i;
    triangles.push_back({glm::dvec3(x, -0.5, -0.5), {x, 0.5, -0.5}, {x, 0, 0.5}});
  }
  for (int i = 0; i < 3; ++i) {
    const double z = -0.5 + 0.3 * i;
    triangles.push_back({glm::dvec3(-0.5, 0, z), {0.5, 0, z}, {0, 0, z + 0.001 / 0.9}});
  }
  asset::MeshAsset mesh = makeAsset({});
  mesh.physicsMesh = asset::Faces{layers::test::faceOf(triangles)};
  return makeScene(makeLinkset({meshPart({1.2, 0.6, 0.9})}), std::move(mesh));
}

/// With a level of detail too few the mesh is refused whatever new physics shape it gets.
TEST(Advice, AMeshThatWouldBeRefusedIsNotRecommended) {
  scene::Scene scene = sliverWall();
  const auto isOfMesh = [](const Suggestion& one) {
    return std::holds_alternative<NewMesh>(one.change.what);
  };
  const auto before = adviceFor(scene);
  ASSERT_TRUE(std::ranges::any_of(before, isOfMesh));
  scene::Asset& wall = scene.assets.at(scene.linksets[0].parts[0].asset);
  auto mesh = *wall.mesh;
  mesh.lods[1].reset();
  mesh.lods[3] = mesh.lods[2] = mesh.lods[0];
  wall.mesh = std::make_shared<const asset::MeshAsset>(std::move(mesh));
  EXPECT_TRUE(std::ranges::none_of(adviceFor(scene), isOfMesh));
}

/// Three slivers of about 1 mm (a step of the format is 0.014 mm there) cost 0.05 / 0.001 each.
TEST(Advice, TheNarrowestTrianglesAreTakenOut) {
  const auto suggestions = adviceFor(sliverWall());
  ASSERT_FALSE(suggestions.empty());
  EXPECT_NEAR(suggestions[0].before.unrounded, 150, 10);
  const Suggestion* removal = find(suggestions, "advice.remove_triangles");
  ASSERT_NE(removal, nullptr);
  const auto& mesh = std::get<NewMesh>(removal->change.what);
  EXPECT_LE(toTriangleMesh(*mesh.mesh->physicsMesh).triangles.size(), 5U);
  EXPECT_TRUE(warns(*removal, "caution.upload"));
  EXPECT_TRUE(warns(*removal, "caution.gaps"));
  const scene::Scene after = apply(sliverWall(), *removal);
  EXPECT_EQ(after.linksets[0].parts[0].asset, "mesh 2");
  EXPECT_NE(after.assets.at("mesh 2").data, nullptr);
  EXPECT_EQ(landImpact(after, {}), removal->after.rounded);
  EXPECT_EQ(toTriangleMesh(*after.assets.at("mesh").mesh->physicsMesh).triangles.size(), 7U);
}

/// Two walls of one mesh, one twice as long as the other, are mended by one mesh. Of each triangle
/// the width is told in which part it is wider.
TEST(Advice, PartsOfOneMeshAreMendedTogetherWhateverTheirSize) {
  scene::Scene scene = sliverWall();
  scene.linksets[0].parts.push_back(meshPart({2.4, 0.6, 0.9}));
  const auto suggestions = adviceFor(scene);
  const Suggestion* removal = find(suggestions, "advice.remove_triangles_alike");
  ASSERT_NE(removal, nullptr);
  EXPECT_EQ(std::get<NewMesh>(removal->change.what).parts, (std::vector<std::size_t>{0, 1}));
  EXPECT_NE(rendered(removal->what).find("of mesh and 1 more with the same mesh:"),
            std::string::npos);
  const scene::Scene after = apply(scene, *removal);
  EXPECT_EQ(after.linksets[0].parts[0].asset, "mesh 2");
  EXPECT_EQ(after.linksets[0].parts[1].asset, "mesh 2");
  EXPECT_EQ(landImpact(after, {}), removal->after.rounded);
  EXPECT_LT(removal->after.rounded, 10);
}

/// A cube's eight corners, each there eight times and with inner points between.
asset::HullPoints paddedCube() {
  asset::HullPoints points;
  for (int i = 0; i < 64; ++i) {
    const auto at = [i](int bit) { return static_cast<std::uint16_t>((i >> bit & 1) * 65535); };
    points.push_back({at(0), at(1), at(2)});
  }
  for (int i = 1; i <= 100; ++i) {
    const auto inside = static_cast<std::uint16_t>(600 * i);
    points.push_back({inside, inside, 30000});
  }
  return points;
}

TEST(Advice, PointsThatDoNotShapeAHullAreTakenOut) {
  asset::MeshAsset mesh = makeAsset({});
  mesh.physicsConvex->hulls = {paddedCube()};
  const auto suggestions =
      adviceFor(makeScene(makeLinkset({meshPart(glm::dvec3(1))}), std::move(mesh)));
  const Suggestion* bare = find(suggestions, "advice.inner_points");
  ASSERT_NE(bare, nullptr);
  EXPECT_EQ(std::get<NewMesh>(bare->change.what).mesh->physicsConvex->hulls[0].size(), 8U);
  EXPECT_EQ(bare->cautions.size(), 1U);
  EXPECT_EQ(
      rendered(bare->what),
      "Remove 156 of the 164 hull vertices of mesh: those that are duplicates or lie inside their "
      "hull.");
}

/// Evenly spread over a ball of 1 m.
asset::HullPoints ballPoints(std::size_t count) {
  constexpr double turn = 2.4;  // About the golden angle.
  std::vector<glm::dvec3> points;
  for (std::size_t i = 0; i < count; ++i) {
    const double z = (static_cast<double>(i) + 0.5) / static_cast<double>(count) - 0.5;
    const double radius = std::sqrt(0.25 - z * z);
    const double angle = turn * static_cast<double>(i);
    points.emplace_back(radius * std::cos(angle), radius * std::sin(angle), z);
  }
  return layers::test::hullPoints(points);
}

/// Its 0.04 · (100 + 1) PE decide; it is one hull, and no list of several.
TEST(Advice, ABaseHullOfManyPointsIsReduced) {
  asset::MeshAsset mesh = makeAsset({});
  mesh.physicsConvex->baseHull = ballPoints(100);
  const auto suggestions =
      adviceFor(makeScene(makeLinkset({meshPart(glm::dvec3(1))}), std::move(mesh)));
  const Suggestion* fewer = find(suggestions, "advice.fewer_points_base_hull");
  ASSERT_NE(fewer, nullptr);
  EXPECT_NEAR(fewer->before.unrounded, 4.04, 1e-9);
  const auto& convex = std::get<NewMesh>(fewer->change.what).mesh->physicsConvex;
  const std::size_t left = convex.value().baseHull.value().size();
  EXPECT_LT(left, 100U);
  EXPECT_EQ(rendered(fewer->what),
            "Reduce the hull of mesh to " + std::to_string(left) + " vertices (now 100).");
  EXPECT_EQ(find(suggestions, "advice.fewer_points"), nullptr);
}

/// Sixteen slices of one cube are one cube: merged they fill no more.
TEST(Advice, HullsThatLieTogetherAreMerged) {
  asset::MeshAsset mesh = makeAsset({});
  mesh.physicsConvex->hulls.clear();
  for (int i = 0; i < 16; ++i) {
    std::vector<glm::dvec3> slice = layers::test::cubeCorners();
    for (glm::dvec3& corner : slice) corner.z = (corner.z + i - 7.5) / 16;
    mesh.physicsConvex->hulls.push_back(layers::test::hullPoints(slice));
  }
  const scene::Scene scene = makeScene(makeLinkset({meshPart(glm::dvec3(1))}), std::move(mesh));
  const auto suggestions = adviceFor(scene);
  const Suggestion* merged = find(suggestions, "advice.merge_hulls");
  ASSERT_NE(merged, nullptr);
  EXPECT_NEAR(merged->before.unrounded, 0.04 * (16 * 8 + 16), 1e-9);
  const auto& hulls = std::get<NewMesh>(merged->change.what).mesh->physicsConvex->hulls;
  ASSERT_EQ(hulls.size(), 1U);
  EXPECT_EQ(hulls[0].size(), 8U);
}

}  // namespace
}  // namespace wb::advice
