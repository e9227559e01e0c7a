#include "model/scene/voxels.h"

#include "model/octree/octree_text.h"
#include "model/octree/world.h"
#include "tests/octree/random_world.h"
#include "tests/scene/meshes.h"
#include "tests/support/long_sizes.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <set>

namespace wb::octree::test {
namespace {

mesh::TriangleMesh oneTriangle(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
  return {{a, b, c}, {{0, 1, 2}}};
}

mesh::TriangleMesh turnedInsideOut(mesh::TriangleMesh mesh) {
  for (mesh::Triangle& triangle : mesh.triangles) std::swap(triangle[0], triangle[1]);
  return mesh;
}

std::string treeOf(const mesh::TriangleMesh& mesh, std::size_t depth, Fill fill) {
  const auto made = voxelised(mesh, {depth, fill});
  return made ? formatTree(*made->octree) : line(made.error());
}

std::string errorOf(const mesh::TriangleMesh& mesh, std::size_t depth = 3, const Task& task = {}) {
  const auto made = voxelised(mesh, {depth, Fill::solid}, task);
  return made ? "(no error)" : line(made.error());
}

/// The part of a triangle in a box, by cutting it off at one plane after the other (Sutherland and
/// Hodgman 1974): its area.
double areaWithin(std::vector<glm::dvec3> outline, const glm::dvec3& low, const glm::dvec3& high) {
  for (int axis = 0; axis < 3; ++axis)
    for (const int sign : {1, -1}) {
      const double plane = sign > 0 ? low[axis] : high[axis];
      std::vector<glm::dvec3> kept;
      for (std::size_t i = 0; i < outline.size(); ++i) {
        const glm::dvec3 from = outline[i];
        const glm::dvec3 to = outline[(i + 1) % outline.size()];
        const double before = sign * (from[axis] - plane);
        const double after = sign * (to[axis] - plane);
        if (before >= 0) kept.push_back(from);
        if ((before < 0) != (after < 0))
          kept.push_back(from + before / (before - after) * (to - from));
      }
      outline = kept;
    }
  glm::dvec3 sum(0);
  for (std::size_t i = 2; i < outline.size(); ++i)
    sum += glm::cross(outline[i - 1] - outline[0], outline[i] - outline[0]);
  return glm::length(sum) / 2;
}

TEST(Voxels, WhatHasNoShapeIsRefused) {
  EXPECT_EQ(errorOf({}), "has no triangles to make an octree from");
  EXPECT_EQ(errorOf(oneTriangle({1, 2, 3}, {1, 2, 3}, {1, 2, 3})),
            "its longest side is 0 m; expected 0.000001 to 1000000000 m");
  const double none = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(errorOf(oneTriangle({0, 0, 0}, {1, 0, none}, {0, 1, 0})),
            "has a position that is not finite or is more than 1000000000 m from the origin");
  const auto box = boxMesh({0, 0, 0}, {1, 1, 1});
  EXPECT_EQ(errorOf(box, 0), "depth 0 is out of range; expected 1 to 12");
  EXPECT_EQ(errorOf(box, 13), "depth 13 is out of range; expected 1 to 12");
  EXPECT_EQ(errorOf(box, 12), "needs an octree of more than 16777216 cubes; use a smaller depth");
}

TEST(Voxels, CanBeCancelled) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(errorOf(boxMesh({0, 0, 0}, {1, 1, 1}), 3, {stop.get_token(), {}}), "was canceled");
}

TEST(Voxels, ABoxIsThatBox) {
  EXPECT_EQ(treeOf(boxMesh({3, 4, 5}, {5, 6, 7}), 4, Fill::solid), "S");
  EXPECT_EQ(treeOf(boxMesh({3, 4, 5}, {5, 6, 7}), 1, Fill::surface), "S");
  EXPECT_EQ(treeOf(boxMesh({0, 0, 0}, {2, 1, 1}), 1, Fill::surface), "OSEEESEEE");
  EXPECT_EQ(treeOf(boxMesh({0, 0, 0}, {2, 1, 1}), 6, Fill::solid), "OSEEESEEE");
  EXPECT_EQ(treeOf(boxMesh({0, 0, 0}, {0.3, 0.3, 0.15}), 6, Fill::solid), "OSESESESE");
  EXPECT_EQ(treeOf(turnedInsideOut(boxMesh({0, 0, 0}, {1, 1, 1})), 3, Fill::solid), "S");
}

TEST(Voxels, TheRootIsTheSmallestCubeFromTheLowCorner) {
  const auto made = voxelised(boxMesh({-1, 2, 10}, {2, 3, 12}), {3, Fill::surface});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->placement, (Placement{{-1, 2, 10}, 3, {1, 0, 0, 0}}));
}

TEST(Voxels, OnlyTheSurfaceOrAllOfIt) {
  const auto box = boxMesh({0, 0, 0}, {4, 4, 4});
  const auto surface = voxelised(box, {2, Fill::surface});
  ASSERT_TRUE(surface);
  EXPECT_EQ(surface->octree->counts(), (CubeCounts{8, 56, 0, 9, 2}));
  const auto deeper = voxelised(box, {3, Fill::surface});
  EXPECT_EQ(deeper->octree->counts().solid, 512U - 216U);
}

TEST(Voxels, ATriangleBetweenLeavesIsOfTheOneBehindIt) {
  // Seen from above, and from below; the leaf that it touches in one point only is not meant.
  mesh::TriangleMesh mesh = oneTriangle({0, 0, 1}, {2, 0, 1}, {0, 2, 1});
  append(mesh, oneTriangle({0, 0, 0}, {0, 0, 2}, {0, 2, 0}));  // At the root's left side.
  EXPECT_EQ(treeOf(mesh, 1, Fill::surface), "OSSSESEEE");
  mesh = turnedInsideOut(oneTriangle({0, 0, 1}, {2, 0, 1}, {0, 2, 1}));
  append(mesh, oneTriangle({0, 0, 0}, {0, 0, 2}, {0, 2, 0}));
  EXPECT_EQ(treeOf(mesh, 1, Fill::surface), "OSSSSESEE");
}

/// Every leaf against every triangle, by an area instead of separating axes.
TEST(Voxels, TouchedIsWhatTrianglesReachInto) {
  constexpr std::size_t depth = 3;
  constexpr int side = 1 << depth;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Random random(seed);
    mesh::TriangleMesh mesh;
    const int count = 1 + below(random, 4);
    for (int i = 0; i < 3 * count; ++i)
      mesh.positions.emplace_back(between(random, 0, 1), between(random, 0, 1),
                                  between(random, 0, 1));
    for (std::uint32_t i = 0; i < mesh.positions.size(); i += 3)
      mesh.triangles.push_back({i, i + 1, i + 2});
    const auto made = voxelised(mesh, {depth, Fill::surface});
    ASSERT_TRUE(made);
    const World world({*made});
    const OwnFrame frame(made->placement);
    for (int leaf = 0; leaf < side * side * side; ++leaf) {
      const glm::dvec3 at(leaf / side / side, leaf / side % side, leaf % side);
      const glm::dvec3 low = frame.point(at / double{side});
      const glm::dvec3 high = frame.point((at + 1.0) / double{side});
      double area = 0;
      for (const auto& [a, b, c] : mesh.triangles)
        area += areaWithin({mesh.positions[a], mesh.positions[b], mesh.positions[c]}, low, high);
      if (area > 0 && area < 1e-6) continue;  // As near to the grid as is on it.
      EXPECT_EQ(find(world, (low + high) / 2.0).has_value(), area > 0) << seed << ' ' << leaf;
    }
  }
}

std::set<std::array<int, 3>> touchedAt(const mesh::TriangleMesh& mesh, std::size_t depth) {
  std::set<std::array<int, 3>> leaves;
  const auto made = voxelised(mesh, {depth, Fill::surface});
  const double side = std::size_t{1} << depth;
  forEachCube(*made->octree,
              [&](Octree::Cube, CubeKind kind, const Path&, const glm::dvec3& corner, double size) {
                if (kind != CubeKind::solid) return;
                const int across = static_cast<int>(size * side);
                for (int i = 0; i < across * across * across; ++i)
                  leaves.insert({static_cast<int>(corner.x * side) + i / across / across,
                                 static_cast<int>(corner.y * side) + i / across % across,
                                 static_cast<int>(corner.z * side) + i % across});
              });
  return leaves;
}

/// Small triangles and large ones, flat ones and needles, some on the grid.
mesh::TriangleMesh assorted(Random& random) {
  mesh::TriangleMesh mesh{{{0, 0, 0}, {1, 1, 1}, {1, 0, 0}}, {{0, 1, 2}}};  // Fixes the root.
  for (int i = 0; i < 40; ++i) {
    const double size = std::pow(2.0, -below(random, 8));
    const glm::dvec3 place(between(random, 0, 1 - size), between(random, 0, 1 - size),
                           between(random, 0, 1 - size));
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    for (int corner = 0; corner < 3; ++corner)
      mesh.positions.push_back(place + size * glm::dvec3(between(random, 0, 1),
                                                         between(random, 0, 1),
                                                         between(random, 0, 1)));
    const int flat = below(random, 6);  // An axis, or none.
    const double plane = below(random, 2) == 0 ? std::round(place.x * 8) / 8 : place.x;
    for (std::uint32_t corner = first; flat < 3 && corner < first + 3; ++corner)
      mesh.positions[corner][flat] = plane;
    mesh.triangles.push_back({first, first + 1, first + 2});
  }
  return mesh;
}

/// However many levels are drawn as one block of leaves, and however many lie above it.
TEST(Voxels, ALeafIsTouchedWhereOneWithinItIs) {
  const std::uint64_t seeds = wb::test::isLong() ? 30 : 6;
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    Random random(seed);
    const mesh::TriangleMesh mesh = assorted(random);
    std::set<std::array<int, 3>> finer = touchedAt(mesh, 7);
    for (std::size_t depth = 6; depth >= 1; --depth) {
      std::set<std::array<int, 3>> expected;
      for (const auto& [x, y, z] : finer) expected.insert({x / 2, y / 2, z / 2});
      finer = touchedAt(mesh, depth);
      EXPECT_EQ(finer, expected) << seed << ", depth " << depth;
    }
  }
}

/// Inside of a tetrahedron, told by its four planes.
TEST(Voxels, SolidHoldsWhatAClosedMeshHolds) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const auto point = [&random] {
      return glm::dvec3(between(random, -5, 5), between(random, -5, 5), between(random, -5, 5));
    };
    const mesh::TriangleMesh mesh{{point(), point(), point(), point()},
                                  {{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}}};
    const auto made = voxelised(mesh, {5, Fill::solid});
    ASSERT_TRUE(made);
    const World world({*made});
    for (int i = 0; i < 300; ++i) {
      std::array<double, 4> shares{};
      double sum = 0;
      for (double& share : shares) sum += share = between(random, 0, 1);
      glm::dvec3 inside(0);
      for (std::size_t corner = 0; corner < 4; ++corner)
        inside += shares[corner] / sum * mesh.positions[corner];
      EXPECT_TRUE(find(world, inside)) << seed;
    }
  }
}

TEST(Voxels, WhatStandsOpenIsNotFilled) {
  mesh::TriangleMesh box = boxMesh({0, 0, 0}, {8, 8, 8});
  box.triangles.erase(box.triangles.begin() + 8);  // Half the lid.
  EXPECT_EQ(treeOf(box, 4, Fill::solid), treeOf(box, 4, Fill::surface));
}

/// A lid with a hole of half a leaf lets nothing in.
TEST(Voxels, ASmallHoleIsClosed) {
  mesh::TriangleMesh box = boxMesh({0, 0, 0}, {8, 8, 8});
  box.triangles.erase(box.triangles.begin() + 8, box.triangles.begin() + 10);
  const auto lid = [](double x0, double y0, double x1, double y1) {
    mesh::TriangleMesh part{{{x0, y0, 8}, {x1, y0, 8}, {x1, y1, 8}, {x0, y1, 8}}, {}};
    part.triangles = {{0, 1, 2}, {0, 2, 3}};
    return part;
  };
  append(box, lid(0, 0, 4.25, 8));
  append(box, lid(4.75, 0, 8, 8));
  EXPECT_EQ(treeOf(box, 3, Fill::solid), "S");
  EXPECT_NE(treeOf(box, 5, Fill::solid), "S");
}

TEST(Voxels, ARoomWithoutADoorIsFilled) {
  mesh::TriangleMesh boxes = boxMesh({0, 0, 0}, {8, 8, 8});
  append(boxes, turnedInsideOut(boxMesh({2, 2, 2}, {6, 6, 6})));
  append(boxes, boxMesh({3, 3, 3}, {4, 4, 4}));
  EXPECT_EQ(treeOf(boxes, 4, Fill::solid), "S");
}

/// What rounding or the 16 bits of a mesh asset leave beside the grid is on it; more is not.
TEST(Voxels, RoundingDoesNotReachTheNextLeaf) {
  EXPECT_EQ(
      treeOf(boxMesh({0.1, 0.1, 0.1}, {0.1 + 0.6, 0.1 + 0.3, 0.1 + 0.3 + 1e-15}), 6, Fill::solid),
      "OSEEESEEE");
  constexpr double step = 1.0 / 65535;
  EXPECT_EQ(treeOf(boxMesh({0, 0, 0}, {1, 32768 * step, 32767 * step}), 4, Fill::solid),
            "OSEEESEEE");
  EXPECT_NE(treeOf(boxMesh({0, 0, 0}, {1, 32769 * step, 32767 * step}), 4, Fill::solid),
            "OSEEESEEE");
}

}  // namespace
}  // namespace wb::octree::test
