#include "ui/window/detail/start_button.h"

#include "ui/widgets/colors.h"
#include "ui/widgets/text_labels.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolTip>
#include <algorithm>

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
  drawPicture(painter, isCard ? QRect(QPoint(0, 0), pictureSize())
                              : seen({QPoint(rowPadding, rowPadding), pictureSize()}));
  drawWords(painter, seen(wordsPlace()));
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
  // Behind pictures whose ground is seen through, so that they suit light and dark.
  painter.fillRect(place, colors.raised);
  if (hasPicture()) {
    painter.drawPixmap(place.topLeft(), picture_);
  } else {
    QRect middle(0, 0, iconSide, iconSide);
    middle.moveCenter(place.center());
    icon().paint(&painter, middle);
  }
  painter.restore();
}

QRect StartButton::wordsPlace() const {
  const QSize picture = pictureSize();
  return shape_ == Shape::card
             ? rect().adjusted(wordsPadding, picture.height(), -wordsPadding, 0)
             : rect().adjusted(rowPadding + picture.width() + wordsPadding, 0, -rowPadding, 0);
}

int StartButton::lineHeight() const { return fontMetrics().lineSpacing() + 2; }

/// The title and a line below it have room in any case.
int StartButton::mostLines() const {
  return std::max(2, (wordsPlace().height() - wordsPadding) / lineHeight());
}

namespace {

QStringList elidedLines(const QString& text, const QFont& font, int width, int most) {
  QStringList lines = linesIn(text, font, width, most);
  if (!lines.isEmpty())
    lines.back() = QFontMetrics(font).elidedText(lines.back(), Qt::ElideRight, width);
  return lines;
}

}  // namespace

QStringList StartButton::titleLines() const {
  const int most = shape_ == Shape::card ? mostLines() - 1 : 1;
  return elidedLines(title_, titleFont(font()), wordsPlace().width(), most);
}

QStringList StartButton::lowerLines() const {
  const int width = wordsPlace().width();
  if (shape_ == Shape::card)
    return elidedLines(lines_.join(u'\n'), font(), width,
                       mostLines() - static_cast<int>(titleLines().size()));
  QStringList lines;
  for (const QString& one : lines_) lines += elidedLines(one, font(), width, 1);
  return lines;
}

void StartButton::drawWords(QPainter& painter, const QRect& place) const {
  const Colors colors = colorsOf(palette());
  const QStringList title = titleLines();
  const QStringList lower = lowerLines();
  const int line = lineHeight();
  const int all = line * static_cast<int>(title.size() + lower.size());
  QRect row(place.left(), place.top() + (place.height() - all) / 2, place.width(), line);
  const auto draw = [&](const QStringList& lines, const QFont& font, const QColor& color) {
    painter.setFont(font);
    painter.setPen(color);
    for (const QString& text : lines) {
      painter.drawText(row,
                       static_cast<int>(QStyle::visualAlignment(layoutDirection(),
                                                                Qt::AlignLeft | Qt::AlignVCenter)),
                       text);
      row.translate(0, line);
    }
  };
  draw(title, titleFont(font()), colors.text);
  draw(lower, font(), colors.text2);
}

}  // namespace wb::ui
