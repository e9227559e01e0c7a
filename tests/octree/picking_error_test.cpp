#include "model/octree/picking_error.h"

#include "model/octree/engine.h"
#include "model/octree/exact.h"
#include "model/octree/octree_text.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace wb::octree {
namespace {

constexpr CastOptions published{Algorithm::inexor, IndentationUse::mesh};

PickingError errorIn(std::string_view text, const CastOptions& options = published) {
  const auto scene = readSceneText(text);
  if (!scene) throw std::invalid_argument(std::string(text));
  return pickingErrors(World(scene->octrees), scene->rays, options).at(0);
}

/// Scenes whose fault is known from how the method is described.
TEST(PickingError, EachFaultHasItsOwnWord) {
  EXPECT_EQ(errorIn("octree 0 0 0 2 S\nray 9 1 1 -1 0 0\n"), PickingError::none);
  EXPECT_EQ(errorIn("octree 0 0 0 10 S\noctree 2 4 4 2 S\nray -5 5 5.1 1 0 0\n"),
            PickingError::octreeCentre);
  EXPECT_EQ(errorIn("octree 0 0 0 4 OOSEEEEEEEEEESEEE\nray -5 1.3 1.2 1 0 0\n"),
            PickingError::noReturn);
  EXPECT_EQ(errorIn("octree 0 0 0 2 S\nray 2.1 1.2 1.1 1 0 0\n"), PickingError::line);
  EXPECT_EQ(errorIn("octree 0 0 0 8 N{8,8,4,8,8,4,8,8,4,8,8,4}\nray -5 2 6 1 0 0\n"),
            PickingError::indented);
}

TEST(PickingError, WordsAreThoseOfTheCauses) {
  EXPECT_EQ(name(PickingError::none), "none");
  EXPECT_EQ(name(PickingError::inside), name(Cause::inside));
  EXPECT_EQ(name(PickingError::indented), name(Cause::indented));
  EXPECT_EQ(name(PickingError::several), "several");
  EXPECT_EQ(name(PickingError::unexplained), "unexplained");
}

/// The engine returns a child of the root where the leaf is deeper.
TEST(PickingError, TheEnginesErrorsHaveNoCause) {
  const char* scene = "octree 0 0 0 4 OOSEEEEEEEEEEEEEE\nray -5 0.3 0.2 1 0 0\n";
  EXPECT_EQ(errorIn(scene, {Algorithm::engine, IndentationUse::mesh}), PickingError::unexplained);
  EXPECT_EQ(errorIn(scene, {Algorithm::exact, IndentationUse::mesh}), PickingError::none);
}

/// A grazing ray: x = 0 at (0, 0.941, 0.062), on the cube; y = 1 at (-0.044, 1, 0.356), beside it.
TEST(PickingError, TheEngineTakesAFaceThatAGrazingRayPasses) {
  const CastOptions engine{Algorithm::engine, IndentationUse::mesh};
  const auto scene = readSceneText(
      "octree 0 0 0 1 S\nray -0.337 1.395 2.312 0.388 -0.523 -2.59\n"
      "ray -1 0.4 0.4 1 0.01 0.02\n");
  ASSERT_TRUE(scene);
  const World world(scene->octrees);
  const auto exact = castExact(world, scene->rays[0], IndentationUse::mesh);
  const auto taken = castEngine(world, scene->rays[0]);
  ASSERT_TRUE(exact && taken);
  EXPECT_EQ(exact->face, Face::left);
  EXPECT_EQ(taken->face, Face::back);
  EXPECT_LT(engineHit(world, scene->rays[0], *taken).point.x, 0);
  const auto errors = pickingErrors(world, scene->rays, engine);
  EXPECT_EQ(errors.at(0), PickingError::unexplained);
  EXPECT_EQ(errors.at(1), PickingError::none);
}

}  // namespace
}  // namespace wb::octree
