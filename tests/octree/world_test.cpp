#include "model/octree/world.h"

#include "model/octree/cast.h"
#include "model/octree/octree_text.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::octree {
namespace {

PlacedOctree placed(std::string_view tree, const glm::dvec3& position, double size,
                    const glm::dquat& rotation = {1, 0, 0, 0}) {
  return {std::make_shared<const Octree>(*parseTree(tree)), {position, size, rotation}};
}

TEST(Path, IsReadBackAndOrdered) {
  Path path;
  for (std::size_t level = 0; level < limits::octreeDepth; ++level) {
    const Path below = path.child(static_cast<int>(level % 8));
    EXPECT_LT(path, below);
    EXPECT_LT(below, path.child(static_cast<int>(level % 8) + 1)) << level;
    path = below;
  }
  EXPECT_EQ(path.depth(), limits::octreeDepth);
  for (std::size_t level = 0; level < limits::octreeDepth; ++level)
    EXPECT_EQ(path[level], static_cast<int>(level % 8));
  EXPECT_EQ(Path().text(), "/");
  EXPECT_EQ(Path().child(4).child(0).text(), "/4/0");
}

TEST(World, APointIsFoundInItsCube) {
  const World world({placed("OSEEEEEES", {0, 0, 0}, 8), placed("S", {6, 6, 6}, 4)});
  EXPECT_EQ(find(world, {1, 2, 3}), (Location{0, Path().child(0)}));
  EXPECT_EQ(find(world, {7, 7, 7}), (Location{0, Path().child(7)}));
  EXPECT_EQ(find(world, {9, 9, 9}), (Location{1, Path()}));
  EXPECT_FALSE(find(world, {1, 2, 5}));
  EXPECT_FALSE(find(world, {-1, 0, 0}));
  EXPECT_EQ(find(world, {4, 4, 4}), (Location{0, Path().child(0)})) << "surfaces are inside";
  EXPECT_FALSE(find(World(), {0, 0, 0}));
}

TEST(World, APointInAnIndentedCube) {
  // Half as high as its box.
  const World world({placed("N{8,8,4,8,8,4,8,8,4,8,8,4}", {0, 0, 0}, 8)});
  EXPECT_TRUE(find(world, {3, 3.3, 3.7}));
  EXPECT_FALSE(find(world, {3, 3.3, 5}));
  EXPECT_TRUE(find(world, {3, 3.3, 5}, IndentationUse::ignore));
}

TEST(World, AMovedOctreeIsMetWhereItIs) {
  test::Random random(3);
  auto octrees = test::randomOctrees(random);
  while (octrees.size() < 30) octrees.push_back(octrees.front());
  World world(octrees);
  for (int turn = 0; turn < 50; ++turn) {
    const auto i = static_cast<std::size_t>(test::below(random, static_cast<int>(octrees.size())));
    octrees[i].placement.position += glm::dvec3(test::between(random, -30, 30));
    world.move(i, octrees[i].placement);
    const World again(octrees);
    for (int k = 0; k < 50; ++k) {
      const Ray ray = test::randomRay(random, octrees);
      ASSERT_EQ(castExact(world, ray), castExact(again, ray));
    }
  }
}

/// Particles: a point is in a world exactly where a ray from it begins inside, or at once enters.
RC_GTEST_PROP(WorldProperty, PointsAreInsideWhereRaysBegin, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto octrees = test::randomOctrees(random);
  const World world(octrees);
  for (int i = 0; i < 50; ++i) {
    Ray ray = test::randomRay(random, octrees);
    ray.maxDepth = limits::octreeDepth;
    const auto entry = castExact(world, ray, IndentationUse::ignore);
    const auto found = find(world, ray.origin, IndentationUse::ignore);
    if (entry && entry->isInside) RC_ASSERT(found.has_value());
    // In brackets: the macro would look into an entry that is not there.
    if (!found) RC_ASSERT((!entry || entry->t > 0 || !entry->isInside));
  }
}

/// What was entered is left, and the steps end at the leaf that was found.
RC_GTEST_PROP(VisitsProperty, StepsEncloseEachOther, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto octrees = test::randomOctrees(random);
  const World world(octrees);
  const Ray ray = test::randomRay(random, octrees);
  Visits visits(Visits::Detail::steps);
  const auto entry = castExact(world, ray, IndentationUse::mesh, visits);
  RC_ASSERT(entry == castExact(world, ray));
  std::vector<Step> open;
  bool isSeen = false;
  std::size_t cubes = 0;
  for (const Step& step : visits.steps()) {
    if (step.kind == Step::Kind::entered) open.push_back(step);
    if (step.kind == Step::Kind::left) {
      RC_ASSERT(!open.empty());
      RC_ASSERT(open.back().octree == step.octree);
      RC_ASSERT(open.back().cube == step.cube);
      open.pop_back();
    }
    cubes += step.kind == Step::Kind::entered || step.kind == Step::Kind::hit ? 1 : 0;
    isSeen = isSeen || (entry && step.kind == Step::Kind::hit && step.octree == entry->octree &&
                        step.cube == entry->cube);
  }
  RC_ASSERT(open.empty());
  RC_ASSERT(isSeen == entry.has_value());
  RC_ASSERT(cubes == visits.cubes());
}

TEST(Hit, ARotationTurnsAnOctreeAboutItsCentre) {
  // Child 0 alone; half a turn about z puts it where child 6 was.
  const World world({placed("OSEEEEEEE", {0, 0, 0}, 8, {0, 0, 0, 1})});
  const Ray ray{{6, 6, 20}, {0, 0, -3}};
  const auto entry = cast(world, ray);
  ASSERT_TRUE(entry);
  const Hit hit = describe(world, ray, *entry);
  EXPECT_EQ(hit.entry.cube, Path().child(0));
  EXPECT_NEAR(hit.entry.t, 16, 1e-12);
  EXPECT_NEAR(glm::distance(hit.point, glm::dvec3(6, 6, 4)), 0, 1e-12);
  EXPECT_EQ(hit.min, glm::dvec3(0));
  EXPECT_EQ(hit.size, 4);
  EXPECT_FALSE(cast(world, {{2, 2, 20}, {0, 0, -1}}));
}

TEST(Hit, TheExitIsWhereTheRayLeavesTheLeaf) {
  const World world(
      {placed("OSEEEEEEE", {0, 0, 0}, 8), placed("N{8,8,4,8,8,4,8,8,4,8,8,4}", {20, 0, 0}, 8)});
  const auto exitAt = [&](const Ray& ray) { return exitOf(world, ray, *cast(world, ray)); };
  const Exit through = exitAt({{1, 2, 20}, {0, 0, -1}});
  EXPECT_EQ(through.face, Face::bottom);
  EXPECT_EQ(through.t, 20);
  EXPECT_EQ(through.point, glm::dvec3(1, 2, 0));
  const Exit fromInside = exitAt({{1, 2, 3}, {0, 0, 5}});
  EXPECT_EQ(fromInside.face, Face::top);
  EXPECT_EQ(fromInside.t, 1);
  const Exit indented = exitAt({{22, 3, -5}, {0, 0, 1}});
  EXPECT_EQ(indented.face, Face::top);
  EXPECT_DOUBLE_EQ(indented.t, 9);
}

/// Directions of any length are one direction, and what is behind the origin is never met.
TEST(Hit, NothingDependsOnTheLengthOfADirection) {
  const World world({placed("OSEEESEES", {0, 0, 0}, 8)});
  const auto once = cast(world, {{-3, 1, 1.5}, {1, 0.25, 0}});
  ASSERT_TRUE(once);
  for (const double length : {1e-300, 1e-5, 1e5, 1e300}) {
    const auto again = cast(world, {{-3, 1, 1.5}, {length, 0.25 * length, 0}});
    ASSERT_TRUE(again);
    EXPECT_EQ(again->cube, once->cube);
    EXPECT_NEAR(again->t, once->t, 1e-12);
  }
  EXPECT_FALSE(cast(world, {{-3, 1, 1.5}, {-1, 0, 0}}));
}

}  // namespace
}  // namespace wb::octree
