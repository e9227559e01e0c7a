#pragma once

#include "viewport/camera.h"
#include "viewport/detail/vertices.h"

#include <Qt3DCore/QEntity>

#include <QColor>
#include <QString>
#include <array>
#include <optional>

namespace Qt3DRender {
class QLayer;
class QParameter;
}  // namespace Qt3DRender

namespace wb::viewport {

class AxesCubeImage;

/// The faces of the cube, in the order of the standard views that show them.
inline constexpr std::array cubeFaces{OrbitCamera::Standard::front, OrbitCamera::Standard::back,
                                      OrbitCamera::Standard::left,  OrbitCamera::Standard::right,
                                      OrbitCamera::Standard::top,   OrbitCamera::Standard::bottom};

/// What the cube is drawn with.
struct AxesCubeLook {
  std::array<QString, cubeFaces.size()> words;  ///< On the faces, above the axis each looks along.
  QColor paper;
  QColor ink;
  double pixelRatio = 1;  ///< Of the window.
};

/// The face of the cube that a pixel shows; nothing beside the cube.
std::optional<OrbitCamera::Standard> cubeFaceAt(const OrbitCamera& camera, const glm::dvec2& pixel,
                                                const glm::dvec2& viewSize);

/// Returns the side of the square in the upper right corner that the cube turns in, in pixels.
double cubeRoom(const glm::dvec2& viewSize);

/// A cube in the upper right corner that turns with the camera: words tell its sides, the colours
/// of its edges the axes. In a small view it is smaller. Disabled until it has a look.
class AxesCube : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  AxesCube(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer);

  void setLook(const AxesCubeLook& look);
  /// The face that the pointer is over.
  void setMarked(const std::optional<OrbitCamera::Standard>& face);

 private:
  AxesCubeImage* image_;
  std::optional<Records> vertices_;
  Qt3DRender::QParameter* ratio_;
  Qt3DRender::QParameter* marked_;
};

}  // namespace wb::viewport
