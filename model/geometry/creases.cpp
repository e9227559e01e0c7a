#include "model/geometry/creases.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace wb::mesh {
namespace {

/// For each position the lowest number of one at the same place.
std::vector<std::uint32_t> placesOf(const TriangleMesh& mesh) {
  std::vector<std::uint32_t> order(mesh.positions.size());
  std::iota(order.begin(), order.end(), 0U);
  const auto key = [&](std::uint32_t i) {
    const glm::dvec3& at = mesh.positions[i];
    return std::tuple(at.x, at.y, at.z, i);
  };
  std::ranges::sort(order, {}, key);
  std::vector<std::uint32_t> places(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const bool isSame = i > 0 && mesh.positions[order[i]] == mesh.positions[order[i - 1]];
    places[order[i]] = isSame ? places[order[i - 1]] : order[i];
  }
  return places;
}

/// A side of a triangle, by the places of its ends, the lower first.
struct Side {
  std::uint32_t low;
  std::uint32_t high;
  std::uint32_t triangle;
  std::uint8_t opposite;  ///< Corner.

  bool hasPlacesOf(const Side& other) const { return low == other.low && high == other.high; }
};

std::vector<Side> sidesOf(const TriangleMesh& mesh) {
  const std::vector<std::uint32_t> places = placesOf(mesh);
  std::vector<Side> sides;
  sides.reserve(mesh.triangles.size() * 3);
  for (std::uint32_t i = 0; i < mesh.triangles.size(); ++i)
    for (std::uint8_t corner = 0; corner < 3; ++corner) {
      const std::uint32_t a = places[mesh.triangles[i][(corner + 1U) % 3]];
      const std::uint32_t b = places[mesh.triangles[i][(corner + 2U) % 3]];
      sides.push_back({std::min(a, b), std::max(a, b), i, corner});
    }
  std::ranges::sort(sides, {}, [](const Side& side) {
    return std::tuple(side.low, side.high, side.triangle, side.opposite);
  });
  return sides;
}

/// From a triangle's side at right angles to its opposite corner.
glm::dvec3 awayFrom(const TriangleMesh& mesh, const Side& side) {
  const Triangle& triangle = mesh.triangles[side.triangle];
  const glm::dvec3 start = mesh.positions[triangle[(side.opposite + 1U) % 3]];
  const glm::dvec3 along = mesh.positions[triangle[(side.opposite + 2U) % 3]] - start;
  const glm::dvec3 away = mesh.positions[triangle[side.opposite]] - start;
  const double length = glm::dot(along, along);
  return length > 0 ? away - along * (glm::dot(away, along) / length) : away;
}

/// However the triangles are wound; one without area leans no way of its own.
bool isSmooth(const TriangleMesh& mesh, const Side& one, const Side& other) {
  const glm::dvec3 a = awayFrom(mesh, one);
  const glm::dvec3 b = awayFrom(mesh, other);
  const double lengths = std::sqrt(glm::dot(a, a) * glm::dot(b, b));
  return -glm::dot(a, b) >= lengths * std::cos(glm::radians(creaseDegrees));
}

/// Calls `take` with the two sides that meet at each edge that is no crease.
template <class Take>
void forEachSmoothEdge(const TriangleMesh& mesh, Take take) {
  const std::vector<Side> sides = sidesOf(mesh);
  for (auto first = sides.begin(); first != sides.end();) {
    const auto end = std::find_if_not(first, sides.end(),
                                      [&](const Side& side) { return side.hasPlacesOf(*first); });
    if (end - first == 2 && isSmooth(mesh, *first, first[1])) take(*first, first[1]);
    first = end;
  }
}

/// Numbers that belong together.
class Groups {
 public:
  explicit Groups(std::size_t count) : parents_(count) {
    std::iota(parents_.begin(), parents_.end(), 0U);
  }

  /// The number that stands for the group; ways are halved as they are gone.
  std::uint32_t of(std::uint32_t number) {
    while (parents_[number] != number) number = parents_[number] = parents_[parents_[number]];
    return number;
  }
  void join(std::uint32_t one, std::uint32_t other) { parents_[of(one)] = of(other); }

 private:
  std::vector<std::uint32_t> parents_;
};

}  // namespace

std::vector<std::uint8_t> smoothEdges(const TriangleMesh& mesh) {
  std::vector<std::uint8_t> smooth(mesh.triangles.size());
  forEachSmoothEdge(mesh, [&](const Side& one, const Side& other) {
    for (const Side& side : {one, other})
      smooth[side.triangle] |= static_cast<std::uint8_t>(1U << side.opposite);
  });
  return smooth;
}

CreasedMesh splitAtCreases(const TriangleMesh& mesh) {
  Groups corners(mesh.triangles.size() * 3);
  forEachSmoothEdge(mesh, [&](const Side& one, const Side& other) {
    for (std::uint32_t a = 1; a <= 2; ++a)
      for (std::uint32_t b = 1; b <= 2; ++b) {
        const std::uint32_t own = (one.opposite + a) % 3;
        const std::uint32_t others = (other.opposite + b) % 3;
        if (mesh.triangles[one.triangle][own] == mesh.triangles[other.triangle][others])
          corners.join(3 * one.triangle + own, 3 * other.triangle + others);
      }
  });
  constexpr auto unknown = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> numbers(mesh.triangles.size() * 3, unknown);
  CreasedMesh result;
  result.mesh.triangles = mesh.triangles;
  for (std::uint32_t i = 0; i < numbers.size(); ++i) {
    std::uint32_t& number = numbers[corners.of(i)];
    std::uint32_t& vertex = result.mesh.triangles[i / 3][i % 3];
    if (number == unknown) {
      number = static_cast<std::uint32_t>(result.vertices.size());
      result.vertices.push_back(vertex);
      result.mesh.positions.push_back(mesh.positions[vertex]);
    }
    vertex = number;
  }
  return result;
}

}  // namespace wb::mesh
