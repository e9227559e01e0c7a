#include "model/analysis/detail/trial.h"
#include "tests/analysis/advising.h"
#include "tests/shapes/gates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace wb::advice {
namespace {

using test::adviceFor;
using test::find;
using test::landImpact;
using test::warns;

/// Gates whose physics is their own triangles, which are made dear.
scene::Scene gates(std::size_t parts) {
  asset::MeshAsset mesh = making::test::gateAsset();
  mesh.physicsMesh = mesh.lods[0];
  return cost::test::makeScene(
      cost::test::makeLinkset(std::vector(parts, making::test::gatePart())), std::move(mesh));
}

cost::Profile dearTriangles() {
  cost::Profile profile;
  profile[cost::Key::triangle_constant] = 5;
  return profile;
}

double argumentOf(const cost::Statement& statement, std::string_view name) {
  for (const Argument& argument : statement.arguments)
    if (argument.name == name)
      return std::visit(
          [](const auto& value) -> double {
            if constexpr (requires { value.value; }) return value.value;
            if constexpr (std::is_arithmetic_v<std::decay_t<decltype(value)>>)
              return static_cast<double>(value);
            return std::nan("");
          },
          argument.value);
  return std::nan("");
}

/// The PE that a caution says Analyze's hulls cost.
std::pair<double, double> analyzedPhysics(const Suggestion& made) {
  for (const cost::Statement& caution : made.cautions) {
    if (caution.text.code == "caution.analyze")
      return {argumentOf(caution, "least"), argumentOf(caution, "most")};
    if (caution.text.code == "caution.analyze_one")
      return {argumentOf(caution, "value"), argumentOf(caution, "value")};
  }
  ADD_FAILURE() << "says nothing of Analyze";
  return {};
}

/// Hulls get through the uploader only by Analyze, which makes others: how close they are and
/// whether the gate stays open is not known, and what they weigh is within a range.
TEST(AdvisedShapes, OfHullsOnlyWhatArrivesIsPromised) {
  const scene::Scene scene = gates(1);
  const auto suggestions = adviceFor(scene, dearTriangles());
  const Suggestion* made = find(suggestions, "advice.made_hulls");
  ASSERT_TRUE(made);
  EXPECT_TRUE(warns(*made, "caution.upload"));
  EXPECT_FALSE(warns(*made, "caution.made_shape"));
  EXPECT_FALSE(warns(*made, "caution.ways_kept"));
  const auto [least, most] = analyzedPhysics(*made);
  EXPECT_LE(least, most);
  // Its physics decides: 2,000 bytes or so of levels, and one part for the server.
  EXPECT_EQ(made->after.rounded, std::round(most));
  ASSERT_TRUE(made->leastAfter);
  EXPECT_EQ(*made->leastAfter, std::round(least));
  const double asMade = landImpact(apply(scene, *made), dearTriangles());
  EXPECT_LT(asMade, made->after.rounded) << "Analyze makes no more of it: nothing is tested";
}

/// By the hulls as they were made it would come first.
TEST(AdvisedShapes, WhatArrivesDecidesWhatComesFirst) {
  const auto suggestions = adviceFor(gates(1), dearTriangles());
  const Suggestion* made = find(suggestions, "advice.made_hulls");
  const Suggestion* hull = find(suggestions, "advice.convex_hull");
  ASSERT_TRUE(made && hull);
  // One hull of the gate's eight corners is 0.04 × 8 + 0.04 PE, which is less than a land impact
  // and than what Analyze makes.
  EXPECT_LT(hull->after.rounded, made->after.rounded);
  EXPECT_LT(hull, made);
}

TEST(AdvisedShapes, SaveWhatIsPromisedOfAllAlike) {
  const scene::Scene scene = gates(3);
  const cost::Profile profile = dearTriangles();
  const auto suggestions = adviceFor(scene, profile);
  const Suggestion* made = find(suggestions, "advice.made_hulls_alike");
  ASSERT_TRUE(made);
  EXPECT_EQ(std::get<NewMesh>(made->change.what).parts, (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_EQ(made->after.rounded, std::round(3 * analyzedPhysics(*made).second));
  EXPECT_EQ(made->before.rounded, landImpact(scene, profile));
  const scene::Scene after = apply(scene, *made);
  for (const scene::Part& part : after.linksets[0].parts) {
    const asset::MeshAsset* mesh = after.meshOf(part);
    ASSERT_TRUE(mesh && mesh->physicsConvex);
    EXPECT_FALSE(mesh->physicsMesh);
    EXPECT_EQ(static_cast<double>(mesh->physicsConvex->hulls.size()),
              argumentOf(made->what, "count"));
  }
}

TEST(AdvisedShapes, AreNoneWherePhysicsDoesNotDecide) {
  cost::Profile cheap;
  cheap[cost::Key::triangle_constant] = 1e-6;
  cheap[cost::Key::minimum_mesh_cost] = 0;
  EXPECT_FALSE(find(adviceFor(gates(1), cheap), "advice.made_hulls"));
}

TEST(AdvisedShapes, AreNoneOfADamagedMesh) {
  scene::Scene scene = gates(1);
  asset::MeshAsset mesh = *scene.assets["mesh"].mesh;
  mesh.damage.lods[0] = true;
  scene.assets["mesh"].mesh = std::make_shared<const asset::MeshAsset>(mesh);
  EXPECT_FALSE(find(adviceFor(scene, dearTriangles()), "advice.made_hulls"));
}

}  // namespace
}  // namespace wb::advice
