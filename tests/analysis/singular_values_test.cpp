#include "model/analysis/detail/calibration_fit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace wb::tuning {
namespace {

TEST(SingularValues, OfKnownMatrices) {
  const SingularValues two = singularValues({{3, 4}, {0, 5}});  // [[3 0] [4 5]]: √45 and √5
  EXPECT_NEAR(std::max(two.values[0], two.values[1]), std::sqrt(45.0), 1e-12);
  EXPECT_NEAR(std::min(two.values[0], two.values[1]), std::sqrt(5.0), 1e-12);
  const SingularValues flat = singularValues({{1, 2, 3}, {2, 4, 6}});
  EXPECT_NEAR(std::min(flat.values[0], flat.values[1]), 0, 1e-14);
}

}  // namespace
}  // namespace wb::tuning
