#include "viewport/detail/drawn_map.h"

#include "viewport/detail/full_screen.h"
#include "viewport/detail/material.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QViewport>

namespace wb::viewport {
namespace {

constexpr auto coverShader = R"(#version 150 core
in vec3 vertexPosition;
out vec2 at;
void main() {
  at = 0.5 + 0.5 * vertexPosition.xy;
  gl_Position = vec4(vertexPosition, 1.0);
}
)";

}  // namespace

Qt3DRender::QFrameGraphNode* addMapTarget(Qt3DRender::QFrameGraphNode* parent,
                                          Qt3DRender::QRenderTargetOutput::AttachmentPoint point,
                                          Qt3DRender::QAbstractTexture* map,
                                          Qt3DRender::QCamera* camera) {
  auto* selector = new Qt3DRender::QRenderTargetSelector(parent);
  auto* target = new Qt3DRender::QRenderTarget(selector);
  auto* output = new Qt3DRender::QRenderTargetOutput(target);
  output->setAttachmentPoint(point);
  output->setTexture(map);
  target->addOutput(output);
  selector->setTarget(target);
  auto* seen = new Qt3DRender::QCameraSelector(new Qt3DRender::QViewport(selector));
  seen->setCamera(camera);
  return seen;
}

void addMapLayers(Qt3DRender::QFrameGraphNode* parent, std::span<Qt3DRender::QLayer* const> layers,
                  Qt3DRender::QDepthTest::DepthFunction function) {
  auto* filter = new Qt3DRender::QLayerFilter(parent);
  for (Qt3DRender::QLayer* layer : layers) filter->addLayer(layer);
  auto* states = new Qt3DRender::QRenderStateSet(filter);
  auto* test = new Qt3DRender::QDepthTest(states);
  test->setDepthFunction(function);
  states->addRenderState(test);
}

Qt3DRender::QMaterial* makeMapMaterial(Qt3DCore::QNode* parent, const char* vertexShader,
                                       const char* fragmentShader, bool isBlended) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(vertexShader);
  program->setFragmentShaderCode(fragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  if (isBlended) addBlending(pass);
  auto* material = new Qt3DRender::QMaterial(parent);
  material->setEffect(effectOf(pass));
  return material;
}

Qt3DRender::QParameter* textureParameter(const char* name, Qt3DRender::QAbstractTexture* texture) {
  return new Qt3DRender::QParameter(QString::fromLatin1(name), QVariant::fromValue(texture));
}

Qt3DRender::QMaterial* addMapStep(Qt3DCore::QEntity* scene, Qt3DRender::QLayer* layer,
                                  const char* shader, Qt3DRender::QParameter* from) {
  auto* entity = new Qt3DCore::QEntity(scene);
  Qt3DRender::QMaterial* material = makeMapMaterial(entity, coverShader, shader, false);
  material->addParameter(from);
  entity->addComponent(makeCover(entity));
  entity->addComponent(material);
  entity->addComponent(layer);
  return material;
}

}  // namespace wb::viewport
