#include "viewport/boxes.h"

#include "model/octree/topology.h"
#include "viewport/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>

#include <cstddef>

namespace wb::viewport {
namespace {

using Qt3DCore::QAttribute;

using Position = std::array<float, 3>;

Position positionOf(int corner) {
  Position position{};
  for (int axis = 0; axis < octree::axisCount; ++axis)
    position[static_cast<std::size_t>(axis)] = octree::isPositive(corner, axis) ? 0.5F : -0.5F;
  return position;
}

/// The unit cube about the origin: of each side two triangles that share the edge from the first
/// corner of its ring to the third.
QByteArray unitCube() {
  QByteArray bytes;
  for (int face = 0; face < octree::faceCount; ++face) {
    const auto ring = octree::ringOf(static_cast<octree::Face>(face));
    for (const std::size_t at : {0U, 1U, 2U, 0U, 2U, 3U}) {
      const Position position = positionOf(ring[at]);
      bytes.append(reinterpret_cast<const char*>(position.data()), sizeof position);
    }
  }
  return bytes;
}

}  // namespace

Boxes::Boxes(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass)
    : QEntity(parent), renderer_(new Qt3DRender::QGeometryRenderer(this)) {
  auto* geometry = new Qt3DCore::QGeometry(this);
  const std::array positions{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, 0}};
  Records(geometry, positions, sizeof(Position), Records::Each::vertex).set(unitCube());
  const std::array fields{
      Field{QStringLiteral("boxPlace"), QAttribute::Float, 4, offsetof(BoxInstance, place)},
      Field{QStringLiteral("boxTurn"), QAttribute::Float, 4, offsetof(BoxInstance, turn)},
      Field{QStringLiteral("boxColour"), QAttribute::UnsignedByte, 4,
            offsetof(BoxInstance, colour)}};
  instances_.emplace(geometry, fields, sizeof(BoxInstance), Records::Each::instance);
  renderer_->setGeometry(geometry);
  renderer_->setVertexCount(36);
  renderer_->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  auto* material = new Material(this, Drawing::boxes);
  material->setEdges(1);
  addComponent(renderer_);
  addComponent(material);
  addComponent(pass);
  setEnabled(false);
}

void Boxes::setInstances(const std::vector<BoxInstance>& instances) {
  const std::size_t size = instances.size() * sizeof(BoxInstance);
  instances_->set(
      QByteArray(reinterpret_cast<const char*>(instances.data()), static_cast<qsizetype>(size)));
  renderer_->setInstanceCount(static_cast<int>(instances.size()));
}

}  // namespace wb::viewport
