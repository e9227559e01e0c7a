#include "model/octree/octree_placement.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace wb::octree {

namespace {

/// Of the columns of R, which are the rows of its transpose; see OwnFrame.
glm::dmat3 matrixOf(const glm::dquat& q) {
  const double xx = q.x * q.x;
  const double yy = q.y * q.y;
  const double zz = q.z * q.z;
  const double xy = q.x * q.y;
  const double xz = q.x * q.z;
  const double yz = q.y * q.z;
  const double wx = q.w * q.x;
  const double wy = q.w * q.y;
  const double wz = q.w * q.z;
  return {1 - 2 * (yy + zz), 2 * (xy + wz),     2 * (xz - wy),  //
          2 * (xy - wz),     1 - 2 * (xx + zz), 2 * (yz + wx),  //
          2 * (xz + wy),     2 * (yz - wx),     1 - 2 * (xx + yy)};
}

/// The matrix of whole numbers that `matrix` is but for the rounding of its quaternion, if any.
std::optional<glm::dmat3> symmetryNear(const glm::dmat3& matrix) {
  constexpr double tolerance = 4 * std::numeric_limits<double>::epsilon();
  glm::dmat3 whole(0);
  for (int column = 0; column < axisCount; ++column)
    for (int row = 0; row < axisCount; ++row) {
      const double number = std::round(matrix[column][row]) + 0.0;
      if (!(std::abs(matrix[column][row] - number) <= tolerance)) return {};
      whole[column][row] = number;
    }
  return whole;
}

}  // namespace

OwnFrame::OwnFrame(const Placement& placement)
    : position_(placement.position),
      size_(placement.size),
      centre_(placement.position + placement.size / 2),
      toOwn_(matrixOf(placement.rotation)) {
  const auto symmetry = symmetryNear(toOwn_);
  isSymmetry_ = symmetry.has_value();
  toOwn_ = glm::transpose(symmetry.value_or(toOwn_));
  isRotated_ = toOwn_ != glm::dmat3(1);
}

glm::dvec3 unitOf(const glm::dvec3& direction) {
  const glm::dvec3 sizes = glm::abs(direction);
  const double largest = std::max({sizes.x, sizes.y, sizes.z});
  // A negative zero would point to the other side of a plane than a positive one.
  return glm::normalize(direction / largest) + 0.0;
}

}  // namespace wb::octree
