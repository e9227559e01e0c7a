#include "model/scene/compose.h"
#include "tests/scene/compose_support.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::scene {
namespace {

RC_GTEST_PROP(ComposeProperties, WhatIsChosenGetsThemAndNothingElse, ()) {
  const Scene scene = sceneOfObjects();
  const auto chosen = anyOf(scene);
  const auto isChosen = [&](std::size_t linkset, std::size_t part) {
    return std::ranges::any_of(chosen, [&](const Target& target) {
      return target.linkset == linkset && target.part.value_or(part) == part;
    });
  };
  const Scene after =
      withScripts(withShapeType(scene, chosen, ShapeType::none).scene, chosen, 7).scene;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    for (std::size_t j = 0; j < scene.linksets[i].parts.size(); ++j) {
      Part expected = scene.linksets[i].parts[j];
      if (isChosen(i, j)) expected.shapeType = ShapeType::none;
      if (isChosen(i, j)) expected.scripts = 7;
      RC_ASSERT(after.linksets[i].parts[j] == expected);
    }
}

TEST(ComposeProperties, PhysicalIsOfTheWholeLinkset) {
  Scene scene;
  scene.linksets.resize(2);
  for (Linkset& linkset : scene.linksets) linkset.parts.resize(2);
  const Scene after = withPhysical(scene, std::vector<Target>{{1, {1}}}, true).scene;
  EXPECT_FALSE(after.linksets[0].physical);
  EXPECT_TRUE(after.linksets[1].physical);
  EXPECT_FALSE(withPhysical(after, std::vector<Target>{{1, {}}}, false).scene.linksets[1].physical);
}

}  // namespace
}  // namespace wb::scene
