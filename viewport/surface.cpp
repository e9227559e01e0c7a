#include "viewport/surface.h"

#include "viewport/material.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <cstddef>

namespace wb::viewport {
namespace {

using Qt3DCore::QAttribute;

/// Towards the camera, in the units of normalised depth.
constexpr float raiseDepth = 2e-5F;

QAttribute* addAttribute(Qt3DCore::QGeometry* geometry, Qt3DCore::QBuffer* buffer,
                         const QString& name, QAttribute::VertexBaseType type, uint size,
                         uint offset) {
  auto* attribute = new QAttribute(geometry);
  attribute->setName(name);
  attribute->setAttributeType(QAttribute::VertexAttribute);
  attribute->setBuffer(buffer);
  attribute->setVertexBaseType(type);
  attribute->setVertexSize(size);
  attribute->setByteOffset(offset);
  attribute->setByteStride(sizeof(Vertex));
  geometry->addAttribute(attribute);
  return attribute;
}

}  // namespace

Surface::Surface(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Form form)
    : QEntity(parent), pass_(pass), material_(makeSurfaceMaterial(this)) {
  makeGeometry(form);
  lit_ = addParameter("lit", 1);
  edges_ = addParameter("edges", 0);
  opacity_ = addParameter("opacity", 1);
  raise_ = addParameter("raise", 0);
  addComponent(renderer_);
  addComponent(material_);
  addComponent(pass_);
  setEnabled(false);
}

void Surface::makeGeometry(Form form) {
  auto* geometry = new Qt3DCore::QGeometry(this);
  buffer_ = new Qt3DCore::QBuffer(geometry);
  attributes_ = {addAttribute(geometry, buffer_, QAttribute::defaultPositionAttributeName(),
                              QAttribute::Float, 3, offsetof(Vertex, position)),
                 addAttribute(geometry, buffer_, QAttribute::defaultNormalAttributeName(),
                              QAttribute::Float, 3, offsetof(Vertex, normal)),
                 addAttribute(geometry, buffer_, QAttribute::defaultColorAttributeName(),
                              QAttribute::UnsignedByte, 4, offsetof(Vertex, colour))};
  renderer_ = new Qt3DRender::QGeometryRenderer(this);
  renderer_->setGeometry(geometry);
  renderer_->setPrimitiveType(form == Form::faces ? Qt3DRender::QGeometryRenderer::Triangles
                                                  : Qt3DRender::QGeometryRenderer::Lines);
}

Qt3DRender::QParameter* Surface::addParameter(const char* name, float value) {
  auto* parameter = new Qt3DRender::QParameter(QString::fromLatin1(name), value);
  material_->addParameter(parameter);
  return parameter;
}

void Surface::setVertices(const QByteArray& vertices) {
  const auto count = static_cast<uint>(static_cast<std::size_t>(vertices.size()) / sizeof(Vertex));
  buffer_->setData(vertices);
  for (QAttribute* attribute : attributes_) attribute->setCount(count);
  renderer_->setVertexCount(static_cast<int>(count));
  setEnabled(count > 0);
}

void Surface::setPass(Qt3DRender::QLayer* pass) {
  if (pass == pass_) return;
  removeComponent(pass_);
  pass_ = pass;
  addComponent(pass_);
}

void Surface::setLit(bool lit) { lit_->setValue(lit ? 1.0F : 0.0F); }
void Surface::setEdges(float strength) { edges_->setValue(strength); }
void Surface::setOpacity(float opacity) { opacity_->setValue(opacity); }
void Surface::setRaised(bool raised) { raise_->setValue(raised ? raiseDepth : 0.0F); }

}  // namespace wb::viewport
