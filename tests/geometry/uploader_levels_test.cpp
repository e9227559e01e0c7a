#include "model/geometry/uploader_levels.h"

#include "model/geometry/geometry.h"

#include <gtest/gtest.h>

#include <cmath>

namespace wb::mesh {
namespace {

/// A wavy sheet of 2 × side² triangles, smooth all over.
TriangleMesh sheet(std::uint32_t side) {
  TriangleMesh mesh;
  for (std::uint32_t y = 0; y <= side; ++y)
    for (std::uint32_t x = 0; x <= side; ++x) {
      const double u = static_cast<double>(x) / side;
      const double v = static_cast<double>(y) / side;
      mesh.positions.emplace_back(u - 0.5, v - 0.5, 0.05 * std::sin(5 * u) * std::cos(4 * v));
    }
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t a = y * (side + 1) + x;
      const std::uint32_t b = a + side + 1;
      mesh.triangles.push_back({a, a + 1, b});
      mesh.triangles.push_back({a + 1, b + 1, b});
    }
  return mesh;
}

TriangleMesh cube() {
  TriangleMesh mesh;
  for (int i = 0; i < 8; ++i)
    mesh.positions.emplace_back((i & 1) - 0.5, ((i >> 1) & 1) - 0.5, ((i >> 2) & 1) - 0.5);
  mesh.triangles = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                    {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
  return mesh;
}

std::size_t trianglesAt(const TriangleMesh& mesh, unsigned level, std::size_t all) {
  UploaderLevels levels;
  levels.add(mesh, {});
  return levels.make(level, all).at(0).triangles.size();
}

/// Each level has a third of the triangles of the one above (genMeshOptimizerLODs: decimation 3),
/// each made of the highest.
TEST(UploaderLevels, haveAThirdOfTheTrianglesEach) {
  const TriangleMesh mesh = sheet(30);
  const std::size_t all = mesh.triangles.size();
  for (unsigned level = 1; level <= 3; ++level) {
    const double asked = static_cast<double>(all) / std::pow(3, level);
    const auto found = static_cast<double>(trianglesAt(mesh, level, all));
    EXPECT_LE(found, asked + 1) << level;
    EXPECT_GE(found * 1.8, asked) << level;
  }
}

/// The viewer takes its first try, which keeps all seams, where that comes within a factor of 1.8
/// of what is asked for; the next one would leave far fewer triangles of this sheet.
TEST(UploaderLevels, keepSeamsWhereThatComesNearEnough) {
  const std::uint32_t side = 20;
  const std::uint32_t width = 4;
  const TriangleMesh whole = sheet(side);
  TriangleMesh strips;  // Each has a place of its own in the texture.
  std::vector<glm::vec2> texCoords;
  for (std::uint32_t first = 0; first < side; first += width) {
    const auto begin = static_cast<std::uint32_t>(strips.positions.size());
    for (std::uint32_t y = 0; y <= side; ++y)
      for (std::uint32_t x = first; x <= first + width; ++x) {
        strips.positions.push_back(whole.positions[y * (side + 1) + x]);
        texCoords.emplace_back(first, y);
      }
    for (std::uint32_t y = 0; y < side; ++y)
      for (std::uint32_t x = 0; x < width; ++x) {
        const std::uint32_t a = begin + y * (width + 1) + x;
        const std::uint32_t b = a + width + 1;
        strips.triangles.push_back({a, a + 1, b});
        strips.triangles.push_back({a + 1, b + 1, b});
      }
  }
  UploaderLevels levels;
  levels.add(strips, texCoords);
  const std::size_t all = strips.triangles.size();
  for (unsigned level = 1; level <= 3; ++level) {
    const double asked = static_cast<double>(all) / std::pow(3, level);
    const auto found = static_cast<double>(levels.make(level, all).at(0).triangles.size());
    EXPECT_GE(found * 1.3, asked) << level;
    EXPECT_LE(found, asked * 1.8) << level;
  }
}

TEST(UploaderLevels, keepAtLeastATriangle) {
  for (unsigned level = 1; level <= 3; ++level) EXPECT_GE(trianglesAt(sheet(1), level, 2), 1U);
}

TEST(UploaderLevels, ofAFlatShadedCubeKeepAllOfIt) {
  const CreasedMesh creased = splitAtCreases(cube());
  EXPECT_EQ(creased.mesh.positions.size(), 24U) << "four corners a side";
  for (unsigned level = 1; level <= 3; ++level)
    EXPECT_EQ(trianglesAt(creased.mesh, level, 12), 12U) << level;
}

TEST(UploaderLevels, giveEachTriangleToTheFaceOfItsFirstVertex) {
  UploaderLevels levels;
  levels.add(sheet(10), {});
  levels.add(cube(), {});
  const auto faces = levels.make(1, 212);
  ASSERT_EQ(faces.size(), 2U);
  for (const UploaderFace& face : faces)
    for (const Triangle& triangle : face.triangles)
      for (const std::uint32_t vertex : triangle) EXPECT_LT(vertex, face.vertices.size());
  for (const std::uint32_t vertex : faces[0].vertices) EXPECT_LT(vertex, 121U);
}

/// Ten loose triangles in each of 2,200 places, which no collapse joins: more vertices than a face
/// can number.
TEST(UploaderLevels, ofMoreVerticesThanAFaceCanNumberAreFound) {
  TriangleMesh soup;
  for (std::uint32_t i = 0; i < 22'000; ++i) {
    const double x = i / 10 / 2'200.0 - 0.5;
    soup.positions.insert(soup.positions.end(), {{x, 0, 0}, {x + 2e-4, 0, 0}, {x, 2e-4, 0}});
    soup.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
  }
  UploaderLevels levels;
  levels.add(soup, {});
  EXPECT_GT(levels.make(1, soup.triangles.size()).at(0).triangles.size(), 0U);
  levels.add(soup, {});
  const auto both = levels.make(1, 2 * soup.triangles.size());
  ASSERT_EQ(both.size(), 2U);
  for (const UploaderFace& face : both) EXPECT_GT(face.triangles.size(), 0U);
}

TEST(UploaderLevels, ofNothingAreNothing) {
  const UploaderLevels none;
  EXPECT_TRUE(none.make(1, 0).empty());
  UploaderLevels empty;
  empty.add({}, {});
  EXPECT_TRUE(empty.make(2, 0).at(0).triangles.empty());
}

TEST(SplitAtCreases, leavesASmoothSurfaceWhole) {
  const TriangleMesh mesh = sheet(8);
  const CreasedMesh creased = splitAtCreases(mesh);
  EXPECT_EQ(creased.mesh.positions.size(), mesh.positions.size());
  EXPECT_EQ(creased.mesh.triangles.size(), mesh.triangles.size());
  for (std::size_t i = 0; i < mesh.triangles.size(); ++i)
    for (std::size_t corner = 0; corner < 3; ++corner)
      EXPECT_EQ(creased.vertices[creased.mesh.triangles[i][corner]], mesh.triangles[i][corner]);
}

}  // namespace
}  // namespace wb::mesh
