// Octrees made of meshes, and what physics could be made of octrees.
#include "model/octree/filled_space.h"
#include "model/scene/octree_shapes.h"
#include "model/scene/voxels.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdint>
#include <numbers>

namespace wb::octree {
namespace {

/// A ball of 1 m and 20,000 triangles.
mesh::TriangleMesh ball() {
  constexpr std::uint32_t rings = 100;
  constexpr std::uint32_t sides = 100;
  mesh::TriangleMesh mesh;
  for (std::uint32_t ring = 0; ring <= rings; ++ring)
    for (std::uint32_t side = 0; side < sides; ++side) {
      const double up = std::numbers::pi * ring / rings;
      const double around = 2 * std::numbers::pi * side / sides;
      mesh.positions.emplace_back(std::sin(up) * std::cos(around), std::sin(up) * std::sin(around),
                                  std::cos(up));
    }
  for (std::uint32_t ring = 0; ring < rings; ++ring)
    for (std::uint32_t side = 0; side < sides; ++side) {
      const std::uint32_t next = (side + 1) % sides;
      const std::uint32_t above = ring * sides;
      const std::uint32_t below = above + sides;
      mesh.triangles.push_back({above + side, below + side, below + next});
      mesh.triangles.push_back({above + side, below + next, above + next});
    }
  return mesh;
}

void voxels(benchmark::State& state) {
  const mesh::TriangleMesh mesh = ball();
  const VoxelOptions options{static_cast<std::size_t>(state.range(0)), Fill::solid};
  for (auto _ : state) {
    const auto made = voxelised(mesh, options);
    state.counters["cubes"] = static_cast<double>(made->octree->counts().all());
  }
}
BENCHMARK(voxels)
    ->Name("octree/solid voxels of 20,000 triangles, depth")
    ->Arg(5)
    ->Arg(7)
    ->Arg(8)
    ->Unit(benchmark::kMillisecond);

void boxes(benchmark::State& state) {
  const auto placed = voxelised(ball(), {static_cast<std::size_t>(state.range(0)), Fill::solid});
  for (auto _ : state)
    state.counters["boxes"] = static_cast<double>(mergedBoxes(*placed->octree)->size());
}
BENCHMARK(boxes)
    ->Name("octree/merged boxes of a ball, depth")
    ->Arg(5)
    ->Arg(7)
    ->Unit(benchmark::kMillisecond);

void surface(benchmark::State& state) {
  const auto placed = voxelised(ball(), {static_cast<std::size_t>(state.range(0)), Fill::solid});
  for (auto _ : state)
    state.counters["triangles"] = static_cast<double>(outerSurface(*placed)->triangles.size());
}
BENCHMARK(surface)
    ->Name("octree/surface of a ball, depth")
    ->Arg(5)
    ->Arg(7)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace wb::octree
