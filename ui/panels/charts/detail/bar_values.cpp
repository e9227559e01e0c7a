#include "ui/panels/charts/detail/bar_values.h"

#include "ui/panels/charts/chart_view.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/type.h"

#include <QAbstractBarSeries>
#include <QBarSet>
#include <QFontMetrics>
#include <QPainter>
#include <QStringList>
#include <QValueAxis>
#include <algorithm>
#include <cstdlib>
#include <vector>

namespace wb::ui {
namespace {

/// The library gives names no more of what is left beside a legend.
constexpr double mostOfNames = 0.4;
/// So much of the plot may be texts; otherwise bars are too short to be compared.
constexpr double mostOfTexts = 0.5;
/// Lines of text that a legend's marks, and what is beside names, take.
constexpr int linesOfMarks = 3;
constexpr int linesBesideNames = 3;
constexpr int besideBar = 4;

QString valueText(double value, std::string_view unit) {
  const QString number = shownChange(value, false);
  return unit == "LI" ? ChartView::tr("%1 LI", "at a bar").arg(number)
                      : ChartView::tr("%1 PE", "at a bar").arg(number);
}

QValueAxis* valueAxisOf(const QChart& chart) {
  for (QAbstractAxis* one : chart.axes(Qt::Horizontal))
    if (auto* axis = qobject_cast<QValueAxis*>(one)) return axis;
  return nullptr;
}

const QAbstractBarSeries* barsOf(const QChart& chart) {
  for (const QAbstractSeries* one : chart.series())
    if (const auto* bars = qobject_cast<const QAbstractBarSeries*>(one)) return bars;
  return nullptr;
}

}  // namespace

std::optional<BarValues::End> BarValues::endOf(std::span<const double> values, int sign,
                                               std::string_view unit) {
  End end;
  QStringList texts;
  for (const double value : values) {
    if (value * sign <= 0) continue;
    texts << valueText(value, unit);
    if (std::abs(value) > std::abs(end.value)) end.value = value;
  }
  if (texts.isEmpty()) return {};
  end.text = texts.join(QStringLiteral(" / "));
  return end;
}

void BarValues::measure(const chart::Chart& chart, const QFont& font, int width) {
  *this = {};
  if (chart.form != chart::ChartForm::tornado || chart.classes.empty()) return;
  unit_ = chart.unit;
  const QFontMetrics metrics(font);
  const QFontMetrics numbers(withEvenDigits(font));
  int names = 0;
  for (std::size_t i = 0; i < chart.classes.size(); ++i) {
    names = std::max(names, metrics.horizontalAdvance(ChartView::classText(chart, i)));
    std::vector<double> values;
    for (const chart::ChartBars& bars : chart.bars) values.push_back(bars.values[i]);
    for (const int sign : {-1, 1}) {
      const auto end = endOf(values, sign, unit_);
      if (!end) continue;
      int& room = sign < 0 ? before_ : after_;
      room = std::max(room, numbers.horizontalAdvance(end->text) + 2 * besideBar);
      least_ = std::min(least_, end->value);
      most_ = std::max(most_, end->value);
    }
  }
  int legend = 0;
  for (const chart::ChartBars& bars : chart.bars)
    legend = std::max(legend, metrics.horizontalAdvance(shown(bars.title)));
  const int left = width - legend - linesOfMarks * metrics.lineSpacing();
  const int needed = names + linesBesideNames * metrics.lineSpacing();
  const int ofNames = std::min(needed, static_cast<int>(left * mostOfNames));
  areNamesWhole_ = ofNames == needed;
  plot_ = left - ofNames - metrics.lineSpacing();
  areDrawn_ = most_ > least_ && before_ + after_ <= plot_ * mostOfTexts;
}

void BarValues::prepare(QChart& chart) const {
  QValueAxis* axis = valueAxisOf(chart);
  if (!areDrawn_ || !axis) return;
  const double ofPixel = (most_ - least_) / (plot_ - before_ - after_);
  axis->setRange(least_ - before_ * ofPixel, most_ + after_ * ofPixel);
  axis->setLabelsVisible(false);
  axis->setTitleVisible(false);
  axis->setGridLineVisible(false);
  axis->setLineVisible(false);
  // The library cuts names by their height too, and counts a line too many.
  for (QAbstractAxis* names : chart.axes(Qt::Vertical)) names->setTruncateLabels(!areNamesWhole_);
}

/// The first class is the lowest.
void BarValues::draw(QPainter& painter, const QChart& chart, const QFont& font,
                     const QPalette& palette) const {
  const QValueAxis* axis = valueAxisOf(chart);
  const QAbstractBarSeries* bars = barsOf(chart);
  if (!areDrawn_ || !axis || !bars || bars->count() == 0) return;
  const QRectF plot = chart.plotArea();
  const int count = bars->barSets().front()->count();
  const double band = plot.height() / std::max(count, 1);
  const auto placeOf = [&](double value) {
    return plot.left() + plot.width() * (value - axis->min()) / (axis->max() - axis->min());
  };
  painter.save();
  painter.setFont(withEvenDigits(font));
  painter.setPen(palette.color(QPalette::PlaceholderText));
  painter.drawLine(QLineF(placeOf(0), plot.top(), placeOf(0), plot.bottom()));
  painter.setPen(palette.color(QPalette::Text));
  for (int i = 0; i < count; ++i) {
    std::vector<double> values;
    for (const QBarSet* set : bars->barSets()) values.push_back(set->at(i));
    const double top = plot.bottom() - band * (i + 1);
    for (const int sign : {-1, 1}) {
      const auto end = endOf(values, sign, unit_);
      if (!end) continue;
      const double at = placeOf(end->value);
      const QRectF room = sign < 0 ? QRectF(plot.left(), top, at - besideBar - plot.left(), band)
                                   : QRectF(at + besideBar, top, plot.right() - at, band);
      const Qt::Alignment side = sign < 0 ? Qt::AlignRight : Qt::AlignLeft;
      painter.drawText(room, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextDontClip,
                       end->text);
    }
  }
  painter.restore();
}

}  // namespace wb::ui
