#include "model/display/labels_beside.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace wb::layers::beside {
namespace {

constexpr double lift = 6;

/// From the south, parallel enough: a pixel a centimetre; the origin is in the middle of 400 x 300.
Sight sight() { return {{0, -1e4, 0}, {0, 1, 0}, {0, 0, 1}, {400, 300}, 1e6}; }

struct Rect {
  glm::dvec2 low;
  glm::dvec2 high;
};

/// A flat box that is seen as this rectangle, in pixels from the middle of the picture.
BoxCorners boxAt(const Rect& rect) {
  BoxCorners box;
  for (std::size_t i = 0; i < box.size(); ++i)
    box[i] = glm::dvec3(i & 1U ? rect.high.x : rect.low.x, i & 2U ? 1e-3 : 0,
                        i & 4U ? rect.high.y : rect.low.y) /
             100.0;
  return box;
}

/// At a pixel from the middle.
PlacedLabel labelAt(double x, double y, const glm::dvec2& size = {80, 20}) {
  return {glm::dvec3(x, 0, y) / 100.0, size};
}

/// Pixels from the middle.
Rect rectOf(const PlacedLabel& label, const LabelOffset& offset) {
  const glm::dvec2 place(label.at.x * 100, label.at.z * 100);
  const glm::dvec2 low = place + *offset - glm::dvec2(label.size.x / 2, 0);
  return {low, low + label.size};
}

bool overlap(const Rect& a, const Rect& b) {
  constexpr double rounding = 1e-3;
  return a.low.x + rounding < b.high.x && b.low.x + rounding < a.high.x &&
         a.low.y + rounding < b.high.y && b.low.y + rounding < a.high.y;
}

bool isInPicture(const Rect& rect) {
  return std::abs(rect.low.x) <= 200 && std::abs(rect.high.x) <= 200 &&
         std::abs(rect.low.y) <= 150 && std::abs(rect.high.y) <= 150;
}

double leaderOf(const PlacedLabel& label, const LabelOffset& offset) {
  const glm::dvec2 place(label.at.x * 100, label.at.z * 100);
  const Rect rect = rectOf(label, offset);
  return glm::distance(place, glm::clamp(place, rect.low, rect.high));
}

const Rect middleSquare{{-50, -50}, {50, 50}};

TEST(LabelsBeside, NothingIsPlacedOfNothing) {
  const auto none = labelsBeside({}, {}, sight(), lift);
  EXPECT_TRUE(none.offsets.empty());
  EXPECT_EQ(none.without, 0U);
  const std::vector<BoxCorners> box{boxAt(middleSquare)};
  EXPECT_TRUE(labelsBeside({}, box, sight(), lift).offsets.empty());
}

/// Without an object it leaves its own place free.
TEST(LabelsBeside, OneAloneStandsAtItsPlace) {
  const std::vector<PlacedLabel> one{labelAt(0, 0)};
  const auto placed = labelsBeside(one, {}, sight(), lift);
  ASSERT_TRUE(placed.offsets[0]);
  EXPECT_EQ(placed.without, 0U);
  const double leader = leaderOf(one[0], placed.offsets[0]);
  EXPECT_GT(leader, 0);
  EXPECT_LE(leader, 16);  // the gap, and as much as a cell of the grid
}

TEST(LabelsBeside, ALabelStandsInTheNearestPlaceBesideTheObject) {
  const std::vector<BoxCorners> box{boxAt(middleSquare)};
  // 10 pixels from the right edge, 60 from the upper, 90 from the left.
  const std::vector<PlacedLabel> one{labelAt(40, -10)};
  const auto placed = labelsBeside(one, box, sight(), lift);
  ASSERT_TRUE(placed.offsets[0]);
  const Rect rect = rectOf(one[0], placed.offsets[0]);
  EXPECT_FALSE(overlap(rect, middleSquare));
  EXPECT_GE(rect.low.x, 50);
  EXPECT_LE(rect.low.x, 50 + 16);
  EXPECT_LT(rect.low.y, -10);
  EXPECT_GT(rect.high.y, -10);  // level with its place
  EXPECT_TRUE(isInPicture(rect));
}

/// A box that is turned leaves more room than the rectangle about it: at its corners.
TEST(LabelsBeside, TheObjectIsItsOutline) {
  BoxCorners turned = boxAt(middleSquare);
  for (glm::dvec3& corner : turned)
    corner = {corner.x + corner.z, corner.y, corner.z - corner.x};  // a rhombus, 200 wide and high
  const std::vector<PlacedLabel> one{labelAt(60, 30)};
  const auto placed = labelsBeside(one, std::vector{turned}, sight(), lift);
  const Rect rect = rectOf(one[0], placed.offsets[0]);
  EXPECT_TRUE(overlap(rect, {{-100, -100}, {100, 100}}));
  for (const glm::dvec2& corner : {rect.low, rect.high, glm::dvec2(rect.low.x, rect.high.y),
                                   glm::dvec2(rect.high.x, rect.low.y)})
    EXPECT_GE(std::abs(corner.x) + std::abs(corner.y), 100);
}

TEST(LabelsBeside, ThoseThatWouldCollideStandApartAndTheLastIsNearest) {
  const std::vector<BoxCorners> box{boxAt(middleSquare)};
  const std::vector<PlacedLabel> three{labelAt(40, 0), labelAt(40, 2), labelAt(40, 1)};
  const auto placed = labelsBeside(three, box, sight(), lift);
  EXPECT_EQ(placed.without, 0U);
  for (std::size_t i = 0; i < three.size(); ++i) {
    ASSERT_TRUE(placed.offsets[i]) << i;
    const Rect rect = rectOf(three[i], placed.offsets[i]);
    EXPECT_TRUE(isInPicture(rect)) << i;
    EXPECT_FALSE(overlap(rect, middleSquare)) << i;
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(overlap(rect, rectOf(three[j], placed.offsets[j]))) << i << j;
    EXPECT_LE(leaderOf(three[2], placed.offsets[2]), leaderOf(three[i], placed.offsets[i])) << i;
  }
}

/// An object leaves a strip on the right for one label.
TEST(LabelsBeside, WhatFindsNoRoomIsLeftOut) {
  const Rect wide{{-200, -150}, {100, 150}};
  std::vector<PlacedLabel> labels;
  for (int i = 0; i < 3; ++i) labels.push_back(labelAt(0, -12, {80, 200}));
  const auto placed = labelsBeside(labels, std::vector{boxAt(wide)}, sight(), lift);
  ASSERT_TRUE(placed.offsets[2]);
  EXPECT_FALSE(overlap(rectOf(labels[2], placed.offsets[2]), wide));
  EXPECT_FALSE(placed.offsets[1]);
  EXPECT_FALSE(placed.offsets[0]);
  EXPECT_EQ(placed.without, 2U);
}

TEST(LabelsBeside, OverAnObjectThatFillsThePictureStandsTheMostExpensiveAlone) {
  const std::vector<BoxCorners> box{boxAt({{-300, -200}, {300, 200}})};
  const std::vector<PlacedLabel> two{labelAt(10, 20), labelAt(0, 0)};
  const auto placed = labelsBeside(two, box, sight(), lift);
  EXPECT_FALSE(placed.offsets[0]);
  ASSERT_TRUE(placed.offsets[1]);
  EXPECT_LT(glm::distance(*placed.offsets[1], glm::dvec2(0, lift)), 1e-6);
  EXPECT_EQ(placed.without, 2U);
  // Of those in sight.
  const std::vector<PlacedLabel> hidden{labelAt(0, 0), labelAt(500, 0)};
  const auto other = labelsBeside(hidden, box, sight(), lift);
  EXPECT_TRUE(other.offsets[0]);
  EXPECT_FALSE(other.offsets[1]);
  EXPECT_EQ(other.without, 1U);
}

/// The eye is within the box: what is behind it is cut off, and the rest is all there is to see.
TEST(LabelsBeside, AnObjectAroundTheEyeFillsThePicture) {
  BoxCorners around;
  for (std::size_t i = 0; i < around.size(); ++i)
    around[i] = {i & 1U ? 5 : -5, i & 2U ? 5 : -15, i & 4U ? 5 : -5};
  const Sight near{{0, -10, 0}, {0, 1, 0}, {0, 0, 1}, {400, 300}, 1000};
  const std::vector<PlacedLabel> two{labelAt(0, 50), labelAt(0, 0)};
  const auto placed = labelsBeside(two, std::vector{around}, near, lift);
  EXPECT_FALSE(placed.offsets[0]);
  EXPECT_TRUE(placed.offsets[1]);
  // Behind the eye, it is in nobody's way.
  for (glm::dvec3& corner : around) corner.y -= 20;
  EXPECT_EQ(labelsBeside(two, std::vector{around}, near, lift).without, 0U);
}

TEST(LabelsBeside, APlaceIsKeptWhileItIsFree) {
  const std::vector<PlacedLabel> two{labelAt(-40, 0), labelAt(40, 0)};
  const std::vector<BoxCorners> box{boxAt(middleSquare)};
  const auto before = labelsBeside(two, box, sight(), lift);
  // Ten pixels nearer to the labels, which stand 14 away: they stay where they are.
  const std::vector<BoxCorners> moved{boxAt({{-60, -50}, {60, 50}})};
  const auto after = labelsBeside(two, moved, sight(), lift, before.offsets);
  EXPECT_NE(labelsBeside(two, moved, sight(), lift).offsets, before.offsets);
  for (std::size_t i = 0; i < two.size(); ++i) {
    ASSERT_TRUE(after.offsets[i]) << i;
    EXPECT_LT(glm::distance(*after.offsets[i], *before.offsets[i]), 1e-9) << i;
  }
  // Under it: it gives way.
  const Rect under{{-50, -50}, {90, 50}};
  const auto away = labelsBeside(two, std::vector{boxAt(under)}, sight(), lift, before.offsets);
  EXPECT_FALSE(overlap(rectOf(two[1], away.offsets[1]), under));
  EXPECT_LT(glm::distance(*away.offsets[0], *before.offsets[0]), 1e-9);
}

/// The first to be placed does not take the place of one that could have kept it.
TEST(LabelsBeside, OneThatCanStayIsNotPushedByOneThatCannot) {
  const std::vector<PlacedLabel> labels{labelAt(40, 0), labelAt(40, 0), labelAt(-40, 0)};
  const std::vector<BoxCorners> box{boxAt(middleSquare)};
  auto before = labelsBeside(labels, box, sight(), lift);
  const auto first = before.offsets[0];
  before.offsets[1].reset();
  const auto after = labelsBeside(labels, box, sight(), lift, before.offsets);
  ASSERT_TRUE(after.offsets[0] && after.offsets[1]);
  EXPECT_LT(glm::distance(*after.offsets[0], *first), 1e-9);
}

/// As after the camera moved away from the object.
TEST(LabelsBeside, AFarPlaceIsLeftForANearOne) {
  const std::vector<PlacedLabel> one{labelAt(0, 0, {60, 20})};
  const std::vector<BoxCorners> small{boxAt({{-5, -5}, {5, 5}})};
  const std::vector<LabelOffset> far{glm::dvec2(0, 100)};
  const auto placed = labelsBeside(one, small, sight(), lift, far);
  EXPECT_LE(leaderOf(one[0], placed.offsets[0]), 5 + 16);
  const std::vector<LabelOffset> near{glm::dvec2(0, 40)};
  EXPECT_NEAR(labelsBeside(one, small, sight(), lift, near).offsets[0]->y, 40, 1e-6);
}

TEST(LabelsBeside, NoneStandsInTheCornerThatIsNotForLabels) {
  Sight beside = sight();
  beside.corner = 100;
  const Rect corner{{100, 50}, {200, 150}};
  const Rect object{{-200, -150}, {100, 150}};
  std::vector<PlacedLabel> labels;
  for (int i = 0; i < 4; ++i) labels.push_back(labelAt(90, 100));
  const auto placed = labelsBeside(labels, std::vector{boxAt(object)}, beside, lift);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    ASSERT_TRUE(placed.offsets[i]) << i;
    EXPECT_FALSE(overlap(rectOf(labels[i], placed.offsets[i]), corner)) << i;
  }
}

/// Of very many boxes what is between them is not free either.
TEST(LabelsBeside, VeryManyBoxesAreOne) {
  std::vector<BoxCorners> boxes;
  for (int i = 0; i < 2; ++i)
    boxes.push_back(
        boxAt(i == 0 ? Rect{{-150, -100}, {-140, 100}} : Rect{{140, -100}, {150, 100}}));
  const std::vector<PlacedLabel> one{labelAt(0, 0)};
  const Rect all{{-150, -100}, {150, 100}};
  EXPECT_TRUE(overlap(rectOf(one[0], labelsBeside(one, boxes, sight(), lift).offsets[0]), all));
  for (std::size_t i = 0; i < mostBoxes; ++i) boxes.push_back(boxes[i % 2]);
  EXPECT_FALSE(overlap(rectOf(one[0], labelsBeside(one, boxes, sight(), lift).offsets[0]), all));
}

TEST(LabelsBeside, APictureWithoutSizeHasNoRoom) {
  Sight empty = sight();
  empty.size = {0, 0};
  const std::vector<PlacedLabel> one{labelAt(0, 0)};
  const auto placed = labelsBeside(one, std::vector{boxAt(middleSquare)}, empty, lift);
  EXPECT_TRUE(placed.offsets[0]);
  EXPECT_EQ(placed.without, 1U);
}

/// A shape of these triangles, each on three corners of its own, at a place.
LayerShapes shapesOf(const std::vector<glm::dvec3>& corners, const glm::dmat4x3& place) {
  ShapeTriangles triangles;
  triangles.mesh.positions = corners;
  for (std::uint32_t i = 0; i + 2 < corners.size(); i += 3)
    triangles.mesh.triangles.push_back({i, i + 1, i + 2});
  triangles.groups.assign(triangles.mesh.triangles.size(), 0);
  LayerShapes layer;
  layer.shapes.push_back(std::make_shared<const Shape>(std::move(triangles)));
  layer.pieces.push_back({0, 0, 0, place});
  return layer;
}

/// Tiny triangles at two opposite corners of a cube of 4 m that begins at (10, 0, 0).
TEST(BoxesOf, WhatIsBetweenTrianglesIsFree) {
  glm::dmat4x3 place(4.0);
  place[3] = {10, 0, 0};
  const LayerShapes layer = shapesOf(
      {{0, 0, 0}, {0.01, 0, 0}, {0, 0.01, 0}, {1, 1, 1}, {0.99, 1, 1}, {1, 0.99, 1}}, place);
  const auto boxes = boxesOf(layer, layer.pieces[0], 4);
  ASSERT_EQ(boxes.size(), 2U);
  EXPECT_EQ(boxes[0][0], glm::dvec3(10, 0, 0));
  EXPECT_EQ(boxes[0][1], glm::dvec3(11, 0, 0));
  EXPECT_EQ(boxes[0][6], glm::dvec3(10, 1, 1));
  EXPECT_EQ(boxes[1][7], glm::dvec3(14, 4, 4));
  EXPECT_EQ(boxes[1][0], glm::dvec3(13, 3, 3));
  const auto one = boxesOf(layer, layer.pieces[0], 1);
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0][0], glm::dvec3(10, 0, 0));
  EXPECT_EQ(one[0][7], glm::dvec3(14, 4, 4));
}

/// A square across all cells of a layer, and without thickness.
TEST(BoxesOf, ALargeTriangleFillsWhatItPassesThrough) {
  const LayerShapes layer =
      shapesOf({{0, 0, 0.5}, {1, 0, 0.5}, {1, 1, 0.5}, {0, 0, 0.5}, {1, 1, 0.5}, {0, 1, 0.5}},
               glm::dmat4x3(1.0));
  for (const std::size_t cuts : {std::size_t{2}, std::size_t{5}, std::size_t{8}})
    EXPECT_EQ(boxesOf(layer, layer.pieces[0], cuts).size(), cuts * cuts) << cuts;
}

}  // namespace
}  // namespace wb::layers::beside
