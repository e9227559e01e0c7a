#include "model/mesh/hull_memory.h"

#include <gtest/gtest.h>

#include <vector>

namespace wb::mesh {
namespace {

ConvexHull hullOf(double size) {
  return {{{0, 0, 0}, {size, 0, 0}, {0, size, 0}, {0, 0, size}},
          {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}}};
}

TEST(HullMemory, TellsPointsAndLimitsApart) {
  const std::vector<glm::dvec3> points{{0, 0, 0}, {1, 0, 0}};
  const std::vector<glm::dvec3> others{{0, 0, 0}, {1, 0, 1e-12}};
  EXPECT_EQ(HullMemory::keyOf(points, 8), HullMemory::keyOf(points, 8));
  EXPECT_NE(HullMemory::keyOf(points, 8), HullMemory::keyOf(points, 9));
  EXPECT_NE(HullMemory::keyOf(points, 8), HullMemory::keyOf(others, 8));
}

TEST(HullMemory, KeepsTheNewestFew) {
  HullMemory memory;
  EXPECT_FALSE(memory.find("0"));
  for (std::size_t i = 0; i <= HullMemory::most; ++i)
    memory.keep(std::to_string(i), hullOf(static_cast<double>(i) + 1));
  EXPECT_FALSE(memory.find("0"));
  EXPECT_EQ(memory.find("1")->vertices, hullOf(2).vertices);
  EXPECT_EQ(memory.find(std::to_string(HullMemory::most))->triangles, hullOf(1).triangles);
}

}  // namespace
}  // namespace wb::mesh
