#include "model/shapes/detail/region_corners.h"

#include "model/shapes/detail/search_constants.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <utility>

// Finds the corners of planar regions of a mesh: edges that one face of the region has alone, and
// the ends of these where they turn; of many, those farthest from each other (Gonzalez 1985).
// Complexity: n log n of the faces. Constants: search_constants.h.

namespace wb::shape {
namespace {

/// Edges of faces in the plane, by the places of their ends, which are one where they are close.
class Border {
 public:
  explicit Border(double spacing) : spacing_(spacing) {}

  void add(const std::array<glm::dvec2, 3>& face) {
    std::array<std::uint32_t, 3> numbers{};
    for (std::size_t i = 0; i < 3; ++i) numbers[i] = numberOf(face[i]);
    for (std::size_t i = 0; i < 3; ++i) {
      const auto [a, b] = std::minmax(numbers[i], numbers[(i + 1) % 3]);
      if (a != b) ++edges_[{a, b}];
    }
  }

  std::vector<glm::dvec2> corners() const {
    std::vector<std::vector<glm::dvec2>> ways(places_.size());
    bool isAlongAxes = true;
    for (const auto& [edge, count] : edges_) {
      if (count != 1) continue;
      const auto [a, b] = edge;
      const glm::dvec2 way = glm::normalize(places_[b] - places_[a]);
      isAlongAxes = isAlongAxes && std::min(std::abs(way.x), std::abs(way.y)) < straight;
      ways[a].push_back(way);
      ways[b].push_back(-way);
    }
    if (isAlongAxes) return {};
    std::vector<glm::dvec2> corners;
    for (std::size_t i = 0; i < places_.size(); ++i)
      if (ways[i].size() > 2 || (ways[i].size() == 2 && turns(ways[i][0], ways[i][1])))
        corners.push_back(places_[i]);
    return corners;
  }

 private:
  static constexpr double straight = 0.02;  ///< Sine: of about a degree.

  static bool turns(const glm::dvec2& one, const glm::dvec2& other) {
    return std::abs(one.x * other.y - one.y * other.x) > straight || glm::dot(one, other) > 0;
  }

  std::uint32_t numberOf(const glm::dvec2& place) {
    const std::pair key{std::llround(place.x / spacing_), std::llround(place.y / spacing_)};
    const auto [found, isNew] =
        numbers_.try_emplace(key, static_cast<std::uint32_t>(places_.size()));
    if (isNew) places_.push_back(place);
    return found->second;
  }

  double spacing_;
  std::vector<glm::dvec2> places_;
  std::map<std::pair<long long, long long>, std::uint32_t> numbers_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges_;
};

std::vector<glm::dvec2> farApart(std::vector<glm::dvec2> places, std::size_t most) {
  if (places.size() <= most) return places;
  std::vector<glm::dvec2> chosen{places.front()};
  std::vector<double> distances(places.size(), std::numeric_limits<double>::max());
  while (chosen.size() < most) {
    for (std::size_t i = 0; i < places.size(); ++i)
      distances[i] = std::min(distances[i], glm::distance(places[i], chosen.back()));
    chosen.push_back(
        places[static_cast<std::size_t>(std::ranges::max_element(distances) - distances.begin())]);
  }
  return chosen;
}

}  // namespace

std::vector<glm::dvec2> regionCorners(const mesh::TriangleMesh& mesh, const PlaneFrame& frame,
                                      double within) {
  Border border(within / tuned::panel::regionPlaces);
  for (const auto& [a, b, c] : mesh.triangles) {
    const std::array corners{mesh.positions[a], mesh.positions[b], mesh.positions[c]};
    const bool isIn = std::ranges::all_of(corners, [&](const glm::dvec3& corner) {
      return std::abs(frame.height(corner)) <= within;
    });
    if (isIn) border.add({frame.flat(corners[0]), frame.flat(corners[1]), frame.flat(corners[2])});
  }
  return farApart(border.corners(), tuned::panel::maxRegionCorners);
}

}  // namespace wb::shape
