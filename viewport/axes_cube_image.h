#pragma once

#include "viewport/axes_cube.h"

#include <Qt3DRender/QPaintedTextureImage>

#include <QRectF>

namespace wb::viewport {

/// A face of the cube as it is seen from outside, the cube reaching from -1 to 1.
struct CubeSide {
  glm::dvec3 right;
  glm::dvec3 up;
  glm::dvec3 outwards;
};
CubeSide sideOf(OrbitCamera::Standard face);

/// The six faces side by side, each a square.
class AxesCubeImage : public Qt3DRender::QPaintedTextureImage {
 public:
  /// `side` is that of a face in pixels of the screen.
  void draw(const AxesCubeLook& look, double side);

 protected:
  void paint(QPainter* painter) override;

 private:
  void paintFace(QPainter& painter, const QRectF& face, std::size_t i) const;
  void paintEdges(QPainter& painter, const QRectF& face, const CubeSide& side) const;

  AxesCubeLook look_;
  double side_ = 1;
};

}  // namespace wb::viewport
