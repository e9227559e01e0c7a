#include "viewport/axes_cube_image.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace wb::viewport {
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

}  // namespace wb::viewport
