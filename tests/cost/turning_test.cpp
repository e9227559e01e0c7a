// A cost does not depend on where an object is or how it is turned.
#include "model/cost/cost.h"
#include "model/scene/project.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::cost {
namespace {

/// A physical linkset of three parts whose root is placed as `pose` says.
LinksetCost weighedAt(const std::string& pose) {
  const auto project = scene::parseProject(
      R"({"weighbridge": 1, "linksets": [{"physical": true, "parts": [
           {"kind": "box", "scale": [3, 4, 5], "shape_type": "convex_hull")" +
          pose + R"(},
           {"kind": "torus", "position": [1, 2, 3], "rotation": [0.1, 0.2, 0.3, 0.9]},
           {"kind": "sphere", "position": [-4, 0, 1], "scripts": 2}]}]})",
      "/nowhere");
  EXPECT_TRUE(project);
  const scene::Scene& scene = project->value;
  const Profile profile;
  return weigh(scene.linksets.at(0), makeStatistics(scene, GeometryRules(profile)).linksets.at(0),
               profile);
}

std::vector<double> numbersOf(const LinksetCost& cost) {
  return {cost.meanFaceArea, cost.physics, cost.physicsPhysical, cost.streaming, cost.server,
          cost.src,          cost.rrc,     cost.landImpact};
}

TEST(Turning, TheMeanFaceAreaIsThatOfTheBoxItself) {
  const auto project = scene::parseProject(
      R"({"weighbridge": 1, "linksets": [{"parts": [
           {"kind": "box", "scale": [3, 4, 5], "rotation": [0.5, 0.5, 0.1, 0.7]}]}]})",
      "/nowhere");
  ASSERT_TRUE(project);
  EXPECT_NEAR(meanFaceArea(project->value.linksets.at(0)), 47.0 / 3, 1e-12);
}

RC_GTEST_PROP(Turning, NoPoseOfTheRootChangesACost, ()) {
  const auto number = [] { return *rc::gen::inRange(-1000, 1000) / 100.0; };
  const std::string pose =
      fmt::format(R"(, "position": [{}, {}, {}], "rotation": [{}, {}, {}, {}])", number(), number(),
                  number(), number(), number(), number(), number() + 20);
  RC_ASSERT(numbersOf(weighedAt(pose)) == numbersOf(weighedAt("")));
}

}  // namespace
}  // namespace wb::cost
