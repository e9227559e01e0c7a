#include "ui/panels/view/detail/measuring.h"

#include "model/geometry/geometry.h"
#include "ui/widgets/lengths.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <array>
#include <limits>

namespace wb::ui {
namespace {

/// Pixels from a corner within which it is meant.
constexpr double cornerReach = 8;

double distanceToLine(const glm::dvec3& point, const glm::dvec3& from, const glm::dvec3& to) {
  const glm::dvec3 along = to - from;
  const double length = glm::dot(along, along);
  const double share =
      length > 0 ? glm::clamp(glm::dot(point - from, along) / length, 0.0, 1.0) : 0;
  return glm::distance(point, from + share * along);
}

/// The edge nearest to the point, and the width of the triangle.
QString wordsOf(const mesh::TriangleMesh& met, const glm::dvec3& point) {
  const auto& [a, b, c] = met.triangles.front();
  const std::array corners{met.positions[a], met.positions[b], met.positions[c]};
  double least = std::numeric_limits<double>::infinity();
  double edge = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const glm::dvec3& from = corners[i];
    const glm::dvec3& to = corners[(i + 1) % corners.size()];
    const double away = distanceToLine(point, from, to);
    if (away >= least) continue;
    least = away;
    edge = glm::distance(from, to);
  }
  const double width = mesh::triangleWidths(met, glm::dvec3(1)).front();
  return Measuring::tr("edge %1, triangle %2 wide").arg(shownLength(edge), shownLength(width));
}

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
  met_.clear();
  show();
}

void Measuring::take(const viewport::SceneLayers& layers, const std::optional<layers::Pick>& pick) {
  if (!isActive_ || !pick) return;
  const layers::LayerShapes& shapes = *layers.pickScene().layer(pick->layer);
  const mesh::TriangleMesh met = placed(shapes, pick->piece, std::array{pick->triangle});
  met_ = wordsOf(met, pick->point);
  add(cornerNear(met, pick->point));
}

void Measuring::takeLeaf(const octree::Hit& hit, const octree::Ray& ray) {
  if (!isActive_) return;
  met_.clear();
  add(ray.origin + hit.entry.t * glm::normalize(ray.direction));
}

/// A third point starts a new measurement.
void Measuring::add(const glm::dvec3& point) {
  if (points_.size() == 2) points_.clear();
  points_.push_back(point);
  show();
}

glm::dvec3 Measuring::cornerNear(const mesh::TriangleMesh& met, const glm::dvec3& point) const {
  const viewport::OrbitCamera& camera = view_.orbitCamera();
  const glm::dvec2 size = view_.panes().size();
  const auto at = camera.pixelOf(point, size);
  glm::dvec3 nearest = point;
  double least = cornerReach;
  for (const glm::dvec3& corner : met.positions) {
    const auto pixel = camera.pixelOf(corner, size);
    if (!at || !pixel || glm::distance(*pixel, *at) >= least) continue;
    least = glm::distance(*pixel, *at);
    nearest = corner;
  }
  return nearest;
}

QString Measuring::lineNow() const {
  if (points_.size() == 2) {
    const glm::dvec3 across = glm::abs(points_[1] - points_[0]);
    return tr("Distance %1: x %2, y %3, z %4")
        .arg(shownLength(glm::length(across)), shownLength(across.x), shownLength(across.y),
             shownLength(across.z));
  }
  if (!isActive_) return {};
  return points_.empty() ? tr("Click the first point; press M to stop measuring.")
                         : tr("Click the second point.");
}

void Measuring::show() {
  const bool isMeasured = points_.size() == 2;
  view_.showMeasure(points_,
                    isMeasured ? shownLength(glm::distance(points_[0], points_[1])) : QString());
  QStringList line{lineNow()};
  if (!points_.empty() && !met_.isEmpty()) line << met_;
  emit said(line.join(QStringLiteral(" · ")));
}

}  // namespace wb::ui
