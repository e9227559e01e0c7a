#include "viewport/boxes.h"

#include "model/octree/topology.h"
#include "viewport/material.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <cstddef>
#include <cstring>

namespace wb::viewport {
namespace {

using Qt3DCore::QAttribute;

struct CubeVertex {
  std::array<float, 3> position;
  std::array<float, 3> normal;
};

CubeVertex vertexOf(int corner, octree::Face face) {
  CubeVertex vertex{};
  for (int axis = 0; axis < octree::axisCount; ++axis)
    vertex.position[static_cast<std::size_t>(axis)] =
        octree::isPositive(corner, axis) ? 0.5F : -0.5F;
  vertex.normal[static_cast<std::size_t>(axisOf(face))] = isPositive(face) ? 1.0F : -1.0F;
  return vertex;
}

/// The unit cube about the origin: of each side two triangles that share the edge from the first
/// corner of its ring to the third.
QByteArray unitCube() {
  QByteArray bytes;
  for (int index = 0; index < octree::faceCount; ++index) {
    const auto face = static_cast<octree::Face>(index);
    const auto ring = octree::ringOf(face);
    for (const std::size_t at : {0U, 1U, 2U, 0U, 2U, 3U}) {
      const CubeVertex vertex = vertexOf(ring[at], face);
      bytes.append(reinterpret_cast<const char*>(&vertex), sizeof vertex);
    }
  }
  return bytes;
}

struct Field {
  QString name;
  QAttribute::VertexBaseType type;
  uint size;
  std::size_t offset;
};

QAttribute* addAttribute(Qt3DCore::QGeometry* geometry, Qt3DCore::QBuffer* buffer,
                         const Field& field, std::size_t stride) {
  auto* attribute = new QAttribute(geometry);
  attribute->setName(field.name);
  attribute->setAttributeType(QAttribute::VertexAttribute);
  attribute->setBuffer(buffer);
  attribute->setVertexBaseType(field.type);
  attribute->setVertexSize(field.size);
  attribute->setByteOffset(static_cast<uint>(field.offset));
  attribute->setByteStride(static_cast<uint>(stride));
  geometry->addAttribute(attribute);
  return attribute;
}

void addCube(Qt3DCore::QGeometry* geometry) {
  auto* buffer = new Qt3DCore::QBuffer(geometry);
  const QByteArray cube = unitCube();
  buffer->setData(cube);
  for (const Field& field : {Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
                                   offsetof(CubeVertex, position)},
                             Field{QAttribute::defaultNormalAttributeName(), QAttribute::Float, 3,
                                   offsetof(CubeVertex, normal)}})
    addAttribute(geometry, buffer, field, sizeof(CubeVertex))
        ->setCount(static_cast<uint>(static_cast<std::size_t>(cube.size()) / sizeof(CubeVertex)));
}

}  // namespace

Boxes::Boxes(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass) : QEntity(parent) {
  makeGeometry();
  Qt3DRender::QMaterial* material = makeBoxMaterial(this);
  for (const auto& [name, value] : {std::pair("lit", 1.0F), std::pair("edges", 1.0F),
                                    std::pair("opacity", 1.0F), std::pair("raise", 0.0F)})
    material->addParameter(new Qt3DRender::QParameter(QString::fromLatin1(name), value));
  addComponent(renderer_);
  addComponent(material);
  addComponent(pass);
  setEnabled(false);
}

void Boxes::makeGeometry() {
  auto* geometry = new Qt3DCore::QGeometry(this);
  addCube(geometry);
  instances_ = new Qt3DCore::QBuffer(geometry);
  for (const Field& field :
       {Field{QStringLiteral("boxPlace"), QAttribute::Float, 4, offsetof(BoxInstance, place)},
        Field{QStringLiteral("boxTurn"), QAttribute::Float, 4, offsetof(BoxInstance, turn)},
        Field{QStringLiteral("boxColour"), QAttribute::UnsignedByte, 4,
              offsetof(BoxInstance, colour)}}) {
    attributes_.push_back(addAttribute(geometry, instances_, field, sizeof(BoxInstance)));
    attributes_.back()->setDivisor(1);
  }
  renderer_ = new Qt3DRender::QGeometryRenderer(this);
  renderer_->setGeometry(geometry);
  renderer_->setVertexCount(36);
  renderer_->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
}

void Boxes::setInstances(const std::vector<BoxInstance>& instances) {
  count_ = instances.size();
  const std::size_t size = count_ * sizeof(BoxInstance);
  instances_->setData(
      QByteArray(reinterpret_cast<const char*>(instances.data()), static_cast<qsizetype>(size)));
  for (Qt3DCore::QAttribute* attribute : attributes_)
    attribute->setCount(static_cast<uint>(count_));
  renderer_->setInstanceCount(static_cast<int>(count_));
}

}  // namespace wb::viewport
