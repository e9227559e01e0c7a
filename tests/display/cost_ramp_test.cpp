#include "model/display/cost_ramp.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <set>

namespace wb::layers::test {
namespace {

int apart(const Rgb& a, const Rgb& b) {
  int most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) most = std::max(most, std::abs(a[i] - b[i]));
  return most;
}

/// As the exact values of the window have them: t at the costs that a legend names.
TEST(CostRamp, NamedCostsLieWhereTheyShould) {
  const std::array levels{0.0, 0.284, 0.523, 0.741, 1.0};
  for (std::size_t i = 0; i < levels.size(); ++i)
    EXPECT_NEAR(costLevel(costTicks[i]), levels[i], 5e-4) << costTicks[i];
  EXPECT_EQ(costLevel(1e9), 1);
  EXPECT_EQ(costLevel(-1), 0);
  EXPECT_NEAR(costLevel(10), std::log(2) / std::log(201), 1e-12);
}

TEST(CostRamp, HasItsOwnColoursAtTheNamedCosts) {
  const auto expect = [](CostScale scale, Ground ground, const std::array<Rgb, 5>& colours) {
    for (std::size_t i = 0; i < colours.size(); ++i)
      EXPECT_LE(apart(costColour(costLevel(costTicks[i]), scale, ground), colours[i]), 1) << i;
  };
  expect(CostScale::hues, Ground::light,
         {{{0x2F, 0x6D, 0xB5},
           {0xF2, 0xB3, 0x3D},
           {0xD7, 0x26, 0x1E},
           {0x8E, 0x0F, 0x3C},
           {0x3B, 0x11, 0x60}}});
  expect(CostScale::hues, Ground::dark,
         {{{0x3B, 0x78, 0xC0},
           {0xE9, 0xA5, 0x2E},
           {0xE0, 0x36, 0x24},
           {0xFF, 0x76, 0xB5},
           {0xFF, 0xED, 0xFB}}});
  expect(CostScale::shades, Ground::light,
         {{{0xF0, 0xE6, 0xBE},
           {0xE0, 0x84, 0x38},
           {0xB0, 0x2A, 0x4A},
           {0x68, 0x0C, 0x52},
           {0x2A, 0x08, 0x38}}});
  expect(CostScale::shades, Ground::dark,
         {{{0x46, 0x3A, 0x78},
           {0xA0, 0x4A, 0x80},
           {0xE0, 0x60, 0x6E},
           {0xFF, 0xB0, 0x60},
           {0xFF, 0xF0, 0xA0}}});
}

/// The four that shared one red: 173, 225, 431 and 1,800 LI.
TEST(CostRamp, TellsExpensiveObjectsApart) {
  const std::array costs{1.0, 173.0, 431.0, 1800.0};
  for (const Ground ground : {Ground::light, Ground::dark})
    for (std::size_t i = 1; i < costs.size(); ++i)
      EXPECT_GT(apart(costColour(costLevel(costs[i]), CostScale::hues, ground),
                      costColour(costLevel(costs[i - 1]), CostScale::hues, ground)),
                40)
          << costs[i];
}

TEST(CostRamp, LevelsOutsideAreTakenAsItsEnds) {
  for (const Ground ground : {Ground::light, Ground::dark}) {
    EXPECT_EQ(costColour(-3, CostScale::hues, ground), costColour(0, CostScale::hues, ground));
    EXPECT_EQ(costColour(7, CostScale::hues, ground), costColour(1, CostScale::hues, ground));
  }
}

/// Half way in OKLab: the lightness of black and white is 0 and 1, and the grey of 0.5 is the cube
/// of that in linear light.
TEST(Mixed, IsHalfWayInOklab) {
  const double linear = 0.125;
  const double encoded = 255 * (1.055 * std::pow(linear, 1 / 2.4) - 0.055);
  const auto grey = static_cast<std::uint8_t>(std::lround(encoded));
  EXPECT_LE(apart(mixed({0, 0, 0}, {255, 255, 255}, 0.5), {grey, grey, grey}), 1);
  EXPECT_EQ(mixed({1, 2, 3}, {200, 100, 50}, 0), (Rgb{1, 2, 3}));
  EXPECT_EQ(mixed({1, 2, 3}, {200, 100, 50}, 1), (Rgb{200, 100, 50}));
}

TEST(OnGround, LiesBetweenTheColourAndTheGround) {
  EXPECT_EQ(onGround({10, 20, 30}, 1, Ground::dark), (Rgb{10, 20, 30}));
  EXPECT_GT(onGround({0, 0, 0}, 0.4, Ground::light)[0], onGround({0, 0, 0}, 0.4, Ground::dark)[0]);
}

}  // namespace
}  // namespace wb::layers::test
