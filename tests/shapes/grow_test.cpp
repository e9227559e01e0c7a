#include "model/shapes/detail/grow_hulls.h"
#include "model/shapes/detail/hull_cover.h"
#include "model/shapes/detail/search_constants.h"
#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

namespace wb::shape {
namespace {

using namespace test;

const std::vector<TestBox> slabBesideWay{{{0, 0, 0}, {2, 1, 1}}};
constexpr double grownTolerance = 0.1;

/// A slab, and a way beside it that goes 1 cm into its side.
Solid solidBesideWay() {
  Solid solid = solidFromBoxes(slabBesideWay);
  const double width = 0.6;
  solid.keepFree({{0.01 - width / 2, 0.5, 0}}, width, {0, 0, 1},
                 tuned::cover::fillShare * grownTolerance);
  return solid;
}

/// A place on that side cannot be reached but from deep inside; a piece there alone must be thick
/// enough for the grid, or the place stays uncovered.
TEST(Grow, BesideWhatIsKeptFreeBeginsInsideRatherThanTooThin) {
  const Solid solid = solidBesideWay();
  const SurfaceSample place{{0, 0.5, 0.5}, {-1, 0, 0}};
  const PieceRules rules = rulesWithin(solid, {}, grownTolerance);
  ASSERT_GT(solid.room(place.place), rules.fill);
  const auto piece = regionGrow(solid, {place}, {}, rules, grownTolerance);
  ASSERT_TRUE(piece);
  EXPECT_TRUE(rules.isThick(*piece));
  EXPECT_TRUE(piece->isWithin(place.place, grownTolerance));
  for (const glm::dvec3& corner : piece->corners()) EXPECT_LE(solid.room(corner), rules.fill);
}

}  // namespace
}  // namespace wb::shape
