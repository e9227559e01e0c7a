#include "model/cost/cost.h"
#include "model/scene/compose_new.h"
#include "tests/cost/weighed.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace wb::cost {
namespace {

using test::meshCost;
using test::weighed;

RC_GTEST_PROP(Weigh, TrianglesCostLessTheLargerTheyAreUntilTheFloor, ()) {
  const double scale = *test::number(0.01, 50);
  const double factor = *test::number(1, 10);
  const auto cost = [](double size) {
    return meshCost(mesh::widthStatistics(test::cube(), glm::dvec3(size)));
  };
  RC_ASSERT(cost(scale * factor) <= cost(scale));
  RC_ASSERT(cost(scale) >= 0.5);
}

RC_GTEST_PROP(Weigh, SumsAreInTheOrderOfTheParts, ()) {
  const scene::Scene scene = *test::anyScene();
  const LinksetCost cost = weighed(scene);
  double physics = 0;
  double streaming = 0;
  for (const PartCost& part : cost.parts) {
    physics += part.physics.value_or(0);
    streaming += part.streaming.value_or(0);
  }
  RC_ASSERT(cost.physics == physics);
  RC_ASSERT(cost.streaming == streaming);
  const bool dynamic = scene.linksets[0].dynamic();
  for (const PartCost& part : cost.parts)
    RC_ASSERT(part.physics == (dynamic ? part.physicsDynamic : part.physicsStatic));
}

/// Rounded as the profile says, and never below the least, it is the land impact.
RC_GTEST_PROP(Weigh, TheUnroundedImpactRoundsToTheLandImpact, ()) {
  const scene::Scene scene = *test::anyScene();
  const Profile profile = *test::anyProfile();
  const LinksetCost cost = weighed(scene, profile);
  const double unrounded = unroundedImpact(scene.linksets[0], cost, profile);
  const double least = profile[Key::land_impact_minimum];
  if (cost.accounting == Accounting::legacy) {
    RC_ASSERT(unrounded == cost.landImpact);
  } else if (unrounded == least) {
    RC_ASSERT(cost.landImpact >= least);
    RC_ASSERT(cost.landImpact < least + 1);
  } else {
    const bool up = profile.rounding == Rounding::ceiling;
    const double whole = up ? std::ceil(unrounded) : std::floor(unrounded + 0.5);
    RC_ASSERT(cost.landImpact == std::max(whole, least));
  }
}

RC_GTEST_PROP(Weigh, EverythingIsFiniteUnderAnyProfile, ()) {
  const scene::Scene scene = *test::anyScene();
  const Profile profile = *test::anyProfile();
  const LinksetCost cost = weighed(scene, profile);
  for (double number : {cost.meanFaceArea, cost.physics, cost.physicsPhysical, cost.streaming,
                        cost.server, cost.src, cost.rrc, cost.landImpact}) {
    RC_ASSERT(std::isfinite(number));
    RC_ASSERT(number >= 0);
  }
  if (cost.accounting == Accounting::weighed)
    RC_ASSERT(cost.landImpact >= profile[Key::land_impact_minimum]);
}

/// Each is of one linkset.
scene::Scene together(scene::Scene scene, const scene::Scene& other) {
  scene.linksets.push_back(other.linksets.front());
  for (scene::Linkset& linkset : scene.linksets)
    if (linkset.parts.empty()) linkset.parts.emplace_back();
  return scene;
}

RC_GTEST_PROP(Weigh, WhereALinksetIsChangesNoCost, ()) {
  scene::Scene scene = together(*test::anyScene(), *test::anyScene());
  scene.regions.resize(2);
  const auto before = weighed(scene);
  const auto moved = moveHome(scene, std::vector<scene::Target>{{0, {}}}, {1, std::nullopt}).scene;
  RC_ASSERT(weighed(moved).landImpact == before.landImpact);
  RC_ASSERT(weighed(moved).physics == before.physics);
  const auto copied = duplicate(moved, std::vector<scene::Target>{{0, {}}}, 1).scene;
  scene::Scene copy = copied;
  copy.linksets = {copied.linksets.back()};
  RC_ASSERT(weighed(copy).landImpact == before.landImpact);
}

/// A part's own physics follows from itself and whether its object moves.
RC_GTEST_PROP(Weigh, LinkingAndUnlinkingLeavesThePhysicsOfParts, ()) {
  scene::Scene scene = together(*test::anyScene(), *test::anyScene());
  for (scene::Linkset& linkset : scene.linksets) {
    linkset.physical = linkset.moving = false;
    for (scene::Part& part : linkset.parts)  // A root is never without a shape.
      if (part.shapeType == scene::ShapeType::none) part.shapeType = scene::ShapeType::convexHull;
  }
  const auto total = [](const scene::Scene& of) {
    double sum = 0;
    for (const scene::Linkset& linkset : of.linksets) {
      scene::Scene one = of;
      one.linksets = {linkset};
      for (const PartCost& part : weighed(one).parts) sum += part.physics.value_or(0);
    }
    return sum;
  };
  const auto linked = link(scene, std::vector<scene::Target>{{0, {}}, {1, {}}});
  const auto apart = unlink(linked.scene, linked.about);
  RC_ASSERT(std::abs(total(apart.scene) - total(linked.scene)) <= 1e-9 * total(linked.scene));
}

}  // namespace
}  // namespace wb::cost
