#include "viewport/axes_cube.h"

#include "viewport/detail/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QPaintedTextureImage>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTexture>
#include <glm/geometric.hpp>

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QRectF>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

namespace wb::viewport {

/// A face of the cube as it is seen from outside, the cube reaching from -1 to 1.
struct CubeSide {
  glm::dvec3 right;
  glm::dvec3 up;
  glm::dvec3 outwards;
};
CubeSide sideOf(OrbitCamera::Standard face);

/// The six faces side by side, each a square.
class AxesCubeImage : public Qt3DRender::QPaintedTextureImage {
 public:
  /// `side` is that of a face in pixels of the screen.
  void draw(const AxesCubeLook& look, double side);

 protected:
  void paint(QPainter* painter) override;

 private:
  void paintFace(QPainter& painter, const QRectF& face, std::size_t i) const;
  void paintEdges(QPainter& painter, const QRectF& face, const CubeSide& side) const;

  AxesCubeLook look_;
  double side_ = 1;
};

namespace {

constexpr double edgeShare = 0.05;
constexpr double wordShare = 0.28;
constexpr double letterShare = 0.24;
constexpr double widest = 0.84;

/// Red, green and blue as every program has x, y and z; told apart by their lightness too.
constexpr std::array<QRgb, 3> axisColours{qRgb(214, 58, 60), qRgb(72, 150, 58), qRgb(48, 96, 208)};

std::size_t axisOf(const glm::dvec3& direction) {
  if (std::abs(direction.x) > 0.5) return 0;
  return std::abs(direction.y) > 0.5 ? 1 : 2;
}

bool isPositive(const glm::dvec3& direction) { return direction.x + direction.y + direction.z > 0; }

QString axisWord(const glm::dvec3& direction) {
  return (isPositive(direction) ? QStringLiteral("+") : QStringLiteral("−")) +
         QChar(static_cast<char16_t>(u'x' + axisOf(direction)));
}

/// As large as a share of the face, smaller where the word is wider than it.
QFont fitting(const QString& word, double pixels, double width) {
  QFont font = QGuiApplication::font();
  font.setBold(true);
  font.setPixelSize(std::max(1, static_cast<int>(pixels)));
  const double taken = QFontMetricsF(font).horizontalAdvance(word);
  if (taken > width) font.setPixelSize(std::max(1, static_cast<int>(pixels * width / taken)));
  return font;
}

}  // namespace

CubeSide sideOf(OrbitCamera::Standard face) {
  const glm::dvec3 x(1, 0, 0);
  const glm::dvec3 y(0, 1, 0);
  const glm::dvec3 z(0, 0, 1);
  switch (face) {
    case OrbitCamera::Standard::back:
      return {-x, z, y};
    case OrbitCamera::Standard::left:
      return {-y, z, -x};
    case OrbitCamera::Standard::right:
      return {y, z, x};
    case OrbitCamera::Standard::top:
      return {x, y, z};
    case OrbitCamera::Standard::bottom:
      return {x, -y, -z};
    case OrbitCamera::Standard::front:
    case OrbitCamera::Standard::corner:
      break;
  }
  return {x, z, -y};
}

void AxesCubeImage::draw(const AxesCubeLook& look, double side) {
  look_ = look;
  side_ = std::max(side * look.pixelRatio, 1.0);
  const int pixels = static_cast<int>(std::ceil(side_));
  setSize({pixels * static_cast<int>(cubeFaces.size()), pixels});
  update();
}

void AxesCubeImage::paint(QPainter* painter) {
  const double side = height();
  for (std::size_t i = 0; i < cubeFaces.size(); ++i)
    paintFace(*painter, {static_cast<double>(i) * side, 0, side, side}, i);
}

void AxesCubeImage::paintFace(QPainter& painter, const QRectF& face, std::size_t i) const {
  const CubeSide side = sideOf(cubeFaces[i]);
  painter.fillRect(face, look_.paper);
  paintEdges(painter, face, side);
  painter.setPen(look_.ink);
  painter.setFont(fitting(look_.words[i], wordShare * side_, widest * side_));
  const QRectF upper(face.left(), face.top() + 0.14 * side_, side_, 0.4 * side_);
  painter.drawText(upper, Qt::AlignCenter, look_.words[i]);
  const QString axis = axisWord(side.outwards);
  painter.setFont(fitting(axis, letterShare * side_, widest * side_));
  painter.drawText(upper.translated(0, 0.36 * side_), Qt::AlignCenter, axis);
}

/// Each in the colour of the axis that it runs along.
void AxesCubeImage::paintEdges(QPainter& painter, const QRectF& face, const CubeSide& side) const {
  const double width = std::max(edgeShare * side_, 1.0);
  const QColor across = QColor::fromRgb(axisColours[axisOf(side.right)]);
  const QColor along = QColor::fromRgb(axisColours[axisOf(side.up)]);
  painter.fillRect(QRectF(face.topLeft(), QSizeF(face.width(), width)), across);
  painter.fillRect(QRectF(face.left(), face.bottom() - width, face.width(), width), across);
  painter.fillRect(QRectF(face.topLeft(), QSizeF(width, face.height())), along);
  painter.fillRect(QRectF(face.right() - width, face.top(), width, face.height()), along);
}

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

double cubeRoom(const glm::dvec2& viewSize) {
  const double farthest = halfSide * std::numbers::sqrt3;  // A corner of the cube from its middle.
  return std::ceil((fromEdge + farthest) * shareOf(viewSize));
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
