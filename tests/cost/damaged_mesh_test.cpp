#include "model/cost/breakdown.h"
#include "model/cost/cost.h"
#include "model/cost/why.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

namespace wb::cost {
namespace {

using scene::PartKind;
using scene::ShapeType;
using test::makeAsset;
using test::makeLinkset;
using test::makePart;

asset::MeshAsset damaged(asset::MeshAsset asset, const asset::Damage& damage) {
  asset.damage = damage;
  asset.damage.any = true;
  return asset;
}

constexpr asset::Damage inLod{.lods = {false, true, false, false}};
constexpr asset::Damage inHighLod{.lods = {true, false, false, false}};
constexpr asset::Damage inSizes{.lodSizes = true};
constexpr asset::Damage inPhysicsMesh{.physicsMesh = true};
constexpr asset::Damage inConvex{.physicsConvex = true};

/// As its reader leaves it out.
asset::MeshAsset withoutConvex() {
  asset::MeshAsset asset = damaged(makeAsset({.physicsMesh = true}), inConvex);
  asset.physicsConvex.reset();
  return asset;
}

scene::Part mesh(ShapeType type, double side = 1) {
  return makePart(PartKind::mesh, glm::dvec3(side), type);
}

LinksetCost damagedCost(const scene::Scene& scene, const Profile& profile = {}) {
  return weigh(scene.linksets[0], makeStatistics(scene, GeometryRules(profile)).linksets[0],
               profile);
}

PartCost weighedPart(const scene::Part& part, const asset::MeshAsset& asset) {
  return damagedCost(test::makeScene(makeLinkset({part}), asset)).parts.front();
}

TEST(DamagedMesh, ALevelOfDetailLeavesPhysicsKnown) {
  const asset::MeshAsset whole = makeAsset({.physicsMesh = true});
  for (const asset::Damage& damage : {inLod, inHighLod, inSizes}) {
    const PartCost cost = weighedPart(mesh(ShapeType::prim), damaged(whole, damage));
    EXPECT_EQ(cost.physics, weighedPart(mesh(ShapeType::prim), whole).physics);
    EXPECT_FALSE(cost.streaming);
  }
}

TEST(DamagedMesh, APhysicsMeshIsUnknownOnlyWhereItIsWeighed) {
  const asset::MeshAsset asset = damaged(makeAsset({.physicsMesh = true}), inPhysicsMesh);
  const asset::MeshAsset whole = makeAsset({.physicsMesh = true});
  const PartCost prim = weighedPart(mesh(ShapeType::prim), asset);
  EXPECT_FALSE(prim.physics);
  EXPECT_TRUE(prim.streaming);
  EXPECT_EQ(prim.physicsDynamic, weighedPart(mesh(ShapeType::prim), whole).physicsDynamic)
      << "moving, it is its base hull";
  EXPECT_EQ(weighedPart(mesh(ShapeType::convexHull), asset).physics,
            weighedPart(mesh(ShapeType::convexHull), whole).physics);
  EXPECT_EQ(weighedPart(mesh(ShapeType::prim, 0.3), asset).physics,
            weighedPart(mesh(ShapeType::prim, 0.3), whole).physics)
      << "thin, it is its base hull";
  EXPECT_EQ(weighedPart(mesh(ShapeType::prim, 0.1), asset).physics, 0.1) << "tiny, it is a box";
  const asset::MeshAsset hulls =
      damaged(makeAsset({.physicsMesh = true, .hulls = 2}), inPhysicsMesh);
  EXPECT_TRUE(weighedPart(mesh(ShapeType::prim), hulls).physics) << "its hulls count";
}

TEST(DamagedMesh, ABaseHullIsNotMadeOfWhatIsDamaged) {
  const auto hull = [](const asset::Damage& damage) {
    asset::MeshAsset asset = damaged(makeAsset({.storedHull = false}), damage);
    asset.lods[1] = asset.lods[0];
    return weighedPart(mesh(ShapeType::convexHull), asset).physics;
  };
  EXPECT_FALSE(hull(inPhysicsMesh));
  EXPECT_FALSE(hull(inLod)) << "medium is there, and no low one";
  EXPECT_TRUE(hull(inHighLod)) << "medium comes before it";
  EXPECT_TRUE(hull(inSizes)) << "the points themselves are whole";
}

TEST(DamagedMesh, HullsThatCannotBeReadLeaveAllThatMayBeHullsUnknown) {
  EXPECT_FALSE(weighedPart(mesh(ShapeType::prim), withoutConvex()).physics);
  EXPECT_FALSE(weighedPart(mesh(ShapeType::prim), withoutConvex()).physicsDynamic);
  EXPECT_FALSE(weighedPart(mesh(ShapeType::convexHull), withoutConvex()).physics);
  EXPECT_TRUE(weighedPart(mesh(ShapeType::prim), withoutConvex()).streaming);
  EXPECT_EQ(weighedPart(mesh(ShapeType::prim, 0.1), withoutConvex()).physics, 0.1);
}

TEST(DamagedMesh, AnAssetThatNeverHadHullsHasAnEstimatedOne) {
  asset::MeshAsset asset = makeAsset({.storedHull = false});
  asset.physicsConvex.reset();
  asset.damage.any = true;
  const PartCost cost = weighedPart(mesh(ShapeType::convexHull), asset);
  EXPECT_TRUE(cost.physics);
  EXPECT_EQ(cost.confidence, Confidence::estimate);
}

TEST(DamagedMesh, SumsSayWhatTheyLeaveOut) {
  const auto unknown = [](const asset::Damage& damage) {
    const scene::Part box = makePart(PartKind::box, glm::dvec3(1), ShapeType::prim);
    return damagedCost(test::makeScene(makeLinkset({box, mesh(ShapeType::prim)}),
                                       damaged(makeAsset({.physicsMesh = true}), damage)))
        .unknown;
  };
  const LinksetUnknowns lod = unknown(inLod);
  EXPECT_TRUE(lod.streaming && lod.landImpact);
  EXPECT_FALSE(lod.physics || lod.physicsPhysical || lod.server || lod.canBePhysical);
  const LinksetUnknowns physics = unknown(inPhysicsMesh);
  EXPECT_TRUE(physics.physics && physics.landImpact && physics.canBePhysical);
  EXPECT_FALSE(physics.streaming || physics.physicsPhysical || physics.server);
  EXPECT_FALSE(unknown({}).any());
}

TEST(DamagedMesh, WhatIsKnownAlreadyForbidsToBePhysical) {
  Profile expensive;
  expensive[Key::primitive_cost] = 40;
  const scene::Part box = makePart(PartKind::box, glm::dvec3(1), ShapeType::prim);
  const LinksetCost cost =
      damagedCost(test::makeScene(makeLinkset({box, mesh(ShapeType::prim)}),
                                  damaged(makeAsset({.physicsMesh = true}), inPhysicsMesh)),
                  expensive);
  EXPECT_FALSE(cost.canBePhysical);
  EXPECT_FALSE(cost.unknown.canBePhysical);
}

TEST(DamagedMesh, OpenSimNeedsTheTrianglesItCounts) {
  const auto costUnderOpenSim = [](const asset::MeshAsset& asset, ShapeType type) {
    return damagedCost(test::makeScene(makeLinkset({mesh(ShapeType::prim), mesh(type)}), asset),
                       *builtInProfile("opensim"))
        .parts[1];
  };
  const asset::MeshAsset physics = makeAsset({.physicsMesh = true});
  EXPECT_FALSE(costUnderOpenSim(damaged(physics, inPhysicsMesh), ShapeType::prim).physics);
  EXPECT_TRUE(costUnderOpenSim(damaged(physics, inHighLod), ShapeType::prim).physics);
  EXPECT_TRUE(costUnderOpenSim(damaged(physics, inHighLod), ShapeType::prim).streaming);
  EXPECT_FALSE(costUnderOpenSim(damaged(makeAsset({}), inHighLod), ShapeType::prim).physics);
  EXPECT_EQ(costUnderOpenSim(damaged(physics, inPhysicsMesh), ShapeType::none).physics, 0);
}

TEST(DamagedMesh, RegionsLeaveOutTheSame) {
  const scene::Scene scene =
      test::makeScene(makeLinkset({mesh(ShapeType::prim)}), damaged(makeAsset({}), inLod));
  const auto regions = sumByRegion(scene, {damagedCost(scene)});
  ASSERT_EQ(regions.size(), 1U);
  EXPECT_TRUE(regions[0].unknown.streaming && regions[0].unknown.landImpact);
  EXPECT_FALSE(regions[0].unknown.physics || regions[0].unknown.server);
}

/// The breakdown says it of every term that rests on what is unknown, and of no other.
TEST(DamagedMesh, TermsAreUnknownAsTheNumbersAre) {
  for (const std::string_view model : builtInProfiles())
    for (const asset::Damage& damage :
         {asset::Damage{}, inLod, inPhysicsMesh, inHighLod, inSizes}) {
      const Profile profile = *builtInProfile(model);
      const scene::Scene scene =
          test::makeScene(makeLinkset({mesh(ShapeType::prim), mesh(ShapeType::convexHull)}),
                          damaged(makeAsset({.physicsMesh = true}), damage));
      const auto statistics = makeStatistics(scene, GeometryRules(profile)).linksets[0];
      const LinksetCost cost = weigh(scene.linksets[0], statistics, profile);
      const LinksetTerms terms = linksetTerms(scene, 0, statistics, profile);
      EXPECT_EQ(terms.physics.unknown, cost.unknown.physics);
      EXPECT_EQ(terms.physicsPhysical.unknown, cost.unknown.physicsPhysical);
      EXPECT_EQ(terms.streaming.unknown, cost.unknown.streaming);
      EXPECT_EQ(terms.server.unknown, cost.unknown.server);
      EXPECT_EQ(terms.landImpact.unknown, cost.unknown.landImpact);
      EXPECT_EQ(terms.landImpact.value, cost.landImpact);
    }
}

TEST(DamagedMesh, TheAnswerToWhyDoesNotSayWhatDecided) {
  const scene::Scene scene =
      test::makeScene(makeLinkset({mesh(ShapeType::prim)}), damaged(makeAsset({}), inLod));
  const Profile profile;
  const auto statistics = makeStatistics(scene, GeometryRules(profile)).linksets[0];
  const LinksetCost cost = weigh(scene.linksets[0], statistics, profile);
  const Why answer =
      why(scene.linksets[0], cost, linksetTerms(scene, 0, statistics, profile), profile);
  EXPECT_EQ(rendered(answer.verdict),
            "The land impact is at least 1 LI. Weights in PE: physics 0.36, download unknown, "
            "server 0.5.");
  EXPECT_TRUE(answer.causes.empty());
}

}  // namespace
}  // namespace wb::cost
