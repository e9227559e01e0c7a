#include "viewport/backdrop.h"

#include "viewport/cover.h"
#include "viewport/material.h"

#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>

#include <QVector3D>

namespace wb::viewport {
namespace {

constexpr auto backdropVertexShader = R"(#version 150 core
in vec3 vertexPosition;
out float height;
void main() {
  height = 0.5 + 0.5 * vertexPosition.y;
  gl_Position = vec4(vertexPosition, 1.0);
}
)";

constexpr auto backdropFragmentShader = R"(#version 150 core
in float height;
uniform vec3 lower;
uniform vec3 upper;
out vec4 fragColor;
void main() { fragColor = vec4(mix(lower, upper, height), 1.0); }
)";

QVector3D toShader(const QColor& colour) {
  return {colour.redF(), colour.greenF(), colour.blueF()};
}

}  // namespace

Backdrop::Backdrop(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer)
    : QEntity(parent),
      lower_(new Qt3DRender::QParameter(QStringLiteral("lower"), QVector3D())),
      upper_(new Qt3DRender::QParameter(QStringLiteral("upper"), QVector3D())) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(backdropVertexShader);
  program->setFragmentShaderCode(backdropFragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  auto* material = new Qt3DRender::QMaterial(this);
  material->setEffect(effectOf(pass));
  material->addParameter(lower_);
  material->addParameter(upper_);
  addComponent(makeCover(this));
  addComponent(material);
  addComponent(layer);
  setEnabled(false);
}

void Backdrop::setColours(const QColor& lower, const QColor& upper) {
  lower_->setValue(toShader(lower));
  upper_->setValue(toShader(upper));
  setEnabled(true);
}

}  // namespace wb::viewport
