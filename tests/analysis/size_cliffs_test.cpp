#include "model/analysis/size_cliffs.h"

#include "tests/support/random.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

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
      cliffs, [&](const SizeCliff& one) { return one.axis() == axis && one.grows == grows; });
  if (found == cliffs.end()) return {};
  return *found;
}

std::vector<SizeCliff> cliffsOf(const scene::Part& part,
                                const asset::MeshAsset& mesh = makeAsset({.physicsMesh = true})) {
  const auto statistics = cost::test::statisticsOf(part, &mesh);
  const Profile profile;
  return SizeCliffs(part, statistics, profile, {.isRoot = true}).perAxis();
}

glm::dvec3 tidySides(const SizeCliff& cliff, const scene::Part& part) {
  const asset::MeshAsset mesh = makeAsset({.physicsMesh = true});
  const auto statistics = cost::test::statisticsOf(part, &mesh);
  const Profile profile;
  return SizeCliffs(part, statistics, profile, {.isRoot = true}).tidySides(cliff);
}

scene::Part makePrim(PartKind kind, const glm::dvec3& scale, double hollow = 0) {
  scene::Part part = makePart(kind, scale);
  part.prim = scene::defaultPrim(kind);
  part.prim.hollow = hollow;
  return part;
}

/// Triangles until a side is below 0.5 m; growing changes nothing.
TEST(SizeCliffs, AMeshThatGetsTooThin) {
  const auto cliffs = cliffsOf(makePart(PartKind::mesh, {2, 0.75, 3}, ShapeType::prim));
  EXPECT_EQ(cliffs.size(), 3U);
  const auto cliff = find(cliffs, 1, false);
  ASSERT_TRUE(cliff);
  EXPECT_EQ(cliff->to.y, std::nextafter(0.5, 0));
  EXPECT_NEAR(cliff->distance(), 0.25, 1e-15);
  EXPECT_EQ(cliff->kind(), CliffKind::shape);
  EXPECT_EQ(cliff->after.decision.reason, Reason::thinMesh);
  EXPECT_FALSE(find(cliffs, 1, true));
}

TEST(SizeCliffs, AMeshThatIsTooThin) {
  const scene::Part part = makePart(PartKind::mesh, {2, 0.3, 3}, ShapeType::prim);
  const auto cliff = find(cliffsOf(part), 1, true);
  ASSERT_TRUE(cliff);
  EXPECT_EQ(cliff->to.y, 0.5);
  EXPECT_EQ(cliff->after.decision.reason, Reason::physicsMesh);
  EXPECT_EQ(tidySides(*cliff, part).y, 0.5);
}

/// A sphere is one only while its sides are equal: any change of one is a cliff, and the way back
/// is a single size.
TEST(SizeCliffs, ASphereWithOneOtherSide) {
  const auto round = cliffsOf(makePart(PartKind::sphere, glm::dvec3(1)));
  EXPECT_EQ(round.size(), 6U);
  EXPECT_NEAR(find(round, 2, true)->distance(), 0, 1e-15);
  const auto flat = find(cliffsOf(makePart(PartKind::sphere, {1, 1, 1.25})), 2, false);
  ASSERT_TRUE(flat);
  EXPECT_EQ(flat->to, glm::dvec3(1));
  EXPECT_EQ(flat->after.decision.reason, Reason::sphere);
}

TEST(SizeCliffs, ATidySideIsBeyondTheCliff) {
  const scene::Part part = makePart(PartKind::mesh, {2, 0.75, 3}, ShapeType::prim);
  const auto cliff = find(cliffsOf(part), 1, false);
  ASSERT_TRUE(cliff);
  EXPECT_EQ(tidySides(*cliff, part), glm::dvec3(2, 0.499, 3));
}

/// Above an average side of 5 m a prim is made of 12 × 12 instead of 6 × 6 quads: a torus of 288
/// triangles instead of 72. One side alone has to go to 15 − 2 · 5.02, all together to 5.
TEST(SizeCliffs, ATorusThatIsMadeFiner) {
  const scene::Part part = makePrim(PartKind::torus, glm::dvec3(5.02));
  const auto cliff = find(cliffsOf(part), 0, false);
  ASSERT_TRUE(cliff);
  EXPECT_EQ(cliff->kind(), CliffKind::detail);
  EXPECT_EQ(cliff->before.triangles, 288U);
  EXPECT_EQ(cliff->after.triangles, 72U);
  EXPECT_NEAR(cliff->to.x, 4.96, 1e-12);
  EXPECT_EQ(tidySides(*cliff, part), glm::dvec3(4.96, 5.02, 5.02));
}

TEST(SizeCliffs, SidesThatShrinkTogether) {
  const scene::Part part = makePrim(PartKind::torus, {5.02, 5.02, 5.04});
  const auto statistics = cost::test::statisticsOf(part);
  const Profile profile;
  SizeCliffs finder(part, statistics, profile, {.isRoot = true});
  const auto cliffs = finder.together();
  ASSERT_GE(cliffs.size(), 2U);
  EXPECT_EQ(cliffs[0].axes, "xyz");
  EXPECT_NEAR(cliffs[0].to.x + cliffs[0].to.y + cliffs[0].to.z, 15, 1e-12);
  EXPECT_NEAR(cliffs[0].to.z / cliffs[0].to.x, 5.04 / 5.02, 1e-12);
  const auto inPlane =
      std::ranges::find_if(cliffs, [](const SizeCliff& one) { return one.axes == "yz"; });
  ASSERT_NE(inPlane, cliffs.end());
  EXPECT_EQ(inPlane->to.x, 5.02);
  EXPECT_NEAR(inPlane->to.y + inPlane->to.z, 15 - 5.02, 1e-12);
}

/// A hollow prism with one side below 0.2 m and an average above 3 m counts as 0.1 m thick: from
/// 9 − 4.45 − 0.04 m on.
TEST(SizeCliffs, AFlatSideThatCountsAsLonger) {
  const scene::Part part = makePrim(PartKind::prism, {4.45, 4.45, 0.04}, 0.5);
  const auto cliff = find(cliffsOf(part), 0, true);
  ASSERT_TRUE(cliff);
  EXPECT_EQ(cliff->kind(), CliffKind::flatSide);
  EXPECT_NEAR(cliff->to.x, 4.51, 1e-12);
  EXPECT_EQ(cliff->after.raised, 2);
  EXPECT_EQ(cliff->after.decision.scale.z, 0.1);
  const double tidy = tidySides(*cliff, part).x;
  EXPECT_GT(tidy, 4.51);
  EXPECT_LE(tidy, 4.511);
}

/// A round column is one only while both its sides across are equal: a side of many digits is
/// rounded with the one that has to be equal to it.
TEST(SizeCliffs, EqualSidesAreRoundedTogether) {
  const scene::Part part = makePrim(PartKind::cylinder, {0.6, 0.5184899333700392, 3});
  const auto cliff = find(cliffsOf(part), 0, false);
  ASSERT_TRUE(cliff);
  EXPECT_EQ(cliff->after.decision.reason, Reason::cylinder);
  EXPECT_EQ(cliff->to.x, 0.5184899333700392);
  EXPECT_EQ(tidySides(*cliff, part), glm::dvec3(0.518, 0.518, 3));
}

/// √(102,944 m² / π) = 181.02 m, times 0.03, 0.06 and 0.24; whatever the weight comes to in PE.
TEST(SizeCliffs, WhereTheDownloadWeightChangesIsAMatterOfSizeAlone) {
  constexpr std::array<std::size_t, 4> bytes{40'000, 8'000, 2'000, 600};
  asset::MeshAsset mesh = makeAsset({.physicsMesh = true});
  mesh.blocks.clear();
  for (const asset::Lod lod : asset::allLods) {
    mesh.lods[static_cast<std::size_t>(lod)] = mesh.lods[0];
    mesh.blocks.push_back(
        {std::string(name(lod)) + "_lod", 0, bytes[static_cast<std::size_t>(lod)], 0});
  }
  const scene::Part part = makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim);
  const auto statistics = cost::test::statisticsOf(part, &mesh);
  const double disc = std::sqrt(102'944 / std::numbers::pi);
  for (const double scale : {15'000.0, 1e-5}) {
    Profile profile;
    profile[cost::Key::streaming_scale] = scale;
    const auto sizes = downloadSizes(part, statistics, profile, {.isRoot = true});
    ASSERT_TRUE(sizes) << scale;
    ASSERT_EQ(sizes->changes.size(), 3U) << scale;
    EXPECT_NEAR(sizes->changes[0], 0.03 * disc, 0.01);
    EXPECT_NEAR(sizes->changes[1], 0.06 * disc, 0.01);
    EXPECT_NEAR(sizes->changes[2], 0.24 * disc, 0.01);
    EXPECT_EQ(sizes->constant, sizes->changes[2]);
  }
}

/// Beyond the cliff the part is what the cliff says, one bit before it what it was.
RC_GTEST_PROP(SizeCliffs, AreWhereTheDecisionChanges, ()) {
  const scene::Part part = *cost::test::anyPart();
  const Profile profile = *cost::test::anyProfile();
  const asset::MeshAsset mesh =
      makeAsset({.physicsMesh = *rc::gen::arbitrary<bool>(), .hulls = *rc::gen::element(0U, 2U)});
  cost::StatisticsMaker maker{cost::GeometryRules(profile)};
  const cost::PartPlace place{.isRoot = *rc::gen::arbitrary<bool>(),
                              .dynamic = *rc::gen::arbitrary<bool>()};
  const auto weighedAt = [&](const glm::dvec3& scale) {
    scene::Part changed = part;
    changed.scale = scale;
    const auto made = maker.make(changed, part.kind == PartKind::mesh ? &mesh : nullptr);
    const cost::Decision decision = decide(changed, made, profile, place.isRoot, place.dynamic);
    return std::pair(decision, shapeNumbers(changed, made, decision, profile));
  };
  const auto statistics = maker.make(part, part.kind == PartKind::mesh ? &mesh : nullptr);
  const auto [now, numbersNow] = weighedAt(part.scale);
  SizeCliffs finder(part, statistics, profile, place);
  for (const SizeCliff& cliff : finder.perAxis()) {
    const int axis = cliff.axis();
    const auto [after, numbers] = weighedAt(cliff.to);
    RC_ASSERT(after == cliff.after.decision);
    RC_ASSERT(numbers.triangles == cliff.after.triangles);
    RC_ASSERT(numbers.hullVertices == cliff.after.hullVertices);
    glm::dvec3 lastBit = cliff.to;
    lastBit[axis] = std::nextafter(cliff.to[axis], cliff.from[axis]);
    const auto [before, numbersBefore] = weighedAt(lastBit);
    RC_ASSERT(before.reason == now.reason);
    RC_ASSERT(numbersBefore.triangles == numbersNow.triangles);
    RC_ASSERT(numbersBefore.hullVertices == numbersNow.hullVertices);
    if (cliff.kind() == CliffKind::shape)
      RC_ASSERT(after.reason != now.reason || after.representation != now.representation);
    if (cliff.kind() == CliffKind::detail)
      RC_ASSERT(numbers.triangles != numbersNow.triangles ||
                numbers.hullVertices != numbersNow.hullVertices);
    RC_ASSERT(cliff.distance() > 0);
  }
}

}  // namespace
}  // namespace wb::advice
