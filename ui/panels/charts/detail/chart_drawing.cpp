#include "ui/panels/charts/detail/chart_drawing.h"

#include "model/core/language.h"
#include "ui/panels/charts/chart_view.h"
#include "ui/widgets/model_text.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QCursor>
#include <QFontMetrics>
#include <QHorizontalBarSeries>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QPainter>
#include <QScatterSeries>
#include <QToolTip>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <numeric>
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

/// The tooltip also names a mark: where there is no room for all names, lines keep theirs.
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

namespace {

using chart::Chart;
using chart::ChartRole;

constexpr qreal lineWidth = 2;
constexpr qreal decidingWidth = 3.5;
constexpr qreal markSize = 9;
/// Room above what is highest.
constexpr double headroom = 1.05;
/// What is left of a chart's width beside its axis.
constexpr double shareOfPlot = 0.85;
constexpr int uprightAngle = -90;

/// Lines differ without colors too.
Qt::PenStyle styleOf(ChartRole role) {
  switch (role) {
    case ChartRole::physics:
      return Qt::DashLine;
    case ChartRole::streaming:
      return Qt::DotLine;
    case ChartRole::server:
      return Qt::DashDotLine;
    default:
      return Qt::SolidLine;
  }
}

/// Lines with what surrounds them.
struct Extent {
  double left = 0;
  double right = 1;
  double top = 0;

  void include(const chart::ChartPoint& point, bool isFirst) {
    left = isFirst ? point.x : std::min(left, point.x);
    right = isFirst ? point.x : std::max(right, point.x);
    top = std::max(top, point.y);
  }
};

Extent extentOf(const Chart& chart) {
  Extent extent;
  bool isFirst = true;
  for (const chart::ChartLine& line : chart.lines)
    for (const chart::ChartPoint& point : line.points) {
      extent.include(point, isFirst);
      isFirst = false;
    }
  if (extent.top == 0) extent.top = 1;
  return extent;
}

void place(QChart& drawing, QAbstractSeries* series, QAbstractAxis* x, QAbstractAxis* y) {
  drawing.addSeries(series);
  series->attachAxis(x);
  series->attachAxis(y);
}

/// 1, 2 or 5 times a power of ten: at most so many of them in a range.
double roundStep(double range, int most) {
  const double least = range / most;
  const double power = std::pow(10, std::floor(std::log10(least)));
  for (const double times : {1.0, 2.0, 5.0})
    if (times * power >= least) return times * power;
  return 10 * power;
}

QAbstractAxis* axisAlong(const Chart& chart, const Extent& extent) {
  if (chart.isLogarithmic) {
    auto* axis = new QLogValueAxis;
    axis->setBase(10);
    axis->setRange(extent.left, extent.right);
    return axis;
  }
  auto* axis = new QValueAxis;
  axis->setRange(extent.left, extent.right);
  if (extent.right > extent.left) {
    constexpr int mostTicks = 8;
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(0);
    axis->setTickInterval(roundStep(extent.right - extent.left, mostTicks));
  }
  return axis;
}

QValueAxis* axisUp(double top) {
  auto* axis = new QValueAxis;
  axis->setRange(0, top * headroom);
  axis->applyNiceNumbers();
  return axis;
}

void addLine(QChart& drawing, const chart::ChartLine& line, const QPalette& palette,
             QAbstractAxis* x, QAbstractAxis* y) {
  auto* series = new QLineSeries;
  series->setName(shown(line.title));
  const bool isDeciding = line.role == ChartRole::landImpact;
  QPen pen(colourOf(line.role, palette), isDeciding ? decidingWidth : lineWidth,
           styleOf(line.role));
  series->setPen(pen);
  series->setProperty(labelledProperty, true);
  QList<QPointF> points;
  for (const chart::ChartPoint& point : line.points) {
    if (line.isStepped && !points.isEmpty()) points.append({point.x, points.back().y()});
    points.append({point.x, point.y});
  }
  series->replace(points);
  place(drawing, series, x, y);
}

/// What is met at a mark, and where that is.
QString metAt(const Chart& chart, const QPointF& point) {
  const auto distance = [&](const chart::ChartMark& mark) {
    return std::abs(mark.at.x - point.x());
  };
  const chart::ChartMark& mark = std::ranges::min(chart.marks, {}, distance);
  const auto line = [](const QString& title, double value) {
    return QStringLiteral("\n%1: %2").arg(title, shownNumber(value));
  };
  return listed(mark.names) + line(shown(chart.xTitle), mark.at.x) +
         line(shown(chart.yTitle), mark.at.y);
}

void addMarks(QChart& drawing, const Chart& chart, const QPalette& palette, QAbstractAxis* x,
              QAbstractAxis* y) {
  if (chart.marks.empty()) return;
  auto* series = new QScatterSeries;
  series->setName(ChartView::tr("limit"));
  series->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
  series->setMarkerSize(markSize);
  series->setColor(palette.color(QPalette::Base));
  series->setBorderColor(palette.color(QPalette::Text));
  for (const chart::ChartMark& mark : chart.marks) series->append(mark.at.x, mark.at.y);
  QObject::connect(series, &QScatterSeries::hovered, series,
                   [chart](const QPointF& point, bool isOver) {
                     QToolTip::showText(QCursor::pos(), isOver ? metAt(chart, point) : QString());
                   });
  place(drawing, series, x, y);
  // By itself it would be filled as the ground is.
  for (QLegendMarker* marker : drawing.legend()->markers(series))
    marker->setBrush(palette.color(QPalette::Text));
}

void addHere(QChart& drawing, const Chart& chart, const Extent& extent, const QPalette& palette,
             QAbstractAxis* x, QAbstractAxis* y) {
  if (!chart.here || *chart.here < extent.left || *chart.here > extent.right) return;
  auto* series = new QLineSeries;
  series->setName(ChartView::tr("now"));
  series->setPen(QPen(palette.color(QPalette::Text), 1, Qt::DashLine));
  series->setProperty(namedAtTopProperty, true);
  series->append(*chart.here, 0);
  series->append(*chart.here, extent.top * headroom);
  place(drawing, series, x, y);
}

void drawLines(QChart& drawing, const Chart& chart, const QPalette& palette) {
  const Extent extent = extentOf(chart);
  QAbstractAxis* x = axisAlong(chart, extent);
  QAbstractAxis* y = axisUp(extent.top);
  x->setTitleText(shown(chart.xTitle).replace(u'*', u'·'));  // Of units, as beside constants.
  y->setTitleText(shown(chart.yTitle));
  drawing.addAxis(x, Qt::AlignBottom);
  drawing.addAxis(y, Qt::AlignLeft);
  // What decides lies below the line of the weight that does.
  for (auto line = chart.lines.rbegin(); line != chart.lines.rend(); ++line)
    addLine(drawing, *line, palette, x, y);
  addMarks(drawing, chart, palette, x, y);
  addHere(drawing, chart, extent, palette, x, y);
}

/// A lying chart has its first class lowest; the largest is to be the highest.
std::vector<std::size_t> placesOf(const Chart& chart, std::size_t mostClasses) {
  const bool isLying = chart.form == chart::ChartForm::tornado;
  const std::size_t count = chart.classes.size();
  std::vector<std::size_t> places(isLying ? std::min(count, mostClasses) : count);
  std::iota(places.begin(), places.end(), std::size_t{0});
  if (isLying) std::ranges::reverse(places);
  return places;
}

QStringList classTexts(const Chart& chart, const std::vector<std::size_t>& places) {
  QStringList texts;
  for (const std::size_t place : places) {
    QString text = ChartView::classText(chart, place);
    // An axis shows equal names once.
    while (texts.contains(text)) text += QChar::Nbsp;
    texts << text;
  }
  return texts;
}

/// Names of classes that have no room side by side stand upright.
void turnWhereNarrow(QBarCategoryAxis& classes, const QChart& drawing) {
  const QFontMetrics metrics(classes.labelsFont());
  int widest = 0;
  for (const QString& name : classes.categories())
    widest = std::max(widest, metrics.horizontalAdvance(name) + metrics.averageCharWidth());
  if (widest * classes.count() > drawing.size().width() * shareOfPlot)
    classes.setLabelsAngle(uprightAngle);
}

QAbstractBarSeries* seriesFor(const Chart& chart) {
  if (chart.form != chart::ChartForm::tornado) return new QBarSeries;
  if (chart.isStacked) return new QHorizontalStackedBarSeries;
  return new QHorizontalBarSeries;
}

void drawBars(QChart& drawing, const Chart& chart, const QPalette& palette,
              const std::vector<std::size_t>& places) {
  const bool isLying = chart.form == chart::ChartForm::tornado;
  QAbstractBarSeries* series = seriesFor(chart);
  double least = 0;
  double most = 0;
  for (const chart::ChartBars& bars : chart.bars) {
    auto* set = new QBarSet(shown(bars.title));
    set->setColor(colourOf(bars.role, palette));
    set->setBorderColor(palette.color(QPalette::Base));
    for (const std::size_t place : places) {
      set->append(bars.values[place]);
      least = std::min(least, bars.values[place]);
      most = std::max(most, bars.values[place]);
    }
    series->append(set);
  }
  auto* classes = new QBarCategoryAxis;
  classes->append(classTexts(chart, places));
  classes->setTitleText(shown(chart.xTitle));
  auto* values = new QValueAxis;
  if (isLying) {
    values->setRange(least * headroom, most > least ? most * headroom : least + 1);
    values->applyNiceNumbers();
  } else {
    // Upright ones are percentages; those of triangles are read against all.
    const bool isOfAll = !chart.evidence.empty() || most <= 0 || most * headroom > 100;
    values->setRange(0, isOfAll ? 100 : most * headroom);
    if (!isOfAll) values->applyNiceNumbers();
    turnWhereNarrow(*classes, drawing);
  }
  values->setTitleText(shown(chart.yTitle));
  drawing.addAxis(classes, isLying ? Qt::AlignLeft : Qt::AlignBottom);
  drawing.addAxis(values, isLying ? Qt::AlignBottom : Qt::AlignLeft);
  place(drawing, series, classes, values);
}

/// With the decimals that its steps have: 15, not 15.0.
void nameTicks(QValueAxis& axis) {
  constexpr int most = 6;
  const bool isDynamic = axis.tickType() == QValueAxis::TicksDynamic;
  const double step = isDynamic ? axis.tickInterval()
                                : (axis.max() - axis.min()) / std::max(axis.tickCount() - 1, 1);
  int decimals = 0;
  for (double scaled = step; decimals < most; scaled *= 10, ++decimals)
    if (std::abs(scaled - std::round(scaled)) < 1e-6 * std::abs(scaled)) break;
  axis.setLabelFormat(QStringLiteral("%.%1f").arg(decimals));
}

void colourAxes(QChart& drawing, const QPalette& palette) {
  for (QAbstractAxis* axis : drawing.axes()) {
    if (auto* values = qobject_cast<QValueAxis*>(axis)) nameTicks(*values);
    axis->setLabelsColor(palette.color(QPalette::Text));
    axis->setTitleBrush(palette.color(QPalette::Text));
    axis->setLinePen(palette.color(QPalette::PlaceholderText));
    QColor grid = palette.color(QPalette::Text);
    grid.setAlphaF(0.15F);
    axis->setGridLineColor(grid);
  }
}

}  // namespace

std::size_t drawChart(QChart& drawing, const Chart& chart, const QPalette& palette,
                      std::size_t mostClasses) {
  drawing.removeAllSeries();
  for (QAbstractAxis* axis : drawing.axes()) {
    drawing.removeAxis(axis);
    delete axis;
  }
  const std::vector<std::size_t> places = placesOf(chart, mostClasses);
  if (chart.form == chart::ChartForm::lines) {
    drawLines(drawing, chart, palette);
  } else {
    drawBars(drawing, chart, palette, places);
  }
  colourAxes(drawing, palette);
  return places.size();
}

}  // namespace wb::ui
