#include "model/cost/weigh.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vector_relational.hpp>

namespace wb::cost {
namespace {

/// How far an oriented box reaches from its centre along each axis of the root.
glm::dvec3 reach(const scene::Part& part) {
  const glm::dmat3 turn = glm::mat3_cast(part.rotation);
  const glm::dvec3 half = part.scale / 2.0;
  return glm::abs(turn[0]) * half.x + glm::abs(turn[1]) * half.y + glm::abs(turn[2]) * half.z;
}

}  // namespace

double meanFaceArea(const scene::Linkset& linkset) {
  if (linkset.parts.empty()) return 0;
  glm::dvec3 low(std::numeric_limits<double>::infinity());
  glm::dvec3 high = -low;
  for (const scene::Part& part : linkset.parts) {
    const glm::dvec3 far = reach(part);
    low = glm::min(low, part.position - far);
    high = glm::max(high, part.position + far);
  }
  const glm::dvec3 size = high - low;
  return (size.x * size.y + size.y * size.z + size.z * size.x) / 3;
}

}  // namespace wb::cost
