#include "ui/panels/charts/chart_view.h"

#include "model/core/language.h"
#include "ui/panels/charts/detail/chart_drawing.h"
#include "ui/panels/charts/detail/drawn_chart_texts.h"
#include "ui/widgets/model_text.h"

#include <QEvent>
#include <QGraphicsLayout>
#include <QImage>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QSvgGenerator>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace wb::ui {
namespace {

/// One colour for light and one for dark grounds; told apart with the usual colour blindnesses too.
/// Weights and changes have those of the view, some of them darker on light grounds, where names of
/// lines are written in them.
struct RoleColours {
  QRgb onLight;
  QRgb onDark;
};

/// By ChartRole. What is no cost has no colour of one.
constexpr std::array<RoleColours, 10> roleColours{{
    {0xff1f66b0, 0xff4c97e0},  // physics
    {0xff9a6100, 0xfff0ad2e},  // streaming
    {0xff1c7a59, 0xff7fe0bc},  // server
    {0xff1b1f26, 0xffe9ecf1},  // land impact
    {0xffc8301e, 0xfff0604a},  // more expensive
    {0xff007a87, 0xff2fb5c0},  // cheaper
    {0xff343a40, 0xffdee2e6},  // raised
    {0xff868e96, 0xff8e979f},  // lowered
    {0xff6c757d, 0xffadb5bd},  // triangles
    {0xff868e96, 0xff8e979f},  // before
}};

/// Lines of text that a class of bars needs to be named, and those that title and axis take.
constexpr double linesOfAClass = 1.05;
constexpr double linesBeside = 8;
/// The same of those that have their values at their ends, and no axis below.
constexpr double linesBesideValues = 2.5;
constexpr std::size_t fewestClasses = 3;

/// Where along x a chart of lines has its steps: a line leaves out what is not known, and has two
/// points where it leaps.
std::vector<double> stepsOf(const chart::Chart& chart) {
  std::set<double> steps;
  for (const chart::ChartLine& line : chart.lines)
    for (const chart::ChartPoint& point : line.points) steps.insert(point.x);
  return {steps.begin(), steps.end()};
}

}  // namespace

QColor colourOf(chart::ChartRole role, const QPalette& palette) {
  const RoleColours& colours = roleColours[static_cast<std::size_t>(role)];
  const bool isDark = palette.color(QPalette::Base).lightnessF() < 0.5F;
  return QColor::fromRgb(isDark ? colours.onDark : colours.onLight);
}

ChartView::ChartView(QWidget* parent) : QChartView(parent) {
  setRenderHint(QPainter::Antialiasing);
  setFrameShape(NoFrame);
  // Else what was drawn before the view became smaller stays in the picture.
  setViewportUpdateMode(FullViewportUpdate);
  setAccessibleName(tr("Chart"));
  chart()->setBackgroundRoundness(0);
  chart()->setLocalizeNumbers(true);
  chart()->setMargins({});
  chart()->layout()->setContentsMargins(0, 0, 0, 0);
  chart()->legend()->setAlignment(Qt::AlignRight);
  // Items beside the plot are not part of the chart, which would otherwise draw itself again.
  connect(chart(), &QChart::plotAreaChanged, this, &ChartView::followPlot);
  takeColours();
}

QString ChartView::classText(const chart::Chart& chart, std::size_t index) {
  const table::Cell& cell = chart.classes[index];
  const auto* word = std::get_if<std::string>(&cell);
  if (word && chart.classesAreWords) return shownWords(asHeading(*word));
  return shown(cell);
}

void ChartView::show(const std::shared_ptr<const chart::Chart>& chart, const QString& title) {
  const bool isAlike =
      chart_ && chart && chart_->form == chart->form && chart_->unit == chart->unit;
  if (!isAlike) beside_ = 0;
  chart_ = chart;
  title_ = title;
  markPlace(chosen_);
  draw();
}

/// Writing that the font borrows from another may be higher than its own.
double ChartView::lineOfAClass() const {
  return std::max(fontMetrics().lineSpacing(), fontMetrics().boundingRect(title_).height());
}

std::size_t ChartView::classesThatFit() const {
  const double line = lineOfAClass();
  const double around =
      std::max(line * (values_.areDrawn() ? linesBesideValues : linesBeside), beside_);
  const double fit = (height() - around) / (line * linesOfAClass);
  return std::max(fewestClasses, static_cast<std::size_t>(std::max(fit, 0.0)));
}

/// Names that overlap would not be drawn: there are fewer where the plot is lower than expected.
void ChartView::followPlot() {
  viewport()->update();
  const double plot = chart()->plotArea().height();
  const bool isLying = chart_ && chart_->form == chart::ChartForm::tornado;
  if (!isLying || plot <= 0 || plot >= static_cast<double>(drawnClasses_) * lineOfAClass()) return;
  beside_ = height() - plot;
  if (classesThatFit() < drawnClasses_)
    QMetaObject::invokeMethod(this, &ChartView::draw, Qt::QueuedConnection);
}

void ChartView::draw() {
  static const chart::Chart nothing;
  const chart::Chart& drawn = chart_ ? *chart_ : nothing;
  values_.measure(drawn, font(), width());
  drawnClasses_ = drawChart(*chart(), drawn, palette(), classesThatFit());
  values_.prepare(*chart());
  const bool isCut = drawn.form == chart::ChartForm::tornado && drawnClasses_ < drawn.table.rows;
  const QString title = isCut ? tr("%1 (top %L2 of %L3)", "title of a chart")
                                    .arg(title_)
                                    .arg(drawnClasses_)
                                    .arg(drawn.table.rows)
                              : title_;
  labels_.prepare(*chart(), font(), height());
  chart()->setTitle(title.toHtmlEscaped() + (labels_.areDrawn() ? markLine() : QString()));
  setAccessibleDescription(title);
}

QString ChartView::whatMarksAre() { return tr("floor, cap, clamp or threshold"); }

/// Without a legend, marks are explained below the title.
QString ChartView::markLine() const {
  if (!chart_ || chart_->marks.empty()) return {};
  return QStringLiteral("<br><small>\u25c7 %1</small>").arg(whatMarksAre().toHtmlEscaped());
}

/// Names of classes that do not fit are not drawn at all, so fewer are where there is less room.
void ChartView::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  if (!chart_) return;
  if (event->size() != event->oldSize()) beside_ = 0;
  const bool isWider = event->size().width() != event->oldSize().width();
  if (isWider || chart_->form != chart::ChartForm::tornado) return draw();
  if (std::min(classesThatFit(), chart_->classes.size()) != drawnClasses_) draw();
}

/// So that the keyboard's place is seen.
void ChartView::drawForeground(QPainter* painter, const QRectF& area) {
  QChartView::drawForeground(painter, area);
  labels_.draw(*painter, *chart(), font());
  values_.draw(*painter, *chart(), font(), palette());
  drawMarked(*painter);
  if (!hasFocus()) return;
  QStyleOptionFocusRect frame;
  frame.initFrom(this);
  frame.rect = viewport()->rect().adjusted(1, 1, -1, -1);
  style()->drawPrimitive(QStyle::PE_FrameFocusRect, &frame, painter, this);
}

/// Of a class of bars, counted from the largest; nothing where bars are of no object, or not drawn.
std::optional<weighing::Target> ChartView::targetOf(std::size_t place) const {
  const bool isDrawn = chart_ && chart_->form == chart::ChartForm::tornado &&
                       place < std::min(drawnClasses_, chart_->table.rows);
  return isDrawn ? chart_->table.target(place) : std::nullopt;
}

/// Of what can be chosen: lying bars of objects, classes of triangles, steps of lines.
std::size_t ChartView::placeCount() const {
  if (!chart_) return 0;
  switch (chart_->form) {
    case chart::ChartForm::lines:
      return stepsOf(*chart_).size();
    case chart::ChartForm::histogram:
      return chart_->evidence.size();
    case chart::ChartForm::tornado:
      break;
  }
  return targetOf(0) ? drawnClasses_ : 0;
}

bool ChartView::isMarked(std::size_t place) const {
  if (chosen_ == place) return true;
  const auto target = targetOf(place);
  return target && std::ranges::any_of(marked_, [&](const weighing::Target& one) {
           return one.linkset == target->linkset;
         });
}

/// What a class takes of the plot, in the view: lying ones from above, upright ones from the left.
QRectF ChartView::bandOf(std::size_t place) const {
  if (chart_->form == chart::ChartForm::lines) return bandOfStep(place);
  const QRectF plot = chart()->plotArea();
  const auto share = 1 / static_cast<qreal>(std::max<std::size_t>(placeCount(), 1));
  const auto at = static_cast<qreal>(place) * share;
  if (chart_->form == chart::ChartForm::histogram)
    return {plot.left() + plot.width() * at, plot.top(), plot.width() * share, plot.height()};
  return {plot.left(), plot.top() + plot.height() * at, plot.width(), plot.height() * share};
}

/// An upright line where the step is.
QRectF ChartView::bandOfStep(std::size_t step) const {
  const QRectF plot = chart()->plotArea();
  const auto x = stepsOf(*chart_);
  if (step >= x.size() || chart()->series().isEmpty()) return {};
  const QPointF at = chart()->mapToPosition({x[step], 0}, chart()->series().front());
  return {at.x(), plot.top(), 0, plot.height()};
}

std::optional<std::size_t> ChartView::placeAt(const QPointF& pixel) const {
  std::optional<std::size_t> nearest;
  qreal least = std::numeric_limits<qreal>::max();
  const bool isLying = chart_ && chart_->form == chart::ChartForm::tornado;
  for (std::size_t place = 0; place < placeCount(); ++place) {
    const QPointF middle = bandOf(place).center();
    const qreal away = std::abs(isLying ? pixel.y() - middle.y() : pixel.x() - middle.x());
    if (away < least) {
      least = away;
      nearest = place;
    }
  }
  return nearest;
}

void ChartView::mark(std::vector<weighing::Target> selected) {
  marked_ = std::move(selected);
  viewport()->update();
}

void ChartView::markPlace(std::optional<std::size_t> place) {
  const bool isOfObjects = !chart_ || chart_->form == chart::ChartForm::tornado;
  chosen_ = place && !isOfObjects && *place < placeCount() ? place : std::nullopt;
  viewport()->update();
}

/// A frame, so that it is seen without colours too.
void ChartView::drawMarked(QPainter& painter) const {
  if (chart_ && chart_->form == chart::ChartForm::lines) return drawStep(painter);
  painter.save();
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
  painter.setBrush(Qt::NoBrush);
  for (std::size_t place = 0; place < placeCount(); ++place)
    if (isMarked(place)) painter.drawRect(bandOf(place).adjusted(1, 1, -1, -1));
  painter.restore();
}

/// `2: physics 3.1 · streaming 5 · …`
QString ChartView::textOfStep(std::size_t step) const {
  const auto x = stepsOf(*chart_);
  QStringList values;
  for (const chart::ChartLine& line : chart_->lines) {
    const auto after = std::find_if(line.points.rbegin(), line.points.rend(),
                                    [&](const chart::ChartPoint& one) { return one.x == x[step]; });
    if (after != line.points.rend()) values << shown(line.title) + u' ' + shownNumber(after->y);
  }
  return shownNumber(x[step]) + QStringLiteral(": ") + values.join(QStringLiteral(" · "));
}

/// A line through all of them, and what they are there.
void ChartView::drawStep(QPainter& painter) const {
  if (!chosen_ || *chosen_ >= stepsOf(*chart_).size()) return;
  const QRectF band = bandOfStep(*chosen_);
  const QRectF plot = chart()->plotArea();
  const QString text = textOfStep(*chosen_);
  QRectF label = fontMetrics().boundingRect(text).toRectF().adjusted(-3, -1, 3, 1);
  const qreal left = std::min(band.left() + 4, plot.right() - label.width());
  label.moveTopLeft({std::max(left, plot.left()), plot.top() + fontMetrics().height()});
  painter.save();
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
  painter.drawLine(band.topLeft(), band.bottomLeft());
  painter.fillRect(label, palette().color(QPalette::Base));
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(label, Qt::AlignCenter, text);
  painter.restore();
}

void ChartView::choose(std::size_t place) {
  if (const auto target = targetOf(place)) return emit targetChosen(*target);
  if (chart_->form == chart::ChartForm::tornado) return;
  markPlace(place);
  emit placeChosen(place);
}

/// The bars and their name beside them.
void ChartView::mousePressEvent(QMouseEvent* event) {
  QChartView::mousePressEvent(event);
  if (const auto place = placeAt(event->position())) choose(*place);
}

/// As in a list: from what is selected to the next, or to the first. Upright ones stand side by
/// side.
void ChartView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool isForward = key == Qt::Key_Down || key == Qt::Key_Right;
  const bool isOfList = isForward || key == Qt::Key_Up || key == Qt::Key_Left ||
                        key == Qt::Key_Home || key == Qt::Key_End;
  if (!isOfList || placeCount() == 0) return QChartView::keyPressEvent(event);
  const std::size_t last = placeCount() - 1;
  std::size_t now = 0;
  while (now <= last && !isMarked(now)) ++now;
  if (key == Qt::Key_End) return choose(last);
  if (key == Qt::Key_Home || now > last) return choose(0);
  choose(isForward ? std::min(now + 1, last) : now - std::min<std::size_t>(now, 1));
}

void ChartView::takeColours() {
  chart()->setBackgroundBrush(palette().color(QPalette::Base));
  chart()->legend()->setLabelColor(palette().color(QPalette::Text));
  chart()->setTitleBrush(palette().color(QPalette::Text));
  setBackgroundBrush(palette().color(QPalette::Base));
}

void ChartView::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  takeColours();
  draw();
}

namespace {

/// Pictures for pages that are read on any screen.
constexpr int pictureScale = 2;
constexpr QSize leastPicture{960, 600};

Result<void> notWritten(const QString& path) {
  Diagnostic problem = failure(chartTexts["chart.cannot_write"]).value();
  return tl::unexpected(inFile(std::move(problem), path.toStdString()));
}

}  // namespace

/// The same chart at the size of a picture, drawn once so that it is laid out.
std::unique_ptr<ChartView> ChartView::enlarged() const {
  auto view = std::make_unique<ChartView>();
  view->setPalette(palette());
  view->resize(size().expandedTo(leastPicture));
  view->takeColours();
  view->show(chart_, title_);
  view->grab();
  return view;
}

Result<void> ChartView::writePicture(const QString& path) const {
  const auto view = enlarged();
  QImage picture(view->size() * pictureScale, QImage::Format_ARGB32_Premultiplied);
  picture.fill(palette().color(QPalette::Base));
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  view->render(&painter, picture.rect(), view->viewport()->rect());
  painter.end();
  if (picture.save(path)) return {};
  return notWritten(path);
}

Result<void> ChartView::writeSvg(const QString& path) const {
  const auto view = enlarged();
  const QRect whole = view->viewport()->rect();
  QSvgGenerator file;
  file.setFileName(path);
  file.setSize(whole.size());
  file.setViewBox(whole);
  file.setTitle(accessibleDescription());
  QPainter painter;
  if (!painter.begin(&file)) return notWritten(path);
  view->render(&painter, QRectF(whole), whole);
  painter.end();
  return {};
}

}  // namespace wb::ui
