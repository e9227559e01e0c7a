#include "model/scene/project.h"

#include <benchmark/benchmark.h>

#include <string>

namespace {

/// A region of 30,000 parts in 3,000 linksets, every third part with a twisted torus.
wb::scene::Scene region() {
  wb::scene::Scene scene;
  for (int i = 0; i < 3000; ++i) {
    auto& linkset = scene.linksets.emplace_back();
    linkset.name = "linkset " + std::to_string(i);
    linkset.position = {0.1 * i, 0.2 * i, 25};
    for (int k = 0; k < 10; ++k) {
      auto& part = linkset.parts.emplace_back();
      part.name = "part " + std::to_string(k);
      part.position = {0.3 * k, 0, 0.7};
      if (k % 3 != 0) continue;
      part.kind = wb::scene::PartKind::torus;
      part.prim = wb::scene::defaultPrim(part.kind);
      part.prim.twist = {0, 0.01 * k};
    }
  }
  return scene;
}

void readProject(benchmark::State& state) {
  wb::scene::Scene scene = region();
  const std::string text = wb::scene::formatProject(scene, "/nowhere");
  for (auto _ : state) benchmark::DoNotOptimize(wb::scene::parseProject(text, "/nowhere"));
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

void writeProject(benchmark::State& state) {
  wb::scene::Scene scene = region();
  for (auto _ : state) benchmark::DoNotOptimize(wb::scene::formatProject(scene, "/nowhere"));
}

BENCHMARK(readProject)->Unit(benchmark::kMillisecond);
BENCHMARK(writeProject)->Unit(benchmark::kMillisecond);

}  // namespace
