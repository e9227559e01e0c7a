#include "model/display/drawn_detail.h"
#include "tests/support/objects.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace wb::layers::test {
namespace {

using scene::PartKind;

constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

/// A picture of 1,000 by 800 pixels from the origin along x, where a metre at a distance of 1,000
/// metres is a pixel.
Sight alongX() { return {{0, 0, 0}, {1, 0, 0}, {0, 0, 1}, {1000, 800}, 1000}; }

/// Tori of a metre at these places.
scene::Scene toriAt(const std::vector<glm::dvec3>& places) {
  scene::Scene scene;
  for (const glm::dvec3& place : places) {
    scene.linksets.push_back(sceneOf({primPart(PartKind::torus)}).linksets[0]);
    scene.linksets.back().position = place;
  }
  return scene;
}

std::vector<Detail> chosen(const LayerShapes& layer, const DetailLimits& limits) {
  const std::array layers{&layer};
  return chooseDetails(layers, alongX(), limits).front();
}

std::size_t trianglesDrawn(const LayerShapes& layer, const std::vector<Detail>& details) {
  std::size_t triangles = 0;
  for (std::size_t i = 0; i < details.size(); ++i) {
    const Shape& shape = layer.shapeOf(layer.pieces[i]);
    if (details[i].drawn == Drawn::box) triangles += 12;
    if (details[i].drawn == Drawn::shape)
      triangles += details[i].level == 0
                       ? shape.triangleCount()
                       : shape.coarser()[details[i].level - 1U].mesh.triangles.size();
  }
  return triangles;
}

TEST(Detail, OfNothingIsNothing) {
  EXPECT_TRUE(chooseDetails({}, alongX(), {unlimited, unlimited}).empty());
  EXPECT_TRUE(chosen({}, {0, 0}).empty());
}

TEST(Detail, FollowsTheSizeOnTheScreen) {
  const LayerShapes layer = makeLayer(
      toriAt({{5, 0, 0}, {600, 0, 0}, {3000, 0, 0}, {-5, 0, 0}, {5, 50, 0}}), Layer::prims);
  const auto details = chosen(layer, {unlimited, unlimited});
  EXPECT_EQ(details[0].drawn, Drawn::shape);
  EXPECT_EQ(details[0].level, 0);
  EXPECT_EQ(details[1].drawn, Drawn::box);
  EXPECT_EQ(details[2].drawn, Drawn::point);
  EXPECT_EQ(details[3].drawn, Drawn::nothing) << "behind the eye";
  EXPECT_EQ(details[4].drawn, Drawn::nothing) << "beside the picture";
}

TEST(Detail, WhatTheEyeIsInIsDrawn) {
  const LayerShapes layer = makeLayer(toriAt({{0, 0, 0}}), Layer::prims);
  EXPECT_EQ(chosen(layer, {unlimited, unlimited})[0].drawn, Drawn::shape);
}

TEST(Detail, CoarserLevelsAreUsedOnceTheyAreMade) {
  const LayerShapes layer = makeLayer(toriAt({{40, 0, 0}}), Layer::prims);
  EXPECT_EQ(chosen(layer, {unlimited, unlimited})[0].level, 0);
  ASSERT_FALSE(layer.shapes[0]->coarser().empty());
  EXPECT_GT(chosen(layer, {unlimited, unlimited})[0].level, 0);
}

/// At 100 m the picture ends 50 m aside; a torus of a metre lies within a ball of 0.87 m.
TEST(Detail, WhatReachesIntoThePictureIsDrawn) {
  const LayerShapes layer = makeLayer(
      toriAt({{100, 50.3, 0}, {100, -50.3, 0}, {100, 52, 0}, {100, 0, 40.3}, {100, 0, 42}}),
      Layer::prims);
  const auto details = chosen(layer, {unlimited, unlimited});
  EXPECT_NE(details[0].drawn, Drawn::nothing);
  EXPECT_NE(details[1].drawn, Drawn::nothing);
  EXPECT_EQ(details[2].drawn, Drawn::nothing);
  EXPECT_NE(details[3].drawn, Drawn::nothing);
  EXPECT_EQ(details[4].drawn, Drawn::nothing);
}

TEST(Detail, IsFinerTheNearerItIs) {
  std::vector<glm::dvec3> places;
  for (int distance = 12; distance <= 102; distance += 5) places.emplace_back(distance, 0, 0);
  const LayerShapes layer = makeLayer(toriAt(places), Layer::prims);
  ASSERT_FALSE(layer.shapes[0]->coarser().empty());
  const auto details = chosen(layer, {unlimited, unlimited});
  EXPECT_TRUE(std::ranges::is_sorted(details, {}, &Detail::level));
  EXPECT_LT(details.front().level, details.back().level);
}

/// Each shape and level is a draw call.
TEST(Detail, KeepsToTheLimitOfDraws) {
  scene::Scene scene = toriAt({{150, 0, 0}, {200, 2, 0}, {250, 4, 0}, {300, 6, 0}});
  double hollow = 0;
  for (scene::Linkset& linkset : scene.linksets) linkset.parts[0].prim.hollow = hollow += 0.1;
  const LayerShapes layer = makeLayer(scene, Layer::prims);
  ASSERT_EQ(layer.shapes.size(), 4U);
  const auto drawsOf = [&](std::size_t most) {
    std::set<std::pair<const Shape*, std::uint8_t>> draws;
    const auto details = chosen(layer, {unlimited, most});
    for (std::size_t i = 0; i < details.size(); ++i)
      if (details[i].drawn == Drawn::shape)
        draws.emplace(&layer.shapeOf(layer.pieces[i]), details[i].level);
    return draws.size();
  };
  EXPECT_EQ(drawsOf(4), 4U);
  EXPECT_LE(drawsOf(3), 3U);
  EXPECT_LE(drawsOf(1), 1U);
}

TEST(Detail, OfSeveralLayersKeepsToTheLimitsTogether) {
  std::vector<glm::dvec3> places;
  for (int i = 0; i < 500; ++i) places.emplace_back(30 + i, i % 7 - 3, i % 5 - 2);
  const LayerShapes one = makeLayer(toriAt(places), Layer::prims);
  const LayerShapes other = makeLayer(toriAt(places), Layer::baseHull);
  const std::array layers{&one, &other};
  const auto details = chooseDetails(layers, alongX(), {20'000, 100});
  EXPECT_LE(trianglesDrawn(one, details[0]) + trianglesDrawn(other, details[1]), 20'000U);
}

TEST(Detail, LevelsAreNotMadeOfFewTriangles) {
  const LayerShapes few = makeLayer(toriAt({{5, 0, 0}}), Layer::prims);
  prepareLevels(few, 1);
  EXPECT_TRUE(few.shapes[0]->coarserIfMade().empty());
}

TEST(Detail, LevelsAreMadeOfWhatIsUsedOften) {
  scene::Scene scene = toriAt(std::vector<glm::dvec3>(1'000));
  scene.linksets[0].parts[0].prim.hollow = 0.5;
  const LayerShapes layer = makeLayer(scene, Layer::prims);
  ASSERT_GT(trianglesOf(layer), fewTriangles);
  prepareLevels(layer, 2);
  EXPECT_TRUE(layer.shapes[0]->coarserIfMade().empty());
  EXPECT_FALSE(layer.shapes[1]->coarserIfMade().empty());
}

/// Whatever the limits: what is in sight is drawn as something, however coarse.
RC_GTEST_PROP(DetailProperty, NothingInSightIsLeftOut, ()) {
  const auto number = [](int low, int high) { return double(*rc::gen::inRange(low, high)); };
  std::vector<glm::dvec3> places;
  const int count = *rc::gen::inRange(1, 60);
  for (int i = 0; i < count; ++i)
    places.emplace_back(number(-100, 2000), number(-400, 400), number(-300, 300));
  const LayerShapes layer = makeLayer(toriAt(places), Layer::prims);
  const DetailLimits limits{static_cast<std::size_t>(*rc::gen::inRange(0, 100'000)),
                            static_cast<std::size_t>(*rc::gen::inRange(0, 5))};
  const auto details = chosen(layer, limits);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const glm::dvec3& at = places[i];
    const bool isInSight = at.x > 1 && std::abs(at.y) / at.x < 0.5 && std::abs(at.z) / at.x < 0.4;
    if (isInSight) RC_ASSERT(details[i].drawn != Drawn::nothing);
    if (at.x < -2) RC_ASSERT(details[i].drawn == Drawn::nothing);
  }
}

}  // namespace
}  // namespace wb::layers::test
