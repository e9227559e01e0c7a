#include "tests/geometry/surface_checks.h"

#include <gtest/gtest.h>

namespace wb::prim {
namespace {

template <class Change>
bool convexWith(Kind kind, Change change) {
  return isConvex(changed(kind, change));
}

bool isConvexWithHollow(Kind kind, glm::dvec2 profileCut, Hole hole = Hole::same) {
  return convexWith(kind, [&](PrimShape& shape) {
    shape.hollow = 0.5;
    shape.hole = hole;
    shape.profileCut = profileCut;
  });
}

bool isConvexWithPathCut(Kind kind, glm::dvec2 pathCut) {
  return convexWith(kind, [&](PrimShape& shape) { shape.pathCut = pathCut; });
}

bool isConvexWithProfileCut(Kind kind, glm::dvec2 profileCut) {
  return convexWith(kind, [&](PrimShape& shape) { shape.profileCut = profileCut; });
}

TEST(PrimConvexity, WholeKinds) {
  for (const Kind kind : {Kind::box, Kind::cylinder, Kind::prism, Kind::sphere})
    EXPECT_TRUE(isConvex(defaultShape(kind))) << name(kind);
  for (const Kind kind : {Kind::torus, Kind::tube, Kind::ring})
    EXPECT_FALSE(isConvex(defaultShape(kind))) << name(kind);
}

TEST(PrimConvexity, TwistMattersBeyondANinthOfThePath) {
  const auto twistedBox = [](glm::dvec2 twist, glm::dvec2 pathCut) {
    return convexWith(Kind::box, [&](PrimShape& shape) {
      shape.twist = twist;
      shape.pathCut = pathCut;
    });
  };
  EXPECT_FALSE(twistedBox({0, 0.1}, {0, 1}));
  EXPECT_TRUE(twistedBox({0.1, 0.1}, {0, 1}));
  EXPECT_TRUE(twistedBox({0, 0.1}, {0, 0.1}));
}

TEST(PrimConvexity, TaperAndShearDoNotMatter) {
  EXPECT_TRUE(convexWith(Kind::box, [](PrimShape& shape) {
    shape.taper = {0.5, -0.5};
    shape.shear = {0.5, 0};
  }));
}

TEST(PrimConvexity, ProfileUpToHalfOrWhole) {
  EXPECT_TRUE(isConvexWithProfileCut(Kind::cylinder, {0.25, 0.75}));
  EXPECT_FALSE(isConvexWithProfileCut(Kind::cylinder, {0.25, 0.8}));
  EXPECT_FALSE(isConvexWithProfileCut(Kind::box, {0.01, 1}));
}

TEST(PrimConvexity, HollowOnlyAsAThinWedgeWithItsOwnHole) {
  EXPECT_FALSE(isConvexWithHollow(Kind::box, {0, 1}));
  EXPECT_FALSE(isConvexWithHollow(Kind::box, {0, 0.25}));
  EXPECT_TRUE(isConvexWithHollow(Kind::box, {0, 0.125}));
  EXPECT_FALSE(isConvexWithHollow(Kind::box, {0, 0.125}, Hole::circle));
}

TEST(PrimConvexity, HollowOnALongCurvedPathIsConcave) {
  EXPECT_FALSE(isConvexWithHollow(Kind::sphere, {0, 0.125}));
  const auto wedge = [](glm::dvec2 profileCut) {
    return convexWith(Kind::sphere, [&](PrimShape& shape) {
      shape.hollow = 0.5;
      shape.profileCut = profileCut;
      shape.pathCut = {0, 0.1};
    });
  };
  EXPECT_TRUE(wedge({0, 0.25}));
  EXPECT_FALSE(wedge({0, 0.3}));
}

TEST(PrimConvexity, SpherePathBetweenHalfAndWholeIsConcave) {
  EXPECT_TRUE(isConvexWithPathCut(Kind::sphere, {0, 0.5}));
  EXPECT_FALSE(isConvexWithPathCut(Kind::sphere, {0, 0.51}));
}

TEST(PrimConvexity, TorusOnlyAsAShortPiece) {
  for (const Kind kind : {Kind::torus, Kind::tube, Kind::ring}) {
    EXPECT_TRUE(isConvexWithPathCut(kind, {0, 0.11})) << name(kind);
    EXPECT_FALSE(isConvexWithPathCut(kind, {0, 0.12})) << name(kind);
  }
}

TEST(PrimConvexity, StraightPathMayBeCutAnywhere) {
  EXPECT_TRUE(isConvexWithPathCut(Kind::cylinder, {0.1, 0.9}));
}

}  // namespace
}  // namespace wb::prim
