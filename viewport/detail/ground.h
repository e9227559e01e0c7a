#pragma once

#include "viewport/camera.h"
#include "viewport/detail/vertices.h"

#include <Qt3DCore/QEntity>

#include <QColor>
#include <optional>

namespace Qt3DRender {
class QGeometryRenderer;
class QLayer;
class QParameter;
}  // namespace Qt3DRender

namespace wb::viewport {

/// The squares of a ground grid.
struct GroundGrid {
  double spacing = 1;  ///< Metres between lines: 0.1, 1, 10 or 100.
  /// How clear the lines are that are not every tenth, 0..1: finer ones come as they have room.
  double fineness = 1;

  bool operator==(const GroundGrid&) const = default;
};

/// The finest whose lines are told apart about a camera's target.
GroundGrid groundGridOf(const OrbitCamera& camera, const glm::dvec2& viewSize);

/// A level grid of lines, a whole number of its spacings from the origin of the region, that fades
/// away from where the camera looks. It is seen from above alone, so that it lies behind all that
/// stands on it.
class Ground : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  Ground(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer);

  /// How high it lies, in region metres; nothing: it is not drawn.
  void setHeight(const std::optional<double>& height);
  /// Whether it is drawn where it has a height.
  void setWanted(bool isWanted) { isWanted_ = isWanted; }
  void setColour(const QColor& colour);
  void look(const OrbitCamera& camera, const glm::dvec2& viewSize);

 private:
  void draw(const GroundGrid& grid, const glm::dvec2& centre);

  std::optional<double> height_;
  bool isWanted_ = true;
  std::optional<Records> lines_;
  Qt3DRender::QGeometryRenderer* renderer_;
  Qt3DRender::QParameter* colour_;
  Qt3DRender::QParameter* centre_;
  Qt3DRender::QParameter* reach_;
};

}  // namespace wb::viewport
