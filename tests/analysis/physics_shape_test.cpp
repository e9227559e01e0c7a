#include "model/analysis/detail/simpler_physics.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/geometry.h"
#include "tests/support/objects.h"
#include "tests/support/random.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace wb::advice {
namespace {

using asset::Domain3;
using asset::Faces;
using asset::HullPoints;
using asset::toTriangleMesh;
using layers::test::cubeCorners;
using layers::test::cubeFace;
using layers::test::hullPoints;

TEST(PhysicsMesh, WithoutTrianglesThatAreNotThereIsAsItWas) {
  EXPECT_TRUE(withoutTriangles({}, {0}).faces.empty());
  const FewerTriangles same = withoutTriangles({cubeFace()}, {12, 99});
  EXPECT_EQ(same.removed, 0U);
  EXPECT_EQ(same.faces, Faces{cubeFace()});
}

/// Placeholders and triangles with corners that are not there are not counted.
TEST(PhysicsMesh, CountsTrianglesAsTheGridDoes) {
  asset::Face face = cubeFace();
  face.triangles.insert(face.triangles.begin(), {{0, 0, 0}, {1, 2, 999}});
  const auto before = toTriangleMesh({face}).triangles;
  const FewerTriangles fewer = withoutTriangles({face, cubeFace()}, {0, 12});
  EXPECT_EQ(fewer.removed, 2U);
  const auto after = toTriangleMesh(fewer.faces).triangles;
  ASSERT_EQ(after.size(), 22U);
  EXPECT_EQ(after[0], before[1]);
}

TEST(PhysicsMesh, AFaceWithoutTrianglesHasNoGeometry) {
  std::vector<std::uint32_t> all(12);
  for (std::uint32_t i = 0; i < 12; ++i) all[i] = i;
  EXPECT_EQ(withoutTriangles({cubeFace()}, all).faces, Faces(1));
}

/// Two triangles with an edge of 1 mm between them, at a scale of 1 m.
TEST(PhysicsMesh, WeldsWhatIsNear) {
  const Faces faces{layers::test::faceOf({{{glm::dvec3(-0.5, 0, 0), {0, 0, 0}, {0, 0, 0.5}}},
                                          {{glm::dvec3(0, 0, 0), {0.001, 0, 0}, {0, 0, 0.5}}},
                                          {{glm::dvec3(0.001, 0, 0), {0.5, 0, 0}, {0, 0, 0.5}}}})};
  EXPECT_EQ(welded(faces, glm::dvec3(1), 1e-4).removed, 0U);
  const FewerTriangles once = welded(faces, glm::dvec3(1), 1.1e-3);
  EXPECT_EQ(once.removed, 1U);
  EXPECT_EQ(welded(faces, {10, 1, 1}, 1.1e-3).removed, 0U);
  const auto widths = mesh::triangleWidths(toTriangleMesh(once.faces), glm::dvec3(1));
  EXPECT_GT(*std::ranges::min_element(widths), 0.3);
}

RC_GTEST_PROP(PhysicsMesh, NoCornerMovesFartherThanItIsWelded, (int seed)) {
  asset::Face face = cubeFace();
  face.triangles.clear();
  for (std::uint16_t i = 0; i < 60; ++i) {
    face.positions.push_back({*rc::gen::inRange<std::uint16_t>(0, 65535),
                              *rc::gen::inRange<std::uint16_t>(0, 65535),
                              static_cast<std::uint16_t>(seed)});
    face.triangles.push_back(
        {i, static_cast<std::uint16_t>(i + 1), static_cast<std::uint16_t>((i * 7 + 3) % 60)});
  }
  const glm::dvec3 scale = *cost::test::vector(0.5, 5);
  const double distance = *cost::test::number(0.001, 1);
  const FewerTriangles result = welded({face}, scale, distance);
  const mesh::TriangleMesh after = toTriangleMesh(result.faces);
  for (const mesh::Triangle& triangle : after.triangles) {
    RC_ASSERT(triangle[0] != triangle[1] && triangle[1] != triangle[2]);
    // Corners that stay apart are farther apart than the distance.
    RC_ASSERT(glm::distance(after.positions[triangle[0]] * scale,
                            after.positions[triangle[1]] * scale) > distance);
  }
}

TEST(SimplerHulls, FlatAndEmptyOnesStay) {
  const HullPoints flat = hullPoints({{0, 0, 0}, {0.1, 0, 0}, {0, 0.1, 0}, {0.1, 0.1, 0}});
  EXPECT_TRUE(withoutInnerPoints({}, {}).empty());
  EXPECT_EQ(withoutInnerPoints({flat}, {}), std::vector<HullPoints>{flat});
  EXPECT_EQ(withFewerPoints({flat}, {}, 8), std::vector<HullPoints>{flat});
  EXPECT_TRUE(mergedHulls({flat, flat}, {}, {0.5}, {}).empty());
  EXPECT_TRUE(mergedHulls({}, {}, {0.5}, {}).empty());
  EXPECT_TRUE(mergedHulls({hullPoints(cubeCorners())}, {}, {0.5}, {}).empty());
}

TEST(SimplerHulls, AreMergedOnlyAsFarAsAllowed) {
  std::vector<glm::dvec3> left = cubeCorners(0.25);
  std::vector<glm::dvec3> right = left;
  for (glm::dvec3& corner : left) corner.x -= 0.25;
  for (glm::dvec3& corner : right) corner.x += 0.25;
  const std::vector<HullPoints> apart{hullPoints(left), hullPoints(right)};
  // Between them is as much room as each fills: half of both.
  EXPECT_TRUE(mergedHulls(apart, {}, {0.4}, {}).empty());
  const auto merged = mergedHulls(apart, {}, {0.1, 0.6, 0.7}, {});
  ASSERT_EQ(merged.size(), 1U);
  EXPECT_EQ(merged[0].hulls.size(), 1U);
  EXPECT_NEAR(merged[0].growth, 0.5, 0.01);
}

HullPoints anyHull() {
  HullPoints points(*rc::gen::inRange<std::size_t>(4, 60));
  for (asset::Quantised3& point : points)
    for (std::uint16_t& coordinate : point)
      coordinate = *rc::gen::inRange<std::uint16_t>(20'000, 45'000);
  return points;
}

double volumeOf(const HullPoints& hull) {
  const auto made = mesh::convexHull(asset::toPoints(hull, {}));
  return made ? made->volume : 0;
}

/// What a simpler hull stands for is still inside it: the hull of both is no larger.
RC_GTEST_PROP(SimplerHulls, ContainWhatTheyStandFor, ()) {
  const HullPoints hull = anyHull();
  const std::size_t most = *rc::gen::element(8U, 16U, 32U);
  const HullPoints fewer = withFewerPoints({hull}, {}, most).at(0);
  RC_ASSERT(fewer.size() <= hull.size());
  HullPoints both = fewer;
  both.insert(both.end(), hull.begin(), hull.end());
  RC_ASSERT(volumeOf(both) <= volumeOf(fewer) * (1 + 1e-4) + 1e-12);
  const HullPoints bare = withoutInnerPoints({hull}, {}).at(0);
  RC_ASSERT(bare.size() <= hull.size());
  RC_ASSERT(std::abs(volumeOf(bare) - volumeOf(hull)) <= 1e-4 * volumeOf(hull) + 1e-12);
}

RC_GTEST_PROP(SimplerHulls, MergedTheyContainAllOnesBefore, ()) {
  std::vector<HullPoints> hulls;
  for (int i = *rc::gen::inRange(2, 6); i > 0; --i) hulls.push_back(anyHull());
  for (const MergedHulls& merged : mergedHulls(hulls, {}, {0.02, 0.5, 10}, {})) {
    RC_ASSERT(merged.hulls.size() < hulls.size());
    for (const HullPoints& hull : hulls) {
      const bool isInside = std::ranges::any_of(merged.hulls, [&](HullPoints both) {
        const double before = volumeOf(both);
        both.insert(both.end(), hull.begin(), hull.end());
        return volumeOf(both) <= before * (1 + 1e-4) + 1e-12;
      });
      RC_ASSERT(isInside);
    }
  }
}

}  // namespace
}  // namespace wb::advice
