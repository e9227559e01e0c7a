#pragma once

#include "model/geometry/geometry.h"
#include "model/shapes/generation.h"

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

/// Returns the triangles of a shape that was `made` for a `group`, in metres, as the group's first
/// part stands in the region.
mesh::TriangleMesh trianglesOf(const making::Group& group, const shape::FittedShape& made);
/// The same of the mesh that is seen; empty where it is too fine for a small picture.
mesh::TriangleMesh modelOf(const making::Group& group);

}  // namespace wb::ui
