#include "model/geometry/convex_hull.h"
#include "model/octree/filled_space.h"
#include "model/octree/octree_text.h"
#include "model/octree/voxels.h"
#include "model/octree/world.h"
#include "tests/octree/meshes.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace wb::octree::test {
namespace {

PlacedOctree placedTree(std::string_view tree) {
  return {std::make_shared<const Octree>(*parseTree(tree)), {{0, 0, 0}, 8, {1, 0, 0, 0}}};
}

PlacedOctree anyOctree(Random& random, int normals, int depth = 5) {
  TreeMix mix;
  mix.maxDepth = depth;
  mix.normalOf100 = normals;
  Placement placement{{between(random, -9, 9), between(random, -9, 9), between(random, -9, 9)},
                      between(random, 1, 20),
                      {1, 0, 0, 0}};
  if (below(random, 2) == 0)
    placement.rotation = glm::normalize(
        glm::dquat(between(random, 0.1, 1), between(random, -1, 1), between(random, -1, 1), 0.3));
  return {randomOctree(random, mix), placement};
}

glm::dvec3 pointIn(Random& random, const PlacedOctree& placed) {
  const OwnFrame frame(placed.placement);
  return frame.pointToWorld(
      frame.point({between(random, 0, 1), between(random, 0, 1), between(random, 0, 1)}));
}

/// Of leaves that are whole boxes, as a fraction of the root's: exact, since it is dyadic.
double boxFraction(const PlacedOctree& placed, IndentationUse indentation) {
  double sum = 0;
  forEachCube(*placed.octree,
              [&](Octree::Cube cube, CubeKind, const Path&, const glm::dvec3&, double size) {
                if (isBox(*placed.octree, cube, indentation)) sum += size * size * size;
              });
  return sum;
}

bool overlap(const GridBox& a, const GridBox& b) {
  for (std::size_t axis = 0; axis < 3; ++axis)
    if (a.max[axis] <= b.min[axis] || b.max[axis] <= a.min[axis]) return false;
  return true;
}

double volumeOf(const GridBox& box, std::int64_t units) {
  const glm::dvec3 side = fractionOf(box.max, units) - fractionOf(box.min, units);
  return side.x * side.y * side.z;
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

TEST(Boxes, NothingFilledIsNoBoxAndNoSurface) {
  for (const char* tree : {"E", "OEEEEEEEE"}) {
    EXPECT_TRUE(convexPieces(placedTree(tree))->empty());
    EXPECT_TRUE(outerSurface(placedTree(tree))->triangles.empty());
  }
}

TEST(Boxes, WhatFitsTogetherIsOneBox) {
  EXPECT_EQ(mergedBoxes(*parseTree("S"))->size(), 1U);
  EXPECT_EQ(mergedBoxes(*parseTree("OSSSSSSSS"))->size(), 1U);
  EXPECT_EQ(mergedBoxes(*parseTree("OSEEESEEE"))->size(), 1U);
  EXPECT_EQ(mergedBoxes(*parseTree("OSEEEEEES"))->size(), 2U);
  EXPECT_EQ(mergedBoxes(*parseTree("OSSSESEEE"))->size(), 3U);
  // Leaves of several sizes.
  EXPECT_EQ(mergedBoxes(*parseTree("OSEEEOSSSSSSSSEEE"))->size(), 1U);
  EXPECT_EQ(mergedBoxes(*parseTree("OSEEEOSSSSEEEEEEE"))->size(), 1U);
}

TEST(Boxes, ASurfaceHasAsFewTrianglesAsItsRectanglesNeed) {
  EXPECT_EQ(outerSurface(placedTree("S"))->triangles.size(), 12U);
  EXPECT_EQ(outerSurface(placedTree("OSEEESEEE"))->triangles.size(), 12U);
  EXPECT_EQ(outerSurface(placedTree("OSEEEOSSSSSSSSEEE"))->triangles.size(), 12U);
  EXPECT_EQ(outerSurface(placedTree("OSEEEEEES"))->triangles.size(), 24U);
}

RC_GTEST_PROP(Boxes, AreDisjointAndFillTheSame, (std::uint32_t seed)) {
  Random random(seed);
  const PlacedOctree placed = anyOctree(random, 10);
  const auto indentation = *rc::gen::element(IndentationUse::mesh, IndentationUse::ignore);
  const auto boxes = mergedBoxes(*placed.octree, indentation);
  RC_ASSERT(boxes.has_value());
  const std::int64_t units = unitsOf(*placed.octree);
  double volume = 0;
  for (std::size_t i = 0; i < boxes->size(); ++i) {
    volume += volumeOf((*boxes)[i], units);
    for (std::size_t j = 0; j < i; ++j) RC_ASSERT(!overlap((*boxes)[i], (*boxes)[j]));
  }
  RC_ASSERT(volume == boxFraction(placed, indentation));
}

/// A point of the octree is in a piece; one of a piece is in the octree, but for what a NORMAL cube
/// has hollow.
RC_GTEST_PROP(Boxes, PiecesHoldWhatTheOctreeHolds, (std::uint32_t seed)) {
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

TEST(Boxes, AnIndentedCubeIsItsOwnHull) {
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
            "is nested deeper than 30 levels, the most that a surface is made of");
  EXPECT_EQ(mergedBoxes(*parseTree(tree))->size(), 1U);
}

TEST(Enclosed, FullOctantsAreOneCube) {
  EXPECT_EQ(formatTree(withFullOctantsSolid(*parseTree("OOSSSSSSSSSSSSSSS"))), "S");
  EXPECT_EQ(formatTree(withFullOctantsSolid(*parseTree("OOSSSSSSSSSSSSSSE"))), "OSSSSSSSE");
}

}  // namespace
}  // namespace wb::octree::test
