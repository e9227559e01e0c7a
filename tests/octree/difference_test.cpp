#include "model/octree/difference.h"

#include "model/core/file.h"
#include "model/core/language.h"
#include "model/octree/exact.h"
#include "model/octree/inexor.h"
#include "model/octree/octree_text.h"
#include "tests/octree/brute_force.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>

namespace wb::octree {

/// How a failed test shows it.
void PrintTo(const Deviation& deviation, std::ostream* stream) {
  *stream << name(deviation.difference);
  for (const Cause cause : allCauses)
    if (deviation.causes.has(cause)) *stream << ' ' << name(cause);
}

namespace {

using test::Random;

/// Of every ray of a case.
std::vector<Deviation> deviationsIn(const std::string& file) {
  const auto bytes = readFile(std::filesystem::path(WEIGHBRIDGE_DATA) / "octree" / file);
  const auto scene = readSceneText(textOf(*bytes));
  const World world(scene->octrees);
  std::vector<Deviation> all;
  for (const Ray& ray : scene->rays) all.push_back(deviationOf(world, ray));
  return all;
}

Deviation deviationIn(std::string_view text) {
  const auto scene = readSceneText(text);
  return deviationOf(World(scene->octrees), scene->rays.front());
}

using Deviations = std::vector<Deviation>;

/// What each case is there to show, as its name and its lines say.
TEST(Difference, EveryWayOfGoingWrongIsNamedWithItsCause) {
  EXPECT_EQ(deviationsIn("octree_edges_of_faces.scene"), Deviations(4));
  EXPECT_EQ(deviationsIn("octree_dead_end_child.scene"),
            (Deviations{{Difference::missed, {Cause::noReturn}}}));
  EXPECT_EQ(deviationsIn("octree_dead_end_octree.scene"),
            (Deviations{{Difference::missed, {Cause::noReturn}}}));
  EXPECT_EQ(deviationsIn("octree_origin_past_box.scene"),
            (Deviations{{Difference::behind, {Cause::line}}}));
  EXPECT_EQ(deviationsIn("octree_origin_inside_solid.scene"),
            Deviations(2, {Difference::inside, {Cause::inside}}));
  EXPECT_EQ(deviationsIn("octree_centre_distance.scene"),
            (Deviations{{Difference::octree, {Cause::octreeCentre}}}));
  EXPECT_EQ(deviationsIn("octree_four_hits_diagonal.scene"),
            (Deviations{{Difference::leaf, {Cause::fourChildren}}}));
  EXPECT_EQ(deviationsIn("octree_grazing_face.scene"),
            (Deviations{{Difference::face, {Cause::faceCentre}}}));
  EXPECT_EQ(deviationsIn("octree_indented.scene").front(),
            (Deviation{Difference::point, {Cause::indented}}));
}

/// The ray looks away from child 0, which it would only find behind itself, and through the rest
/// of its octree into the next: neither rule alone leads there.
TEST(Difference, SeveralRulesMayBringItAboutTogether) {
  EXPECT_EQ(deviationsIn("octree_origin_inside_empty_part.scene"),
            (Deviations{{Difference::behind, {Cause::line, Cause::noReturn}}}));
}

/// A cube of 2 m turned by 45 degrees reaches 1.41 m along the axes, and less beside them.
TEST(Difference, ATurnedOctreeIsACauseOnlyWhereItsTurnDecides) {
  const std::string turned = " rot 0 0 0.3826834323650898 0.9238795325112867\n";
  const std::string cube = "octree -1 -1 -1 2 S";
  EXPECT_EQ(deviationIn(cube + turned + "ray -9 1.2 0.1 1 0 0\n"),
            (Deviation{Difference::missed, {Cause::turned}}));
  EXPECT_EQ(deviationIn(cube + turned + "ray 0.9 0.8 9 0 0 -1\n"),
            (Deviation{Difference::phantom, {Cause::turned}}));
  EXPECT_EQ(deviationIn("octree 9 9 9 2 S" + turned + "octree 0 0 0 2 S\nray 2.1 1.2 1.1 1 0 0\n"),
            (Deviation{Difference::behind, {Cause::line}}));
}

TEST(Difference, NothingAgainstSomething) {
  const Entry ahead{2, 0, {}, Face::left, false};
  const Entry behind{-2, 0, {}, Face::left, false};
  const Entry inside{0, 0, {}, Face::left, true};
  EXPECT_EQ(differenceOf({}, {}), Difference::none);
  EXPECT_EQ(differenceOf(ahead, {}), Difference::missed);
  EXPECT_EQ(differenceOf({}, ahead), Difference::phantom);
  EXPECT_EQ(differenceOf({}, behind), Difference::behind);
  EXPECT_EQ(differenceOf(ahead, behind), Difference::behind);
  EXPECT_EQ(differenceOf(inside, ahead), Difference::inside);
  EXPECT_EQ(differenceOf(inside, behind), Difference::inside) << "tested before behind";
  EXPECT_EQ(differenceOf(ahead, ahead), Difference::none);
}

TEST(Difference, SentencesSayWhatAndWhy) {
  EXPECT_EQ(rendered(sentenceOf({})), "Both methods find the same.");
  EXPECT_EQ(
      rendered(sentenceOf({Difference::point, {Cause::indented}})),
      "Inexor's method finds another point of the face: it treats indented cubes as full boxes.");
  EXPECT_EQ(rendered(sentenceOf({Difference::phantom, {Cause::turned, Cause::indented}})),
            "Inexor's method finds a cube that the ray misses, for several reasons combined: it "
            "ignores the rotation of octrees; it treats indented cubes as full boxes.");
  std::set<std::string> sentences;
  for (const auto difference : {Difference::none, Difference::missed, Difference::inside,
                                Difference::behind, Difference::phantom, Difference::octree,
                                Difference::leaf, Difference::face, Difference::point})
    EXPECT_TRUE(sentences.insert(rendered(sentenceOf({difference, {Cause::line}}))).second);
  for (const Cause cause : allCauses)
    EXPECT_TRUE(sentences.insert(std::string(name(cause))).second);
}

/// The same cubes, all NORMAL ones untouched: full boxes.
std::shared_ptr<const Octree> filledUp(const Octree& octree) {
  OctreeBuilder builder;
  forEachCube(octree, [&](Octree::Cube, CubeKind kind, const Path&, const glm::dvec3&, double) {
    if (kind == CubeKind::octant) builder.openOctant();
    if (kind == CubeKind::empty) builder.addEmpty();
    if (kind == CubeKind::solid) builder.addSolid();
    if (kind == CubeKind::normal) builder.addNormal(untouchedCodes);
  });
  return std::make_shared<const Octree>(builder.take());
}

std::vector<PlacedOctree> stripped(std::vector<PlacedOctree> octrees, Causes causes) {
  for (PlacedOctree& one : octrees) {
    if (causes.has(Cause::turned)) one.placement.rotation = {1, 0, 0, 0};
    if (causes.has(Cause::indented)) one.octree = filledUp(*one.octree);
  }
  return octrees;
}

/// Octrees that stand close, most of them turned or with indented cubes.
std::vector<PlacedOctree> turnedAndIndented(Random& random) {
  std::vector<PlacedOctree> octrees(static_cast<std::size_t>(1 + test::below(random, 5)));
  for (PlacedOctree& placed : octrees) {
    test::TreeMix mix;
    mix.maxDepth = test::below(random, 4);
    mix.normalOf100 = test::below(random, 3) * 20;
    placed.octree = test::randomOctree(random, mix);
    auto& [position, size, rotation] = placed.placement;
    size = static_cast<double>(1 << test::below(random, 4));
    for (int axis = 0; axis < 3; ++axis) position[axis] = test::below(random, 25) - 12;
    if (test::below(random, 2) == 0)
      rotation =
          glm::normalize(glm::dquat(test::between(random, -1, 1), test::between(random, -1, 1),
                                    test::between(random, -1, 1), test::between(random, 0.01, 1)));
  }
  return octrees;
}

/// Every cause that is named passes the removal test, told by testing every leaf: without the
/// causes the methods find the same; with any one of them left they do not.
struct RemovalTest {
  std::map<Difference, int> differences;
  std::map<unsigned, int> causes;
  int unexplained = 0;
  int doubtful = 0;

  void take(std::uint64_t seed) {
    Random random(seed);
    const auto octrees = turnedAndIndented(random);
    const World world(octrees);
    const Ray ray = test::randomRay(random, octrees);
    const Deviation deviation = deviationOf(world, ray);
    ++differences[deviation.difference];
    ++causes[deviation.causes.bits()];
    if (deviation.difference == Difference::none) return;
    unexplained += deviation.causes.isEmpty() ? 1 : 0;
    expectSame(octrees, ray, deviation.causes, seed);
    for (const Cause cause : allCauses) {
      if (!deviation.causes.has(cause)) continue;
      EXPECT_FALSE(isSameWithout(deviation.causes.without(cause), world, ray)) << "seed " << seed;
    }
  }

  void expectSame(const std::vector<PlacedOctree>& octrees, const Ray& ray, Causes without,
                  std::uint64_t seed) {
    const auto bare = stripped(octrees, without);
    const auto [exact, isDoubtful] = test::castBruteForce(bare, ray, IndentationUse::mesh);
    doubtful += isDoubtful ? 1 : 0;
    const auto found = castCorrected(World(octrees), ray, without);
    const auto exactly = isDoubtful ? castExact(World(bare), ray) : exact;
    EXPECT_EQ(differenceOf(exactly, found), Difference::none) << "seed " << seed;
  }
};

RC_GTEST_PROP(Difference, EveryCausePassesTheRemovalTest, ()) {
  RemovalTest removal;
  removal.take(*rc::gen::arbitrary<std::uint64_t>());
  RC_ASSERT(!testing::Test::HasFailure());
  RC_ASSERT(removal.unexplained == 0);
}

/// Ten thousand worlds with WEIGHBRIDGE_LONG set.
TEST(Difference, EveryCauseOfManyWorldsPassesTheRemovalTest) {
  const std::uint64_t worlds = std::getenv("WEIGHBRIDGE_LONG") ? 10'000 : 1'000;
  RemovalTest removal;
  for (std::uint64_t seed = 1; seed <= worlds && !HasFailure(); ++seed) removal.take(seed);
  EXPECT_EQ(removal.unexplained, 0);
  for (const auto difference : {Difference::missed, Difference::inside, Difference::phantom,
                                Difference::octree, Difference::leaf, Difference::point})
    EXPECT_GT(removal.differences[difference], 0) << name(difference);
  for (const Cause cause : {Cause::inside, Cause::noReturn, Cause::turned, Cause::indented})
    EXPECT_GT(removal.causes[Causes{cause}.bits()], 0) << name(cause);
  for (const auto& [difference, count] : removal.differences)
    RecordProperty(std::string(name(difference)), count);
}

/// With all rules corrected the published method is the exact one of upright full boxes.
TEST(Difference, AllRulesCorrectedFindWhatEveryLeafTestedFinds) {
  Random random(11);
  const Causes all{Cause::inside,      Cause::line,         Cause::noReturn,  Cause::fourChildren,
                   Cause::childCentre, Cause::octreeCentre, Cause::faceCentre};
  for (int i = 0; i < 300; ++i) {
    const auto octrees = test::randomOctrees(random);
    const auto bare = stripped(octrees, {Cause::turned, Cause::indented});
    const Ray ray = test::randomRay(random, octrees);
    const auto expected = test::castBruteForce(bare, ray, IndentationUse::ignore).entry;
    const auto found = castCorrected(World(octrees), ray, all);
    ASSERT_EQ(found.has_value(), expected.has_value()) << i;
    ASSERT_EQ(differenceOf(expected, found), Difference::none) << i;
  }
}

}  // namespace
}  // namespace wb::octree
