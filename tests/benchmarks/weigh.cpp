#include "model/cost/cost.h"
#include "tests/support/region.h"

#include <benchmark/benchmark.h>

namespace wb::cost {
namespace {

using bench::partCount;
using bench::region;

/// What a changed constant costs: every part weighed again, no geometry.
void weighFromStatistics(benchmark::State& state) {
  const Profile profile;
  const SceneStatistics statistics = makeStatistics(region(), GeometryRules(profile));
  for (auto _ : state) {
    double sum = 0;
    for (std::size_t i = 0; i < region().linksets.size(); ++i)
      sum += weigh(region().linksets[i], statistics.linksets[i], profile).landImpact;
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(partCount));
}
BENCHMARK(weighFromStatistics)->Unit(benchmark::kMillisecond);

/// The same over as many regions as hold a million parts, on all cores, as the window does it.
void weighAMillion(benchmark::State& state) {
  constexpr std::size_t wanted = 1'000'000;
  scene::Scene scene;
  while (scene.linksets.size() * region().linksets.front().parts.size() < wanted)
    scene.linksets.insert(scene.linksets.end(), region().linksets.begin(), region().linksets.end());
  const Profile profile;
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  std::vector<LinksetCost> costs = weigh(scene, statistics, profile);
  for (auto _ : state) {
    weighAgain(costs, scene, statistics, profile);
    benchmark::DoNotOptimize(costs.data());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(wanted));
}
BENCHMARK(weighAMillion)
    ->Name("weigh/a million parts, all cores")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// What a changed scene costs: the geometry of every part gone over.
void makeStatisticsOfGeometry(benchmark::State& state) {
  const Profile profile;
  for (auto _ : state) benchmark::DoNotOptimize(makeStatistics(region(), GeometryRules(profile)));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(partCount));
}
BENCHMARK(makeStatisticsOfGeometry)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace wb::cost
