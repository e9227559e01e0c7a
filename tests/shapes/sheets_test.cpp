#include "model/geometry/geometry.h"
#include "model/shapes/detail/hull_cover.h"
#include "model/shapes/detail/panel.h"
#include "model/shapes/detail/panel_surface.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

namespace wb::shape {
namespace {

using namespace test;

constexpr double roomTolerance = 0.15;

/// Four walls of 0.2 m on a floor, with a door of 1 m in one of them, and a roof.
const std::vector<TestBox> room{{{0, 0, -0.2}, {6, 5, 0}},  {{0, 0, 0}, {6, 0.2, 3}},
                                {{0, 4.8, 0}, {6, 5, 3}},   {{0, 0, 0}, {0.2, 5, 3}},
                                {{5.8, 0, 0}, {6, 2, 3}},   {{5.8, 3, 0}, {6, 5, 3}},
                                {{5.8, 0, 2.2}, {6, 5, 3}}, {{0, 0, 3}, {6, 5, 3.2}}};

FitOptions roomOptions() {
  FitOptions options;
  options.tolerance = roomTolerance;
  options.rules.perHull = options.rules.perCorner = 0.04;
  options.surfaces = {.perInverseWidth = 0.05, .least = 0.5};
  options.avatar = Avatar();
  return options;
}

mesh::TriangleMesh madeSheets() {
  const auto solid = solidFor(meshOfBoxes(room), roomOptions(), {});
  EXPECT_TRUE(solid);
  const auto made = panels(*solid, roomOptions(), {});
  EXPECT_TRUE(made);
  return made ? *made : mesh::TriangleMesh();
}

/// Made once for all tests.
const mesh::TriangleMesh& roomSheets() {
  static const mesh::TriangleMesh made = madeSheets();
  return made;
}

double distanceToSurface(const mesh::TriangleMesh& surface, const glm::dvec3& point) {
  double nearest = 1e300;
  for (const auto& [a, b, c] : surface.triangles)
    nearest = std::min(nearest, glm::distance(point, mesh::nearestPoint(point, surface.positions[a],
                                                                        surface.positions[b],
                                                                        surface.positions[c])));
  return nearest;
}

/// Twelve walls, floors and lintels by two triangles each are what a hand would make of it.
TEST(Panels, ARoomIsAFewWidePanels) {
  const mesh::TriangleMesh& made = roomSheets();
  EXPECT_LE(made.triangles.size(), 24U);
  EXPECT_LE(roomOptions().surfaces.costOf(made), 1.2);
}

/// By points all over both, and distances without any grid.
TEST(Panels, AreWithinTheTolerance) {
  const mesh::TriangleMesh& made = roomSheets();
  for (const glm::dvec3& point : pointsOn(made.positions, made.triangles, 30))
    EXPECT_LE(distanceToBoxes(room, point), roomTolerance);
  const mesh::TriangleMesh mesh = meshOfBoxes(room);
  for (const glm::dvec3& point : pointsOn(mesh.positions, mesh.triangles, 20))
    EXPECT_LE(distanceToSurface(made, point), roomTolerance);
}

TEST(Panels, LeaveTheDoorOpen) {
  const mesh::TriangleMesh& made = roomSheets();
  for (double z = 0.2; z < 1.8; z += 0.1)
    EXPECT_GT(distanceToSurface(made, {5.9, 2.5, z}), 0.3) << z;
}

TEST(Panels, HaveNoTriangleThatTheGridRefuses) {
  mesh::TriangleMesh made = roomSheets();
  for (glm::dvec3& position : made.positions)
    position = (position - glm::dvec3(3, 2.5, 1.5)) / glm::dvec3(6, 5, 3.4);
  EXPECT_TRUE(mesh::degenerateTriangles(made).empty());
}

TEST(Panels, AreTheSameAgain) {
  const mesh::TriangleMesh& first = roomSheets();
  const mesh::TriangleMesh second = madeSheets();
  EXPECT_EQ(first.positions, second.positions);
  EXPECT_EQ(first.triangles, second.triangles);
}

/// What is above a table's top is at most 5 cm off, all else 30 cm: by points all over both, and
/// distances without any grid. One search holds both, and costs no more than 5 cm everywhere.
TEST(Panels, OfATableAreCloseWhereAvatarsTouchIt) {
  const std::vector<TestBox> topAndLeg{{{0, 0, 0.7}, {1.2, 0.8, 0.8}},
                                       {{0.4, 0.3, 0}, {0.8, 0.5, 0.7}}};
  const mesh::TriangleMesh mesh = meshOfBoxes(topAndLeg);
  FitOptions options = roomOptions();
  options.avatar.reset();
  options.surfaces.least = 0;
  const auto madeFor = [&](const FitOptions& one) {
    const auto solid = solidFor(mesh, one, {});
    return solid ? panels(*solid, one, {}).value_or(mesh::TriangleMesh()) : mesh::TriangleMesh();
  };
  options.tolerance = 0.05;
  const double tight = options.surfaces.costOf(madeFor(options));
  options.tolerance = 0.3;
  options.zones = ZoneTolerances{0.05, 0.3};
  const mesh::TriangleMesh made = madeFor(options);
  ASSERT_FALSE(made.triangles.empty());
  EXPECT_LE(options.surfaces.costOf(made), tight);
  for (const glm::dvec3& point : pointsOn(mesh.positions, mesh.triangles, 20))
    EXPECT_LE(distanceToSurface(made, point), point.z > 0.799 ? 0.05 : 0.3);
  for (const glm::dvec3& point : pointsOn(made.positions, made.triangles, 30)) {
    const bool isAbove =
        point.z > 0.8 && point.x > 0 && point.x < 1.2 && point.y > 0 && point.y < 0.8;
    EXPECT_LE(distanceToBoxes(topAndLeg, point), isAbove ? 0.05 : 0.3);
  }
}

/// Along the wall with the door, which is from 2 to 3 m and as high as 2.2 m.
TEST(PanelPlane, IsFreeWhereTheSolidIsNear) {
  const auto solid = solidFor(meshOfBoxes(room), roomOptions(), {});
  ASSERT_TRUE(solid);
  const PlaneFrame frame{
      .normal = {1, 0, 0}, .across = {0, 1, 0}, .along = {0, 0, 1}, .offset = 5.9};
  const std::vector<SurfaceSample> samples = surfaceSamples(*solid, 0.1);
  const PanelPlane plane(*solid, frame, samples,
                         rulesWithin(*solid, roomOptions().rules, roomTolerance),
                         std::vector<double>(samples.size(), roomTolerance));
  EXPECT_TRUE(plane.isFree({{0.1, 0.1}, {1.9, 0.1}, {1.9, 2.9}, {0.1, 2.9}}));
  EXPECT_TRUE(plane.isFree({{0.1, 2.3}, {4.9, 2.3}, {2.5, 3.1}}));
  EXPECT_FALSE(plane.isFree({{0.1, 0.1}, {4.9, 0.1}, {4.9, 2.9}}));
  EXPECT_FALSE(plane.isFree({{2.3, 0.5}, {2.7, 0.5}, {2.7, 1.5}, {2.3, 1.5}}));
}

TEST(Panel, IsCutIntoItsWidestTriangles) {
  const Panel square = panelOf({}, {{0, 0}, {2, 0}, {2, 1}, {0, 1}});
  EXPECT_EQ(square.triangles.size(), 2U);
  // Twice the area of a half, over its diagonal: 2 / sqrt(5) m wide each.
  EXPECT_NEAR(square.inverseWidths, std::sqrt(5.0), 1e-12);
}

TEST(Panel, IsWithinReachAllAround) {
  const Panel square = panelOf({}, {{0, 0}, {1, 0}, {1, 1}, {0, 1}});
  EXPECT_TRUE(square.isWithin({0.5, 0.5, 0.1}, 0.1));
  EXPECT_FALSE(square.isWithin({0.5, 0.5, 0.11}, 0.1));
  EXPECT_TRUE(square.isWithin({1.3, 0.5, 0.4}, 0.51));
  EXPECT_FALSE(square.isWithin({1.4, 0.5, 0.4}, 0.5));
}

TEST(Panel, OutlinesHaveCornersOnly) {
  const Outline outline =
      outlineAround({{0, 0}, {0.5, 0}, {1, 0}, {1, 1}, {0.5, 0.5}, {0, 1}, {0, 0.5}});
  EXPECT_EQ(outline.size(), 4U);
  EXPECT_TRUE(outlineAround({{0, 0}, {1, 1}, {2, 2}}).empty());
}

}  // namespace
}  // namespace wb::shape
