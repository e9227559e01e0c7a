#include "model/octree/leaves.h"
#include "model/octree/octree_text.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace wb::octree {
namespace {

constexpr FaceMask maskOf(std::initializer_list<Face> faces) {
  FaceMask mask = 0;
  for (const Face face : faces) mask |= static_cast<FaceMask>(1U << indexOf(face));
  return mask;
}

FaceMask openFacesOf(const std::string& tree, const Path& cube,
                     std::size_t maxDepth = limits::octreeDepth) {
  return openFaces(*parseTree(tree), cube, maxDepth);
}

TEST(OpenFaces, OfALoneCubeAreAll) {
  EXPECT_EQ(openFacesOf("S", {}), allFaces);
  EXPECT_EQ(openFacesOf("OSEEEEEES", Path().child(0)), allFaces);
}

/// Children 0 and 4 stand side by side along x.
TEST(OpenFaces, AreNotWhereTwoCubesMeet) {
  EXPECT_EQ(openFacesOf("OSEEESEEE", Path().child(0)), allFaces - maskOf({Face::right}));
  EXPECT_EQ(openFacesOf("OSEEESEEE", Path().child(4)), allFaces - maskOf({Face::left}));
}

/// The right half of the root is full only where it touches: at its four cubes to the left.
TEST(OpenFaces, AreCoveredBySmallerCubesTogether) {
  EXPECT_EQ(openFacesOf("OSEEEOSSSSEEEEEEE", Path().child(0)), allFaces - maskOf({Face::right}));
  EXPECT_EQ(openFacesOf("OSEEEOSSSEEEEEEEE", Path().child(0)), allFaces);
}

TEST(OpenFaces, AreSeenBesideAnIndentedCube) {
  EXPECT_EQ(openFacesOf("OSEEEN{34,8,8,8,8,8,8,8,8,8,8,8}EEE", Path().child(0)), allFaces);
  EXPECT_EQ(openFacesOf("OSEEEN{8,8,8,8,8,8,8,8,8,8,8,8}EEE", Path().child(0)),
            allFaces - maskOf({Face::right}));
}

TEST(OpenFaces, AreCoveredAtADepthByWhatHoldsAnything) {
  const std::string tree = "OSEEEOEEEESEEEEEE";
  EXPECT_EQ(openFacesOf(tree, Path().child(0)), allFaces);
  EXPECT_EQ(openFacesOf(tree, Path().child(0), 1), allFaces - maskOf({Face::right}));
  EXPECT_EQ(openFacesOf("OSEEEOEEEEEEEEEEE", Path().child(0), 1), allFaces);
}

std::string randomTree(std::mt19937& random, int levels) {
  if (levels == 0 || random() % 4 == 0) return random() % 3 == 0 ? "E" : "S";
  std::string text = "O";
  for (int slot = 0; slot < childCount; ++slot) text += randomTree(random, levels - 1);
  return text;
}

/// Against points just outside a face, in the middle of each cell of the deepest grid.
TEST(OpenFaces, AreThoseWithAPointBeforeThemThatIsInNoCube) {
  constexpr int levels = 4;
  constexpr double cell = 1.0 / (1 << levels);
  std::mt19937 random(7);
  for (int run = 0; run < 20; ++run) {
    const auto tree = std::make_shared<const Octree>(*parseTree(randomTree(random, levels)));
    const World world({{tree, {{0, 0, 0}, 1}}});
    for (const Leaf& leaf : leavesOf(world)) {
      FaceMask open = 0;
      for (int face = 0; face < faceCount; ++face) {
        const int axis = axisOf(static_cast<Face>(face));
        const double side = isPositive(static_cast<Face>(face)) ? 0.5 : -0.5;
        for (double u = cell / 2; u < leaf.size; u += cell)
          for (double v = cell / 2; v < leaf.size; v += cell) {
            glm::dvec3 point = leaf.centre - glm::dvec3(leaf.size / 2);
            point[axis] = leaf.centre[axis] + side * (leaf.size + cell);
            point[(axis + 1) % axisCount] += u;
            point[(axis + 2) % axisCount] += v;
            if (!find(world, point)) open |= static_cast<FaceMask>(1U << face);
          }
      }
      EXPECT_EQ(leaf.faces, open) << leaf.cube.text() << " of run " << run;
    }
  }
}

TEST(Difference, IsTheSmallestCubeAroundWhatDiffers) {
  const auto between = [](const char* before, const char* after) {
    return differenceOf(*parseTree(before), *parseTree(after));
  };
  EXPECT_FALSE(between("OSEEEEEES", "OSEEEEEES"));
  EXPECT_EQ(between("OSEEEEEES", "OSEEEEEEE")->text(), "/7");
  EXPECT_EQ(between("OSEEEEEES", "OEEEEEEEE")->text(), "/");
  EXPECT_EQ(between("OOSSSSSSSSEEEEEEE", "OOSSSSSSSEEEEEEEE")->text(), "/0/7");
  EXPECT_EQ(between("OOSSSSSSSSEEEEEEE", "OSEEEEEEE")->text(), "/0");
  EXPECT_EQ(between("S", "E")->text(), "/");
}

}  // namespace
}  // namespace wb::octree
