#pragma once

#include "tests/shapes/gates.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <utility>

namespace wb::making::test {

/// A ball of 1,104 triangles in all four levels of detail: the download weight decides what it
/// costs, and simpler levels save most of it.
inline scene::Scene sceneOfBall(const glm::dvec3& scale = {6, 6, 6}) {
  mesh::TriangleMesh ball;
  constexpr std::uint32_t side = 24;
  for (std::uint32_t y = 0; y <= side; ++y)
    for (std::uint32_t x = 0; x <= side; ++x) {
      const double longitude = 2 * std::numbers::pi * x / side;
      const double latitude = std::numbers::pi * y / side;
      ball.positions.push_back(0.5 * glm::dvec3(std::cos(longitude) * std::sin(latitude),
                                                std::sin(longitude) * std::sin(latitude),
                                                std::cos(latitude)));
    }
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t a = y * (side + 1) + x;
      if (y > 0) ball.triangles.push_back({a, a + side + 1, a + 1});
      if (y + 1 < side) ball.triangles.push_back({a + 1, a + side + 1, a + side + 2});
    }
  asset::MeshAsset asset;
  asset.lods[0] = asset::Faces{asset::makeFace(ball)};
  for (std::size_t lod = 1; lod < 4; ++lod) asset.lods[lod] = asset.lods[0];
  auto stored = asset::stored(std::move(asset));
  return cost::test::makeScene(cost::test::makeLinkset({gatePart(scale)}),
                               std::move(stored->read.value));
}

}  // namespace wb::making::test
