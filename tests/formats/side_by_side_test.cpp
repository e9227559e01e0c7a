#include "model/formats/join.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

namespace wb::import {
namespace {

std::vector<scene::Linkset> oneOf(const glm::dvec3& scale, const glm::dvec3& position = {}) {
  std::vector<scene::Linkset> linksets(1);
  linksets[0].position = position;
  linksets[0].parts.emplace_back().scale = scale;
  return linksets;
}

TEST(SideBySide, NothingNeedsNoPlace) {
  SideBySide places;
  std::vector<scene::Linkset> none;
  places.place(none);
  EXPECT_TRUE(none.empty());
}

/// By their greatest extent, however they are turned; the height is their own.
TEST(SideBySide, NoneStandsInAnother) {
  SideBySide places;
  std::vector<scene::Linkset> all;
  for (int i = 0; i < 60; ++i) {
    auto linksets = oneOf(glm::dvec3(1 + i % 7, 20, 3), {7, -5, 2});
    places.place(linksets);
    EXPECT_EQ(linksets[0].position.z, 2);
    for (const scene::Linkset& other : all) {
      const double reaches =
          (glm::length(linksets[0].parts[0].scale) + glm::length(other.parts[0].scale)) / 2;
      EXPECT_GE(glm::length(linksets[0].position - other.position), reaches);
    }
    all.push_back(linksets[0]);
  }
}

TEST(SideBySide, RowsAreNoLongerThanARegion) {
  SideBySide places;
  for (int i = 0; i < 40; ++i) {
    auto linksets = oneOf(glm::dvec3(10));
    places.place(linksets);
    EXPECT_LT(linksets[0].position.x, 256);
    EXPECT_EQ(linksets[0].position.y > 17, i >= 14) << i << ": each takes 10 √3 + 0.5 m";
  }
}

TEST(SideBySide, WhatIsOfOneFileStaysTogether) {
  SideBySide places;
  auto first = oneOf(glm::dvec3(4));
  places.place(first);
  auto both = oneOf(glm::dvec3(1), {1, 2, 3});
  both.push_back(oneOf(glm::dvec3(2), {4, 1, 0})[0]);
  places.place(both);
  EXPECT_NEAR(glm::length(both[1].position - both[0].position - glm::dvec3(3, -1, -3)), 0, 1e-9);
  EXPECT_GT(both[0].position.x, first[0].position.x + 2);
}

}  // namespace
}  // namespace wb::import
