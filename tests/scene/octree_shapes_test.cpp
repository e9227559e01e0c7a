#include "model/scene/octree_shapes.h"

#include "model/geometry/convex_hull.h"
#include "model/octree/world.h"
#include "model/scene/voxels.h"
#include "tests/octree/placed_octrees.h"
#include "tests/scene/meshes.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <numbers>
#include <string>

namespace wb::octree::test {
namespace {

glm::dvec3 pointIn(Random& random, const PlacedOctree& placed) {
  const OwnFrame frame(placed.placement);
  return frame.pointToWorld(
      frame.point({between(random, 0, 1), between(random, 0, 1), between(random, 0, 1)}));
}

/// How often a surface goes around a point, by the angles under which its triangles are seen from
/// there. After Van Oosterom and Strackee (1983).
double windingNumber(const mesh::TriangleMesh& mesh, const glm::dvec3& point) {
  double sum = 0;
  for (const mesh::Triangle& triangle : mesh.triangles) {
    const glm::dvec3 a = mesh.positions[triangle[0]] - point;
    const glm::dvec3 b = mesh.positions[triangle[1]] - point;
    const glm::dvec3 c = mesh.positions[triangle[2]] - point;
    const double la = glm::length(a);
    const double lb = glm::length(b);
    const double lc = glm::length(c);
    sum += std::atan2(glm::dot(a, glm::cross(b, c)), la * lb * lc + glm::dot(a, b) * lc +
                                                         glm::dot(b, c) * la + glm::dot(c, a) * lb);
  }
  return sum / (2 * std::numbers::pi);
}

TEST(Pieces, NothingFilledIsNoPieceAndNoSurface) {
  for (const char* tree : {"E", "OEEEEEEEE"}) {
    EXPECT_TRUE(convexPieces(placedTree(tree))->empty());
    EXPECT_TRUE(outerSurface(placedTree(tree))->triangles.empty());
  }
}

TEST(Surface, HasAsFewTrianglesAsItsRectanglesNeed) {
  EXPECT_EQ(outerSurface(placedTree("S"))->triangles.size(), 12U);
  EXPECT_EQ(outerSurface(placedTree("OSEEESEEE"))->triangles.size(), 12U);
  EXPECT_EQ(outerSurface(placedTree("OSEEEOSSSSSSSSEEE"))->triangles.size(), 12U);
  EXPECT_EQ(outerSurface(placedTree("OSEEEEEES"))->triangles.size(), 24U);
}

/// A point of the octree is in a piece; one of a piece is in the octree, but for what a NORMAL cube
/// has hollow.
RC_GTEST_PROP(Pieces, HoldWhatTheOctreeHolds, (std::uint32_t seed)) {
  Random random(seed);
  const PlacedOctree placed = anyOctree(random, 0, 4);
  const auto pieces = convexPieces(placed);
  RC_ASSERT(pieces.has_value());
  const World world({placed});
  for (int i = 0; i < 50; ++i) {
    const glm::dvec3 point = pointIn(random, placed);
    bool isHeld = false;
    for (const auto& piece : *pieces) {
      // Corners of a box: three sides from the first one.
      bool isIn = true;
      for (const std::size_t corner : {1, 2, 4}) {
        const glm::dvec3 side = piece[corner] - piece[0];
        const double along = glm::dot(point - piece[0], side) / glm::dot(side, side);
        isIn = isIn && along >= 0 && along <= 1;
      }
      isHeld = isHeld || isIn;
    }
    RC_ASSERT(isHeld == find(world, point).has_value());
  }
}

TEST(Pieces, AnIndentedCubeIsItsOwnHull) {
  // Cut to half its height at one corner's edge: e2 is (0, 1) in z, from 0 to 4 eighths.
  Indentation indentation;
  indentation[2] = {0, 4};
  OctreeBuilder builder;
  builder.addNormal(packed(indentation));
  const PlacedOctree placed{std::make_shared<const Octree>(builder.take()), {}};
  const auto pieces = convexPieces(placed);
  ASSERT_TRUE(pieces);
  ASSERT_EQ(pieces->size(), 1U);
  const auto hull = mesh::convexHull(pieces->front());
  ASSERT_TRUE(hull);
  EXPECT_EQ(pieces->front().size(), 8U);
  // The bent lid folds along 3–5, or the cube would not be convex: a corner of ⅙·½ is cut off.
  EXPECT_NEAR(hull->volume, std::pow(usualSize, 3) * (1 - 1.0 / 12), 1e-6);
  EXPECT_EQ(convexPieces(placed, IndentationUse::ignore)->size(), 1U);
}

RC_GTEST_PROP(Surface, IsClosedAndEnclosesTheVolume, (std::uint32_t seed)) {
  Random random(seed);
  const PlacedOctree placed = anyOctree(random, below(random, 2) * 10);
  const auto surface = outerSurface(placed, IndentationUse::ignore);
  RC_ASSERT(surface.has_value());
  RC_ASSERT(isClosed(*surface));
  const double cube = std::pow(placed.placement.size, 3);
  const double volume = cube * boxFraction(placed, IndentationUse::ignore);
  RC_ASSERT(std::abs(enclosedVolume(*surface) - volume) <= 1e-9 * cube);
  for (const auto& [a, b, c] : surface->triangles)
    RC_ASSERT(glm::length(glm::cross(surface->positions[b] - surface->positions[a],
                                     surface->positions[c] - surface->positions[a])) > 0);
}

RC_GTEST_PROP(Surface, IsAroundWhatTheOctreeHolds, (std::uint32_t seed)) {
  Random random(seed);
  const PlacedOctree placed = anyOctree(random, 20, 3);
  const auto surface = outerSurface(placed);
  RC_ASSERT(surface.has_value());
  RC_ASSERT(isClosed(*surface));
  const World world({placed});
  for (int i = 0; i < 30; ++i) {
    const glm::dvec3 point = pointIn(random, placed);
    const double turns = windingNumber(*surface, point);
    if (std::abs(turns - std::round(turns)) > 1e-6) continue;  // Nearly on it.
    RC_ASSERT((std::lround(turns) % 2 != 0) == find(world, point).has_value());
  }
}

/// From a mesh to cubes and back again.
TEST(Surface, OfABoxIsTheBox) {
  const auto box = boxMesh({1, 2, 3}, {3, 3, 3.5});
  const auto surface = outerSurface(*voxelised(box, {4, Fill::solid}));
  ASSERT_TRUE(surface);
  EXPECT_EQ(surface->triangles.size(), 12U);
  EXPECT_NEAR(enclosedVolume(*surface), 1, 1e-12);
  EXPECT_TRUE(isClosed(*surface));
}

TEST(Surface, WhatIsTooFineIsRefused) {
  std::string tree;
  for (int i = 0; i < 31; ++i) tree += 'O';
  tree += 'S';
  for (int i = 0; i < 31; ++i) tree += "EEEEEEE";
  EXPECT_EQ(line(outerSurface(placedTree(tree)).error()),
            "is nested too deeply to be converted to a surface; the limit is 30 levels");
}

}  // namespace
}  // namespace wb::octree::test
