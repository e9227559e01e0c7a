#include "model/analysis/advice.h"

#include "tests/support/region.h"

#include <benchmark/benchmark.h>

namespace wb::advice {
namespace {

using bench::region;

/// The reference: the same linkset of a region of 30,000 parts gone over and weighed once.
void weighOneLinkset(benchmark::State& state) {
  const cost::Profile profile;
  scene::Scene alone;
  alone.linksets.push_back(region().linksets.front());
  for (auto _ : state) {
    const auto statistics = makeStatistics(alone, cost::GeometryRules(profile));
    benchmark::DoNotOptimize(weigh(alone, statistics, profile));
  }
}
BENCHMARK(weighOneLinkset)->Unit(benchmark::kMillisecond);

/// Everything that would lower its land impact, each weighed; under another name each time, so that
/// nothing of it is known from the time before.
void adviseOneLinkset(benchmark::State& state) {
  const cost::Profile profile;
  scene::Scene scene = region();
  for (auto _ : state) {
    scene.linksets.front().name += '.';
    benchmark::DoNotOptimize(advise(scene, 0, {}, profile));
  }
}
BENCHMARK(adviseOneLinkset)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace wb::advice
