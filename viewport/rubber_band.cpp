#include "viewport/rubber_band.h"

#include "viewport/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>

#include <QVector3D>
#include <array>

namespace wb::viewport {
namespace {

constexpr auto bandVertexShader = R"(#version 150 core
in vec3 vertexPosition;
void main() { gl_Position = vec4(vertexPosition, 1.0); }
)";

constexpr auto bandFragmentShader = R"(#version 150 core
uniform vec3 colour;
out vec4 fragColor;
void main() { fragColor = vec4(colour, 1.0); }
)";

Qt3DRender::QMaterial* makeBandMaterial(Qt3DCore::QNode* parent, const Colour& colour) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(bandVertexShader);
  program->setFragmentShaderCode(bandFragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  auto* material = new Qt3DRender::QMaterial(parent);
  material->setEffect(effectOf(pass));
  const QVector3D shown = QVector3D(colour[0], colour[1], colour[2]) / 255;
  material->addParameter(new Qt3DRender::QParameter(QStringLiteral("colour"), shown));
  return material;
}

}  // namespace

RubberBand::RubberBand(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer, const Colour& colour)
    : QEntity(parent) {
  using Qt3DCore::QAttribute;
  auto* renderer = new Qt3DRender::QGeometryRenderer(this);
  auto* geometry = new Qt3DCore::QGeometry(this);
  const std::array fields{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, 0}};
  corners_.emplace(geometry, fields, 3 * sizeof(float), Records::Each::vertex);
  renderer->setGeometry(geometry);
  renderer->setVertexCount(4);
  renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::LineLoop);
  addComponent(renderer);
  addComponent(makeBandMaterial(this, colour));
  addComponent(layer);
  setEnabled(false);
}

void RubberBand::show(const QRectF& box, const QSizeF& picture) {
  QByteArray bytes;
  for (const QPointF& corner :
       {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}) {
    const std::array<float, 3> at{static_cast<float>(2 * corner.x() / picture.width() - 1),
                                  static_cast<float>(1 - 2 * corner.y() / picture.height()), 0};
    bytes.append(reinterpret_cast<const char*>(at.data()), sizeof at);
  }
  corners_->set(bytes);
  setEnabled(true);
}

}  // namespace wb::viewport
