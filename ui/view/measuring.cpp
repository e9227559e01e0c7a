#include "ui/view/measuring.h"

#include "ui/base/model_text.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <array>

namespace wb::ui {
namespace {

/// Pixels from a corner within which it is meant.
constexpr double cornerReach = 8;

}  // namespace

Measuring::Measuring(viewport::View& view, QObject* parent) : QObject(parent), view_(view) {
  connect(&view_, &viewport::View::clicked, this,
          [this](const auto& pick) { take(view_.layers(), pick); });
  connect(&view_, &viewport::View::clickedBeside, this,
          [this](const auto& pick) { take(view_.beside(), pick); });
  connect(&view_, &viewport::View::leafClicked, this, &Measuring::takeLeaf);
}

void Measuring::setActive(bool isActive) {
  if (isActive == isActive_) return;
  isActive_ = isActive;
  points_.clear();
  show();
}

void Measuring::take(const viewport::SceneLayers& layers, const std::optional<layers::Pick>& pick) {
  if (isActive_ && pick) add(cornerNear(layers, *pick));
}

void Measuring::takeLeaf(const octree::Hit& hit, const octree::Ray& ray) {
  if (isActive_) add(ray.origin + hit.entry.t * glm::normalize(ray.direction));
}

/// A third point begins anew.
void Measuring::add(const glm::dvec3& point) {
  if (points_.size() == 2) points_.clear();
  points_.push_back(point);
  show();
}

glm::dvec3 Measuring::cornerNear(const viewport::SceneLayers& layers,
                                 const layers::Pick& pick) const {
  const layers::LayerShapes& shapes = *layers.pickScene().layer(pick.layer);
  const std::array triangle{pick.triangle};
  const mesh::TriangleMesh met = placed(shapes, pick.piece, triangle);
  const viewport::OrbitCamera& camera = view_.orbitCamera();
  const glm::dvec2 size = view_.panes().size();
  const auto at = camera.pixelOf(pick.point, size);
  glm::dvec3 nearest = pick.point;
  double least = cornerReach;
  for (const glm::dvec3& corner : met.positions) {
    const auto pixel = camera.pixelOf(corner, size);
    if (!at || !pixel || glm::distance(*pixel, *at) >= least) continue;
    least = glm::distance(*pixel, *at);
    nearest = corner;
  }
  return nearest;
}

void Measuring::show() {
  QString word;
  QString line;
  if (points_.size() == 2) {
    const glm::dvec3 across = glm::abs(points_[1] - points_[0]);
    word = tr("%1 m", "a distance").arg(shownNumber(glm::length(across)));
    line = tr("Distance %1 m: x %2 m, y %3 m, z %4 m")
               .arg(shownNumber(glm::length(across)), shownNumber(across.x), shownNumber(across.y),
                    shownNumber(across.z));
  } else if (isActive_) {
    line = points_.empty() ? tr("Click at the point to measure from; M ends measuring.")
                           : tr("Click at the point to measure to.");
  }
  view_.showMeasure(points_, word);
  emit said(line);
}

}  // namespace wb::ui
