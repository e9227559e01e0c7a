#include "model/mesh/hull_memory.h"

#include "model/base/digest.h"

#include <algorithm>

namespace wb::mesh {

std::string HullMemory::keyOf(std::span<const glm::dvec3> points, std::size_t maximumVertices) {
  const ByteView bytes(reinterpret_cast<const std::uint8_t*>(points.data()), points.size_bytes());
  return sha256(bytes) + std::to_string(maximumVertices);
}

std::optional<ConvexHull> HullMemory::find(const std::string& key) const {
  const std::lock_guard lock(mutex_);
  const auto entry = std::ranges::find(entries_, key, &Entry::key);
  return entry == entries_.end() ? std::nullopt : std::optional(entry->hull);
}

void HullMemory::keep(const std::string& key, const ConvexHull& hull) {
  const std::lock_guard lock(mutex_);
  if (entries_.size() == most) entries_.pop_front();
  entries_.push_back({key, hull});
}

}  // namespace wb::mesh
