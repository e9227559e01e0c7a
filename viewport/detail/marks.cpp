#include "viewport/detail/marks.h"

#include "viewport/colouring.h"
#include "viewport/detail/entities.h"
#include "viewport/detail/halo.h"
#include "viewport/detail/material.h"
#include "viewport/detail/vertices.h"
#include "viewport/labels.h"

#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>

#include <QVector3D>
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace Qt3DRender {
class QLayer;
}

namespace wb::viewport {

namespace {

constexpr float haloOpacity = 0.75F;

Surface* makeSurface(Qt3DCore::QEntity* root, const Passes& passes, Form form) {
  auto* surface = new Surface(root, passes[Pass::through], form);
  surface->material().setShading(Shading::none);
  surface->material().setRaised(true);
  return surface;
}

}  // namespace

Mark::Mark(Qt3DCore::QEntity* root, const Passes& passes, const MarkStyle& style)
    : style_(style),
      halo_(new Halo(root, passes[Pass::through], makeHaloMaterial(root, haloOpacity))),
      fill_(makeSurface(root, passes, Form::faces)),
      edges_(makeSurface(root, passes, Form::edges)),
      boxEdges_(makeSurface(root, passes, Form::boxEdges)) {
  fill_->material().setOpacity(style.opacity);
}

void Mark::show(const mesh::TriangleMesh& triangles, Form form) {
  hide();
  if (form == Form::boxEdges) return boxEdges_->setVertices(vertices(triangles, style_.fill, form));
  halo_->show(triangles, std::vector(triangles.triangles.size(), style_.line));
  edges_->setVertices(vertices(triangles, style_.line, Form::edges));
  if (style_.opacity > 0) fill_->setVertices(vertices(triangles, style_.fill, Form::faces));
}

void Mark::hide() {
  for (Surface* surface : {fill_, edges_, boxEdges_}) surface->setEnabled(false);
  halo_->setEnabled(false);
}

namespace {

constexpr Colour measureColour{20, 150, 160};
constexpr float endPixels = 9;

}  // namespace

MeasureMark::MeasureMark(Qt3DCore::QEntity* root, const Passes& passes)
    : line_(new Surface(root, passes[Pass::last], Form::edges)),
      ends_(new Dots(root, passes[Pass::last])),
      word_(new Labels(root, passes[Pass::last])) {
  line_->material().setShading(Shading::none);
}

void MeasureMark::show(std::span<const glm::dvec3> points, const QString& word, double pixelRatio) {
  std::vector<Dot> ends;
  for (const glm::dvec3& point : points) {
    const glm::vec3 at(point);
    ends.push_back(
        {{at.x, at.y, at.z}, measureColour, 255, static_cast<float>(endPixels * pixelRatio)});
  }
  ends_->setDots(ends);
  const bool isLine = points.size() == 2;
  const std::vector<Line> lines(isLine ? 1 : 0, isLine ? Line{points[0], points[1]} : Line{});
  line_->setVertices(vertices(lines, measureColour));
  std::vector<Label> labels;
  if (!points.empty() && !word.isEmpty())
    labels.push_back({(points.front() + points.back()) / 2.0, word});
  word_->show(labels, pixelRatio);
}

namespace {

constexpr auto bandVertexShader = R"(#version 150 core
in vec3 vertexPosition;
void main() { gl_Position = vec4(vertexPosition, 1.0); }
)";

constexpr auto bandFragmentShader = R"(#version 150 core
uniform vec3 colour;
out vec4 fragColor;
void main() { fragColor = vec4(colour, 1.0); }
)";

Qt3DRender::QMaterial* makeBandMaterial(Qt3DCore::QNode* parent, const Colour& colour) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(bandVertexShader);
  program->setFragmentShaderCode(bandFragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  auto* material = new Qt3DRender::QMaterial(parent);
  material->setEffect(effectOf(pass));
  const QVector3D shown = QVector3D(colour[0], colour[1], colour[2]) / 255;
  material->addParameter(new Qt3DRender::QParameter(QStringLiteral("colour"), shown));
  return material;
}

}  // namespace

RubberBand::RubberBand(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer, const Colour& colour)
    : QEntity(parent) {
  using Qt3DCore::QAttribute;
  auto* renderer = new Qt3DRender::QGeometryRenderer(this);
  auto* geometry = new Qt3DCore::QGeometry(this);
  const std::array fields{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, 0}};
  corners_.emplace(geometry, fields, 3 * sizeof(float), Records::Each::vertex);
  renderer->setGeometry(geometry);
  renderer->setVertexCount(4);
  renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::LineLoop);
  addComponent(renderer);
  addComponent(makeBandMaterial(this, colour));
  addComponent(layer);
  setEnabled(false);
}

void RubberBand::show(const QRectF& box, const QSizeF& picture) {
  QByteArray bytes;
  for (const QPointF& corner :
       {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}) {
    const std::array<float, 3> at{static_cast<float>(2 * corner.x() / picture.width() - 1),
                                  static_cast<float>(1 - 2 * corner.y() / picture.height()), 0};
    bytes.append(reinterpret_cast<const char*>(at.data()), sizeof at);
  }
  corners_->set(bytes);
  setEnabled(true);
}

}  // namespace wb::viewport
