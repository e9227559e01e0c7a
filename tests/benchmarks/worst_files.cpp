#include "tests/support/worst_files.h"

#include "model/asset/decode.h"
#include "model/core/identifiers.h"
#include "model/core/llsd.h"
#include "model/formats/detail/slm.h"
#include "model/formats/measured_costs.h"
#include "model/formats/objects/open_sim_object.h"
#include "model/scene/json_document.h"
#include "model/scene/project.h"
#include "tests/formats/reply_here.h"

#include <benchmark/benchmark.h>

/// The worst file of a size for each reader, at three sizes, beside what only parses or hashes the
/// same bytes: a reader that falls behind that as files grow is not n log n any more.
namespace wb {
namespace {

void sizes(benchmark::internal::Benchmark* benchmark) {
  benchmark->RangeMultiplier(4)->Range(1250, 20'000)->Unit(benchmark::kMillisecond)->Complexity();
}

std::size_t countOf(const benchmark::State& state) {
  return static_cast<std::size_t>(state.range(0));
}

void report(benchmark::State& state, std::size_t bytes) {
  state.SetComplexityN(state.range(0));
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
}

void badEntries(benchmark::State& state) {
  const Bytes bytes = test::assetOfBadEntries(countOf(state));
  for (auto _ : state) benchmark::DoNotOptimize(asset::decode(bytes));
  report(state, bytes.size());
}

void badEntriesParsedAlone(benchmark::State& state) {
  const Bytes bytes = test::assetOfBadEntries(countOf(state));
  for (auto _ : state) benchmark::DoNotOptimize(llsd::readBinary(bytes));
  report(state, bytes.size());
}

void manyRegions(benchmark::State& state) {
  const std::string text = test::projectOfRegions(countOf(state));
  for (auto _ : state) benchmark::DoNotOptimize(scene::parseProject(text, {}));
  report(state, text.size());
}

void manyRegionsParsedAlone(benchmark::State& state) {
  const std::string text = test::projectOfRegions(countOf(state));
  for (auto _ : state) {
    Findings findings;
    benchmark::DoNotOptimize(scene::parseJson(text, findings));
  }
  report(state, text.size());
}

void measuredOfOneName(benchmark::State& state) {
  const auto scene = scene::parseProject(test::projectOfOneName(countOf(state)), {});
  const std::string csv = test::csvOfOneName(countOf(state));
  for (auto _ : state) benchmark::DoNotOptimize(import::readMeasured(bytesOf(csv), scene->value));
  report(state, csv.size());
}

void measuredReply(benchmark::State& state) {
  const auto scene = scene::parseProject(test::projectOfIds(countOf(state)), {});
  const Bytes reply = test::replyOfIds(countOf(state));
  for (auto _ : state)
    benchmark::DoNotOptimize(
        import::readMeasured(reply, scene->value, {}, import::test::readReplyHere));
  report(state, reply.size());
}

void oneMeshInManyModels(benchmark::State& state) {
  const Bytes bytes = test::slmOfOneMesh(countOf(state));
  for (auto _ : state) benchmark::DoNotOptimize(import::readSlm(bytes, "model"));
  report(state, bytes.size());
}

void oneMeshInManyModelsHashedAlone(benchmark::State& state) {
  const Bytes bytes = test::slmOfOneMesh(countOf(state));
  for (auto _ : state) benchmark::DoNotOptimize(sha256(bytes));
  report(state, bytes.size());
}

void manyParts(benchmark::State& state) {
  const std::string text = test::objectOfParts(countOf(state));
  for (auto _ : state)
    benchmark::DoNotOptimize(
        import::readOpenSimObjects(bytesOf(text), [](const Uuid&) { return std::string(); }));
  report(state, text.size());
}

BENCHMARK(badEntries)->Apply(sizes);
BENCHMARK(badEntriesParsedAlone)->Apply(sizes);
BENCHMARK(manyRegions)->Apply(sizes);
BENCHMARK(manyRegionsParsedAlone)->Apply(sizes);
BENCHMARK(measuredOfOneName)->Apply(sizes);
BENCHMARK(measuredReply)->Apply(sizes);
BENCHMARK(oneMeshInManyModels)->Apply(sizes);
BENCHMARK(oneMeshInManyModelsHashedAlone)->Apply(sizes);
BENCHMARK(manyParts)->Apply(sizes);

}  // namespace
}  // namespace wb
