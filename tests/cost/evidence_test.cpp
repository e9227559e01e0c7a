#include "model/cost/evidence.h"

#include <gtest/gtest.h>

namespace wb::cost {
namespace {

asset::HullPoints hull(std::size_t points) { return asset::HullPoints(points); }

TEST(HullShares, AreWhatEachHullCostsOfAll) {
  const auto shares = hullShares({hull(8), hull(16)}, Profile());
  ASSERT_EQ(shares.size(), 2U);  // 0.04 * 8 + 0.04 and 0.04 * 16 + 0.04
  EXPECT_NEAR(shares[0], 0.36 / 1.04, 1e-12);
  EXPECT_NEAR(shares[1], 0.68 / 1.04, 1e-12);
}

TEST(HullShares, MoveOnlyWithTheConstantsThatTheirRulesName) {
  const std::vector<asset::HullPoints> hulls{hull(8), hull(20)};
  const Profile standard;
  for (const Constant& one : constants()) {
    Profile moved;
    moved[one.key] = one.standard / 2;
    const bool doShares = hullShares(hulls, moved) != hullShares(hulls, standard);
    EXPECT_EQ(doShares, HullRules(moved) != HullRules(standard)) << one.name;
  }
}

}  // namespace
}  // namespace wb::cost
