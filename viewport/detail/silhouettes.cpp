// Problem: an outline of even width around what several shapes together look like.
// Method: a mask of the shapes, then for each pixel outside it the distance to the nearest pixel
// inside, by looking at all within the widest ring (a brute-force distance transform, as outlines
// of image editors are made). Only the box that the shapes reach over on the screen is looked at.
// Complexity: O(pixels of that box); 49 reads each at a pixel ratio of 1.
// Constants: widths and colours are those of the window's specification.
#include "viewport/detail/silhouettes.h"

#include "viewport/colouring.h"
#include "viewport/detail/halo.h"
#include "viewport/detail/material.h"

#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <QRectF>
#include <algorithm>
#include <cmath>
#include <vector>

namespace wb::viewport {
namespace {

/// Of the widest ring, and of the strips that make slivers seen, in units of the window.
constexpr double ringReach = 24;

/// What is hidden is darker: it lies behind the farthest of the scene that is seen in the pixel and
/// beside it, so that the edge of a shape is not taken to hide itself.
constexpr auto maskFragmentShader = R"(#version 150 core
in float height;
flat in vec3 colour;
uniform sampler2D sceneDepth;
uniform float sceneSamples;
out vec4 fragColor;
float depthAt(vec2 offset) {
  ivec2 last = textureSize(sceneDepth, 0) - 1;
  ivec2 there = ivec2((gl_FragCoord.xy + offset) * sceneSamples);
  return texelFetch(sceneDepth, clamp(there, ivec2(0), last), 0).r;
}
void main() {
  if (height > 0.0) discard;
  float scene = depthAt(vec2(0.0));
  scene = max(scene, max(depthAt(vec2(1.0, 0.0)), depthAt(vec2(-1.0, 0.0))));
  scene = max(scene, max(depthAt(vec2(0.0, 1.0)), depthAt(vec2(0.0, -1.0))));
  fragColor = vec4(colour * (gl_FragCoord.z > scene ? 0.6 : 1.0), 1.0);
}
)";

/// Whether a tile, or what is around it as far as the widest ring reaches, has both of what is
/// inside and of what is not.
constexpr auto tilesFragmentShader = R"(#version 150 core
uniform sampler2D mask;
uniform float pixelRatio;
out vec4 fragColor;
const int tileSide = 8;
void main() {
  int reach = int(ceil(3.0 * pixelRatio));
  ivec2 first = ivec2(gl_FragCoord.xy) * tileSide - reach;
  ivec2 last = textureSize(mask, 0) - 1;
  vec3 least = vec3(1.0);
  vec3 most = vec3(0.0);
  for (int y = 0; y < tileSide + 2 * reach; ++y)
    for (int x = 0; x < tileSide + 2 * reach; ++x) {
      vec3 there = texelFetch(mask, clamp(first + ivec2(x, y), ivec2(0), last), 0).rgb;
      least = min(least, there);
      most = max(most, there);
    }
  vec3 isEdge = step(0.3, most) * (1.0 - step(0.3, least));
  fragColor = vec4(vec3(max(isEdge.r, max(isEdge.g, isEdge.b))), 1.0);
}
)";
static_assert(maskTile == 8, "shaders rely on this size");

constexpr auto ringVertexShader = R"(#version 150 core
in vec3 vertexPosition;
void main() { gl_Position = vec4(vertexPosition, 1.0); }
)";

/// Distances are from the edge of what is inside: half a pixel nearer than its middle. Each ring is
/// a band of one colour on a wider one of another; about what is hidden nearby, that of what is
/// selected is dashed, and the others are thinner and dim.
constexpr auto ringFragmentShader = R"(#version 150 core
uniform sampler2D mask;
uniform sampler2D tiles;
uniform float pixelRatio;
out vec4 fragColor;
const int tileSide = 8;
const vec3 core = vec3(0.0, 200.0, 232.0) / 255.0;
const vec3 keyline = vec3(20.0, 24.0, 31.0) / 255.0;
float within(float edge, float low, float high) {
  return clamp(min(edge + 0.5, high) - max(edge - 0.5, low), 0.0, 1.0);
}
vec4 over(vec4 upper, vec4 lower) {
  float alpha = upper.a + lower.a * (1.0 - upper.a);
  if (alpha <= 0.0) return vec4(0.0);
  return vec4((upper.rgb * upper.a + lower.rgb * lower.a * (1.0 - upper.a)) / alpha, alpha);
}
vec4 band(float edge, float low, float high, float reach, vec3 inner, float share) {
  float scale = pixelRatio * share;
  float ofInner = within(edge, low * scale, high * scale);
  return vec4(mix(keyline, inner, ofInner), within(edge, 0.0, reach * scale) * share);
}
float shareOf(float nearby) { return nearby < 0.8 ? 0.6 : 1.0; }
void main() {
  ivec2 here = ivec2(gl_FragCoord.xy);
  if (texelFetch(tiles, here / tileSide, 0).r < 0.5) discard;
  vec3 own = texelFetch(mask, here, 0).rgb;
  vec3 nearest = vec3(1e6);
  vec3 most = vec3(0.0);
  int reach = int(ceil(3.0 * pixelRatio));
  ivec2 last = textureSize(mask, 0) - 1;
  for (int y = -reach; y <= reach; ++y)
    for (int x = -reach; x <= reach; ++x) {
      vec3 there = texelFetch(mask, clamp(here + ivec2(x, y), ivec2(0), last), 0).rgb;
      float away = float(x * x + y * y);
      nearest = mix(nearest, min(nearest, vec3(away)), step(0.3, there));
      most = max(most, there);
    }
  vec3 edge = sqrt(nearest) - 0.5;
  vec4 ring = vec4(0.0);
  if (own.r < 0.3) {
    ring = band(edge.r, 0.75, 2.25, 3.0, core, 1.0);
    bool isGap = most.r < 0.8 && mod(float(here.x + here.y) / pixelRatio, 8.0) >= 4.0;
    if (isGap) ring.a = 0.0;
  }
  if (own.g < 0.3) ring = over(band(edge.g, 0.375, 1.125, 1.5, core, shareOf(most.g)), ring);
  if (own.b < 0.3) ring = over(band(edge.b, 0.0, 2.0, 3.0, vec3(1.0), shareOf(most.b)), ring);
  if (ring.a <= 0.0) discard;
  fragColor = ring;
}
)";

Qt3DRender::QMaterial* makeMaskMaterial(Qt3DCore::QNode* parent, const Passes& passes,
                                        Drawing drawing = Drawing::surface) {
  using Qt3DRender::QBlendEquationArguments;
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(vertexShaderOf(drawing));
  program->setFragmentShaderCode(maskFragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  auto* factors = new QBlendEquationArguments;
  for (const auto set :
       {&QBlendEquationArguments::setSourceRgba, &QBlendEquationArguments::setDestinationRgba})
    (factors->*set)(QBlendEquationArguments::One);
  pass->addRenderState(factors);
  auto* most = new Qt3DRender::QBlendEquation;
  most->setBlendFunction(Qt3DRender::QBlendEquation::Max);
  pass->addRenderState(most);
  auto* bothSides = new Qt3DRender::QCullFace;
  bothSides->setMode(Qt3DRender::QCullFace::NoCulling);
  pass->addRenderState(bothSides);
  auto* material = new Qt3DRender::QMaterial(parent);
  material->setEffect(effectOf(pass));
  material->addParameter(new Qt3DRender::QParameter(QStringLiteral("sceneDepth"),
                                                    QVariant::fromValue(passes.sceneDepth())));
  // What coincides with the scene's surface is not behind it.
  constexpr float raised = 4e-5F;
  material->addParameter(new Qt3DRender::QParameter(QStringLiteral("raise"), raised));
  return material;
}

/// A channel of the mask by the colour of vertices.
Colour channelOf(Outlined which) {
  Colour colour{};
  colour[static_cast<std::size_t>(which)] = 255;
  return colour;
}

}  // namespace

/// One entity that draws shapes into the mask.
class MaskedShape : public Qt3DCore::QEntity {
 public:
  MaskedShape(Qt3DCore::QNode* parent, const Passes& passes, Form form)
      : QEntity(parent), renderer_(new Qt3DRender::QGeometryRenderer(this)) {
    auto* geometry = new Qt3DCore::QGeometry(this);
    vertices_.emplace(geometry, vertexFields(), sizeof(Vertex), Records::Each::vertex);
    renderer_->setGeometry(geometry);
    renderer_->setPrimitiveType(form == Form::faces ? Qt3DRender::QGeometryRenderer::Triangles
                                                    : Qt3DRender::QGeometryRenderer::Lines);
    addComponent(renderer_);
    addComponent(makeMaskMaterial(this, passes));
    addComponent(passes[Pass::mask]);
    setEnabled(false);
  }

  void setVertices(const QByteArray& vertices) {
    vertices_->set(vertices);
    renderer_->setVertexCount(static_cast<int>(vertices_->count()));
    setEnabled(vertices_->count() > 0);
  }

 private:
  std::optional<Records> vertices_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

/// One entity that draws a box of the picture from the mask.
class MaskBox : public Qt3DCore::QEntity {
 public:
  MaskBox(Qt3DCore::QNode* parent, const Passes& passes, Pass pass, const char* fragmentShader)
      : QEntity(parent), ratio_(new Qt3DRender::QParameter(QStringLiteral("pixelRatio"), 1.0F)) {
    auto* renderer = new Qt3DRender::QGeometryRenderer(this);
    auto* geometry = new Qt3DCore::QGeometry(this);
    const std::array fields{Field{Qt3DCore::QAttribute::defaultPositionAttributeName(),
                                  Qt3DCore::QAttribute::Float, 3, 0}};
    corners_.emplace(geometry, fields, 3 * sizeof(float), Records::Each::vertex);
    renderer->setGeometry(geometry);
    renderer->setVertexCount(6);
    renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
    auto* program = new Qt3DRender::QShaderProgram;
    program->setVertexShaderCode(ringVertexShader);
    program->setFragmentShaderCode(fragmentShader);
    auto* renderPass = new Qt3DRender::QRenderPass;
    renderPass->setShaderProgram(program);
    addBlending(renderPass);
    auto* material = new Qt3DRender::QMaterial(this);
    material->setEffect(effectOf(renderPass));
    material->addParameter(ratio_);
    for (const auto& [name, texture] :
         {std::pair("mask", passes.mask()), {"tiles", passes.tiles()}})
      material->addParameter(
          new Qt3DRender::QParameter(QString::fromLatin1(name), QVariant::fromValue(texture)));
    addComponent(renderer);
    addComponent(material);
    addComponent(passes[pass]);
    setEnabled(false);
  }

  void setPixelRatio(double ratio) { ratio_->setValue(static_cast<float>(ratio)); }

  /// In the picture, -1..1 to the right and upwards; nothing: nowhere.
  void show(const std::optional<QRectF>& box) {
    setEnabled(box.has_value());
    if (!box || box == box_) return;
    box_ = box;
    QByteArray bytes;
    const auto add = [&bytes](double x, double y) {
      const std::array<float, 3> at{static_cast<float>(x), static_cast<float>(y), 0};
      bytes.append(reinterpret_cast<const char*>(at.data()), sizeof at);
    };
    for (const auto& [isRight, isUpper] : {std::pair(0, 0), {1, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}})
      add(isRight ? box->right() : box->left(), isUpper ? box->bottom() : box->top());
    corners_->set(bytes);
  }

 private:
  Qt3DRender::QParameter* ratio_;
  std::optional<Records> corners_;
  std::optional<QRectF> box_;
};

namespace {

void include(std::optional<layers::Bounds>& bounds, const mesh::TriangleMesh& triangles) {
  for (const glm::dvec3& position : triangles.positions) {
    if (!bounds) bounds = layers::Bounds{position, position};
    bounds->low = glm::min(bounds->low, position);
    bounds->high = glm::max(bounds->high, position);
  }
}

const QRectF wholePicture(-1, -1, 2, 2);

/// What a box reaches over in the picture, with the widest ring; all of it where the eye is within.
QRectF reachOf(const layers::Bounds& bounds, const layers::Sight& sight) {
  constexpr double nearest = 1e-3;
  const glm::dvec3 right = glm::cross(sight.forward, sight.up);
  const glm::dvec2 scale = 2 * sight.focal / sight.size;
  glm::dvec2 low(1);
  glm::dvec2 high(-1);
  for (unsigned corner = 0; corner < 8; ++corner) {
    const glm::dvec3 at(corner & 1U ? bounds.high.x : bounds.low.x,
                        corner & 2U ? bounds.high.y : bounds.low.y,
                        corner & 4U ? bounds.high.z : bounds.low.z);
    const glm::dvec3 away = at - sight.eye;
    const double depth = glm::dot(away, sight.forward);
    if (depth < nearest) return wholePicture;
    const glm::dvec2 seen =
        glm::dvec2(glm::dot(away, right), glm::dot(away, sight.up)) / depth * scale;
    low = glm::min(low, seen);
    high = glm::max(high, seen);
  }
  const glm::dvec2 margin = 2 * (ringReach + 1) / sight.size;
  low = glm::max(low - margin, glm::dvec2(-1));
  high = glm::min(high + margin, glm::dvec2(1));
  return {low.x, low.y, std::max(high.x - low.x, 0.0), std::max(high.y - low.y, 0.0)};
}

/// By a tile on each side, so that those it ends in are drawn whole.
QRectF widened(const QRectF& box, const std::optional<layers::Sight>& sight) {
  if (!sight) return box;
  const glm::dvec2 margin = 2.0 * maskTile / sight->size;
  return box.adjusted(-margin.x, -margin.y, margin.x, margin.y);
}

}  // namespace

Silhouettes::Silhouettes(Qt3DCore::QEntity* root, const Passes& passes)
    : passes_(passes),
      tiles_(new MaskBox(root, passes, Pass::tiles, tilesFragmentShader)),
      rings_(new MaskBox(root, passes, Pass::rings, ringFragmentShader)) {
  for (Shape& shape : shapes_) {
    shape.faces = new MaskedShape(root, passes, Form::faces);
    shape.lines = new MaskedShape(root, passes, Form::edges);
    shape.strips =
        new Halo(root, passes[Pass::mask], makeMaskMaterial(root, passes, Drawing::halos));
  }
}

bool Silhouettes::isShown(Outlined which) const {
  return shapes_[static_cast<std::size_t>(which)].bounds.has_value();
}

void Silhouettes::show(Outlined which, const mesh::TriangleMesh& triangles,
                       const mesh::TriangleMesh& narrow, const mesh::TriangleMesh& wire) {
  Shape& shape = shapes_[static_cast<std::size_t>(which)];
  std::optional<layers::Bounds> bounds;
  include(bounds, triangles);
  include(bounds, narrow);
  include(bounds, wire);
  if (!bounds && !shape.bounds) return;
  shape.bounds = bounds;
  const Colour channel = channelOf(which);
  shape.faces->setVertices(vertices(triangles, channel, Form::faces) +
                           vertices(narrow, channel, Form::faces) +
                           vertices(wire, channel, Form::faces));
  shape.lines->setVertices(vertices(narrow, channel, Form::edges) +
                           vertices(wire, channel, Form::edges));
  shape.strips->show(narrow, std::vector(narrow.triangles.size(), channel));
  place();
}

void Silhouettes::setPixelRatio(double ratio) {
  for (MaskBox* box : {tiles_, rings_}) box->setPixelRatio(ratio);
}

void Silhouettes::look(const layers::Sight& sight) {
  sight_ = sight;
  place();
}

void Silhouettes::place() {
  std::optional<QRectF> box;
  for (const Shape& shape : shapes_) {
    if (!shape.bounds) continue;
    const QRectF reach = sight_ ? reachOf(*shape.bounds, *sight_) : wholePicture;
    box = box ? box->united(reach) : reach;
  }
  rings_->show(box);
  tiles_->show(box ? std::optional(widened(*box, sight_)) : std::nullopt);
}

}  // namespace wb::viewport
