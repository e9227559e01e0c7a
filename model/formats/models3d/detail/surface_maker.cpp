#include "model/formats/models3d/detail/surface_maker.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/triangulate.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

// Checks what polygons became when they were cut into triangles, by a second route: the area of
// each polygon by Newell's sum over its corners, less its holes, against the sum of its triangles'
// areas. Of a flat polygon, triangles that face the other way count as lost too, unless its outline
// crosses itself, for which every pair of edges is compared: O(n squared), only where triangles are
// turned so, and only up to `mostCompared` corners. All else is O(n). `areaTolerance` is what
// rounding to floats and corners a little out of their plane come to.

namespace wb::import3d {
namespace {

/// What rounding and corners a little out of their plane come to, as a share of the area.
constexpr double areaTolerance = 1e-3;

/// Corners each of whose edges is compared with all others.
constexpr std::size_t mostCompared = 2048;

glm::dvec3 vectorFrom(const Vector3& corner) { return {corner.x, corner.y, corner.z}; }

/// Half the sum of cross products about a corner: the area of a ring, as a vector.
glm::dvec3 areaOf(std::span<const Vector3> ring) {
  glm::dvec3 sum(0);
  const glm::dvec3 origin = vectorFrom(ring[0]);
  for (std::size_t i = 2; i < ring.size(); ++i)
    sum += glm::cross(vectorFrom(ring[i - 1]) - origin, vectorFrom(ring[i]) - origin);
  return sum / 2.0;
}

}  // namespace

StatedPolygon::StatedPolygon(std::span<const Vector3> corners, std::span<const std::size_t> rings)
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
  for (const Vector3& corner : corners_)
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

glm::dvec3 triangleArea(const Vector3& a, const Vector3& b, const Vector3& c) {
  return glm::cross(vectorFrom(b) - vectorFrom(a), vectorFrom(c) - vectorFrom(a)) / 2.0;
}

std::uint32_t SurfaceMaker::add(const Corner& corner) {
  if (made_.positions.size() >= limits::modelCorners)
    refuse(worker::Refusal::Reason::tooLarge, {"triangles"});
  made_.positions.push_back(corner.position);
  if (hasNormals_) made_.normals.push_back(corner.normal);
  if (hasTexCoords_) made_.texCoords.push_back(corner.texCoord);
  return static_cast<std::uint32_t>(made_.positions.size() - 1);
}

void SurfaceMaker::addPolygon(std::span<const std::uint32_t> corners) {
  places_.clear();
  for (const std::uint32_t corner : corners) places_.push_back(made_.positions[corner]);
  constexpr std::size_t triangle = 3;
  if (corners.size() == triangle) {
    stateTriangle();
    made_.triangles.push_back({corners[0], corners[1], corners[2]});
    return;
  }
  const std::array rings{places_.size()};
  const std::vector<FlatTriangle> triangles = triangulate(places_, rings);
  state(rings, triangles);
  for (const FlatTriangle& made : triangles)
    made_.triangles.push_back({corners[made[0]], corners[made[1]], corners[made[2]]});
}

void SurfaceMaker::add(std::span<const Corner> polygon) {
  add(polygon, std::array{polygon.size()});
}

void SurfaceMaker::add(std::span<const Corner> corners, std::span<const std::size_t> rings) {
  const std::size_t first = made_.positions.size();
  if (first + corners.size() > limits::modelCorners)
    refuse(worker::Refusal::Reason::tooLarge, {"triangles"});
  places_.clear();
  for (const Corner& corner : corners) places_.push_back(corner.position);
  const std::vector<FlatTriangle> triangles = triangulate(places_, rings);
  if (triangles.empty()) return;
  state(rings, triangles);
  for (const Corner& corner : corners) add(corner);
  for (FlatTriangle triangle : triangles) {
    for (std::uint32_t& vertex : triangle) vertex += static_cast<std::uint32_t>(first);
    made_.triangles.push_back(triangle);
  }
}

void SurfaceMaker::addMissing() {
  const Corner corner{notThere(), {}, {}};
  add(std::array{corner, corner, corner});
}

/// On a route of its own: corners alone, by Newell's formula, and not the triangles made of them.
void SurfaceMaker::state(std::span<const std::size_t> rings,
                         std::span<const FlatTriangle> triangles) {
  const StatedPolygon polygon(places_, rings);
  if (!polygon.isFinite() || polygon.triangles() == 0) return;
  stated_.lost += polygon.lostBy(triangles);
  state(polygon.triangles(), polygon.area());
}

/// The same of three corners, of which most polygons are.
void SurfaceMaker::stateTriangle() {
  const double area = glm::length(triangleArea(places_[0], places_[1], places_[2]));
  if (std::isfinite(area)) state(1, area);
}

void SurfaceMaker::state(std::size_t triangles, double area) {
  stated_.triangles += triangles;
  stated_.area += area;
  for (const Vector3& place : places_)
    for (unsigned axis = 0; axis < 3; ++axis) {
      stated_.min[axis] = std::min(stated_.min[axis], place[axis]);
      stated_.max[axis] = std::max(stated_.max[axis], place[axis]);
    }
}

Surface SurfaceMaker::take(std::string name, std::string material) {
  Surface made = std::exchange(made_, {});
  made.stated = std::exchange(stated_, {});
  made.name = std::move(name);
  made.material = std::move(material);
  return made;
}

}  // namespace wb::import3d
