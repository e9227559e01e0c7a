#include "model/shapes/detail/containment.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>

namespace wb::shape {
namespace {

// A level changes no faster than the place does, but for what interpolation adds.
constexpr double smallest = 0.6;  // Steps, of what is not divided any more.

}  // namespace

bool isContained(const Solid& solid, const std::array<glm::dvec3, 3>& corners, double reach) {
  const glm::dvec3 middle = (corners[0] + corners[1] + corners[2]) / 3.0;
  const double level = solid.room(middle);
  if (level > reach) return false;
  double radius = 0;  // Squared.
  for (const glm::dvec3& corner : corners)
    radius = std::max(radius, glm::dot(corner - middle, corner - middle));
  if (radius <= (reach - level) * (reach - level)) return true;
  const double least = smallest * solid.grid().step;
  if (radius < least * least)
    return std::ranges::all_of(
        corners, [&](const glm::dvec3& corner) { return solid.room(corner) <= reach; });
  std::size_t longest = 0;
  std::array<double, 3> squares{};
  for (std::size_t i = 0; i < 3; ++i) {
    const glm::dvec3 edge = corners[(i + 1) % 3] - corners[i];
    squares[i] = glm::dot(edge, edge);
    if (squares[i] > squares[longest]) longest = i;
  }
  const glm::dvec3& a = corners[longest];
  const glm::dvec3& b = corners[(longest + 1) % 3];
  const glm::dvec3& c = corners[(longest + 2) % 3];
  return isContained(solid, std::array{a, (a + b) / 2.0, c}, reach) &&
         isContained(solid, std::array{(a + b) / 2.0, b, c}, reach);
}

bool isContained(const Solid& solid, const Piece& piece, double reach) {
  const auto& corners = piece.corners();
  return std::ranges::all_of(piece.triangles(), [&](const mesh::Triangle& face) {
    return isContained(solid, std::array{corners[face[0]], corners[face[1]], corners[face[2]]},
                       reach);
  });
}

bool isContained(const Solid& solid, const glm::dvec3& from, const glm::dvec3& to, double reach) {
  const double length = glm::distance(from, to);
  const double least = smallest * solid.grid().step;
  for (double at = 0; at < length;) {
    const double level = solid.room(from + (to - from) * (at / length));
    if (level > reach) return false;
    at += std::max(reach - level, least);
  }
  return solid.room(to) <= reach;
}

}  // namespace wb::shape
