#include "ui/base/icon.h"

#include "ui/base/alarm.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

QString fileOf(const QString& name) { return QStringLiteral(":/icons/%1.svg").arg(name); }

QColor colourOf(Ink ink, QIcon::Mode mode) {
  const QPalette palette = QGuiApplication::palette();
  if (mode == QIcon::Selected) return palette.color(QPalette::HighlightedText);
  if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::WindowText);
  return ink == Ink::alarm ? alarmColour(palette) : palette.color(QPalette::WindowText);
}

/// Draws a picture whose lines are of the colour `currentColor`.
class LineIcon : public QIconEngine {
 public:
  LineIcon(QByteArray svg, Ink ink) : svg_(std::move(svg)), ink_(ink) {}

  void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State) override {
    QByteArray coloured = svg_;
    coloured.replace("currentColor", colourOf(ink_, mode).name().toLatin1());
    QSvgRenderer(coloured).render(painter, squareIn(area));
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

  QByteArray svg_;
  Ink ink_;
};

}  // namespace

QIcon icon(const QString& name, Ink ink) {
  QFile file(fileOf(name));
  return file.open(QIODevice::ReadOnly) ? QIcon(new LineIcon(file.readAll(), ink)) : QIcon();
}

bool hasIcon(const QString& name) { return QFile::exists(fileOf(name)); }

}  // namespace wb::ui
