#include "model/geometry/prim.h"

#include <benchmark/benchmark.h>

namespace wb::prim {
namespace {

void tessellateKind(benchmark::State& state, Kind kind, double detail) {
  PrimShape shape = defaultShape(kind);
  shape.hollow = 0.3;
  for (auto _ : state) benchmark::DoNotOptimize(tessellate(shape, detail));
}

BENCHMARK_CAPTURE(tessellateKind, small_box, Kind::box, 1.0);
BENCHMARK_CAPTURE(tessellateKind, small_torus, Kind::torus, 1.0);
BENCHMARK_CAPTURE(tessellateKind, large_torus, Kind::torus, 3.0);

}  // namespace
}  // namespace wb::prim
