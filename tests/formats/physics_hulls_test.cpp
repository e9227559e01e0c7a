#include "model/formats/physics_hulls.h"

#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <sstream>

namespace wb::exporting {
namespace {

using namespace cost::test;

/// A tetrahedron as flat as a wall is thin.
const std::vector<glm::dvec3> panel{
    {-0.5, -0.5, 0}, {0.5, -0.5, 0.002}, {0.5, 0.5, 0}, {-0.5, 0.5, 0.002}};

scene::Scene sceneOfTwo() {
  const scene::Part part = makePart(scene::PartKind::mesh, {1, 2, 3}, scene::ShapeType::convexHull);
  return makeScene(makeLinkset({part, part}), makeAsset({.physicsMesh = true, .hulls = 2}));
}

TEST(PhysicsHulls, TakeThePlaceOfWhatAPartHad) {
  scene::Scene scene = sceneOfTwo();
  ASSERT_TRUE(useHulls(scene, 0, 1, {panel}));
  const scene::Part& changed = scene.linksets[0].parts[1];
  EXPECT_EQ(changed.shapeType, scene::ShapeType::prim);
  const asset::MeshAsset* mesh = scene.meshOf(changed);
  ASSERT_TRUE(mesh && mesh->physicsConvex);
  EXPECT_FALSE(mesh->physicsMesh);
  ASSERT_EQ(mesh->physicsConvex->hulls.size(), 1U);
  EXPECT_EQ(mesh->physicsConvex->hulls[0].size(), 4U);
  EXPECT_EQ(mesh->physicsConvex->baseHull->size(), 8U);
}

TEST(PhysicsHulls, LeaveOtherPartsWithTheSameMeshAlone) {
  scene::Scene scene = sceneOfTwo();
  const scene::Part other = scene.linksets[0].parts[0];
  ASSERT_TRUE(useHulls(scene, 0, 1, {panel}));
  EXPECT_EQ(scene.linksets[0].parts[0], other);
  EXPECT_EQ(scene.meshOf(other)->physicsConvex->hulls.size(), 2U);
}

TEST(PhysicsHulls, WithoutVolumeAreRefused) {
  scene::Scene scene = sceneOfTwo();
  const auto used = useHulls(scene, 0, 0, {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}}});
  ASSERT_FALSE(used);
  EXPECT_EQ(used.error().place, "hull 1");
}

TEST(PhysicsHulls, AreObjectsNamedForTheUploader) {
  const mesh::TriangleMesh hull{{{-0.4, 0, 0}, {0.4, 0, 0}, {0, 0.9, 0}, {0, 0, 0.9}},
                                {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}}};
  const std::string text = physicsObj({{"big gate", {-0.5, 0, 0}, {0.5, 1, 1}, {hull}}});
  EXPECT_TRUE(text.starts_with("o big_gate_PHYS\nv -0.5 ")) << text;
  EXPECT_NE(text.find("v 0.5 "), std::string::npos) << text;
  EXPECT_NE(text.find("f 1 3 2\n"), std::string::npos) << text;
}

/// What is flat stays flat: all corners on a side move with the outermost.
TEST(PhysicsHulls, APanelStaysFlatWhereItIsMovedToTheBox) {
  const mesh::TriangleMesh wall{{{0.4, 0, 0}, {0.4, 1, 0}, {0.4, 1, 1}, {0.4, 0, 1}},
                                {{0, 1, 2}, {0, 2, 3}}};
  const mesh::TriangleMesh other{{{-0.5, 0, 0}, {-0.5, 1, 0}, {-0.5, 1, 1}}, {{0, 1, 2}}};
  const std::string text = physicsObj({{"room", {-0.5, 0, 0}, {0.5, 1, 1}, {wall, other}}});
  EXPECT_EQ(text.find("v 0.4"), std::string::npos) << text;
}

TEST(PhysicsHulls, AreColladaToo) {
  const mesh::TriangleMesh hull{{{-0.5, 0, 0}, {0.5, 0, 0}, {0, 1, 0}, {0, 0, 1}},
                                {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}}};
  const std::string text = physicsDae({{"a <b> & \"c\"", {-0.5, 0, 0}, {0.5, 1, 1}, {hull}}});
  EXPECT_NE(text.find("name=\"a &lt;b> &amp; &quot;c&quot;_PHYS\""), std::string::npos) << text;
  EXPECT_NE(text.find("<triangles count=\"4\">"), std::string::npos) << text;
}

TEST(PhysicsHulls, MayEachBeAnObjectOfItsOwn) {
  const mesh::TriangleMesh hull{{{-0.4, 0, 0}, {0.4, 0, 0}, {0, 0.9, 0}, {0, 0, 0.9}},
                                {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}}};
  const std::string text =
      physicsObj({{"gate", {-0.5, 0, 0}, {0.5, 1, 1}, {hull, hull}}}, PhysicsObjects::hulls);
  EXPECT_TRUE(text.starts_with("o gate_PHYS_001\nv -0.4 ")) << text;
  EXPECT_NE(text.find("o gate_PHYS_002\n"), std::string::npos) << text;
  EXPECT_NE(text.find("f 5 7 6\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace wb::exporting
