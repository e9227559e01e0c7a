#pragma once

#include "model/geometry/convex_hull.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

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

/// The half-space normal · x <= offset; the normal has length one.
struct Plane {
  glm::dvec3 normal;
  double offset;
};

/// A convex body that planes cut, beginning with a box. What a plane takes away is worked out on
/// the faces that it meets, so that a body of many faces is cut in a moment.
class CutBody {
 public:
  /// Around the origin, `size` each way.
  explicit CutBody(double size);

  /// Takes away what is beyond the plane. Nothing where no corner is farther out than rounding.
  void cut(const Plane& plane);

  /// Those of faces; a corner's number stays its own, and numbers only grow.
  const std::vector<glm::dvec3>& corners() const { return corners_; }
  bool isThere(std::uint32_t corner) const { return isThere_[corner]; }
  std::vector<glm::dvec3> presentCorners() const;
  double volume() const;

 private:
  /// Corners counter-clockwise seen from outside.
  using Loop = std::vector<std::uint32_t>;

  std::vector<glm::dvec3> corners_;
  std::vector<bool> isThere_;
  std::vector<Loop> faces_;
};

}  // namespace wb::mesh
