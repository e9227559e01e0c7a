#include "model/cost/culprits.h"

#include "model/asset/make_blocks.h"
#include "model/core/language.h"
#include "model/cost/part_weights.h"
#include "model/cost/why.h"
#include "tests/cost/weighed.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace wb::cost {
namespace {

using test::makeAsset;
using test::makeLinkset;
using test::makePart;
using test::makeScene;

/// A scene of one linkset with what it costs, under constants by which one weight decides.
struct Case {
  explicit Case(scene::Scene weighedScene, DecidedBy wanted = DecidedBy::physics)
      : scene(std::move(weighedScene)) {
    profile[Key::triangle_constant] = wanted == DecidedBy::physics ? 5 : 0;
    profile[Key::hull_cost] = wanted == DecidedBy::physics ? 40 : 0;
    profile[Key::minimum_mesh_cost] = 0;
    if (wanted != DecidedBy::streaming) profile[Key::streaming_scale] = 0;
    statistics = makeStatistics(scene, GeometryRules(profile));
    cost = weigh(scene.linksets[0], statistics.linksets[0], profile);
  }

  std::vector<Culprit> culprits() const {
    return findCulprits(scene, 0, cost, statistics.linksets[0], profile);
  }
  std::vector<std::string> labels() const {
    std::vector<std::string> texts;
    for (const CulpritLabel& label : labelsOf(culprits(), cost))
      texts.push_back(rendered(label.text.text, label.text.arguments));
    return texts;
  }

  std::string reason() const {
    const auto said = reasonOf(culprits(), scene.linksets[0], cost, profile);
    return said ? rendered(*said) : std::string();
  }

  scene::Scene scene;
  Profile profile;
  SceneStatistics statistics;
  LinksetCost cost;
};

/// Right-angled triangles with one side of 1 and these others, each with its own corners.
asset::Faces upright(const std::vector<double>& heights) {
  mesh::TriangleMesh mesh;
  for (const double height : heights) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    for (const glm::dvec3& corner :
         {glm::dvec3(-0.5, 0, -0.5), glm::dvec3(0.5, 0, -0.5), glm::dvec3(0.5, 0, height - 0.5)})
      mesh.positions.push_back(corner);
    mesh.triangles.push_back({first, first + 1, first + 2});
  }
  return {asset::makeFace(mesh)};
}

scene::Scene meshOf(const std::vector<double>& heights, std::size_t parts = 1) {
  asset::MeshAsset asset = makeAsset({});
  asset.physicsMesh = upright(heights);
  std::vector<scene::Part> all(
      parts, makePart(scene::PartKind::mesh, glm::dvec3(4), scene::ShapeType::prim));
  for (std::size_t i = 0; i < parts; ++i) all[i].position = {10.0 * double(i), 0, 0};
  return makeScene(makeLinkset(all), asset);
}

/// What a right-angled triangle of sides 4 and 4 h adds to the sum of 1 / w: its longest side over
/// twice its area, in which width is measured.
double inverseWidth(double height) { return std::hypot(1, height) / (4 * height); }

TEST(Culprits, AreTheSliversAmongOrdinaryTriangles) {
  // 37 that are wide and 3 slivers, which carry 98 % of the sum by the formula alone.
  std::vector<double> heights(40, 1.0);
  for (const std::size_t at : {5U, 17U, 30U}) heights[at] = 0.001;
  const Case one(meshOf(heights));
  ASSERT_EQ(one.cost.decidedBy, DecidedBy::physics);
  const double slivers = 3 * inverseWidth(0.001);
  ASSERT_GT(slivers / (slivers + 37 * inverseWidth(1)), 0.98);
  const auto culprits = one.culprits();
  ASSERT_EQ(culprits.size(), 1U);
  EXPECT_EQ(culprits[0].kind, Culprit::Kind::triangles);
  EXPECT_EQ(culprits[0].indices, (std::vector<std::uint32_t>{5, 17, 30}));
  EXPECT_TRUE(culprits[0].areSlivers);
  EXPECT_EQ(culprits[0].of, 40U);
  // Stored in steps of 1 / 65535 of the part.
  EXPECT_NEAR(culprits[0].width, 0.004, 1e-4);
  EXPECT_NEAR(culprits[0].weight / one.cost.physics, slivers / (slivers + 37 * inverseWidth(1)),
              2e-3);
  ASSERT_EQ(one.labels().size(), 1U);
  EXPECT_TRUE(one.labels()[0].starts_with("3 slivers, up to 0.004 m wide: ")) << one.labels()[0];
}

TEST(Culprits, EvenlySpreadMeanTheWholePart) {
  const Case one(makeScene(
      makeLinkset({makePart(scene::PartKind::mesh, glm::dvec3(2), scene::ShapeType::prim)}),
      makeAsset({.physicsMesh = true})));
  const auto culprits = one.culprits();
  ASSERT_EQ(culprits.size(), 1U);
  EXPECT_TRUE(culprits[0].indices.empty());
  EXPECT_NEAR(culprits[0].weight, one.cost.physics, 1e-9);
  EXPECT_TRUE(one.labels()[0].starts_with("all 12 triangles: "));
}

/// A third of the surface carries four fifths: the whole part is lit, and what is said is still
/// true.
TEST(Culprits, OverMuchOfTheSurfaceMeanTheWholePart) {
  const Case one(meshOf({0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.35}));
  const auto culprits = one.culprits();
  ASSERT_EQ(culprits.size(), 1U);
  EXPECT_TRUE(culprits[0].indices.empty());
  EXPECT_EQ(culprits[0].count, 6U);
  EXPECT_TRUE(one.labels()[0].starts_with("6 of 7 triangles: ")) << one.labels()[0];
}

/// Of one part alone what carries that part's weight.
TEST(Culprits, MayBeThoseOfOnePart) {
  const Case two(meshOf({1, 1, 0.001}, 2));
  const auto culprits =
      findCulprits(two.scene, 0, two.cost, two.statistics.linksets[0], two.profile, 1);
  ASSERT_EQ(culprits.size(), 1U);
  EXPECT_EQ(culprits[0].part, 1U);
}

TEST(Culprits, EqualOnesAreNamedTogether) {
  const Case two(meshOf({1, 1, 0.001}, 2));
  const auto culprits = two.culprits();
  ASSERT_EQ(culprits.size(), 2U);
  for (const Culprit& culprit : culprits) EXPECT_EQ(culprit.indices, std::vector<std::uint32_t>{2});
  EXPECT_NEAR(culprits[0].weight, culprits[1].weight, 1e-9);
  EXPECT_NE(culprits[0].at.x, culprits[1].at.x);
}

TEST(Culprits, OfAListAreTheHullsOfManyPoints) {
  asset::MeshAsset asset = makeAsset({.hulls = 3});
  asset::HullPoints& large = asset.physicsConvex->hulls[1];
  while (large.size() < 200) large.push_back(large[large.size() % 8]);
  const Case one(makeScene(
      makeLinkset({makePart(scene::PartKind::mesh, glm::dvec3(2), scene::ShapeType::prim)}),
      asset));
  ASSERT_EQ(one.cost.parts[0].decision.representation, Representation::decomposition);
  const auto culprits = one.culprits();
  ASSERT_EQ(culprits.size(), 1U);
  EXPECT_EQ(culprits[0].kind, Culprit::Kind::hulls);
  EXPECT_EQ(culprits[0].of, 3U);
  EXPECT_GE(culprits[0].weight, culpritShare * one.cost.physics * (1 - 1e-9));
  EXPECT_TRUE(one.labels()[0].find("hull") != std::string::npos);
}

TEST(Culprits, OfTheDownloadAreLevels) {
  const Case one(makeScene(makeLinkset({makePart(scene::PartKind::mesh, glm::dvec3(8))})),
                 DecidedBy::streaming);
  ASSERT_EQ(one.cost.decidedBy, DecidedBy::streaming);
  const auto culprits = one.culprits();
  ASSERT_FALSE(culprits.empty());
  double sum = 0;
  std::set<asset::Lod> lods;
  for (const Culprit& culprit : culprits) {
    EXPECT_EQ(culprit.kind, Culprit::Kind::level);
    EXPECT_EQ(culprit.count, 12U);  // of a cube: a level that is not stored is the next richer one
    EXPECT_TRUE(lods.insert(culprit.lod).second);
    sum += culprit.weight;
  }
  EXPECT_GE(sum, culpritShare * one.cost.streaming * (1 - 1e-9));
  const double radius = 8 * std::sqrt(3.0) / 2;
  for (const Culprit& culprit : culprits)
    if (culprit.lod == asset::Lod::high) {
      EXPECT_NEAR(culprit.seenTo, radius / one.profile[Key::lod_medium], 1e-9);
    }
  EXPECT_TRUE(one.labels()[0].find("level: 12 triangles, shown up to ") != std::string::npos)
      << one.labels()[0];
}

/// All parts count alike, so that none may be left out.
TEST(Culprits, OfTheServerAreAllParts) {
  std::vector<scene::Part> parts(
      12, makePart(scene::PartKind::box, glm::dvec3(1), scene::ShapeType::convexHull));
  for (std::size_t i = 0; i < parts.size(); ++i) parts[i].position = {double(i * i), 0, 0};
  Case one(makeScene(makeLinkset(parts)), DecidedBy::server);
  one.cost.decidedBy = DecidedBy::server;
  EXPECT_EQ(one.culprits().size(), 12U);
  const auto labels = labelsOf(one.culprits(), one.cost);
  ASSERT_EQ(labels.size(), 5U);
  std::set<std::size_t> named;
  double sum = 0;
  for (const CulpritLabel& label : labels) {
    named.insert(label.culprits.begin(), label.culprits.end());
    sum += label.weight;
  }
  EXPECT_EQ(named.size(), 12U);
  EXPECT_NEAR(sum, one.cost.server, 1e-9);
  // The first parts, a metre or a few apart, share one; the last stand alone.
  EXPECT_TRUE(std::ranges::any_of(labels, [](const CulpritLabel& label) {
    return std::ranges::find(label.culprits, 0U) != label.culprits.end() &&
           std::ranges::find(label.culprits, 1U) != label.culprits.end();
  }));
}

TEST(Culprits, OfWhatIsUnknownAreNone) {
  scene::Scene scene = makeScene(makeLinkset({makePart(scene::PartKind::mesh, glm::dvec3(1))}));
  scene.linksets[0].parts[0].asset = "gone";
  const Case one(std::move(scene));
  EXPECT_TRUE(one.culprits().empty());
  EXPECT_TRUE(labelsOf({}, one.cost).empty());
}

TEST(Culprits, OfNoPartsAreNone) {
  const Case none(makeScene(makeLinkset({})));
  EXPECT_TRUE(none.culprits().empty());
}

/// Whatever the object and the constants: enough is named, nothing twice, and without the lightest
/// of them it would not be enough.
RC_GTEST_PROP(Culprits, CarryEnoughOfWhatDecides, ()) {
  const scene::Scene scene = *test::anyScene();
  const Profile profile = *test::anyProfile();
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  const LinksetCost cost = weigh(scene.linksets[0], statistics.linksets[0], profile);
  const auto culprits = findCulprits(scene, 0, cost, statistics.linksets[0], profile);
  if (cost.unknown.landImpact) {
    RC_ASSERT(culprits.empty());
    return;
  }
  double whole = 0;
  for (std::size_t i = 0; i < cost.parts.size(); ++i)
    whole += decidingWeightOf(scene.linksets[0], cost, i, profile).value_or(0);
  double sum = 0;
  std::set<std::pair<std::size_t, asset::Lod>> named;
  for (const Culprit& culprit : culprits) {
    sum += culprit.weight;
    RC_ASSERT(culprit.weight > 0);
    RC_ASSERT(culprit.part < cost.parts.size());
    RC_ASSERT(named.emplace(culprit.part, culprit.lod).second);
    RC_ASSERT(std::ranges::is_sorted(culprit.indices));
    for (const std::uint32_t index : culprit.indices) RC_ASSERT(index < culprit.of);
  }
  RC_ASSERT(sum >= culpritShare * whole * (1 - 1e-6));
  RC_ASSERT(sum <= whole * (1 + 1e-6));
  const auto labels = labelsOf(culprits, cost);
  RC_ASSERT(labels.size() <= 5);
  RC_ASSERT(labels.empty() == culprits.empty());
  std::vector<std::size_t> labelled;
  for (const CulpritLabel& label : labels)
    labelled.insert(labelled.end(), label.culprits.begin(), label.culprits.end());
  std::ranges::sort(labelled);
  std::vector<std::size_t> all(culprits.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  RC_ASSERT(labelled == all);
}

/// The sentence of the card: plain words, and true for what it is said of.
TEST(CulpritReason, NamesThinTriangles) {
  std::vector<double> heights(40, 1.0);
  for (const std::size_t at : {5U, 17U, 30U}) heights[at] = 0.001;
  const std::string reason = Case(meshOf(heights)).reason();
  EXPECT_TRUE(reason.starts_with("3 of its 40 physics triangles are at most 0.004 m wide;"))
      << reason;
  EXPECT_EQ(Case(meshOf({1, 1, 1, 1, 1, 0.001})).reason().substr(0, 43),
            "One of its 6 physics triangles is only 0.00");
}

TEST(CulpritReason, OfEqualTrianglesSaysThatTheyShare) {
  const Case one(makeScene(
      makeLinkset({makePart(scene::PartKind::mesh, glm::dvec3(2), scene::ShapeType::prim)}),
      makeAsset({.physicsMesh = true})));
  EXPECT_EQ(one.reason(), "Its 12 physics triangles share the cost.");
}

TEST(CulpritReason, OfTheDownloadNamesTheLevel) {
  const Case one(makeScene(makeLinkset({makePart(scene::PartKind::mesh, glm::dvec3(8))})),
                 DecidedBy::streaming);
  EXPECT_TRUE(one.reason().find(" level of detail has 12 triangles and is shown up to ") !=
              std::string::npos)
      << one.reason();
}

/// Prims that count one each until one of them has a normal map, which names the cause.
TEST(CulpritReason, NamesTheOnePartThatSwitchedTheAccounting) {
  std::vector<scene::Part> parts(3, makePart(scene::PartKind::torus, glm::dvec3(2)));
  parts[1].name = "knob";
  parts[1].materials = true;
  const Case one(makeScene(makeLinkset(parts)));
  ASSERT_GT(one.cost.landImpact, 3);
  EXPECT_EQ(one.reason(),
            "knob has normal or specular maps, so all 3 parts use the new accounting.");
  parts[1].materials = false;
  parts[1].animated = true;
  EXPECT_EQ(Case(makeScene(makeLinkset(parts))).reason(),
            "knob is animated, so all 3 parts use the new accounting.");
  parts[1].shapeType = scene::ShapeType::convexHull;
  EXPECT_EQ(Case(makeScene(makeLinkset(parts))).reason(),
            "knob has the physics shape type Convex Hull, so all 3 parts use the new accounting.");
  parts[1].materials = true;
  EXPECT_EQ(
      Case(makeScene(makeLinkset(parts))).reason(),
      "knob has the shape type Convex Hull and normal or specular maps, so all 3 parts use the "
      "new accounting.");
  parts[2].shapeType = scene::ShapeType::convexHull;
  EXPECT_EQ(Case(makeScene(makeLinkset(parts))).reason().find("new accounting"), std::string::npos)
      << "two of them would have to change";
}

/// A mesh cannot do without the new accounting, and what would cost no less has no reason in it.
TEST(CulpritReason, OfAMeshOrAtNoGainTheAccountingIsNoReason) {
  std::vector<scene::Part> parts(3, makePart(scene::PartKind::box, glm::dvec3(0.5)));
  parts[1].materials = true;
  const Case cheap(makeScene(makeLinkset(parts)));
  ASSERT_LE(cheap.cost.landImpact, 3);
  EXPECT_EQ(cheap.reason().find("new accounting"), std::string::npos);
  EXPECT_FALSE(whyNewAccounting(cheap.scene.linksets[0], cheap.cost, cheap.profile.accounting));
  const Case mesh(
      makeScene(makeLinkset({makePart(scene::PartKind::mesh, glm::dvec3(2), scene::ShapeType::prim),
                             makePart(scene::PartKind::box, glm::dvec3(1))}),
                makeAsset({.physicsMesh = true})));
  EXPECT_FALSE(whyNewAccounting(mesh.scene.linksets[0], mesh.cost, mesh.profile.accounting));
}

TEST(CulpritReason, OfNothingSaysNothing) {
  const Case one(meshOf({1}));
  EXPECT_FALSE(reasonOf({}, one.scene.linksets[0], one.cost, one.profile));
}

}  // namespace
}  // namespace wb::cost
