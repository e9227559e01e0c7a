#include "model/cost/weigh.h"

#include <benchmark/benchmark.h>

namespace wb::cost {
namespace {

constexpr std::size_t partCount = 30'000;
constexpr std::size_t partsPerLinkset = 30;

/// 30,000 parts of all kinds of prims, each with its own size, as a region has them.
const scene::Scene& region() {
  static const scene::Scene scene = [] {
    scene::Scene made;
    made.linksets.resize(partCount / partsPerLinkset);
    for (std::size_t i = 0; i < partCount; ++i) {
      scene::Part part;
      part.kind = static_cast<scene::PartKind>(1 + i % 7);
      part.prim = scene::defaultPrim(part.kind);
      part.prim.hollow = i % 3 == 0 ? 0.5 : 0;
      part.scale = glm::dvec3(0.3) + glm::dvec3(i % 101, i % 103, i % 107) / 50.0;
      part.position = glm::dvec3(i % 11, i % 13, i % 17) / 4.0;
      part.materials = true;
      made.linksets[i / partsPerLinkset].parts.push_back(part);
    }
    return made;
  }();
  return scene;
}

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

/// What a changed scene costs: the geometry of every part gone over.
void makeStatisticsOfGeometry(benchmark::State& state) {
  const Profile profile;
  for (auto _ : state) benchmark::DoNotOptimize(makeStatistics(region(), GeometryRules(profile)));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(partCount));
}
BENCHMARK(makeStatisticsOfGeometry)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace wb::cost
