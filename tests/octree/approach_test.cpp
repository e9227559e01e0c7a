#include "model/octree/detail/indented_cube.h"
#include "model/octree/detail/ray_cube.h"
#include "model/octree/trace.h"
#include "tests/octree/random_world.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <limits>

namespace wb::octree {
namespace {

using test::Random;

glm::dvec3 randomPoint(Random& random, double reach) {
  return {test::between(random, -reach, reach), test::between(random, -reach, reach),
          test::between(random, -reach, reach)};
}

OwnRay randomOwnRay(Random& random) {
  OwnRay ray{randomPoint(random, 9), glm::normalize(randomPoint(random, 1))};
  // Some run along an axis, or across one.
  if (test::below(random, 3) == 0) ray.direction[test::below(random, 3)] = 0;
  ray.direction = glm::normalize(ray.direction);
  return ray;
}

/// The least of a function that falls and then rises, by thirds.
template <class Function>
double leastOf(double begin, double end, Function function) {
  for (int i = 0; i < 200; ++i) {
    const double third = (end - begin) / 3;
    if (function(begin + third) < function(end - third))
      end -= third;
    else
      begin += third;
  }
  return function((begin + end) / 2);
}

TEST(RayDistance, ToABoxIsTheLeastOfAllPoints) {
  Random random(3);
  for (int i = 0; i < 2000; ++i) {
    const OwnRay ray = randomOwnRay(random);
    const glm::dvec3 low = randomPoint(random, 5);
    const glm::dvec3 high = low + glm::abs(randomPoint(random, 4));
    const auto distanceAt = [&](double t) {
      const glm::dvec3 point = ray.origin + t * ray.direction;
      return glm::distance(point, glm::clamp(point, low, high));
    };
    const Nearness nearness = nearnessToBox(ray, low, high);
    ASSERT_NEAR(nearness.distance, leastOf(0, 60, distanceAt), 1e-6) << i;
    ASSERT_NEAR(distanceAt(nearness.t), nearness.distance, 1e-9) << i;
    ASSERT_GE(nearness.t, 0);
    ASSERT_EQ(nearness.distance < 1e-12, slabsOf(ray, low, high).isMet()) << i;
    const Nearness ofLine = nearnessToBox(ray, low, high, Reach::line);
    ASSERT_NEAR(ofLine.distance, leastOf(-60, 60, distanceAt), 1e-6) << i;
  }
}

TEST(RayDistance, ToASphereIsToItsSurface) {
  const OwnRay ray{{0, 0, 0}, {1, 0, 0}};
  EXPECT_EQ(nearnessToSphere(ray, {5, 3, 0}, 1).distance, 2);
  EXPECT_EQ(nearnessToSphere(ray, {-5, 0, 0}, 1).distance, 4) << "behind the origin";
  EXPECT_EQ(nearnessToSphere(ray, {5, 0.5, 0}, 1).distance, 0);
}

/// The least distance of points of the triangles, on a fine grid, is never less and hardly more.
TEST(RayDistance, ToAnIndentedCubeIsToItsTriangles) {
  Random random(5);
  const OwnFrame frame(Placement{{-1, -1, -1}, 2});
  for (int i = 0; i < 40; ++i) {
    const PackedCodes codes = test::randomCodes(random);
    const IndentedCube cube(frame, glm::dvec3(0), 1, codes);
    const OwnRay ray = randomOwnRay(random);
    const CertainRay certain(frame, {ray.origin, ray.direction});
    if (IndentedShape(codes, glm::dvec3(0), 1).meet(certain)) continue;
    double least = std::numeric_limits<double>::infinity();
    constexpr int steps = 60;
    for (const CubeTriangle& triangle : cube.surface())
      for (int u = 0; u <= steps; ++u)
        for (int v = 0; u + v <= steps; ++v) {
          const auto [a, b, c] = triangle.corners;
          const glm::dvec3 point = (cube.corners()[a] * double(u) + cube.corners()[b] * double(v) +
                                    cube.corners()[c] * double(steps - u - v)) /
                                   double(steps);
          const double t = std::max(0.0, glm::dot(point - ray.origin, ray.direction));
          least = std::min(least, glm::distance(ray.origin + t * ray.direction, point));
        }
    const double found = nearnessToMesh(ray, cube).distance;
    ASSERT_LE(found, least + 1e-9) << i;
    ASSERT_GE(found, least - 0.05) << i;
  }
}

/// Of all leaves, each looked at.
TEST(Approach, IsToTheNearestOfAllLeaves) {
  Random random(9);
  int misses = 0;
  for (int i = 0; i < 600; ++i) {
    const auto octrees = test::randomOctrees(random);
    const World world(octrees);
    Ray ray{randomPoint(random, 200), randomPoint(random, 1)};
    if (castExact(world, ray, IndentationUse::ignore)) continue;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t octree = 0; octree < octrees.size(); ++octree) {
      const OwnFrame& frame = world.frame(octree);
      const OwnRay own = toOwn(frame, ray.origin, unitOf(ray.direction));
      forEachCube(*octrees[octree].octree, [&](Octree::Cube, CubeKind kind, const Path&,
                                               const glm::dvec3& corner, double size) {
        if (kind == CubeKind::solid || kind == CubeKind::normal)
          least = std::min(
              least, nearnessToBox(own, frame.point(corner), frame.point(corner + size)).distance);
      });
    }
    const auto approach = nearestApproach(world, ray, {Algorithm::exact, IndentationUse::ignore});
    ASSERT_EQ(approach.has_value(), least < std::numeric_limits<double>::infinity());
    if (!approach) continue;
    ++misses;
    ASSERT_EQ(approach->distance, least) << i;
  }
  EXPECT_GT(misses, 100);
}

}  // namespace
}  // namespace wb::octree
