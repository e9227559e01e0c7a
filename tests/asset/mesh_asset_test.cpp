#include "model/asset/asset.h"

#include <gtest/gtest.h>

namespace wb::asset {
namespace {

Face triangleFace() {
  Face face;
  face.positions = {{0, 0, 0}, {65535, 0, 0}, {0, 65535, 0}};
  face.triangles = {{0, 1, 2}};
  return face;
}

TEST(MeshAsset, AnEmptyOneHasNothing) {
  EXPECT_EQ(triangleCount({}), 0u);
  EXPECT_EQ(vertexCount({}), 0u);
  EXPECT_TRUE(toTriangleMesh({}).positions.empty());
  EXPECT_EQ(MeshAsset{}.storedBytes(Lod::high), 0u);
}

TEST(MeshAsset, AStoredValueSpansItsDomain) {
  const Domain3 domain{glm::dvec3(-1, 0, 2), glm::dvec3(1, 4, 2)};
  EXPECT_EQ(dequantised({0, 0, 0}, domain), glm::dvec3(-1, 0, 2));
  EXPECT_EQ(dequantised({65535, 65535, 65535}, domain), glm::dvec3(1, 4, 2));
  EXPECT_EQ(dequantised({13107, 13107, 13107}, domain), glm::dvec3(-0.6, 0.8, 2));
}

TEST(MeshAsset, FacesBecomeOneMesh) {
  Face second = triangleFace();
  second.positionDomain = {glm::dvec3(0), glm::dvec3(0.25)};
  const auto mesh = toTriangleMesh({triangleFace(), {}, second});
  ASSERT_EQ(mesh.positions.size(), 6u);
  EXPECT_EQ(mesh.positions[1], glm::dvec3(0.5, -0.5, -0.5));
  EXPECT_EQ(mesh.positions[4], glm::dvec3(0.25, 0, 0));
  EXPECT_EQ(mesh.triangles, (std::vector<mesh::Triangle>{{0, 1, 2}, {3, 4, 5}}));
}

TEST(MeshAsset, PlaceholdersCountButAreNoTrianglesOfTheMesh) {
  Face face = triangleFace();
  face.triangles.insert(face.triangles.begin(), {0, 0, 0});
  EXPECT_EQ(triangleCount({face}), 2u);
  EXPECT_EQ(toTriangleMesh({face}).triangles.size(), 1u);
  EXPECT_EQ(usableTriangles({face, {}, face}), 2u);
}

TEST(MeshAsset, ATriangleThatNamesAMissingVertexIsNotInTheMesh) {
  Face face = triangleFace();
  face.triangles.push_back({0, 1, 3});
  EXPECT_EQ(toTriangleMesh({face}).triangles.size(), 1u);
  EXPECT_EQ(usableTriangles({face}), 1u);
}

TEST(MeshAsset, LodsHaveNames) {
  EXPECT_EQ(name(Lod::high), "high");
  EXPECT_EQ(name(Lod::medium), "medium");
  EXPECT_EQ(name(Lod::low), "low");
  EXPECT_EQ(name(Lod::lowest), "lowest");
}

}  // namespace
}  // namespace wb::asset
