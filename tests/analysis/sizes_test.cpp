#include "model/analysis/advice.h"
#include "tests/analysis/advising.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace wb::advice {
namespace {

using cost::Profile;
using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::PartKind;
using test::adviceFor;
using test::find;
using test::landImpact;
using test::meshPart;
using test::warns;

scene::Part primPart(PartKind kind, const glm::dvec3& size) {
  scene::Part part = makePart(kind, size);
  part.prim = scene::defaultPrim(kind);
  part.materials = true;
  return part;
}

/// 288 triangles 0.556 m wide cost 25.9, 72 of 1.2 m 3.
TEST(Sizes, APrimIsMadeCoarserByItsSize) {
  const scene::Scene scene = makeScene(makeLinkset({primPart(PartKind::torus, glm::dvec3(5.02))}));
  const auto suggestions = adviceFor(scene);
  EXPECT_EQ(suggestions[0].before.rounded, 26);
  const auto size = std::ranges::find_if(suggestions, [](const Suggestion& one) {
    return one.what.text.code.starts_with("advice.size_even");
  });
  ASSERT_NE(size, suggestions.end());
  EXPECT_EQ(rendered(size->what), "Resize torus from 5.02 × 5.02 × 5.02 m to 5 × 5 × 5 m.");
  EXPECT_EQ(size->after.rounded, 3);
}

/// Triangles across 0.04 m cost 16.3, across 0.1 m 7.
TEST(Sizes, AFlatPrimIsMadeLargeEnoughToCountAsThicker) {
  scene::Scene scene = makeScene(makeLinkset({primPart(PartKind::prism, {4.45, 4.45, 0.04})}));
  scene.linksets[0].parts[0].prim.hollow = 0.5;
  const auto suggestions = adviceFor(scene);
  const Suggestion* size = find(suggestions, "advice.size_even");
  ASSERT_NE(size, nullptr);
  EXPECT_EQ(rendered(size->what),
            "Resize prism from 4.45 × 4.45 × 0.04 m to 4.48 × 4.48 × 0.041 m.");
  EXPECT_LE(size->after.rounded, 7);
  // One side alone would have to move farther for no more.
  EXPECT_EQ(find(suggestions, "advice.size"), nullptr);
}

/// Nine balls of nearly equal sides, 0.1 each if they were: under a profile where nothing but
/// physics costs.
TEST(Sizes, AnUnevenBallIsMadeRound) {
  scene::Scene scene = makeScene(makeLinkset({primPart(PartKind::sphere, {1, 1.02, 1.1})}));
  scene.linksets[0].parts.assign(9, scene.linksets[0].parts[0]);
  Profile profile;
  profile[cost::Key::server_per_prim] = 0;
  profile[cost::Key::streaming_scale] = 0;
  const auto suggestions = adviceFor(scene, profile);
  const Suggestion* ball = find(suggestions, "advice.size_even_alike");
  ASSERT_NE(ball, nullptr);
  EXPECT_EQ(std::get<NewScale>(ball->change.what).scale, glm::dvec3(1.04));
  EXPECT_NEAR(ball->before.unrounded - ball->after.unrounded, 8 * (0.6 - 0.1), 1e-9);
}

/// A wall 0.45 m thick with a hull of many points is its base hull; at 0.5 m its few triangles.
TEST(Sizes, AThinSideIsMadeThicker) {
  Profile profile;
  profile[cost::Key::hull_vertex_cost] = 2;
  scene::Scene scene =
      makeScene(makeLinkset({meshPart({4, 0.45, 3})}), makeAsset({.physicsMesh = true}));
  const auto suggestions = adviceFor(scene, profile);
  const Suggestion* size = find(suggestions, "advice.size");
  ASSERT_NE(size, nullptr);
  EXPECT_EQ(std::get<NewScale>(size->change.what).scale, glm::dvec3(4, 0.5, 3));
  EXPECT_TRUE(warns(*size, "caution.size"));
  EXPECT_NE(find(suggestions, "advice.sides"), nullptr);
}

/// Three walls, no two alike: their base hulls cost 2.04 · 8, their triangles the least of 0.5.
TEST(Sizes, ThinPartsThatAreNotAlikeAreMadeThickerTogether) {
  Profile profile;
  profile[cost::Key::hull_vertex_cost] = 2;
  profile[cost::Key::streaming_scale] = 0;
  scene::Scene scene =
      makeScene(makeLinkset({meshPart({8, 0.45, 8}), meshPart({8, 0.4, 7}), meshPart({9, 3, 0.3})}),
                makeAsset({.physicsMesh = true}));
  for (const std::size_t i : {0U, 1U, 2U})
    scene.linksets[0].parts[i].name = std::string(1, static_cast<char>('A' + i));
  const auto suggestions = adviceFor(scene, profile);
  const Suggestion* sides = find(suggestions, "advice.sides_these");
  ASSERT_NE(sides, nullptr);
  EXPECT_EQ(rendered(sides->what),
            "Make every side of these 3 parts at least 0.5 m long: A, B, C.");
  EXPECT_TRUE(warns(*sides, "caution.size"));
  const scene::Scene after = apply(scene, *sides);
  EXPECT_EQ(after.linksets[0].parts[1].scale, glm::dvec3(8, 0.5, 7));
  EXPECT_EQ(after.linksets[0].parts[2].scale, glm::dvec3(9, 3, 0.5));
  EXPECT_NEAR(sides->before.unrounded, 3 * (2 * 8 + 0.04), 1e-9);
  EXPECT_EQ(landImpact(after, profile), sides->after.rounded);
  EXPECT_LT(sides->after.rounded, 10);
}

}  // namespace
}  // namespace wb::advice
