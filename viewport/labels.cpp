#include "viewport/labels.h"

#include "model/display/drawn_detail.h"
#include "model/display/labels_beside.h"
#include "viewport/detail/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QPaintedTextureImage>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTexture>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace wb::viewport {
namespace {

/// Pixels, before those of a denser screen.
constexpr double labelAside = 8;
constexpr double labelAbove = 4;
constexpr double labelRadius = 4;
constexpr double discSide = 18;
constexpr double discGap = 6;
constexpr double halfLeader = 0.75;
constexpr double markerSide = 8;
/// So far labels may lie over each other before they are placed again.
constexpr double mostOverlap = 4;
/// On each side of the line, so that it is seen on what is as dark as it is.
constexpr double keyline = 1;
/// Of the corner of all labels' picture that has the keyline's colour.
constexpr double keylinePatch = 4;
/// Words that stand no farther from their place need no line to it.
constexpr double closeLift = 6;
constexpr int wordPixels = 13;
constexpr int detailPixels = 11;
const QColor labelPaper(0x14, 0x18, 0x1F);
const QColor labelInk(255, 255, 255);
const QColor detailInk(0xC9, 0xD1, 0xDB);

constexpr auto labelVertexShader = R"(#version 150 core
uniform mat4 mvp;
uniform mat4 viewportMatrix;
uniform float inPicture;
in vec3 vertexPosition;
in vec2 offset;
in vec2 picture;
out vec2 at;
void main() {
  vec2 halfView = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
  vec4 own = vec4(vertexPosition, 1.0);
  vec4 here = inPicture > 0.5 ? own : mvp * own;
  vec2 pixel = floor(here.xy / max(here.w, 1e-6) * halfView + 0.5) + offset;
  gl_Position = vec4(pixel / halfView * here.w, here.z, here.w);
  at = picture;
}
)";

constexpr auto labelFragmentShader = R"(#version 150 core
uniform sampler2D labels;
in vec2 at;
out vec4 fragColor;
void main() { fragColor = texture(labels, at); }
)";

QFont labelFont() {
  QFont font = QGuiApplication::font();
  font.setPixelSize(wordPixels);
  font.setWeight(QFont::DemiBold);
  return font;
}

QFont detailFont() {
  QFont font = QGuiApplication::font();
  font.setPixelSize(detailPixels);
  return font;
}

double besideDisc(const Label& label) { return label.number > 0 ? discSide + discGap : 0; }

QSizeF sizeOfLabel(const Label& label) {
  if (label.isMarker) return {markerSide, markerSide};
  const QFontMetricsF words(labelFont());
  const QFontMetricsF details(detailFont());
  const double width =
      std::max(words.horizontalAdvance(label.text), details.horizontalAdvance(label.detail));
  const double height = words.height() + (label.detail.isEmpty() ? 0 : details.height());
  return {std::ceil(width + besideDisc(label)) + 2 * labelAside,
          std::ceil(std::max(height, label.number > 0 ? discSide : 0)) + 2 * labelAbove};
}

void paintDisc(QPainter& painter, const QRectF& place, const Label& label) {
  const QColor colour(label.disc[0], label.disc[1], label.disc[2]);
  const QRectF disc(place.left() + labelAside, place.center().y() - discSide / 2, discSide,
                    discSide);
  painter.setPen(QPen(labelInk, 1));
  painter.setBrush(colour);
  painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5));
  painter.setFont(labelFont());
  constexpr int even = 150;
  painter.setPen(qGray(colour.rgb()) > even ? labelPaper : labelInk);
  painter.drawText(disc, Qt::AlignCenter, QString::number(label.number));
}

void paintMarker(QPainter& painter, const QRectF& place, const Label& label) {
  painter.setPen(QPen(labelPaper, 1));
  painter.setBrush(QColor(label.disc[0], label.disc[1], label.disc[2]));
  painter.drawEllipse(place.adjusted(0.5, 0.5, -0.5, -0.5));
}

void paintLabel(QPainter& painter, const QRectF& place, const Label& label) {
  if (label.isMarker) return paintMarker(painter, place, label);
  painter.setPen(Qt::NoPen);
  painter.setBrush(labelPaper);
  painter.drawRoundedRect(place, labelRadius, labelRadius);
  if (label.number > 0) paintDisc(painter, place, label);
  const QRectF words =
      place.adjusted(labelAside + besideDisc(label), labelAbove, -labelAside, -labelAbove);
  const bool isSingle = label.detail.isEmpty();
  painter.setFont(labelFont());
  painter.setPen(labelInk);
  painter.drawText(words, (isSingle ? Qt::AlignVCenter : Qt::AlignTop) | Qt::AlignLeft, label.text);
  painter.setFont(detailFont());
  painter.setPen(detailInk);
  painter.drawText(words, Qt::AlignBottom | Qt::AlignLeft, label.detail);
}

Qt3DRender::QMaterial* makeLabelMaterial(Qt3DCore::QNode* parent,
                                         Qt3DRender::QAbstractTexture* texture, Labels::In in) {
  auto* program = new Qt3DRender::QShaderProgram;
  program->setVertexShaderCode(labelVertexShader);
  program->setFragmentShaderCode(labelFragmentShader);
  auto* pass = new Qt3DRender::QRenderPass;
  pass->setShaderProgram(program);
  addBlending(pass);
  auto* material = new Qt3DRender::QMaterial(parent);
  material->setEffect(effectOf(pass));
  material->addParameter(
      new Qt3DRender::QParameter(QStringLiteral("labels"), QVariant::fromValue(texture)));
  material->addParameter(new Qt3DRender::QParameter(QStringLiteral("inPicture"),
                                                    in == Labels::In::picture ? 1.0F : 0.0F));
  return material;
}

}  // namespace

/// All labels, one below the other.
class LabelImage : public Qt3DRender::QPaintedTextureImage {
 public:
  void draw(const std::vector<Label>& labels, double pixelRatio) {
    labels_ = labels;
    ratio_ = pixelRatio;
    QSizeF all(keylinePatch, keylinePatch);
    places_.clear();
    for (const Label& label : labels) {
      const QSizeF size = sizeOfLabel(label);
      places_.push_back({QPointF(0, all.height()), size});
      all = {std::max(all.width(), size.width()), all.height() + size.height() + 1};
    }
    setSize((all * pixelRatio).toSize());
    update();
  }

  const std::vector<Label>& labels() const { return labels_; }
  /// Where each label is in the picture, in pixels of the screen.
  const std::vector<QRectF>& places() const { return places_; }
  double ratio() const { return ratio_; }

 protected:
  void paint(QPainter* painter) override {
    painter->setCompositionMode(QPainter::CompositionMode_Source);
    painter->fillRect(QRect(QPoint(0, 0), size()), Qt::transparent);
    painter->setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(ratio_, ratio_);
    painter->fillRect(QRectF(0, 0, keylinePatch, keylinePatch), labelInk);
    for (std::size_t i = 0; i < labels_.size(); ++i) paintLabel(*painter, places_[i], labels_[i]);
  }

 private:
  std::vector<Label> labels_;
  std::vector<QRectF> places_;
  double ratio_ = 1;
};

namespace {

using QuadCorners = std::array<glm::dvec2, 6>;

/// Two triangles between four corners, against the clock.
QuadCorners cornersOf(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c,
                      const glm::dvec2& d) {
  return {a, b, c, a, c, d};
}

/// The nearest place on the four edges of a label about which a line may end, not in its round
/// corners, to where the label belongs.
glm::dvec2 nearestEdge(const glm::dvec2& low, const glm::dvec2& high) {
  const glm::dvec2 inner = glm::clamp(glm::dvec2(0), low + labelRadius, high - labelRadius);
  const std::array ends{glm::dvec2(inner.x, low.y), glm::dvec2(inner.x, high.y),
                        glm::dvec2(low.x, inner.y), glm::dvec2(high.x, inner.y)};
  return *std::ranges::min_element(ends, {},
                                   [](const glm::dvec2& end) { return glm::length(end); });
}

class LabelVertices {
 public:
  explicit LabelVertices(const LabelImage& image) : image_(image) {}

  /// `offset` is where the middle of the lower edge is from the label's place.
  void addLabel(std::size_t index, const glm::dvec2& offset) {
    const QRectF& place = image_.places()[index];
    const glm::dvec2 size(place.width(), place.height());
    const glm::dvec2 low = offset - glm::dvec2(size.x / 2, 0);
    for (const glm::dvec2& corner : cornersOf({0, 0}, {1, 0}, {1, 1}, {0, 1}))
      append(index, glm::round((low + corner * size) * image_.ratio()),
             {place.left() + corner.x * size.x, place.bottom() - corner.y * size.y});
  }

  /// A line in the colour of the label's paper, on a wider light one, to its nearest edge.
  void addLeader(std::size_t index, const glm::dvec2& offset) {
    const QRectF& place = image_.places()[index];
    const glm::dvec2 low = offset - glm::dvec2(place.width() / 2, 0);
    const glm::dvec2 high = low + glm::dvec2(place.width(), place.height());
    const bool isOver = low.x < 0 && high.x > 0 && low.y < 0 && high.y > 0;
    const glm::dvec2 end = nearestEdge(low, high);
    const double away = glm::length(end);
    if (isOver || away <= closeLift) return;
    const glm::dvec2 aside = glm::dvec2(-end.y, end.x) / away;
    addLine(index, end, aside * (halfLeader + keyline), glm::dvec2(keylinePatch / 2));
    addLine(index, end, aside * halfLeader, {place.center().x(), place.top() + 1});
  }

  const QByteArray& bytes() const { return bytes_; }

 private:
  void addLine(std::size_t index, const glm::dvec2& end, const glm::dvec2& aside,
               const glm::dvec2& inPicture) {
    for (const glm::dvec2& corner : cornersOf(-aside, end - aside, end + aside, aside))
      append(index, corner * image_.ratio(), inPicture);
  }

  void append(std::size_t index, const glm::vec2& offset, const glm::dvec2& inPicture) {
    const glm::vec3 at(image_.labels()[index].at);
    const QSizeF picture = QSizeF(image_.size()) / image_.ratio();
    const glm::vec2 in(inPicture / glm::dvec2(picture.width(), picture.height()));
    const LabelVertex vertex{{at.x, at.y, at.z}, {offset.x, offset.y}, {in.x, in.y}};
    bytes_.append(reinterpret_cast<const char*>(&vertex), sizeof vertex);
  }

  const LabelImage& image_;
  QByteArray bytes_;
};

std::vector<layers::PlacedLabel> placedLabels(const LabelImage& image) {
  std::vector<layers::PlacedLabel> labels;
  for (std::size_t i = 0; i < image.labels().size(); ++i)
    labels.push_back(
        {image.labels()[i].at, {image.places()[i].width(), image.places()[i].height()}});
  return labels;
}

std::vector<layers::LabelOffset> offsetsOf(const LabelImage& image,
                                           const std::optional<layers::Sight>& sight, double lift) {
  using Offsets = std::vector<layers::LabelOffset>;
  if (!sight) return Offsets(image.labels().size(), glm::dvec2(0, lift));
  const auto offsets = labelOffsets(placedLabels(image), *sight, lift);
  return Offsets(offsets.begin(), offsets.end());
}

}  // namespace

Labels::Labels(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer, In in, double lift)
    : QEntity(parent),
      image_(new LabelImage),
      lift_(lift),
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
  addComponent(makeLabelMaterial(this, texture_, in));
  addComponent(layer);
  setEnabled(false);
}

void Labels::show(const std::vector<Label>& labels, double pixelRatio) {
  rememberPlaces();
  if (!labels.empty()) image_->draw(labels, pixelRatio);
  setEnabled(!labels.empty());
  offsets_ = placesBefore(labels);
  draw();
}

/// One cause may be shown alone for a while, and then all of them where they were.
void Labels::rememberPlaces() {
  const bool areSeen = isEnabled() && sight_ && offsets_.size() == image_->labels().size();
  if (beside_.empty() || !areSeen) return;
  for (std::size_t i = 0; i < offsets_.size(); ++i) {
    if (!offsets_[i]) continue;
    const glm::dvec3& at = image_->labels()[i].at;
    std::erase_if(stood_, [&at](const Stood& one) { return one.at == at; });
    stood_.push_back({at, *offsets_[i]});
  }
  constexpr std::size_t mostRemembered = 50;
  if (stood_.size() > mostRemembered) stood_.erase(stood_.begin(), stood_.end() - mostRemembered);
}

std::vector<layers::LabelOffset> Labels::placesBefore(const std::vector<Label>& labels) const {
  std::vector<layers::LabelOffset> places;
  for (const Label& label : beside_.empty() ? std::vector<Label>() : labels) {
    const auto found = std::ranges::find(stood_, label.at, &Stood::at);
    places.push_back(found == stood_.end() ? layers::LabelOffset() : found->offset);
  }
  return places;
}

void Labels::look(const layers::Sight& sight) {
  if (!std::exchange(sight_, sight)) offsets_.clear();
  draw();
}

void Labels::standBeside(std::vector<layers::BoxCorners> boxes) {
  if (boxes == beside_) return;
  rememberPlaces();
  if (beside_.empty() || boxes.empty()) stood_.clear();
  beside_ = std::move(boxes);
  draw();
}

std::size_t Labels::withoutRoom(const layers::Sight& sight) const {
  if (!isEnabled() || beside_.empty()) return 0;
  return labelsBeside(placedLabels(*image_), beside_, sight, lift_).without;
}

std::optional<Labels::Place> Labels::placeOf(std::size_t index) const {
  if (!isEnabled() || index >= offsets_.size() || !offsets_[index]) return {};
  return placeOf(index, *offsets_[index]);
}

std::optional<Labels::Place> Labels::placeOf(std::size_t index, const glm::dvec2& offset) const {
  if (!sight_) return {};
  const auto at = fromMiddle(*sight_, image_->labels()[index].at);
  if (!at) return {};
  const QRectF& place = image_->places()[index];
  const glm::dvec2 low = *at + offset - glm::dvec2(place.width() / 2, 0);
  return Place{low, low + glm::dvec2(place.width(), place.height())};
}

/// What is out of sight is in nobody's way.
bool Labels::areWellPlaced() const {
  if (offsets_.size() != image_->labels().size() || !sight_) return false;
  const glm::dvec2 half = sight_->size / 2.0;
  std::vector<Place> before;
  for (std::size_t i = 0; i < offsets_.size(); ++i) {
    const auto place = offsets_[i] ? placeOf(i, *offsets_[i]) : std::nullopt;
    if (!place) continue;
    const bool isInside = place->low.x >= -half.x && place->high.x <= half.x &&
                          place->low.y >= -half.y && place->high.y <= half.y;
    if (!isInside) return false;
    const glm::dvec2 intoCorner = place->high - half + sight_->corner;
    if (std::min(intoCorner.x, intoCorner.y) > mostOverlap) return false;
    for (const Place& other : before) {
      const glm::dvec2 shared = glm::min(place->high, other.high) - glm::max(place->low, other.low);
      if (std::min(shared.x, shared.y) > mostOverlap) return false;
    }
    before.push_back(*place);
  }
  return true;
}

/// Lines first: none lies over words.
void Labels::draw() {
  if (!isEnabled()) return;
  if (!beside_.empty() && sight_)
    offsets_ = labelsBeside(placedLabels(*image_), beside_, *sight_, lift_, offsets_).offsets;
  else if (!isSteady_ || !areWellPlaced())
    offsets_ = offsetsOf(*image_, sight_, lift_);
  LabelVertices vertices(*image_);
  for (std::size_t i = 0; i < offsets_.size(); ++i)
    if (offsets_[i]) vertices.addLeader(i, *offsets_[i]);
  for (std::size_t i = 0; i < offsets_.size(); ++i)
    if (offsets_[i]) vertices.addLabel(i, *offsets_[i]);
  vertices_->set(vertices.bytes());
  renderer_->setVertexCount(static_cast<int>(vertices_->count()));
}

}  // namespace wb::viewport
