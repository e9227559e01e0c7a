#include "model/scene/part_placement.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace wb::scene {
namespace {

constexpr double nearly = 1e-14;

void expectNear(const glm::dvec3& actual, const glm::dvec3& expected, double tolerance = nearly) {
  for (int axis = 0; axis < 3; ++axis) EXPECT_NEAR(actual[axis], expected[axis], tolerance);
}

TEST(BuilderAngles, AQuarterTurnAboutZ) {
  const double half = std::sqrt(0.5);
  const glm::dquat turn = fromBuilderAngles({0, 0, 90});
  EXPECT_EQ(turn.x, 0);
  EXPECT_EQ(turn.y, 0);
  EXPECT_NEAR(turn.z, half, nearly);
  EXPECT_NEAR(turn.w, half, nearly);
  EXPECT_EQ(fromBuilderAngles({0, 0, 0}), glm::dquat(1, 0, 0, 0));
}

TEST(BuilderAngles, ZTurnsFirstAndXLast) {
  expectNear(fromBuilderAngles({90, 0, 90}) * glm::dvec3(1, 0, 0), {0, 0, 1});
  expectNear(fromBuilderAngles({90, 90, 0}) * glm::dvec3(0, 0, 1), {1, 0, 0});
  expectNear(fromBuilderAngles({0, 90, 90}) * glm::dvec3(0, 1, 0), {0, 0, 1});
}

TEST(BuilderAngles, AreWhatWasEntered) {
  expectNear(builderAngles(fromBuilderAngles({20, 30, 40})), {20, 30, 40}, 1e-13);
  expectNear(builderAngles(fromBuilderAngles({-170, -80, 175})), {-170, -80, 175}, 1e-13);
  expectNear(builderAngles(-fromBuilderAngles({20, 30, 40})), {20, 30, 40}, 1e-13);
}

TEST(BuilderAngles, WithYUprightZTurnsForX) {
  expectNear(builderAngles(fromBuilderAngles({20, 90, 40})), {0, 90, 60}, 1e-12);
  expectNear(builderAngles(fromBuilderAngles({20, -90, 40})), {0, -90, 20}, 1e-12);
}

/// An arc sine would lose half of the digits here.
TEST(BuilderAngles, KeepTheirDigitsNearlyUpright) {
  EXPECT_NEAR(builderAngles(fromBuilderAngles({0, 89.999999, 0})).y, 89.999999, 1e-12);
  EXPECT_NEAR(builderAngles(fromBuilderAngles({0, -89.999999, 0})).y, -89.999999, 1e-12);
}

RC_GTEST_PROP(BuilderAngles, comeToTheSameRotation, ()) {
  const auto angle = [] { return *rc::gen::inRange(-3600, 3601) / 10.0; };
  const glm::dquat rotation = fromBuilderAngles({angle(), angle(), angle()});
  const glm::dvec3 degrees = builderAngles(rotation);
  RC_ASSERT(std::abs(degrees.x) <= 180 && std::abs(degrees.y) <= 90 && std::abs(degrees.z) <= 180);
  RC_ASSERT(std::abs(std::abs(glm::dot(fromBuilderAngles(degrees), rotation)) - 1) < nearly);
}

}  // namespace
}  // namespace wb::scene
