// No advice rests on what a sculpt is taken to cost.
#include "model/analysis/advice.h"
#include "tests/analysis/advising.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <variant>

namespace wb::advice {
namespace {

using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::PartKind;
using scene::ShapeType;
using test::adviceFor;
using test::find;
using test::meshPart;

scene::Part sculpt() {
  scene::Part part = makePart(PartKind::sculpt, glm::dvec3(0.5), ShapeType::prim);
  part.materials = true;
  return part;
}

cost::Profile expensiveSculpts() {
  cost::Profile profile;
  profile[cost::Key::sculpt_hull_vertices] = 200;
  return profile;
}

/// Each is taken to cost 8.04 PE; shape type None would take that away. Without materials they are
/// 3 by the legacy accounting, whatever they cost.
TEST(AdviceOnSculpts, WhatOnlyTheirNumberSavesIsNotSuggested) {
  const auto suggestions =
      adviceFor(makeScene(makeLinkset({sculpt(), sculpt(), sculpt()})), expensiveSculpts());
  for (const Suggestion& one : suggestions)
    EXPECT_FALSE(std::holds_alternative<NewShapeType>(one.change.what)) << rendered(one.what);
}

/// At the most that was measured, 30 sculpts cost 54 PE instead of 30 parts.
TEST(AdviceOnSculpts, OptingInIsNotSuggestedWhereItMayCostMore) {
  scene::Part plain = sculpt();
  plain.materials = false;
  const auto suggestions = adviceFor(makeScene(makeLinkset(std::vector(30, plain))));
  for (const Suggestion& one : suggestions)
    EXPECT_FALSE(one.what.text.code.starts_with("advice.opt_in")) << rendered(one.what);
}

/// A mesh of 12 triangles at 1 PE a metre costs 17 PE, whatever the sculpt beside it costs.
TEST(AdviceOnSculpts, WhatSavesWithoutThemStays) {
  const scene::Scene scene =
      makeScene(makeLinkset({meshPart(glm::dvec3(1)), sculpt()}), makeAsset({.physicsMesh = true}));
  EXPECT_NE(find(adviceFor(scene, test::expensiveTriangles()), "advice.convex_hull"), nullptr);
}

}  // namespace
}  // namespace wb::advice
