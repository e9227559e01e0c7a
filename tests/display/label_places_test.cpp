#include "model/display/drawn_detail.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

namespace wb::layers {
namespace {

constexpr double lift = 6;

/// From the south, a pixel a centimetre at a distance of ten metres; the origin is in the middle.
Sight sight() { return {{0, -10, 0}, {0, 1, 0}, {0, 0, 1}, {400, 300}, 1000}; }

std::vector<glm::dvec2> offsets(const std::vector<PlacedLabel>& labels) {
  return labelOffsets(labels, sight(), lift);
}

TEST(LabelOffsets, OneAloneStandsAboveItsPlace) {
  EXPECT_TRUE(offsets({}).empty());
  EXPECT_EQ(offsets({{{0, 0, 0}, {50, 20}}})[0], glm::dvec2(0, lift));
}

TEST(LabelOffsets, TheLastKeepsItsPlaceAndTheOthersGiveWay) {
  const auto all = offsets({{{0, 0, 0}, {50, 20}}, {{0.1, 0, 0}, {50, 20}}});
  EXPECT_EQ(all[1], glm::dvec2(0, lift));
  // Ten pixels beside it: above by the height and the gap, which is nearer than below.
  EXPECT_DOUBLE_EQ(all[0].x, 0);
  EXPECT_DOUBLE_EQ(all[0].y, lift + 20 + 1);
}

TEST(LabelOffsets, NoneLiesOverAnotherNorLeavesThePicture) {
  std::vector<PlacedLabel> labels;
  for (int i = 0; i < 10; ++i) labels.push_back({{0.02 * i, 0, 1.4 - 0.05 * i}, {60, 18}});
  const auto all = offsets(labels);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const glm::dvec2 place(200 + labels[i].at.x * 100, 150 + labels[i].at.z * 100);
    const glm::dvec2 low = place + all[i] - glm::dvec2(30, 0);
    EXPECT_GE(low.y, 0) << i;
    EXPECT_LE(low.y + 18, 300) << i;
    for (std::size_t j = 0; j < i; ++j) {
      const glm::dvec2 other = glm::dvec2(200 + labels[j].at.x * 100, 150 + labels[j].at.z * 100) +
                               all[j] - glm::dvec2(30, 0);
      EXPECT_TRUE(std::abs(low.x - other.x) >= 60 || std::abs(low.y - other.y) >= 18) << i << j;
    }
  }
}

/// Corners of labels in the picture of 400 by 300 pixels.
bool isInCorner(const glm::dvec3& at, const glm::dvec2& offset, const glm::dvec2& size,
                double corner) {
  const glm::dvec2 high =
      glm::dvec2(200 + at.x * 100, 150 + at.z * 100) + offset + glm::dvec2(size.x / 2, size.y);
  return high.x > 400 - corner && high.y > 300 - corner;
}

TEST(LabelOffsets, NoneStandsInTheCornerThatIsNotForLabels) {
  Sight beside = sight();
  beside.corner = 100;
  const glm::dvec2 size(80, 20);
  // 20 pixels into the corner from the left: it gives way to the left.
  const glm::dvec3 left(1, 0, 1);
  const std::vector<PlacedLabel> one{{left, size}};
  ASSERT_TRUE(isInCorner(left, labelOffsets(one, sight(), lift)[0], size, beside.corner));
  EXPECT_EQ(labelOffsets(one, beside, lift)[0], glm::dvec2(-41, lift));
  // 15 pixels above its lower edge: below is nearer.
  const glm::dvec3 low(1.5, 0, 0.6);
  const std::vector<PlacedLabel> other{{low, size}};
  ASSERT_TRUE(isInCorner(low, labelOffsets(other, sight(), lift)[0], size, beside.corner));
  EXPECT_EQ(labelOffsets(other, beside, lift)[0], glm::dvec2(0, -31));
  // Many: each finds room outside of it.
  std::vector<PlacedLabel> many;
  for (int i = 0; i < 8; ++i) many.push_back({{1.9 - 0.05 * i, 0, 1.4 - 0.05 * i}, size});
  const auto all = labelOffsets(many, beside, lift);
  for (std::size_t i = 0; i < many.size(); ++i)
    EXPECT_FALSE(isInCorner(many[i].at, all[i], size, beside.corner)) << i;
}

TEST(LabelOffsets, AtTheEdgeItIsPushedIn) {
  // At the left edge, 10 pixels below the upper one.
  const auto all = offsets({{{-2, 0, 1.4}, {50, 20}}});
  EXPECT_DOUBLE_EQ(all[0].x, 25);
  EXPECT_DOUBLE_EQ(all[0].y, -10);
}

TEST(LabelOffsets, WhatIsOutOfSightTakesNoPlace) {
  const auto all = offsets({{{0, 0, 0}, {50, 20}}, {{0, -20, 0}, {50, 20}}, {{9, 0, 0}, {50, 20}}});
  for (const glm::dvec2& one : all) EXPECT_EQ(one, glm::dvec2(0, lift));
}

TEST(LabelOffsets, InAPictureThatIsTooSmallItStaysAboveItsPlace) {
  Sight small = sight();
  small.size = {20, 10};
  const std::vector<PlacedLabel> one{{{0, 0, 0}, {50, 20}}};
  EXPECT_EQ(labelOffsets(one, small, lift)[0].y, lift);
}

}  // namespace
}  // namespace wb::layers
