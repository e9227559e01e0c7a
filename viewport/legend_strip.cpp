#include "viewport/legend_strip.h"

#include <QFontMetrics>
#include <QPainter>

namespace wb::viewport {
namespace {

struct Placed {
  QPoint at;
  QString word;
};

/// What is wider than the picture ends in an ellipsis.
std::vector<Placed> placed(const std::vector<NamedColour>& entries, int width,
                           const QFontMetrics& metrics) {
  const int gap = metrics.height() / 2;
  const int swatch = metrics.height() + gap / 2;
  std::vector<Placed> all;
  QPoint at(gap, gap);
  for (const NamedColour& entry : entries) {
    const QString word =
        metrics.elidedText(entry.meaning, Qt::ElideRight, width - swatch - 2 * gap);
    const int room = swatch + metrics.horizontalAdvance(word);
    if (at.x() > gap && at.x() + room + gap > width)
      at = {gap, at.y() + metrics.height() + gap / 2};
    all.push_back({at, word});
    at.rx() += room + 2 * gap;
  }
  return all;
}

}  // namespace

QImage legendStrip(const std::vector<NamedColour>& entries, int width, const LegendLook& look) {
  if (entries.empty()) return {};
  const QFontMetrics metrics(look.font);
  const int side = metrics.height();
  const std::vector<Placed> places = placed(entries, width, metrics);
  QImage strip(width, places.back().at.y() + side + side / 2, QImage::Format_ARGB32_Premultiplied);
  strip.fill(look.ground);
  QPainter painter(&strip);
  painter.setFont(look.font);
  painter.setPen(look.text);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto& [at, word] = places[i];
    const auto& [red, green, blue] = entries[i].colour;
    painter.fillRect(QRect(at, QSize(side, side)), QColor(red, green, blue));
    painter.drawText(at + QPoint(side + side / 4, metrics.ascent()), word);
  }
  return strip;
}

QImage withLegend(const QImage& picture, const QImage& strip) {
  if (picture.isNull() || strip.isNull()) return picture;
  QImage whole(picture.width(), picture.height() + strip.height(),
               QImage::Format_ARGB32_Premultiplied);
  QPainter painter(&whole);
  painter.setCompositionMode(QPainter::CompositionMode_Source);
  painter.drawImage(0, 0, picture);
  painter.drawImage(0, picture.height(), strip);
  return whole;
}

}  // namespace wb::viewport
