// Problem: a model that stands on the ground, not above it, at hardly any cost for a frame.
// Method: a map of how high the lowest surface is above each point of the ground, drawn from below
// by a parallel projection whose depth ends a metre above the ground; from that a fourth as many
// points along each side, blurred along one axis and then the other. It resembles the soft contact
// shadows of product viewers.
// Complexity: what is drawn, once more, then 42 reads a point of the smaller map. Constants: the
// size of the map, the metre and the darkest shade are those of the window's specification.
#include "viewport/detail/contact_shadow.h"

#include "viewport/detail/drawn_map.h"
#include "viewport/detail/frame_graph.h"
#include "viewport/detail/vertices.h"

#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraLens>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureWrapMode>
#include <Qt3DRender/qsubtreeenabler.h>
#include <glm/common.hpp>

#include <QVector2D>
#include <QVector3D>
#include <QVector4D>
#include <algorithm>
#include <array>
#include <utility>

namespace wb::viewport {
namespace {

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QFrameGraphNode;
using Qt3DRender::QRenderTargetOutput;

constexpr int mapSide = 1024;
constexpr int blurredSide = 256;
/// What is higher throws no shadow, m.
constexpr float highest = 1;
/// What should lie on the ground may lie beneath it by so much, m, as numbers are rounded.
constexpr float beneath = 2e-3F;
/// Shadows are as soft as this share of the square's half, but no softer than so many metres.
constexpr double blurShare = 0.15;
constexpr double mostBlur = 0.5;
/// How many times its distance from the camera what is looked at reaches to each side.
constexpr double inSight = 2;
/// Half the size of what is as small as a point, m.
constexpr double leastHalf = 0.005;
/// To each side of a point that is blurred.
constexpr int taps = 10;

/// Nearer to the ground is darker. Depth goes from a little beneath the ground to a metre above.
constexpr auto shadeShader = R"(#version 150 core
uniform sampler2D heights;
out vec4 fragColor;
const int each = 4;
const float highest = 1.0;
const float beneath = 2e-3;
void main() {
  ivec2 first = ivec2(gl_FragCoord.xy) * each;
  float sum = 0.0;
  for (int y = 0; y < each; ++y)
    for (int x = 0; x < each; ++x) {
      float depth = texelFetch(heights, first + ivec2(x, y), 0).r;
      float height = max(depth * (highest + beneath) - beneath, 0.0);
      float near = 1.0 - min(height / highest, 1.0);
      sum += near * near;
    }
  fragColor = vec4(vec3(sum / float(each * each)), 1.0);
}
)";
static_assert(mapSide == 4 * blurredSide && highest == 1 && beneath == 2e-3F,
              "shaders rely on these sizes");

constexpr auto blurShader = R"(#version 150 core
uniform sampler2D shades;
uniform vec2 spacing;
in vec2 at;
out vec4 fragColor;
const int taps = 10;
void main() {
  float sum = 0.0;
  float weights = 0.0;
  for (int i = -taps; i <= taps; ++i) {
    float away = float(i) / float(taps);
    float weight = exp(-3.0 * away * away);
    sum += weight * texture(shades, at + float(i) * spacing).r;
    weights += weight;
  }
  fragColor = vec4(vec3(sum / weights), 1.0);
}
)";
static_assert(taps == 10, "shaders rely on this number");

constexpr auto squareVertexShader = R"(#version 150 core
in vec3 vertexPosition;
uniform mat4 mvp;
uniform vec4 place;
out vec2 at;
void main() {
  at = vertexPosition.xy;
  gl_Position = mvp * vec4(place.xy + place.w * at, place.z, 1.0);
}
)";

/// From below, left and right are the other way round. Where the square ends what is in sight, the
/// shadow fades, as it does where the scene is faded.
constexpr auto squareFragmentShader = R"(#version 150 core
uniform sampler2D shades;
uniform float faded;
in vec2 at;
out vec4 fragColor;
const float darkest = 0.35;
void main() {
  float shade = texture(shades, vec2(0.5 - 0.5 * at.x, 0.5 + 0.5 * at.y)).r;
  float within = 1.0 - smoothstep(0.86, 1.0, max(abs(at.x), abs(at.y)));
  fragColor = vec4(vec3(0.0), darkest * shade * within * mix(1.0, 0.35, faded));
}
)";

constexpr std::array<float, 18> square{-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1, 0};

QAbstractTexture* makeMap(Qt3DCore::QNode* parent, QAbstractTexture::TextureFormat format,
                          int side) {
  QAbstractTexture* map = makeScreenTexture(format, parent);
  map->setSize(side, side);
  map->setWrapMode(Qt3DRender::QTextureWrapMode(Qt3DRender::QTextureWrapMode::ClampToEdge));
  return map;
}

/// Of a map that is read between its points.
QAbstractTexture* makeShades(Qt3DCore::QNode* parent) {
  QAbstractTexture* map = makeMap(parent, QAbstractTexture::RGBA8_UNorm, blurredSide);
  map->setMinificationFilter(QAbstractTexture::Linear);
  map->setMagnificationFilter(QAbstractTexture::Linear);
  return map;
}

Qt3DRender::QGeometryRenderer* makeSquare(Qt3DCore::QNode* parent) {
  using Qt3DCore::QAttribute;
  auto* renderer = new Qt3DRender::QGeometryRenderer(parent);
  auto* geometry = new Qt3DCore::QGeometry(parent);
  const std::array fields{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, 0}};
  Records(geometry, fields, 3 * sizeof(float), Records::Each::vertex)
      .set(QByteArray(reinterpret_cast<const char*>(square.data()), sizeof square));
  renderer->setGeometry(geometry);
  renderer->setVertexCount(static_cast<int>(square.size() / 3));
  renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  return renderer;
}

float toFloat(double value) { return static_cast<float>(value); }

}  // namespace

/// Around what stands there is room for what is blurred and for the fading of the square's edge.
std::optional<ShadowGround> shadowGroundOf(const layers::Bounds& standing,
                                           const OrbitCamera& camera) {
  const glm::dvec2 target(camera.target);
  const glm::dvec2 low = glm::max(glm::dvec2(standing.low), target - inSight * camera.distance);
  const glm::dvec2 high = glm::min(glm::dvec2(standing.high), target + inSight * camera.distance);
  if (low.x > high.x || low.y > high.y) return {};
  const double half = std::max({(high.x - low.x) / 2, (high.y - low.y) / 2, leastHalf});
  ShadowGround ground;
  ground.middle = (low + high) / 2.0;
  ground.half = std::min(1.4 * half, 1.2 * half + 1.2 * mostBlur);
  ground.height = standing.low.z;
  ground.blur = std::min(blurShare * ground.half, mostBlur);
  return ground;
}

ContactShadow::ContactShadow(QFrameGraphNode* graph, Qt3DCore::QEntity* scene,
                             std::span<Qt3DRender::QLayer* const> casters,
                             Qt3DRender::QLayer* ground, Qt3DRender::QParameter* section,
                             std::function<void()> redraw)
    : making_(new Qt3DRender::QSubtreeEnabler(graph)),
      below_(new Qt3DRender::QCamera(scene)),
      place_(new Qt3DRender::QParameter(QStringLiteral("place"), QVector4D())),
      square_(new Qt3DCore::QEntity(scene)),
      redraw_(std::move(redraw)) {
  making_->setEnablement(Qt3DRender::QSubtreeEnabler::SingleShot);
  making_->setEnabled(false);
  QAbstractTexture* heights = addHeights(scene, casters, section);
  Qt3DRender::QMaterial* material =
      makeMapMaterial(square_, squareVertexShader, squareFragmentShader, true);
  material->addParameter(place_);
  material->addParameter(textureParameter("shades", addBlurring(scene, heights)));
  square_->addComponent(makeSquare(square_));
  square_->addComponent(material);
  square_->addComponent(ground);
  square_->setEnabled(false);
  const auto complete = [this](bool isEnabled) {
    if (!isEnabled) this->complete();
  };
  QObject::connect(making_, &Qt3DCore::QNode::enabledChanged, &life_, complete,
                   Qt::QueuedConnection);
}

QAbstractTexture* ContactShadow::addHeights(Qt3DCore::QEntity* scene,
                                            std::span<Qt3DRender::QLayer* const> casters,
                                            Qt3DRender::QParameter* section) {
  QAbstractTexture* heights = makeMap(scene, QAbstractTexture::D24, mapSide);
  QFrameGraphNode* to = addMapTarget(making_, QRenderTargetOutput::Depth, heights, below_);
  auto* clear = new Qt3DRender::QClearBuffers(to);
  clear->setBuffers(Qt3DRender::QClearBuffers::DepthBuffer);
  new Qt3DRender::QNoDraw(clear);
  auto* parameters = new Qt3DRender::QRenderPassFilter(to);
  parameters->addParameter(section);
  for (const auto& [name, value] : {std::pair("samplesOfPixel", QVariant(1.0F)),
                                    {"faded", QVariant(0.0F)},
                                    {"leastLit", QVariant(0.0F)},
                                    {"occluded", QVariant(0.0F)},
                                    {"paper", QVariant(QVector3D())}})
    parameters->addParameter(new Qt3DRender::QParameter(QString::fromLatin1(name), value));
  addMapLayers(parameters, casters, Qt3DRender::QDepthTest::Less);
  return heights;
}

QAbstractTexture* ContactShadow::addBlurring(Qt3DCore::QEntity* scene, QAbstractTexture* heights) {
  const auto add = [&](const char* shader, const char* name, QAbstractTexture* from) {
    QAbstractTexture* to = makeShades(scene);
    auto* layer = new Qt3DRender::QLayer(scene);
    addMapLayers(addMapTarget(making_, QRenderTargetOutput::Color0, to, below_), std::array{layer},
                 Qt3DRender::QDepthTest::Always);
    return std::pair(to, addMapStep(scene, layer, shader, textureParameter(name, from)));
  };
  QAbstractTexture* shades = add(shadeShader, "heights", heights).first;
  for (Qt3DRender::QParameter*& spacing : spacings_) {
    const auto [blurred, material] = add(blurShader, "shades", shades);
    spacing = new Qt3DRender::QParameter(QStringLiteral("spacing"), QVector2D());
    material->addParameter(spacing);
    shades = blurred;
  }
  return shades;
}

/// Once a frame has made it.
void ContactShadow::complete() {
  if (isReady()) return;
  --framesToComplete_;
  making_->requestUpdate();
  redraw_();
}

void ContactShadow::lay(const ShadowGround& ground) {
  const float half = toFloat(ground.half);
  const QVector3D middle(toFloat(ground.middle.x), toFloat(ground.middle.y),
                         toFloat(ground.height));
  below_->lens()->setOrthographicProjection(-half, half, -half, half, 1 - beneath, 1 + highest);
  below_->setPosition(middle - QVector3D(0, 0, 1));
  below_->setUpVector(QVector3D(0, 1, 0));
  below_->setViewCenter(middle);
  place_->setValue(QVector4D(middle, half));
  const float step = toFloat(ground.blur / ground.half / 2 / taps);
  spacings_[0]->setValue(QVector2D(step, 0));
  spacings_[1]->setValue(QVector2D(0, step));
  making_->setEnablement(Qt3DRender::QSubtreeEnabler::SingleShot);
  making_->requestUpdate();
}

void ContactShadow::setSeen(bool isSeen) { square_->setEnabled(isSeen); }

/// As FrameGraph::keepScene().
void ContactShadow::keep() {
  if (!making_->isEnabled()) making_->setEnablement(Qt3DRender::QSubtreeEnabler::Persistent);
}

}  // namespace wb::viewport
