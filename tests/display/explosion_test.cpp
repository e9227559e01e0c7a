#include "model/display/explosion.h"

#include "model/display/display.h"
#include "model/display/shape_of_part.h"
#include "tests/support/objects.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <utility>
#include <vector>

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

/// Do the boxes about all parts of a scene overlap?
bool areApart(const scene::Scene& scene) {
  std::vector<Bounds> boxes;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    for (std::size_t k = 0; k < scene.linksets[i].parts.size(); ++k)
      boxes.push_back(*boundsOf(scene, i, k, 2));
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (glm::all(glm::lessThan(boxes[i].low, boxes[k].high)) &&
          glm::all(glm::lessThan(boxes[k].low, boxes[i].high)))
        return false;
  return true;
}

/// One in the middle of another, three in one place, and a long one across all.
TEST(Explosion, AtTheEndNothingOverlaps) {
  std::vector<scene::Part> parts(6, primPart(PartKind::box));
  parts[1].scale = {3, 3, 3};
  parts[4].scale = {20, 0.1, 0.1};
  parts[5].position = {0.2, 0.1, 0};
  EXPECT_TRUE(areApart(sceneOf(parts)));
}

/// A cross: what stands beside the way of a part is not in it.
TEST(Explosion, PartsGoOnlyAsFarAsSomethingIsInTheirWay) {
  std::vector<scene::Part> parts(4, primPart(PartKind::box));
  parts[1].position = {4, 0, 0};
  parts[2].position = {2, 50, 0};
  parts[3].position = {2, -50, 0};
  const scene::Scene scene = sceneOf(parts);
  EXPECT_TRUE(areApart(scene));
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const Bounds box = *boundsOf(scene, 0, part, 2);
    const glm::dvec3 middle = (box.low + box.high) / 2.0;
    const glm::dvec3 about(2, 0, 0);
    EXPECT_NEAR(glm::distance(middle, about), 3 * glm::distance(parts[part].position, about), 1e-9)
        << part;
  }
}

/// Two objects side by side: what is moved out of one does not come to lie in the other.
TEST(Explosion, LinksetsMakeRoomForEachOther) {
  scene::Part other = primPart(PartKind::box);
  other.position = {1, 0, 0};
  scene::Scene scene = sceneOf({primPart(PartKind::box), other});
  scene.linksets.push_back(scene.linksets[0]);
  scene.linksets[1].position.x += 2;
  scene.linksets.push_back(scene.linksets[0]);
  scene.linksets[2].position.x += 500;
  EXPECT_TRUE(areApart(scene));
  // What is far from all stays in its place.
  EXPECT_NEAR(boundsOf(scene, 2, {}, 2)->low.x + boundsOf(scene, 2, {}, 2)->high.x,
              boundsOf(scene, 2)->low.x + boundsOf(scene, 2)->high.x, 1e-9);
}

/// Two hulls of which one lies within the other.
TEST(Explosion, NestedHullsGoApart) {
  asset::MeshAsset asset = cubeAsset();
  asset.physicsConvex.emplace();
  for (const double size : {0.5, 0.2})
    asset.physicsConvex->hulls.push_back(hullPoints(cubeCorners(size)));
  const scene::Scene scene = sceneOf({meshPart(glm::dvec3(2))}, asset);
  LayerOptions options;
  options.explosion = 2;
  const LayerShapes layer = makeLayer(scene, Layer::hulls, options);
  const Shape& shape = *layer.shapes.at(0);
  std::array<Bounds, 2> boxes{Bounds{glm::dvec3(9), glm::dvec3(-9)},
                              Bounds{glm::dvec3(9), glm::dvec3(-9)}};
  for (std::size_t i = 0; i < shape.mesh().triangles.size(); ++i)
    for (const std::uint32_t corner : shape.mesh().triangles[i]) {
      Bounds& box = boxes.at(shape.groups()[i]);
      box.low = glm::min(box.low, shape.mesh().positions[corner]);
      box.high = glm::max(box.high, shape.mesh().positions[corner]);
    }
  EXPECT_FALSE(glm::all(glm::lessThan(boxes[0].low, boxes[1].high)) &&
               glm::all(glm::lessThan(boxes[1].low, boxes[0].high)));
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
