#include "model/layers/explosion.h"

#include "model/layers/bounds.h"
#include "model/layers/layer.h"
#include "model/layers/shape_of_part.h"
#include "tests/support/objects.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

namespace wb::layers::test {
namespace {

using scene::PartKind;

TEST(Explosion, ExplodedNothingIsNothing) {
  LayerOptions options;
  options.explosion = 1;
  for (const Layer layer : allLayers) EXPECT_TRUE(makeLayer({}, layer, options).isEmpty());
}

TEST(Explosion, ASinglePartStaysWhereItIs) {
  scene::Part part = primPart(PartKind::box);
  part.position = {3, 4, 5};
  LayerOptions options;
  options.explosion = 2;
  const scene::Scene scene = sceneOf({part});
  EXPECT_EQ(makeLayer(scene, Layer::prims, options).pieces[0].place,
            makeLayer(scene, Layer::prims).pieces[0].place);
}

/// Two parts four metres apart, about the middle between them: at 1 they are eight apart.
TEST(Explosion, PartsMoveAwayFromTheMiddleOfTheirLinkset) {
  scene::Part root = primPart(PartKind::box);
  scene::Part other = primPart(PartKind::box);
  other.position = {4, 0, 0};
  scene::Scene scene = sceneOf({root, other});
  const auto shown = [&](double explosion) {
    LayerOptions options;
    options.explosion = explosion;
    const LayerShapes layer = makeLayer(scene, Layer::prims, options);
    return std::pair(layer.pieces[0].place[3].x, layer.pieces[1].place[3].x);
  };
  const auto [first, second] = shown(0);
  const double between = second - first;
  const auto [left, right] = shown(1);
  EXPECT_NEAR(left, first - between / 2, 1e-9);
  EXPECT_NEAR(right, second + between / 2, 1e-9);
  EXPECT_NEAR(boundsOf(scene, 0, 1, 1)->low.x, right - 0.5, 1e-9);
  EXPECT_NEAR(boundsOf(scene, {}, {}, 1)->high.x, right + 0.5, 1e-9);
}

/// Of hulls left and right of the middle, a quarter of the unit cube off, each moves by as much.
TEST(Explosion, HullsMoveAwayFromTheMiddleOfTheirPart) {
  asset::MeshAsset asset = cubeAsset();
  asset.physicsConvex.emplace();
  for (const double side : {-0.25, 0.25}) {
    std::vector<glm::dvec3> corners = cubeCorners(0.25);
    for (glm::dvec3& corner : corners) corner.x += side;
    asset.physicsConvex->hulls.push_back(hullPoints(corners));
  }
  const scene::Scene scene = sceneOf({meshPart(glm::dvec3(2))}, asset);
  const auto low = [&](double explosion) {
    LayerOptions options;
    options.explosion = explosion;
    options.store = std::make_shared<ShapeStore>();
    return makeLayer(scene, Layer::hulls, options).shapes.at(0)->low().x;
  };
  EXPECT_NEAR(low(1), low(0) - 0.25, 1e-3);
  EXPECT_NEAR(low(0.5), low(0) - 0.125, 1e-3);
  // Of two metres, and as much again where they may go.
  EXPECT_NEAR(boundsOf(scene, {}, {}, 1)->low.x, 2 * boundsOf(scene)->low.x, 1e-9);
}

/// Else a shape kept for one slider position would be shown at another.
TEST(Explosion, ExplodedHullsAreKeptApart) {
  const scene::Scene scene = sceneOf({meshPart()});
  const scene::Part& part = scene.linksets[0].parts[0];
  LayerOptions exploded;
  exploded.explosion = 1;
  const auto* asset = scene.meshOf(part);
  EXPECT_NE(shapeKeyOf(part, asset, Layer::hulls, {}),
            shapeKeyOf(part, asset, Layer::hulls, exploded));
  EXPECT_EQ(shapeKeyOf(part, asset, Layer::visual, {}),
            shapeKeyOf(part, asset, Layer::visual, exploded));
}

}  // namespace
}  // namespace wb::layers::test
