#include "model/cost/number_sink.h"
#include "model/cost/streaming_rules.h"

#include <gtest/gtest.h>

namespace wb::cost {
namespace {

/// Of a cube of that radius, whose levels differ much.
double weightAt(double radius, const Profile& profile) {
  const double side = 2 * radius / std::sqrt(3.0);
  return meshStreaming(NumberSink(profile), {100000, 20000, 5000, 1000}, glm::dvec3(side));
}

double slopeAt(double radius, const Profile& profile) {
  const double step = radius * 1e-6;
  return (weightAt(radius + step, profile) - weightAt(radius - step, profile)) / (2 * step);
}

/// How much the slope differs on both sides of a radius, of the weight there a metre.
double kinkAt(double radius, const Profile& profile) {
  return std::abs(slopeAt(radius * 1.0001, profile) - slopeAt(radius * 0.9999, profile)) /
         weightAt(radius, profile) * radius;
}

TEST(SwitchRadii, AreThosePublished) {
  const SwitchRadii radii = switchRadii(Profile());
  EXPECT_NEAR(radii.medium, 43.44, 0.01);
  EXPECT_NEAR(radii.low, 10.86, 0.01);
  EXPECT_NEAR(radii.lowest, 5.43, 0.01);
  EXPECT_EQ(radii.plateau(), radii.medium);
}

TEST(SwitchRadii, AreWhereTheSlopeChanges) {
  Profile near;
  near[Key::max_distance] = 100;
  Profile other;
  other[Key::max_area] = 20000;
  other[Key::lod_medium] = 0.3;
  for (const Profile& profile : {Profile(), near, other}) {
    const SwitchRadii radii = switchRadii(profile);
    for (const double radius : {radii.medium, radii.low, radii.lowest}) {
      EXPECT_GT(kinkAt(radius, profile), 0.1) << radius;
      EXPECT_LT(kinkAt(radius * 0.8, profile), 0.01) << radius;
    }
  }
}

TEST(SwitchRadii, BeyondTheLastTheWeightIsTheSame) {
  Profile swapped;
  swapped[Key::lod_medium] = 0.01;
  for (const Profile& profile : {Profile(), swapped}) {
    const double plateau = switchRadii(profile).plateau();
    EXPECT_DOUBLE_EQ(weightAt(plateau * 1.001, profile), weightAt(plateau * 40, profile));
    EXPECT_NE(weightAt(plateau * 0.9, profile), weightAt(plateau * 1.001, profile));
  }
}

}  // namespace
}  // namespace wb::cost
