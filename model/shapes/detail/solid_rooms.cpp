#include "model/shapes/detail/solid.h"

#include <glm/common.hpp>
#include <glm/exponential.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>

namespace wb::shape {

void Solid::keepFree(const std::vector<glm::dvec3>& places, double width, const glm::dvec3& axis,
                     double reach, const Task& task) {
  rooms_.clear();
  if (places.empty()) return;
  rooms_ = levels_;
  const double height = glm::length(axis);
  const glm::dvec3 up = axis / height;
  const glm::dvec3 aside = glm::sqrt(glm::max(glm::dvec3(1) - up * up, glm::dvec3(0)));
  const glm::dvec3 around = width / 2 * aside + reach;
  for (const glm::dvec3& place : places) {
    if (!task.step()) return;
    const glm::ivec3 from = grid_.cubeOf(place - around + glm::min(axis, glm::dvec3(0)));
    const glm::ivec3 to = grid_.cubeOf(place + around + glm::max(axis, glm::dvec3(0))) + 1;
    for (int z = from.z; z <= to.z; ++z)
      for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x) {
          const glm::dvec3 away = grid_.position({x, y, z}) - place;
          const double along = glm::dot(away, up);
          const double beside = glm::length(away - along * up) - width / 2;
          const double above = std::max(-along, along - height);
          const double outside = glm::length(glm::max(glm::dvec2(beside, above), glm::dvec2(0))) +
                                 std::min(std::max(beside, above), 0.0);
          float& room = rooms_[grid_.index({x, y, z})];
          room = std::max(room, static_cast<float>(reach - outside));
        }
  }
}

}  // namespace wb::shape
