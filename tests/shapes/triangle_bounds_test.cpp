#include "model/geometry/geometry.h"
#include "model/shapes/detail/solid_of_mesh.h"

#include <gtest/gtest.h>

#include <random>

namespace wb::shape {
namespace {

using Corners = std::array<glm::dvec3, 3>;

double distanceTo(const Corners& corners, const glm::dvec3& place) {
  return glm::distance(place, mesh::nearestPoint(place, corners[0], corners[1], corners[2]));
}

/// Slivers and others, and what has no area.
std::vector<Corners> manyTriangles() {
  std::mt19937_64 random(1);
  const auto next = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  std::vector<Corners> all{{glm::dvec3(1), glm::dvec3(1), glm::dvec3(1)},
                           {glm::dvec3(0), glm::dvec3(1), glm::dvec3(2)}};
  for (const double width : {1.0, 0.1, 1e-9})
    for (int i = 0; i < 50; ++i) {
      const glm::dvec3 a(next(), next(), next());
      const glm::dvec3 b(next(), next(), next());
      all.push_back({a, b, b + width * glm::dvec3(next(), next(), next())});
    }
  return all;
}

TEST(TriangleBounds, NeverSayFartherOfWhatIsNot) {
  for (const Corners& corners : manyTriangles())
    for (double x = -0.5; x < 1.6; x += 0.23)
      for (double y = -0.5; y < 1.6; y += 0.31) {
        const glm::dvec3 place(x, y, 1 - x * y);
        const double distance = distanceTo(corners, place);
        EXPECT_FALSE(TrianglePlane(corners).isFarther(place, distance));
        EXPECT_FALSE(TriangleRod(corners).isFarther(place, distance));
      }
}

TEST(TriangleBounds, RodKnowsWhatIsFarFromASliverInItsPlane) {
  const Corners sliver{glm::dvec3(0), glm::dvec3(4, 0, 0), glm::dvec3(4, 1e-6, 0)};
  const glm::dvec3 place(2, 1, 0);
  EXPECT_FALSE(TrianglePlane(sliver).isFarther(place, 0.9));
  EXPECT_TRUE(TriangleRod(sliver).isFarther(place, 0.9));
  EXPECT_FALSE(TriangleRod(sliver).isFarther(place, 1.1));
}

TEST(TriangleBounds, RodEndsWhereTheTriangleDoes) {
  const Corners sliver{glm::dvec3(0), glm::dvec3(4, 0, 0), glm::dvec3(2, 1e-6, 0)};
  EXPECT_TRUE(TriangleRod(sliver).isFarther({5, 0, 0}, 0.9));
  EXPECT_TRUE(TriangleRod(sliver).isFarther({-1, 0, 0}, 0.9));
}

}  // namespace
}  // namespace wb::shape
