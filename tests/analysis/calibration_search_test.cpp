#include "tests/analysis/calibrating.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <stop_token>

namespace wb::tuning {
namespace {

using cost::Key;
using cost::Profile;
using cost::test::makeLinkset;
using cost::test::makePart;
using scene::PartKind;
using scene::ShapeType;
using test::measuredOf;
using test::sortedVillage;
using test::tells;
using test::village;

TEST(Calibration, StaysInTheRangeOfAConstant) {
  const scene::Scene scene = village(5);
  auto measured = measuredOf(scene, {}, 0);
  for (scene::Measured& one : measured) one.streaming = *one.streaming * 1e5;
  const std::array keys{Key::bytes_per_triangle};
  const auto found = calibrate(scene, measured, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->constants[0].value, 1);
  EXPECT_TRUE(tells(*found, "calibrate.at_end", "bytes_per_triangle"));
}

/// Walls of 1 to 1.9 m cost 0.6 √2 / size as triangles, so 2 PE of each is a floor of 2: no slope
/// leads there from the floor of 0.5, which none of them is at.
TEST(Calibration, FindsAFloorThatNothingIsAt) {
  scene::Scene scene = village(0);
  std::vector<scene::Measured> measured;
  for (int i = 0; i < 10; ++i) {
    scene::Part wall = makePart(PartKind::mesh, glm::dvec3(1 + 0.1 * i), ShapeType::prim);
    wall.asset = "wall";
    scene.linksets.push_back(makeLinkset({wall}));
    scene.linksets.back().name = measured.emplace_back().linkset = std::to_string(i);
    measured.back().physics = 2;
  }
  const std::array keys{Key::minimum_mesh_cost};
  const auto found = calibrate(scene, measured, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->constants[0].value, 2, 1e-9);
  EXPECT_TRUE(found->findings.empty());
}

/// Linksets of 1 to n boxes, their server weight measured as so much a box. It is never more than 1
/// a box: from 1 on server_per_prim changes nothing.
Calibration ofBoxes(double perPrim, double start) {
  scene::Scene scene;
  std::vector<scene::Measured> measured;
  for (std::size_t n = 1; n <= 5; ++n) {
    scene.linksets.push_back(
        makeLinkset(std::vector(n, makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull))));
    scene.linksets.back().name = measured.emplace_back().linkset = std::to_string(n);
    measured.back().server = perPrim * static_cast<double>(n);
  }
  Profile profile;
  profile[Key::server_per_prim] = start;
  const std::array keys{Key::server_per_prim};
  const auto found = calibrate(scene, measured, profile, keys);
  EXPECT_TRUE(found);
  return found ? *found : Calibration{};
}

TEST(Calibration, FindsWhatACapHides) {
  for (const double start : {0.0, 0.9, 1.5, 100.0}) {
    const Calibration found = ofBoxes(0.5, start);
    EXPECT_NEAR(found.constants.at(0).value, 0.5, 1e-9) << start;
    EXPECT_TRUE(found.findings.empty()) << start;
  }
}

TEST(Calibration, StaysWhereOtherValuesAreNoBetterAndSaysSo) {
  const Calibration found = ofBoxes(1, 1.5);
  EXPECT_EQ(found.constants.at(0).value, 1.5);
  EXPECT_TRUE(tells(found, "calibrate.level", "server_per_prim"));
  EXPECT_FALSE(found.constants[0].standardError);
}

/// A wall of 1 m costs 12 √2 k as triangles and 0.5 at the least, so 0 PE is nearest from k = 0.5 /
/// (12 √2) on downwards. Of these the largest is nearest to where it began.
TEST(Calibration, GoesNoFurtherThanItMust) {
  scene::Scene scene = village(0);
  scene::Part wall = makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim);
  wall.asset = "wall";
  scene.linksets.push_back(makeLinkset({wall}));
  scene.linksets[0].name = "wall";
  scene::Measured nothing;
  nothing.linkset = "wall";
  nothing.physics = 0;
  const std::array keys{Key::triangle_constant};
  const auto found = calibrate(scene, std::vector{nothing}, {}, keys);
  ASSERT_TRUE(found);
  const double edge = 0.5 / (12 * std::sqrt(2.0));
  EXPECT_NEAR(found->constants[0].value, edge, 1e-5);
  EXPECT_EQ(found->residuals[0].calculated, 0.5);
  EXPECT_TRUE(tells(*found, "calibrate.level", "triangle_constant"));
}

/// A wall 0.6 m thick that costs 0.36 is weighed as its hull of 8 points, so the limit is more than
/// 0.6 m: a constant without any slope.
TEST(Calibration, FindsAThreshold) {
  scene::Scene scene = village(0);
  scene::Part wall = makePart(PartKind::mesh, {2, 0.6, 2}, ShapeType::prim);
  wall.asset = "wall";
  scene.linksets.push_back(makeLinkset({wall}));
  scene.linksets[0].name = "wall";
  scene::Measured hull;
  hull.linkset = "wall";
  hull.physics = 0.36;
  const std::array keys{Key::thin_side_limit};
  const auto found = calibrate(scene, std::vector{hull}, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_GT(found->constants[0].value, 0.6);
  EXPECT_LT(found->constants[0].value, 0.601);
  EXPECT_EQ(found->residuals[0].calculated, 0.36);
}

/// What was made with one set of constants is explained as well from wherever the search begins.
TEST(Calibration, EndsAtTheBestFromAnyStart) {
  const scene::Scene scene = sortedVillage(40);
  Profile truth;
  truth[Key::triangle_constant] = 0.11;
  truth[Key::minimum_mesh_cost] = 2.6;
  truth[Key::hull_cost] = 0.09;
  truth[Key::hull_vertex_cost] = 0.025;
  const auto measured = measuredOf(scene, truth, 0.01);
  const std::array keys{Key::triangle_constant, Key::minimum_mesh_cost, Key::hull_cost,
                        Key::hull_vertex_cost};
  for (const double first : {0.01, 1.0, 40.0})
    for (const double second : {0.01, 1.0, 40.0}) {
      Profile start = truth;
      start[Key::triangle_constant] *= first;
      start[Key::hull_cost] *= first;
      start[Key::minimum_mesh_cost] *= second;
      start[Key::hull_vertex_cost] *= second;
      const auto found = calibrate(scene, measured, start, keys);
      ASSERT_TRUE(found);
      for (const FittedConstant& one : found->constants)
        EXPECT_NEAR(one.value, truth[one.key], 0.1 * truth[one.key])
            << constant(one.key).name << " from " << first << ", " << second;
      EXPECT_GT(found->rSquared.value(), 0.99) << first << ", " << second;
    }
}

/// One of very many linksets says all that is known of a constant.
TEST(Calibration, HearsTheOnlyOneThatTells) {
  scene::Scene scene = village(0);
  std::vector<scene::Measured> measured;
  for (std::size_t i = 0; i < 1500; ++i) {
    scene::Part part = makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull);
    if (i == 777) {
      part = makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim);
      part.asset = "wall";
    }
    scene.linksets.push_back(makeLinkset({part}));
    scene.linksets.back().name = measured.emplace_back().linkset = std::to_string(i);
    measured.back().physics = i == 777 ? 2 : 0.1;
  }
  const std::array keys{Key::minimum_mesh_cost, Key::primitive_cost};
  const auto found = calibrate(scene, measured, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->constants[0].value, 2, 1e-9);
  EXPECT_NEAR(found->constants[1].value, 0.1, 1e-9);
}

TEST(Calibration, CancelledStaysWhereItBegan) {
  const scene::Scene scene = village(10);
  Profile wrong;
  wrong[Key::primitive_cost] = 5;
  const std::array keys{Key::primitive_cost};
  std::stop_source source;
  source.request_stop();
  const auto found =
      calibrate(scene, measuredOf(scene, {}, 0), wrong, keys, {source.get_token(), {}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->constants[0].value, 5);
}

}  // namespace
}  // namespace wb::tuning
