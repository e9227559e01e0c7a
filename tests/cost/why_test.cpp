#include "model/cost/why.h"

#include "tests/support/random.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace wb::cost {
namespace {

using scene::Part;
using scene::PartKind;
using scene::ShapeType;
using test::makeAsset;
using test::makeLinkset;
using test::makePart;

Why whyOf(const scene::Scene& scene, const Profile& profile = {}) {
  const scene::Linkset& linkset = scene.linksets[0];
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  return why(linkset, weigh(linkset, statistics.linksets[0], profile),
             linksetTerms(scene, 0, statistics.linksets[0], profile), profile);
}

Why whyOf(std::vector<Part> parts, const asset::MeshAsset& asset = makeAsset({.physicsMesh = true}),
          const Profile& profile = {}) {
  return whyOf(test::makeScene(makeLinkset(std::move(parts)), asset), profile);
}

/// The sentence of the fact with a code; empty if there is none.
std::string fact(const Why& answer, std::string_view code) {
  for (const Statement& statement : answer.facts)
    if (statement.text.code == code) return rendered(statement);
  return {};
}

Part named(Part part, std::string name) {
  part.name = std::move(name);
  return part;
}

TEST(WhyDegenerate, WithoutPartsNothingIsToBeSaid) {
  const Why answer = whyOf(std::vector<Part>{});
  EXPECT_EQ(answer.verdict.text.code, "why.parts");
  EXPECT_TRUE(answer.causes.empty());
  EXPECT_TRUE(answer.facts.empty());
}

/// So many mesh parts whose mesh is missing.
Why whyOfMissing(std::size_t parts) {
  scene::Scene scene = test::makeScene(
      makeLinkset(std::vector<Part>(parts, makePart(PartKind::mesh, glm::dvec3(1)))));
  scene.assets.clear();
  return whyOf(scene);
}

TEST(WhyDegenerate, MissingMeshesAreCounted) {
  EXPECT_EQ(fact(whyOfMissing(1), "why.unknown"),
            "The cost of one part is unknown: its mesh is missing or incomplete, or its size is "
            "unusable.");
  EXPECT_EQ(fact(whyOfMissing(2), "why.unknown"),
            "The cost of 2 parts is unknown: their meshes are missing or incomplete, or their "
            "sizes are unusable.");
}

TEST(Why, SaysWhatDecided) {
  const Part box = makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull);
  EXPECT_EQ(rendered(whyOf(std::vector<Part>(4, box)).verdict),
            "The land impact is 2 LI, because the server weight is the largest: 2 PE. The physics "
            "weight is 0.4 PE, and the download weight is 0.24 PE.");
  EXPECT_EQ(rendered(whyOf(std::vector<Part>(4, makePart(PartKind::box, glm::dvec3(1)))).verdict),
            "The land impact is 4 LI, because the legacy accounting counts parts. Weights in PE "
            "under the new accounting: physics 0.4, download 0.24, server 2.");
}

/// The mesh counts with its physics, 0.0013 · 36 · 0.266 · 300 = 3.735, the box with its download
/// of 1; all physics is 0.1 more.
TEST(Why, UnderOpenSimTheLargestWeightOfEachPartDecides) {
  const Why answer =
      whyOf({makePart(PartKind::mesh, glm::dvec3(20)), makePart(PartKind::box, glm::dvec3(1))},
            makeAsset({.physicsMesh = true}), *builtInProfile("opensim"));
  EXPECT_EQ(rendered(answer.verdict),
            "The land impact is 5 LI, because the largest weight of each part counts. Total "
            "weights in PE: physics 3.835, download 2, server 1.");
}

TEST(Why, UnderOpenSimAWeightOfTheOnlyPartDecides) {
  const Why answer = whyOf({makePart(PartKind::mesh, glm::dvec3(20))},
                           makeAsset({.physicsMesh = true}), *builtInProfile("opensim"));
  EXPECT_NE(rendered(answer.verdict).find("because the physics weight is the largest"),
            std::string::npos)
      << rendered(answer.verdict);
}

/// The sentence for a linkset of two parts of which a weight decides; empty if there is none.
std::string freeWhere(DecidedBy decidedBy, const Profile& profile = {}) {
  LinksetCost cost;
  cost.physics = 3;
  cost.streaming = 6.25;
  cost.server = 12.5;
  cost.decidedBy = decidedBy;
  cost.parts.resize(2);
  const auto sentence = whyPhysicsIsFree(scene::Linkset{}, cost, profile);
  return sentence ? rendered(*sentence) : std::string();
}

TEST(Why, SaysBelowWhatPhysicsIsFree) {
  EXPECT_EQ(freeWhere(DecidedBy::streaming),
            "The download weight decides: 6.25 PE. Physics below that is free.");
  EXPECT_EQ(freeWhere(DecidedBy::server),
            "The server weight decides: 12.5 PE. Physics below that is free.");
  EXPECT_EQ(freeWhere(DecidedBy::parts), "The number of parts decides. Physics is free.");
  EXPECT_EQ(freeWhere(DecidedBy::physics), "");
}

TEST(Why, NothingIsFreeWherePartsAddUpOrNobodyKnows) {
  EXPECT_EQ(freeWhere(DecidedBy::streaming, *builtInProfile("opensim")), "");
  LinksetCost unknown;
  unknown.decidedBy = DecidedBy::streaming;
  unknown.unknown.landImpact = true;
  EXPECT_FALSE(whyPhysicsIsFree(scene::Linkset{}, unknown, Profile{}));
}

TEST(Why, NamesTheThreeMostExpensiveParts) {
  const auto mesh = [](double size, const char* name) {
    return named(makePart(PartKind::mesh, glm::dvec3(size)), name);
  };
  asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  asset.blocks[0].size = 0;
  const Why answer = whyOf({mesh(0.6, "a"), mesh(0.5, "b"), mesh(0.9, "c"), mesh(0.7, "d")}, asset);
  EXPECT_EQ(answer.verdict.text.code, "why.physics");
  ASSERT_EQ(answer.causes.size(), 3u);
  EXPECT_EQ(answer.causes[0].part, 1u);
  EXPECT_EQ(answer.causes[1].part, 0u);
  EXPECT_EQ(answer.causes[2].part, 3u);
  EXPECT_GT(answer.causes[0].term.share, answer.causes[1].term.share);
}

/// Four wheels of one size and cost, and a body that costs more than each of them, less than all.
TEST(Why, PartsThatAreAlikeAreOneCause) {
  const auto mesh = [](double size, const char* name) {
    return named(makePart(PartKind::mesh, glm::dvec3(size)), name);
  };
  asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  asset.blocks[0].size = 0;
  const Why answer = whyOf({mesh(0.5, "body"), mesh(0.6, "wheel"), mesh(0.6, "wheel"),
                            mesh(0.9, "roof"), mesh(0.6, "wheel"), mesh(0.6, "wheel")},
                           asset);
  ASSERT_EQ(answer.causes.size(), 3u);
  EXPECT_EQ(answer.causes[0].part, 1u);
  EXPECT_EQ(answer.causes[0].alike, (std::vector<std::size_t>{2, 4, 5}));
  EXPECT_EQ(answer.causes[0].value(), 4 * answer.causes[0].term.value);
  EXPECT_EQ(answer.causes[0].share(), 4 * answer.causes[0].term.share);
  EXPECT_EQ(answer.causes[1].part, 0u);
  EXPECT_GT(answer.causes[1].term.value, answer.causes[0].term.value);
  EXPECT_TRUE(answer.causes[1].alike.empty());
  EXPECT_EQ(answer.causes[2].part, 3u);
}

TEST(Why, OneSliverThatCarriesTheCostIsNamed) {
  asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  asset.physicsMesh->front().positions.push_back({30000, 60, 0});
  asset.physicsMesh->front().triangles.push_back({0, 8, 1});
  const Why answer = whyOf({named(makePart(PartKind::mesh, glm::dvec3(1)), "wall")}, asset);
  const std::string sentence = fact(answer, "why.sliver");
  EXPECT_TRUE(sentence.starts_with("wall: one of its 13 triangles, number 13, is only 0.9"))
      << sentence;
  EXPECT_EQ(fact(whyOf({makePart(PartKind::mesh, glm::dvec3(0.6))}), "why.sliver"), "");
}

TEST(Why, AClosedMeshAFloorAndAClampAreSaid) {
  const Profile heavyPhysics = [] {
    Profile profile;
    profile[Key::streaming_scale] = 0;
    profile[Key::server_per_prim] = 0;
    return profile;
  }();
  const auto facts = [&](const glm::dvec3& scale) {
    return whyOf({named(makePart(PartKind::mesh, scale), "door")}, makeAsset({.physicsMesh = true}),
                 heavyPhysics);
  };
  EXPECT_EQ(fact(facts({2, 0.3, 2}), "why.thin_side"),
            "door: one of its sides is 0.3 m long, less than 0.5 m, so its triangles are not used "
            "and its openings are closed.");
  EXPECT_NE(fact(facts(glm::dvec3(9)), "why.floor"), "");
  EXPECT_EQ(fact(facts(glm::dvec3(1)), "why.floor"), "");
  Profile coarse = heavyPhysics;
  coarse[Key::width_min] = 1;
  EXPECT_NE(fact(whyOf({makePart(PartKind::mesh, glm::dvec3(1))}, makeAsset({.physicsMesh = true}),
                       coarse),
                 "why.narrowest"),
            "");
}

TEST(Why, WhatKeepsItFromBeingPhysicalIsSaid) {
  Profile profile;
  profile[Key::physical_limit] = 0.8;
  const std::vector<Part> one{named(makePart(PartKind::mesh, glm::dvec3(1)), "hull")};
  const asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  EXPECT_EQ(
      fact(whyOf(one, asset, profile), "why.part_too_dear_to_be_physical"),
      "The object cannot be set physical: hull alone costs 0.8485 PE at rest, and the limit is 0.8 "
      "PE.");
  profile[Key::physical_limit] = 0.9;
  EXPECT_EQ(fact(whyOf(one, asset, profile), "why.part_too_dear_to_be_physical"), "");
  const std::vector<Part> two(2, one[0]);
  EXPECT_NE(fact(whyOf(two, asset, profile), "why.too_dear_to_be_physical"), "");
  const std::vector<Part> many(33, makePart(PartKind::box, glm::dvec3(1)));
  EXPECT_NE(fact(whyOf(many), "why.too_many_to_be_physical"), "");
}

TEST(Why, NothingKeepsWhatMayFromBeingPhysical) {
  const scene::Linkset linkset = makeLinkset({makePart(PartKind::box, glm::dvec3(1))});
  LinksetCost cost;
  cost.canBePhysical = true;
  EXPECT_FALSE(whyNotPhysical(linkset, cost, {}));
}

TEST(Why, ThePenaltyAndTheMinimumAreSaid) {
  scene::Scene scene =
      test::makeScene(makeLinkset({makePart(PartKind::box, {3, 4, 5}, ShapeType::convexHull)}));
  EXPECT_NE(fact(whyOf(scene), "why.minimum"), "");
  scene.linksets[0].physical = true;
  EXPECT_EQ(fact(whyOf(scene), "why.penalty"),
            "The physics weight is multiplied by 1.627, because the object is physical and its "
            "bounding box has a mean face area of 15.67 m².");
}

/// The document's SRC of two parts is 0.5 · (2 + 1/2) = 1.25, today's server weight of one 0.5; and
/// OpenSim adds what decides for each part: 2 · 0.5.
TEST(Why, TheMinimumIsSaidOnlyWhereItDecides) {
  const Part box = makePart(PartKind::box, glm::dvec3(1), ShapeType::none);
  const Part root = makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull);
  EXPECT_EQ(fact(whyOf({root, box}, {}, *builtInProfile("wiki-2011")), "why.minimum"), "");
  EXPECT_NE(fact(whyOf({root}, {}, *builtInProfile("second-life")), "why.minimum"), "");
  EXPECT_EQ(fact(whyOf({root, box}, {}, *builtInProfile("opensim")), "why.minimum"), "");
}

TEST(Why, WhoOptsInIsNamed) {
  Part shiny = makePart(PartKind::box, glm::dvec3(1));
  shiny.materials = true;
  EXPECT_EQ(fact(whyOf({makePart(PartKind::box, glm::dvec3(1)), named(shiny, "knob")}),
                 "why.opted_in_materials"),
            "The new accounting applies because knob has normal or specular maps.");
  EXPECT_EQ(fact(whyOf({makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull)}),
                 "why.opted_in_shape_type"),
            "The new accounting applies because box has the physics shape type Convex Hull.");
}

RC_GTEST_PROP(Why, EverySentenceIsFilled, ()) {
  const scene::Scene scene = *test::anyScene();
  const Why answer = whyOf(scene, *test::anyProfile());
  RC_ASSERT(rendered(answer.verdict).find('{') == std::string::npos);
  RC_ASSERT(answer.causes.size() <= 3u);
  for (const Statement& statement : answer.facts)
    RC_ASSERT(rendered(statement).find('{') == std::string::npos);
}

}  // namespace
}  // namespace wb::cost
