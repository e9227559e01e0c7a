#include "model/formats/detail/model_faces.h"

#include "model/core/limits.h"
#include "model/formats/detail/model_frame.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cstring>

namespace wb::import {
namespace {

using worker::FlatVertex;
using worker::MeshView;

/// A mesh with vertices of its own, each at a place that tells its number.
struct Mesh {
  std::vector<FlatVertex> vertices;
  std::vector<mesh::Triangle> triangles;

  explicit Mesh(std::size_t count) : vertices(count) {
    for (std::size_t i = 0; i < count; ++i) {
      vertices[i].position[0] = static_cast<float>(i);
      vertices[i].normal[2] = 1;
    }
  }
  MeshView view() const { return {vertices, triangles, {}, false, 0, 0}; }
};

/// The triangles of all faces by their vertices' numbers in the mesh.
std::vector<mesh::Triangle> trianglesOf(const std::vector<ModelFace>& faces) {
  std::vector<mesh::Triangle> all;
  for (const ModelFace& face : faces)
    for (const mesh::Triangle& triangle : face.mesh.triangles) {
      mesh::Triangle& own = all.emplace_back();
      for (std::size_t i = 0; i < 3; ++i)
        own[i] = static_cast<std::uint32_t>(face.mesh.positions[triangle[i]].x);
    }
  return all;
}

TEST(ModelFaces, holdAllTrianglesInOrder) {
  Mesh mesh(4);
  mesh.triangles = {{0, 1, 2}, {2, 1, 3}};
  const MeshView view = mesh.view();
  const auto faces = facesOf(std::array{&view}, glm::dmat4(1));
  ASSERT_EQ(faces.size(), 1U);
  EXPECT_EQ(faces[0].mesh.positions.size(), 4U);
  EXPECT_EQ(trianglesOf(faces), mesh.triangles);
  EXPECT_TRUE(faces[0].texCoords.empty());
}

TEST(ModelFaces, turnTrianglesWhereTheyAreMirrored) {
  Mesh mesh(3);
  mesh.vertices[2].position[1] = 1;
  mesh.triangles = {{0, 1, 2}};
  const MeshView view = mesh.view();
  const auto faces = facesOf(std::array{&view}, glm::scale(glm::dmat4(1), glm::dvec3(1, 1, -1)));
  EXPECT_EQ(trianglesOf(faces), (std::vector<mesh::Triangle>{{0, 2, 1}}));
  EXPECT_EQ(faces[0].normals[0], glm::vec3(0, 0, -1)) << "still outside";
}

TEST(ModelFaces, keepNormalsPerpendicular) {
  Mesh mesh(3);
  mesh.vertices[0].normal[0] = 1;
  mesh.triangles = {{0, 1, 2}};
  const MeshView view = mesh.view();
  const auto faces = facesOf(std::array{&view}, glm::scale(glm::dmat4(1), glm::dvec3(2, 1, 1)));
  const glm::dvec3 expected = glm::normalize(glm::dvec3(0.5, 0, 1));
  EXPECT_NEAR(faces[0].normals[0].x, expected.x, 1e-6);
  EXPECT_NEAR(faces[0].normals[0].z, expected.z, 1e-6);
}

/// Meshes that are joined share a face, each moved by its own matrix.
TEST(ModelFaces, ofSeveralPlacesAreOneFace) {
  Mesh mesh(3);
  mesh.vertices[2].position[1] = 1;
  mesh.triangles = {{0, 1, 2}};
  const MeshView view = mesh.view();
  const std::array placed{
      PlacedMesh{&view, glm::dmat4(1)},
      PlacedMesh{&view, glm::translate(glm::scale(glm::dmat4(1), glm::dvec3(1, 1, -1)),
                                       glm::dvec3(10, 0, -7))}};
  const auto faces = facesOf(placed);
  ASSERT_EQ(faces.size(), 1U);
  EXPECT_EQ(faces[0].mesh.triangles, (std::vector<mesh::Triangle>{{0, 1, 2}, {3, 5, 4}}));
  ASSERT_EQ(faces[0].mesh.positions.size(), 6U);
  EXPECT_EQ(faces[0].mesh.positions[1], glm::dvec3(1, 0, 0));
  EXPECT_EQ(faces[0].mesh.positions[4], glm::dvec3(11, 0, 7));
  EXPECT_EQ(faces[0].normals[0], glm::vec3(0, 0, 1));
  EXPECT_EQ(faces[0].normals[3], glm::vec3(0, 0, -1));
}

/// The second mesh begins in the first's last face and goes on in the next.
TEST(ModelFaces, ofSeveralPlacesStartAgainWithinAMesh) {
  Mesh mesh(3);
  mesh.triangles.assign(limits::modelTrianglesPerFace - 1, {0, 1, 2});
  const MeshView view = mesh.view();
  const std::array placed{PlacedMesh{&view, glm::dmat4(1)},
                          PlacedMesh{&view, glm::translate(glm::dmat4(1), glm::dvec3(0, 0, 4))}};
  const auto faces = facesOf(placed);
  ASSERT_EQ(faces.size(), 2U);
  EXPECT_EQ(faces[0].mesh.positions.size(), 6U);
  EXPECT_EQ(faces[0].mesh.positions[0].z, 0);
  EXPECT_EQ(faces[0].mesh.positions[3].z, 4);
  ASSERT_EQ(faces[1].mesh.positions.size(), 3U);
  EXPECT_EQ(faces[1].mesh.positions[0].z, 4);
}

TEST(ModelFaces, startAgainPastTheMostTriangles) {
  Mesh mesh(3);
  mesh.triangles.assign(limits::modelTrianglesPerFace + 1, {0, 1, 2});
  const MeshView view = mesh.view();
  const auto faces = facesOf(std::array{&view}, glm::dmat4(1));
  ASSERT_EQ(faces.size(), 2U);
  EXPECT_EQ(faces[1].mesh.triangles.size(), 1U);
  EXPECT_EQ(faces[1].mesh.positions.size(), 3U);
}

/// `count` triangles that share no vertex.
Mesh trianglesApart(std::uint32_t count) {
  Mesh mesh(std::size_t{3} * count);
  for (std::uint32_t i = 0; i < count; ++i) mesh.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
  return mesh;
}

std::vector<std::size_t> trianglesByFace(const Mesh& mesh, worker::FaceCut cut) {
  MeshView view = mesh.view();
  view.cut = cut;
  std::vector<std::size_t> counts;
  for (const ModelFace& face : facesOf(std::array{&view}, glm::dmat4(1)))
    counts.push_back(face.mesh.triangles.size());
  return counts;
}

/// lldaeloader.cpp, load_face_from_dom_triangles: 65,532 vertices are 21,844 such triangles.
TEST(ModelFaces, ofColladaTrianglesEndAtTheirVertices) {
  using Counts = std::vector<std::size_t>;
  EXPECT_EQ(trianglesByFace(trianglesApart(21'844), worker::FaceCut::triangles), Counts{21'844});
  EXPECT_EQ(trianglesByFace(trianglesApart(21'845), worker::FaceCut::triangles),
            (Counts{21'844, 1}));
  Mesh shared(4);
  shared.triangles.assign(50'000, {0, 1, 2});
  EXPECT_EQ(trianglesByFace(shared, worker::FaceCut::triangles), Counts{50'000});
  EXPECT_EQ(trianglesByFace(shared, worker::FaceCut::polygons), Counts{50'000});
}

/// load_face_from_dom_polylist: 65,532 indices, however few vertices they share.
TEST(ModelFaces, ofColladaPolylistsEndAtTheirIndices) {
  using Counts = std::vector<std::size_t>;
  Mesh shared(4);
  shared.triangles.assign(50'000, {0, 1, 2});
  EXPECT_EQ(trianglesByFace(shared, worker::FaceCut::polylist), (Counts{21'844, 21'844, 6'312}));
}

/// llgltfloader.cpp, VERTEX_LIMIT: 65,525, after the triangle that reaches it.
TEST(ModelFaces, ofGltfPrimitivesEndAtTheirVertices) {
  using Counts = std::vector<std::size_t>;
  EXPECT_EQ(trianglesByFace(trianglesApart(21'841), worker::FaceCut::primitive), Counts{21'841})
      << "65,523 vertices";
  EXPECT_EQ(trianglesByFace(trianglesApart(21'842), worker::FaceCut::primitive), Counts{21'842})
      << "65,526: cut after the last";
  EXPECT_EQ(trianglesByFace(trianglesApart(21'843), worker::FaceCut::primitive),
            (Counts{21'842, 1}));
}

/// Strips that jump about, over the vertices of several faces.
RC_GTEST_PROP(ModelFacesProperty, splitKeepsEveryTriangleOnce, ()) {
  const auto count = *rc::gen::inRange<std::uint32_t>(3, 200'000);
  const auto step = *rc::gen::inRange<std::uint32_t>(1, 1000);
  Mesh mesh(count);
  for (std::uint32_t i = 0; i < count; ++i)
    mesh.triangles.push_back(
        {i, (i + 1) % count, static_cast<std::uint32_t>((std::uint64_t{i} * step) % count)});
  const MeshView view = mesh.view();
  const auto faces = facesOf(std::array{&view}, glm::dmat4(1));
  RC_ASSERT(trianglesOf(faces) == mesh.triangles);
  for (const ModelFace& face : faces) {
    RC_ASSERT(face.mesh.positions.size() <= limits::verticesPerFace);
    RC_ASSERT(face.normals.size() == face.mesh.positions.size());
  }
}

/// Else the part would lose its turn and its size in world.
TEST(ModelFrame, ofAMirroredNodeIsTurnedAndSizedAsAnyOther) {
  const glm::dmat4 turned = glm::rotate(glm::dmat4(1), 0.5, glm::dvec3(0, 0, 1));
  const ModelFrame frame = frameOf(glm::scale(turned, glm::dvec3(-2, 3, 4)));
  EXPECT_FALSE(frame.isBaked);
  EXPECT_NEAR(glm::length(frame.transform.scale - glm::dvec3(2, 3, 4)), 0, 1e-6);
}

/// A part's rotation and scale after its own correction are the node's whole matrix.
RC_GTEST_PROP(ModelFrameProperty, saysWhatTheMatrixSays, ()) {
  glm::dmat4 matrix(1);
  for (int column = 0; column < 4; ++column)
    for (int row = 0; row < 3; ++row) matrix[column][row] = *rc::gen::inRange(-20, 21) / 4.0;
  if (*rc::gen::arbitrary<bool>()) {
    matrix = glm::translate(glm::dmat4(1), glm::dvec3(matrix[3]));
    matrix = glm::rotate(matrix, *rc::gen::inRange(0, 100) / 10.0, glm::dvec3(1, 2, 3));
    matrix = glm::scale(matrix, glm::dvec3(*rc::gen::element(-2.0, 1.0), 3, 0.5));
  }
  const ModelFrame frame = frameOf(matrix);
  const Transform& part = frame.transform;
  for (const glm::dvec4 corner : {glm::dvec4(0, 0, 0, 1), glm::dvec4(1, 0, 0, 1),
                                  glm::dvec4(0, 1, 0, 1), glm::dvec4(0, 0, 1, 1)}) {
    const glm::dvec3 inPart(frame.toPart * corner);
    const glm::dvec3 there = part.position + part.rotation * (part.scale * inPart);
    RC_ASSERT(glm::length(there - glm::dvec3(matrix * corner)) < 1e-4);
  }
}

}  // namespace
}  // namespace wb::import
