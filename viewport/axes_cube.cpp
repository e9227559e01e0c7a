#include "viewport/axes_cube.h"

#include "viewport/axes_cube_image.h"
#include "viewport/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTexture>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace wb::viewport {
namespace {

/// Pixels, before those of a denser screen: half a side, and the middle from both edges.
constexpr double halfSide = 28;
constexpr double fromEdge = 58;
/// In a view that is less wide or high the cube is smaller, down to a share that can still be hit.
constexpr double roomyView = 360;
constexpr double leastShare = 0.5;

double shareOf(const glm::dvec2& viewSize) {
  return std::clamp(std::min(viewSize.x, viewSize.y) / roomyView, leastShare, 1.0);
}

struct CubeVertex {
  std::array<float, 3> position;
  std::array<float, 3> outwards;
  std::array<float, 2> picture;  ///< Where in the picture of all faces, 0..1.
  float face;
};
static_assert(sizeof(CubeVertex) == 36, "attributes and shaders rely on this layout");

/// A cube is convex: without the faces that look away nothing of it hides anything.
constexpr auto cubeVertexShader = R"(#version 150 core
uniform mat4 modelView;
uniform mat4 viewportMatrix;
uniform float pixelRatio;
uniform float halfSide;
uniform float fromEdge;
uniform float roomyView;
uniform float leastShare;
uniform float marked;
in vec3 vertexPosition;
in vec3 outwards;
in vec2 picture;
in float face;
out vec2 at;
out float shade;
void main() {
  vec2 halfView = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
  float narrowest = 2.0 * min(halfView.x, halfView.y) / pixelRatio;
  float unit = clamp(narrowest / roomyView, leastShare, 1.0) * pixelRatio;
  vec2 place = (mat3(modelView) * vertexPosition).xy * halfSide * unit;
  float facing = (mat3(modelView) * outwards).z;
  at = picture;
  shade = abs(face - marked) < 0.5 ? 0.75 : 0.9 + 0.1 * facing;
  gl_Position = facing > 0.0
      ? vec4((halfView - vec2(fromEdge * unit) + place) / halfView, 0.0, 1.0)
      : vec4(2.0, 2.0, 2.0, 1.0);
}
)";

constexpr auto cubeFragmentShader = R"(#version 150 core
uniform sampler2D faces;
in vec2 at;
in float shade;
out vec4 fragColor;
void main() { fragColor = vec4(texture(faces, at).rgb * shade, 1.0); }
)";

QByteArray verticesOfCube() {
  QByteArray bytes;
  constexpr std::array corners{std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1),
                               std::pair(-1, -1), std::pair(1, 1),  std::pair(-1, 1)};
  for (std::size_t i = 0; i < cubeFaces.size(); ++i) {
    const CubeSide side = sideOf(cubeFaces[i]);
    for (const auto& [x, y] : corners) {
      const glm::vec3 at(side.outwards + side.right * double(x) + side.up * double(y));
      const glm::vec3 out(side.outwards);
      const float left = static_cast<float>(i) + (x > 0 ? 1.0F : 0.0F);
      const CubeVertex vertex{{at.x, at.y, at.z},
                              {out.x, out.y, out.z},
                              {left / static_cast<float>(cubeFaces.size()), y > 0 ? 0.0F : 1.0F},
                              static_cast<float>(i)};
      bytes.append(reinterpret_cast<const char*>(&vertex), sizeof vertex);
    }
  }
  return bytes;
}

Qt3DRender::QParameter* makeParameter(const char* name, double value) {
  return new Qt3DRender::QParameter(QString::fromLatin1(name), static_cast<float>(value));
}

Qt3DRender::QMaterial* makeCubeMaterial(Qt3DCore::QNode* parent) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(cubeVertexShader);
  program->setFragmentShaderCode(cubeFragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  auto* material = new Qt3DRender::QMaterial(parent);
  material->setEffect(effectOf(pass));
  material->addParameter(makeParameter("halfSide", halfSide));
  material->addParameter(makeParameter("fromEdge", fromEdge));
  material->addParameter(makeParameter("roomyView", roomyView));
  material->addParameter(makeParameter("leastShare", leastShare));
  return material;
}

}  // namespace

std::optional<OrbitCamera::Standard> cubeFaceAt(const OrbitCamera& camera, const glm::dvec2& pixel,
                                                const glm::dvec2& viewSize) {
  const double share = shareOf(viewSize);
  const glm::dvec2 middle(viewSize.x - fromEdge * share, fromEdge * share);
  const glm::dvec2 off = (pixel - middle) / (halfSide * share);
  const glm::dvec3 up = camera.up();
  const glm::dvec3 forward = camera.forward();
  const glm::dvec3 through = glm::cross(forward, up) * off.x - up * off.y;
  // Where the line enters the slabs between opposite faces, and where it leaves the first of them.
  double enters = -1e9;
  double leaves = 1e9;
  std::optional<OrbitCamera::Standard> entered;
  for (const OrbitCamera::Standard face : cubeFaces) {
    const glm::dvec3 outwards = sideOf(face).outwards;
    const double facing = -glm::dot(forward, outwards);
    const double before = glm::dot(through, outwards) - 1;
    if (std::abs(facing) < 1e-9 && before > 0) return {};
    if (std::abs(facing) < 1e-9) continue;
    if (facing < 0) leaves = std::min(leaves, before / facing);
    if (facing < 0 || before / facing <= enters) continue;
    enters = before / facing;
    entered = face;
  }
  return enters < leaves ? entered : std::nullopt;
}

AxesCube::AxesCube(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer)
    : QEntity(parent),
      image_(new AxesCubeImage),
      ratio_(makeParameter("pixelRatio", 1)),
      marked_(makeParameter("marked", -1)) {
  using Qt3DCore::QAttribute;
  auto* texture = new Qt3DRender::QTexture2D(this);
  texture->setMinificationFilter(Qt3DRender::QAbstractTexture::Linear);
  texture->setMagnificationFilter(Qt3DRender::QAbstractTexture::Linear);
  // A texture that is loaded before it has a picture ends the renderer.
  image_->draw({}, 1);
  texture->addTextureImage(image_);
  auto* geometry = new Qt3DCore::QGeometry(this);
  const std::array fields{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
            offsetof(CubeVertex, position)},
      Field{QStringLiteral("outwards"), QAttribute::Float, 3, offsetof(CubeVertex, outwards)},
      Field{QStringLiteral("picture"), QAttribute::Float, 2, offsetof(CubeVertex, picture)},
      Field{QStringLiteral("face"), QAttribute::Float, 1, offsetof(CubeVertex, face)}};
  vertices_.emplace(geometry, fields, sizeof(CubeVertex), Records::Each::vertex);
  vertices_->set(verticesOfCube());
  auto* renderer = new Qt3DRender::QGeometryRenderer(this);
  renderer->setGeometry(geometry);
  renderer->setVertexCount(static_cast<int>(vertices_->count()));
  renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  auto* material = makeCubeMaterial(this);
  material->addParameter(ratio_);
  material->addParameter(marked_);
  material->addParameter(new Qt3DRender::QParameter(
      QStringLiteral("faces"), QVariant::fromValue<Qt3DRender::QAbstractTexture*>(texture)));
  addComponent(renderer);
  addComponent(material);
  addComponent(layer);
  setEnabled(false);
}

void AxesCube::setLook(const AxesCubeLook& look) {
  image_->draw(look, 2 * halfSide);
  ratio_->setValue(static_cast<float>(look.pixelRatio));
  setEnabled(true);
}

void AxesCube::setMarked(const std::optional<OrbitCamera::Standard>& face) {
  const auto* at = face ? std::ranges::find(cubeFaces, *face) : cubeFaces.end();
  marked_->setValue(
      at == cubeFaces.end() ? -1.0F : static_cast<float>(std::distance(cubeFaces.begin(), at)));
}

}  // namespace wb::viewport
