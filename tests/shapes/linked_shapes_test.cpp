#include "model/asset/make_blocks.h"
#include "model/scene/part_placement.h"
#include "model/shapes/apply_shapes.h"
#include "model/shapes/detail/prim_bodies.h"
#include "model/shapes/shapes.h"
#include "tests/shapes/boxes.h"
#include "tests/support/long_sizes.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

/// Shapes of bodies that are linked to a mesh. Costs are worked out by hand from the cost rules: a
/// prim 0.1 PE, a hull of V vertices 0.04 (V + 1), the server 0.5 a part, both summed over parts.
namespace wb::shape {
namespace {

using cost::test::makeLinkset;
using cost::test::makePart;
using test::meshOfBoxes;
using test::TestBox;

/// A table: a top and four legs, none of which another can stand for.
const std::vector<TestBox> table{{{0, 0, 1}, {2, 1, 1.1}},
                                 {{0, 0, 0}, {0.1, 0.1, 1}},
                                 {{1.9, 0, 0}, {2, 0.1, 1}},
                                 {{0, 0.9, 0}, {0.1, 1, 1}},
                                 {{1.9, 0.9, 0}, {2, 1, 1}}};

/// A part whose mesh is given in metres.
struct MeshPart {
  asset::MeshAsset asset;
  scene::Linkset linkset;
  std::vector<cost::PartStatistics> statistics;
  cost::Profile profile;

  explicit MeshPart(mesh::TriangleMesh mesh, const std::optional<glm::dvec3>& size = {}) {
    glm::dvec3 low(1e9);
    glm::dvec3 high(-1e9);
    for (const glm::dvec3& position : mesh.positions) {
      low = glm::min(low, position);
      high = glm::max(high, position);
    }
    const glm::dvec3 extent = glm::max(high - low, glm::dvec3(0.01));
    for (glm::dvec3& position : mesh.positions) position = (position - (low + high) / 2.0) / extent;
    asset.lods[0] = asset::Faces{asset::makeFace(mesh)};
    const scene::Part part = makePart(scene::PartKind::mesh, size.value_or(extent));
    linkset = makeLinkset({part});
    statistics = {cost::test::statisticsOf(part, &asset)};
  }

  Loaded<std::vector<MadeShape>> made(const ShapeRequest& request) const {
    auto shapes = makeShapes({linkset, 0, &asset, statistics, profile}, request);
    EXPECT_TRUE(shapes) << (shapes ? "" : line(shapes.error()));
    return shapes ? std::move(*shapes) : Loaded<std::vector<MadeShape>>{};
  }
};

/// With WEIGHBRIDGE_LONG set shapes are looked for as long as for users.
ShapeRequest requestWithin(const std::vector<std::string_view>& methods, double metres) {
  ShapeRequest request;
  std::erase_if(request.methods = fitMethods(), [&](const FitMethod& method) {
    return std::ranges::find(methods, method.name) == methods.end();
  });
  request.within = {metres, false};
  request.keepsPassage = false;
  request.triesHopeless = true;
  if (!wb::test::isLong()) request.effort = 0.2;
  return request;
}

MadeShape onlyOne(const MeshPart& part, std::string_view method, double metres) {
  auto shapes = part.made(requestWithin({method}, metres)).value;
  EXPECT_EQ(shapes.size(), 1U) << method;
  return shapes.empty() ? MadeShape() : std::move(shapes.front());
}

std::size_t countOf(const MadeShape& made, scene::PartKind kind) {
  return static_cast<std::size_t>(std::ranges::count(made.shape.prims, kind, &Primitive::kind));
}

/// A prism of many sides along z, or a ball of rings, in metres.
mesh::TriangleMesh roundMesh(double radius, double height, bool isBall) {
  constexpr int sides = 40;
  constexpr int rings = 20;
  mesh::TriangleMesh mesh;
  for (int ring = 0; ring <= rings; ++ring) {
    const double share = static_cast<double>(ring) / rings;
    const double slope = std::numbers::pi * (share - 0.5);
    const double wide = isBall ? radius * std::cos(slope) : radius;
    const double z = isBall ? radius * std::sin(slope) : height * (share - 0.5);
    for (int side = 0; side < sides; ++side) {
      const double angle = 2 * std::numbers::pi * side / sides;
      mesh.positions.emplace_back(wide * std::cos(angle), wide * std::sin(angle), z);
    }
  }
  const auto at = [](int ring, int side) {
    return static_cast<std::uint32_t>(ring * sides + side % sides);
  };
  for (int ring = 0; ring < rings; ++ring)
    for (int side = 0; side < sides; ++side) {
      mesh.triangles.push_back({at(ring, side), at(ring, side + 1), at(ring + 1, side + 1)});
      mesh.triangles.push_back({at(ring, side), at(ring + 1, side + 1), at(ring + 1, side)});
    }
  for (const int ring : {0, rings})
    for (int side = 1; side + 1 < sides; ++side)
      mesh.triangles.push_back({at(ring, 0), at(ring, side), at(ring, side + 1)});
  return mesh;
}

/// Five prims: 0.5 PE; with the table itself six parts: the server's 3 decide.
TEST(LinkedShapes, ATableIsFivePrims) {
  const MeshPart part(meshOfBoxes(table));
  const MadeShape made = onlyOne(part, "prims", 0.05);
  ASSERT_EQ(made.shape.prims.size(), 5U);
  EXPECT_EQ(countOf(made, scene::PartKind::box), 5U);
  // Each is around its piece; corners between walls that the closing width fills count as solid.
  EXPECT_LT(made.shape.error.error(), 0.0125);
  EXPECT_NEAR(*made.physics, 0.5, 1e-9);
  EXPECT_NEAR(*made.physicsPhysical, 0.5, 1e-9);
  EXPECT_EQ(made.server, 2.5);
  EXPECT_EQ(made.landImpact, 3);
  EXPECT_TRUE(made.isUsed);
  EXPECT_TRUE(made.isAsAsked);
  EXPECT_EQ(arrivalOf(made.shape), Arrival::exact);
}

TEST(LinkedShapes, HullsCostByTheirVerticesAndTheServer) {
  const MeshPart part(meshOfBoxes(table));
  const MadeShape made = onlyOne(part, "hull-linkset", 0.12);
  ASSERT_FALSE(made.shape.pieces.empty());
  EXPECT_TRUE(made.shape.isWithin());
  double physics = 0;
  for (const Piece& piece : made.shape.pieces)
    physics += 0.04 * (static_cast<double>(piece.corners().size()) + 1);
  const auto count = static_cast<double>(made.shape.pieces.size());
  EXPECT_NEAR(*made.physics, physics, 1e-9);
  EXPECT_EQ(made.landImpact, std::round(std::max(physics, 0.5 * (count + 1))));
  EXPECT_TRUE(made.isUsed);
  EXPECT_EQ(made.bodies.size(), made.shape.pieces.size());
  for (const LinkedBody& body : made.bodies) {
    EXPECT_EQ(body.part.shapeType, scene::ShapeType::convexHull);
    EXPECT_TRUE(isBody(body.part));
  }
}

TEST(LinkedShapes, ABoxIsOnePrimHoweverItIsTurned) {
  const glm::dquat turn = glm::angleAxis(0.5, glm::normalize(glm::dvec3(1, 2, 3)));
  for (const bool isTurned : {false, true}) {
    mesh::TriangleMesh mesh = meshOfBoxes({{{0, 0, 0}, {1, 2, 3}}});
    if (isTurned)
      for (glm::dvec3& position : mesh.positions) position = turn * position;
    const MadeShape made = onlyOne(MeshPart(mesh), "prims", 0.05);
    ASSERT_EQ(made.shape.prims.size(), 1U) << isTurned;
    EXPECT_EQ(countOf(made, scene::PartKind::box), 1U);
    EXPECT_TRUE(made.shape.isWithin()) << made.shape.error.error();
    EXPECT_NEAR(*made.physics, 0.1, 1e-12);
    EXPECT_EQ(made.landImpact, 1);
    glm::dvec3 size = made.shape.prims[0].size;
    std::sort(&size.x, &size.x + 3);
    for (int axis = 0; axis < 3; ++axis) EXPECT_NEAR(size[axis], axis + 1, 0.05);
  }
}

TEST(LinkedShapes, RoundOnesAreACylinderAndASphere) {
  const MadeShape tube = onlyOne(MeshPart(roundMesh(0.5, 2, false)), "prims", 0.05);
  EXPECT_EQ(countOf(tube, scene::PartKind::cylinder), 1U);
  EXPECT_EQ(tube.shape.prims.size(), 1U);
  EXPECT_NEAR(*tube.physics, 0.1, 1e-12);
  const MadeShape ball = onlyOne(MeshPart(roundMesh(0.5, 0, true)), "prims", 0.05);
  EXPECT_EQ(countOf(ball, scene::PartKind::sphere), 1U);
  EXPECT_EQ(ball.shape.prims.size(), 1U);
  EXPECT_TRUE(ball.shape.isWithin()) << ball.shape.error.error();
  EXPECT_NEAR(*ball.physics, 0.1, 1e-12);
}

/// What rounds out of the bodies that are measured counts.
TEST(LinkedShapes, BulgesOfRoundPrimsAreInTheError) {
  const Primitive ball{scene::PartKind::sphere, glm::dvec3(2), {1, 2, 3}, {1, 0, 0, 0}};
  const auto piece = pieceOf(ball);
  ASSERT_TRUE(piece);
  double inner = 1;
  for (const glm::dvec3& corner : piece->corners())
    EXPECT_NEAR(glm::distance(corner, ball.place), 1, 1e-12);
  for (const auto& [a, b, c] : piece->triangles()) {
    const auto& corners = piece->corners();
    const glm::dvec3 normal =
        glm::normalize(glm::cross(corners[b] - corners[a], corners[c] - corners[a]));
    inner = std::min(inner, glm::dot(normal, corners[a] - ball.place));
  }
  EXPECT_NEAR(bulgeOf(ball), 1 - inner, 1e-9);
  EXPECT_LT(bulgeOf(ball), 0.03);
  const Primitive tube{scene::PartKind::cylinder, {2, 2, 5}, {0, 0, 0}, {1, 0, 0, 0}};
  EXPECT_NEAR(bulgeOf(tube), 1 - std::cos(std::numbers::pi / 32), 1e-12);
  EXPECT_EQ(bulgeOf({}), 0);
}

TEST(LinkedShapes, ASheetIsAThinBox) {
  const mesh::TriangleMesh sheet{{{0, 0, 0}, {4, 0, 0}, {4, 0, 3}, {0, 0, 3}},
                                 {{0, 1, 2}, {0, 2, 3}}};
  const MadeShape made = onlyOne(MeshPart(sheet), "prims", 0.05);
  ASSERT_EQ(made.shape.prims.size(), 1U);
  EXPECT_TRUE(made.shape.isWithin());
  const glm::dvec3 size = made.shape.prims[0].size;
  EXPECT_GE(std::min({size.x, size.y, size.z}), leastPrimSide);
  EXPECT_NEAR(*made.physics, 0.1, 1e-12);
}

TEST(LinkedShapes, OfNothingAreNone) {
  for (const mesh::TriangleMesh& mesh :
       {mesh::TriangleMesh{}, mesh::TriangleMesh{{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}, {{0, 1, 2}}}}) {
    const auto solid = solidFor(mesh, 0.1);
    EXPECT_FALSE(solid);
  }
}

/// Of what is less than 1 cm thin no part can be made; of more than 64 m neither.
TEST(LinkedShapes, PartsAreAsTheGridAllows) {
  const MadeShape plate =
      onlyOne(MeshPart(meshOfBoxes({{{0, 0, 0}, {1, 1, 0.002}}})), "prims", 0.02);
  ASSERT_EQ(plate.shape.prims.size(), 1U);
  EXPECT_GE(plate.shape.prims[0].size.z, leastPrimSide);
  const MadeShape rail = onlyOne(MeshPart(meshOfBoxes({{{0, 0, 0}, {100, 2, 2}}})), "prims", 2);
  EXPECT_GE(rail.shape.prims.size(), 2U);
  EXPECT_TRUE(rail.shape.isWithin());
  for (const Primitive& prim : rail.shape.prims)
    for (int axis = 0; axis < 3; ++axis) EXPECT_LE(prim.size[axis], mostPrimSide);
}

/// With three sides below 0.2 m a mesh collides as its box, whatever hull it has.
TEST(LinkedShapes, ATinyHullIsItsBox) {
  const mesh::TriangleMesh wedge{{{0, 0, 0}, {0.15, 0, 0}, {0, 0.15, 0}, {0, 0, 0.15}},
                                 {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}}};
  const MadeShape made = onlyOne(MeshPart(wedge), "hull-linkset", 0.03);
  EXPECT_TRUE(made.isUsed);
  EXPECT_NEAR(*made.physics, 0.1 * static_cast<double>(made.shape.pieces.size()), 1e-12);
  for (const Piece& piece : made.shape.pieces) EXPECT_EQ(piece.corners().size(), 8U);
}

/// Parts that are linked beside a part with shape type None do not become smaller by being thin.
TEST(LinkedShapes, ServeWhereTheMeshWouldCollideAsItsBaseHull) {
  const MeshPart thin(meshOfBoxes(
      {{{0, 0, 0}, {0.5, 0.15, 4}}, {{3.5, 0, 0}, {4, 0.15, 4}}, {{0, 0, 3.5}, {4, 0.15, 4}}}));
  const MadeShape made = onlyOne(thin, "prims", 0.15);
  EXPECT_TRUE(made.isUsed);
  EXPECT_EQ(made.shape.prims.size(), 3U);
  EXPECT_NEAR(*made.physics, 0.3, 1e-12);
}

MadeShape exactSurfaceOf(double cost, double error) {
  MadeShape made;
  made.shape.surface = {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}}};
  // Its width decides the cost: 0.05 PE times 1 / width.
  const double scale = 0.05 / cost / std::sqrt(0.5);
  for (glm::dvec3& position : made.shape.surface.positions) position *= scale;
  made.shape.error.overfill.distance = error;
  made.physicsNow = cost;
  made.isAsAsked = true;
  return made;
}

MadeShape primsOf(std::size_t count, double error) {
  MadeShape made;
  made.shape.build = Build::linkedPrims;
  for (std::size_t i = 0; i < count; ++i) {
    Primitive box;
    box.place.x = 2.0 * static_cast<double>(i);
    made.shape.prims.push_back(box);
    made.shape.pieces.push_back(*pieceOf(box));
  }
  made.bodies = *makeBodies(made.shape, cost::Profile());
  made.shape.error.overfill.distance = error;
  made.physicsNow = 0.1 * static_cast<double>(count);
  made.server = 0.5 * static_cast<double>(count);
  made.isAsAsked = true;
  return made;
}

/// Nine prims and the mesh: the server's 5. They are less work for the region than a surface of 6,
/// but not than one of 5.
TEST(LinkedShapes, AreChosenByTheWholeLandImpact) {
  const MeshPart part(meshOfBoxes(table));
  for (const auto& [cost, isLinked] : {std::pair(6.0, true), std::pair(5.0, false)}) {
    std::vector<MadeShape> shapes{exactSurfaceOf(cost, 0.2), primsOf(9, 0.01)};
    const PartShapes all{0, &shapes};
    chooseShapes(part.linkset, part.statistics, part.profile, {&all, 1}, false);
    EXPECT_EQ(shapes[1].isChosen, isLinked) << cost;
    EXPECT_EQ(shapes[0].isChosen, !isLinked) << cost;
    chooseShapes(part.linkset, part.statistics, part.profile, {&all, 1}, true);
    EXPECT_TRUE(shapes[0].isChosen) << "of a budget";
  }
}

TEST(LinkedShapes, GoBeforeHullsThatNobodyKnowsHowTheyArrive) {
  const MeshPart part(meshOfBoxes(table));
  MadeShape hulls;
  hulls.shape.method = "cover";
  hulls.shape.pieces = primsOf(2, 0).shape.pieces;
  hulls.physicsNow = 0.72;
  hulls.isAsAsked = true;
  std::vector<MadeShape> shapes{hulls, primsOf(3, 0.01)};
  const PartShapes all{0, &shapes};
  chooseShapes(part.linkset, part.statistics, part.profile, {&all, 1}, false);
  EXPECT_TRUE(shapes[1].isChosen);
  chooseShapes(part.linkset, part.statistics, part.profile, {&all, 1}, false, false);
  EXPECT_TRUE(shapes[0].isChosen) << "in a mesh asset";
}

/// One linked prim and the mesh are 1 LI at least: less than that a box is by its base hull.
TEST(LinkedShapes, AreNotLookedForWhereTheyCannotWin) {
  const MeshPart box(meshOfBoxes({{{0, 0, 0}, {1, 2, 3}}}));
  ShapeRequest request = requestWithin({"base", "prims"}, 0.15);
  EXPECT_EQ(box.made(request).value.size(), 2U);
  request.triesHopeless = false;
  const auto made = box.made(request).value;
  ASSERT_EQ(made.size(), 1U);
  EXPECT_EQ(made[0].shape.method, "base");
}

TEST(LinkedShapes, AreOnTheFrontByWhatTheServerCountsToo) {
  std::vector<MadeShape> shapes{exactSurfaceOf(2, 0.1), primsOf(5, 0.1), primsOf(5, 0.05)};
  markFront(shapes);
  EXPECT_FALSE(shapes[1].isOnFront) << "2.5 of the server for the same error";
  EXPECT_TRUE(shapes[0].isOnFront);
  EXPECT_TRUE(shapes[2].isOnFront);
}

/// The mesh may not be the root with shape type None; all stay where they are.
TEST(LinkedShapes, ABodyIsTheRoot) {
  MeshPart part(meshOfBoxes(table));
  part.linkset.position = {10, 20, 30};
  part.linkset.rotation = glm::angleAxis(0.7, glm::dvec3(0, 0, 1));
  const scene::Scene before = cost::test::makeScene(part.linkset, part.asset);
  const MadeShape made = onlyOne(part, "prims", 0.05);
  const std::vector<scene::Target> targets{{0, 0}};
  auto used = making::used(before, targets, made.shape);
  ASSERT_TRUE(used) << line(used.error());
  EXPECT_EQ(used->linksets[0].parts.size(), 6U);
  const scene::Composed after = making::rooted({*used, {{0, 0}, {0, {}}}});
  const scene::Linkset& linkset = after.scene.linksets[0];
  ASSERT_EQ(linkset.parts.size(), 6U);
  EXPECT_EQ(after.about, (std::vector<scene::Target>{{0, 1}, {0, {}}}));
  EXPECT_TRUE(isBody(linkset.parts[0]));
  EXPECT_EQ(linkset.parts[0].position, glm::dvec3(0));
  EXPECT_EQ(linkset.parts[1].shapeType, scene::ShapeType::none);
  const scene::Placement was(part.linkset, part.linkset.parts[0]);
  const scene::Placement is(linkset, linkset.parts[1]);
  EXPECT_LT(glm::distance(was.position, is.position), 1e-9);
  EXPECT_GT(std::abs(glm::dot(was.rotation, is.rotation)), 1 - 1e-12);
  for (std::size_t i = 0; i < 5; ++i) {
    const Primitive& prim = made.shape.prims[i];
    const scene::Part& body = linkset.parts[i == 0 ? 0 : i + 1];
    const glm::dvec3 place = part.linkset.position + part.linkset.rotation * prim.place;
    EXPECT_LT(glm::distance(scene::Placement(linkset, body).position, place), 1e-9);
    EXPECT_EQ(body.scale, prim.size);
  }
  // Weighed as a scene it costs what was promised.
  const auto statistics = cost::makeStatistics(after.scene, cost::GeometryRules(part.profile));
  const auto costs = cost::weigh(linkset, statistics.linksets[0], part.profile);
  EXPECT_EQ(costs.landImpact, made.landImpact);
  EXPECT_NEAR(costs.physics, *made.physics, 1e-9);
  EXPECT_EQ(costs.server, 3);
}

TEST(LinkedShapes, AreNotWrittenWhereOneMeshIsHeld) {
  for (const char* file : {"a_PHYS.dae", "a_PHYS.glb", "a.llmesh", "a.slm"})
    EXPECT_TRUE(making::refusalOfLinked(file)) << file;
  for (const char* file : {"a.dae", "a_PHYS.obj", "a.weighbridge"})
    EXPECT_FALSE(making::refusalOfLinked(file)) << file;
}

/// Names of menu entries stand in quotes in a sentence.
TEST(LinkedShapes, ARefusalQuotesWhatToChooseInstead) {
  FittedShape linked;
  linked.build = Build::linkedHulls;
  const std::vector shapes{making::ShapeForParts{{{0, 0}}, linked}};
  const auto written = making::write({}, shapes, "a.llmesh");
  ASSERT_FALSE(written);
  for (const char* entry : {"\"Shape > Use shape\"", "\"File > Export for the uploader…\""})
    EXPECT_NE(message(written.error()).find(entry), std::string::npos) << entry;
}

}  // namespace
}  // namespace wb::shape
