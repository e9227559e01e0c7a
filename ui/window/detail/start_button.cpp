#include "ui/window/detail/start_button.h"

#include "ui/widgets/colors.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolTip>

namespace wb::ui {
namespace {

constexpr QSize cardSize(300, 248);
constexpr QSize cardPicture(300, 180);
constexpr QSize rowPicture(96, 72);
constexpr int rowPadding = 4;
constexpr int leastRowWidth = 220;
constexpr int wordsPadding = 12;
constexpr double cardRadius = 6;
constexpr int iconSide = 32;  ///< In the place of a picture that is not there.

QFont titleFont(const QFont& font) {
  QFont heavy = font;
  heavy.setWeight(QFont::DemiBold);
  return heavy;
}

}  // namespace

StartButton::StartButton(Shape shape, const QString& title, const QStringList& lines,
                         QWidget* parent)
    : QAbstractButton(parent), shape_(shape), title_(title), lines_(lines) {
  setText(QString(title).replace(u'&', QStringLiteral("&&")));
  setAccessibleName(title);
  setAccessibleDescription(description());
  setToolTip(title + u'\n' + lines.join(u'\n'));
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(shape == Shape::card ? QSizePolicy::Fixed : QSizePolicy::Expanding,
                QSizePolicy::Fixed);
}

QSize StartButton::pictureSize() const { return shape_ == Shape::card ? cardPicture : rowPicture; }

QSize StartButton::sizeHint() const {
  return shape_ == Shape::card ? cardSize
                               : QSize(leastRowWidth, rowPicture.height() + 2 * rowPadding);
}

QSize StartButton::minimumSizeHint() const { return sizeHint(); }

void StartButton::setPicture(const QPixmap& picture) {
  if (picture.isNull()) return;
  const double ratio = devicePixelRatioF();
  const QSize place = (QSizeF(pictureSize()) * ratio).toSize();
  const QPixmap scaled =
      picture.scaled(place, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
  picture_ = scaled.copy(QRect(
      QPoint((scaled.width() - place.width()) / 2, (scaled.height() - place.height()) / 2), place));
  picture_.setDevicePixelRatio(ratio);
  update();
}

bool StartButton::event(QEvent* event) {
  if (event->type() == QEvent::LayoutDirectionChange) update();
  return QAbstractButton::event(event);
}

void StartButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Colors colors = colorsOf(palette());
  const bool isCard = shape_ == Shape::card;
  const bool isPointed = underMouse() || isDown();
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(isCard ? QPen(isPointed ? colors.fieldEdge : colors.border, 1) : QPen(Qt::NoPen));
  painter.setBrush(isPointed ? colors.hover : colors.panel);
  painter.drawRoundedRect(frame, cardRadius, cardRadius);
  const auto seen = [this](const QRect& place) {
    return QStyle::visualRect(layoutDirection(), rect(), place);
  };
  const QSize picture = pictureSize();
  if (isCard) {
    drawPicture(painter, {QPoint(0, 0), picture});
    drawWords(painter, rect().adjusted(wordsPadding, picture.height(), -wordsPadding, 0));
  } else {
    drawPicture(painter, seen({QPoint(rowPadding, rowPadding), picture}));
    drawWords(painter, seen(rect().adjusted(rowPadding + picture.width() + wordsPadding, 0,
                                            -rowPadding, 0)));
  }
  if (!hasFocus()) return;
  painter.setPen(QPen(colors.accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), cardRadius, cardRadius);
}

/// A card's picture has the card's corners above, a row's has its own.
void StartButton::drawPicture(QPainter& painter, const QRect& place) const {
  const Colors colors = colorsOf(palette());
  QPainterPath outline;
  const bool isCard = shape_ == Shape::card;
  outline.addRoundedRect(isCard ? QRectF(place).adjusted(1, 1, -1, cardRadius) : QRectF(place),
                         cardRadius, cardRadius);
  painter.save();
  painter.setClipPath(outline);
  painter.setClipRect(place, Qt::IntersectClip);
  if (hasPicture()) {
    painter.drawPixmap(place.topLeft(), picture_);
  } else {
    painter.fillRect(place, colors.raised);
    QRect middle(0, 0, iconSide, iconSide);
    middle.moveCenter(place.center());
    icon().paint(&painter, middle);
  }
  painter.restore();
}

void StartButton::drawWords(QPainter& painter, const QRect& place) const {
  const Colors colors = colorsOf(palette());
  const QFont heavy = titleFont(font());
  const int line = fontMetrics().lineSpacing() + 2;
  const int all = line * (static_cast<int>(lines_.size()) + 1);
  QRect row(place.left(), place.top() + (place.height() - all) / 2, place.width(), line);
  const auto draw = [&](const QString& text, const QFont& font, const QColor& color) {
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(row,
                     static_cast<int>(QStyle::visualAlignment(layoutDirection(),
                                                              Qt::AlignLeft | Qt::AlignVCenter)),
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, row.width()));
    row.translate(0, line);
  };
  draw(title_, heavy, colors.text);
  for (const QString& one : lines_) draw(one, font(), colors.text2);
}

}  // namespace wb::ui
