#include "model/import3d/surface_maker.h"

#include "model/base/limits.h"
#include "model/import3d/refused.h"
#include "model/import3d/triangulate.h"

#include <array>
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
  constexpr std::size_t triangle = 3;
  if (corners.size() == triangle) {
    made_.triangles.push_back({corners[0], corners[1], corners[2]});
    return;
  }
  places_.clear();
  for (const std::uint32_t corner : corners) places_.push_back(made_.positions[corner]);
  for (const FlatTriangle& made : triangulate(places_, std::array{places_.size()}))
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

Surface SurfaceMaker::take(std::string name, std::string material) {
  Surface made = std::exchange(made_, {});
  made.name = std::move(name);
  made.material = std::move(material);
  return made;
}

}  // namespace wb::import3d
