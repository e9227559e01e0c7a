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

TEST(AdvisedShapes, AreHullsThatLeaveTheGateOpen) {
  const scene::Scene scene = gates(1);
  const auto suggestions = adviceFor(scene, dearTriangles());
  const Suggestion* made = find(suggestions, "advice.made_hulls");
  ASSERT_TRUE(made);
  EXPECT_TRUE(warns(*made, "caution.upload"));
  EXPECT_TRUE(warns(*made, "caution.ways_kept"));
  EXPECT_FALSE(warns(*made, "caution.other_shape"));
  EXPECT_FALSE(warns(*made, "caution.closes"));
  EXPECT_EQ(lossOf(made->cautions), Loss::none);
  const auto off = std::ranges::find_if(made->cautions, [](const cost::Statement& caution) {
    return caution.text.code == "caution.made_shape";
  });
  ASSERT_NE(off, made->cautions.end());
  const double most = 100 * 0.05 * std::sqrt(33.0);  // cm: 5 % of the diagonal of 4 × 1 × 4 m.
  EXPECT_GT(argumentOf(*off, "distance"), 0);
  EXPECT_LE(argumentOf(*off, "distance"), most + 0.05);
}

/// One hull around all would be cheaper, but closes the gate.
TEST(AdvisedShapes, ComeBeforeWhatClosesTheGate) {
  const auto suggestions = adviceFor(gates(1), dearTriangles());
  const Suggestion* made = find(suggestions, "advice.made_hulls");
  const Suggestion* closed = find(suggestions, "advice.convex_hull");
  ASSERT_TRUE(made && closed);
  EXPECT_LT(made, closed);
}

TEST(AdvisedShapes, SaveWhatIsPromisedOfAllAlike) {
  const scene::Scene scene = gates(3);
  const cost::Profile profile = dearTriangles();
  const auto suggestions = adviceFor(scene, profile);
  const Suggestion* made = find(suggestions, "advice.made_hulls_alike");
  ASSERT_TRUE(made);
  EXPECT_EQ(std::get<NewMesh>(made->change.what).parts, (std::vector<std::size_t>{0, 1, 2}));
  const scene::Scene after = apply(scene, *made);
  EXPECT_EQ(landImpact(after, profile), made->after.rounded);
  EXPECT_EQ(made->before.rounded, landImpact(scene, profile));
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
