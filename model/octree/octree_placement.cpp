#include "model/octree/octree_placement.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace wb::octree {

/// The rotation's sign says nothing; a turn of nothing must leave every bit as it is.
OwnFrame::OwnFrame(const Placement& placement)
    : position_(placement.position),
      size_(placement.size),
      isRotated_(placement.rotation.x != 0 || placement.rotation.y != 0 ||
                 placement.rotation.z != 0),
      centre_(placement.position + placement.size / 2),
      toOwn_(glm::transpose(glm::mat3_cast(placement.rotation))) {}

glm::dvec3 unitOf(const glm::dvec3& direction) {
  const glm::dvec3 sizes = glm::abs(direction);
  const double largest = std::max({sizes.x, sizes.y, sizes.z});
  // A negative zero would point to the other side of a plane than a positive one.
  return glm::normalize(direction / largest) + 0.0;
}

}  // namespace wb::octree
