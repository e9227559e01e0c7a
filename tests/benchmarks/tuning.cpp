#include "model/analysis/fragility.h"
#include "model/analysis/sensitivity.h"
#include "model/asset/make_blocks.h"
#include "tests/support/region.h"

#include <benchmark/benchmark.h>

namespace wb::tuning {
namespace {

using bench::region;

/// The derivatives of every linkset's cost by every constant, beside weighFromStatistics.
void sensitivityToAllConstants(benchmark::State& state) {
  const cost::Profile profile;
  const auto statistics = makeStatistics(region(), cost::GeometryRules(profile));
  const auto costs = weigh(region(), statistics, profile);
  for (auto _ : state) benchmark::DoNotOptimize(sensitivity(region(), statistics, profile, costs));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(bench::partCount));
}
BENCHMARK(sensitivityToAllConstants)->Unit(benchmark::kMillisecond);

/// A part whose physics mesh is a wavy sheet of 10,000 triangles.
scene::Scene sheet() {
  constexpr std::uint32_t side = 71;
  mesh::TriangleMesh mesh;
  for (std::uint32_t i = 0; i < side * side; ++i)
    mesh.positions.emplace_back(i % side / 70.0 - 0.5, i / side / 70.0 - 0.5, i % 7 / 70.0);
  for (std::uint32_t i = 0; mesh.triangles.size() < 10'000 && i < side * (side - 1); ++i) {
    if (i % side == side - 1) continue;
    mesh.triangles.push_back({i, i + 1, i + side});
    mesh.triangles.push_back({i + 1, i + side + 1, i + side});
  }
  asset::MeshAsset asset;
  asset.physicsMesh = asset::Faces{asset::makeFace(mesh)};
  scene::Scene scene;
  scene.assets["sheet"].mesh = std::make_shared<const asset::MeshAsset>(std::move(asset));
  scene::Part part;
  part.kind = scene::PartKind::mesh;
  part.asset = "sheet";
  part.scale = glm::dvec3(4);  // Shape type Prim: weighed by its triangles.
  scene.linksets.emplace_back().parts.push_back(part);
  return scene;
}

/// The reference: its 10,000 widths taken and weighed once.
void weighASheet(benchmark::State& state) {
  const cost::Profile profile;
  const scene::Scene scene = sheet();
  for (auto _ : state) {
    const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
    benchmark::DoNotOptimize(weigh(scene, statistics, profile));
  }
}
BENCHMARK(weighASheet)->Unit(benchmark::kMillisecond);

/// 505 times the vertices moved and the sheet weighed, on one thread and on two.
void fragilityOfASheet(benchmark::State& state) {
  const cost::Profile profile;
  const scene::Scene scene = sheet();
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  for (auto _ : state)
    benchmark::DoNotOptimize(fragility(scene, 0, statistics.linksets[0], profile, {},
                                       static_cast<std::size_t>(state.range(0))));
}
BENCHMARK(fragilityOfASheet)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace wb::tuning
