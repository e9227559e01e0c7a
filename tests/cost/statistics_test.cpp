#include "model/cost/statistics.h"

#include "model/cost/cost.h"
#include "model/cost/profile.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <set>

namespace wb::cost {
namespace {

using scene::Part;
using scene::PartKind;
using test::makeAsset;
using test::makePart;

StatisticsMaker makerFor(const Profile& profile = {}) {
  return StatisticsMaker(GeometryRules(profile));
}

/// Parts of every kind, ordinary, thin, tiny and huge ones.
std::vector<Part> manyParts() {
  std::vector<Part> parts;
  for (int kind = 0; kind < 10; ++kind)
    for (const glm::dvec3& scale : {glm::dvec3(1), glm::dvec3(0.1), glm::dvec3(9, 9, 0.01),
                                    glm::dvec3(3, 0.1, 0.1), glm::dvec3(30)}) {
      Part part = makePart(static_cast<PartKind>(kind), scale);
      parts.push_back(part);
      part.prim.hollow = 0.4;
      parts.push_back(part);
    }
  return parts;
}

std::vector<PartStatistics> statisticsUnder(const Profile& profile) {
  static const asset::MeshAsset asset = makeAsset({.physicsMesh = true, .hulls = 2});
  StatisticsMaker maker = makerFor(profile);
  std::vector<PartStatistics> all;
  for (const Part& part : manyParts())
    all.push_back(maker.make(part, part.kind == PartKind::mesh ? &asset : nullptr));
  return all;
}

/// A face of the first points of a cube; only three of them are used by a triangle.
asset::Face faceOf(std::size_t points) {
  asset::Face face = test::cubeFace();
  face.positions.resize(points);
  face.triangles = {{0, 1, 2}};
  return face;
}

TEST(StatisticsDegenerate, AMissingMeshIsSaidSo) {
  EXPECT_EQ(makerFor().make(makePart(PartKind::mesh, glm::dvec3(1)), nullptr),
            PartStatistics{.meshMissing = true});
}

TEST(StatisticsDegenerate, AMeshOfNothingHasNoHull) {
  const asset::MeshAsset empty;
  const auto statistics = makerFor().make(makePart(PartKind::mesh, glm::dvec3(1)), &empty);
  EXPECT_FALSE(statistics.hullVertices);
  EXPECT_FALSE(statistics.triangleMesh);
  EXPECT_EQ(statistics.openSimIndices, 0u);
}

TEST(StatisticsDegenerate, AFlatSourceCountsItsDistinctPoints) {
  asset::MeshAsset asset = makeAsset({.storedHull = false});
  asset.lods[0] = asset::Faces{faceOf(4)};  // the four corners of one side
  asset.lods[0]->push_back(faceOf(4));
  const auto statistics = makerFor().make(makePart(PartKind::mesh, glm::dvec3(1)), &asset);
  EXPECT_EQ(statistics.hullVertices, 4u);
  EXPECT_TRUE(statistics.hullFlat);
  EXPECT_TRUE(statistics.hullComputed);
}

TEST(StatisticsDegenerate, AStoredHullOfThreePointsCounts) {
  asset::MeshAsset asset = makeAsset({});
  asset.physicsConvex->baseHull->resize(3);
  const auto statistics = makerFor().make(makePart(PartKind::mesh, glm::dvec3(1)), &asset);
  EXPECT_EQ(statistics.hullVertices, 3u);
  EXPECT_TRUE(statistics.hullFlat);
  EXPECT_FALSE(statistics.hullComputed);
}

TEST(Statistics, AStoredHullCountsDuplicatesAndInnerPoints) {
  asset::MeshAsset asset = makeAsset({});
  asset.physicsConvex->baseHull->push_back({0, 0, 0});
  asset.physicsConvex->baseHull->push_back({30000, 30000, 30000});
  EXPECT_EQ(makerFor().make(makePart(PartKind::mesh, glm::dvec3(1)), &asset).hullVertices, 10u);
}

TEST(Statistics, AMissingHullIsMadeOfItsSource) {
  asset::MeshAsset asset = makeAsset({.storedHull = false});
  asset.lods[1] = asset::Faces{faceOf(7)};
  asset.lods[2] = asset::Faces{faceOf(5)};
  const Part part = makePart(PartKind::mesh, glm::dvec3(1));
  Profile document;
  document.baseHullSource = BaseHullSource::document;
  EXPECT_EQ(makerFor().make(part, &asset).hullVertices, 5u);
  EXPECT_EQ(makerFor(document).make(part, &asset).hullVertices, 7u);
  asset.lods[1].reset();
  EXPECT_EQ(makerFor(document).make(part, &asset).hullVertices, 8u);
  asset.physicsMesh = asset::Faces{faceOf(6)};
  EXPECT_EQ(makerFor().make(part, &asset).hullVertices, 6u);
  EXPECT_EQ(makerFor(document).make(part, &asset).hullVertices, 6u);
  asset.physicsMesh->front().triangles = {{0, 0, 0}};
  EXPECT_EQ(makerFor().make(part, &asset).hullVertices, 5u);
}

TEST(Statistics, ALevelOfPlaceholdersIsNoSourceOfAHull) {
  asset::MeshAsset asset = makeAsset({.storedHull = false});
  asset.lods[1] = asset::Faces{faceOf(7)};
  asset.lods[2] = asset::Faces{asset::Face{}};
  const Part part = makePart(PartKind::mesh, glm::dvec3(1));
  EXPECT_EQ(makerFor().make(part, &asset).hullVertices, 7u);
}

TEST(Statistics, SculptsAndFlexiblePrimsNeedNoGeometry) {
  StatisticsMaker maker = makerFor();
  const auto sculpt = maker.make(makePart(PartKind::sculpt, glm::dvec3(1)), nullptr);
  const auto flexible = maker.make(makePart(PartKind::flexible, glm::dvec3(1)), nullptr);
  EXPECT_EQ(sculpt.hullVertices, 8u);
  EXPECT_EQ(sculpt.lodTriangles, (std::array<std::uint32_t, 4>{1154, 452, 164, 74}));
  EXPECT_EQ(flexible.lodTriangles, (std::array<std::uint32_t, 4>{18, 18, 18, 18}));
  EXPECT_EQ(maker.work(), GeometryWork{});
}

TEST(Statistics, NoConstantBesideTheGeometryRulesTouchesThem) {
  const std::set<Key> geometry{Key::small_side, Key::flat_average, Key::flat_side,
                               Key::prim_detail_medium, Key::prim_detail_high};
  const std::vector<PartStatistics> standard = statisticsUnder({});
  for (const Constant& one : constants()) {
    SCOPED_TRACE(one.name);
    for (double value : {one.minimum, one.maximum}) {
      Profile profile;
      profile[one.key] = value;
      const bool same = GeometryRules(profile) == GeometryRules(Profile());
      EXPECT_EQ(same, !geometry.contains(one.key) || value == one.standard);
      if (geometry.contains(one.key)) continue;
      EXPECT_EQ(statisticsUnder(profile), standard);
    }
  }
}

TEST(Statistics, NoOtherChoiceTouchesThem) {
  for (const Choice& choice : choices()) {
    Profile profile;
    choice.put(profile, choice.words.size() - 1);
    EXPECT_EQ(GeometryRules(profile) == GeometryRules(Profile()), choice.key != "base_hull_source");
  }
}

TEST(Statistics, EqualShapesAndScalesAreGoneOverOnce) {
  const asset::MeshAsset asset = makeAsset({.physicsMesh = true, .storedHull = false});
  StatisticsMaker maker = makerFor();
  for (int i = 0; i < 10; ++i) {
    maker.make(makePart(PartKind::mesh, glm::dvec3(1)), &asset);
    maker.make(makePart(PartKind::mesh, glm::dvec3(2)), &asset);
    maker.make(makePart(PartKind::torus, glm::dvec3(1)), nullptr);
    maker.make(makePart(PartKind::box, glm::dvec3(1 + i)), nullptr);
  }
  // boxes up to 5 m have detail 1, the others detail 2; they are convex: no widths
  EXPECT_EQ(maker.work(), (GeometryWork{.hulls = 4, .tessellations = 3, .widthPasses = 3}));
}

TEST(Statistics, TheDetailFollowsTheAverageSide) {
  const auto triangles = [](const glm::dvec3& scale) {
    return makerFor().make(makePart(PartKind::torus, scale), nullptr).triangleMesh->triangles;
  };
  EXPECT_EQ(triangles(glm::dvec3(5)), triangles(glm::dvec3(1)));
  EXPECT_GT(triangles(glm::dvec3(5.01)), triangles(glm::dvec3(5)));
  EXPECT_GT(triangles(glm::dvec3(25.01)), triangles(glm::dvec3(25)));
}

TEST(Statistics, AMakerThatFollowsOtherRulesMakesWhatANewOneDoes) {
  Profile other;
  other[Key::small_side] = 0.005;
  other[Key::prim_detail_medium] = 0.5;
  other[Key::flat_side] = 0.3;
  StatisticsMaker maker = makerFor();
  const asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  for (const Profile& profile : {Profile{}, other, Profile{}}) {
    maker.follow(GeometryRules(profile));
    for (const Part& part : manyParts()) {
      const asset::MeshAsset* mesh = part.kind == PartKind::mesh ? &asset : nullptr;
      EXPECT_EQ(maker.make(part, mesh), makerFor(profile).make(part, mesh));
    }
  }
}

TEST(Statistics, WidthsAreTakenAtTheRaisedScale) {
  const asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  const auto raised = makerFor().make(makePart(PartKind::mesh, {9, 9, 0.01}), &asset);
  EXPECT_EQ(raised.triangleMesh, mesh::widthStatistics(test::cube(), {9, 9, 0.1}));
  const auto kept = makerFor().make(makePart(PartKind::mesh, {4, 4, 0.01}), &asset);
  EXPECT_EQ(kept.triangleMesh, mesh::widthStatistics(test::cube(), {4, 4, 0.01}));
}

TEST(SceneStatistics, CancelledWorkIsPadded) {
  const scene::Scene scene = test::makeScene(test::makeLinkset(manyParts()));
  std::stop_source stop;
  stop.request_stop();
  const SceneStatistics statistics =
      makeStatistics(scene, GeometryRules(Profile()), {stop.get_token(), {}});
  ASSERT_EQ(statistics.linksets.at(0).size(), scene.linksets[0].parts.size());
  for (const PartStatistics& part : statistics.linksets[0]) EXPECT_TRUE(part.meshMissing);
}

TEST(Statistics, WhatIsTakenForTheSameIsTheSame) {
  const asset::MeshAsset asset = makeAsset({.physicsMesh = true, .hulls = 2});
  for (const Part& part : manyParts()) {
    Part other = part;
    other.name = "another";
    other.position = {1, 2, 3};
    other.rotation = {0, 1, 0, 0};
    other.scripts = 7;
    other.animated = other.materials = true;
    other.shapeType = scene::ShapeType::convexHull;
    EXPECT_TRUE(haveSameStatistics(part, other));
    StatisticsMaker maker = makerFor();
    const asset::MeshAsset* mesh = part.kind == PartKind::mesh ? &asset : nullptr;
    EXPECT_EQ(maker.make(part, mesh), maker.make(other, mesh));
  }
}

TEST(Statistics, AnotherShapeIsNotTakenForTheSame) {
  const Part part = makePart(PartKind::box, glm::dvec3(1));
  Part larger = part;
  larger.scale.y = 2;
  Part hollow = part;
  hollow.prim.hollow = 0.5;
  Part round = part;
  round.kind = PartKind::sphere;
  Part mesh = part;
  mesh.asset = "other";
  for (const Part& other : {larger, hollow, round, mesh})
    EXPECT_FALSE(haveSameStatistics(part, other));
}

}  // namespace
}  // namespace wb::cost
