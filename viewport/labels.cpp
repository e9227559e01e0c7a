#include "viewport/labels.h"

#include "viewport/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QPaintedTextureImage>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTexture>

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstddef>

namespace wb::viewport {
namespace {

/// Pixels, before those of a denser screen.
constexpr double labelMargin = 4;
constexpr double labelLift = 6;
const QColor labelPaper(255, 255, 255);
const QColor labelInk(20, 22, 28);

constexpr auto labelVertexShader = R"(#version 150 core
uniform mat4 mvp;
uniform mat4 viewportMatrix;
in vec3 vertexPosition;
in vec2 offset;
in vec2 picture;
out vec2 at;
void main() {
  vec2 halfView = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
  vec4 here = mvp * vec4(vertexPosition, 1.0);
  vec2 pixel = floor(here.xy / max(here.w, 1e-6) * halfView + 0.5) + offset;
  gl_Position = vec4(pixel / halfView * here.w, here.z, here.w);
  at = picture;
}
)";

constexpr auto labelFragmentShader = R"(#version 150 core
uniform sampler2D labels;
in vec2 at;
out vec4 fragColor;
void main() { fragColor = vec4(texture(labels, at).rgb, 1.0); }
)";

QFont labelFont() {
  QFont font = QGuiApplication::font();
  font.setBold(true);
  return font;
}

QSizeF sizeOfLabel(const QString& text) {
  const QFontMetricsF metrics(labelFont());
  return {std::ceil(metrics.horizontalAdvance(text)) + 2 * labelMargin,
          std::ceil(metrics.height()) + labelMargin};
}

Qt3DRender::QMaterial* makeLabelMaterial(Qt3DCore::QNode* parent,
                                         Qt3DRender::QAbstractTexture* texture) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(labelVertexShader);
  program->setFragmentShaderCode(labelFragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  auto* material = new Qt3DRender::QMaterial(parent);
  material->setEffect(effectOf(pass));
  material->addParameter(
      new Qt3DRender::QParameter(QStringLiteral("labels"), QVariant::fromValue(texture)));
  return material;
}

}  // namespace

/// All labels, one below the other.
class LabelImage : public Qt3DRender::QPaintedTextureImage {
 public:
  /// Where each label is in the picture, in pixels of the screen.
  std::vector<QRectF> draw(const std::vector<Label>& labels, double pixelRatio) {
    labels_ = labels;
    ratio_ = pixelRatio;
    QSizeF all(1, 1);
    std::vector<QRectF> places;
    for (const Label& label : labels) {
      const QSizeF size = sizeOfLabel(label.text);
      places.push_back({QPointF(0, all.height()), size});
      all = {std::max(all.width(), size.width()), all.height() + size.height() + 1};
    }
    places_ = places;
    setSize((all * pixelRatio).toSize());
    update();
    return places;
  }

 protected:
  void paint(QPainter* painter) override {
    painter->scale(ratio_, ratio_);
    painter->setFont(labelFont());
    for (std::size_t i = 0; i < labels_.size(); ++i) {
      painter->fillRect(places_[i], labelInk);
      painter->fillRect(places_[i].adjusted(1, 1, -1, -1), labelPaper);
      painter->setPen(labelInk);
      painter->drawText(places_[i], Qt::AlignCenter, labels_[i].text);
    }
  }

 private:
  std::vector<Label> labels_;
  std::vector<QRectF> places_;
  double ratio_ = 1;
};

namespace {

QByteArray verticesOfLabels(const std::vector<Label>& labels, const std::vector<QRectF>& places,
                            const QSizeF& picture, double pixelRatio) {
  QByteArray bytes;
  const auto append = [&](const Label& label, const QRectF& place, double x, double y) {
    const QPointF in(place.left() + x * place.width(), place.bottom() - y * place.height());
    const LabelVertex vertex{
        {static_cast<float>(label.at.x), static_cast<float>(label.at.y),
         static_cast<float>(label.at.z)},
        {static_cast<float>(std::round((x - 0.5) * place.width() * pixelRatio)),
         static_cast<float>(std::round((labelLift + y * place.height()) * pixelRatio))},
        {static_cast<float>(in.x() / picture.width()),
         static_cast<float>(in.y() / picture.height())}};
    bytes.append(reinterpret_cast<const char*>(&vertex), sizeof vertex);
  };
  for (std::size_t i = 0; i < labels.size(); ++i)
    for (const auto& [x, y] : {std::pair(0, 0), std::pair(1, 0), std::pair(1, 1), std::pair(0, 0),
                               std::pair(1, 1), std::pair(0, 1)})
      append(labels[i], places[i], x, y);
  return bytes;
}

}  // namespace

Labels::Labels(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer)
    : QEntity(parent),
      image_(new LabelImage),
      texture_(new Qt3DRender::QTexture2D(this)),
      renderer_(new Qt3DRender::QGeometryRenderer(this)) {
  using Qt3DCore::QAttribute;
  texture_->setMinificationFilter(Qt3DRender::QAbstractTexture::Linear);
  texture_->setMagnificationFilter(Qt3DRender::QAbstractTexture::Linear);
  // A texture that is loaded before it has a picture ends the renderer.
  image_->draw({}, 1);
  texture_->addTextureImage(image_);
  auto* geometry = new Qt3DCore::QGeometry(this);
  const std::array fields{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
            offsetof(LabelVertex, position)},
      Field{QStringLiteral("offset"), QAttribute::Float, 2, offsetof(LabelVertex, offset)},
      Field{QStringLiteral("picture"), QAttribute::Float, 2, offsetof(LabelVertex, picture)}};
  vertices_.emplace(geometry, fields, sizeof(LabelVertex), Records::Each::vertex);
  renderer_->setGeometry(geometry);
  renderer_->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  addComponent(renderer_);
  addComponent(makeLabelMaterial(this, texture_));
  addComponent(layer);
  setEnabled(false);
}

void Labels::show(const std::vector<Label>& labels, double pixelRatio) {
  if (!labels.empty()) {
    const auto places = image_->draw(labels, pixelRatio);
    const QSizeF picture = QSizeF(image_->size()) / pixelRatio;
    vertices_->set(verticesOfLabels(labels, places, picture, pixelRatio));
    renderer_->setVertexCount(static_cast<int>(vertices_->count()));
  }
  setEnabled(!labels.empty());
}

}  // namespace wb::viewport
