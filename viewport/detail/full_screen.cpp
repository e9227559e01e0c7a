#include "viewport/detail/full_screen.h"

#include "viewport/detail/material.h"
#include "viewport/detail/vertices.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QAbstractTexture>
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

/// It reaches beyond the picture on two sides.
constexpr std::array<float, 9> cover{-1, -1, 0, 3, -1, 0, -1, 3, 0};

}  // namespace

Qt3DRender::QGeometryRenderer* makeCover(Qt3DCore::QNode* parent) {
  using Qt3DCore::QAttribute;
  auto* renderer = new Qt3DRender::QGeometryRenderer(parent);
  auto* geometry = new Qt3DCore::QGeometry(parent);
  const std::array positions{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, 0}};
  Records(geometry, positions, 3 * sizeof(float), Records::Each::vertex)
      .set(QByteArray(reinterpret_cast<const char*>(cover.data()), sizeof cover));
  renderer->setGeometry(geometry);
  renderer->setVertexCount(3);
  renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  return renderer;
}

namespace {

constexpr auto copyVertexShader = R"(#version 150 core
in vec3 vertexPosition;
void main() { gl_Position = vec4(vertexPosition, 1.0); }
)";

constexpr auto copyFragmentShader = R"(#version 150 core
uniform sampler2D sceneColour;
uniform float sceneSamples;
out vec4 fragColor;
void main() {
  int samples = int(sceneSamples);
  ivec2 first = ivec2(gl_FragCoord.xy) * samples;
  vec4 sum = vec4(0.0);
  for (int y = 0; y < samples; ++y)
    for (int x = 0; x < samples; ++x) sum += texelFetch(sceneColour, first + ivec2(x, y), 0);
  fragColor = sum / float(samples * samples);
}
)";

Qt3DRender::QMaterial* makeCopying(Qt3DCore::QNode* parent, Qt3DRender::QAbstractTexture* colour) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(copyVertexShader);
  program->setFragmentShaderCode(copyFragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  auto* material = new Qt3DRender::QMaterial(parent);
  material->setEffect(effectOf(pass));
  material->addParameter(
      new Qt3DRender::QParameter(QStringLiteral("sceneColour"), QVariant::fromValue(colour)));
  return material;
}

}  // namespace

SceneCopy::SceneCopy(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer,
                     Qt3DRender::QAbstractTexture* colour)
    : QEntity(parent) {
  addComponent(makeCover(this));
  addComponent(makeCopying(this, colour));
  addComponent(layer);
}

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
