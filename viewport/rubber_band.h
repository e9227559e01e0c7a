#pragma once

#include "viewport/attributes.h"
#include "viewport/colouring.h"

#include <Qt3DCore/QEntity>

#include <QRectF>
#include <optional>

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
