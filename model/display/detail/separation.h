#pragma once

#include <glm/vec3.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace wb::layers {

/// A box along the axes.
struct Extent {
  glm::dvec3 low;
  glm::dvec3 high;

  glm::dvec3 middle() const { return (low + high) / 2.0; }
};

/// More than so many are not looked at one against another.
constexpr std::size_t mostSeparated = 512;

/// How far each box goes from the middle of their middles so that no two overlap there: `least`
/// times its distance from it, and farther where something nearer to the middle is in its way. Of
/// what is in the middle each goes another way.
std::vector<glm::dvec3> separated(std::span<const Extent> boxes, double least);

}  // namespace wb::layers
