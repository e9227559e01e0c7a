// Problem: triangles with their edges drawn in a single pass, at any size.
// Method: barycentric coordinates at the corners and their derivatives on the screen give the
// distance to each edge in pixels, which resembles single-pass wireframe rendering (Bærentzen and
// others 2006). Flat normals come from derivatives of the position. Edges fade where triangles are
// as small as they.
// Complexity: O(1) a pixel. Constants: judge a change by pictures (`weighbridge render`).
#include "viewport/detail/material.h"

#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QPointSize>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

namespace wb::viewport {
namespace {

/// Towards the camera, in the units of normalised depth.
constexpr float raiseDepth = 2e-5F;
constexpr float ofForms = 0.55F;

/// What every kind of drawing but halos goes on with: `position` is in region metres.
constexpr auto project = R"(
  eye = (modelView * vec4(position, 1.0)).xyz;
  height = dot(section.xyz, position) - section.w;
  gl_Position = mvp * vec4(position, 1.0);
  gl_Position.z -= raise * gl_Position.w;
)";

constexpr auto declarations = R"(#version 150 core
uniform mat4 mvp;
uniform mat4 modelView;
uniform float raise;
uniform vec4 section;
in vec3 vertexPosition;
out vec3 eye;
out float height;
out vec3 corner;
flat out vec3 colour;
)";

/// Of an edge that is not drawn the coordinate is 1 at every vertex.
constexpr auto cornerOf = R"(
vec3 cornerOf(int vertex, float smoothEdges) {
  int k = vertex % 3;
  int hidden = int(smoothEdges * 255.0 + 0.5);
  return vec3(k == 0 || (hidden & 1) != 0, k == 1 || (hidden & 2) != 0,
              k == 2 || (hidden & 4) != 0);
}
)";

constexpr auto surfaceShader = R"(
in vec4 vertexColor;
void main() {
  colour = vertexColor.rgb;
  corner = cornerOf(gl_VertexID, vertexColor.a);
  vec3 position = vertexPosition;
)";

/// A place an instance, row by row, and a colour, which is that of its vertices where it is clear.
constexpr auto instancesShader = R"(
in vec4 vertexColor;
in vec4 placeX;
in vec4 placeY;
in vec4 placeZ;
in vec4 instanceColour;
void main() {
  colour = instanceColour.a > 0.5 ? instanceColour.rgb : vertexColor.rgb;
  corner = cornerOf(gl_VertexID, vertexColor.a);
  vec4 own = vec4(vertexPosition, 1.0);
  vec3 position = vec3(dot(placeX, own), dot(placeY, own), dot(placeZ, own));
)";

/// A face of a box an instance: the box's place, its turn as a quaternion, a colour, and in its
/// last byte which face (octree::Face). The diagonal of a face is no edge.
constexpr auto boxesShader = R"(
in vec4 boxPlace;
in vec4 boxTurn;
in vec4 boxColour;
vec3 turned(vec3 v) { return v + 2.0 * cross(boxTurn.xyz, cross(boxTurn.xyz, v) + boxTurn.w * v); }
vec3 onFace(int face, vec2 square) {
  int axis = face / 2;
  bool isPositive = face == 1 || face == 3 || face == 4;
  vec3 q = vec3(isPositive ? 0.5 : -0.5, square);
  return axis == 0 ? q.xyz : axis == 1 ? q.zxy : q.yzx;
}
void main() {
  colour = boxColour.rgb;
  corner = cornerOf(gl_VertexID, (gl_VertexID % 6 < 3 ? 2.0 : 4.0) / 255.0);
  vec3 own = onFace(int(boxColour.a * 255.0 + 0.5), vertexPosition.yz);
  vec3 position = boxPlace.xyz + boxPlace.w * turned(own);
)";

/// Only a colour: the middle of a dot faces the camera, and it has no edge.
constexpr auto dotsShader = R"(
in vec4 vertexColor;
in float dotSize;
uniform float samplesOfPixel;
void main() {
  colour = vertexColor.rgb;
  corner = vec3(1.0);
  vec3 position = vertexPosition;
  gl_PointSize = dotSize * samplesOfPixel;
)";

/// A strip along an edge where the triangle is narrower than it on the screen; no strip elsewhere.
/// It is much longer than what it marks: so that a surface that leans does not hide half of it, it
/// is as near to the eye as it is long.
constexpr auto halosShader = R"(
in vec4 vertexColor;
in vec3 otherEnd;
in vec3 apex;
in float side;
uniform mat4 viewportMatrix;
uniform mat4 projectionMatrix;
const float halfWidth = 3.0;
const float leastLength = 36.0;
vec2 onScreen(vec4 point) {
  return point.xy / max(point.w, 1e-6) * vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
}
void main() {
  colour = vertexColor.rgb;
  corner = vec3(1.0);
  height = dot(section.xyz, vertexPosition) - section.w;
  eye = (modelView * vec4(vertexPosition, 1.0)).xyz;
  vec4 here = mvp * vec4(vertexPosition, 1.0);
  vec2 along = onScreen(mvp * vec4(otherEnd, 1.0)) - onScreen(here);
  float length = length(along);
  vec2 direction = length > 1e-3 ? along / length : vec2(1.0, 0.0);
  vec2 across = vec2(-direction.y, direction.x);
  vec2 toApex = onScreen(mvp * vec4(apex, 1.0)) - onScreen(here);
  float isNarrow = abs(dot(toApex, across)) < 2.0 * halfWidth ? 1.0 : 0.0;
  float beyond = max(halfWidth, 0.5 * (leastLength - length));
  vec2 offset = isNarrow * (across * side * halfWidth - direction * beyond);
  gl_Position = here + vec4(
      offset / vec2(viewportMatrix[0][0], viewportMatrix[1][1]) * here.w, 0.0, 0.0);
  float metresOfPixel = here.w / (projectionMatrix[1][1] * viewportMatrix[1][1]);
  float nearer = min(leastLength * metresOfPixel / distance(eye, vec3(0.0)), 0.5);
  vec4 raised = projectionMatrix * vec4(eye * (1.0 - nearer), 1.0);
  gl_Position.z = raised.z / raised.w * gl_Position.w;
  if (isNarrow == 0.0) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}
)";

const char* shaderOf(Drawing drawing) {
  switch (drawing) {
    case Drawing::surface:
      break;
    case Drawing::instances:
      return instancesShader;
    case Drawing::boxes:
      return boxesShader;
    case Drawing::dots:
      return dotsShader;
    case Drawing::halos:
      return halosShader;
  }
  return surfaceShader;
}

constexpr auto fragmentDeclarations = R"(#version 150 core
in vec3 eye;
in vec3 corner;
in float height;
flat in vec3 colour;
uniform float lit;
uniform float edges;
uniform float opacity;
uniform float samplesOfPixel;
uniform float faded;
uniform vec3 paper;
uniform float leastLit;
uniform float occluded;
uniform sampler2D occlusion;
uniform mat4 viewMatrix;
out vec4 fragColor;
)";

/// Of the four nearest pixels of Occlusion, those that are as far away as this point.
constexpr auto lightTaken = R"(
float lightTaken(float alike) {
  vec2 at = gl_FragCoord.xy / (2.0 * samplesOfPixel) - 0.5;
  ivec2 first = ivec2(floor(at));
  ivec2 last = textureSize(occlusion, 0) - 1;
  vec2 sum = vec2(0.0);
  for (int i = 0; i < 4; ++i) {
    ivec2 there = first + ivec2(i & 1, i >> 1);
    vec2 shares = 1.0 - abs(at - vec2(there));
    vec2 other = texelFetch(occlusion, clamp(there, ivec2(0), last), 0).rg;
    float apart = max(abs(other.g + eye.z) / alike - 1.0, 0.0);
    sum += (shares.x * shares.y + 1e-3) / (1.0 + 1e4 * apart * apart) * vec2(other.r, 1.0);
  }
  return sum.x / sum.y;
}
)";

/// What is faded is a third of itself, mostly without its colour, on the view's ground: as if seen
/// through, but in the order of depth, and at no cost.
/// Edges fade where triangles are no larger than they: a dense mesh would be all edges.
/// Light: a sky of 0.35 above, ground of 0.15 below (the up of the region is the third column of
/// the view's matrix), a key light of 0.5 from the upper left. From the least there is (0.15) to a
/// surface that faces the camera (0.6) it takes away less and less. The normal of a flat triangle
/// is that of what the pixels about it see; a point has none and faces the camera.
constexpr auto shadingShader = R"(
void main() {
  vec3 toEye = normalize(-eye);
  vec3 across = cross(dFdx(eye), dFdy(eye));
  vec3 normal = dot(across, across) > 0.0 ? normalize(across) : toEye;
  vec3 front = faceforward(normal, -toEye, normal);
  float sky = 0.5 + 0.5 * dot(front, viewMatrix[2].xyz);
  float key = max(dot(front, vec3(-0.401, 0.551, 0.732)), 0.0);
  float light = mix(0.15, 0.35, sky) + 0.5 * key;
  float alike = 2.0 * fwidth(eye.z) * samplesOfPixel + 3e-3 * abs(eye.z);
  float taken = occluded > 0.5 && opacity >= 1.0 ? lightTaken(alike) : 0.0;
  float shade = 1.0 - lit * (1.0 - (1.0 - taken) * clamp((light - 0.15) / 0.45, 0.0, 1.0));
  vec3 span = max(fwidth(corner) * samplesOfPixel, vec3(1e-6));
  vec3 near = smoothstep(vec3(0.0), span * 1.2, corner);
  float edge = 1.0 - min(near.x, min(near.y, near.z));
  float small = smoothstep(0.05, 0.25, max(span.x, max(span.y, span.z)));
  float dark = 0.6 * edges * edge * (1.0 - small);
  if (height > 0.0 || lit < leastLit) discard;
  vec3 seen = colour * shade * (1.0 - dark);
  vec3 grey = vec3(dot(seen, vec3(0.2126, 0.7152, 0.0722)));
  seen = mix(seen, mix(paper, mix(grey, seen, 0.3), 0.35), faded);
  fragColor = vec4(seen, opacity);
}
)";

Qt3DRender::QRenderPass* makePass(Drawing drawing) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(vertexShaderOf(drawing));
  program->setFragmentShaderCode(QByteArray(fragmentDeclarations) + lightTaken + shadingShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  addBlending(pass);
  // Rays meet triangles from either side: what can be picked is to be seen.
  auto* bothSides = new Qt3DRender::QCullFace;
  bothSides->setMode(Qt3DRender::QCullFace::NoCulling);
  pass->addRenderState(bothSides);
  if (drawing != Drawing::dots) return pass;
  auto* size = new Qt3DRender::QPointSize;
  size->setSizeMode(Qt3DRender::QPointSize::Programmable);
  pass->addRenderState(size);
  return pass;
}

}  // namespace

QByteArray vertexShaderOf(Drawing drawing) {
  const QByteArray code = QByteArray(declarations) + cornerOf + shaderOf(drawing);
  return drawing == Drawing::halos ? code : code + project + "}\n";
}

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

Qt3DRender::QEffect* effectOf(Qt3DRender::QRenderPass* pass) {
  auto* technique = new Qt3DRender::QTechnique;
  technique->addRenderPass(pass);
  auto* api = technique->graphicsApiFilter();
  api->setApi(Qt3DRender::QGraphicsApiFilter::OpenGL);
  api->setProfile(Qt3DRender::QGraphicsApiFilter::CoreProfile);
  api->setMajorVersion(3);
  api->setMinorVersion(2);
  auto* effect = new Qt3DRender::QEffect;
  effect->addTechnique(technique);
  return effect;
}

Material::Material(Qt3DCore::QNode* parent, Drawing drawing)
    : QMaterial(parent),
      lit_(addParameter("lit", ofForms)),
      edges_(addParameter("edges", 0)),
      opacity_(addParameter("opacity", 1)),
      raise_(addParameter("raise", 0)) {
  setEffect(effectOf(makePass(drawing)));
}

Qt3DRender::QParameter* Material::addParameter(const char* name, float value) {
  auto* parameter = new Qt3DRender::QParameter(QString::fromLatin1(name), value);
  QMaterial::addParameter(parameter);
  return parameter;
}

void Material::setShading(Shading shading) {
  constexpr float ofCosts = 0.25F;
  lit_->setValue(shading == Shading::none ? 0.0F : shading == Shading::costs ? ofCosts : ofForms);
}
void Material::setEdges(float strength) { edges_->setValue(strength); }
void Material::setOpacity(float opacity) { opacity_->setValue(opacity); }
void Material::setRaised(bool raised) { raise_->setValue(raised ? raiseDepth : 0.0F); }

}  // namespace wb::viewport
