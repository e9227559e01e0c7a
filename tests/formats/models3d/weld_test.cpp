#include "model/formats/models3d/detail/weld_model.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace wb::import3d {
namespace {

using worker::FlatVertex;
using Corners = std::array<std::array<float, 3>, 3>;

/// A mesh as a loader hands it over, and what became of it.
class Mesh {
 public:
  std::vector<Vector3> positions;
  std::vector<Vector3> normals;
  std::vector<Vector3> texCoords;

  void add(const FlatTriangle& corners) { faces_.push_back(corners); }

  Welded weld() {
    FileMesh file{.positions = positions, .triangles = faces_, .facets = {}};
    if (!normals.empty()) file.normals = normals.data();
    if (!texCoords.empty()) file.texCoords = texCoords.data();
    vertices.assign(std::min(positions.size(), faces_.size() * 3), {});
    triangles.assign(faces_.size(), {});
    const Welded welded = import3d::weld(file, vertices, triangles);
    vertices.resize(welded.vertices);
    triangles.resize(welded.triangles);
    return welded;
  }

  /// The triangles that have three finite places, as places, in their order.
  std::vector<Corners> expected() const {
    std::vector<Corners> result;
    for (const FlatTriangle& corners : faces_) {
      Corners places;
      bool isUsed = true;
      for (std::size_t i = 0; isUsed && i < 3; ++i) {
        isUsed = corners[i] < positions.size();
        if (!isUsed) break;
        const Vector3& p = positions[corners[i]];
        places[i] = {p.x + 0.0F, p.y + 0.0F, p.z + 0.0F};
        isUsed = std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z);
      }
      if (isUsed && places[0] != places[1] && places[1] != places[2] && places[2] != places[0])
        result.push_back(places);
    }
    return result;
  }

  std::vector<Corners> made() const {
    std::vector<Corners> result;
    for (const FlatTriangle& triangle : triangles) {
      Corners& places = result.emplace_back();
      for (std::size_t i = 0; i < 3; ++i) {
        const auto& p = vertices[triangle[i]].position;
        places[i] = {p[0], p[1], p[2]};
      }
    }
    return result;
  }

  std::vector<FlatVertex> vertices;
  std::vector<FlatTriangle> triangles;

 private:
  std::vector<FlatTriangle> faces_;
};

/// Two triangles of a square, each with corners of its own, the second one folded up by `height`.
Mesh folded(float height) {
  Mesh mesh;
  mesh.positions = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 0, 0}, {1, 1, 0}, {0, 1, height}};
  mesh.add({0, 1, 2});
  mesh.add({3, 4, 5});
  return mesh;
}

TEST(Weld, makesEqualPlacesOne) {
  Mesh mesh = folded(0);
  const Welded welded = mesh.weld();
  EXPECT_EQ(welded.vertices, 4U);
  EXPECT_EQ(welded.triangles, 2U);
  EXPECT_EQ(mesh.triangles[1], (FlatTriangle{0, 2, 3})) << "in the order of their first coming";
  for (const FlatVertex& vertex : mesh.vertices) EXPECT_EQ(vertex.normal[2], 1);
}

TEST(Weld, zeroIsMinusZero) {
  Mesh mesh = folded(0);
  mesh.positions[3] = {-0.0F, -0.0F, -0.0F};
  EXPECT_EQ(mesh.weld().vertices, 4U);
}

TEST(Weld, normalsOfTheFileKeepEdgesApart) {
  Mesh mesh = folded(0);
  mesh.normals = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 2}, {0, 0, 1}, {1, 0, 0}};
  EXPECT_EQ(mesh.weld().vertices, 4U) << "a normal's length says nothing";
  mesh.normals[3] = {0, 1, 0};
  EXPECT_EQ(mesh.weld().vertices, 5U);
}

TEST(Weld, textureCoordinatesKeepSeamsApart) {
  Mesh mesh = folded(1);
  mesh.texCoords = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0.5, 0.5, 0}, {1, 1, 0}, {0, 1, 0}};
  const Welded welded = mesh.weld();
  EXPECT_EQ(welded.vertices, 5U);
  const auto& first = mesh.vertices[mesh.triangles[0][0]];
  const auto& second = mesh.vertices[mesh.triangles[1][0]];
  EXPECT_NE(first.texCoord[0], second.texCoord[0]);
  for (int axis = 0; axis < 3; ++axis)
    EXPECT_EQ(first.normal[axis], second.normal[axis]) << "a seam is no edge";
}

TEST(Weld, normalsAreWeightedByArea) {
  Mesh mesh;
  mesh.positions = {{0, 0, 0}, {2, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  mesh.add({0, 1, 2});  // twice its area: 2, along z
  mesh.add({0, 2, 3});  // 1, along x
  mesh.weld();
  const auto& normal = mesh.vertices[0].normal;
  EXPECT_FLOAT_EQ(normal[0], static_cast<float>(1 / std::sqrt(5.0)));
  EXPECT_FLOAT_EQ(normal[1], 0);
  EXPECT_FLOAT_EQ(normal[2], static_cast<float>(2 / std::sqrt(5.0)));
}

/// The vertices and triangles of positions as a soup, without faces.
std::pair<std::vector<FlatVertex>, std::vector<FlatTriangle>> weldedSoup(
    std::span<const Vector3> positions) {
  std::vector<FlatVertex> vertices(positions.size());
  std::vector<FlatTriangle> triangles(positions.size() / 3);
  Bytes facets(triangles.size() * Facets::bytes);
  for (std::size_t i = 0; i < triangles.size(); ++i)
    std::memcpy(&facets[i * Facets::bytes + 12], &positions[3 * i], 3 * sizeof positions[0]);
  const FileMesh file{.positions = {}, .triangles = {}, .facets = Facets(facets)};
  const Welded welded = weld(file, vertices, triangles);
  vertices.resize(welded.vertices);
  triangles.resize(welded.triangles);
  return {std::move(vertices), std::move(triangles)};
}

RC_GTEST_PROP(WeldProperty, aSoupIsWhatTheSameFacesAre, ()) {
  Mesh mesh;
  const auto count = *rc::gen::inRange<std::uint32_t>(0, 200);
  const auto coordinate = [] { return static_cast<float>(*rc::gen::inRange(-3, 4)) / 2; };
  for (std::uint32_t i = 0; i < count; ++i) {
    for (int corner = 0; corner < 3; ++corner)
      mesh.positions.emplace_back(coordinate(), coordinate(), coordinate());
    mesh.add({3 * i, 3 * i + 1, 3 * i + 2});
  }
  mesh.weld();
  const auto [vertices, triangles] = weldedSoup(mesh.positions);
  RC_ASSERT(triangles == mesh.triangles);
  RC_ASSERT(vertices.size() == mesh.vertices.size());
  for (std::size_t i = 0; i < vertices.size(); ++i)
    RC_ASSERT(std::memcmp(&vertices[i], &mesh.vertices[i], sizeof(FlatVertex)) == 0);
}

TEST(Weld, whatCannotBeUsedIsLeftOutAndCounted) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  Mesh mesh = folded(0);
  mesh.positions.push_back({nan, 0, 0});
  mesh.add({0, 1, 6});
  mesh.add({0, 1, 7});
  mesh.add({0, 1, 4'000'000'000});
  mesh.add({0, 3, 1});
  const Welded welded = mesh.weld();
  EXPECT_EQ(welded.triangles, 2U);
  EXPECT_EQ(welded.vertices, 4U) << "no vertex of a triangle that is left out";
  EXPECT_EQ(welded.unusable, 3U);
  EXPECT_EQ(welded.collapsed, 1U);
}

TEST(Weld, numbersThatAreNotFiniteDoNoHarmElsewhere) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  Mesh mesh = folded(0);
  mesh.texCoords.assign(6, {nan, 1, 0});
  mesh.weld();
  EXPECT_EQ(mesh.vertices[0].texCoord[0], 0);
  EXPECT_EQ(mesh.vertices[0].texCoord[1], 1);
}

TEST(Weld, sizesThatNoFloatCanSquareHaveNormalsToo) {
  Mesh mesh = folded(0);
  for (Vector3& position : mesh.positions)
    position = {position.x * 1e30F, position.y * 1e30F, position.z * 1e30F};
  mesh.weld();
  for (const FlatVertex& vertex : mesh.vertices) EXPECT_EQ(vertex.normal[2], 1);
}

TEST(Weld, aTableGrowsWithManyVertices) {
  Mesh mesh;
  for (int i = 0; i < 10'000; ++i)
    mesh.positions.emplace_back(static_cast<float>(i), static_cast<float>(i % 7), 0.0F);
  for (std::uint32_t i = 2; i < 10'000; ++i) mesh.add({i - 2, i - 1, i});
  const Welded welded = mesh.weld();
  EXPECT_EQ(welded.vertices, 10'000U);
  EXPECT_EQ(mesh.made(), mesh.expected());
}

/// Corners from a small grid, so that many fall together, some broken.
Mesh someMesh() {
  Mesh mesh;
  const auto count = *rc::gen::inRange(1, 40);
  for (int i = 0; i < count; ++i)
    mesh.positions.emplace_back(static_cast<float>(*rc::gen::inRange(-1, 2)),
                                static_cast<float>(*rc::gen::inRange(-1, 2)),
                                *rc::gen::element(0.0F, -0.0F, 1.0F, 1e30F, NAN));
  const auto faces = *rc::gen::inRange(0, 40);
  for (int i = 0; i < faces; ++i)
    mesh.add(*rc::gen::container<FlatTriangle>(
        rc::gen::inRange<std::uint32_t>(0, static_cast<std::uint32_t>(count) + 1)));
  return mesh;
}

RC_GTEST_PROP(WeldProperty, keepsTheGeometry, ()) {
  Mesh mesh = someMesh();
  if (*rc::gen::arbitrary<bool>())
    for (std::size_t i = 0; i < mesh.positions.size(); ++i)
      mesh.texCoords.emplace_back(static_cast<float>(*rc::gen::inRange(0, 2)), 0.0F, 0.0F);
  const Welded welded = mesh.weld();
  RC_ASSERT(mesh.made() == mesh.expected());
  for (const FlatVertex& vertex : mesh.vertices) {
    const auto& n = vertex.normal;
    RC_ASSERT(std::abs(n[0] * n[0] + n[1] * n[1] + n[2] * n[2] - 1) < 1e-5F);
  }
  RC_ASSERT(welded.vertices == mesh.vertices.size());
}

RC_GTEST_PROP(WeldProperty, leavesNoTwoVerticesEqual, ()) {
  Mesh mesh = someMesh();
  mesh.weld();
  for (std::size_t i = 0; i < mesh.vertices.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const auto &a = mesh.vertices[i].position, &b = mesh.vertices[j].position;
      RC_ASSERT(!std::equal(a, a + 3, b));
    }
}

}  // namespace
}  // namespace wb::import3d
