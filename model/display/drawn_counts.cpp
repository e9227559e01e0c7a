#include "model/display/drawn_counts.h"

namespace wb::layers {
namespace {

std::size_t hullsOf(const Shape& shape, Layer layer) {
  if (layer == Layer::hulls) return shape.groupCount();
  return layer == Layer::baseHull ? 1 : 0;
}

}  // namespace

void addCounts(DrawnCounts& counts, const LayerShapes& layer, Layer which,
               std::span<const Detail> details) {
  for (std::size_t i = 0; i < details.size(); ++i) {
    if (details[i].drawn == Drawn::nothing) continue;
    const LayerPiece& piece = layer.pieces[i];
    const Shape& shape = layer.shapeOf(piece);
    counts.triangles += trianglesOf(shape, details[i]);
    counts.hulls += hullsOf(shape, which);
    counts.linksets.insert(piece.linkset);
  }
}

}  // namespace wb::layers
