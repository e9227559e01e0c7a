#include "model/formats/detail/transform.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>

#include <cmath>

namespace wb::import {
namespace {

/// Cosine between two axes above which they are sheared.
constexpr double squareTolerance = 1e-6;

bool isFinite(const glm::dvec3& vector) {
  return std::isfinite(vector.x) && std::isfinite(vector.y) && std::isfinite(vector.z);
}

bool isSquare(const glm::dmat3& axes) {
  return std::abs(glm::dot(axes[0], axes[1])) < squareTolerance &&
         std::abs(glm::dot(axes[1], axes[2])) < squareTolerance &&
         std::abs(glm::dot(axes[2], axes[0])) < squareTolerance;
}

/// The rotation nearest to the first two axes: Gram and Schmidt's, right-handed.
glm::dquat rotationOf(const glm::dmat3& axes) {
  const glm::dvec3 x = axes[0];
  const glm::dvec3 y = glm::normalize(axes[1] - glm::dot(axes[1], x) * x);
  return glm::normalize(glm::quat_cast(glm::dmat3(x, y, glm::cross(x, y))));
}

}  // namespace

std::optional<Transform> transformOf(const glm::dmat4& matrix) {
  Transform transform;
  transform.position = glm::dvec3(matrix[3]);
  glm::dmat3 axes(matrix);
  for (int i = 0; i < 3; ++i) {
    transform.scale[i] = glm::length(axes[i]);
    axes[i] /= transform.scale[i];
  }
  const double volume = glm::determinant(axes);
  if (!isFinite(transform.position) || !isFinite(transform.scale) || !(std::abs(volume) > 0))
    return {};
  transform.isExact = volume > 0 && isSquare(axes);
  if (volume < 0) axes[0] = -axes[0];
  transform.rotation = rotationOf(axes);
  return transform;
}

Transform relative(const Transform& outer, const Transform& inner) {
  const glm::dquat back = glm::inverse(outer.rotation);
  return {back * (inner.position - outer.position), glm::normalize(back * inner.rotation),
          inner.scale, inner.isExact};
}

}  // namespace wb::import
