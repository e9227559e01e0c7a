#include "model/shapes/detail/deviations.h"

#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/triangle_tree.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::shape {
namespace {

constexpr double longestShare = 1.0 / 64;     ///< Of the diagonal: an edge's length.
constexpr std::size_t mostDivided = 200'000;  ///< Triangles: beyond so many none is divided.

/// Adds triangles of a surface, divided.
class Adding {
 public:
  Adding(const Solid& solid, Deviations& deviations)
      : longest_(longestShare * solid.diagonal()), deviations_(deviations) {}

  /// `distance(middle)` is that of a part.
  template <class Distance>
  void add(const Corners& corners, const Distance& distance) {
    std::size_t longest = 0;
    std::array<double, 3> lengths{};
    for (std::size_t i = 0; i < 3; ++i) {
      lengths[i] = glm::distance(corners[i], corners[(i + 1) % 3]);
      if (lengths[i] > lengths[longest]) longest = i;
    }
    if (lengths[longest] <= longest_ || deviations_.distances.size() > mostDivided) {
      keep(corners);
      deviations_.distances.push_back(distance(middleOf(corners)));
      return;
    }
    const glm::dvec3& a = corners[longest];
    const glm::dvec3& b = corners[(longest + 1) % 3];
    const glm::dvec3& c = corners[(longest + 2) % 3];
    const glm::dvec3 middle = (a + b) / 2.0;
    add({a, middle, c}, distance);
    add({middle, b, c}, distance);
  }

 private:
  void keep(const Corners& corners) {
    auto& [positions, triangles] = deviations_.mesh;
    const auto first = static_cast<std::uint32_t>(positions.size());
    positions.insert(positions.end(), corners.begin(), corners.end());
    triangles.push_back({first, first + 1, first + 2});
  }

  double longest_;
  Deviations& deviations_;
};

/// Whether another piece holds all of a triangle, so that nobody sees it.
bool isEnclosed(const std::vector<Piece>& pieces, std::size_t own, const Corners& corners) {
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (i != own && std::ranges::all_of(corners, [&](const glm::dvec3& corner) {
          return pieces[i].height(corner) < 0;
        }))
      return true;
  return false;
}

/// `distance(place)` is that to the shape.
template <class Distance>
void addSolid(const Solid& solid, const Distance& distance, Adding& adding, const Task& task) {
  for (const Corners& corners : trianglesOf(solid.mesh())) {
    if (task.cancelled()) return;
    adding.add(corners, [&](const glm::dvec3& middle) {
      return solid.isOuter(middle) ? -distance(middle) : 0;
    });
  }
}

}  // namespace

Deviations deviationsOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task) {
  Deviations deviations;
  Adding adding(solid, deviations);
  for (std::size_t own = 0; own < pieces.size() && !task.cancelled(); ++own)
    for (const auto& [a, b, c] : pieces[own].triangles()) {
      const auto& at = pieces[own].corners();
      const Corners corners{at[a], at[b], at[c]};
      if (isEnclosed(pieces, own, corners)) continue;
      adding.add(corners, [&](const glm::dvec3& middle) { return solid.distance(middle); });
    }
  addSolid(
      solid, [&](const glm::dvec3& place) { return unionDistance(pieces, place); }, adding, task);
  return deviations;
}

Deviations deviationsOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task) {
  Deviations deviations;
  Adding adding(solid, deviations);
  for (const Corners& corners : trianglesOf(surface))
    adding.add(corners, [&](const glm::dvec3& middle) { return solid.distance(middle); });
  const TriangleTree tree(surface, task);
  addSolid(
      solid, [&](const glm::dvec3& place) { return tree.distance(place); }, adding, task);
  return deviations;
}

}  // namespace wb::shape
