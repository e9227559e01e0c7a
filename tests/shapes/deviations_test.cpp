#include "model/shapes/detail/deviations.h"

#include "tests/shapes/boxes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stop_token>

namespace wb::shape {
namespace {

using namespace test;

const TestBox metreBox{{0, 0, 0}, {1, 1, 1}};

glm::dvec3 middleOf(const Deviations& deviations, std::size_t triangle) {
  const auto& [positions, triangles] = deviations.mesh;
  const auto& [a, b, c] = triangles[triangle];
  return (positions[a] + positions[b] + positions[c]) / 3.0;
}

/// What a grid of 120 cells along the diagonal of a cube of a metre tells beside corners, m.
constexpr double coarse = 0.005;

/// Each as distances of boxes have it, which no grid made.
void expectDistances(const Deviations& deviations, const std::vector<TestBox>& solid,
                     const std::vector<TestBox>& shape) {
  ASSERT_EQ(deviations.mesh.triangles.size(), deviations.distances.size());
  for (std::size_t i = 0; i < deviations.distances.size(); ++i) {
    const double distance = deviations.distances[i];
    const glm::dvec3 middle = middleOf(deviations, i);
    if (distance >= 0)
      EXPECT_NEAR(distance, distanceToBoxes(solid, middle), coarse);
    else
      EXPECT_NEAR(-distance, distanceToBoxes(shape, middle), 1e-9);
  }
}

TEST(Deviations, OfTheSameAreNone) {
  const auto deviations = deviationsOf(solidFromBoxes({metreBox}), piecesOfBoxes({metreBox}));
  EXPECT_GT(deviations.distances.size(), 1000U);
  for (const double distance : deviations.distances) EXPECT_NEAR(distance, 0, coarse);
}

TEST(Deviations, TellWhatIsTooMuchAndWhatIsMissing) {
  const std::vector<TestBox> solid{metreBox};
  const std::vector<TestBox> shape{{{0.25, 0, 0}, {1.125, 1, 1}}};
  const auto deviations = deviationsOf(solidFromBoxes(solid), piecesOfBoxes(shape));
  expectDistances(deviations, solid, shape);
  EXPECT_NEAR(std::ranges::max(deviations.distances), 0.125, coarse);
  EXPECT_NEAR(std::ranges::min(deviations.distances), -0.25, 1e-6);
}

TEST(Deviations, LeaveOutWhatAnotherPieceEncloses) {
  const TestBox inner{{0.2, 0.2, 0.2}, {0.8, 0.8, 0.8}};
  const Solid solid = solidFromBoxes({metreBox});
  EXPECT_EQ(deviationsOf(solid, piecesOfBoxes({metreBox, inner})).distances.size(),
            deviationsOf(solid, piecesOfBoxes({metreBox})).distances.size());
}

/// A slab of 20 cm, and a sheet through its middle.
TEST(Deviations, OfASurfaceAreHalfTheThickness) {
  const Solid solid = solidFromBoxes({{{0, 0, 0}, {2, 2, 0.2}}});
  const mesh::TriangleMesh sheet{{{0, 0, 0.1}, {2, 0, 0.1}, {2, 2, 0.1}, {0, 2, 0.1}},
                                 {{0, 1, 2}, {0, 2, 3}}};
  const auto deviations = deviationsOf(solid, sheet);
  EXPECT_NEAR(std::ranges::min(deviations.distances), -0.1, 1e-6);
  EXPECT_NEAR(std::ranges::max(deviations.distances), 0, 1e-6);
}

TEST(Deviations, OfWhatIsCancelledComeAtOnce) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(
      deviationsOf(solidFromBoxes({metreBox}), piecesOfBoxes({metreBox}), {stop.get_token(), {}})
          .distances.empty());
}

}  // namespace
}  // namespace wb::shape
