#include "ui/widgets/icon.h"

#include "ui/widgets/colors.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

QString fileOf(const QString& name) { return QStringLiteral(":/icons/%1.svg").arg(name); }

QColor colourOf(Ink ink, QIcon::Mode mode) {
  const QPalette palette = QGuiApplication::palette();
  if (mode == QIcon::Selected) return colorsOf(palette).textOfSelectedRow;
  if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::WindowText);
  switch (ink) {
    case Ink::alarm:
      return alarmColour(palette);
    case Ink::text2:
      return palette.color(QPalette::PlaceholderText);
    case Ink::text:
      break;
  }
  return palette.color(QPalette::WindowText);
}

/// Draws a picture whose lines are of the colour `currentColor`.
class LineIcon : public QIconEngine {
 public:
  LineIcon(QString name, QByteArray svg, Ink ink)
      : name_(std::move(name)), svg_(std::move(svg)), ink_(ink) {}

  /// Rows of a tree draw the same one over and over.
  void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State) override {
    const QRectF square = squareIn(area);
    const QColor colour = colourOf(ink_, mode);
    if (painter->transform().type() > QTransform::TxTranslate)
      return render(*painter, square, colour);
    const double ratio = painter->device()->devicePixelRatioF();
    painter->drawPixmap(square.topLeft(), drawn(square.width(), ratio, colour));
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap picture(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(&painter, picture.rect(), mode, state);
    return picture;
  }

  QIconEngine* clone() const override { return new LineIcon(*this); }
  bool isNull() override { return svg_.isEmpty(); }

 private:
  static QRectF squareIn(const QRect& area) {
    const int side = std::min(area.width(), area.height());
    QRect square(0, 0, side, side);
    square.moveCenter(area.center());
    return square;
  }

  void render(QPainter& painter, const QRectF& square, const QColor& colour) const {
    QByteArray coloured = svg_;
    coloured.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer(coloured).render(&painter, square);
  }

  QPixmap drawn(double side, double ratio, const QColor& colour) const {
    const QString key =
        QStringLiteral("icon %1 %2 %3 %4").arg(name_, colour.name()).arg(side).arg(ratio);
    QPixmap picture;
    if (QPixmapCache::find(key, &picture)) return picture;
    picture = QPixmap((QSizeF(side, side) * ratio).toSize());
    picture.fill(Qt::transparent);
    picture.setDevicePixelRatio(ratio);
    QPainter painter(&picture);
    render(painter, {0, 0, side, side}, colour);
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
  }

  QString name_;
  QByteArray svg_;
  Ink ink_;
};

/// Read once each.
QByteArray drawingOf(const QString& name) {
  static QHash<QString, QByteArray> drawings;
  if (const auto known = drawings.constFind(name); known != drawings.cend()) return *known;
  QFile file(fileOf(name));
  return drawings[name] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

QIcon icon(const QString& name, Ink ink) {
  const QByteArray drawing = drawingOf(name);
  return drawing.isEmpty() ? QIcon() : QIcon(new LineIcon(name, drawing, ink));
}

bool hasIcon(const QString& name) { return QFile::exists(fileOf(name)); }

QColor alarmColour(const QPalette& palette) {
  return isDark(palette) ? darkColors().danger : lightColors().danger;
}

QIcon alarmIcon() { return icon(QStringLiteral("warning"), Ink::alarm); }

}  // namespace wb::ui
