#include "model/formats/side_by_side.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace wb::import {
namespace {

constexpr double rowLength = 256;  ///< Metres: a region's side.
constexpr double gap = 0.5;        ///< Metres.

struct Square {
  glm::dvec2 min{std::numeric_limits<double>::infinity()};
  glm::dvec2 max{-std::numeric_limits<double>::infinity()};
};

/// About where the linkset is: nothing of it reaches farther, however it is turned.
double reach(const scene::Linkset& linkset) {
  double farthest = 0;
  for (const scene::Part& part : linkset.parts)
    farthest = std::max(farthest, glm::length(part.position) + glm::length(part.scale) / 2);
  return farthest;
}

Square around(const std::vector<scene::Linkset>& linksets) {
  Square square;
  for (const scene::Linkset& linkset : linksets) {
    const glm::dvec2 middle(linkset.position);
    square.min = glm::min(square.min, middle - reach(linkset));
    square.max = glm::max(square.max, middle + reach(linkset));
  }
  return square;
}

}  // namespace

void SideBySide::place(std::vector<scene::Linkset>& linksets) {
  if (linksets.empty()) return;
  const Square own = around(linksets);
  const glm::dvec2 size = own.max - own.min + gap;
  if (next_.x > 0 && next_.x + size.x > rowLength) {
    next_ = {0, next_.y + depth_};
    depth_ = 0;
  }
  const glm::dvec2 way = next_ - own.min;
  for (scene::Linkset& linkset : linksets) linkset.position += glm::dvec3(way, 0);
  next_.x += size.x;
  depth_ = std::max(depth_, size.y);
}

}  // namespace wb::import
