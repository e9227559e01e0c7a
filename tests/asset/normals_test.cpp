#include "model/asset/normals.h"

#include "model/asset/make_blocks.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <vector>

/// Normals of meshes that have none.
namespace wb::asset {
namespace {

constexpr Domain3 directions{glm::dvec3(-1), glm::dvec3(1)};

/// A step of what is stored.
constexpr double asNear = 2.0 / domainSteps;

glm::dvec3 normalOf(const Face& face, std::size_t vertex) {
  return dequantised(face.normals.at(vertex), directions);
}

/// A level triangle and a steep one beside it, whose corners are its own.
mesh::TriangleMesh roof() {
  return {{{-0.5, 0, 0.5},
           {0.5, 0, 0.5},
           {0, 0.5, 0.5},
           {-0.5, 0, 0.5},
           {0.5, 0, 0.5},
           {0, -0.25, -0.5}},
          {{0, 1, 2}, {4, 3, 5}}};
}

TEST(Normals, AtOnePlaceAreThoseOfAllItsTrianglesByArea) {
  MeshAsset mesh;
  mesh.lods[0] = Faces{makeFace(roof())};
  EXPECT_TRUE(lacksNormals(mesh));
  const MeshAsset with = withNormals(mesh);
  EXPECT_FALSE(lacksNormals(with));
  const Face& face = with.lods[0]->front();
  ASSERT_EQ(face.normals.size(), 6U);
  // Twice the areas: (1, 0, 0) x (0.5, 0.5, 0), and (-1, 0, 0) x (-0.5, -0.25, -1).
  const glm::dvec3 level(0, 0, 0.5);
  const glm::dvec3 steep(0, -1, 0.25);
  const auto expectNear = [&](std::size_t vertex, const glm::dvec3& direction) {
    EXPECT_LT(glm::distance(normalOf(face, vertex), glm::normalize(direction)), 2 * asNear)
        << vertex;
  };
  for (const std::size_t shared : {0U, 1U, 3U, 4U}) expectNear(shared, level + steep);
  expectNear(2, level);
  expectNear(5, steep);
  EXPECT_EQ(face.positions, mesh.lods[0]->front().positions);
}

TEST(Normals, ThatAreThereStay) {
  const std::vector<glm::vec3> up(6, glm::vec3(0, 0, 1));
  MeshAsset mesh;
  mesh.lods[0] = Faces{makeFace(roof(), up), Face()};
  EXPECT_FALSE(lacksNormals(mesh)) << "a face without a vertex needs none";
  EXPECT_EQ(withNormals(mesh).lods[0], mesh.lods[0]);
}

/// Of no area, or of vertices that are not there.
TEST(Normals, WithoutATriangleAreUp) {
  Face face = makeFace({{{0, 0, 0}, {0, 0, 0}, {0.5, 0, 0}}, {{0, 1, 2}}});
  face.triangles.push_back({0, 1, 7});
  MeshAsset mesh;
  mesh.lods[3] = Faces{face};
  const MeshAsset with = withNormals(mesh);
  for (std::size_t vertex = 0; vertex < 3; ++vertex)
    EXPECT_LT(glm::distance(normalOf(with.lods[3]->front(), vertex), {0, 0, 1}), 2 * asNear);
}

}  // namespace
}  // namespace wb::asset
