#include "viewport/instances.h"

#include "viewport/material.h"
#include "viewport/surface.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QLayer>

#include <cstddef>

namespace wb::viewport {
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
