#pragma once

#include "model/geometry/geometry.h"

#include <glm/vec3.hpp>

#include <QColor>
#include <QImage>
#include <QSize>

namespace wb::ui {

/// Where pictures of shapes are seen from: unit vectors in the region.
struct Sight {
  glm::dvec3 forward{-0.6, 0.68, -0.42};
  glm::dvec3 up{-0.28, 0.31, 0.91};
};

/// Colors of a picture of a shape.
struct PictureColours {
  QColor ground;
  QColor shape;
  QColor model;  ///< Of the mesh that the shape stands for, where it is seen beside it.
};

/// Draws triangles in metres, all in sight, lit from the upper left.
/// @param shape  Drawn as it is.
/// @param model  Drawn so that the shape can be seen through it; may be empty.
/// @param size   Of the picture, in pixels.
QImage drawShape(const mesh::TriangleMesh& shape, const mesh::TriangleMesh& model,
                 const Sight& sight, const QSize& size, const PictureColours& colours);

}  // namespace wb::ui
