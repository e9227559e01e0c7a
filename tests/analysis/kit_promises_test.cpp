#include "model/analysis/upload_kit.h"
#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "model/formats/export.h"
#include "model/geometry/convex_hull.h"
#include "model/shapes/apply_shapes.h"
#include "model/shapes/object_plan.h"
#include "tests/shapes/boxes.h"
#include "tests/shapes/gates.h"
#include "tests/support/long_sizes.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Levels of detail and shapes are planned and used in either order: what the plan promises, what
/// the scene weighs then, and what is read back from the files of its kit is the same.
namespace wb::weighing {
namespace {

using mesh::TriangleMesh;

/// A sheet of quads; `placeAt(u, v)` with u and v from 0 to 1.
template <class PlaceAt>
TriangleMesh sheet(std::uint32_t across, std::uint32_t along, const PlaceAt& placeAt) {
  TriangleMesh mesh;
  for (std::uint32_t y = 0; y <= along; ++y)
    for (std::uint32_t x = 0; x <= across; ++x)
      mesh.positions.push_back(
          placeAt(static_cast<double>(x) / across, static_cast<double>(y) / along));
  for (std::uint32_t y = 0; y < along; ++y)
    for (std::uint32_t x = 0; x < across; ++x) {
      const std::uint32_t a = y * (across + 1) + x;
      mesh.triangles.push_back({a, a + across + 1, a + 1});
      mesh.triangles.push_back({a + 1, a + across + 1, a + across + 2});
    }
  return mesh;
}

TriangleMesh inUnitCube(TriangleMesh mesh) {
  const auto bounds = asset::boundsOf<asset::Domain3>(mesh.positions);
  for (glm::dvec3& place : mesh.positions)
    place = (place - (bounds.min + bounds.max) / 2.0) / (bounds.max - bounds.min);
  return mesh;
}

TriangleMesh ball(std::uint32_t across = 16, std::uint32_t along = 10) {
  return sheet(across, along, [](double u, double v) {
    const double longitude = 2 * std::numbers::pi * u;
    const double latitude = std::numbers::pi * v;
    return 0.5 * glm::dvec3(std::cos(longitude) * std::sin(latitude),
                            std::sin(longitude) * std::sin(latitude), std::cos(latitude));
  });
}

TriangleMesh torus() {
  return inUnitCube(sheet(20, 10, [](double u, double v) {
    const double around = 2 * std::numbers::pi * u;
    const double across = 2 * std::numbers::pi * v;
    const double radius = 0.35 + 0.15 * std::cos(across);
    return glm::dvec3(radius * std::cos(around), radius * std::sin(around),
                      0.15 * std::sin(across));
  }));
}

TriangleMesh wave() {
  return inUnitCube(sheet(12, 12, [](double u, double v) {
    return glm::dvec3(u, v, 0.1 * std::sin(9 * u) * std::cos(7 * v));
  }));
}

TriangleMesh chair() {
  return inUnitCube(shape::test::meshOfBoxes({{{0, 0, 0.4}, {0.5, 0.5, 0.45}},
                                              {{0, 0.45, 0.45}, {0.5, 0.5, 1}},
                                              {{0, 0, 0}, {0.05, 0.05, 0.4}},
                                              {{0.45, 0, 0}, {0.5, 0.05, 0.4}},
                                              {{0, 0.45, 0}, {0.05, 0.5, 0.4}},
                                              {{0.45, 0.45, 0}, {0.5, 0.5, 0.4}}}));
}

TriangleMesh wall() { return inUnitCube(shape::test::meshOfBoxes({{{0, 0, 0}, {4, 0.2, 3}}})); }

/// One half of the triangles in each face.
std::vector<TriangleMesh> halvesOf(const TriangleMesh& mesh) {
  const auto middle = mesh.triangles.begin() + std::ssize(mesh.triangles) / 2;
  std::vector<TriangleMesh> halves{mesh, mesh};
  halves[0].triangles.assign(mesh.triangles.begin(), middle);
  halves[1].triangles.assign(middle, mesh.triangles.end());
  return halves;
}

std::vector<glm::vec3> normalsOf(const TriangleMesh& mesh) {
  std::vector<glm::vec3> normals(mesh.positions.size(), glm::vec3(0));
  for (const mesh::Triangle& triangle : mesh.triangles) {
    const glm::dvec3& corner = mesh.positions[triangle[0]];
    const glm::vec3 normal =
        glm::cross(mesh.positions[triangle[1]] - corner, mesh.positions[triangle[2]] - corner);
    for (const std::uint32_t vertex : triangle) normals[vertex] += normal;
  }
  for (glm::vec3& normal : normals)
    normal = glm::length(normal) > 0 ? glm::normalize(normal) : glm::vec3(0, 0, 1);
  return normals;
}

/// A mesh that is planned, and what it is made to collide as.
struct Case {
  std::string_view name;
  std::vector<TriangleMesh> faces;
  std::vector<glm::dvec3> scales;  ///< One a part.
  std::string_view method = shape::baseHullMethod;
  bool hasNormals = true;
  bool hasPhysicsMesh = false;  ///< Of its own.
};

/// The same in all levels of detail.
asset::MeshAsset assetOf(const Case& one) {
  asset::MeshAsset asset;
  asset::Faces faces;
  for (const TriangleMesh& face : one.faces)
    faces.push_back(one.hasNormals ? asset::makeFace(face, normalsOf(face))
                                   : asset::makeFace(face));
  asset.lods.fill(faces);
  if (one.hasPhysicsMesh) asset.physicsMesh = asset::Faces{cost::test::cubeFace()};
  return std::move(asset::stored(std::move(asset))->read.value);
}

scene::Scene sceneOf(const Case& one) {
  std::vector<scene::Part> parts;
  for (const glm::dvec3& scale : one.scales) {
    parts.push_back(making::test::gatePart(scale));
    parts.back().position = {10.0 * static_cast<double>(parts.size() - 1), 0, 0};
  }
  return cost::test::makeScene(cost::test::makeLinkset(std::move(parts)), assetOf(one));
}

Weighing weighed(scene::Scene scene) {
  Weighing weighing;
  weighing.scene = std::move(scene);
  return weighedUnder(weighing, weighing.profile);
}

/// Levels and shapes for all parts of a scene, and its costs with them.
struct Plan {
  making::Order order;
  making::Made made;
  making::PlannedObject object;
  making::PlannedLevels levels;
  cost::LinksetCost promised;

  scene::Scene withLevels(const scene::Scene& scene) const {
    auto after = making::withLevels(scene, 0, object, levels);
    EXPECT_TRUE(after);
    return after ? std::move(*after) : scene;
  }
  scene::Scene withShapes(scene::Scene scene) const {
    for (std::size_t i = 0; i < order.groups.size(); ++i) {
      auto after = making::used(scene, order.groups[i].parts, made.shapes[i].front().shape);
      EXPECT_TRUE(after);
      if (after) scene = std::move(*after);
    }
    return scene;
  }
};

/// Nothing where one of its parts gets no shape or no levels.
std::optional<Plan> planOf(const scene::Scene& scene, std::string_view method, double within = 1) {
  Plan plan;
  plan.order = making::test::orderFor(scene, {{0, {}}});
  plan.order.request.methods = shape::fitMethods();
  std::erase_if(plan.order.request.methods,
                [method](const shape::FitMethod& one) { return one.name != method; });
  plan.order.request.within = {within, true};
  plan.order.request.keepsPassage = false;
  plan.made = making::make(plan.order);
  for (const Diagnostic& finding : plan.made.findings)
    EXPECT_NE(finding.severity, Severity::error) << line(finding);
  plan.object = making::plannedObject(scene, making::test::statisticsOf(scene), 0);
  auto levels = making::planLevels(plan.object, plan.order.profile);
  EXPECT_TRUE(levels) << line(levels.error());
  if (!levels) return {};
  plan.levels = std::move(*levels);
  std::vector<making::PlannedShape> shapes;
  for (std::size_t i = 0; i < plan.order.groups.size(); ++i) {
    EXPECT_EQ(plan.made.shapes[i].size(), 1U)
        << (plan.made.findings.empty() ? "" : line(plan.made.findings.front()));
    if (plan.made.shapes[i].empty()) return {};
    std::vector<std::size_t> parts{plan.order.groups[i].first()};
    for (const std::size_t other : plan.order.groups[i].alike()) parts.push_back(other);
    shapes.push_back({std::move(parts), &plan.made.shapes[i].front()});
  }
  plan.promised = making::costWith(plan.object, &plan.levels, shapes, plan.order.profile);
  return plan;
}

/// Vertices that are the same in all are read as one, which makes levels a little smaller.
constexpr double asNear = 0.03;

void expectSame(const cost::LinksetCost& costs, const cost::LinksetCost& promised) {
  EXPECT_EQ(costs.landImpact, promised.landImpact);
  EXPECT_NEAR(costs.streaming, promised.streaming, asNear * promised.streaming);
  EXPECT_NEAR(costs.physics, promised.physics, 1e-3 * promised.physics);
  EXPECT_EQ(costs.server, promised.server);
}

void expectToArrive(const scene::Scene& scene, const cost::LinksetCost& promised,
                    exporting::UploaderFormat format) {
  const Weighing open = weighed(scene);
  KitOrder order;
  order.name = "kit";
  order.format = format;
  const auto kit = makeUploadKit(open, order);
  ASSERT_TRUE(kit) << line(kit.error());
  if (kit->isAnalyzed) {
    ASSERT_TRUE(kit->analyzed);
    EXPECT_LE(kit->analyzed->most.physics, promised.physics + 1e-9);
    EXPECT_NEAR(kit->analyzed->most.streaming, promised.streaming, asNear * promised.streaming);
    return;
  }
  expectSame(open.costs.at(0), promised);
  expectSame(kit->arrived.costs.at(0), promised);
  EXPECT_EQ(kit->promised, promised.landImpact);
  EXPECT_TRUE(kit->isAsPromised());
}

/// Whichever is used first.
void expectPlanned(const Case& one) {
  SCOPED_TRACE(std::string(one.name) + ", " + std::string(one.method) +
               (one.hasNormals ? "" : ", without normals") +
               (one.hasPhysicsMesh ? ", with a physics mesh" : ""));
  const scene::Scene scene = sceneOf(one);
  const auto plan = planOf(scene, one.method);
  if (!plan) return;
  {
    SCOPED_TRACE("levels first");
    expectToArrive(plan->withShapes(plan->withLevels(scene)), plan->promised,
                   exporting::UploaderFormat::collada);
  }
  SCOPED_TRACE("shapes first");
  expectToArrive(plan->withLevels(plan->withShapes(scene)), plan->promised,
                 exporting::UploaderFormat::glb);
}

const std::vector<glm::dvec3> large{{6, 6, 6}};

/// The uploader writes normals whatever the mesh has: they are a third of what is downloaded.
TEST(KitPromises, AMeshWithoutNormalsArrivesWithThem) {
  expectPlanned({"ball", {ball()}, large, shape::baseHullMethod, false});
}

/// The hull of its physics mesh is a cube's: no file of physics is uploaded, and the levels make
/// the one hull.
TEST(KitPromises, OneHullIsThatOfTheLevelsWhateverPhysicsMeshThereWas) {
  const Case own{"ball", {ball(24, 16)}, large, shape::baseHullMethod, true, true};
  const auto plan = planOf(sceneOf(own), own.method);
  ASSERT_TRUE(plan);
  EXPECT_GT(plan->made.shapes[0][0].shape.pieces.at(0).corners().size(), 200U);
  const auto hull =
      mesh::convexHull(exporting::levelsHullPoints(*plan->levels.meshes.at(0).made.mesh));
  ASSERT_TRUE(hull);
  EXPECT_NEAR(plan->promised.physics, 0.04 * static_cast<double>(hull->vertices.size() + 1), 1e-9);
  expectPlanned(own);
}

/// Who opens a file in which one hull is in use finds levels of detail later: the hull is another
/// with them.
TEST(KitPromises, OneHullThatIsInUseFollowsLevelsThatArePlannedLater) {
  const Case one{"ball", {ball()}, large};
  const auto first = planOf(sceneOf(one), one.method);
  ASSERT_TRUE(first);
  const scene::Scene used = first->withShapes(sceneOf(one));
  const auto later = planOf(used, one.method);
  ASSERT_TRUE(later);
  const cost::LinksetCost promised =
      making::costWith(later->object, &later->levels, {}, later->order.profile);
  EXPECT_EQ(promised.physics, later->promised.physics);
  EXPECT_LT(promised.physics, weighed(used).costs.at(0).physics);
  expectToArrive(later->withLevels(used), promised, exporting::UploaderFormat::collada);
}

/// Flat levels would do for the eye, but the one hull is made of them, stored or not.
TEST(KitPromises, LevelsAreTheSameWhetherOneHullIsInUseOrNot) {
  const Case one{"thin wave", {wave()}, {{1, 1, 0.03}}};
  const scene::Scene scene = sceneOf(one);
  const auto levelsOf = [](const scene::Scene& of) {
    return making::planLevels(making::plannedObject(of, making::test::statisticsOf(of), 0),
                              cost::Profile());
  };
  auto with = exporting::withBaseHull(*scene.assets.at("mesh").mesh);
  ASSERT_TRUE(with);
  scene::Scene used = scene;
  used.assets.at("mesh") = std::move(*with);
  used.linksets[0].parts[0].shapeType = scene::ShapeType::prim;
  const auto before = levelsOf(scene);
  const auto after = levelsOf(used);
  ASSERT_TRUE(before && after);
  ASSERT_EQ(before->meshes.size(), 1U);
  ASSERT_EQ(after->meshes.size(), 1U);
  const asset::MeshAsset& mesh = *after->meshes[0].made.mesh;
  EXPECT_EQ(mesh.lods, before->meshes[0].made.mesh->lods);
  ASSERT_TRUE(exporting::isBaseHullAlone(mesh));
  EXPECT_EQ(mesh.physicsConvex->baseHull->size(), before->meshes[0].hullVertices);
}

/// Hulls without a base hull leave it to the levels, too: as a convex hull the part collides by it.
TEST(KitPromises, LevelsAreTheSameWithHullsThatHaveNoBaseHull) {
  const Case one{"thin wave", {wave()}, {{1, 1, 0.03}}};
  const scene::Scene scene = sceneOf(one);
  auto with = exporting::withBaseHull(*scene.assets.at("mesh").mesh);
  ASSERT_TRUE(with);
  asset::MeshAsset hulls = *with->mesh;
  hulls.physicsConvex->baseHull.reset();
  ASSERT_EQ(hulls.physicsConvex->hulls.size(), 1U);
  auto stored = exporting::storedAsset(hulls);
  ASSERT_TRUE(stored);
  scene::Scene used = scene;
  used.assets.at("mesh") = std::move(*stored);
  const auto levelsOf = [](const scene::Scene& of) {
    return making::planLevels(making::plannedObject(of, making::test::statisticsOf(of), 0),
                              cost::Profile());
  };
  const auto before = levelsOf(scene);
  const auto after = levelsOf(used);
  ASSERT_TRUE(before && after);
  ASSERT_EQ(after->meshes.size(), 1U);
  EXPECT_FALSE(after->meshes[0].made.mesh->physicsConvex->baseHull);
  EXPECT_EQ(after->meshes[0].made.mesh->lods, before->meshes.at(0).made.mesh->lods);
}

/// Placeholders are no triangles: nothing collides as them, and no file of physics is made of them.
TEST(KitPromises, PhysicsMeshWithoutTrianglesIsNone) {
  const Case one{"ball", {ball()}, large};
  auto with = exporting::withBaseHull(assetOf(one));
  ASSERT_TRUE(with);
  asset::MeshAsset mesh = *with->mesh;
  asset::Face placeholder;
  placeholder.positions = {{0, 0, 0}};
  placeholder.triangles = {{0, 0, 0}};
  mesh.physicsMesh = asset::Faces{placeholder};
  EXPECT_TRUE(exporting::isBaseHullAlone(mesh));
  EXPECT_TRUE(exporting::hasHullOfLevels(mesh));
  scene::Part part = making::test::gatePart(large.front());
  part.shapeType = scene::ShapeType::prim;
  EXPECT_EQ(exporting::uploaderPhysicsOf(part, mesh), exporting::UploaderPhysics::none);
  mesh.physicsConvex.reset();
  EXPECT_EQ(exporting::uploaderPhysicsOf(part, mesh), exporting::UploaderPhysics::none);
  EXPECT_TRUE(exporting::withHulls(mesh, {}));
}

/// By it a moving object collides. The one of before is of levels that are no longer there.
TEST(KitPromises, HullsKeepTheBaseHullOfTheLevelsInEitherOrder) {
  const Case one{"ball", {ball()}, large};
  auto with = exporting::withBaseHull(assetOf(one));
  ASSERT_TRUE(with);
  scene::Scene scene = sceneOf(one);
  const std::size_t before = with->mesh->physicsConvex->baseHull->size();
  scene.assets.at("mesh") = std::move(*with);
  constexpr double tooCloseForOneHull = 0.1;
  const auto plan = planOf(scene, "boxes", tooCloseForOneHull);
  ASSERT_TRUE(plan);
  const std::size_t planned = plan->levels.meshes.at(0).hullVertices;
  ASSERT_LT(planned, before);
  for (const scene::Scene& after :
       {plan->withShapes(plan->withLevels(scene)), plan->withLevels(plan->withShapes(scene))}) {
    const asset::MeshAsset& mesh = *after.meshOf(after.linksets[0].parts[0]);
    EXPECT_GT(mesh.physicsConvex->hulls.size(), 1U);
    EXPECT_EQ(mesh.physicsConvex->baseHull->size(), planned);
  }
}

/// Of the shapes by hand, every kind of physics.
TEST(KitPromises, WhatIsPlannedArrives) {
  std::vector<Case> cases{{"egg", {ball()}, {{2, 3, 7}}, "simplify"},
                          {"torus", {torus()}, {{5, 5, 2}}}};
  if (wb::test::isLong())
    for (const std::string_view method : {"base", "simplify", "boxes"})
      for (const bool hasPhysicsMesh : {false, true})
        for (const Case& one : std::vector<Case>{{"ball", {ball()}, large},
                                                 {"egg", {ball()}, {{2, 3, 7}}},
                                                 {"torus", {torus()}, {{5, 5, 2}}},
                                                 {"chair", {chair()}, {{1, 1, 2}}},
                                                 {"wave", {wave()}, {{10, 10, 2}}},
                                                 {"thin wall", {wall()}, {{4, 0.2, 3}}},
                                                 {"two materials", halvesOf(ball()), large},
                                                 {"two sizes", {ball()}, {{6, 6, 6}, {3, 4, 5}}}}) {
          cases.push_back(one);
          cases.back().method = method;
          cases.back().hasPhysicsMesh = hasPhysicsMesh;
        }
  for (const Case& one : cases) expectPlanned(one);
}

}  // namespace
}  // namespace wb::weighing
