#include "model/core/result_cache.h"
#include "model/geometry/detail/enclosing_hull.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <memory>
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

class KeptHulls : public FolderTest {
 protected:
  KeptHulls() {
    setResultCache(std::make_unique<ResultCache>(ResultCache::Options{folder_, "test"}));
  }
  ~KeptHulls() override { setResultCache(nullptr); }
};

TEST_F(KeptHulls, AreThereInTheNextRun) {
  HullMemory().keep("a", hullOf(3));
  HullMemory next;
  const auto found = next.find("a");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->vertices, hullOf(3).vertices);
  EXPECT_EQ(found->triangles, hullOf(3).triangles);
  EXPECT_EQ(found->volume, hullOf(3).volume);
  EXPECT_FALSE(next.find("b"));
}

TEST_F(KeptHulls, OtherBytesAreNoHull) {
  resultCache()->keep("hull 1 short", Bytes(15));
  resultCache()->keep("hull 1 zero", Bytes(64));
  EXPECT_FALSE(HullMemory().find("short"));
  EXPECT_FALSE(HullMemory().find("zero"));
}

}  // namespace
}  // namespace wb::mesh
