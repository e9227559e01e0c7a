#include "model/octree/cast.h"
#include "model/octree/detail/dyadic.h"
#include "model/octree/octree_text.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>

#include <cmath>

namespace wb::octree {
namespace {

using test::Random;

struct Answer {
  World world;
  Ray ray;
  std::optional<Entry> entry;

  explicit Answer(std::string_view text) {
    const auto scene = readSceneText(text);
    world = World(scene->octrees);
    ray = scene->rays.front();
    entry = castExact(world, ray);
  }
  Hit hit() const { return describe(world, ray, *entry); }
};

/// Whole numbers of 60 bits, with what a wider number makes of them.
TEST(Dyadic, SumsAndProductsAreExact) {
  Random random(3);
  for (int i = 0; i < 2000; ++i) {
    const auto any = [&] { return static_cast<double>(static_cast<std::int64_t>(random()) >> 20); };
    const double a = any();
    const double b = any();
    const double tiny = std::ldexp(any(), -400);
    EXPECT_EQ((Dyadic(a) + Dyadic(b)).toDouble(), a + b);
    EXPECT_EQ((Dyadic(a) - Dyadic(b)).toDouble(), a - b);
    EXPECT_EQ(((Dyadic(a) + Dyadic(tiny)) - Dyadic(a)).toDouble(), tiny);
    EXPECT_EQ((Dyadic(a) * Dyadic(b) - Dyadic(b) * Dyadic(a)).sign(), 0);
    // (a + b)² = a² + 2ab + b², of 90 bits.
    const Dyadic sum = Dyadic(a) + Dyadic(b);
    const Dyadic square =
        Dyadic(a) * Dyadic(a) + Dyadic(2) * Dyadic(a) * Dyadic(b) + Dyadic(b) * Dyadic(b);
    EXPECT_EQ((sum * sum - square).sign(), 0);
    EXPECT_EQ((sum * sum - square + Dyadic(tiny)).sign(), tiny > 0 ? 1 : tiny < 0 ? -1 : 0);
    EXPECT_EQ(Dyadic(a) < Dyadic(b), a < b);
  }
  EXPECT_EQ((Dyadic(5e-324) * Dyadic(5e-324)).sign(), 1) << "below the smallest double";
  EXPECT_EQ((Dyadic(1e308) * Dyadic(1e308) - Dyadic(1)).sign(), 1) << "above the largest";
  EXPECT_EQ(Dyadic().toDouble(), 0);
}

/// Unit directions and matrices of doubles made misses of these, or put the hit 18 m behind.
TEST(Certain, QuarterAndHalfTurnsAnswerAsTheUprightTwin) {
  const Answer turned(
      "octree -2 0 1 16 S rot .7071067811865476 .7071067811865476 0 0\n"
      "ray -5 16 20 1 0 -1\n");
  ASSERT_TRUE(turned.entry);
  EXPECT_DOUBLE_EQ(turned.entry->t, 3 * std::sqrt(2.0));
  const Answer decimal(
      "octree 0.1 0.2 0.3 0.7 S rot 0 0 0.7071067811865476 0.7071067811865476\n"
      "ray -1 0.2 0.5 1 0 0\n");
  ASSERT_TRUE(decimal.entry) << "it runs along a face";
  EXPECT_DOUBLE_EQ(decimal.entry->t, 1.1);
  EXPECT_EQ(decimal.hit().normal, glm::dvec3(-1, 0, 0));
}

TEST(Certain, ARotationThatIsNextToASymmetryIsIt) {
  const auto frameOf = [](glm::dquat rotation) { return OwnFrame({{1, 2, 3}, 2, rotation}); };
  EXPECT_FALSE(frameOf({1, 1e-17, 0, 0}).isRotated());
  EXPECT_TRUE(frameOf({std::sqrt(0.5), 0, 0, std::sqrt(0.5)}).isSymmetry());
  EXPECT_TRUE(frameOf({0.5, -0.5, 0.5, 0.5}).isSymmetry());
  EXPECT_FALSE(frameOf({std::sqrt(0.5), 0, 0, std::sqrt(0.5) + 1e-14}).isSymmetry());
}

/// Both planes are met at the same number of lengths of the direction as given, not of a unit one.
TEST(Certain, UprightLatticesLoseNoTies) {
  const Answer edge("octree 6 -1 -2 2 S\nray 24 -13 18 -3 2 -3\n");
  ASSERT_TRUE(edge.entry);
  EXPECT_NEAR(edge.entry->t, 6 * std::sqrt(22.0), 1e-12);
  EXPECT_EQ(edge.entry->face, Face::front);
  EXPECT_EQ(edge.entry->decided, Decided::exact);
}

TEST(Certain, ATieNamesAllLeavesThatTie) {
  const Answer cross("octree 0 0 0 2 OSSSSSSSS\nray 1 1 9 0 0 -1\n");
  ASSERT_TRUE(cross.entry);
  EXPECT_EQ(cross.entry->decided, Decided::tie);
  EXPECT_EQ(cross.entry->cube.text(), "/1");
  std::string tied;
  for (const Location& leaf : leavesMetAtOnce(cross.world, cross.ray)) tied += leaf.cube.text();
  EXPECT_EQ(tied, "/1/3/5/7");
  const Answer twins("octree 0 0 0 2 S\noctree 0 0 0 2 S\nray 0.5 0.75 9 0 0 -1\n");
  EXPECT_EQ(twins.entry->decided, Decided::tie);
  EXPECT_EQ(leavesMetAtOnce(twins.world, twins.ray).size(), 2U);
  const Answer alone("octree 0 0 0 2 S\nray 0.5 0.75 9 0 0 -1\n");
  EXPECT_EQ(alone.entry->decided, Decided::filter);
  EXPECT_EQ(leavesMetAtOnce(alone.world, alone.ray).size(), 1U);
  EXPECT_TRUE(leavesMetAtOnce(alone.world, {{5, 5, 5}, {0, 0, 1}}).empty());
}

/// In the middle of a face all corners, and all edges, are equally near: the smallest index.
TEST(Certain, NearestCornersAndEdgesTieToTheSmallestIndex) {
  const Answer middle("octree 0.1 0.1 0.1 0.2 S\nray 0.2 0.2 9 0 0 -1\n");
  ASSERT_TRUE(middle.entry);
  const Hit hit = middle.hit();
  // As doubles, 0.2 is exactly 0.1 + 0.2 / 2.
  EXPECT_EQ(hit.decided, Decided::exact);
  const Answer whole("octree 0 0 0 2 S\nray 1 1 9 0 0 -1\n");
  EXPECT_EQ(whole.hit().corner->index, 1);
  EXPECT_EQ(whole.hit().edge->index, 4);
}

/// Directions whose numbers no double holds at once when they are scaled.
TEST(Certain, DirectionsOfAnyLength) {
  const World world(readSceneText("octree 0 0 0 2 S\n")->octrees);
  for (const glm::dvec3& direction :
       {glm::dvec3(1e300, 1e-300, 0), glm::dvec3(1e-310, 0, 0), glm::dvec3(5e-324, 0, 5e-324),
        glm::dvec3(1e308, -1e-320, 1e-320)}) {
    const auto entry = castExact(world, {{-1, 1, 1}, direction});
    ASSERT_TRUE(entry) << direction.x;
    EXPECT_EQ(entry->face, Face::left) << direction.x;
    EXPECT_FALSE(castExact(world, {{-1, 1, 1}, -direction})) << direction.x;
  }
}

/// Rays and octrees lie on whole numbers, so that ties abound: neither the length of a direction
/// nor how the identity is written changes an answer.
TEST(Certain, RaysOnALatticeAreCastAlikeHoweverLong) {
  Random random(11);
  int ties = 0;
  for (int world = 0; world < 60; ++world) {
    std::vector<PlacedOctree> octrees(3);
    for (PlacedOctree& one : octrees) {
      one.octree = test::randomOctree(random, {2, 40, 0, 40});
      one.placement = {
          {test::below(random, 9) - 4, test::below(random, 9) - 4, 0}, 4, {1, 0, 0, 0}};
    }
    const World upright(octrees);
    for (PlacedOctree& one : octrees) one.placement.rotation = {-1, 0, 0, 0};
    const World again(octrees);
    for (int i = 0; i < 50; ++i) {
      const auto whole = [&](int most) {
        return static_cast<double>(test::below(random, 2 * most + 1) - most);
      };
      const Ray ray{{whole(9), whole(9), whole(9)}, {whole(2), whole(2), whole(1)}};
      if (ray.direction == glm::dvec3(0)) continue;
      const auto entry = castExact(upright, ray);
      EXPECT_EQ(entry, castExact(again, ray));
      Ray longer = ray;
      longer.direction *= 3.0;
      const auto scaled = castExact(upright, longer);
      ASSERT_EQ(entry.has_value(), scaled.has_value());
      if (!entry) continue;
      EXPECT_EQ(entry->cube, scaled->cube);
      EXPECT_EQ(entry->face, scaled->face);
      EXPECT_EQ(entry->decided == Decided::tie, leavesMetAtOnce(upright, ray).size() > 1);
      ties += entry->decided == Decided::tie ? 1 : 0;
    }
  }
  EXPECT_GT(ties, 100);
}

}  // namespace
}  // namespace wb::octree
