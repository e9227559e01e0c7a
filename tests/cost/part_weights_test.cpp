#include "model/cost/part_weights.h"

#include "tests/cost/weighed.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace wb::cost {
namespace {

/// Whatever decides, and under whatever accounting: the parts together are what decides.
RC_GTEST_PROP(PartWeights, AddUpToTheWeightThatDecides, ()) {
  const scene::Scene scene = *test::anyScene();
  const Profile profile = *test::anyProfile();
  const scene::Linkset& linkset = scene.linksets[0];
  const LinksetCost cost = test::weighed(scene, profile);
  double sum = 0;
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    sum += decidingWeightOf(linkset, cost, i, profile).value_or(0);
  const double whole = decidingWeight(linkset, cost, profile);
  RC_ASSERT(std::abs(sum - whole) <= 1e-9 * std::max(1.0, whole));
}

TEST(PartWeights, OfPartsThatAreCountedAreOne) {
  LinksetCost cost;
  cost.accounting = Accounting::legacy;
  cost.decidedBy = DecidedBy::parts;
  cost.parts.resize(3);
  EXPECT_EQ(decidingWeightOf({}, cost, 2, {}), 1);
}

TEST(PartWeights, AreUnknownWhereThatCostIs) {
  LinksetCost cost;
  cost.parts.resize(2);
  cost.decidedBy = DecidedBy::physics;
  EXPECT_EQ(decidingWeightOf({}, cost, 0, {}), std::nullopt);
  cost.decidedBy = DecidedBy::streaming;
  EXPECT_EQ(decidingWeightOf({}, cost, 0, {}), std::nullopt);
  cost.decidedBy = DecidedBy::server;
  cost.server = 3;
  EXPECT_EQ(decidingWeightOf({}, cost, 0, {}), 1.5);
}

}  // namespace
}  // namespace wb::cost
