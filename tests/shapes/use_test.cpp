#include "model/asset/decode.h"
#include "model/core/file.h"
#include "model/shapes/apply_shapes.h"
#include "tests/shapes/gates.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace wb::making {
namespace {

using scene::Target;

/// Two hulls of a box each, in a gate's metres.
shape::FittedShape twoPosts() {
  shape::FittedShape shape;
  for (const double x : {-2.0, 1.0})
    shape.pieces.push_back(
        *shape::Piece::of(shape::test::cornersOfBox({{x, -0.5, -2}, {x + 1, 0.5, 2}})));
  return shape;
}

/// One wall in the middle.
shape::FittedShape wall() {
  shape::FittedShape shape;
  shape.surface = {{{-2, 0, -2}, {2, 0, -2}, {2, 0, 2}, {-2, 0, 2}}, {{0, 1, 2}, {0, 2, 3}}};
  return shape;
}

TEST(UsedShapes, AreOfAllPartsThatGetThem) {
  const scene::Scene before = test::sceneOfGates();
  const std::vector<Target> parts{{0, 1}, {1, 0}};
  const auto after = used(before, parts, twoPosts());
  ASSERT_TRUE(after);
  EXPECT_EQ(after->linksets[0].parts[0], before.linksets[0].parts[0]);
  EXPECT_EQ(after->linksets[2].parts[0], before.linksets[2].parts[0]);
  EXPECT_EQ(after->linksets[0].parts[1].asset, "mesh 2");
  EXPECT_EQ(after->linksets[1].parts[0].asset, "mesh 2");
  EXPECT_EQ(after->linksets[0].parts[1].shapeType, scene::ShapeType::prim);
  EXPECT_EQ(after->assets.at("mesh").mesh, before.assets.at("mesh").mesh);
  const asset::MeshAsset* mesh = after->meshOf(after->linksets[1].parts[0]);
  ASSERT_TRUE(mesh && mesh->physicsConvex);
  EXPECT_EQ(mesh->physicsConvex->hulls.size(), 2U);
  EXPECT_EQ(mesh->physicsConvex->hulls[0].size(), 8U);
}

TEST(UsedShapes, MayBeSurfaces) {
  const std::vector<Target> parts{{0, 0}};
  const auto after = used(test::sceneOfGates(), parts, wall());
  ASSERT_TRUE(after);
  const asset::MeshAsset* mesh = after->meshOf(after->linksets[0].parts[0]);
  ASSERT_TRUE(mesh && mesh->physicsMesh);
  EXPECT_EQ(asset::triangleCount(*mesh->physicsMesh), 2U);
  EXPECT_TRUE(mesh->physicsConvex->hulls.empty());
}

TEST(UsedShapes, NeedAMesh) {
  const std::vector<Target> parts{{1, 1}};
  EXPECT_EQ(used(test::sceneOfGates(), parts, wall()).error().text.code, "making.missing");
}

class WrittenShapes : public FolderTest {
 protected:
  Result<Diagnostics> write(const char* name) const {
    const std::vector<ShapeForParts> shapes{{{{0, 0}, {0, 1}}, twoPosts()}};
    return making::write(test::sceneOfGates(), shapes, folder_ / name);
  }
};

TEST_F(WrittenShapes, AreOneObjectForTheUploader) {
  for (const char* name : {"gate_PHYS.obj", "gate_PHYS.dae"}) {
    ASSERT_TRUE(write(name)) << name;
    const auto bytes = readFile(folder_ / name);
    ASSERT_TRUE(bytes) << name;
    const std::string text(textOf(*bytes));
    EXPECT_NE(text.find("gate_PHYS"), std::string::npos) << name;
  }
}

/// Of two parts of one mesh a single one: an asset holds one mesh.
TEST_F(WrittenShapes, AreInTheMeshAsset) {
  ASSERT_TRUE(write("gate.llmesh"));
  const auto bytes = readFile(folder_ / "gate.llmesh");
  ASSERT_TRUE(bytes);
  const auto mesh = asset::decode(*bytes);
  ASSERT_TRUE(mesh && mesh->value.physicsConvex);
  EXPECT_EQ(mesh->value.physicsConvex->hulls.size(), 2U);
}

TEST_F(WrittenShapes, NeedAnEndingThatSaysHow) {
  for (const char* name : {"gate.dae", "gate.txt"}) {
    const auto written = write(name);
    ASSERT_FALSE(written) << name;
    EXPECT_EQ(written.error().text.code, "making.unknown_ending");
    EXPECT_FALSE(std::filesystem::exists(folder_ / name));
  }
}

}  // namespace
}  // namespace wb::making
