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

/// The side of a plate that is a thousandth as thick as long has triangles that the viewer calls
/// degenerate: the square of half an edge times half the thickness, 0.5 * 0.0005, is below 1e-7.
TEST(PhysicsHulls, OfPlatesAreWrittenWithoutTheTrianglesThatTheUploaderRefuses) {
  const auto box = [](const glm::dvec3& low, const glm::dvec3& high) {
    mesh::TriangleMesh made;
    for (int corner = 0; corner < 8; ++corner)
      made.positions.push_back(
          {(corner & 1 ? high : low).x, (corner & 2 ? high : low).y, (corner & 4 ? high : low).z});
    made.triangles = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                      {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
    return made;
  };
  const mesh::TriangleMesh plate = box({-5, -5, -5}, {5, 5, -4.99});
  const mesh::TriangleMesh post = box({-1, -1, -4.99}, {1, 1, 5});
  const std::string text = physicsDae({{"table", {-5, -5, -5}, {5, 5, 5}, {plate, post}}});
  EXPECT_NE(text.find("<triangles count=\"16\">"), std::string::npos) << text;
  EXPECT_NE(text.find("<float_array id=\"g1a\" count=\"48\">"), std::string::npos) << text;
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
