#include "viewport/drawn_overlay.h"

#include "viewport/material.h"
#include "viewport/surface.h"

#include <algorithm>
#include <cstddef>
#include <variant>

namespace wb::viewport {
namespace {

using layers::Walkable;

std::vector<Colour> coloursOf(const layers::DeviationOverlay& overlay) {
  const double most = overlay.farthest;
  std::vector<Colour> colours(overlay.distances.size());
  std::ranges::transform(overlay.distances, colours.begin(), [most](double distance) {
    return colourOfDeviation(most > 0 ? distance / most : 0);
  });
  return colours;
}

}  // namespace

DrawnOverlay::DrawnOverlay(Qt3DCore::QEntity* root, const Passes& passes)
    : passes_(passes), deviations_(new Surface(root, passes[Pass::solid])) {
  deviations_->material().setEdges(0);
  for (const Walkable walkable : layers::allWalkables) {
    const bool isKept = walkable == Walkable::kept;
    auto* tiles = new Surface(root, passes[isKept ? Pass::solid : Pass::through]);
    tiles->material().setLit(false);
    tiles->material().setEdges(0);
    tiles_[static_cast<std::size_t>(walkable)] = tiles;
  }
}

void DrawnOverlay::show(const layers::Overlay& overlay) {
  const auto* deviations = std::get_if<layers::DeviationOverlay>(&overlay);
  deviations_->setVertices(
      deviations ? vertices(deviations->mesh, coloursOf(*deviations), Form::faces) : QByteArray());
  const auto* ways = std::get_if<layers::WaysOverlay>(&overlay);
  for (const Walkable walkable : layers::allWalkables) {
    const auto i = static_cast<std::size_t>(walkable);
    tiles_[i]->setVertices(ways ? vertices(ways->tiles[i], colourOf(walkable), Form::faces)
                                : QByteArray());
  }
  legend_ = viewport::legend(overlay);
  passes_.tellSceneChanged();
}

}  // namespace wb::viewport
