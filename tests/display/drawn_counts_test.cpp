#include "model/display/drawn_detail.h"
#include "tests/support/objects.h"

#include <gtest/gtest.h>

namespace wb::layers::test {
namespace {

Detail as(Drawn drawn) { return {drawn, 0, true, 100}; }

TEST(DrawnCounts, CountWhatIsDrawnAndHow) {
  scene::Scene scene = sceneOf({meshPart(), meshPart()});
  scene.linksets.push_back(scene.linksets[0]);
  const LayerShapes shapes = makeLayer(scene, Layer::visual);
  ASSERT_EQ(shapes.pieces.size(), 4U);
  DrawnCounts counts;
  // Of the first linkset a cube and a point; of the second nothing.
  addCounts(
      counts, shapes, Layer::visual,
      std::vector{as(Drawn::shape), as(Drawn::point), as(Drawn::nothing), as(Drawn::nothing)});
  EXPECT_EQ(counts.triangles, 12U);
  EXPECT_EQ(counts.hulls, 0U);
  EXPECT_EQ(counts.linksets, std::set<std::size_t>{0});
}

TEST(DrawnCounts, HullsAreThoseOfPhysics) {
  asset::MeshAsset asset = cubeAsset();
  asset.physicsConvex = asset::PhysicsConvex{};
  asset.physicsConvex->hulls = {hullPoints(cubeCorners()), hullPoints(cubeCorners(0.5))};
  const scene::Scene scene = sceneOf({meshPart()}, asset);
  DrawnCounts counts;
  for (const Layer layer : {Layer::hulls, Layer::baseHull})
    addCounts(counts, makeLayer(scene, layer), layer, std::vector{as(Drawn::shape)});
  EXPECT_EQ(counts.hulls, 3U);
  EXPECT_EQ(counts.linksets.size(), 1U);
}

}  // namespace
}  // namespace wb::layers::test
