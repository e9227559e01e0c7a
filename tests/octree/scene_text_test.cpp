#include "model/octree/octree_text.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::octree {
namespace {

std::string sceneError(std::string_view text) {
  const auto scene = readSceneText(text);
  return scene ? "(no error)" : line(scene.error());
}

TEST(SceneText, OctreesAndRays) {
  const auto scene = readSceneText(
      "# two octrees\r\n\n"
      "octree 1 -2 3.5 8 OSEEEEEEE rot 0 0 2 2 # turned\n"
      "\tray 1 2 3 0 0 -5 4\n"
      "octree 0 0 0 1 S\nray 0 0 0 1e-3 0 0");
  ASSERT_TRUE(scene) << line(scene.error());
  ASSERT_EQ(scene->octrees.size(), 2U);
  const auto& [tree, placement] = scene->octrees[0];
  EXPECT_EQ(formatTree(*tree), "OSEEEEEEE");
  EXPECT_EQ(placement.position, glm::dvec3(1, -2, 3.5));
  EXPECT_EQ(placement.size, 8);
  EXPECT_DOUBLE_EQ(placement.rotation.z, std::sqrt(0.5));
  EXPECT_DOUBLE_EQ(placement.rotation.w, std::sqrt(0.5));
  ASSERT_EQ(scene->rays.size(), 2U);
  EXPECT_EQ(scene->rays[0], (Ray{{1, 2, 3}, {0, 0, -5}, 4}));
  EXPECT_EQ(scene->rays[1], (Ray{{0, 0, 0}, {1e-3, 0, 0}}));
}

TEST(SceneText, IsToldByItsFirstLine) {
  EXPECT_TRUE(looksLikeSceneText("# a scene\n\n  ray 0 0 0 1 0 0"));
  EXPECT_TRUE(looksLikeSceneText("octree"));
  EXPECT_FALSE(looksLikeSceneText(""));
  EXPECT_FALSE(looksLikeSceneText("# only a comment"));
  EXPECT_FALSE(looksLikeSceneText("octrees are cubes"));
  EXPECT_FALSE(looksLikeSceneText("{\"weighbridge\": 1}"));
}

TEST(SceneText, SaysWhichLineIsWrong) {
  EXPECT_EQ(sceneError("octree 0 0 0 1 S\ncube 1"),
            "line 2: expected a line that begins with \"octree\" or \"ray\", found \"cube\"");
  const std::string octree =
      ": expected \"octree X Y Z SIZE TREE\", optionally followed by \"rot QX QY QZ QW\"";
  EXPECT_EQ(sceneError("octree 0 0 0 1"), "line 1" + octree);
  EXPECT_EQ(sceneError("octree 0 0 0 1 S 0 0 0 1 0"), "line 1" + octree);
  EXPECT_EQ(sceneError("octree 0 0 0 1 S rot 0 0 0"), "line 1" + octree);
  EXPECT_EQ(sceneError("octree 0 x 0 1 S"),
            "line 1: expected a number from -1000000000 to 1000000000, found \"x\"");
  EXPECT_EQ(sceneError("octree 0 0 0 0 S"),
            "line 1: expected a number from 0.000001 to 1000000000, found \"0\"");
  EXPECT_EQ(sceneError("octree 0 0 0 1 OSX"),
            "line 1, tree, byte 2: expected E, S, N or O, found \"X\"");
  EXPECT_EQ(sceneError("octree 0 0 0 1 S rot 0 0 0 0"),
            "line 1: the rotation is 0; at least one of its four numbers must not be 0");
  EXPECT_EQ(sceneError("ray 0 0 0 1 0"),
            "line 1: expected \"ray OX OY OZ DX DY DZ\", optionally followed by a depth");
  EXPECT_EQ(sceneError("ray 0 0 0 0 0 0"),
            "line 1: the direction is 0; at least one of its three numbers must not be 0");
  for (const char* depth : {"-1", "1.5", "33", "deep"})
    EXPECT_EQ(sceneError(std::string("ray 0 0 0 1 0 0 ") + depth),
              "line 1: expected a whole number from 0 to 32 for the depth, found \"" +
                  std::string(depth) + "\"");
}

RC_GTEST_PROP(SceneTextProperty, WrittenAndReadAgainIsTheSame, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  SceneText scene{test::randomOctrees(random), {}};
  for (int i = 0; i < 5; ++i) scene.rays.push_back(test::randomRay(random, scene.octrees));
  const std::string text = formatSceneText(scene);
  const auto again = readSceneText(text);
  RC_ASSERT(again);
  RC_ASSERT(again->rays == scene.rays);
  RC_ASSERT(again->octrees.size() == scene.octrees.size());
  for (std::size_t i = 0; i < scene.octrees.size(); ++i) {
    RC_ASSERT(*again->octrees[i].octree == *scene.octrees[i].octree);
    RC_ASSERT(again->octrees[i].placement == scene.octrees[i].placement);
  }
  RC_ASSERT(formatSceneText(*again) == text);
}

}  // namespace
}  // namespace wb::octree
