#include "viewport/boxes.h"

#include "viewport/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>

#include <cstddef>

namespace wb::viewport {
namespace {

using Qt3DCore::QAttribute;

/// A square in a plane: the two triangles share the edge from the first corner to the third.
constexpr std::array<float, 18> unitSquare{0, -0.5F, -0.5F, 0, 0.5F, -0.5F, 0, 0.5F,  0.5F,
                                           0, -0.5F, -0.5F, 0, 0.5F, 0.5F,  0, -0.5F, 0.5F};

}  // namespace

Boxes::Boxes(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass)
    : QEntity(parent), renderer_(new Qt3DRender::QGeometryRenderer(this)) {
  auto* geometry = new Qt3DCore::QGeometry(this);
  const std::array positions{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, 0}};
  Records(geometry, positions, 3 * sizeof(float), Records::Each::vertex)
      .set(QByteArray(reinterpret_cast<const char*>(unitSquare.data()), sizeof unitSquare));
  const std::array fields{
      Field{QStringLiteral("boxPlace"), QAttribute::Float, 4, offsetof(BoxFace, place)},
      Field{QStringLiteral("boxTurn"), QAttribute::Float, 4, offsetof(BoxFace, turn)},
      Field{QStringLiteral("boxColour"), QAttribute::UnsignedByte, 4, offsetof(BoxFace, colour)}};
  faces_.emplace(geometry, fields, sizeof(BoxFace), Records::Each::instance);
  renderer_->setGeometry(geometry);
  renderer_->setVertexCount(6);
  renderer_->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  auto* material = new Material(this, Drawing::boxes);
  material->setEdges(1);
  addComponent(renderer_);
  addComponent(material);
  addComponent(pass);
  setEnabled(false);
}

void Boxes::setFaces(const std::vector<BoxFace>& faces) {
  const std::size_t size = faces.size() * sizeof(BoxFace);
  faces_->set(
      QByteArray(reinterpret_cast<const char*>(faces.data()), static_cast<qsizetype>(size)));
  renderer_->setInstanceCount(static_cast<int>(faces.size()));
}

}  // namespace wb::viewport
