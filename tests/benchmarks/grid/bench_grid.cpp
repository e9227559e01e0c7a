// bench_grid ROWS OUT: a grid of so many parts, made of a region's statistics, varied, put into
// OUT: a PostgreSQL database, an SQLite file, or CSV. Prints as JSON how long that took, making the
// statistics left out, and how long the program's own rules take to weigh the same statistics.
#include "model/grid/detail/tables.h"
#include "model/grid/statistics_files.h"
#include "tests/support/region.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace wb::grid {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

/// A number that looks as if by chance, the same for the same part of the same source.
std::uint64_t mixed(std::uint64_t source, std::uint64_t part) {
  std::uint64_t x = (source << 32U) ^ (part + 0x9e3779b97f4a7c15ULL);
  x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27U)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31U);
}

/// 0.75 to 1.25.
double factorOf(std::uint64_t random) { return 0.75 + static_cast<double>(random % 1000) / 2000; }

void vary(scene::Part& part, cost::PartStatistics& statistics, std::uint64_t random) {
  const double factor = factorOf(random);
  part.name = fmt::format("part {}", random % 100'000);
  for (std::size_t i = 0; i < part.id.bytes.size(); ++i)
    part.id.bytes[i] = static_cast<std::uint8_t>(random >> (i % 8 * 8));
  part.scale *= factor;
  part.scripts = random % 7 == 0 ? 1 : 0;
  if (statistics.triangleMesh) statistics.triangleMesh->inverseSum *= factor;
  for (std::uint32_t& triangles : statistics.lodTriangles)
    triangles = static_cast<std::uint32_t>(triangles * factor);
}

/// A region as file `number` of the grid, of at most so many parts.
SourceStatistics varied(const SourceStatistics& region, std::size_t number, std::size_t parts) {
  SourceStatistics source = region;
  source.source = {fmt::format("region{:05}.oar", number), std::string(64, '0'), 1, {}};
  std::size_t made = 0;
  for (std::size_t i = 0; i < source.scene.linksets.size(); ++i) {
    scene::Linkset& linkset = source.scene.linksets[i];
    linkset.name = fmt::format("linkset {}", i);
    linkset.physical = mixed(number, i) % 50 == 0;
    if (made >= parts) {
      source.scene.linksets.resize(i);
      source.statistics.linksets.resize(i);
      return source;
    }
    for (std::size_t part = 0; part < linkset.parts.size(); ++part)
      vary(linkset.parts[part], source.statistics.linksets[i][part], mixed(number, made + part));
    made += linkset.parts.size();
  }
  return source;
}

/// Where the sources go.
class Target {
 public:
  explicit Target(const std::string& out) {
    if (out.ends_with(".csv") || out.ends_with(".csv.gz")) {
      files_.emplace(value(StatisticsFiles::open(out, metaRows({}, "bench_grid"), "", {})));
    } else {
      database_ = value(database::openDatabase(out));
      tables_.emplace(value(GridTables::open(*database_, {}, "bench_grid")));
    }
  }

  void put(const SourceStatistics& source, std::size_t number) {
    const auto done =
        tables_
            ? tables_->put(source)
            : files_->add(
                  piecesOf(source, static_cast<std::int64_t>(number), {}, files_->packing()), {});
    if (!done) complain(done.error());
  }

  void end() {
    if (files_)
      if (auto done = files_->commit(); !done) complain(done.error());
  }

 private:
  static void complain(const Diagnostic& why) {
    std::fprintf(stderr, "bench_grid: %s\n", line(why).c_str());
    std::exit(1);
  }

  template <class T>
  static T value(Result<T> result) {
    if (!result) complain(result.error());
    return std::move(*result);
  }

  std::optional<StatisticsFiles> files_;
  std::unique_ptr<database::Database> database_;
  std::optional<GridTables> tables_;
};

int run(std::size_t rows, const std::string& out) {
  SourceStatistics region;
  region.scene = bench::region();
  region.statistics = cost::makeStatistics(region.scene, cost::GeometryRules({}));
  Target target(out);
  Seconds put{0};
  Seconds weighed{0};
  std::size_t made = 0;
  double impact = 0;
  for (std::size_t number = 0; made < rows; ++number) {
    const SourceStatistics source = varied(region, number, rows - made);
    for (const scene::Linkset& linkset : source.scene.linksets) made += linkset.parts.size();
    const auto begin = Clock::now();
    target.put(source, number);
    const auto middle = Clock::now();
    for (std::size_t i = 0; i < source.scene.linksets.size(); ++i)
      impact += weigh(source.scene.linksets[i], source.statistics.linksets[i], {}).landImpact;
    put += middle - begin;
    weighed += Clock::now() - middle;
  }
  const auto begin = Clock::now();
  target.end();
  put += Clock::now() - begin;
  fmt::print(
      "{{\"rows\": {}, \"put_s\": {:.3f}, \"weigh_one_thread_s\": {:.3f}, \"impact\": {}}}\n", made,
      put.count(), weighed.count(), impact);
  return 0;
}

}  // namespace
}  // namespace wb::grid

int main(int argc, char** argv) {
  if (argc == 3) return wb::grid::run(std::strtoull(argv[1], nullptr, 10), argv[2]);
  std::fputs("usage: bench_grid ROWS postgresql://…|FILE.sqlite|FILE.csv\n", stderr);
  return 2;
}
