#include "viewport/scene_copy.h"

#include "viewport/cover.h"
#include "viewport/material.h"

#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>

namespace wb::viewport {
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

}  // namespace wb::viewport
