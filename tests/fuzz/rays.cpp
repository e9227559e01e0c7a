#include "model/core/core.h"
#include "model/report/line_stream.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace wb::table {
namespace {

/// Hands out a few bytes at a time, so that lines and records end in the midst of them.
ReadBytes inSmallPieces(ByteView bytes) {
  constexpr std::size_t most = 61;
  return [bytes, at = std::size_t{0}](std::span<char> buffer) mutable -> Result<std::size_t> {
    const std::size_t count = std::min({most, buffer.size(), bytes.size() - at});
    if (count > 0) std::memcpy(buffer.data(), bytes.data() + at, count);
    at += count;
    return count;
  };
}

/// Whether no ray leads nowhere.
void demandDirections(const std::vector<octree::Ray>& rays) {
  for (const octree::Ray& ray : rays)
    if (!std::isfinite(ray.origin.x) || ray.direction == glm::dvec3(0)) std::abort();
}

}  // namespace
}  // namespace wb::table

/// Whatever a stream of rays or points says: pieces up to its end, or an error.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  const auto rays = table::raysIn(table::inSmallPieces({data, size}));
  for (auto piece = rays(); piece && *piece; piece = rays()) {
    const auto read = (*piece)();
    if (!read) break;
    table::demandDirections(*read);
  }
  const auto points = table::pointsIn(table::inSmallPieces({data, size}));
  for (auto piece = points(); piece && *piece; piece = points())
    if (!(*piece)()) break;
  return 0;
}
