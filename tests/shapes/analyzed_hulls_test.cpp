#include "model/shapes/analyzed_hulls.h"

#include "model/core/limits.h"
#include "model/geometry/convex_hull.h"
#include "model/shapes/detail/queue_hull.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <stop_token>

namespace wb::shape {
namespace {

using namespace test;

std::size_t verticesOf(const ConvexPieces& hulls) {
  std::size_t count = 0;
  for (const auto& hull : hulls) count += hull.size();
  return count;
}

ConvexPieces analyzedOf(const mesh::TriangleMesh& mesh, const AnalyzeSettings& settings = {}) {
  auto hulls = analyzedHulls(mesh, settings);
  EXPECT_TRUE(hulls) << (hulls ? "" : line(hulls.error()));
  return hulls ? *hulls : ConvexPieces{};
}

/// A ring of so many wedges, which no few hulls fill.
mesh::TriangleMesh ringOf(int wedges) {
  std::vector<TestBox> boxes;
  for (int i = 0; i < wedges; ++i) {
    const double angle = 2 * std::numbers::pi * i / wedges;
    const glm::dvec3 middle(std::cos(angle), std::sin(angle), 0);
    boxes.push_back({middle - 0.15, middle + 0.15});
  }
  return meshOfBoxes(boxes);
}

TEST(AnalyzedHulls, AConvexBodyIsOneHullOfItsVertices) {
  const ConvexPieces cube = analyzedOf(meshOfBoxes({{glm::dvec3(2), glm::dvec3(3)}}));
  ASSERT_EQ(cube.size(), 1U);
  EXPECT_EQ(cube.front().size(), 8U);
  // They are moved onto the model.
  for (const glm::dvec3& vertex : cube.front())
    for (int i = 0; i < 3; ++i)
      EXPECT_NEAR(std::min(std::abs(vertex[i] - 2), std::abs(vertex[i] - 3)), 0, 1e-9);
}

/// Its longest sides are halved even where they are one voxel longer for being the second.
TEST(AnalyzedHulls, BoxesFarApartAreHalvedFirst) {
  const ConvexPieces two =
      analyzedOf(meshOfBoxes({{glm::dvec3(0), glm::dvec3(1)}, {{5, 0, 0}, {6, 1, 1}}}));
  ASSERT_EQ(two.size(), 4U);  // As V-HACD 4.1 makes of it.
  for (const auto& hull : two) EXPECT_EQ(hull.size(), 8U);
  // Two may be left: merging halves of one box is free.
  const ConvexPieces merged = analyzedOf(
      meshOfBoxes({{glm::dvec3(0), glm::dvec3(1)}, {{5, 0, 0}, {6, 1, 1}}}), {.hulls = 2});
  ASSERT_EQ(merged.size(), 2U);
  for (const auto& hull : merged) EXPECT_EQ(hull.size(), 8U);
}

TEST(AnalyzedHulls, NeverMoreThanTheSettingsAllow) {
  for (const AnalyzeSettings& settings :
       {AnalyzeSettings{}, AnalyzeSettings{.hulls = 3, .vertices = 12},
        AnalyzeSettings{.hulls = 1}}) {
    const ConvexPieces hulls = analyzedOf(ringOf(10), settings);
    EXPECT_EQ(hulls.size(), settings.hulls);
    for (const auto& hull : hulls) EXPECT_LE(hull.size(), settings.vertices);
  }
}

TEST(AnalyzedHulls, StretchingTheModelStretchesTheHulls) {
  const std::vector<TestBox> boxes{{{0, 0, 0}, {2, 2, 1}}, {{0, 0, 1}, {2, 1, 2}}};
  const glm::dvec3 stretch(1, 8, 0.25);
  std::vector<TestBox> stretched;
  for (const TestBox& box : boxes) stretched.push_back({box.low * stretch, box.high * stretch});
  const ConvexPieces hulls = analyzedOf(meshOfBoxes(boxes));
  const ConvexPieces others = analyzedOf(meshOfBoxes(stretched));
  ASSERT_EQ(hulls.size(), others.size());
  for (std::size_t i = 0; i < hulls.size(); ++i) {
    ASSERT_EQ(hulls[i].size(), others[i].size());
    for (std::size_t j = 0; j < hulls[i].size(); ++j)
      EXPECT_LT(glm::distance(hulls[i][j] * stretch, others[i][j]), 1e-9);
  }
}

/// What V-HACD 4.1 itself makes, at these settings, of the same models stretched to the unit cube.
TEST(AnalyzedHulls, CostsAreThoseOfTheRealDecomposition) {
  const auto cost = [](const std::vector<TestBox>& boxes) {
    const ConvexPieces hulls = analyzedOf(meshOfBoxes(boxes));
    return 0.04 * static_cast<double>(hulls.size() + verticesOf(hulls));
  };
  EXPECT_NEAR(cost({{{0, 0, 0}, {1, 1, 4}}, {{3, 0, 0}, {4, 1, 4}}, {{0, 0, 3.2}, {4, 1, 4}}}),
              2.96, 0.15 * 2.96);
  EXPECT_NEAR(cost({{{0, 0, 1}, {2, 1, 1.1}},
                    {{0, 0, 0}, {0.1, 0.1, 1}},
                    {{1.9, 0, 0}, {2, 0.1, 1}},
                    {{0, 0.9, 0}, {0.1, 1, 1}},
                    {{1.9, 0.9, 0}, {2, 1, 1}}}),
              3.20, 0.15 * 3.20);
  std::vector<TestBox> steps;
  for (int i = 0; i < 6; ++i) steps.push_back({{0, 0.3 * i, 0}, {1, 0.3 * (i + 1), 0.2 * (i + 1)}});
  EXPECT_NEAR(cost(steps), 3.52, 0.15 * 3.52);
}

TEST(AnalyzedHulls, TheRangeHoldsWhatEachQualityGives) {
  const std::vector<TestBox> boxes{{{0, 0, 0}, {2, 2, 1}}, {{0.5, 0.5, 0.9}, {1.3, 1.7, 2}}};
  const auto range = analyzedRange(meshOfBoxes(boxes));
  ASSERT_TRUE(range);
  for (const AnalyzeSettings& settings : usualAnalyzeSettings()) {
    const ConvexPieces hulls = analyzedOf(meshOfBoxes(boxes), settings);
    const std::size_t weight = hulls.size() + verticesOf(hulls);
    EXPECT_LE(range->least.hulls + range->least.vertices, weight);
    EXPECT_GE(range->most.hulls + range->most.vertices, weight);
  }
}

TEST(AnalyzedHulls, WhatCannotBeDecomposedIsRefused) {
  EXPECT_FALSE(analyzedHulls({}, {}));
  mesh::TriangleMesh broken{{glm::dvec3(0), glm::dvec3(1), {0, std::nan(""), 1}}, {{0, 1, 2}}};
  EXPECT_FALSE(analyzedHulls(broken, {}));
  mesh::TriangleMesh point{{glm::dvec3(0), glm::dvec3(0), glm::dvec3(0)}, {{0, 1, 2}}};
  EXPECT_FALSE(analyzedHulls(point, {}));
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(analyzedHulls(ringOf(3), {}, Task{.cancel = source.get_token(), .progress = {}}));
}

/// Voxels have a thickness, though the sheet has none.
TEST(AnalyzedHulls, ASheetIsDecomposedToo) {
  const mesh::TriangleMesh sheet{{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}},
                                 {{0, 1, 2}, {0, 2, 3}}};
  EXPECT_EQ(analyzedOf(sheet).size(), 1U);
}

TEST(QueueHull, HoldsAllPointsUnlessItEndsEarly) {
  std::vector<glm::dvec3> points;
  for (int i = 0; i < 200; ++i) {
    const double height = 1 - (2.0 * i + 1) / 200;
    const double radius = std::sqrt(1 - height * height) / 2;
    points.emplace_back(radius * std::cos(2.4 * i), radius * std::sin(2.4 * i), height / 2);
  }
  const auto exact = mesh::convexHull(points);
  ASSERT_TRUE(exact);
  const auto whole = queueHull(points, points.size());
  ASSERT_TRUE(whole);
  EXPECT_NEAR(whole->volume, exact->volume, 1e-3 * exact->volume);
  const auto early = queueHull(points, 20);
  ASSERT_TRUE(early);
  EXPECT_EQ(early->vertices.size(), 20U);
  EXPECT_LT(early->volume, whole->volume);
  EXPECT_GT(early->volume, 0.5 * whole->volume);
}

TEST(QueueHull, RefusesWhatIsFlat) {
  EXPECT_FALSE(queueHull({}, 10));
  const std::vector<glm::dvec3> flat{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {0.5, 0.2, 0}};
  EXPECT_FALSE(queueHull(flat, 10));
  EXPECT_FALSE(queueHull(std::vector<glm::dvec3>(9, glm::dvec3(0.3)), 10));
}

}  // namespace
}  // namespace wb::shape
