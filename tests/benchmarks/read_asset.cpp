#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/core/file.h"

#include <benchmark/benchmark.h>
#include <zlib.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>

namespace wb::asset {
namespace {

namespace fs = std::filesystem;

/// The largest bundled sample; empty when there is none.
Bytes findLargestSample() {
  fs::path largest;
  std::uintmax_t most = 0;
  for (const auto& entry : fs::recursive_directory_iterator(WEIGHBRIDGE_SAMPLES)) {
    if (entry.path().extension() != ".llmesh" || entry.file_size() <= most) continue;
    largest = entry.path();
    most = entry.file_size();
  }
  return most == 0 ? Bytes{} : readFile(largest).value_or(Bytes{});
}

/// A wavy square of `side` squares a side, which compresses about as well as what creators upload.
Face wavyFace(std::uint32_t side) {
  mesh::TriangleMesh mesh;
  std::vector<glm::vec3> normals;
  std::vector<glm::vec2> texCoords;
  for (std::uint32_t y = 0; y <= side; ++y) {
    for (std::uint32_t x = 0; x <= side; ++x) {
      const glm::dvec2 at(double{1} * x / side, double{1} * y / side);
      const double height = 0.1 * std::sin(9 * at.x) * std::cos(7 * at.y);
      mesh.positions.emplace_back(at.x - 0.5, at.y - 0.5, height);
      normals.emplace_back(height, at.x * height, 1 - height);
      texCoords.emplace_back(at);
    }
  }
  for (std::uint32_t y = 0; y < side; ++y) {
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t first = y * (side + 1) + x;
      mesh.triangles.push_back({first, first + 1, first + side + 2});
      mesh.triangles.push_back({first, first + side + 2, first + side + 1});
    }
  }
  return makeFace(mesh, normals, texCoords);
}

/// About 100,000 triangles over eight faces.
Bytes makeLargeAsset() {
  constexpr std::uint32_t side = 80;
  MeshAsset asset;
  asset.lods = {Faces(8, wavyFace(side)), Faces(8, wavyFace(side / 2)),
                Faces(8, wavyFace(side / 4)), Faces(8, wavyFace(side / 8))};
  asset.physicsMesh = Faces(1, wavyFace(side / 2));
  return encode(asset);
}

const Bytes& largestSample() {
  static const Bytes bytes = findLargestSample();
  return bytes;
}

const Bytes& largeAsset() {
  static const Bytes bytes = makeLargeAsset();
  return bytes;
}

void setRate(benchmark::State& state, std::size_t inflated) {
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(inflated));
}

void readAsset(benchmark::State& state, const Bytes& (*made)()) {
  const Bytes& bytes = made();
  const auto asset = decode(bytes);
  if (!asset) return state.SkipWithError("there is no asset to read");
  std::size_t inflated = 0;
  for (const Block& block : asset->value.blocks) inflated += block.decodedBytes;
  for (auto _ : state) benchmark::DoNotOptimize(decode(bytes));
  setRate(state, inflated);
}

/// What reading cannot be faster than: zlib alone on the same blocks, into memory it need not grow.
void inflateBlocks(benchmark::State& state, const Bytes& (*made)()) {
  const Bytes& bytes = made();
  const auto asset = decode(bytes);
  if (!asset) return state.SkipWithError("there is no asset to read");
  std::vector<Bytes> content;
  for (const Block& block : asset->value.blocks) content.emplace_back(block.decodedBytes);
  std::size_t inflated = 0;
  for (auto _ : state) {
    inflated = 0;
    for (std::size_t i = 0; i < content.size(); ++i) {
      const Block& block = asset->value.blocks[i];
      uLongf size = content[i].size();
      uncompress(content[i].data(), &size, bytes.data() + asset->value.headerBytes + block.offset,
                 block.size);
      inflated += size;
    }
  }
  setRate(state, inflated);
}

BENCHMARK_CAPTURE(readAsset, sample, largestSample)->Name("read asset/largest sample");
BENCHMARK_CAPTURE(inflateBlocks, sample, largestSample)
    ->Name("read asset/reference: zlib alone, largest sample");
BENCHMARK_CAPTURE(readAsset, made, largeAsset)->Name("read asset/100,000 triangles");
BENCHMARK_CAPTURE(inflateBlocks, made, largeAsset)
    ->Name("read asset/reference: zlib alone, 100,000 triangles");

}  // namespace
}  // namespace wb::asset
