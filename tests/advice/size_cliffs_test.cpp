#include "model/advice/size_cliffs.h"

#include "tests/cost/random.h"
#include "tests/cost/samples.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace wb::advice {
namespace {

using cost::Profile;
using cost::Reason;
using cost::test::makeAsset;
using cost::test::makePart;
using scene::PartKind;
using scene::ShapeType;

std::optional<SizeCliff> find(const std::vector<SizeCliff>& cliffs, int axis, bool grows) {
  const auto found = std::ranges::find_if(
      cliffs, [&](const SizeCliff& one) { return one.axis == axis && one.grows == grows; });
  if (found == cliffs.end()) return {};
  return *found;
}

std::vector<SizeCliff> cliffsOf(const scene::Part& part,
                                const asset::MeshAsset& mesh = makeAsset({.physicsMesh = true})) {
  return sizeCliffs(part, cost::test::statisticsOf(part, &mesh), {}, {.isRoot = true});
}

/// Triangles until a side is below 0.5 m; growing changes nothing.
TEST(SizeCliffs, AMeshThatGetsTooThin) {
  const auto cliffs = cliffsOf(makePart(PartKind::mesh, {2, 0.75, 3}, ShapeType::prim));
  EXPECT_EQ(cliffs.size(), 3U);
  const auto cliff = find(cliffs, 1, false);
  ASSERT_TRUE(cliff);
  EXPECT_EQ(cliff->to, std::nextafter(0.5, 0));
  EXPECT_NEAR(cliff->distance(), 0.25, 1e-15);
  EXPECT_EQ(cliff->after.reason, Reason::thinMesh);
  EXPECT_FALSE(find(cliffs, 1, true));
}

TEST(SizeCliffs, AMeshThatIsTooThin) {
  const scene::Part part = makePart(PartKind::mesh, {2, 0.3, 3}, ShapeType::prim);
  const asset::MeshAsset mesh = makeAsset({.physicsMesh = true});
  const auto cliff = find(cliffsOf(part), 1, true);
  ASSERT_TRUE(cliff);
  EXPECT_EQ(cliff->to, 0.5);
  EXPECT_EQ(cliff->after.reason, Reason::physicsMesh);
  EXPECT_EQ(tidySide(*cliff, part, cost::test::statisticsOf(part, &mesh), {}, {.isRoot = true}),
            0.5);
}

/// A sphere is one only while its sides are equal: any change of one is a cliff, and the way back
/// is a single size.
TEST(SizeCliffs, ASphereWithOneOtherSide) {
  const auto round = cliffsOf(makePart(PartKind::sphere, glm::dvec3(1)));
  EXPECT_EQ(round.size(), 6U);
  EXPECT_NEAR(find(round, 2, true)->distance(), 0, 1e-15);
  const auto flat = find(cliffsOf(makePart(PartKind::sphere, {1, 1, 1.25})), 2, false);
  ASSERT_TRUE(flat);
  EXPECT_EQ(flat->to, 1);
  EXPECT_EQ(flat->after.reason, Reason::sphere);
}

TEST(SizeCliffs, ATidySideIsBeyondTheCliff) {
  const scene::Part part = makePart(PartKind::mesh, {2, 0.75, 3}, ShapeType::prim);
  const asset::MeshAsset mesh = makeAsset({.physicsMesh = true});
  const auto cliff = find(cliffsOf(part), 1, false);
  ASSERT_TRUE(cliff);
  EXPECT_EQ(tidySide(*cliff, part, cost::test::statisticsOf(part, &mesh), {}, {.isRoot = true}),
            0.499);
}

/// Beyond the cliff the part is what the cliff says, one bit before it what it was.
RC_GTEST_PROP(SizeCliffs, AreWhereTheDecisionChanges, ()) {
  const scene::Part part = *cost::test::anyPart();
  const Profile profile = *cost::test::anyProfile();
  const asset::MeshAsset mesh =
      makeAsset({.physicsMesh = *rc::gen::arbitrary<bool>(), .hulls = *rc::gen::element(0U, 2U)});
  cost::StatisticsMaker maker{cost::GeometryRules(profile)};
  const auto statistics = maker.make(part, part.kind == PartKind::mesh ? &mesh : nullptr);
  const cost::PartPlace place{.isRoot = *rc::gen::arbitrary<bool>(),
                              .dynamic = *rc::gen::arbitrary<bool>()};
  const auto at = [&](int axis, double side) {
    scene::Part changed = part;
    changed.scale[axis] = side;
    const auto made = maker.make(changed, part.kind == PartKind::mesh ? &mesh : nullptr);
    return decide(changed, made, profile, place.isRoot, place.dynamic);
  };
  const cost::Decision now = decide(part, statistics, profile, place.isRoot, place.dynamic);
  for (const SizeCliff& cliff : sizeCliffs(part, statistics, profile, place)) {
    const cost::Decision after = at(cliff.axis, cliff.to);
    RC_ASSERT(after.reason == cliff.after.reason);
    RC_ASSERT(after.reason != now.reason || after.representation != now.representation);
    RC_ASSERT(at(cliff.axis, std::nextafter(cliff.to, cliff.from)).reason == now.reason);
    RC_ASSERT(cliff.distance() > 0);
  }
}

}  // namespace
}  // namespace wb::advice
