#include "model/shapes/shape_overlay.h"
#include "tests/shapes/gates.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace wb::making {
namespace {

/// One hull about a gate, which fills its passage of 2 m by 3.2 m.
shape::FittedShape block() {
  shape::FittedShape shape;
  shape.pieces.push_back(
      *shape::Piece::of(shape::test::cornersOfBox({{-2, -0.5, -2}, {2, 0.5, 2}})));
  shape.tolerance = 0.2;
  shape.error.overfill.distance = 1;
  return shape;
}

/// The second gate stands 10 m along x.
scene::Scene gates() {
  scene::Scene scene = test::sceneOfGates();
  scene.linksets[0].parts[1].position = {10, 0, 0};
  return scene;
}

double farthestAlongX(const mesh::TriangleMesh& mesh) {
  double most = -1e9;
  for (const glm::dvec3& position : mesh.positions) most = std::max(most, position.x);
  return most;
}

TEST(Overlays, LieOnEachPart) {
  const std::vector<ShapeForParts> one{{{{0, 0}}, block()}};
  const std::vector<ShapeForParts> both{{{{0, 0}, {0, 1}}, block()}};
  const DeviationMap first = deviationMap(gates(), one);
  const DeviationMap all = deviationMap(gates(), both);
  EXPECT_EQ(all.distances.size(), 2 * first.distances.size());
  EXPECT_NEAR(farthestAlongX(first.mesh), gates().linksets[0].position.x + 2, 1e-6);
  EXPECT_NEAR(farthestAlongX(all.mesh), gates().linksets[0].position.x + 12, 1e-6);
  // What is told of the shape itself, not what is found at middles of triangles.
  EXPECT_EQ(first.farthest, block().error.error());
  EXPECT_EQ(all.farthest, first.farthest);
  // In the middle of the passage the nearer post is a metre away; its lintel and floor are farther
  // from the place that has the most room.
  EXPECT_NEAR(std::ranges::max(first.distances), 1, 0.05);
}

TEST(Overlays, TellOfWaysThatAreCut) {
  const std::vector<ShapeForParts> shapes{{{{0, 0}}, block()}};
  const PassageMap ways = passageMap(gates(), shapes);
  EXPECT_FALSE(ways.kept.triangles.empty());
  EXPECT_FALSE(ways.taken.triangles.empty());
  EXPECT_FALSE(ways.cut.triangles.empty());
}

/// However many parts are alike.
TEST(Overlays, LieOnFewOfMany) {
  const ShapeForParts many{std::vector<scene::Target>(1000, scene::Target{0, 0}), block()};
  EXPECT_EQ(shownOn(many).size(), 16U);
}

}  // namespace
}  // namespace wb::making
