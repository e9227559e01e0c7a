#include "viewport/pieces_in_box.h"

#include "viewport/scene_layers.h"

#include <set>

namespace wb::viewport {
namespace {

bool isWithin(const layers::Shape& shape, const glm::dmat4x3& place, const OrbitCamera& camera,
              const glm::dvec2& viewSize, const QRectF& box) {
  const glm::dvec3& low = shape.low();
  const glm::dvec3& high = shape.high();
  for (unsigned corner = 0; corner < 8; ++corner) {
    const glm::dvec4 at(corner & 1 ? high.x : low.x, corner & 2 ? high.y : low.y,
                        corner & 4 ? high.z : low.z, 1);
    const auto pixel = camera.pixelOf(place * at, viewSize);
    if (!pixel || !box.contains(pixel->x, pixel->y)) return false;
  }
  return true;
}

}  // namespace

std::vector<std::size_t> linksetsIn(const SceneLayers& layers, const OrbitCamera& camera,
                                    const glm::dvec2& viewSize, const QRectF& box) {
  std::set<std::size_t> within;
  std::set<std::size_t> beyond;
  for (const layers::Layer layer : layers.shown()) {
    const layers::LayerShapes& shapes = *layers.pickScene().layer(layer);
    for (const layers::LayerPiece& piece : shapes.pieces) {
      const bool isIn = isWithin(shapes.shapeOf(piece), piece.place, camera, viewSize, box);
      (isIn ? within : beyond).insert(piece.linkset);
    }
  }
  for (const std::size_t linkset : beyond) within.erase(linkset);
  return {within.begin(), within.end()};
}

}  // namespace wb::viewport
