#include "model/analysis/advice.h"
#include "tests/analysis/advising.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace wb::advice {
namespace {

using cost::Profile;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::PartKind;
using scene::ShapeType;
using test::adviceFor;
using test::expensiveCube;
using test::expensiveTriangles;
using test::find;
using test::meshPart;
using test::warns;

/// Five cubes of 1 … 1.4 m, no two alike, beside a box that is Convex Hull already: physics
/// 12 · √2 / side each and 0.1, or 0.36 each and 0.1. Then the server's 6 · 0.5 decides.
TEST(ShapeSets, PartsThatAreNotAlikeAreChangedTogether) {
  scene::Scene scene = expensiveCube();
  scene.linksets[0].parts.clear();
  double physics = 0.1;
  for (int i = 0; i < 5; ++i) {
    const double side = 1 + 0.1 * i;
    scene.linksets[0].parts.push_back(meshPart(glm::dvec3(side)));
    physics += 12 * std::sqrt(2.0) / side;
  }
  scene.linksets[0].parts.push_back(makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull));
  Profile profile = expensiveTriangles();
  profile[cost::Key::streaming_scale] = 0;
  const auto suggestions = adviceFor(scene, profile);
  ASSERT_FALSE(suggestions.empty());
  EXPECT_EQ(rendered(suggestions[0].what),
            "Set the physics shape type of all 5 parts that have Prim to Convex Hull.");
  EXPECT_NEAR(suggestions[0].before.unrounded, physics, 1e-9);
  EXPECT_EQ(suggestions[0].after.rounded, 3);
  EXPECT_TRUE(warns(suggestions[0], "caution.closes"));
}

/// A cube of 64 m costs 12 / (64 / √2) = 0.27, less than the 0.36 of its hull: it stays as it is.
TEST(ShapeSets, OnlyPartsThatCostMoreAsTrianglesAreChanged) {
  scene::Scene scene = expensiveCube();
  scene.linksets[0].parts.clear();
  for (const double side : {1.0, 64.0, 1.1, 1.2})
    scene.linksets[0].parts.push_back(meshPart(glm::dvec3(side)));
  scene.linksets[0].parts[0].name = "A";
  scene.linksets[0].parts[2].name = "B";
  scene.linksets[0].parts[3].name = "C";
  Profile profile = expensiveTriangles();
  profile[cost::Key::width_max] = 60;
  profile[cost::Key::minimum_mesh_cost] = 0;
  const auto suggestions = adviceFor(scene, profile);
  ASSERT_FALSE(suggestions.empty());
  EXPECT_EQ(rendered(suggestions[0].what),
            "Set the physics shape type of these 3 parts to Convex Hull: A, B, C.");
  EXPECT_EQ(std::get<NewShapeType>(suggestions[0].change.what).parts,
            (std::vector<std::size_t>{0, 2, 3}));
  // Of more than can be named, those that stay are.
  scene.linksets[0].parts[1].name = "Hall";
  for (int i = 0; i < 20; ++i)
    scene.linksets[0].parts.push_back(meshPart(glm::dvec3(1.3 + 0.1 * i)));
  EXPECT_EQ(
      rendered(adviceFor(scene, profile).at(0).what),
      "Set the physics shape type of the 23 parts that have Prim, except Hall, to Convex Hull.");
}

/// Nine cubes of 12 · √2 = 16.97 PE beside 100 boxes of 0.1: physics 162.7, server 54.5. As hulls
/// of 0.36 seven are enough: 162.7 − 7 · 16.61 = 46.4.
TEST(ShapeSets, NoMorePartsThanItTakesForPhysicsNotToDecide) {
  scene::Scene scene = expensiveCube();
  scene.linksets[0].parts.assign(100, makePart(PartKind::box, glm::dvec3(1)));
  for (int i = 0; i < 9; ++i) {
    scene.linksets[0].parts.push_back(meshPart(glm::dvec3(1)));
    // Not alike: a millionth more expensive each.
    scene.linksets[0].parts.back().scale += glm::dvec3(1e-6 * i);
  }
  const auto suggestions = adviceFor(scene, expensiveTriangles());
  const Suggestion* some = find(suggestions, "advice.convex_hull_all_these");
  ASSERT_NE(some, nullptr);
  EXPECT_EQ(std::get<NewShapeType>(some->change.what).parts.size(), 7U);
  EXPECT_EQ(some->after.rounded, 55);
  // All nine save no more.
  EXPECT_EQ(find(suggestions, "advice.convex_hull_all_prims"), nullptr);
}

/// A torus of one metre costs more than ten as triangles, and as a hull of 24 points 1; so counted
/// 11 and 21, weighed 5.5 and 10.5 for the server, rounded up.
TEST(ShapeSets, AnExpensivePartOfACountedLinksetOptsIn) {
  for (const std::size_t boxes : {10U, 20U}) {
    scene::Scene scene =
        makeScene(makeLinkset(std::vector(boxes, makePart(PartKind::box, glm::dvec3(1)))));
    scene.linksets[0].parts.insert(scene.linksets[0].parts.begin() + 3,
                                   makePart(PartKind::torus, glm::dvec3(1)));
    scene.linksets[0].parts[3].prim = prim::defaultShape(prim::Kind::torus);
    const auto suggestions = adviceFor(scene);
    ASSERT_FALSE(suggestions.empty());
    EXPECT_EQ(suggestions[0].what.text.code, "advice.opt_in");
    EXPECT_EQ(std::get<NewShapeType>(suggestions[0].change.what).parts,
              std::vector<std::size_t>{3});
    EXPECT_EQ(suggestions[0].before.rounded, static_cast<double>(boxes + 1));
    EXPECT_EQ(suggestions[0].after.unrounded, 0.5 * static_cast<double>(boxes + 1));
    EXPECT_TRUE(warns(suggestions[0], "caution.closes"));
  }
}

/// Ten tori, no two alike: only all together are cheaper weighed than counted.
TEST(ShapeSets, ManyExpensivePartsOptInTogether) {
  scene::Scene scene = makeScene(makeLinkset({}));
  for (int i = 0; i < 10; ++i) {
    scene.linksets[0].parts.push_back(makePart(PartKind::torus, glm::dvec3(1 + 0.01 * i)));
    scene.linksets[0].parts.back().prim = prim::defaultShape(prim::Kind::torus);
  }
  scene.linksets[0].parts.push_back(makePart(PartKind::box, glm::dvec3(1)));
  // 10 hulls of 24 points and a box: 10.1; streaming is less than 1 each.
  Profile profile;
  profile[cost::Key::hull_vertex_cost] = 0.02;
  const auto suggestions = adviceFor(scene, profile);
  ASSERT_FALSE(suggestions.empty());
  EXPECT_EQ(suggestions[0].what.text.code, "advice.opt_in_these");
  EXPECT_EQ(std::get<NewShapeType>(suggestions[0].change.what).parts.size(), 10U);
  EXPECT_EQ(suggestions[0].before.rounded, 11);
}

/// Two boxes are weighed only because they are Convex Hull, and a torus with them.
TEST(ShapeSets, ALinksetThatIsWeighedForNothingIsCountedAgain) {
  scene::Scene scene =
      makeScene(makeLinkset({makePart(PartKind::torus, glm::dvec3(1)),
                             makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull),
                             makePart(PartKind::box, glm::dvec3(2), ShapeType::convexHull)}));
  scene.linksets[0].parts[0].prim = prim::defaultShape(prim::Kind::torus);
  const auto suggestions = adviceFor(scene);
  const Suggestion* counted = find(suggestions, "advice.prim_all");
  ASSERT_NE(counted, nullptr);
  EXPECT_EQ(counted->after.rounded, 3);
  EXPECT_TRUE(counted->cautions.empty());
}

/// Ten boxes count 10; weighed, the server's 0.5 each decides. A box set to Convex Hull stays a
/// box.
TEST(ShapeSets, OneOfManyBoxesOptsIn) {
  const scene::Scene scene =
      makeScene(makeLinkset(std::vector(10, makePart(PartKind::box, glm::dvec3(1)))));
  const auto suggestions = adviceFor(scene);
  ASSERT_FALSE(suggestions.empty());
  EXPECT_EQ(suggestions[0].what.text.code, "advice.opt_in");
  EXPECT_EQ(suggestions[0].before.rounded, 10);
  EXPECT_EQ(suggestions[0].after.rounded, 5);
  EXPECT_TRUE(suggestions[0].cautions.empty());
}

}  // namespace
}  // namespace wb::advice
