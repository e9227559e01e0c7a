#pragma once

#include "model/geometry/convex_hull.h"

#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <span>
#include <string>

namespace wb::mesh {

/// Hulls of many points that were made before, by what the points are: a mesh is drawn, weighed at
/// many sizes and changed back and forth, and its hull takes long. Keeps a few, and of these the
/// newest, and each in the process's cache of results if it has one. Any thread may use it.
class HullMemory {
 public:
  static constexpr std::size_t most = 64;

  /// The name of points and a number of vertices.
  static std::string keyOf(std::span<const glm::dvec3> points, std::size_t maximumVertices);

  std::optional<ConvexHull> find(const std::string& key);
  void keep(const std::string& key, const ConvexHull& hull);

 private:
  void remember(const std::string& key, const ConvexHull& hull);
  struct Entry {
    std::string key;
    ConvexHull hull;
  };

  mutable std::mutex mutex_;
  std::deque<Entry> entries_;
};

}  // namespace wb::mesh
