#include "model/geometry/convex_hull.h"
#include "model/geometry/geometry.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

namespace {

using wb::mesh::TriangleMesh;

constexpr std::uint32_t side = 708;  // 2 * 707^2 is a million triangles, about

TriangleMesh hills() {
  TriangleMesh mesh;
  for (std::uint32_t i = 0; i < side; ++i)
    for (std::uint32_t k = 0; k < side; ++k)
      mesh.positions.emplace_back(0.01 * i, 0.01 * k, std::sin(0.1 * i) * std::cos(0.07 * k));
  for (std::uint32_t i = 0; i + 1 < side; ++i)
    for (std::uint32_t k = 0; k + 1 < side; ++k) {
      const std::uint32_t at = i * side + k;
      mesh.triangles.push_back({at, at + side, at + side + 1});
      mesh.triangles.push_back({at, at + side + 1, at + 1});
    }
  return mesh;
}

/// The reference: reading every corner once, which no width can do without.
void sumCorners(benchmark::State& state) {
  const TriangleMesh mesh = hills();
  for (auto _ : state) {
    glm::dvec3 sum(0);
    for (const auto& triangle : mesh.triangles)
      for (const std::uint32_t corner : triangle) sum += mesh.positions[corner];
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(mesh.triangles.size()));
}
BENCHMARK(sumCorners)->Name("widths/reference: corners read and added");

void widthStatistics(benchmark::State& state) {
  const TriangleMesh mesh = hills();
  for (auto _ : state)
    benchmark::DoNotOptimize(wb::mesh::widthStatistics(mesh, glm::dvec3(2, 3, 0.5)));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(mesh.triangles.size()));
}
BENCHMARK(widthStatistics)->Name("widths/statistics of a million triangles, one thread");

std::vector<glm::dvec3> spherePoints(int count) {
  std::vector<glm::dvec3> points;
  for (int i = 0; i < count; ++i) {
    const double z = 1 - (2.0 * i + 1) / count;
    const double angle = 2 * std::numbers::pi * i / std::numbers::phi;
    const double radius = std::sqrt(1 - z * z);
    points.emplace_back(radius * std::cos(angle), radius * std::sin(angle), z);
  }
  return points;
}

void exactHull(benchmark::State& state) {
  const auto points = spherePoints(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(wb::mesh::convexHull(points));
}
BENCHMARK(exactHull)->Name("hull/exact")->Arg(200)->Arg(20'000)->Unit(benchmark::kMillisecond);

void enclosingHull(benchmark::State& state) {
  const auto points = spherePoints(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(wb::mesh::enclosingHull(points));
}
BENCHMARK(enclosingHull)
    ->Name("hull/enclosing, 256 vertices")
    ->Arg(200)
    ->Arg(20'000)
    ->Unit(benchmark::kMillisecond);

}  // namespace
