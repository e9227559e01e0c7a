#include "model/analysis/calibration.h"

#include "tests/analysis/calibrating.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

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

/// The most expensive fits, the others are measured at half: by PE alone that would be next to
/// perfect.
TEST(Calibration, RSquaredIsRelativeToEachCost) {
  const scene::Scene scene = sortedVillage(20);
  std::vector<scene::Measured> measured = measuredOf(scene, {}, 0);
  const auto mostExpensive = std::ranges::max_element(
      measured, {}, [](const scene::Measured& one) { return one.physics.value_or(0); });
  for (auto one = measured.begin(); one != measured.end(); ++one)
    if (one != mostExpensive && one->physics) *one->physics /= 2;
  mostExpensive->physics = *mostExpensive->physics * 1000;
  const std::array keys{Key::primitive_cost};
  const auto found = calibrate(scene, measured, {}, keys);
  ASSERT_TRUE(found);
  double weights = 0;
  double sum = 0;
  for (const Residual& one : found->residuals) {
    const double scale = std::max(std::abs(one.measured), 0.1);
    weights += 1 / (scale * scale);
    sum += one.measured / (scale * scale);
  }
  double left = 0;
  double whole = 0;
  for (const Residual& one : found->residuals) {
    const double scale = std::max(std::abs(one.measured), 0.1);
    left += std::pow((one.measured - one.calculated) / scale, 2);
    whole += std::pow((one.measured - sum / weights) / scale, 2);
  }
  EXPECT_NEAR(found->rSquared.value(), 1 - left / whole, 1e-9);
  EXPECT_LT(found->rSquared.value(), 0.9);
}

TEST(Calibration, RecoversTheConstantsFromNoisyMeasurements) {
  const scene::Scene scene = sortedVillage(60);
  Profile wrong;
  wrong[Key::triangle_constant] = 0.2;
  wrong[Key::hull_cost] = 0.01;
  wrong[Key::hull_vertex_cost] = 0.1;
  wrong[Key::bytes_per_triangle] = 40;
  const std::array keys{Key::triangle_constant, Key::hull_cost, Key::hull_vertex_cost,
                        Key::bytes_per_triangle};
  const auto found = calibrate(scene, measuredOf(scene, {}, 0.01), wrong, keys);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->findings.empty());
  for (const FittedConstant& one : found->constants) {
    const double truth = constant(one.key).standard;
    EXPECT_NEAR(one.value, truth, 0.02 * truth) << constant(one.key).name;
    ASSERT_TRUE(one.standardError);
    EXPECT_LT(std::abs(one.value - truth), 4 * *one.standardError) << constant(one.key).name;
  }
  EXPECT_GT(found->rSquared.value(), 0.99);
  EXPECT_EQ(found->residuals.size(), 120U);
}

TEST(Calibration, IsExactWithoutNoise) {
  const scene::Scene scene = village(10);
  Profile wrong;
  wrong[Key::primitive_cost] = 5;
  wrong[Key::triangle_budget] = 90000;
  const std::array keys{Key::primitive_cost, Key::triangle_budget};
  const auto found = calibrate(scene, measuredOf(scene, {}, 0), wrong, keys);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->constants[0].value, 0.1, 1e-6);
  EXPECT_NEAR(found->constants[1].value, 250000, 1);
}

TEST(Calibration, SaysWhenNothingWasMeasuredOfAConstant) {
  scene::Scene scene;
  for (int i = 0; i < 5; ++i) {
    scene.linksets.push_back(
        makeLinkset(std::vector(i + 1, makePart(PartKind::box, glm::dvec3(1)))));
    scene.linksets.back().name = std::to_string(i);
  }
  Profile wrong;
  wrong[Key::primitive_cost] = 0.3;
  const std::array keys{Key::primitive_cost, Key::hull_cost};
  const auto found = calibrate(scene, measuredOf(scene, {}, 0.01), wrong, keys);
  ASSERT_TRUE(found);
  EXPECT_TRUE(tells(*found, "calibrate.says_nothing", "hull_cost"));
  EXPECT_EQ(found->constants[1].value, 0.04);
  EXPECT_FALSE(found->constants[1].standardError);
  EXPECT_NEAR(found->constants[0].value, 0.1, 0.002);
}

/// Every hull has 8 points, so 8 v + h is all that can be known.
TEST(Calibration, SaysWhichConstantsCannotBeToldApart) {
  const scene::Scene scene = village(20);
  const std::array keys{Key::hull_cost, Key::triangle_constant, Key::hull_vertex_cost};
  const auto found = calibrate(scene, measuredOf(scene, {}, 0.01), {}, keys);
  ASSERT_TRUE(found);
  EXPECT_TRUE(tells(*found, "calibrate.inseparable", "hull_cost, hull_vertex_cost"));
  EXPECT_FALSE(found->constants[0].standardError);
  EXPECT_TRUE(found->constants[1].standardError);
  EXPECT_NEAR(8 * found->constants[2].value + found->constants[0].value, 0.36, 0.01);
}

/// By the published document SRC = f (n + l / n) of parts that are not active decides as the server
/// weight, so it is what was measured: here with f = 0.7 and l = 3.
TEST(Calibration, TheServerWeightIsTheOneThatDecides) {
  scene::Scene scene;
  std::vector<scene::Measured> measured;
  for (std::size_t n = 1; n <= 6; ++n) {
    scene::Part box = makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull);
    scene.linksets.push_back(makeLinkset(std::vector(n, box)));
    scene.linksets.back().name = measured.emplace_back().linkset = std::to_string(n);
    const auto parts = static_cast<double>(n);
    measured.back().server = 0.7 * (parts + 3 / parts);
  }
  Profile document;
  document.accounting = cost::AccountingModel::wiki2011;
  const std::array keys{Key::simulation_factor, Key::linkset_factor};
  const auto found = calibrate(scene, measured, document, keys);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->findings.empty());
  EXPECT_NEAR(found->constants[0].value, 0.7, 1e-6);
  EXPECT_NEAR(found->constants[1].value, 3, 1e-5);
}

TEST(Calibration, UsesTheStateThatWasMeasured) {
  scene::Scene scene = village(1);
  scene::Measured one;
  one.linkset = scene.linksets[0].name;
  one.physical = true;
  one.physics = 1;
  const std::array keys{Key::hull_vertex_cost};
  const auto found = calibrate(scene, std::vector{one}, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->residuals[0].calculated, 1, 1e-6);
}

TEST(Calibration, RefusesNothingAndTellsWhatBelongsNowhere) {
  scene::Measured stranger;
  stranger.linkset = "elsewhere";
  stranger.physics = 1;
  const std::array keys{Key::hull_cost};
  EXPECT_FALSE(calibrate(village(1), {}, {}, keys));
  EXPECT_FALSE(calibrate(village(1), std::vector{stranger}, {}, keys));
  auto measured = measuredOf(village(2), {}, 0);
  measured.push_back(stranger);
  const auto found = calibrate(village(2), measured, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_TRUE(tells(*found, "measured.unknown", "elsewhere"));
}

}  // namespace
}  // namespace wb::tuning
