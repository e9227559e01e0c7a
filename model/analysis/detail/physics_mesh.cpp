#include "model/analysis/detail/physics_mesh.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace wb::advice {
namespace {

using asset::Face;
using StoredTriangle = std::array<std::uint16_t, 3>;

/// Whether it counts: no placeholder, and no vertex that the face lacks.
bool isUsable(const Face& face, const StoredTriangle& triangle) {
  return triangle != StoredTriangle{} && std::ranges::max(triangle) < face.positions.size();
}

bool isEmpty(const Face& face) {
  return std::ranges::none_of(face.triangles,
                              [&](const auto& triangle) { return isUsable(face, triangle); });
}

/// Cells as large as the distance, so that what is nearer lies in the same or the next one.
using Cell = std::array<std::int64_t, 3>;

Cell cellOf(const glm::dvec3& point, double size) {
  constexpr double farthest = 1e18;  // The domain of a stored face may be anything.
  Cell cell{};
  for (int axis = 0; axis < 3; ++axis)
    cell[static_cast<std::size_t>(axis)] =
        static_cast<std::int64_t>(std::clamp(std::floor(point[axis] / size), -farthest, farthest));
  return cell;
}

/// Points that others were welded to, found by place.
class Anchors {
 public:
  explicit Anchors(double distance) : distance_(distance) {}

  /// The first anchor near enough, or else `vertex` itself, which then is one.
  std::uint16_t nearOrNew(const glm::dvec3& point, std::uint16_t vertex) {
    const Cell centre = cellOf(point, distance_);
    for (int neighbour = 0; neighbour < 27; ++neighbour) {
      const Cell cell{centre[0] + neighbour % 3 - 1, centre[1] + neighbour / 3 % 3 - 1,
                      centre[2] + neighbour / 9 - 1};
      const auto found = cells_.find(cell);
      if (found == cells_.end()) continue;
      for (const auto& [anchor, place] : found->second)
        if (glm::distance(place, point) <= distance_) return anchor;
    }
    cells_[centre].emplace_back(vertex, point);
    return vertex;
  }

 private:
  double distance_;
  std::map<Cell, std::vector<std::pair<std::uint16_t, glm::dvec3>>> cells_;
};

std::vector<std::uint16_t> anchorsOf(const Face& face, const glm::dvec3& scale, double distance) {
  Anchors anchors(distance);
  std::vector<std::uint16_t> result;
  for (const asset::Quantised3& position : face.positions)
    result.push_back(anchors.nearOrNew(dequantised(position, face.positionDomain) * scale,
                                       static_cast<std::uint16_t>(result.size())));
  return result;
}

void weld(Face& face, const glm::dvec3& scale, double distance, std::size_t& removed) {
  const std::vector<std::uint16_t> anchors = anchorsOf(face, scale, distance);
  const std::size_t before = removed;
  std::vector<StoredTriangle> kept;
  for (StoredTriangle triangle : face.triangles) {
    if (isUsable(face, triangle)) {
      for (std::uint16_t& corner : triangle) corner = anchors[corner];
      const auto [a, b, c] = triangle;
      if (a == b || b == c || c == a) {
        ++removed;
        continue;
      }
    }
    kept.push_back(triangle);
  }
  face.triangles = std::move(kept);
  if (removed > before && isEmpty(face)) face = {};
}

}  // namespace

FewerTriangles withoutTriangles(const asset::Faces& faces,
                                const std::vector<std::uint32_t>& triangles) {
  FewerTriangles result{faces, 0};
  std::uint32_t index = 0;
  for (Face& face : result.faces) {
    const std::size_t before = result.removed;
    std::vector<StoredTriangle> kept;
    for (const StoredTriangle& triangle : face.triangles) {
      if (isUsable(face, triangle) && std::ranges::binary_search(triangles, index++)) {
        ++result.removed;
      } else {
        kept.push_back(triangle);
      }
    }
    face.triangles = std::move(kept);
    if (result.removed > before && isEmpty(face)) face = {};
  }
  return result;
}

FewerTriangles welded(const asset::Faces& faces, const glm::dvec3& scale, double distance) {
  FewerTriangles result{faces, 0};
  for (Face& face : result.faces) weld(face, scale, distance, result.removed);
  return result;
}

}  // namespace wb::advice
