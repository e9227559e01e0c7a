#include "model/formats/models3d/detail/surface_maker.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/stated_area.h"
#include "model/formats/models3d/detail/triangulate.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace wb::import3d {

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
  for (const aiVector3D& place : places_)
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
