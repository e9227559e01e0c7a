#include "model/display/land_map.h"

#include "tests/support/objects.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace wb::layers::test {
namespace {

/// A prim in a linkset of its own.
scene::Linkset at(const glm::dvec3& position, const glm::dvec3& size) {
  scene::Linkset linkset;
  linkset.position = position;
  linkset.parts = {primPart(scene::PartKind::box, size)};
  return linkset;
}

scene::Scene sceneWith(std::vector<scene::Linkset> linksets) {
  scene::Scene scene;
  scene.linksets = std::move(linksets);
  return scene;
}

std::vector<cost::LinksetCost> costing(const std::vector<double>& landImpacts) {
  std::vector<cost::LinksetCost> costs(landImpacts.size());
  for (std::size_t i = 0; i < costs.size(); ++i) costs[i].landImpact = landImpacts[i];
  return costs;
}

TEST(LandMap, OfNothingHasNoSquares) {
  EXPECT_TRUE(landMapOf({}).squares.empty());
  EXPECT_TRUE(landMapOf(sceneWith({{}})).squares.empty());  // a linkset without parts
  const scene::Scene one = sceneWith({at({2, 2, 0}, {1, 1, 1})});
  EXPECT_TRUE(landMapOf(one, [](std::size_t) { return false; }).squares.empty());
  EXPECT_EQ(LandMap{}.squareAt({0, 0}), nullptr);
}

TEST(LandMap, WhatIsAsThinAsNothingLiesInOneSquare) {
  const LandMap map = landMapOf(sceneWith({at({4, 4, 0}, {0, 0, 0})}));
  ASSERT_EQ(map.squares.size(), 1U);
  EXPECT_EQ(map.squares[0].low, glm::dvec2(4, 4));
  EXPECT_EQ(map.squares[0].shares, (std::vector<LandShare>{{0, 1}}));
}

TEST(LandMap, AnObjectInOneSquareCountsThereAlone) {
  const LandMap map = landMapOf(sceneWith({at({2, 6, 3}, {1, 2, 4})}));
  EXPECT_EQ(map.side, 4);
  EXPECT_EQ(map.height, 1);  // 3 m less half of 4 m
  ASSERT_EQ(map.squares.size(), 1U);
  EXPECT_EQ(map.squares[0].low, glm::dvec2(0, 4));
  EXPECT_EQ(loadOf(map.squares[0], costing({8})).landImpact, 8);
  // 8 on 16 m²
  EXPECT_DOUBLE_EQ(landLevels(map, costing({8}))[0], 1 - std::exp(-0.5 / 0.3));
}

TEST(LandMap, AnObjectOverSeveralSquaresIsSharedByItsArea) {
  // From x = 3 to 7 and y = 2 to 6: a quarter and three quarters, a half and a half.
  const LandMap map = landMapOf(sceneWith({at({5, 4, 0}, {4, 4, 1})}));
  ASSERT_EQ(map.squares.size(), 4U);
  const auto costs = costing({80});
  EXPECT_DOUBLE_EQ(loadOf(*map.squareAt({3.5, 3}), costs).landImpact, 10);
  EXPECT_DOUBLE_EQ(loadOf(*map.squareAt({4, 3.9}), costs).landImpact, 30);
  EXPECT_DOUBLE_EQ(loadOf(*map.squareAt({0, 4}), costs).landImpact, 10);
  EXPECT_DOUBLE_EQ(loadOf(*map.squareAt({7.9, 7.9}), costs).landImpact, 30);
  EXPECT_EQ(map.squareAt({8, 4}), nullptr);
  EXPECT_EQ(map.squareAt({-0.1, 4}), nullptr);
}

TEST(LandMap, ATurnedObjectTakesTheRectangleAboutIt) {
  scene::Linkset turned = at({8, 8, 0}, {2, 2, 1});
  turned.rotation = glm::angleAxis(std::numbers::pi / 4, glm::dvec3(0, 0, 1));
  turned.position.x = 4 + std::numbers::sqrt2;  // its corner is on the edge of a square
  turned.position.y = 4 + std::numbers::sqrt2 / 2;
  const LandMap map = landMapOf(sceneWith({turned}));
  const auto costs = costing({4});
  EXPECT_NEAR(loadOf(*map.squareAt({5, 5}), costs).landImpact, 3, 1e-9);
  EXPECT_NEAR(loadOf(*map.squareAt({5, 3}), costs).landImpact, 1, 1e-9);
}

TEST(LandMap, LandBetweenPartsIsBare) {
  scene::Scene scene = sceneWith({at({2, 2, 0}, {1, 1, 1})});
  scene.linksets[0].parts.push_back(primPart(scene::PartKind::box));
  scene.linksets[0].parts[1].scale = {1, 3, 1};
  scene.linksets[0].parts[1].position = {32, 0, 0};
  const LandMap map = landMapOf(scene);
  ASSERT_EQ(map.squares.size(), 2U);
  EXPECT_DOUBLE_EQ(loadOf(*map.squareAt({2, 2}), costing({8})).landImpact, 2);  // 1 m² of 4 m²
  EXPECT_DOUBLE_EQ(loadOf(*map.squareAt({34, 2}), costing({8})).landImpact, 6);
}

TEST(LandMap, PartsInOneSquareAreOneShare) {
  scene::Scene scene = sceneWith({at({1, 1, 0}, {1, 1, 1})});
  scene.linksets[0].parts.push_back(scene.linksets[0].parts[0]);
  scene.linksets[0].parts[1].position = {1, 1, 0};
  const LandMap map = landMapOf(scene);
  ASSERT_EQ(map.squares.size(), 1U);
  EXPECT_EQ(map.squares[0].shares, (std::vector<LandShare>{{0, 1}}));
}

TEST(LandMap, SquaresAddUpToWhatTheLinksetsCost) {
  scene::Scene scene = sceneWith(
      {at({5.3, -7.1, 0}, {9, 17, 1}), at({-40, 3, 0}, {0.01, 33, 1}), at({3, 3, 0}, {1, 1, 1})});
  scene.linksets[0].parts.push_back(primPart(scene::PartKind::box));
  scene.linksets[0].parts[1].position = {12, 5, 0};
  const LandMap map = landMapOf(scene);
  double sum = 0;
  for (const LandSquare& square : map.squares)
    sum += loadOf(square, costing({100, 20, 3})).landImpact;
  EXPECT_NEAR(sum, 123, 1e-9);
}

TEST(LandMap, SquaresGrowWithWhatIsWide) {
  const LandMap map = landMapOf(sceneWith({at({2, 2, 0}, {1, 1, 1}), at({1002, 2, 0}, {1, 1, 1})}));
  EXPECT_EQ(map.side, 16);  // 64 squares of 8 m reach 512 m, of 16 m 1,024 m
  ASSERT_EQ(map.squares.size(), 2U);
  EXPECT_EQ(map.squares[1].low, glm::dvec2(992, 0));
  const LandMap far = landMapOf(sceneWith({at({0, 0, 0}, {1, 1, 1}), at({1e9, 0, 0}, {1, 1, 1})}));
  EXPECT_GE(far.side * 64, 1e9);
  EXPECT_EQ(far.squares.size(), 6U);  // four about the origin, two about the other
}

TEST(LandMap, WhatIsNotKnownIsSaid) {
  auto costs = costing({8, 5});
  costs[1].unknown.landImpact = true;
  const LandMap map = landMapOf(sceneWith({at({2, 2, 0}, {1, 1, 1}), at({5, 2, 0}, {4, 1, 1})}));
  ASSERT_EQ(map.squares.size(), 2U);
  EXPECT_TRUE(loadOf(map.squares[0], costs).isAtLeast);
  const LandMap known = landMapOf(sceneWith({at({2, 2, 0}, {1, 1, 1})}));
  EXPECT_FALSE(loadOf(known.squares[0], costs).isAtLeast);
}

/// A prim on a parcel.
scene::Linkset on(const std::string& parcel, const glm::dvec3& position, const glm::dvec3& size) {
  scene::Linkset linkset = at(position, size);
  linkset.region = "Home";
  linkset.parcel = parcel;
  return linkset;
}

scene::Scene homeWith(std::vector<scene::Linkset> linksets) {
  scene::Scene scene = sceneWith(std::move(linksets));
  scene.regions.emplace_back().name = "Home";
  for (const char* name : {"West", "East"}) scene.regions[0].parcels.emplace_back().name = name;
  return scene;
}

TEST(LandMap, ParcelsAreWhereTheirObjectsStand) {
  // West on two squares beside each other, East on the one behind them, and one on no parcel.
  const scene::Scene scene =
      homeWith({on("West", {2, 2, 0}, {1, 1, 1}), on("West", {6, 2, 0}, {1, 1, 1}),
                on("East", {10, 2, 0}, {1, 1, 1}), on("", {14, 2, 0}, {1, 1, 1})});
  const std::vector<ParcelLand> parcels = parcelsOn(landMapOf(scene), scene);
  ASSERT_EQ(parcels.size(), 2U);
  EXPECT_EQ(parcels[0].region, 0U);
  EXPECT_EQ(parcels[0].parcel, 0U);
  EXPECT_EQ(parcels[0].middle, glm::dvec2(4, 2));
  EXPECT_EQ(parcels[0].outline.size(), 6U);  // of two squares, all but the side between them
  EXPECT_EQ(parcels[1].parcel, 1U);
  EXPECT_EQ(parcels[1].middle, glm::dvec2(10, 2));
  EXPECT_EQ(parcels[1].outline.size(), 4U);
  for (const ParcelLand& parcel : parcels)
    for (const auto& [from, to] : parcel.outline) {
      const glm::dvec2 along = to - from;
      const glm::dvec2 left = (from + to) / 2.0 + glm::dvec2(-along.y, along.x) / 2.0;
      EXPECT_LE(std::abs(left.x - parcel.middle.x), 2);
      EXPECT_EQ(left.y, 2);
    }
}

TEST(LandMap, ASquareIsOfTheParcelWithMostOfItsObjectsThere) {
  // A quarter of the first is in the square of the second.
  const scene::Scene scene =
      homeWith({on("West", {3, 2, 0}, {4, 1, 1}), on("East", {6, 2, 0}, {1, 1, 1})});
  const std::vector<ParcelLand> parcels = parcelsOn(landMapOf(scene), scene);
  ASSERT_EQ(parcels.size(), 2U);
  EXPECT_EQ(parcels[0].middle, glm::dvec2(2, 2));
  EXPECT_EQ(parcels[1].middle, glm::dvec2(6, 2));
}

TEST(LandMap, WithoutParcelsThereAreNone) {
  EXPECT_TRUE(parcelsOn({}, {}).empty());
  const scene::Scene scene = homeWith({on("", {2, 2, 0}, {1, 1, 1})});
  EXPECT_TRUE(parcelsOn(landMapOf(scene), scene).empty());
}

TEST(LandMap, LevelsAreThoseOfTheRamp) {
  EXPECT_EQ(landLevel(0), 0);
  EXPECT_NEAR(landLevel(0.3), 1 - 1 / std::numbers::e, 1e-12);
  EXPECT_LE(landLevel(1e9), 1);
}

}  // namespace
}  // namespace wb::layers::test
