#include "model/grid/detail/tables.h"
#include "model/grid/statistics_files.h"
#include "tests/support/region.h"

#include <benchmark/benchmark.h>

namespace wb::grid {
namespace {

/// A region's parts with all that their rows say, as files that were read leave them.
const SourceStatistics& regionSource() {
  static const SourceStatistics source = [] {
    SourceStatistics made;
    made.source.file = "region.oar";
    made.scene = bench::region();
    made.statistics = cost::makeStatistics(made.scene, cost::GeometryRules({}));
    return made;
  }();
  return source;
}

/// Statistics in memory as the text of all tables, on one thread.
void writeText(benchmark::State& state) {
  const SourceStatistics& source = regionSource();
  std::size_t bytes = 0;
  for (auto _ : state)
    for (const std::string& piece :
         piecesOf(source, 7, {}, state.range(0) == 0 ? Packing::none : Packing::gzip))
      bytes += piece.size();
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(bench::partCount));
}
BENCHMARK(writeText)->Name("grid/rows as CSV")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// The same into an SQLite database in memory.
void putIntoSqlite(benchmark::State& state) {
  const SourceStatistics& source = regionSource();
  for (auto _ : state) {
    const auto database = database::openDatabase(":memory:");
    auto tables = GridTables::open(**database, {}, "benchmark");
    if (!tables->put(source)) state.SkipWithError("cannot be put in");
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(bench::partCount));
}
BENCHMARK(putIntoSqlite)->Name("grid/rows into SQLite")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace wb::grid
