#include "model/formats/models3d/detail/stated_area.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::import3d {
namespace {

/// What rounding and corners a little out of their plane come to, as a share of the area.
constexpr double areaTolerance = 1e-3;

/// Corners each of whose edges is compared with all others.
constexpr std::size_t mostCompared = 2048;

glm::dvec3 vectorFrom(const aiVector3D& corner) { return {corner.x, corner.y, corner.z}; }

/// Half the sum of cross products about a corner: the area of a ring, as a vector.
glm::dvec3 areaOf(std::span<const aiVector3D> ring) {
  glm::dvec3 sum(0);
  const glm::dvec3 origin = vectorFrom(ring[0]);
  for (std::size_t i = 2; i < ring.size(); ++i)
    sum += glm::cross(vectorFrom(ring[i - 1]) - origin, vectorFrom(ring[i]) - origin);
  return sum / 2.0;
}

}  // namespace

StatedPolygon::StatedPolygon(std::span<const aiVector3D> corners,
                             std::span<const std::size_t> rings)
    : corners_(corners), rings_(rings) {
  if (rings.empty() || rings[0] < 3) return;
  const glm::dvec3 outline = areaOf(corners.first(rings[0]));
  const double size = glm::length(outline);
  area_ = size;
  if (size > 0) normal_ = outline / size;
  std::size_t begin = rings[0];
  for (const std::size_t hole : rings.subspan(1)) {
    if (hole >= 3) area_ -= std::abs(glm::dot(areaOf(corners.subspan(begin, hole)), normal_));
    begin += hole;
  }
  area_ = std::max(area_, 0.0);
}

bool StatedPolygon::isFinite() const { return std::isfinite(area_); }

std::size_t StatedPolygon::triangles() const {
  return corners_.size() < 3 ? 0 : corners_.size() + 2 * (rings_.size() - 1) - 2;
}

bool StatedPolygon::isFlat() const {
  const glm::dvec3 origin = vectorFrom(corners_[0]);
  double farthest = 0;
  for (const aiVector3D& corner : corners_)
    farthest = std::max(farthest, std::abs(glm::dot(vectorFrom(corner) - origin, normal_)));
  return farthest <= areaTolerance * std::sqrt(area_);
}

/// Looked at of those that seem lost alone: of many corners, none is let off.
bool StatedPolygon::crossesItself() const {
  const std::size_t count = rings_[0];
  if (count > mostCompared) return false;
  const auto side = [this](std::size_t a, std::size_t b, std::size_t c) {
    return glm::dot(triangleArea(corners_[a], corners_[b], corners_[c]), normal_);
  };
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t j = i + 1; j < count; ++j) {
      const std::size_t behindI = (i + 1) % count;
      const std::size_t behindJ = (j + 1) % count;
      if (side(i, behindI, j) * side(i, behindI, behindJ) < 0 &&
          side(j, behindJ, i) * side(j, behindJ, behindI) < 0)
        return true;
    }
  return false;
}

double StatedPolygon::lostBy(std::span<const FlatTriangle> triangles) const {
  double all = 0;
  double turned = 0;
  for (const auto& [a, b, c] : triangles) {
    const glm::dvec3 area = triangleArea(corners_[a], corners_[b], corners_[c]);
    all += glm::length(area);
    turned += std::max(0.0, -glm::dot(area, normal_));
  }
  double lost = area_ - all;
  if (turned > areaTolerance * area_ && isFlat() && !crossesItself()) lost = std::max(lost, turned);
  return lost > areaTolerance * area_ ? std::min(lost, area_) : 0;
}

glm::dvec3 triangleArea(const aiVector3D& a, const aiVector3D& b, const aiVector3D& c) {
  return glm::cross(vectorFrom(b) - vectorFrom(a), vectorFrom(c) - vectorFrom(a)) / 2.0;
}

}  // namespace wb::import3d
