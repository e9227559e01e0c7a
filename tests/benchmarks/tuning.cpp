#include "model/tuning/sensitivity.h"
#include "tests/benchmarks/region.h"

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

}  // namespace
}  // namespace wb::tuning
