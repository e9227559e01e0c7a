#include "model/shapes/shapes.h"
#include "tests/shapes/boxes.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

namespace wb::shape {
namespace {

using namespace cost::test;

/// Four parts, of which the server costs 2; those after the first two have no physics.
struct Gate {
  scene::Linkset linkset;
  std::vector<cost::PartStatistics> statistics{4};
  cost::Profile profile;

  Gate() {
    std::vector<scene::Part> parts;
    for (int i = 0; i < 4; ++i)
      parts.push_back(makePart(scene::PartKind::mesh, {4, 1, 4},
                               i < 2 ? scene::ShapeType::prim : scene::ShapeType::none));
    linkset = makeLinkset(parts);
    for (cost::PartStatistics& own : statistics) own.decomposition = {1, 4};
  }
};

/// Of so many boxes, which cost 0.36 PE each.
MadeShape shapeOf(std::size_t boxes, double error) {
  const auto box = Piece::of(test::cornersOfBox({glm::dvec3(0), glm::dvec3(1)}));
  MadeShape made;
  made.shape.pieces.assign(boxes, *box);
  made.shape.error.overfill.distance = error;
  made.physicsNow = 0.36 * static_cast<double>(boxes);
  made.isAsAsked = true;
  return made;
}

std::vector<bool> chosenOf(const std::vector<MadeShape>& shapes) {
  std::vector<bool> chosen;
  for (const MadeShape& shape : shapes) chosen.push_back(shape.isChosen);
  return chosen;
}

/// What stays below the weight that decides is free, so that the closest of it is best.
TEST(Choice, IsByLandImpactThenByError) {
  const Gate gate;
  std::vector<MadeShape> shapes{shapeOf(1, 0.4), shapeOf(5, 0.1), shapeOf(30, 0.05)};
  const PartShapes part{0, &shapes};
  chooseShapes(gate.linkset, gate.statistics, gate.profile, {&part, 1}, false);
  EXPECT_EQ(chosenOf(shapes), (std::vector<bool>{false, true, false}));
}

/// 5 boxes are 1.8 PE: two parts of them would make 4 of 2.
TEST(Choice, PartsShareWhatIsFree) {
  const Gate gate;
  std::vector<MadeShape> first{shapeOf(1, 0.4), shapeOf(5, 0.1)};
  std::vector<MadeShape> second = first;
  const std::vector<PartShapes> parts{{0, &first}, {1, &second}};
  chooseShapes(gate.linkset, gate.statistics, gate.profile, parts, false);
  EXPECT_EQ(chosenOf(first), (std::vector<bool>{false, true}));
  EXPECT_EQ(chosenOf(second), (std::vector<bool>{true, false}));
}

TEST(Choice, OfABudgetIsTheClosest) {
  const Gate gate;
  std::vector<MadeShape> shapes{shapeOf(1, 0.4), shapeOf(5, 0.1), shapeOf(30, 0.05)};
  shapes[2].isAsAsked = false;  // Too dear.
  const PartShapes part{0, &shapes};
  chooseShapes(gate.linkset, gate.statistics, gate.profile, {&part, 1}, true);
  EXPECT_EQ(chosenOf(shapes), (std::vector<bool>{false, true, false}));
}

TEST(Choice, IsNoneWhereNoneIsAsAsked) {
  const Gate gate;
  std::vector<MadeShape> shapes{shapeOf(1, 0.4)};
  shapes[0].isAsAsked = false;
  const PartShapes part{0, &shapes};
  chooseShapes(gate.linkset, gate.statistics, gate.profile, {&part, 1}, false);
  EXPECT_FALSE(shapes[0].isChosen);
}

/// Triangles that cost so much.
MadeShape surfaceOf(double cost, double error) {
  MadeShape made;
  made.shape.surface = {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}}};
  made.shape.error.overfill.distance = error;
  made.physicsNow = cost;
  made.isAsAsked = true;
  return made;
}

TEST(Choice, WhatArrivesExactlyGoesBeforeCheaperHulls) {
  const Gate gate;
  std::vector<MadeShape> shapes{shapeOf(2, 0.05), surfaceOf(12, 0.1), surfaceOf(15, 0.2)};
  const PartShapes part{0, &shapes};
  chooseShapes(gate.linkset, gate.statistics, gate.profile, {&part, 1}, false);
  EXPECT_EQ(chosenOf(shapes), (std::vector<bool>{false, true, false}));
  chooseShapes(gate.linkset, gate.statistics, gate.profile, {&part, 1}, false, false);
  EXPECT_EQ(chosenOf(shapes), (std::vector<bool>{true, false, false})) << "in a mesh asset";
  chooseShapes(gate.linkset, gate.statistics, gate.profile, {&part, 1}, true);
  EXPECT_EQ(chosenOf(shapes), (std::vector<bool>{false, true, false})) << "of a budget";
}

/// Analyze made hulls at most 25 times as expensive: 0.72 PE become 18 at most.
TEST(Choice, WhatIsSureToBeCostlierThanHullsIsNotPreferred) {
  const Gate gate;
  for (const auto& [cost, isHulls] : {std::pair(17.9, false), std::pair(18.1, true)}) {
    std::vector<MadeShape> shapes{shapeOf(2, 0.05), surfaceOf(cost, 0.1)};
    const PartShapes part{0, &shapes};
    chooseShapes(gate.linkset, gate.statistics, gate.profile, {&part, 1}, false);
    EXPECT_EQ(chosenOf(shapes), (std::vector<bool>{isHulls, !isHulls})) << cost;
  }
}

/// What Analyze makes of hulls decides, not what they were made to cost.
TEST(Choice, HullsAreWorthWhatAnalyzeMakesOfThemAtMost) {
  const Gate gate;
  for (const auto& [most, isHulls] : {std::pair(3.9, true), std::pair(4.1, false)}) {
    std::vector<MadeShape> shapes{shapeOf(2, 0.05), surfaceOf(4, 0.1)};
    shapes[0].analyzed = AnalyzedPhysics{{}, 3, most};
    const PartShapes part{0, &shapes};
    chooseShapes(gate.linkset, gate.statistics, gate.profile, {&part, 1}, false);
    EXPECT_EQ(chosenOf(shapes), (std::vector<bool>{isHulls, !isHulls})) << most;
  }
}

TEST(Choice, TheFrontIsOfWhatArrives) {
  std::vector<MadeShape> shapes{shapeOf(2, 0.1), surfaceOf(4, 0.1)};
  shapes[0].analyzed = AnalyzedPhysics{{}, 3, 5};
  for (MadeShape& shape : shapes) shape.isUsed = true;
  markFront(shapes);
  EXPECT_FALSE(shapes[0].isOnFront);
  EXPECT_TRUE(shapes[1].isOnFront);
}

/// A tetrahedron beside a box: hulls cost by the corners they have.
TEST(Choice, AShapeIsWeighedByItsHullsAndTheirCorners) {
  Gate gate;
  FittedShape shape = shapeOf(1, 0).shape;
  shape.pieces.push_back(
      *Piece::of(std::vector<glm::dvec3>{{2, 0, 0}, {3, 0, 0}, {2, 1, 0}, {2, 0, 1}}));
  useShape(gate.linkset, gate.statistics, 0, shape);
  EXPECT_EQ(gate.statistics[0].decomposition.hulls, 2U);
  EXPECT_EQ(gate.statistics[0].decomposition.vertices, 12U);
}

/// Cheaper or closer than each of the others.
TEST(Choice, TheFrontIsOfWhatNoneBeatsInBoth) {
  std::vector<MadeShape> shapes{shapeOf(1, 0.4), shapeOf(5, 0.1), shapeOf(6, 0.2)};
  for (MadeShape& shape : shapes) shape.isUsed = true;
  markFront(shapes);
  EXPECT_TRUE(shapes[0].isOnFront) << "the cheapest";
  EXPECT_TRUE(shapes[1].isOnFront) << "the closest";
  EXPECT_FALSE(shapes[2].isOnFront);
}

/// Of all hulls only the base hull is what the uploader makes itself.
TEST(Choice, OnlyTheBaseHullAndTrianglesArriveExactly) {
  FittedShape hull = shapeOf(1, 0).shape;
  hull.method = "cover";
  EXPECT_EQ(arrivalOf(hull), Arrival::analyze);
  hull.method = "base";
  EXPECT_EQ(arrivalOf(hull), Arrival::exact);
  EXPECT_EQ(arrivalOf(surfaceOf(1, 0).shape), Arrival::exact);
}

/// 2.5 would round to 3; hulls cost multiples of 0.04.
TEST(Choice, WhatIsFreeKeepsTheLandImpact) {
  Gate gate;
  gate.linkset.parts[1].shapeType = scene::ShapeType::none;
  const std::size_t one = 0;
  EXPECT_NEAR(freeBudget(gate.linkset, gate.statistics, gate.profile, {&one, 1}), 2.48, 1e-9);
}

TEST(Choice, WhatIsFreeIsSharedByParts) {
  const Gate gate;
  const std::vector<std::size_t> both{0, 1};
  EXPECT_NEAR(freeBudget(gate.linkset, gate.statistics, gate.profile, both), 1.24, 1e-9);
}

}  // namespace
}  // namespace wb::shape
