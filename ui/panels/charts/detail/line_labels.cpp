#include "ui/panels/charts/detail/line_labels.h"

#include <QFontMetrics>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QPainter>
#include <algorithm>
#include <vector>

namespace wb::ui {
namespace {

/// Lines of text that the title with what marks are, the axis with its title, and the spaces
/// between take.
constexpr int linesAboveAndBelow = 9;
/// Lines of text that each entry of a legend takes, and what is beside it.
constexpr double linesOfAnEntry = 1.6;
constexpr int linesBesideLegend = 2;

struct Label {
  QString text;
  QColor colour;
  qreal y;  ///< Of its middle.
};

/// The lines with something to draw that have a property.
std::vector<QLineSeries*> linesWith(const char* property, const QChart& chart) {
  std::vector<QLineSeries*> lines;
  for (QAbstractSeries* one : chart.series())
    if (auto* line = qobject_cast<QLineSeries*>(one);
        line && line->property(property).toBool() && line->count() > 0)
      lines.push_back(line);
  return lines;
}

/// What a mark is its tooltip tells too: where all have no room, lines keep their names.
void keepLines(QLegend& legend, const QFontMetrics& metrics, int height) {
  const QList<QLegendMarker*> entries = legend.markers();
  const double lines = linesOfAnEntry * static_cast<double>(entries.size()) + linesBesideLegend;
  const bool isTight = lines * metrics.lineSpacing() > height;
  for (QLegendMarker* one : entries)
    if (one->series()->type() == QAbstractSeries::SeriesTypeScatter) one->setVisible(!isTight);
}

void drawAtTops(QPainter& painter, QChart& chart, const QFontMetrics& metrics) {
  for (QLineSeries* line : linesWith(namedAtTopProperty, chart)) {
    const QPointF top = chart.mapToPosition(line->points().last(), line);
    painter.setPen(line->color());
    painter.drawText(
        QPointF(top.x() + metrics.averageCharWidth(), chart.plotArea().top() + metrics.ascent()),
        line->name());
  }
}

/// From above to below, so far apart that each is read, and all beside the plot.
void spread(std::vector<Label>& labels, const QRectF& plot, qreal apart) {
  std::ranges::stable_sort(labels, {}, &Label::y);
  for (std::size_t i = 1; i < labels.size(); ++i)
    labels[i].y = std::max(labels[i].y, labels[i - 1].y + apart);
  qreal lowest = plot.bottom();
  for (auto label = labels.rbegin(); label != labels.rend(); ++label, lowest -= apart)
    label->y = std::min(label->y, lowest);
}

}  // namespace

void LineLabels::prepare(QChart& chart, const QFont& font, int height) {
  const QFontMetrics metrics(font);
  const std::vector<QLineSeries*> lines = linesWith(labelledProperty, chart);
  const auto needed = (static_cast<int>(lines.size()) + linesAboveAndBelow) * metrics.lineSpacing();
  areDrawn_ = !lines.empty() && needed <= height;
  int widest = 0;
  for (const QLineSeries* line : lines)
    widest = std::max(widest, metrics.horizontalAdvance(line->name()));
  const int room = areDrawn_ ? widest + 2 * metrics.averageCharWidth() : 0;
  chart.setMargins({0, 0, room, 0});
  chart.legend()->setVisible(!areDrawn_);
  if (!areDrawn_) keepLines(*chart.legend(), metrics, height);
}

void LineLabels::draw(QPainter& painter, QChart& chart, const QFont& font) const {
  if (!areDrawn_) return;
  const QFontMetrics metrics(font);
  const QRectF plot = chart.plotArea();
  std::vector<Label> labels;
  for (QLineSeries* line : linesWith(labelledProperty, chart)) {
    const QPointF end = chart.mapToPosition(line->points().last(), line);
    labels.push_back({line->name(), line->color(), end.y()});
  }
  spread(labels, plot, metrics.lineSpacing());
  painter.save();
  painter.setFont(font);
  drawAtTops(painter, chart, metrics);
  for (const Label& label : labels) {
    painter.setPen(label.colour);
    painter.drawText(QPointF(plot.right() + metrics.averageCharWidth(),
                             label.y + (metrics.ascent() - metrics.descent()) / 2.0),
                     label.text);
  }
  painter.restore();
}

}  // namespace wb::ui
