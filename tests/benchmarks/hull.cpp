// The base hull of a million points, beside qhull's exact one, and one that qhull leaves off at
// 256.
#include "model/geometry/convex_hull.h"

extern "C" {
#include <libqhull_r/qhull_ra.h>
}

#include <benchmark/benchmark.h>
#include <glm/geometric.hpp>

#include <cstdio>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace wb::mesh {
namespace {

constexpr std::size_t pointCount = 1'000'000;

std::vector<glm::dvec3> points(bool onSphere) {
  std::mt19937_64 random(1);
  const auto next = [&random] { return static_cast<double>(random() >> 11) * 0x1p-52 - 1; };
  std::vector<glm::dvec3> result;
  result.reserve(pointCount);
  while (result.size() < pointCount) {
    const glm::dvec3 point(next(), next(), next());
    const double length = glm::length(point);
    if (!onSphere) result.push_back(point);
    if (onSphere && length > 0.1 && length < 1) result.push_back(point / length);
  }
  return result;
}

const std::vector<glm::dvec3>& inCube() {
  static const auto cube = points(false);
  return cube;
}

const std::vector<glm::dvec3>& onSphere() {
  static const auto sphere = points(true);
  return sphere;
}

/// Made when first asked for.
using Cloud = const std::vector<glm::dvec3>& (*)();

/// Hulls are remembered by what their points are: each round has a cloud that none had before.
void own(benchmark::State& state, Cloud made) {
  std::vector<glm::dvec3> cloud = made();
  for (auto _ : state) {
    cloud.front() *= 1 - 1e-9;
    const auto hull = enclosingHull(cloud);
    state.counters["vertices"] = static_cast<double>(hull->vertices.size());
    state.counters["volume"] = hull->volume;
  }
}

/// `qhull TA252` stops after 252 points beside the first simplex: inside the exact hull.
void qhull(benchmark::State& state, Cloud made, const char* options) {
  const std::vector<glm::dvec3>& cloud = made();
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> silence(std::fopen("/dev/null", "w"),
                                                                std::fclose);
  for (auto _ : state) {
    qhT run;
    qh_zero(&run, silence.get());
    std::string command(options);
    auto* coordinates = const_cast<coordT*>(&cloud.front().x);
    qh_new_qhull(&run, 3, static_cast<int>(cloud.size()), coordinates, False, command.data(),
                 nullptr, silence.get());
    state.counters["vertices"] = run.num_vertices;
    qh_freeqhull(&run, !qh_ALL);
    int current = 0;
    int total = 0;
    qh_memfreeshort(&run, &current, &total);
  }
}

BENCHMARK_CAPTURE(own, cube, inCube)
    ->Name("hull/a million points in a cube")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(qhull, cube, inCube, "qhull")
    ->Name("hull/reference: the same by qhull, exact")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(qhull, cube252, inCube, "qhull TA252")
    ->Name("hull/reference: the same by qhull TA252")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(own, sphere, onSphere)
    ->Name("hull/a million points of a sphere")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(qhull, sphere252, onSphere, "qhull TA252")
    ->Name("hull/reference: the same sphere by qhull TA252")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace wb::mesh
