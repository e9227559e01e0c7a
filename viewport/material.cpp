#include "viewport/material.h"

#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

namespace wb::viewport {
namespace {

constexpr auto vertexShader = R"(#version 150 core
in vec3 vertexPosition;
in vec3 vertexNormal;
in vec4 vertexColor;
uniform mat4 mvp;
uniform mat4 modelView;
uniform mat3 modelViewNormal;
uniform float raise;
out vec3 normal;
out vec3 eye;
out vec3 corner;
flat out vec3 colour;

void main() {
  colour = vertexColor.rgb;
  normal = modelViewNormal * vertexNormal;
  eye = (modelView * vec4(vertexPosition, 1.0)).xyz;
  int k = gl_VertexID % 3;
  corner = vec3(k == 0, k == 1, k == 2);
  gl_Position = mvp * vec4(vertexPosition, 1.0);
  gl_Position.z -= raise * gl_Position.w;
}
)";

/// A box an instance: its place, its turn as a quaternion, its colour. The diagonal of a side is no
/// edge: its coordinate is 1 at every vertex.
constexpr auto boxVertexShader = R"(#version 150 core
in vec3 vertexPosition;
in vec3 vertexNormal;
in vec4 boxPlace;
in vec4 boxTurn;
in vec4 boxColour;
uniform mat4 mvp;
uniform mat4 modelView;
uniform mat3 modelViewNormal;
uniform float raise;
out vec3 normal;
out vec3 eye;
out vec3 corner;
flat out vec3 colour;

vec3 turned(vec3 v) { return v + 2.0 * cross(boxTurn.xyz, cross(boxTurn.xyz, v) + boxTurn.w * v); }

void main() {
  colour = boxColour.rgb;
  vec3 position = boxPlace.xyz + boxPlace.w * turned(vertexPosition);
  normal = modelViewNormal * turned(vertexNormal);
  eye = (modelView * vec4(position, 1.0)).xyz;
  int k = gl_VertexID % 3;
  bool isFirst = gl_VertexID % 6 < 3;
  corner = vec3(k == 0, k == 1 || isFirst, k == 2 || !isFirst);
  gl_Position = mvp * vec4(position, 1.0);
  gl_Position.z -= raise * gl_Position.w;
}
)";

/// Edges fade where triangles are no larger than they: a dense mesh would be nothing but edges.
/// A second, weaker light from the upper left tells apart faces that lean equally.
constexpr auto fragmentShader = R"(#version 150 core
in vec3 normal;
in vec3 eye;
in vec3 corner;
flat in vec3 colour;
uniform float lit;
uniform float edges;
uniform float opacity;
out vec4 fragColor;

void main() {
  vec3 toEye = normalize(-eye);
  vec3 front = faceforward(normalize(normal), -toEye, normalize(normal));
  float side = max(dot(front, normalize(vec3(-0.5, 0.8, 0.4))), 0.0);
  float shade = mix(1.0, min(0.45 + 0.45 * dot(front, toEye) + 0.25 * side, 1.0), lit);
  vec3 span = max(fwidth(corner), vec3(1e-6));
  vec3 near = smoothstep(vec3(0.0), span * 1.2, corner);
  float edge = 1.0 - min(near.x, min(near.y, near.z));
  float small = smoothstep(0.1, 0.4, max(span.x, max(span.y, span.z)));
  float dark = 0.6 * edges * edge * (1.0 - small);
  fragColor = vec4(colour * shade * (1.0 - dark), opacity);
}
)";

void addBlending(Qt3DRender::QRenderPass* pass) {
  using Qt3DRender::QBlendEquationArguments;
  auto* factors = new QBlendEquationArguments;
  factors->setSourceRgb(QBlendEquationArguments::SourceAlpha);
  factors->setDestinationRgb(QBlendEquationArguments::OneMinusSourceAlpha);
  factors->setSourceAlpha(QBlendEquationArguments::One);
  factors->setDestinationAlpha(QBlendEquationArguments::One);
  pass->addRenderState(factors);
  auto* blend = new Qt3DRender::QBlendEquation;
  blend->setBlendFunction(Qt3DRender::QBlendEquation::Add);
  pass->addRenderState(blend);
}

Qt3DRender::QRenderPass* makePass(const char* vertexShaderCode) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(vertexShaderCode);
  program->setFragmentShaderCode(fragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  addBlending(pass);
  // Rays meet triangles from either side: what can be picked is to be seen.
  auto* bothSides = new Qt3DRender::QCullFace;
  bothSides->setMode(Qt3DRender::QCullFace::NoCulling);
  pass->addRenderState(bothSides);
  return pass;
}

Qt3DRender::QMaterial* makeMaterial(Qt3DCore::QNode* parent, const char* vertexShaderCode) {
  auto* technique = new Qt3DRender::QTechnique;
  technique->addRenderPass(makePass(vertexShaderCode));
  auto* api = technique->graphicsApiFilter();
  api->setApi(Qt3DRender::QGraphicsApiFilter::OpenGL);
  api->setProfile(Qt3DRender::QGraphicsApiFilter::CoreProfile);
  api->setMajorVersion(3);
  api->setMinorVersion(2);
  auto* effect = new Qt3DRender::QEffect;
  effect->addTechnique(technique);
  auto* material = new Qt3DRender::QMaterial(parent);
  material->setEffect(effect);
  return material;
}

}  // namespace

Qt3DRender::QMaterial* makeSurfaceMaterial(Qt3DCore::QNode* parent) {
  return makeMaterial(parent, vertexShader);
}

Qt3DRender::QMaterial* makeBoxMaterial(Qt3DCore::QNode* parent) {
  return makeMaterial(parent, boxVertexShader);
}

}  // namespace wb::viewport
