#include "viewport/detail/entities.h"

#include "viewport/detail/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>

#include <cstddef>

namespace wb::viewport {

Qt3DRender::QGeometryRenderer::PrimitiveType primitiveOf(Form form) {
  return form == Form::faces ? Qt3DRender::QGeometryRenderer::Triangles
                             : Qt3DRender::QGeometryRenderer::Lines;
}

Surface::Surface(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Form form)
    : QEntity(parent),
      pass_(pass),
      material_(new Material(this, Drawing::surface)),
      renderer_(new Qt3DRender::QGeometryRenderer(this)) {
  auto* geometry = new Qt3DCore::QGeometry(this);
  vertices_.emplace(geometry, vertexFields(), sizeof(Vertex), Records::Each::vertex);
  renderer_->setGeometry(geometry);
  renderer_->setPrimitiveType(primitiveOf(form));
  addComponent(renderer_);
  addComponent(material_);
  addComponent(pass_);
  setEnabled(false);
}

void Surface::setVertices(const QByteArray& vertices) {
  vertices_->set(vertices);
  renderer_->setVertexCount(static_cast<int>(vertices_->count()));
  setEnabled(vertices_->count() > 0);
}

void Surface::setPass(Qt3DRender::QLayer* pass) {
  if (pass == pass_) return;
  removeComponent(pass_);
  pass_ = pass;
  addComponent(pass_);
}

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
  material->setShading(Shading::none);
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

namespace {

using Qt3DCore::QAttribute;

std::span<const Field> instanceFields() {
  constexpr std::size_t row = sizeof(PlacedInstance::rows[0]);
  static const std::array fields{Field{QStringLiteral("placeX"), QAttribute::Float, 4, 0},
                                 Field{QStringLiteral("placeY"), QAttribute::Float, 4, row},
                                 Field{QStringLiteral("placeZ"), QAttribute::Float, 4, 2 * row},
                                 Field{QStringLiteral("instanceColour"), QAttribute::UnsignedByte,
                                       4, offsetof(PlacedInstance, colour)}};
  return fields;
}

}  // namespace

PlacedInstance placedAt(const glm::dmat4x3& place) {
  PlacedInstance instance;
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t column = 0; column < 4; ++column)
      instance.rows[row][column] =
          static_cast<float>(place[static_cast<int>(column)][static_cast<int>(row)]);
  return instance;
}

Instances::Instances(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Material* material,
                     Form form, const QByteArray& vertices)
    : Instances(parent, pass, material, primitiveOf(form), SharedVertices{vertices, {}}) {}

Instances::Instances(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Material* material,
                     const SharedVertices& shared)
    : Instances(parent, pass, material, primitiveOf(Form::faces), shared) {}

Instances::Instances(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Material* material,
                     Qt3DRender::QGeometryRenderer::PrimitiveType primitive,
                     const SharedVertices& shared)
    : pass_(pass), renderer_(new Qt3DRender::QGeometryRenderer(this)) {
  auto* geometry = new Qt3DCore::QGeometry(this);
  Records shape(geometry, vertexFields(), sizeof(Vertex), Records::Each::vertex);
  shape.set(shared.vertices);
  instances_.emplace(geometry, instanceFields(), sizeof(PlacedInstance), Records::Each::instance);
  const std::size_t indices =
      shared.indices.isEmpty() ? shape.count() : addIndices(geometry, shared.indices);
  renderer_->setGeometry(geometry);
  renderer_->setVertexCount(static_cast<int>(indices));
  renderer_->setPrimitiveType(primitive);
  addComponent(renderer_);
  addComponent(material);
  addComponent(pass_);
  setEnabled(false);
  // A running renderer must not see a geometry before all of its attributes.
  setParent(parent);
}

void Instances::setInstances(const QByteArray& instances) {
  if (!instances.isEmpty()) {
    instances_->set(instances);
    renderer_->setInstanceCount(static_cast<int>(instances_->count()));
  }
  setEnabled(!instances.isEmpty());
}

void Instances::setPass(Qt3DRender::QLayer* pass) {
  if (pass == pass_) return;
  removeComponent(pass_);
  pass_ = pass;
  addComponent(pass_);
}

}  // namespace wb::viewport
