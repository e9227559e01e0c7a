#include "model/octree/engine.h"

#include "model/octree/cast.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"

#include <gtest/gtest.h>

namespace wb::octree {
namespace {

std::string foundIn(std::string_view text) {
  const auto scene = readSceneText(text);
  const World world(scene->octrees);
  const CastOptions options{Algorithm::engine, IndentationUse::mesh};
  const auto entry = cast(world, scene->rays.front(), options);
  if (!entry) return "miss";
  return std::to_string(entry->octree) + entry->cube.text() + ' ' + std::string(name(entry->face));
}

/// Expected is what each line of the engine's source says.
TEST(Engine, ReturnsAChildOfTheRootWhateverIsMetBelow) {
  EXPECT_EQ(foundIn("octree 0 0 0 4 OOSEEEEEEEEEEEEEE\nray 0.5 0.5 9 0 0 -1\n"), "0/0 +z");
  EXPECT_EQ(foundIn("octree 0 0 0 4 S\nray 0.5 0.5 9 0 0 -1\n"), "0/ +z");
}

/// Its centre is nearer to the origin, but nothing in it is met: the search below says so first.
TEST(Engine, TestsAllTheWayDownBeforeItChooses) {
  EXPECT_EQ(foundIn("octree 0 0 0 4 OOSEEEEEEEEEESEEE\nray -5 1.3 1 1 0 0\n"), "0/4 -x");
}

TEST(Engine, TakesTheFirstOctreeThatIsMetNotTheNearest) {
  EXPECT_EQ(foundIn("octree 0 0 0 2 S\noctree 0 0 4 2 S\nray 0.5 0.5 9 0 0 -1\n"), "0/ +z");
  EXPECT_EQ(foundIn("octree 9 9 9 2 S\noctree 0 0 4 2 S\nray 0.5 0.5 9 0 0 -1\n"), "1/ +z");
}

TEST(Engine, NeverMeetsNormalCubes) {
  EXPECT_EQ(foundIn("octree 0 0 0 2 N\nray 0.5 0.5 9 0 0 -1\n"), "miss");
}

/// At depth 0 the root counts, and what is below it is not looked at.
TEST(Engine, TakesAnOctantAtItsDepthEvenIfAllBelowIsEmpty) {
  EXPECT_EQ(foundIn("octree 0 0 0 2 OEEEEEEEE\nray 0.5 0.5 9 0 0 -1 0\n"), "0/ +z");
  EXPECT_EQ(foundIn("octree 0 0 0 2 OEEEEEEEE\nray 0.5 0.5 9 0 0 -1\n"), "miss");
  EXPECT_EQ(foundIn("octree 0 0 0 2 OOEEEEEEEEEEEEEEE\nray 0.5 0.5 9 0 0 -1 1\n"), "0/0 +z");
}

/// Its lists of corners put (1, 1, 1) at 6 and (1, 1, 0) at 7, and the lists of the upper and the
/// lower face count as if it were the other way.
TEST(Engine, NamesACornerThatIsNotOnTheFace) {
  const auto scene = readSceneText("octree 0 0 0 2 S\nray 1.9 1.8 9 0 0 -1\n");
  const World world(scene->octrees);
  const auto entry = castEngine(world, scene->rays.front());
  ASSERT_TRUE(entry);
  const EngineHit hit = engineHit(world, scene->rays.front(), *entry);
  EXPECT_EQ(hit.corner, 5) << "7 is nearest, but 6, which stands below, is in its place";
  EXPECT_EQ(hit.edge, 7);
  EXPECT_FLOAT_EQ(hit.point.z, 2);
  EXPECT_DOUBLE_EQ(hit.t, 7);
}

TEST(Engine, CrashesOnEightSolidCubesWhichAreOneHere) {
  const auto crashes = [](std::string_view tree) { return crashesEngine(*parseTree(tree)); };
  EXPECT_TRUE(crashes("OSSSSSSSS"));
  EXPECT_TRUE(crashes("OEEEEEEEOSSSSSSSS"));
  EXPECT_FALSE(crashes("OSSSSSSSN"));
  EXPECT_FALSE(crashes("OEEEEEEEE")) << "they are EMPTY before they are read";
  EXPECT_EQ(foundIn("octree 0 0 0 2 OSSSSSSSS\nray 0.5 0.5 9 0 0 -1\n"), "0/ +z");
}

TEST(Engine, WrittenFilesDoNotCrashItUnlessTheStructureIsKept) {
  const auto octree = *parseTree("OSSSOSSSSOSSSSSSSSSSEEEEE");
  const auto again = [&](NxocStructure structure) {
    return *readNxoc(writeNxoc(octree, structure));
  };
  EXPECT_EQ(formatTree(again(NxocStructure::collapsed)), "OSSSOSSSSSSSEEEEE");
  EXPECT_EQ(again(NxocStructure::kept), octree);
  EXPECT_EQ(formatTree(*readNxoc(writeNxoc(*parseTree("OSSSSSSSOSSSSSSSS")))), "S");
}

}  // namespace
}  // namespace wb::octree
