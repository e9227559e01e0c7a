#pragma once

#include "viewport/colouring.h"
#include "viewport/detail/frame_graph.h"
#include "viewport/detail/vertices.h"

#include <Qt3DCore/QEntity>
#include <glm/vec3.hpp>

#include <QRectF>
#include <QString>
#include <optional>
#include <span>

namespace wb::viewport {

class Halo;
class Surface;

struct MarkStyle {
  Colour fill;
  Colour line;
  float opacity = 1;  ///< Of the fill; 0: lines alone.
};

/// Some triangles, in region metres, made to stand out, seen through all else: filled, and outlined
/// by lines, and where they are too narrow to be seen, a strip along them. Small entities of their
/// own: what they mark is not drawn again.
class Mark {
 public:
  Mark(Qt3DCore::QEntity* root, const Passes& passes, const MarkStyle& style);

  /// `form` is that of the layer: a layer of lines is marked by lines.
  void show(const mesh::TriangleMesh& triangles, Form form);
  void hide();
  /// Of what is shown from now on.
  void setColour(const Colour& colour) { style_.fill = style_.line = colour; }

 private:
  MarkStyle style_;
  Halo* halo_;
  Surface* fill_;
  Surface* edges_;
  Surface* boxEdges_;
};

class Dots;
class Labels;

/// Two points of the scene and the line between them, or one, with a word at the middle, over
/// everything.
class MeasureMark {
 public:
  MeasureMark(Qt3DCore::QEntity* root, const Passes& passes);

  /// In region metres: one point by itself, or two and what is between them. None: nothing.
  void show(std::span<const glm::dvec3> points, const QString& word, double pixelRatio);

 private:
  Surface* line_;
  Dots* ends_;
  Labels* word_;
};

}  // namespace wb::viewport

namespace Qt3DRender {
class QLayer;
}

namespace wb::viewport {

/// The outline of a rectangle of the picture, over everything: what is being drawn a box around.
class RubberBand : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  RubberBand(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer, const Colour& colour);

  /// In pixels of a picture of a size; the origin is the upper left.
  void show(const QRectF& box, const QSizeF& picture);

 private:
  std::optional<Records> corners_;
};

}  // namespace wb::viewport
