#include "model/analysis/target_costs.h"
#include "tests/analysis/weighed_boxes.h"
#include "tests/support/objects.h"

#include <gtest/gtest.h>

namespace wb::weighing {
namespace {

using test::sceneOfBoxes;
using test::weighedScene;

/// Of a linkset that is chosen together with one of its parts, each part is counted once.
TEST(Totals, AddUpLinksetsAndPartsEachOnce) {
  const Weighing weighing = weighedScene(sceneOfBoxes({{"four", 4}, {"six", 6}, {"other", 9}}));
  const std::vector<Target> chosen{{0, {}}, {0, 2}, {1, 1}, {1, 5}};
  const Totals totals = totalsOf(weighing, chosen);
  EXPECT_EQ(totals.linksets, 2U);
  EXPECT_EQ(totals.parts, 6U);
  EXPECT_EQ(totals.landImpact, 2 + 3);  // 0.5 a box
  EXPECT_DOUBLE_EQ(totals.server, 0.5 * 10);
  EXPECT_DOUBLE_EQ(totals.physics, 0.1 * 6);
  EXPECT_FALSE(totals.unknown.any() || totals.unknown.landImpact || totals.trianglesUnknown);
}

/// Of a cube of 12 triangles, at its highest level of detail, in each of two parts.
TEST(Totals, HaveTheTrianglesThatAreSeenFromNear) {
  const Weighing weighing =
      weighedScene(layers::test::sceneOf({layers::test::meshPart(), layers::test::meshPart()}));
  const std::vector<Target> chosen{{0, {}}};
  EXPECT_EQ(totalsOf(weighing, chosen).triangles, 2 * 12);
}

TEST(Totals, WithWhatIsUnknownAreAtLeastWhatTheySay) {
  scene::Scene scene = sceneOfBoxes({{"known", 2}, {"gone", 2}});
  scene.linksets[1].parts[1].kind = scene::PartKind::mesh;
  scene.linksets[1].parts[1].asset = "not there";
  const Weighing weighing = weighedScene(scene);
  const std::vector<Target> both{{0, {}}, {1, {}}};
  const Totals totals = totalsOf(weighing, both);
  EXPECT_TRUE(totals.unknown.landImpact);
  EXPECT_TRUE(totals.unknown.physics);
  EXPECT_TRUE(totals.unknown.streaming);
  EXPECT_TRUE(totals.trianglesUnknown);
  const std::vector<Target> known{{0, {}}};
  EXPECT_FALSE(totalsOf(weighing, known).unknown.landImpact);
}

}  // namespace
}  // namespace wb::weighing
