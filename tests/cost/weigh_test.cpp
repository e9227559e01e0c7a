#include "model/cost/cost.h"
#include "tests/cost/weighed.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>

namespace wb::cost {
namespace {

using scene::Part;
using scene::PartKind;
using scene::ShapeType;
using test::makeAsset;
using test::makeLinkset;
using test::makePart;
using test::meshCost;
using test::weighed;

Part box(ShapeType type = ShapeType::convexHull) {
  return makePart(PartKind::box, glm::dvec3(1), type);
}

Profile modelled(std::string_view model) { return *builtInProfile(model); }

TEST(PhysicsDegenerate, NoTrianglesCostTheFloor) { EXPECT_EQ(meshCost({}), 0.5); }

TEST(PhysicsDegenerate, WithoutWidthTheClampHolds) {
  EXPECT_EQ(meshCost({.triangles = 100, .inverseSum = 0, .zeroWidth = 100}), 5000);
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(meshCost({.triangles = 100, .inverseSum = infinity, .zeroWidth = 0}), 5000);
}

TEST(PhysicsDegenerate, ClampsThatCrossStayFinite) {
  Profile profile;
  profile[Key::width_min] = 1;
  profile[Key::width_max] = 0.001;
  EXPECT_EQ(meshCost({.triangles = 10, .inverseSum = 20, .zeroWidth = 0}, profile), 500);
}

TEST(WeighDegenerate, ALinksetWithoutPartsCostsNothing) {
  for (std::string_view model : builtInProfiles()) {
    const LinksetCost cost = weighed(std::vector<Part>{}, modelled(model));
    EXPECT_EQ(cost.accounting, Accounting::legacy);
    for (double number : {cost.meanFaceArea, cost.physics, cost.physicsPhysical, cost.streaming,
                          cost.server, cost.src, cost.rrc, cost.landImpact})
      EXPECT_EQ(number, 0);
  }
}

TEST(WeighDegenerate, AMissingMeshLeavesTheSumsUnknown) {
  for (std::string_view model : builtInProfiles()) {
    scene::Scene scene =
        test::makeScene(makeLinkset({box(), makePart(PartKind::mesh, glm::dvec3(1))}));
    scene.assets.clear();
    const LinksetCost cost = weighed(scene, modelled(model));
    EXPECT_EQ(cost.accounting, Accounting::weighed);
    EXPECT_FALSE(cost.parts[1].physics);
    EXPECT_FALSE(cost.parts[1].physicsStatic);
    EXPECT_FALSE(cost.parts[1].physicsDynamic);
    EXPECT_FALSE(cost.parts[1].streaming);
    EXPECT_EQ(cost.physics, 0.1);
    EXPECT_EQ(cost.streaming, cost.parts[0].streaming);
    EXPECT_TRUE(cost.unknown.physics && cost.unknown.physicsPhysical && cost.unknown.streaming);
    EXPECT_TRUE(cost.unknown.landImpact && cost.unknown.canBePhysical);
  }
}

TEST(Accounting, OnePartThatOptsInIsEnough) {
  const auto accounting = [](const std::function<void(Part&)>& change, std::string_view model) {
    std::vector<Part> parts(3, box(ShapeType::prim));
    change(parts[1]);
    return weighed(std::move(parts), modelled(model)).accounting;
  };
  const auto nothing = [](Part&) {};
  const auto hull = [](Part& p) { p.shapeType = ShapeType::convexHull; };
  const auto none = [](Part& p) { p.shapeType = ShapeType::none; };
  const auto materials = [](Part& p) { p.materials = true; };
  const auto animated = [](Part& p) { p.animated = true; };
  const auto mesh = [](Part& p) {
    p.kind = PartKind::mesh;
    p.asset = "mesh";
  };
  EXPECT_EQ(accounting(nothing, "second-life"), Accounting::legacy);
  for (const auto& change :
       std::vector<std::function<void(Part&)>>{hull, none, materials, animated, mesh}) {
    EXPECT_EQ(accounting(change, "second-life"), Accounting::weighed);
    EXPECT_EQ(accounting(change, "wiki-2011"), Accounting::weighed);
  }
  for (const auto& change : std::vector<std::function<void(Part&)>>{hull, materials, animated})
    EXPECT_EQ(accounting(change, "opensim"), Accounting::legacy);
  EXPECT_EQ(accounting(none, "opensim"), Accounting::weighed);
  EXPECT_EQ(accounting(mesh, "opensim"), Accounting::weighed);
}

TEST(Accounting, ALegacyLinksetCountsItsParts) {
  const LinksetCost cost = weighed(std::vector<Part>(42, box(ShapeType::prim)));
  EXPECT_EQ(cost.landImpact, 42);
  EXPECT_EQ(cost.decidedBy, DecidedBy::parts);
  EXPECT_FALSE(cost.canBePhysical);
  EXPECT_NEAR(cost.physics, 4.2, 1e-12);
  EXPECT_EQ(cost.server, 21);
  EXPECT_TRUE(weighed(std::vector<Part>(32, box(ShapeType::prim))).canBePhysical);
}

TEST(Weigh, OnlyScriptsAfterTheFirstAddToTheServerWeight) {
  std::vector<Part> parts(4, box());
  EXPECT_EQ(weighed(parts).server, 4 * 0.5);
  parts[1].scripts = 1;
  EXPECT_EQ(weighed(parts).server, 4 * 0.5);
  parts[3].scripts = 2;
  EXPECT_EQ(weighed(parts).server, 4 * 0.5 + 2 * 0.25);
}

TEST(Weigh, AnAnimatedRootPaysOnceForItsSkeleton) {
  Part animated = makePart(PartKind::mesh, glm::dvec3(1));
  animated.animated = true;
  const LinksetCost cost = weighed(std::vector<Part>(2, animated));
  EXPECT_NEAR(*cost.parts[0].streaming, *cost.parts[1].streaming + 15, 1e-12);
}

TEST(MeanFaceArea, IsOfTheBoxAroundAllTurnedBoxes) {
  Part root = makePart(PartKind::box, {2, 2, 2});
  Part child = makePart(PartKind::box, {2, 1, 1});
  child.position = {3, 0, 0};
  EXPECT_NEAR(meanFaceArea(makeLinkset({root, child})), (5 * 2 + 2 * 2 + 2 * 5) / 3.0, 1e-12);
  const double eighth = std::numbers::pi / 4;
  child.rotation = glm::angleAxis(eighth, glm::dvec3(0, 0, 1));
  const double half = (2 + 1) * std::numbers::sqrt2 / 4;
  const double x = 1 + 3 + half;
  const double y = 2 * half;
  EXPECT_NEAR(meanFaceArea(makeLinkset({root, child})), (x * y + y * 2 + 2 * x) / 3, 1e-12);
}

TEST(Physical, ThePenaltyIsOnWhatTheShapesAreWhenMoving) {
  const std::vector<Part> parts{makePart(PartKind::mesh, {3, 4, 5})};
  scene::Scene scene = test::makeScene(makeLinkset(parts), makeAsset({.physicsMesh = true}));
  const LinksetCost atRest = weighed(scene);
  const double factor = 1 + 0.04 * 47 / 3;
  EXPECT_EQ(atRest.parts[0].decision.reason, Reason::physicsMesh);
  EXPECT_NEAR(atRest.physicsPhysical, 0.36 * factor, 1e-12);
  scene.linksets[0].moving = true;
  const LinksetCost moving = weighed(scene);
  EXPECT_EQ(moving.parts[0].decision.reason, Reason::dynamicWithoutHulls);
  EXPECT_NEAR(moving.physics, 0.36, 1e-15);
  EXPECT_EQ(moving.src, atRest.src);
  scene.linksets[0].physical = true;
  const LinksetCost physical = weighed(scene);
  EXPECT_NEAR(physical.physics, 0.36, 1e-15);
  EXPECT_EQ(physical.src, 2 * atRest.src);
  EXPECT_EQ(physical.physicsPhysical, atRest.physicsPhysical);
}

TEST(Physical, TheLimitLooksAtEachPartAndTheSumAtRest) {
  const auto can = [](double cost, std::size_t parts) {
    Profile profile;
    profile[Key::primitive_cost] = cost;
    return weighed(std::vector<Part>(parts, box()), profile).canBePhysical;
  };
  EXPECT_TRUE(can(8, 4));
  EXPECT_FALSE(can(8.001, 4));
  Profile strict;
  strict[Key::physical_limit] = 0.5;
  const std::vector<Part> mesh{makePart(PartKind::mesh, glm::dvec3(1))};
  scene::Scene scene = test::makeScene(makeLinkset(mesh), makeAsset({.physicsMesh = true}));
  scene.linksets[0].physical = true;
  EXPECT_FALSE(weighed(scene, strict).canBePhysical) << "its triangles cost 0.85 at rest";
}

TEST(LandImpact, TiesGoToPhysicsThenStreaming) {
  Profile profile;
  profile[Key::primitive_cost] = 0.5;
  EXPECT_EQ(weighed({box()}, profile).decidedBy, DecidedBy::physics);
  profile[Key::primitive_cost] = 0.06;
  profile[Key::server_per_prim] = 0.06;
  profile[Key::prim_streaming_cap] = 0.06;
  profile[Key::streaming_scale] = 1e6;
  EXPECT_EQ(weighed({box()}, profile).decidedBy, DecidedBy::physics);
  profile[Key::primitive_cost] = 0.05;
  EXPECT_EQ(weighed({box()}, profile).decidedBy, DecidedBy::streaming);
  profile[Key::server_per_prim] = 0.07;
  EXPECT_EQ(weighed({box()}, profile).decidedBy, DecidedBy::server);
}

TEST(LandImpact, IsRoundedThenHeldAtItsMinimum) {
  Profile profile;
  profile[Key::server_per_prim] = 0.5;
  const std::vector<Part> three(3, box());
  EXPECT_EQ(weighed(three, profile).landImpact, 2);
  profile[Key::server_per_prim] = 0.49;
  EXPECT_EQ(weighed(three, profile).landImpact, 1);
  profile.rounding = Rounding::ceiling;
  EXPECT_EQ(weighed(three, profile).landImpact, 2);
  profile[Key::land_impact_minimum] = 2.5;
  EXPECT_EQ(weighed(three, profile).landImpact, 2.5);
}

TEST(LandImpact, OfTheDocumentTakesTheSimulatorCost) {
  const std::vector<Part> parts(2, box());
  const LinksetCost cost = weighed(parts, modelled("wiki-2011"));
  EXPECT_EQ(cost.src, 0.5 * 1 * (2 + 1.0 / 2));
  EXPECT_EQ(cost.rrc, cost.src);
  EXPECT_EQ(cost.decidedBy, DecidedBy::server);
  EXPECT_EQ(cost.server, 1) << "the column is today's server weight";
  EXPECT_EQ(cost.landImpact, 1);
}

TEST(OpenSim, EachPartCountsItsLargestWeight) {
  Part mesh = makePart(PartKind::mesh, {4, 4, 4});
  const asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  const Profile profile = modelled("opensim");
  const double physics = 0.0013 * 36 * 0.266 * 12;
  const LinksetCost cost = weighed({mesh, box()}, profile, asset);
  EXPECT_NEAR(cost.parts[0].physics.value(), std::max(physics, 0.1), 1e-12);
  EXPECT_EQ(cost.parts[1].physics, 0.1);
  EXPECT_EQ(cost.streaming, 2);
  EXPECT_EQ(cost.server, 1);
  EXPECT_EQ(cost.landImpact, 2);
  EXPECT_EQ(cost.decidedBy, DecidedBy::streaming);
}

TEST(OpenSim, PhysicalPartsArePenalisedEach) {
  Part mesh = makePart(PartKind::mesh, {3, 4, 5});
  scene::Scene scene = test::makeScene(makeLinkset({mesh}), makeAsset({}));
  const LinksetCost atRest = weighed(scene, modelled("opensim"));
  scene.linksets[0].physical = true;
  const LinksetCost physical = weighed(scene, modelled("opensim"));
  EXPECT_EQ(physical.physics, atRest.physics);
  EXPECT_NEAR(physical.physicsPhysical, atRest.physics * 1.6665, 1e-12);
  EXPECT_EQ(physical.server, 1);
}

TEST(OpenSim, OnlyNativeShapesAndNoneAreCheap) {
  const auto physics = [](PartKind kind, const std::function<void(Part&)>& change) {
    Part part = makePart(kind, glm::dvec3(9));
    change(part);
    return weighed({part}, modelled("opensim")).parts[0].physics.value();
  };
  const auto nothing = [](Part&) {};
  EXPECT_EQ(physics(PartKind::box, nothing), 0.1);
  EXPECT_EQ(physics(PartKind::sphere, nothing), 0.1);
  EXPECT_EQ(physics(PartKind::sculpt, nothing), 0.1);
  EXPECT_EQ(physics(PartKind::flexible, nothing), 0.1);
  EXPECT_EQ(physics(PartKind::box, [](Part& p) { p.prim.skew = 0.5; }), 0.1);
  EXPECT_GT(physics(PartKind::sphere, [](Part& p) { p.scale.z = 8; }), 0.1);
  EXPECT_GT(physics(PartKind::box, [](Part& p) { p.prim.taper.x = 0.1; }), 0.1);
  EXPECT_GT(physics(PartKind::cylinder, nothing), 0.1);
  EXPECT_EQ(physics(PartKind::mesh, [](Part& p) { p.shapeType = ShapeType::none; }), 0);
}

TEST(Confidence, FollowsTheRepresentation) {
  const auto confidence = [](Part part, const asset::MeshAsset& asset, bool moving = false) {
    scene::Scene scene = test::makeScene(makeLinkset({std::move(part)}), asset);
    scene.linksets[0].moving = moving;
    return weighed(scene).parts[0].confidence;
  };
  const Part mesh = makePart(PartKind::mesh, glm::dvec3(1));
  const Part torus = makePart(PartKind::torus, glm::dvec3(1));
  EXPECT_EQ(confidence(box(), makeAsset({})), Confidence::documented);
  EXPECT_EQ(confidence(makePart(PartKind::sphere, glm::dvec3(1)), makeAsset({})),
            Confidence::documented);
  EXPECT_EQ(confidence(mesh, makeAsset({})), Confidence::documented);
  EXPECT_EQ(confidence(mesh, makeAsset({.storedHull = false})), Confidence::estimate);
  EXPECT_EQ(confidence(mesh, makeAsset({.hulls = 1})), Confidence::documented);
  EXPECT_EQ(confidence(mesh, makeAsset({.physicsMesh = true})), Confidence::likely);
  EXPECT_EQ(confidence(torus, makeAsset({})), Confidence::likely);
  EXPECT_EQ(confidence(torus, makeAsset({}), true), Confidence::estimate);
  EXPECT_EQ(confidence(makePart(PartKind::torus, {9, 9, 0.01}), makeAsset({})),
            Confidence::estimate);
  EXPECT_EQ(confidence(makePart(PartKind::sculpt, glm::dvec3(1)), makeAsset({})),
            Confidence::estimate);
  EXPECT_EQ(confidence(makePart(PartKind::flexible, glm::dvec3(1)), makeAsset({})),
            Confidence::documented);
}

}  // namespace
}  // namespace wb::cost
