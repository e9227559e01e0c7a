// Problem: lines on the ground that are neither too dense nor too far apart from any distance.
// Method: the spacing is the least power of ten, 0.1 to 100 m, whose lines stand far enough apart
// in pixels. Finer lines fade in as they come apart, and every tenth is strong.
// Complexity: O(lines), a fixed number. Constants: in pixels.
#include "viewport/detail/ground.h"

#include "viewport/detail/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <glm/common.hpp>

#include <QVector2D>
#include <QVector3D>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace wb::viewport {
namespace {

/// Lines nearer to each other than this many pixels are one grey.
constexpr double leastPixels = 10;
constexpr double clearPixels = 60;
constexpr int cellsToTheEnd = 60;
constexpr int linesOfStrongOnes = 10;

struct GroundVertex {
  std::array<float, 3> position;
  float strength;
};
static_assert(sizeof(GroundVertex) == 16, "attributes and shaders rely on this layout");

constexpr auto groundVertexShader = R"(#version 150 core
uniform mat4 mvp;
in vec3 vertexPosition;
in float strength;
out vec2 at;
out float clear;
void main() {
  at = vertexPosition.xy;
  clear = strength;
  gl_Position = mvp * vec4(vertexPosition, 1.0);
}
)";

constexpr auto groundFragmentShader = R"(#version 150 core
in vec2 at;
in float clear;
uniform vec3 colour;
uniform vec2 centre;
uniform float reach;
out vec4 fragColor;
void main() {
  float far = smoothstep(0.1, 1.0, distance(at, centre) / reach);
  fragColor = vec4(colour, 0.35 * clear * (1.0 - far));
}
)";

Qt3DRender::QMaterial* makeGroundMaterial(Qt3DCore::QNode* parent) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(groundVertexShader);
  program->setFragmentShaderCode(groundFragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  addBlending(pass);
  auto* material = new Qt3DRender::QMaterial(parent);
  material->setEffect(effectOf(pass));
  return material;
}

/// Lines along one axis, those across it at whole numbers of the spacing.
void appendLines(QByteArray& bytes, const GroundGrid& grid, const glm::dvec2& centre, double height,
                 int axis) {
  const auto first = std::llround(centre[1 - axis] / grid.spacing) - cellsToTheEnd;
  const double reach = cellsToTheEnd * grid.spacing;
  for (long long i = first; i <= first + 2LL * cellsToTheEnd; ++i) {
    const bool isStrong = i % linesOfStrongOnes == 0;
    for (const double end : {-reach, reach}) {
      glm::dvec2 at;
      at[axis] = centre[axis] + end;
      at[1 - axis] = static_cast<double>(i) * grid.spacing;
      const GroundVertex vertex{
          {static_cast<float>(at.x), static_cast<float>(at.y), static_cast<float>(height)},
          isStrong ? 1.0F : static_cast<float>(0.6 * grid.fineness)};
      bytes.append(reinterpret_cast<const char*>(&vertex), sizeof vertex);
    }
  }
}

}  // namespace

GroundGrid groundGridOf(const OrbitCamera& camera, const glm::dvec2& viewSize) {
  const double pixelsAMetre =
      viewSize.y / 2 / std::tan(OrbitCamera::fieldOfView / 2) / camera.distance;
  double spacing = 0.1;
  while (spacing < 100 && spacing * pixelsAMetre < leastPixels) spacing *= 10;
  const double pixels = spacing * pixelsAMetre;
  return {spacing, std::clamp((pixels - leastPixels) / (clearPixels - leastPixels), 0.0, 1.0)};
}

Ground::Ground(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer)
    : QEntity(parent),
      renderer_(new Qt3DRender::QGeometryRenderer(this)),
      colour_(new Qt3DRender::QParameter(QStringLiteral("colour"), QVector3D())),
      centre_(new Qt3DRender::QParameter(QStringLiteral("centre"), QVector2D())),
      reach_(new Qt3DRender::QParameter(QStringLiteral("reach"), 1.0F)) {
  using Qt3DCore::QAttribute;
  auto* geometry = new Qt3DCore::QGeometry(this);
  const std::array fields{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
            offsetof(GroundVertex, position)},
      Field{QStringLiteral("strength"), QAttribute::Float, 1, offsetof(GroundVertex, strength)}};
  lines_.emplace(geometry, fields, sizeof(GroundVertex), Records::Each::vertex);
  renderer_->setGeometry(geometry);
  renderer_->setPrimitiveType(Qt3DRender::QGeometryRenderer::Lines);
  auto* material = makeGroundMaterial(this);
  for (Qt3DRender::QParameter* parameter : {colour_, centre_, reach_})
    material->addParameter(parameter);
  addComponent(renderer_);
  addComponent(material);
  addComponent(layer);
  setEnabled(false);
}

void Ground::setHeight(const std::optional<double>& height) { height_ = height; }

void Ground::setColour(const QColor& colour) {
  colour_->setValue(QVector3D(colour.redF(), colour.greenF(), colour.blueF()));
}

void Ground::look(const OrbitCamera& camera, const glm::dvec2& viewSize) {
  const bool isSeen = isWanted_ && height_ && camera.position().z > *height_;
  setEnabled(isSeen);
  if (isSeen) draw(groundGridOf(camera, viewSize), glm::dvec2(camera.target));
}

void Ground::draw(const GroundGrid& grid, const glm::dvec2& centre) {
  QByteArray bytes;
  for (const int axis : {0, 1}) appendLines(bytes, grid, centre, *height_, axis);
  lines_->set(bytes);
  renderer_->setVertexCount(static_cast<int>(lines_->count()));
  centre_->setValue(QVector2D(static_cast<float>(centre.x), static_cast<float>(centre.y)));
  reach_->setValue(static_cast<float>(cellsToTheEnd * grid.spacing));
}

}  // namespace wb::viewport
