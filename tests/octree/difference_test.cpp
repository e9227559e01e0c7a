#include "model/octree/difference.h"

#include "model/base/file.h"
#include "model/octree/exact.h"
#include "model/octree/inexor.h"
#include "model/octree/scene_text.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace wb::octree {
namespace {

/// Of every ray of a case.
std::vector<Difference> differencesIn(const std::string& name) {
  const auto bytes = readFile(std::filesystem::path(WEIGHBRIDGE_DATA) / "octree" / name);
  const auto scene = readSceneText(textOf(*bytes));
  const World world(scene->octrees);
  std::vector<Difference> all;
  for (const Ray& ray : scene->rays)
    all.push_back(differenceOf(castExact(world, ray), castInexor(world, ray)));
  return all;
}

using Differences = std::vector<Difference>;

/// What each case is there to show; the entries that differ are those that its file expects.
TEST(Difference, EveryWayOfGoingWrongIsNamed) {
  EXPECT_EQ(differencesIn("octree_edges_of_faces.scene"), Differences(4, Difference::none));
  EXPECT_EQ(differencesIn("octree_dead_end_child.scene"), Differences{Difference::missed});
  EXPECT_EQ(differencesIn("octree_dead_end_octree.scene"), Differences{Difference::missed});
  EXPECT_EQ(differencesIn("octree_origin_past_box.scene"), Differences{Difference::behind});
  EXPECT_EQ(differencesIn("octree_origin_inside_solid.scene"), Differences(2, Difference::behind));
  EXPECT_EQ(differencesIn("octree_centre_distance.scene"), Differences{Difference::octree});
  EXPECT_EQ(differencesIn("octree_four_hits_diagonal.scene"), Differences{Difference::leaf});
  EXPECT_EQ(differencesIn("octree_grazing_face.scene"), Differences{Difference::face});
  EXPECT_EQ(differencesIn("octree_indented.scene").front(), Difference::point);
}

TEST(Difference, NothingAgainstSomething) {
  const Entry ahead{2, 0, {}, Face::left, false};
  const Entry behind{-2, 0, {}, Face::left, false};
  const Entry inside{0, 0, {}, Face::left, true};
  EXPECT_EQ(differenceOf({}, {}), Difference::none);
  EXPECT_EQ(differenceOf(ahead, {}), Difference::missed);
  EXPECT_EQ(differenceOf({}, ahead), Difference::phantom);
  EXPECT_EQ(differenceOf({}, behind), Difference::behind);
  EXPECT_EQ(differenceOf(inside, ahead), Difference::inside);
  EXPECT_EQ(differenceOf(ahead, ahead), Difference::none);
}

TEST(Difference, EachHasASentenceOfItsOwn) {
  std::set<std::string_view> sentences;
  for (const auto difference : {Difference::none, Difference::missed, Difference::behind,
                                Difference::phantom, Difference::octree, Difference::leaf,
                                Difference::inside, Difference::face, Difference::point})
    EXPECT_TRUE(sentences.insert(sentenceOf(difference).english).second);
}

}  // namespace
}  // namespace wb::octree
