#include "viewport/dots.h"

#include "viewport/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>

#include <cstddef>

namespace wb::viewport {

using Qt3DCore::QAttribute;

Dots::Dots(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, float opacity)
    : QEntity(parent), renderer_(new Qt3DRender::QGeometryRenderer(this)) {
  auto* geometry = new Qt3DCore::QGeometry(this);
  const std::array fields{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
            offsetof(Dot, position)},
      Field{QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4,
            offsetof(Dot, colour)},
      Field{QStringLiteral("dotSize"), QAttribute::Float, 1, offsetof(Dot, size)}};
  dots_.emplace(geometry, fields, sizeof(Dot), Records::Each::vertex);
  renderer_->setGeometry(geometry);
  renderer_->setPrimitiveType(Qt3DRender::QGeometryRenderer::Points);
  auto* material = new Material(this, Drawing::dots);
  material->setLit(false);
  material->setOpacity(opacity);
  addComponent(renderer_);
  addComponent(material);
  addComponent(pass);
  setEnabled(false);
}

void Dots::setDots(const std::vector<Dot>& dots) {
  if (!dots.empty()) {
    dots_->set(QByteArray(reinterpret_cast<const char*>(dots.data()),
                          static_cast<qsizetype>(dots.size() * sizeof(Dot))));
    renderer_->setVertexCount(static_cast<int>(dots_->count()));
  }
  setEnabled(!dots.empty());
}

}  // namespace wb::viewport
