#include "model/core/limits.h"
#include "model/shapes/edit_hulls.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <string_view>

namespace wb::shape {
namespace {

using namespace test;

/// Three cubes of a metre in a row along x, a metre apart.
Pieces row() {
  return piecesOfBoxes({{{0, 0, 0}, {1, 1, 1}}, {{2, 0, 0}, {3, 1, 1}}, {{4, 0, 0}, {5, 1, 1}}});
}

std::string_view codeOf(const Result<Pieces>& result) {
  return result ? std::string_view() : result.error().text.code;
}

TEST(HullEdits, ThatLeaveNoHullFail) {
  EXPECT_EQ(codeOf(withoutHulls(row(), std::vector<std::uint32_t>{0, 1, 2})), "shape.last_hull");
}

TEST(HullEdits, TakeOutThoseThatAreNamed) {
  const auto left = withoutHulls(row(), std::vector<std::uint32_t>{0, 2});
  ASSERT_TRUE(left);
  ASSERT_EQ(left->size(), 1U);
  EXPECT_EQ((*left)[0].low().x, 2);
}

TEST(HullEdits, MergeIntoOneAroundAll) {
  const auto merged = mergedHulls(row(), std::vector<std::uint32_t>{0, 1});
  ASSERT_TRUE(merged);
  ASSERT_EQ(merged->size(), 2U);
  EXPECT_NEAR((*merged)[0].volume(), 3, 1e-9);
  EXPECT_EQ((*merged)[0].corners().size(), 8U);
  EXPECT_EQ((*merged)[1].low().x, 4);
}

/// A disc of 240 corners.
Piece disc(double radius, double z) {
  std::vector<glm::dvec3> points;
  for (int i = 0; i < 120; ++i) {
    const double turn = i * std::numbers::pi / 60;
    for (const double height : {z, z + 0.1})
      points.emplace_back(radius * std::cos(turn), radius * std::sin(turn), height);
  }
  return *Piece::of(points);
}

/// Of the narrower one the lower side stays.
TEST(HullEdits, MergeOfTooManyCornersFails) {
  const auto merged = mergedHulls({disc(1, 0), disc(2, 10)}, std::vector<std::uint32_t>{0, 1});
  EXPECT_EQ(codeOf(merged), "shape.too_many_corners");
}

TEST(HullEdits, SplitAtAPlaneKeepsTheVolume) {
  const auto split = splitHull(row(), 1, 0, 2.25);
  ASSERT_TRUE(split);
  ASSERT_EQ(split->size(), 4U);
  EXPECT_NEAR((*split)[1].volume(), 0.25, 1e-9);
  EXPECT_NEAR((*split)[3].volume(), 0.75, 1e-9);
  EXPECT_EQ((*split)[3].low().x, 2.25);
}

/// Through corners, and slanting edges.
TEST(HullEdits, SplitOfATetrahedronHasTheVolumesOfGeometry) {
  const Pieces one{*Piece::of(std::vector<glm::dvec3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}})};
  const auto split = splitHull(one, 0, 2, 0.5);
  ASSERT_TRUE(split);
  EXPECT_NEAR((*split)[1].volume(), 1.0 / 48, 1e-12);
  EXPECT_NEAR((*split)[0].volume(), 7.0 / 48, 1e-12);
}

TEST(HullEdits, SplitBesideTheHullFails) {
  for (const double place : {1.9, 2.0, 3.0, 4.5})
    EXPECT_EQ(codeOf(splitHull(row(), 1, 0, place)), "shape.plane_misses");
  EXPECT_EQ(codeOf(splitHull(row(), 1, 0, 2 + 1e-13)), "shape.edited_flat");
}

TEST(HullEdits, AddABox) {
  const auto added = withBox({}, {1, 2, 3}, {2, 4, 6});
  ASSERT_TRUE(added);
  EXPECT_EQ((*added)[0].low(), glm::dvec3(0));
  EXPECT_NEAR((*added)[0].volume(), 48, 1e-9);
  EXPECT_EQ(codeOf(withBox({}, {0, 0, 0}, {1, 1, 0})), "shape.edited_flat");
}

TEST(HullEdits, KeepToWhatAMeshHolds) {
  const Pieces most(limits::hullsPerAsset, row()[0]);
  EXPECT_EQ(codeOf(withBox(most, {0, 0, 0}, {1, 1, 1})), "shape.too_many_hulls");
  EXPECT_EQ(codeOf(splitHull(most, 0, 0, 0.5)), "shape.too_many_hulls");
}

TEST(HullEdits, MoveACorner) {
  const Pieces hulls = row();
  const auto& corners = hulls[0].corners();
  const auto top = std::ranges::find(corners, glm::dvec3(0, 0, 1)) - corners.begin();
  const auto moved = withCornerAt(hulls, 0, static_cast<std::size_t>(top), {0, 0, 2});
  ASSERT_TRUE(moved);
  EXPECT_EQ((*moved)[0].high().z, 2);
  const auto inside = withCornerAt(hulls, 0, static_cast<std::size_t>(top), {0.5, 0.5, 0.5});
  ASSERT_TRUE(inside);
  EXPECT_EQ((*inside)[0].corners().size(), 7U);
}

/// Faces of four corners are two triangles each, with no edge between them.
TEST(HullEdges, OfABoxAreTwelve) {
  const auto edges = edgesOf(*Piece::of(cornersOfBox({{0, 0, 0}, {1, 2, 3}})));
  EXPECT_EQ(edges.size(), 12U);
  double sum = 0;
  for (const auto& [from, to] : edges) sum += glm::distance(from, to);
  EXPECT_NEAR(sum, 4 * (1 + 2 + 3), 1e-9);
}

}  // namespace
}  // namespace wb::shape
