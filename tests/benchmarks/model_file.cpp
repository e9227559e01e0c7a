#include "model/core/identifiers.h"
#include "model/cost/cost.h"
#include "model/cost/statistics.h"
#include "model/formats/detail/model_parts.h"
#include "model/formats/formats.h"
#include "tests/benchmarks/model_process.h"
#include "tests/support/wavy_model.h"

#include <benchmark/benchmark.h>

#include <filesystem>

/// A million triangles read by the worker, beside Assimp alone on the same file. Both run in fresh
/// processes, which tell their own peak of memory.
namespace wb::import {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t side = 708;  ///< Squares: 2 * 708² triangles, just above a million.
constexpr double allowedMilliseconds = 100;
constexpr double bytesPerMegabyte = 1e6;

/// The models, written once and removed at the end.
class Models {
 public:
  Models() : folder_(fs::temp_directory_path() / ("weighbridge-bench-" + Uuid::random().text())) {
    fs::create_directories(folder_);
    for (const ModelFormat format : {ModelFormat::obj, ModelFormat::stl, ModelFormat::glb})
      test::writeWavyModel(path(format), ending(format), side);
  }
  ~Models() { fs::remove_all(folder_); }
  Models(const Models&) = delete;
  Models& operator=(const Models&) = delete;

  fs::path path(ModelFormat format) const {
    return folder_ / ("wavy." + std::string(ending(format)));
  }

 private:
  fs::path folder_;
};

fs::path modelOf(ModelFormat format) {
  static const Models models;
  return models.path(format);
}

std::size_t flatBytesOf(const worker::FlatScene& scene) {
  std::size_t bytes = 0;
  for (const worker::MeshView& mesh : scene.meshes())
    bytes += mesh.vertices.size_bytes() + mesh.triangles.size_bytes();
  return bytes;
}

/// Both measured in turn, so that what else the machine does falls on both.
void readModel(benchmark::State& state, ModelFormat format) {
  const fs::path path = modelOf(format);
  const worker::Options options{.program = WEIGHBRIDGE_BENCH_WORKER};
  double ours = 0;
  double alone = 0;
  test::Peak peak;
  test::Peak alonePeak;
  std::size_t flat = 0;
  for (auto _ : state) {
    const test::Stopwatch watch;
    const auto scene = worker::read(path, ending(format), options, {});
    const double milliseconds = watch.milliseconds();
    state.SetIterationTime(milliseconds / 1000);
    if (!scene) return state.SkipWithError(line(scene.error()).c_str());
    ours += milliseconds;
    peak = test::peakToldBeside(WEIGHBRIDGE_BENCH_WORKER);
    flat = flatBytesOf(*scene);
    alone += test::assimpAlone(WEIGHBRIDGE_BENCH_WORKER, path);
    alonePeak = test::peakToldBeside(WEIGHBRIDGE_BENCH_WORKER);
  }
  state.counters["assimp alone ms"] = alone / static_cast<double>(state.iterations());
  state.counters["time ratio (most 2)"] =
      (ours - allowedMilliseconds * static_cast<double>(state.iterations())) / alone;
  state.counters["flat MB"] = static_cast<double>(flat) / bytesPerMegabyte;
  state.counters["memory above assimp / flat (most 3)"] =
      (static_cast<double>(peak.bytes) - static_cast<double>(alonePeak.bytes)) /
      static_cast<double>(flat);
}

/// What follows in the background: faces, quantising, zlib 9, and reading the result back.
void encodeModel(benchmark::State& state, ModelFormat format) {
  const worker::Options options{.program = WEIGHBRIDGE_BENCH_WORKER};
  auto levels = readLevels(modelOf(format), format, options, {});
  if (!levels) return state.SkipWithError(line(levels.error()).c_str());
  const Task task;
  for (auto _ : state) {
    ModelParts parts(levels->value, glm::dmat4(1), "wavy", false, task);
    if (const auto added = parts.add(0); !added)
      return state.SkipWithError(line(added.error()).c_str());
    benchmark::DoNotOptimize(std::move(parts).take());
  }
}

Result<Loaded<Opened>> openedModel(ModelFormat format) {
  BareOptions options;
  options.worker.program = WEIGHBRIDGE_BENCH_WORKER;
  return open(modelOf(format), options);
}

void makeBaseHull(benchmark::State& state, ModelFormat format) {
  const auto opened = openedModel(format);
  if (!opened) return state.SkipWithError(line(opened.error()).c_str());
  const scene::Scene& scene = opened->value.scene;
  const asset::MeshAsset& mesh = *scene.meshOf(scene.linksets.front().parts.front());
  for (auto _ : state)
    benchmark::DoNotOptimize(cost::baseHullOf(mesh, cost::BaseHullSource::viewer));
}

void weighStreaming(benchmark::State& state, ModelFormat format) {
  const auto opened = openedModel(format);
  if (!opened) return state.SkipWithError(line(opened.error()).c_str());
  const scene::Scene& scene = opened->value.scene;
  const cost::Profile profile;
  const auto statistics = cost::makeStatistics(scene, cost::GeometryRules(profile));
  for (auto _ : state) benchmark::DoNotOptimize(cost::weigh(scene, statistics, profile));
}

BENCHMARK_CAPTURE(readModel, obj, ModelFormat::obj)
    ->Name("plain model/read 1,000,000 triangles/obj")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readModel, stl, ModelFormat::stl)
    ->Name("plain model/read 1,000,000 triangles/stl")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readModel, glb, ModelFormat::glb)
    ->Name("plain model/read 1,000,000 triangles/glb")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encodeModel, glb, ModelFormat::glb)
    ->Name("plain model/background: encode/glb")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(makeBaseHull, glb, ModelFormat::glb)
    ->Name("plain model/background: base hull/glb")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(weighStreaming, glb, ModelFormat::glb)
    ->Name("plain model/background: streaming and all other costs/glb");

}  // namespace
}  // namespace wb::import
