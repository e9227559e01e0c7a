#include "viewport/scene_copy.h"

#include "viewport/attributes.h"
#include "viewport/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>

#include <array>

namespace wb::viewport {
namespace {

constexpr auto copyVertexShader = R"(#version 150 core
in vec3 vertexPosition;
void main() { gl_Position = vec4(vertexPosition, 1.0); }
)";

constexpr auto copyFragmentShader = R"(#version 150 core
uniform sampler2D sceneColour;
out vec4 fragColor;
void main() {
  fragColor = texelFetch(sceneColour, ivec2(gl_FragCoord.xy), 0);
}
)";

/// One triangle that reaches beyond the picture on two sides.
constexpr std::array<float, 9> cover{-1, -1, 0, 3, -1, 0, -1, 3, 0};

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

}  // namespace wb::viewport
