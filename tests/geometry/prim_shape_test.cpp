#include "tests/geometry/surface_checks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>
#include <type_traits>

namespace wb::prim {
namespace {

PrimShape withCurves(Profile profile, Path path) {
  PrimShape shape;
  shape.profile = profile;
  shape.path = path;
  return shape;
}

TEST(PrimKind, DefaultShapesAreOfTheirKind) {
  for (const Kind kind : allKinds) EXPECT_EQ(kindOf(defaultShape(kind)), kind) << name(kind);
}

TEST(PrimKind, FollowsProfileAndPath) {
  for (const Profile triangle : {Profile::isosceles, Profile::equilateral, Profile::right}) {
    EXPECT_EQ(kindOf(withCurves(triangle, Path::line)), Kind::prism);
    EXPECT_EQ(kindOf(withCurves(triangle, Path::circle)), Kind::ring);
  }
  EXPECT_EQ(kindOf(withCurves(Profile::halfCircle, Path::line)), Kind::cylinder);
  EXPECT_EQ(kindOf(withCurves(Profile::halfCircle, Path::circle2)), Kind::sphere);
  EXPECT_EQ(kindOf(withCurves(Profile::square, Path::circle2)), Kind::tube);
}

TEST(PrimKind, AllTrianglesTessellateAlike) {
  const mesh::TriangleMesh equilateral =
      tessellate(withCurves(Profile::equilateral, Path::line), 2);
  for (const Profile triangle : {Profile::isosceles, Profile::right}) {
    const mesh::TriangleMesh surface = tessellate(withCurves(triangle, Path::line), 2);
    EXPECT_EQ(surface.positions, equilateral.positions);
    EXPECT_EQ(surface.triangles, equilateral.triangles);
  }
}

TEST(PrimKind, NamesAreTheBuilders) {
  EXPECT_EQ(name(Kind::box), "box");
  EXPECT_EQ(name(Kind::prism), "prism");
  EXPECT_EQ(name(Kind::ring), "ring");
  std::set<std::string_view> names;
  for (const Kind kind : allKinds) names.insert(name(kind));
  EXPECT_EQ(names.size(), allKinds.size());
}

TEST(PrimRanges, DefaultsAreInRange) {
  for (const Kind kind : allKinds)
    EXPECT_EQ(clamped(defaultShape(kind)), defaultShape(kind)) << name(kind);
}

TEST(PrimRanges, ClampToTheNearest) {
  PrimShape shape = defaultShape(Kind::torus);
  shape.hollow = 1.5;
  shape.revolutions = 1e300;
  shape.skew = -std::numeric_limits<double>::infinity();
  shape.shear = {0.75, -0.75};
  shape = clamped(shape);
  EXPECT_EQ(shape.hollow, 0.99);
  EXPECT_EQ(shape.revolutions, 4);
  EXPECT_EQ(shape.skew, -1);
  EXPECT_EQ(shape.shear, glm::dvec2(0.5, -0.5));
}

TEST(PrimRanges, WhatIsNoNumberBecomesTheDefault) {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  PrimShape shape = defaultShape(Kind::torus);
  shape.revolutions = nan;
  shape.holeSize = {nan, nan};
  shape.pathCut = {nan, 0.5};
  shape = clamped(shape);
  EXPECT_EQ(shape.revolutions, 1);
  EXPECT_EQ(shape.holeSize, glm::dvec2(1, 0.25));
  EXPECT_EQ(shape.pathCut, glm::dvec2(0, 0.5));
}

TEST(PrimRanges, ACutBeginsAtMostAtItsEnd) {
  PrimShape shape;
  shape.pathCut = {0.75, 0.25};
  shape.profileCut = {1, 0};
  shape = clamped(shape);
  EXPECT_EQ(shape.pathCut, glm::dvec2(0.25, 0.25));
  EXPECT_EQ(shape.profileCut, glm::dvec2(0, 0));
}

TEST(PrimRanges, NameEveryNumberOnce) {
  std::set<std::string_view> names;
  for (const NumberRange& range : numberRanges()) names.insert(range.name);
  for (const PairRange& range : pairRanges()) names.insert(range.name);
  const std::set<std::string_view> expected{"path_cut",    "profile_cut",  "hollow", "twist",
                                            "taper",       "shear",        "skew",   "hole_size",
                                            "revolutions", "radius_offset"};
  EXPECT_EQ(names, expected);
}

/// Whether the surface is another with a number changed.
template <class Range>
bool matters(const Range& range, Kind kind) {
  const PrimShape plain = defaultShape(kind);
  PrimShape changed = plain;
  using Number = std::remove_cvref_t<decltype(changed.*range.member)>;
  changed.*range.member = Number((range.minimum + 2 * range.maximum) / 3);
  return tessellate(changed, 4).positions != tessellate(plain, 4).positions;
}

TEST(PrimRanges, WhatIsOfRoundPathsOnlyChangesNothingOnALine) {
  std::set<std::string_view> names;
  const auto check = [&](const auto& range) {
    if (!range.roundPathOnly) return;
    names.insert(range.name);
    EXPECT_FALSE(matters(range, Kind::cylinder)) << range.name;
    EXPECT_TRUE(matters(range, Kind::torus)) << range.name;
  };
  std::ranges::for_each(numberRanges(), check);
  std::ranges::for_each(pairRanges(), check);
  EXPECT_EQ(names,
            (std::set<std::string_view>{"hole_size", "radius_offset", "skew", "revolutions"}));
}

}  // namespace
}  // namespace wb::prim
