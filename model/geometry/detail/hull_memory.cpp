#include "model/geometry/detail/hull_memory.h"

#include "model/core/digest.h"
#include "model/core/result_cache.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>

namespace wb::mesh {
namespace {

/// Of its key in the cache, to be counted up whenever hulls become others.
const std::string hullMark = "hull 1 ";

/// Volume, number of vertices, vertices, triangles.
Bytes bytesOf(const ConvexHull& hull) {
  Bytes bytes;
  const auto put = [&bytes](const void* from, std::size_t size) {
    const auto* first = static_cast<const std::uint8_t*>(from);
    bytes.insert(bytes.end(), first, first + size);
  };
  const std::uint64_t count = hull.vertices.size();
  put(&hull.volume, sizeof hull.volume);
  put(&count, sizeof count);
  put(hull.vertices.data(), count * sizeof(glm::dvec3));
  put(hull.triangles.data(), hull.triangles.size() * sizeof(Triangle));
  return bytes;
}

bool areThere(const ConvexHull& hull) {
  return std::ranges::all_of(hull.triangles, [&](const Triangle& triangle) {
    return std::ranges::max(triangle) < hull.vertices.size();
  });
}

/// Nothing of bytes that are no hull.
std::optional<ConvexHull> hullFrom(ByteView bytes) {
  ConvexHull hull;
  std::uint64_t count = 0;
  constexpr std::size_t begin = sizeof hull.volume + sizeof count;
  if (bytes.size() < begin) return {};
  std::memcpy(&hull.volume, bytes.data(), sizeof hull.volume);
  std::memcpy(&count, bytes.data() + sizeof hull.volume, sizeof count);
  const ByteView rest = bytes.subspan(begin);
  if (count == 0 || count > rest.size() / sizeof(glm::dvec3)) return {};
  const ByteView triangles = rest.subspan(count * sizeof(glm::dvec3));
  if (triangles.empty() || triangles.size() % sizeof(Triangle) != 0) return {};
  hull.vertices.resize(count);
  hull.triangles.resize(triangles.size() / sizeof(Triangle));
  std::memcpy(hull.vertices.data(), rest.data(), count * sizeof(glm::dvec3));
  std::memcpy(hull.triangles.data(), triangles.data(), triangles.size());
  return areThere(hull) ? std::optional(std::move(hull)) : std::nullopt;
}

}  // namespace

std::string HullMemory::keyOf(std::span<const glm::dvec3> points, std::size_t maximumVertices) {
  const ByteView bytes(reinterpret_cast<const std::uint8_t*>(points.data()), points.size_bytes());
  return sha256(bytes) + std::to_string(maximumVertices);
}

std::optional<ConvexHull> HullMemory::find(const std::string& key) {
  {
    const std::lock_guard lock(mutex_);
    const auto entry = std::ranges::find(entries_, key, &Entry::key);
    if (entry != entries_.end()) return entry->hull;
  }
  const ResultCache* cache = resultCache();
  const auto kept = cache ? cache->find(hullMark + key) : std::nullopt;
  auto hull = kept ? hullFrom(*kept) : std::nullopt;
  if (hull) remember(key, *hull);
  return hull;
}

void HullMemory::keep(const std::string& key, const ConvexHull& hull) {
  remember(key, hull);
  if (ResultCache* cache = resultCache()) cache->keep(hullMark + key, bytesOf(hull));
}

void HullMemory::remember(const std::string& key, const ConvexHull& hull) {
  const std::lock_guard lock(mutex_);
  if (entries_.size() == most) entries_.pop_front();
  entries_.push_back({key, hull});
}

}  // namespace wb::mesh
