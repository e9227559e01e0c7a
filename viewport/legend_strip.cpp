#include "viewport/legend_strip.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

namespace wb::viewport {
namespace {

struct Placed {
  QPoint at;
  QString word;
  QSize words;        ///< As many lines as they need, or one.
  int rampWidth = 0;  ///< Behind the word; 0: a swatch is before it.
};

/// What is wider than the picture goes on in lines of its own; before a ramp it ends in an
/// ellipsis.
std::vector<Placed> placed(const std::vector<NamedColour>& entries, int width,
                           const QFontMetrics& metrics) {
  const int gap = metrics.height() / 2;
  const int swatch = metrics.height() + gap / 2;
  std::vector<Placed> all;
  QPoint at(gap, gap);
  int lineHeight = metrics.height();
  for (const NamedColour& entry : entries) {
    const int ramp = entry.ramp ? std::min(widthOfRamp(entry.marks, metrics), width - 2 * gap) : 0;
    const int beside = entry.ramp ? ramp + gap / 2 : swatch;
    const int most = std::max(width - beside - 2 * gap, 1);
    const QString word =
        entry.ramp ? metrics.elidedText(entry.meaning, Qt::ElideRight, most) : entry.meaning;
    QSize words(metrics.horizontalAdvance(word), metrics.height());
    if (words.width() > most)
      words = {most, metrics.boundingRect({0, 0, most, 0}, Qt::TextWordWrap, word).height()};
    const int room = beside + words.width();
    if (at.x() > gap && at.x() + room + gap > width) {
      at = {gap, at.y() + lineHeight + gap / 2};
      lineHeight = 0;
    }
    lineHeight = std::max(lineHeight, words.height());
    all.push_back({at, word, words, ramp});
    at.rx() += room + 2 * gap;
  }
  return all;
}

void draw(QPainter& painter, const NamedColour& entry, const Placed& place, const QColor& ink) {
  const QFontMetrics metrics = painter.fontMetrics();
  const int side = metrics.height();
  const int before = entry.ramp ? 0 : side + side / 4;
  const bool isOneLine = place.words.height() <= side;
  painter.setPen(ink);
  painter.drawText(QRect(place.at + QPoint(before, 0), place.words),
                   Qt::TextDontClip | (isOneLine ? Qt::TextSingleLine : Qt::TextWordWrap),
                   place.word);
  const auto& [red, green, blue] = entry.colour;
  if (!entry.ramp)
    return painter.fillRect(QRect(place.at, QSize(side, side)), QColor(red, green, blue));
  const int behind = place.words.width() + side / 4;
  paintRamp(painter, QRect(place.at + QPoint(behind, 0), QSize(place.rampWidth, side)), *entry.ramp,
            entry.marks);
}

}  // namespace

std::vector<NamedColour> named(const std::vector<LegendEntry>& entries, const Wording& wording) {
  std::vector<NamedColour> all;
  for (const LegendEntry& entry : entries) {
    const auto& stop = entry.stop;
    if (!stop) {
      all.push_back({entry.colour, wording(entry.meaning, entry.arguments)});
      continue;
    }
    if (all.empty() || all.back().ramp != stop->ramp)
      all.push_back({entry.colour, wording(textOf(stop->ramp), {}), stop->ramp});
    all.back().marks.push_back({stop->at, wording(stop->mark, entry.arguments)});
  }
  return all;
}

QImage legendStrip(const std::vector<NamedColour>& entries, int width, const LegendLook& look) {
  if (entries.empty()) return {};
  const QFontMetrics metrics(look.font);
  const int side = metrics.height();
  const std::vector<Placed> places = placed(entries, width, metrics);
  int height = 0;
  for (const Placed& place : places) height = std::max(height, place.at.y() + place.words.height());
  QImage strip(width, height + side / 2, QImage::Format_ARGB32_Premultiplied);
  strip.fill(look.ground);
  QPainter painter(&strip);
  painter.setFont(look.font);
  for (std::size_t i = 0; i < places.size(); ++i) draw(painter, entries[i], places[i], look.text);
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
