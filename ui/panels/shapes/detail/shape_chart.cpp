#include "ui/panels/shapes/detail/shape_chart.h"

#include "ui/panels/shapes/detail/shape_words.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"

#include <QCursor>
#include <QEvent>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QMouseEvent>
#include <QResizeEvent>
#include <QScatterSeries>
#include <QToolTip>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <utility>

namespace wb::ui {
namespace {

/// In letters: in less, the numbers of its axes would be cut in some language.
constexpr int leastWidth = 60;

/// What errors are read in.
const LengthUnit& unit() { return unitOfErrors(LengthChoice::ofProgram().unit()); }

/// Beyond this ratio the axis is logarithmic.
constexpr double wideRange = 20;
constexpr double headroom = 1.1;
/// Pixels.
constexpr qreal markerSize = 11;
constexpr qreal chosenSize = 17;
constexpr qreal nearEnough = 16;
/// Of text; less, and axes cannot be read.
constexpr int leastLines = 8;

double costOf(const shape::MadeShape& made) { return made.physicsNow.value_or(0); }

struct Range {
  double least = 0;
  double most = 1;
};

template <class Number>
Range rangeOf(const std::vector<shape::MadeShape>& shapes, const Number& number) {
  if (shapes.empty()) return {};
  const auto [least, most] = std::ranges::minmax(shapes, {}, number);
  return {number(least), number(most)};
}

QAbstractAxis* costAxis(const Range& costs) {
  if (costs.least > 0 && costs.most > wideRange * costs.least) {
    auto* axis = new QLogValueAxis;
    axis->setBase(10);
    axis->setRange(std::pow(10, std::floor(std::log10(costs.least))),
                   std::pow(10, std::ceil(std::log10(costs.most * headroom))));
    return axis;
  }
  auto* axis = new QValueAxis;
  axis->setRange(0, std::max(costs.most, 0.1) * headroom);
  axis->applyNiceNumbers();
  return axis;
}

}  // namespace

ShapeChart::ShapeChart(ShapeCandidates& candidates, QWidget* parent)
    : QChartView(parent), candidates_(candidates) {
  setRenderHint(QPainter::Antialiasing);
  setFrameShape(NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setAccessibleName(tr("Cost by deviation"));
  setAccessibleDescription(tr("The cost and deviation of each shape in the list"));
  chart()->setBackgroundRoundness(0);
  chart()->setLocalizeNumbers(true);
  chart()->setMargins({});
  chart()->legend()->hide();
  takeColours();
  connect(&candidates, &ShapeCandidates::changed, this, &ShapeChart::draw);
  connect(&candidates, &ShapeCandidates::chosenChanged, this, &ShapeChart::draw);
}

void ShapeChart::setGroup(std::size_t group) {
  if (group == group_) return;
  group_ = group;
  draw();
}

QPointF ShapeChart::pointOf(const shape::MadeShape& made) const {
  return {made.shape.error.error() * unit().perMetre, costOf(made)};
}

template <class Series>
Series& ShapeChart::place(Series* series) {
  chart()->addSeries(series);
  for (QAbstractAxis* axis : chart()->axes()) series->attachAxis(axis);
  return *series;
}

void ShapeChart::draw() {
  chart()->removeAllSeries();
  for (QAbstractAxis* axis : chart()->axes()) {
    chart()->removeAxis(axis);
    delete axis;
  }
  if (group_ >= candidates_.shapes().size()) group_ = 0;
  if (candidates_.isEmpty()) return;
  addAxes();
  addGoal();
  addFront();
  addShapes();
}

void ShapeChart::addAxes() {
  const auto& shapes = candidates_.shapes()[group_];
  const Range errors = rangeOf(shapes, [](const shape::MadeShape& one) {
    return one.shape.error.error() * unit().perMetre;
  });
  auto* x = new QValueAxis;
  x->setRange(0, std::max(errors.most, 0.1) * headroom);
  x->applyNiceNumbers();
  x->setTitleText(tr("deviation in %1").arg(nameOf(unit())));
  QAbstractAxis* y = costAxis(rangeOf(shapes, costOf));
  y->setTitleText(QStringLiteral("PE"));  // A word would be cut in the height there is.
  chart()->addAxis(x, Qt::AlignBottom);
  chart()->addAxis(y, Qt::AlignLeft);
  const QColor words = palette().color(QPalette::Text);
  QColor grid = words;
  grid.setAlphaF(0.15F);
  for (QAbstractAxis* axis : chart()->axes()) {
    axis->setLabelsColor(words);
    axis->setTitleBrush(words);
    axis->setLinePen(palette().color(QPalette::PlaceholderText));
    axis->setGridLineColor(grid);
  }
}

/// A dashed line that shapes are to stay on this side of.
void ShapeChart::addGoal() {
  const shape::ShapeRequest& request = candidates_.order()->request;
  if (candidates_.order()->isBudgetFree || candidates_.shapes()[group_].empty()) return;
  const auto* x = qobject_cast<QValueAxis*>(chart()->axes(Qt::Horizontal).front());
  auto* line = new QLineSeries;
  line->setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DashLine));
  if (request.budget) {
    line->append(x->min(), *request.budget);
    line->append(x->max(), *request.budget);
  } else {
    const double diagonal = candidates_.shapes()[group_].front().diagonal;
    const double within = *making::withinOf(request).most(diagonal);
    line->append(within * unit().perMetre, 1e-6);
    line->append(within * unit().perMetre, 1e6);
  }
  place(line);
}

void ShapeChart::addFront() {
  std::vector<QPointF> points;
  for (const shape::MadeShape& made : candidates_.shapes()[group_])
    if (made.isOnFront) points.push_back(pointOf(made));
  std::ranges::sort(points, {}, &QPointF::x);
  auto* line = new QLineSeries;
  line->setPen(QPen(palette().color(QPalette::Highlight), 2));
  line->replace(QList<QPointF>(points.begin(), points.end()));
  place(line);
}

void ShapeChart::addShapes() {
  const auto& shapes = candidates_.shapes()[group_];
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    const shape::MadeShape& made = shapes[i];
    const bool isChosen = candidates_.chosen(group_) == i;
    auto* series = new QScatterSeries;
    series->setMarkerShape(made.isUsed ? QScatterSeries::MarkerShapeCircle
                                       : QScatterSeries::MarkerShapeRectangle);
    series->setMarkerSize(isChosen ? chosenSize : markerSize);
    series->setColor(palette().color(made.isOnFront ? QPalette::Highlight : QPalette::Base));
    series->setBorderColor(
        palette().color(made.isUsed ? QPalette::Text : QPalette::PlaceholderText));
    series->append(pointOf(made));
    series->setPointLabelsFormat(methodWords(made.shape.method));
    series->setPointLabelsVisible(isChosen);
    series->setPointLabelsColor(palette().color(QPalette::Text));
    series->setPointLabelsClipping(false);
    const QString words =
        QStringLiteral("%1\n%2\n%3: %4")
            .arg(tr("%1: %2", "method and what it made")
                     .arg(methodWords(made.shape.method), whatItIs(made.shape)),
                 errorWords(made), tr("physics in PE"), shownNumber(costOf(made)));
    connect(series, &QScatterSeries::hovered, this, [words](const QPointF&, bool isOver) {
      QToolTip::showText(QCursor::pos(), isOver ? words : QString());
    });
    place(series);
  }
}

/// Letters that the font borrows from another may be higher than its own.
int ShapeChart::leastHeight() const {
  return leastLines *
         std::max(fontMetrics().lineSpacing(),
                  fontMetrics().boundingRect(tr("deviation in %1").arg(nameOf(unit()))).height());
}

/// Until the room is known it asks for none: docks that have given way do not come back.
void ShapeChart::giveWayIn(QWidget& around) {
  hide();
  around.installEventFilter(this);
}

bool ShapeChart::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && watched->isWidgetType()) {
    const QSize room = static_cast<QResizeEvent*>(event)->size();
    setVisible(room.height() >= leastHeight() &&
               room.width() >= leastWidth * fontMetrics().averageCharWidth());
  }
  return QChartView::eventFilter(watched, event);
}

/// The nearest one, if the pointer is at it.
void ShapeChart::mousePressEvent(QMouseEvent* event) {
  QChartView::mousePressEvent(event);
  if (candidates_.isEmpty()) return;
  std::optional<std::pair<qreal, std::size_t>> nearest;
  const auto& shapes = candidates_.shapes()[group_];
  QAbstractSeries* any = chart()->series().isEmpty() ? nullptr : chart()->series().front();
  for (std::size_t i = 0; i < shapes.size() && any; ++i) {
    const QPointF at = chart()->mapToPosition(pointOf(shapes[i]), any);
    const qreal far = QLineF(at, event->position()).length();
    if (far <= nearEnough && (!nearest || far < nearest->first)) nearest.emplace(far, i);
  }
  if (nearest) candidates_.choose({group_, nearest->second});
}

void ShapeChart::takeColours() {
  chart()->setBackgroundBrush(palette().color(QPalette::Base));
  setBackgroundBrush(palette().color(QPalette::Base));
}

void ShapeChart::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  takeColours();
  draw();
}

}  // namespace wb::ui
