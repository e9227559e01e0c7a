#include "model/analysis/detail/trial.h"
#include "model/geometry/prim.h"
#include "tests/analysis/advising.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <random>

namespace wb::advice {
namespace {

using scene::Part;
using scene::PartKind;
using scene::ShapeType;

/// What a plan of shape types loses at least, by the land impact that it reaches.
using Front = std::map<double, Losses>;

scene::Scene randomScene(std::mt19937& random) {
  scene::Linkset linkset;
  const std::size_t count = 2 + random() % 4;
  for (std::size_t i = 0; i < count; ++i) {
    // No two are alike, so that each is chosen for by itself.
    const glm::dvec3 size(0.3 + 0.01 * static_cast<double>(i) +
                          0.5 * static_cast<double>(random() % 5));
    const std::array kinds{PartKind::box, PartKind::torus, PartKind::mesh};
    const PartKind kind = kinds[random() % kinds.size()];
    Part part = cost::test::makePart(kind, size, static_cast<ShapeType>(random() % 3));
    if (kind == PartKind::torus) part.prim = prim::defaultShape(prim::Kind::torus);
    if (i == 0 && part.shapeType == ShapeType::none) part.shapeType = ShapeType::prim;
    linkset.parts.push_back(std::move(part));
  }
  return cost::test::makeScene(std::move(linkset), cost::test::makeAsset({.physicsMesh = true}));
}

/// Every choice of a shape type for each part, really weighed; losses as each alone has them.
Front everyChoice(const scene::Scene& scene, const cost::Profile& profile) {
  constexpr std::array types{ShapeType::prim, ShapeType::none, ShapeType::convexHull};
  const std::vector<Part>& parts = scene.linksets[0].parts;
  Trial trial(scene, profile);
  std::size_t choices = 1;
  for (std::size_t i = 0; i < parts.size(); ++i) choices *= types.size();
  Front front;
  for (std::size_t choice = 0; choice < choices; ++choice) {
    scene::Scene changed = scene;
    Losses all;
    std::size_t rest = choice;
    bool isPossible = true;
    for (std::size_t i = 0; i < parts.size(); ++i, rest /= types.size()) {
      const ShapeType type = types[rest % types.size()];
      if (type == parts[i].shapeType) continue;
      isPossible = isPossible && !(i == 0 && type == ShapeType::none);
      const auto shift = trial.shiftOf({0, NewShapeType{{i}, type}});
      isPossible = isPossible && shift;
      if (!isPossible) break;
      all += shift->losses;
      changed.linksets[0].parts[i].shapeType = type;
    }
    if (!isPossible) continue;
    const double impact = test::landImpact(changed, profile);
    const auto [known, isNew] = front.try_emplace(impact, all);
    if (!isNew) known->second = std::min(known->second, all);
  }
  return front;
}

/// Whether plans reach each land impact below that of now, or less, for no more loss.
bool isReached(const Front& front, const Plans& plans) {
  return std::ranges::all_of(front, [&](const auto& point) {
    if (point.first >= plans.before) return true;
    return std::ranges::any_of(plans.suggestions, [&](const Suggestion& plan) {
      constexpr double rounding = 1e-9;
      Losses allowed = point.second;
      allowed.pixels += rounding;
      allowed.elsewhere += rounding;
      allowed.contact += rounding;
      return plan.after.rounded <= point.first && plan.losses <= allowed;
    });
  });
}

/// 300 with WEIGHBRIDGE_LONG set, else a twentieth.
TEST(PlanProperties, PlansAreAsGoodAsTryingEveryChoice) {
  const bool isLong = std::getenv("WEIGHBRIDGE_LONG") != nullptr;
  const int scenes = isLong ? 300 : 15;
  const cost::Profile profile;
  int reached = 0;
  for (int seed = 0; seed < scenes; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937 random(static_cast<std::uint32_t>(seed));
    const scene::Scene scene = randomScene(random);
    const Plans plans = findPlans(scene, 0, {}, profile, false);
    const Front front = everyChoice(scene, profile);
    reached += isReached(front, plans) ? 1 : 0;
    ASSERT_TRUE(plans.bound);
    EXPECT_LE(*plans.bound, front.begin()->first);
    const double before = test::landImpact(scene, profile);
    for (const Suggestion& plan : plans.suggestions)
      EXPECT_EQ(before - test::landImpactOnArrival(scene, plan, profile), plan.saving())
          << rendered(plan.what);
  }
  EXPECT_GE(reached, scenes * 99 / 100);
}

}  // namespace
}  // namespace wb::advice
