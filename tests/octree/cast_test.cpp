#include "model/octree/cast.h"

#include "model/octree/octree_text.h"
#include "tests/octree/brute_force.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>

namespace wb::octree {
namespace {

using test::Random;

std::string shown(const std::optional<Entry>& entry) {
  if (!entry) return "miss";
  return "octree " + std::to_string(entry->octree) + " " + entry->cube.text() + " " +
         (entry->isInside ? "inside" : std::string(name(entry->face))) + " at " +
         std::to_string(entry->t);
}

/// The same octree, leaf, face and distance: to the last bit where the leaf is a box.
bool areSame(const std::optional<Entry>& a, const std::optional<Entry>& b, bool isBox) {
  if (!a || !b) return a.has_value() == b.has_value();
  if (a->octree != b->octree || a->cube != b->cube || a->isInside != b->isInside) return false;
  if (!a->isInside && a->face != b->face) return false;
  return isBox ? a->t == b->t : std::abs(a->t - b->t) <= 1e-7 * (1 + std::abs(b->t));
}

bool isNormal(const std::vector<PlacedOctree>& octrees, const std::optional<Entry>& entry) {
  if (!entry) return false;
  const Octree& octree = *octrees[entry->octree].octree;
  return octree.kind(octree.at(entry->cube)) == CubeKind::normal;
}

struct Tally {
  int rays = 0;
  int hits = 0;
  int inside = 0;
  int doubtful = 0;
};

void castSomeRays(std::uint64_t seed, Tally& tally) {
  constexpr int raysOfWorld = 100;
  Random random(seed);
  const auto octrees = test::randomOctrees(random);
  const World world(octrees);
  const auto use = test::below(random, 4) == 0 ? IndentationUse::ignore : IndentationUse::mesh;
  for (int i = 0; i < raysOfWorld; ++i) {
    const Ray ray = test::randomRay(random, octrees);
    const auto [expected, isDoubtful] = test::castBruteForce(octrees, ray, use);
    const auto found = castExact(world, ray, use);
    ++tally.rays;
    tally.hits += expected ? 1 : 0;
    tally.inside += expected && expected->isInside ? 1 : 0;
    tally.doubtful += isDoubtful ? 1 : 0;
    if (isDoubtful) continue;
    ASSERT_TRUE(
        areSame(found, expected, use == IndentationUse::ignore || !isNormal(octrees, expected)))
        << "seed " << seed << " ray " << i << "\n found " << shown(found) << "\n expected "
        << shown(expected);
  }
}

RC_GTEST_PROP(ExactCast, FindsWhatEveryLeafTestedFinds, ()) {
  Tally tally;
  castSomeRays(*rc::gen::arbitrary<std::uint64_t>(), tally);
  RC_ASSERT(!testing::Test::HasFatalFailure());
}

/// A million with WEIGHBRIDGE_LONG set; most of them are told apart to the last bit.
TEST(ExactCast, ManyRaysFindWhatEveryLeafTestedFinds) {
  const int rays = std::getenv("WEIGHBRIDGE_LONG") ? 1'000'000 : 10'000;
  Tally tally;
  for (std::uint64_t seed = 1; tally.rays < rays && !HasFatalFailure(); ++seed)
    castSomeRays(seed, tally);
  EXPECT_GT(tally.hits, tally.rays / 4);
  EXPECT_GT(tally.inside, tally.rays / 100);
  EXPECT_LT(tally.doubtful, tally.rays / 4);
  RecordProperty("hits", tally.hits);
  RecordProperty("doubtful", tally.doubtful);
}

/// A full cube that is turned, met a ten-millionth of its size inside a corner by a ray at right
/// angles to the diagonal there: the sphere about it is met by no more than that, so that a test
/// of the sphere with less room than rounding needs would lose it.
TEST(ExactCast, ATurnedCubeIsMetJustInsideItsCorners) {
  Random random(5);
  for (int i = 0; i < 500; ++i) {
    const double size = std::pow(2.0, test::between(random, -6, 10));
    const auto any = [&] { return test::between(random, -1, 1); };
    const glm::dquat turn = glm::normalize(glm::dquat(1.5 + any(), any(), any(), any()));
    const glm::dvec3 low = 3 * size * glm::dvec3(any(), any(), any());
    const World world({{std::make_shared<const Octree>(*parseTree("S")), {low, size, turn}}});
    const glm::dvec3 centre = low + size / 2;
    const glm::dvec3 out = turn * glm::dvec3(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1);
    const glm::dvec3 inside = centre + out * (size / 2) * (1 - 1e-7);
    const glm::dvec3 along = glm::normalize(glm::cross(out, glm::dvec3(any(), any(), any())));
    const auto entry = castExact(world, {inside - 5 * size * along, along});
    ASSERT_TRUE(entry) << i;
    EXPECT_NEAR(entry->t, 5 * size, 1e-6 * size);
  }
}

TEST(ExactCast, ManyRaysAtOnceFindWhatOneAfterTheOtherDoes) {
  Random random(7);
  const auto octrees = test::randomOctrees(random);
  const World world(octrees);
  std::vector<Ray> rays;
  for (int i = 0; i < 5000; ++i) rays.push_back(test::randomRay(random, octrees));
  for (const Algorithm algorithm : {Algorithm::exact, Algorithm::inexor}) {
    const CastOptions options{algorithm, IndentationUse::mesh};
    for (const std::size_t threads : {0U, 1U, 3U}) {
      const auto all = castAll(world, rays, options, threads);
      ASSERT_EQ(all.size(), rays.size());
      for (std::size_t i = 0; i < rays.size(); ++i)
        ASSERT_EQ(all[i], cast(world, rays[i], options));
    }
  }
  EXPECT_TRUE(castAll(world, {}).empty());
}

}  // namespace
}  // namespace wb::octree
