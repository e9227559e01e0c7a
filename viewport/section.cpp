#include "viewport/section.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace wb::viewport {

Stretch keptOf(const Section& section, const glm::dvec3& origin, const glm::dvec3& direction) {
  constexpr double endless = std::numeric_limits<double>::infinity();
  const double above = glm::dot(section.normal, origin) - section.height;
  const double rises = glm::dot(section.normal, direction);
  if (rises == 0) return {above > 0 ? endless : 0, endless};
  const double meets = -above / rises;
  if (rises < 0) return {std::max(meets, 0.0), endless};
  return {0, meets};
}

}  // namespace wb::viewport
