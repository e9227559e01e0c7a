#include "model/asset/make_blocks.h"
#include "model/scene/part.h"
#include "model/shapes/shapes.h"
#include "tests/shapes/boxes.h"
#include "tests/support/long_sizes.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace wb::shape {
namespace {

/// A mesh part of boxes whose low corner is at the origin.
struct BoxedPart {
  scene::Linkset linkset;
  asset::MeshAsset asset;
  std::vector<cost::PartStatistics> statistics;
  cost::Profile profile;

  BoxedPart(const std::vector<test::TestBox>& boxes, const glm::dvec3& size) {
    mesh::TriangleMesh mesh = test::meshOfBoxes(boxes);
    glm::dvec3 high(0);
    for (const glm::dvec3& position : mesh.positions) high = glm::max(high, position);
    for (glm::dvec3& position : mesh.positions) position = position / high - 0.5;
    asset.lods[0] = asset::Faces{asset::makeFace(mesh)};
    const scene::Part part = cost::test::makePart(scene::PartKind::mesh, size);
    linkset = cost::test::makeLinkset({part});
    statistics = {cost::test::statisticsOf(part, &asset)};
  }

  Loaded<std::vector<MadeShape>> shapes(const ShapeRequest& request) const {
    auto made = makeShapes({linkset, 0, &asset, statistics, profile}, request);
    EXPECT_TRUE(made) << (made ? "" : line(made.error()));
    return made ? std::move(*made) : Loaded<std::vector<MadeShape>>{};
  }
};

/// With WEIGHBRIDGE_LONG set shapes are looked for as long as for users.
ShapeRequest requestFor(const std::vector<std::string_view>& methods, double share) {
  ShapeRequest request;
  request.methods.clear();
  for (const FitMethod& method : fitMethods())
    if (std::ranges::find(methods, method.name) != methods.end()) request.methods.push_back(method);
  request.within = {share, true};
  if (!wb::test::isLong()) request.effort = 0.2;
  return request;
}

/// Two posts and a beam.
const std::vector<test::TestBox> portal{
    {{0, 0, 0}, {1, 1, 4}}, {{3, 0, 0}, {4, 1, 4}}, {{0, 0, 3.2}, {4, 1, 4}}};

std::size_t countOf(const Diagnostics& findings, std::string_view code) {
  return static_cast<std::size_t>(std::ranges::count_if(
      findings, [&](const Diagnostic& finding) { return finding.text.code == code; }));
}

TEST(MadeShapes, OfAMissingMeshThereAreNone) {
  const BoxedPart gate(portal, {4, 1, 4});
  const auto made = makeShapes({gate.linkset, 0, nullptr, gate.statistics, gate.profile},
                               requestFor({"base"}, 0.1));
  ASSERT_FALSE(made);
  EXPECT_EQ(message(made.error()), "the mesh is missing, so nothing can be generated from it");
}

/// With two sides below 0.2 m a part collides as its base hull, whatever hulls it has.
TEST(MadeShapes, HullsThatTheGridIgnoresAreNotUsed) {
  const BoxedPart post(portal, {0.15, 0.15, 2.4});
  ShapeRequest request = requestFor({"base", "boxes"}, 0.01);
  request.keepsPassage = false;
  const auto close = post.shapes(request);
  ASSERT_EQ(close.value.size(), 2U);
  EXPECT_TRUE(close.value[0].isUsed) << "one hull, as its base hull is";
  EXPECT_GT(close.value[1].shape.pieces.size(), 1U);
  EXPECT_FALSE(close.value[1].isUsed);
  EXPECT_FALSE(close.value[1].isAsAsked);
  EXPECT_FALSE(close.value[1].isOnFront);
  EXPECT_EQ(countOf(close.findings, "shape.not_used"), 1U);
  request.within->value = 0.2;
  EXPECT_TRUE(post.shapes(request).value.at(0).isChosen);
}

/// Triangles are only for what has no side below 0.5 m.
TEST(MadeShapes, WhyAShapeWouldNotBeUsedIsTold) {
  const auto thin = BoxedPart(portal, {4, 0.3, 4}).shapes(requestFor({"panels"}, 0.1));
  ASSERT_EQ(thin.value.size(), 1U);
  EXPECT_FALSE(thin.value[0].isUsed);
  EXPECT_EQ(countOf(thin.findings, "shape.not_used"), 1U);
  const auto thick = BoxedPart(portal, {4, 1, 4}).shapes(requestFor({"panels"}, 0.1));
  EXPECT_TRUE(thick.value.at(0).isUsed);
  EXPECT_EQ(countOf(thick.findings, "shape.not_used"), 0U);
}

/// A niche of 1 m width is 0.35 m deep: within 6 % of the diagonal of 6 m nothing is lost.
TEST(MadeShapes, TheSameHullKeepsTheSamePassageUnderABudget) {
  const BoxedPart block({{{0, 0, 0}, {4, 1.65, 4}},
                         {{0, 1.65, 0}, {1.5, 2, 4}},
                         {{2.5, 1.65, 0}, {4, 2, 4}},
                         {{1.5, 1.65, 2.2}, {2.5, 2, 4}}},
                        {4, 2, 4});
  ShapeRequest request = requestFor({"base"}, 0.06);
  const auto within = block.shapes(request);
  request.budget = 3;
  const auto bought = block.shapes(request);
  ASSERT_EQ(bought.value.size(), 1U);
  EXPECT_TRUE(within.value.at(0).isChosen);
  EXPECT_TRUE(bought.value[0].isChosen);
}

/// A beam of many quads has corners all along its edges, off them by what the format rounds: eight
/// count. A lower level of detail that is a tetrahedron is what the grid makes the hull of.
TEST(MadeShapes, TheBaseHullIsTheOneThatIsWeighed) {
  std::vector<test::TestBox> slices;
  for (double x = 0; x < 3.7; x += 0.37) slices.push_back({{x, 0, 0}, {x + 0.37, 1, 1}});
  BoxedPart beam(slices, {3.7, 1, 1});
  const auto counted = [&] {
    beam.statistics = {cost::test::statisticsOf(beam.linkset.parts[0], &beam.asset)};
    const auto made = beam.shapes(requestFor({"base"}, 0.9));
    EXPECT_EQ(made.value.at(0).shape.pieces.at(0).corners().size(),
              beam.statistics[0].hullVertices);
    return beam.statistics[0].hullVertices;
  };
  EXPECT_EQ(counted(), 8U);
  const mesh::TriangleMesh low{{{-.5, -.5, -.5}, {.5, -.5, -.5}, {0, .5, -.5}, {0, 0, .5}},
                               {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}}};
  beam.asset.lods[2] = asset::Faces{asset::makeFace(low)};
  EXPECT_EQ(counted(), 4U);
}

/// The uploader makes the one hull with all of its corners; a mesh asset holds one with as few as
/// are asked for. A slab with a block on it has twelve.
TEST(MadeShapes, OnlyAMeshAssetHasOneHullOfFewerCorners) {
  const BoxedPart block({{{0, 0, 0}, {4, 4, 1}}, {{1, 1, 1}, {3, 3, 4}}}, {4, 4, 4});
  ShapeRequest request = requestFor({"base"}, 0.9);
  request.mostCorners = 8;
  request.keepsPassage = false;
  const MadeShape uploaded = block.shapes(request).value.at(0);
  EXPECT_EQ(uploaded.shape.pieces.at(0).corners().size(), 12U);
  EXPECT_NEAR(uploaded.physics.value_or(0), 0.04 * 13, 1e-9);
  request.prefersExact = false;
  const MadeShape stored = block.shapes(request).value.at(0);
  const std::size_t corners = stored.shape.pieces.at(0).corners().size();
  EXPECT_LE(corners, 8U);
  EXPECT_NEAR(stored.physics.value_or(0), 0.04 * static_cast<double>(corners + 1), 1e-9);
}

/// A wall of 20 m with a doorway of 1 m: who wants to get to the other side has no other way near.
const std::vector<test::TestBox> wallWithADoor{
    {{0, 0, 0}, {9.5, 1, 4}}, {{10.5, 0, 0}, {20, 1, 4}}, {{0, 0, 2.5}, {20, 1, 4}}};

/// Of that wall, whose middle is the origin: one hull closes it, three leave it open.
Result<std::vector<Piece>> oneHullUnlessClose(const Solid&, const FitOptions& options,
                                              const Task&) {
  std::vector<test::TestBox> boxes = wallWithADoor;
  if (options.tolerance > 0.2) boxes = {{{0, 0, 0}, {20, 1, 4}}};
  for (auto& [low, high] : boxes) {
    low -= glm::dvec3(10, 0.5, 2);
    high -= glm::dvec3(10, 0.5, 2);
  }
  return test::piecesOfBoxes(boxes);
}

/// Within 0.6 m, by which a door of 1 m may be filled, a user gets what is within a quarter of
/// that, where all else closes the way.
TEST(MadeShapes, ABlockedPassageIsTriedMoreClosely) {
  const BoxedPart wall(wallWithADoor, {20, 1, 4});
  ShapeRequest request = requestFor({"boxes"}, 0.1);
  request.within = {0.6, false};
  request.prefersExact = false;
  FitMethod& method = request.methods.at(0);
  method.name = "one hull unless close";
  method.fit = &oneHullUnlessClose;
  method.followsTolerance = true;
  const auto open = wall.shapes(request);
  ASSERT_EQ(open.value.size(), 1U);
  EXPECT_TRUE(open.value[0].shape.keepsPassage());
  EXPECT_EQ(open.value[0].shape.pieces.size(), 3U);
  EXPECT_EQ(open.value[0].shape.tolerance, 0.6);
  EXPECT_TRUE(open.value[0].isChosen);
  method.name = "the same once";
  method.followsTolerance = false;
  const auto once = wall.shapes(request);
  ASSERT_EQ(once.value.size(), 1U);
  EXPECT_FALSE(once.value[0].shape.keepsPassage());
  EXPECT_FALSE(once.value[0].isChosen);
}

TEST(MadeShapes, WhatIsLostIsToldOnlyWhereNothingElseWillDo) {
  const BoxedPart gate(portal, {4, 1, 4});
  const auto none = gate.shapes(requestFor({"base"}, 0.04));
  ASSERT_GT(countOf(none.findings, "shape.way_lost"), 0U);
  for (const Argument& argument : none.findings.front().arguments) {
    const double centimetres = std::get<Number>(argument.value).value * 100;
    EXPECT_NEAR(centimetres, std::round(centimetres), 1e-9) << argument.name;
  }
  const auto some = gate.shapes(requestFor({"base", "cover"}, 0.04));
  EXPECT_FALSE(some.value.at(0).shape.keepsPassage());
  EXPECT_TRUE(some.value.at(1).isChosen);
  EXPECT_EQ(countOf(some.findings, "shape.way_lost"), 0U);
}

TEST(TolerancesByZone, AreUsualUnlessSaidOtherwise) {
  EXPECT_EQ(tolerancesFor({}, 2), (ZoneTolerances{0.05, 0.3}));
  EXPECT_EQ(tolerancesFor({}, 0.5), (ZoneTolerances{0.025, 0.025})) << "5 % of small things";
  EXPECT_EQ(tolerancesFor({.contact = Tolerance{0.1, true}}, 2), (ZoneTolerances{0.2, 0.3}));
  EXPECT_EQ(tolerancesFor({.elsewhere = Tolerance{0.5, false}}, 4), (ZoneTolerances{0.05, 0.5}));
}

/// Nobody wants a shape closer where nobody touches it, unless they say so.
TEST(TolerancesByZone, WhatIsNotAskedForGivesWay) {
  EXPECT_EQ(tolerancesFor({.contact = Tolerance{0.1, true}}, 0.5), (ZoneTolerances{0.05, 0.05}));
  EXPECT_EQ(tolerancesFor({.contact = Tolerance{0.4, false}}, 9), (ZoneTolerances{0.4, 0.4}));
  EXPECT_EQ(tolerancesFor({.elsewhere = Tolerance{0.01, true}}, 2), (ZoneTolerances{0.02, 0.02}));
  const TolerancesByZone both{Tolerance{0.2, false}, Tolerance{0.1, false}};
  EXPECT_EQ(tolerancesFor(both, 2), (ZoneTolerances{0.2, 0.1}));
}

/// One pair of numbers is chosen for parts of all sizes.
TEST(TolerancesByZone, AreChosenByNumbers) {
  EXPECT_EQ(tolerancesFor(chosenTolerances(0.02), 3), (ZoneTolerances{0.02, 0.3}));
  EXPECT_EQ(tolerancesFor(chosenTolerances(0.02), 0.5), (ZoneTolerances{0.02, 0.025}));
  EXPECT_EQ(tolerancesFor(chosenTolerances(0.05, 0.3), 0.5), tolerancesFor({}, 0.5));
  EXPECT_EQ(tolerancesFor(chosenTolerances(0.1, 0.3), 0.5), (ZoneTolerances{0.1, 0.1}));
  EXPECT_EQ(tolerancesFor(chosenTolerances(0.02, 0.1), 0.5), (ZoneTolerances{0.02, 0.1}));
}

/// A slab of 1.2 x 0.8 m on a foot that stands back by 0.3 m and 0.2 m. Below its corners one hull
/// is as far from the slab as from the foot: 0.238 m by similar triangles.
TEST(MadeShapes, WhatNobodyTouchesMayBeFartherOff) {
  const BoxedPart slab({{{0, 0, 0.7}, {1.2, 0.8, 0.8}}, {{0.3, 0.2, 0}, {0.9, 0.6, 0.7}}},
                       {1.2, 0.8, 0.8});
  ShapeRequest request = requestFor({"base"}, 0.05);
  request.within = {0.05, false};
  const auto all = slab.shapes(request);
  ASSERT_EQ(all.value.size(), 1U);
  EXPECT_FALSE(all.value[0].isAsAsked);
  EXPECT_FALSE(all.value[0].shape.error.zones);
  request.within.reset();
  const auto usual = slab.shapes(request);
  ASSERT_EQ(usual.value.size(), 1U);
  ASSERT_TRUE(usual.value[0].shape.error.zones);
  EXPECT_TRUE(usual.value[0].isAsAsked);
  EXPECT_LE(usual.value[0].shape.error.zones->contact.distance, 0.011);
  EXPECT_NEAR(usual.value[0].shape.error.zones->elsewhere.distance, 0.238, 0.06 * 0.238);
  // What is searched for costs no more than that hull: 12 vertices.
  request.zones.contact = Tolerance{0.1, false};
  request.methods = requestFor({"cover"}, 0.05).methods;
  const auto cover = slab.shapes(request);
  ASSERT_EQ(cover.value.size(), 1U);
  EXPECT_TRUE(cover.value[0].isAsAsked);
  EXPECT_LE(*cover.value[0].physics, 0.04 * 13 + 1e-9);
  request.methods = requestFor({"base"}, 0.05).methods;
  request.zones.contact.reset();
  request.zones.elsewhere = Tolerance{0.2, false};
  EXPECT_FALSE(slab.shapes(request).value.at(0).isAsAsked);
}

/// A hull of many more vertices than a box needs: what is searched for must beat the box.
Result<std::vector<Piece>> costlyHull(const Solid& solid, const FitOptions&, const Task&) {
  std::vector<glm::dvec3> corners;
  const glm::dvec3 half = (solid.high() - solid.low()) / 2.0;
  for (int i = 0; i < 8; ++i) {
    const glm::dvec3 corner((i & 1) != 0 ? half.x : -half.x, (i & 2) != 0 ? half.y : -half.y,
                            (i & 4) != 0 ? half.z : -half.z);
    for (int axis = 0; axis < 3; ++axis) {
      corners.push_back(corner);
      corners.back()[axis] *= 0.9;
    }
  }
  return std::vector<Piece>{*Piece::of(corners)};
}

std::vector<std::string_view> namesOf(const std::vector<MadeShape>& shapes) {
  std::vector<std::string_view> names;
  for (const MadeShape& made : shapes) names.push_back(made.shape.method);
  return names;
}

/// A block is its own box, which costs 0.36 PE.
TEST(MadeShapes, NothingChosenCostsMoreThanARival) {
  const BoxedPart block({{{0, 0, 0}, {2, 2, 2}}}, {2, 2, 2});
  ShapeRequest request = requestFor({"cover", "box"}, 0.2);
  request.prefersExact = false;
  request.methods.at(0).name = "costly hull";
  request.methods.at(0).fit = &costlyHull;
  const auto made = block.shapes(request);
  ASSERT_EQ(namesOf(made.value), (std::vector<std::string_view>{"costly hull", "box"}));
  EXPECT_TRUE(made.value[0].isAsAsked);
  EXPECT_GT(*made.value[0].physics, 0.36);
  EXPECT_NEAR(*made.value[1].physics, 0.36, 1e-9);
  EXPECT_LE(made.value[1].shape.error.error(), 0.01);
  EXPECT_TRUE(made.value[1].isChosen);
}

/// Two posts and a beam fill half of their box.
TEST(MadeShapes, RivalsAreLeftOutWhereTheyAreNoBetter) {
  const BoxedPart gate(portal, {4, 1, 4});
  ShapeRequest request = requestFor({"boxes", "box", "untouched"}, 0.08);
  request.prefersExact = false;
  const auto names = namesOf(gate.shapes(request).value);
  EXPECT_EQ(names.at(0), "boxes");
  EXPECT_EQ(std::ranges::count(names, "box"), 0);
  request.triesHopeless = true;
  const auto all = gate.shapes(request);
  ASSERT_EQ(namesOf(all.value), (std::vector<std::string_view>{"boxes", "box", "untouched"}));
  EXPECT_FALSE(all.value[1].isAsAsked) << "it closes the gate";
  EXPECT_TRUE(all.value[2].isAsAsked);
  // Corners between walls that the closing width fills count as solid.
  EXPECT_LE(all.value[2].shape.error.error(), 0.005 * std::sqrt(33.0));
  request.triesHopeless = false;
  request.budget = 100;
  EXPECT_EQ(namesOf(gate.shapes(request).value), std::vector<std::string_view>{"boxes"})
      << "a budget asks for the closest, not for the cheapest";
}

/// What Analyze makes of the model is weighed by that, not by what it makes of its own hulls.
TEST(MadeShapes, AnalyzeOfTheModelIsOfTheModel) {
  const BoxedPart gate(portal, {4, 1, 4});
  ShapeRequest request = requestFor({"analyze"}, 0.2);
  request.keepsPassage = false;
  request.triesHopeless = true;
  const auto made = gate.shapes(request);
  ASSERT_EQ(made.value.size(), 1U);
  ASSERT_TRUE(made.value[0].analyzed);
  const auto range = analyzedRange(scene::seenMesh(gate.linkset.parts[0], &gate.asset));
  ASSERT_TRUE(range);
  EXPECT_EQ(made.value[0].analyzed->hulls, *range);
  EXPECT_EQ(arrivalOf(made.value[0].shape), Arrival::analyze);
}

}  // namespace
}  // namespace wb::shape
