#include "model/cost/representation.h"

#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <set>

namespace wb::cost {
namespace {

using scene::Part;
using scene::PartKind;
using scene::ShapeType;
using test::makeAsset;
using test::makePart;

/// The decision on a part under the defaults.
Decision decided(const Part& part, const asset::MeshAsset& asset = makeAsset({}),
                 bool isRoot = false, bool dynamic = false, const Profile& profile = {}) {
  const auto* mesh = part.kind == PartKind::mesh ? &asset : nullptr;
  const PartStatistics statistics = StatisticsMaker(GeometryRules(profile)).make(part, mesh);
  return decide(part, statistics, profile, isRoot, dynamic);
}

Reason reasonOf(
    PartKind kind, const glm::dvec3& scale,
    const std::function<void(Part&)>& change = [](Part&) {}) {
  Part part = makePart(kind, scale);
  change(part);
  return decided(part).reason;
}

const asset::MeshAsset& withPhysicsMesh() {
  static const asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  return asset;
}
const asset::MeshAsset& withHulls() {
  static const asset::MeshAsset asset = makeAsset({.hulls = 2});
  return asset;
}

double above(double x) { return std::nextafter(x, 1e9); }
double below(double x) { return std::nextafter(x, -1e9); }

TEST(RepresentationDegenerate, APartWithoutSizeIsATinyBox) {
  for (PartKind kind : {PartKind::mesh, PartKind::torus, PartKind::sculpt, PartKind::prism})
    EXPECT_EQ(reasonOf(kind, glm::dvec3(0)), Reason::tinyBox);
  Profile strict;
  for (const Constant& one : constants())
    if (one.name.starts_with("tolerance_")) strict[one.key] = 0;
  const Part box = makePart(PartKind::box, glm::dvec3(0));
  EXPECT_EQ(decided(box, makeAsset({}), false, false, strict).representation,
            Representation::primitive);
}

TEST(RepresentationDegenerate, AMissingMeshIsNotKnown) {
  const Part part = makePart(PartKind::mesh, glm::dvec3(1));
  const PartStatistics missing = test::statisticsOf(part, nullptr);
  EXPECT_TRUE(missing.meshMissing);
  EXPECT_FALSE(isKnown(missing, decide(part, missing, Profile(), true, false)));
}

TEST(RepresentationDegenerate, APhysicsMeshOfPlaceholdersIsNone) {
  asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  asset.physicsMesh->front().triangles.assign(3, {0, 0, 0});
  const Part part = makePart(PartKind::mesh, glm::dvec3(2));
  EXPECT_EQ(decided(part, asset).reason, Reason::noPhysicsShape);
}

TEST(RepresentationDegenerate, AnEmptyHullListIsNone) {
  asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  asset.physicsConvex->hulls.clear();
  EXPECT_EQ(decided(makePart(PartKind::mesh, glm::dvec3(2)), asset).reason, Reason::physicsMesh);
}

TEST(Representation, FlexibleComesBeforeEverything) {
  for (ShapeType type : {ShapeType::prim, ShapeType::none, ShapeType::convexHull}) {
    const Part part = makePart(PartKind::flexible, glm::dvec3(0.1), type);
    EXPECT_EQ(decided(part).reason, Reason::flexible);
    EXPECT_EQ(decided(part, makeAsset({}), true).representation, Representation::none);
  }
}

TEST(Representation, NoneIsNoShapeExceptAtTheRoot) {
  const Part mesh = makePart(PartKind::mesh, glm::dvec3(2), ShapeType::none);
  EXPECT_EQ(decided(mesh, withHulls()).reason, Reason::shapeNone);
  const Decision root = decided(mesh, withHulls(), true);
  EXPECT_EQ(root.reason, Reason::rootNoneAsHull);
  EXPECT_EQ(root.representation, Representation::baseHull);
  const Part sculpt = makePart(PartKind::sculpt, glm::dvec3(2), ShapeType::none);
  EXPECT_EQ(decided(sculpt, makeAsset({}), true).representation, Representation::hull);
  const Part box = makePart(PartKind::box, glm::dvec3(2), ShapeType::none);
  EXPECT_EQ(decided(box, makeAsset({}), true).reason, Reason::box);
}

TEST(Representation, AHollowCountsUpToItsToleranceOverTheAverageSide) {
  const auto hollow = [](double value) { return [value](Part& p) { p.prim.hollow = value; }; };
  const glm::dvec3 two(2);
  EXPECT_EQ(reasonOf(PartKind::box, two, hollow(0.05)), Reason::box);
  EXPECT_EQ(reasonOf(PartKind::box, two, hollow(above(0.05))), Reason::notConvex);
  EXPECT_EQ(reasonOf(PartKind::box, glm::dvec3(4), hollow(above(0.025))), Reason::notConvex);
}

TEST(Representation, EachParameterOfABoxHasItsTolerance) {
  const glm::dvec3 one(1);
  const auto with = [&](auto change) { return reasonOf(PartKind::box, one, change); };
  EXPECT_EQ(with([](Part& p) { p.prim.taper = {0.05, -0.05}; }), Reason::box);
  EXPECT_EQ(with([](Part& p) { p.prim.taper.x = above(0.05); }), Reason::convex);
  EXPECT_EQ(with([](Part& p) { p.prim.shear = {-0.05, 0.05}; }), Reason::box);
  EXPECT_EQ(with([](Part& p) { p.prim.shear.y = above(0.05); }), Reason::convex);
  EXPECT_EQ(with([](Part& p) { p.prim.twist = {-0.09, 0.09}; }), Reason::box);
  EXPECT_EQ(with([](Part& p) { p.prim.twist.x = above(0.09); }), Reason::notConvex);
  EXPECT_EQ(with([](Part& p) { p.prim.profileCut = {0.05, 0.95}; }), Reason::box);
  EXPECT_EQ(with([](Part& p) { p.prim.profileCut.x = above(0.05); }), Reason::notConvex);
}

TEST(Representation, APathCutShortensABoxAndACylinder) {
  const auto cut = [](Part& p) { p.prim.pathCut = {0.25, 0.75}; };
  for (PartKind kind : {PartKind::box, PartKind::cylinder}) {
    Part part = makePart(kind, {1, 1, 2});
    cut(part);
    EXPECT_EQ(decided(part).scale, glm::dvec3(1, 1, 1));
  }
  Part thin = makePart(PartKind::box, {0.01, 1, 1});
  EXPECT_EQ(decided(thin).scale.x, 0.05);
}

TEST(Representation, ASphereNeedsThreeEqualSides) {
  EXPECT_EQ(reasonOf(PartKind::sphere, glm::dvec3(2)), Reason::sphere);
  EXPECT_EQ(reasonOf(PartKind::sphere, {2, 2, above(2)}), Reason::convex);
  EXPECT_EQ(reasonOf(PartKind::sphere, {0.1, 0.1, 2}), Reason::thinRoundBox);
  const auto cut = [](Part& p) { p.prim.pathCut.x = 0.2; };
  EXPECT_EQ(reasonOf(PartKind::sphere, glm::dvec3(1), cut), Reason::notConvex);
}

TEST(Representation, ACylinderNeedsARoundBase) {
  const auto twisted = [](Part& p) { p.prim.twist = {0, 1}; };
  EXPECT_EQ(reasonOf(PartKind::cylinder, {1, 1, 3}), Reason::cylinder);
  EXPECT_EQ(reasonOf(PartKind::cylinder, {1, 1, 3}, twisted), Reason::cylinder);
  EXPECT_EQ(reasonOf(PartKind::cylinder, {1, above(1), 3}), Reason::convex);
  EXPECT_EQ(reasonOf(PartKind::cylinder, {0.1, 0.1, 3}), Reason::thinRoundBox);
  EXPECT_NEAR(decided(makePart(PartKind::cylinder, {0.1, 0.1, 3})).scale.x, 0.075, 1e-15);
}

TEST(Representation, ThreeSmallSidesAreABoxWhateverItIs) {
  const glm::dvec3 tiny(below(0.2), 0.1, 0.1);
  EXPECT_EQ(reasonOf(PartKind::torus, tiny), Reason::tinyBox);
  EXPECT_EQ(reasonOf(PartKind::sculpt, tiny), Reason::tinyBox);
  EXPECT_EQ(reasonOf(PartKind::mesh, tiny), Reason::tinyBox);
  EXPECT_EQ(reasonOf(PartKind::mesh, {0.2, 0.1, 0.1}), Reason::twoSmallSides);
}

TEST(Representation, AThinStraightWholePrimIsABox) {
  const auto hollow = [](Part& p) { p.prim.hollow = 0.9; };
  EXPECT_EQ(reasonOf(PartKind::prism, {0.1, 0.1, 5}), Reason::thinStraightBox);
  EXPECT_EQ(reasonOf(PartKind::box, {0.1, 0.1, 5}, hollow), Reason::thinStraightBox);
  EXPECT_EQ(reasonOf(PartKind::torus, {0.1, 0.1, 5}), Reason::twoSmallSides);
  EXPECT_EQ(reasonOf(PartKind::sculpt, {0.1, 0.1, 5}), Reason::twoSmallSides);
  EXPECT_EQ(reasonOf(PartKind::prism, {0.1, 0.1, 5},
                     [](Part& p) {
                       p.prim.profileCut.x = 0.001;
                       p.prim.hollow = 0.5;
                     }),
            Reason::twoSmallSides);
}

TEST(Representation, OneSmallSideOfALargePartIsRaised) {
  EXPECT_EQ(decided(makePart(PartKind::torus, {8, 8, 0.01})).scale.z, 0.1);
  EXPECT_EQ(decided(makePart(PartKind::torus, {8, 8, 0.15})).scale.z, 0.15);
  EXPECT_EQ(decided(makePart(PartKind::torus, {4, 4, 0.01})).scale.z, 0.01);
  EXPECT_EQ(decided(makePart(PartKind::torus, {20, 0.01, 0.01})).scale.z, 0.01);
}

TEST(Representation, ARaisedSideIsNoLongerThin) {
  Profile profile;
  profile[Key::thin_side_limit] = 0.1;
  const Part plate = makePart(PartKind::mesh, {8, 8, 0.01});
  EXPECT_EQ(decided(plate, withPhysicsMesh(), false, false, profile).reason, Reason::physicsMesh);
  profile[Key::flat_average] = 64;
  EXPECT_EQ(decided(plate, withPhysicsMesh(), false, false, profile).reason, Reason::thinMesh);
}

TEST(Representation, ConvexHullComesBeforeWhatTheShapeIs) {
  const Part torus = makePart(PartKind::torus, glm::dvec3(2), ShapeType::convexHull);
  EXPECT_EQ(decided(torus).reason, Reason::shapeConvexHull);
  EXPECT_EQ(decided(torus).representation, Representation::hull);
  const Part mesh = makePart(PartKind::mesh, glm::dvec3(2), ShapeType::convexHull);
  EXPECT_EQ(decided(mesh, withHulls()).representation, Representation::baseHull);
  const Part box = makePart(PartKind::box, glm::dvec3(2), ShapeType::convexHull);
  EXPECT_EQ(decided(box).reason, Reason::box);
}

TEST(Representation, ConvexComesBeforeTwoSmallSides) {
  const auto cut = [](Part& p) { p.prim.pathCut = {0, 0.5}; };
  EXPECT_EQ(reasonOf(PartKind::prism, {0.1, 0.1, 3}, cut), Reason::convex);
}

TEST(Representation, AMeshHasWhatWasUploaded) {
  const Part part = makePart(PartKind::mesh, glm::dvec3(2));
  struct Row {
    asset::MeshAsset asset;
    Reason atRest;
    Reason moving;
  };
  const std::vector<Row> rows{
      {makeAsset({}), Reason::noPhysicsShape, Reason::noPhysicsShape},
      {makeAsset({.physicsMesh = true}), Reason::physicsMesh, Reason::dynamicWithoutHulls},
      {makeAsset({.hulls = 2}), Reason::hullList, Reason::hullList},
      {makeAsset({.physicsMesh = true, .hulls = 2}), Reason::hullList, Reason::hullList}};
  for (const Row& row : rows) {
    EXPECT_EQ(decided(part, row.asset).reason, row.atRest);
    EXPECT_EQ(decided(part, row.asset, false, true).reason, row.moving);
  }
}

TEST(Representation, AnySideBelowTheLimitMakesAMeshThin) {
  for (int axis = 0; axis < 3; ++axis) {
    Part part = makePart(PartKind::mesh, glm::dvec3(2));
    part.scale[axis] = 0.5;
    EXPECT_EQ(decided(part, withPhysicsMesh()).reason, Reason::physicsMesh);
    part.scale[axis] = below(0.5);
    EXPECT_EQ(decided(part, withPhysicsMesh()).reason, Reason::thinMesh);
    EXPECT_EQ(decided(part, withHulls()).reason, Reason::hullList);
    EXPECT_EQ(decided(part, withPhysicsMesh(), false, true).reason, Reason::dynamicWithoutHulls);
  }
}

TEST(Representation, WhatIsNeitherConvexNorSimpleIsTriangles) {
  EXPECT_EQ(decided(makePart(PartKind::torus, glm::dvec3(2))).representation,
            Representation::triangleMesh);
  EXPECT_EQ(reasonOf(PartKind::sculpt, glm::dvec3(2)), Reason::sculpt);
}

TEST(Reasons, HaveDistinctCodesAndSentences) {
  std::set<std::string_view> codes;
  std::set<std::string_view> sentences;
  for (std::size_t i = 0; i < reasonCount; ++i) {
    const auto reason = static_cast<Reason>(i);
    codes.insert(code(reason));
    sentences.insert(sentence(reason));
    EXPECT_TRUE(sentence(reason).ends_with('.'));
  }
  EXPECT_EQ(codes.size(), reasonCount);
  EXPECT_EQ(sentences.size(), reasonCount);
  EXPECT_EQ(code(Reason::flexible), "flexible");
  EXPECT_EQ(code(Reason::rootNoneAsHull), "root_none_as_hull");
  EXPECT_EQ(code(Reason::notConvex), "not_convex");
  EXPECT_EQ(code(Reason::dynamicWithoutHulls), "dynamic_without_hulls");
  EXPECT_EQ(code(Reason::thinStraightBox), "thin_straight_box");
}

TEST(ShapeNumbers, AreThoseOfTheRepresentation) {
  const Part part = makePart(PartKind::mesh, glm::dvec3(2));
  const PartStatistics hulls = test::statisticsOf(part, &withHulls());
  const ShapeNumbers ofHulls = shapeNumbers(hulls, decided(part, withHulls()));
  EXPECT_EQ(ofHulls.hulls, 2u);
  EXPECT_EQ(ofHulls.hullVertices, 16u);
  EXPECT_FALSE(ofHulls.triangles);
  const PartStatistics mesh = test::statisticsOf(part, &withPhysicsMesh());
  const ShapeNumbers ofMesh = shapeNumbers(mesh, decided(part, withPhysicsMesh()));
  EXPECT_EQ(ofMesh.triangles, 12u);
  EXPECT_NEAR(ofMesh.width.value(), std::sqrt(2.0), 1e-12);
  EXPECT_FALSE(ofMesh.hulls);
  const ShapeNumbers ofMoving = shapeNumbers(mesh, decided(part, withPhysicsMesh(), false, true));
  EXPECT_EQ(ofMoving.hulls, 1u);
  EXPECT_EQ(ofMoving.hullVertices, 8u);
  const Part box = makePart(PartKind::box, glm::dvec3(2));
  EXPECT_FALSE(shapeNumbers(test::statisticsOf(box), decided(box)).hulls);
}

}  // namespace
}  // namespace wb::cost
