#pragma once

#include <glm/common.hpp>

namespace wb::asset {

/// The smallest Domain2 or Domain3 around points; the format's own without any.
template <class Domain, class Points>
Domain boundsOf(const Points& points) {
  Domain bounds;
  if (points.empty()) return bounds;
  using Corner = decltype(bounds.min);
  bounds = {Corner(points[0]), Corner(points[0])};
  for (const auto& point : points) {
    bounds.min = glm::min(bounds.min, Corner(point));
    bounds.max = glm::max(bounds.max, Corner(point));
  }
  return bounds;
}

}  // namespace wb::asset
