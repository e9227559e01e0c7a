#pragma once

#include <Qt3DCore/QEntity>

#include <QColor>

namespace Qt3DRender {
class QLayer;
class QParameter;
}  // namespace Qt3DRender

namespace wb::viewport {

/// What is seen where there is nothing: a soft change of colour from the lower edge of the picture
/// to the upper. Disabled until it has colours.
class Backdrop : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  Backdrop(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer);

  void setColours(const QColor& lower, const QColor& upper);

 private:
  Qt3DRender::QParameter* lower_;
  Qt3DRender::QParameter* upper_;
};

}  // namespace wb::viewport
