#include "ui/charts/chart_view.h"

#include "model/base/language.h"
#include "ui/base/model_text.h"
#include "ui/charts/chart_drawing.h"
#include "ui/charts/texts.h"

#include <QEvent>
#include <QGraphicsLayout>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QSvgGenerator>
#include <algorithm>
#include <array>
#include <utility>

namespace wb::ui {
namespace {

/// One colour for light and one for dark grounds; told apart with the usual colour blindnesses too.
struct RoleColours {
  QRgb onLight;
  QRgb onDark;
};

/// By ChartRole.
constexpr std::array<RoleColours, 6> roleColours{{
    {0xffb35c00, 0xffffb347},  // physics
    {0xff0b7285, 0xff66d9e8},  // streaming
    {0xff5f3dc4, 0xffb197fc},  // server
    {0xff1864ab, 0xff74c0fc},  // land impact
    {0xffb02a37, 0xffff8787},  // grows
    {0xff1f7a3d, 0xff69db7c},  // shrinks
}};

/// Pictures for pages that are read on any screen.
constexpr int pictureScale = 2;
constexpr QSize leastPicture{960, 600};

/// Lines of text that a class of bars needs to be named, and those that title and axis take.
constexpr double linesOfAClass = 1.3;
constexpr double linesBeside = 5.5;
constexpr std::size_t fewestClasses = 3;

Result<void> notWritten(const QString& path) {
  Diagnostic problem = failure(chartTexts["chart.cannot_write"]).value();
  return tl::unexpected(inFile(std::move(problem), path.toStdString()));
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
  setAccessibleName(tr("Chart"));
  chart()->setBackgroundRoundness(0);
  chart()->setLocalizeNumbers(true);
  chart()->setMargins({});
  chart()->layout()->setContentsMargins(0, 0, 0, 0);
  chart()->legend()->setAlignment(Qt::AlignRight);
  takeColours();
}

QString ChartView::classText(const chart::Chart& chart, std::size_t index) {
  const table::Cell& cell = chart.classes[index];
  const auto* word = std::get_if<std::string>(&cell);
  if (word && chart.classesAreWords) return shownWords(asHeading(*word));
  return shown(cell);
}

void ChartView::show(const std::shared_ptr<const chart::Chart>& chart, const QString& title) {
  chart_ = chart;
  title_ = title;
  draw();
}

std::size_t ChartView::classesThatFit() const {
  const double lines = static_cast<double>(height()) / fontMetrics().lineSpacing();
  const double fit = (lines - linesBeside) / linesOfAClass;
  return std::max(fewestClasses, static_cast<std::size_t>(std::max(fit, 0.0)));
}

void ChartView::draw() {
  static const chart::Chart nothing;
  const chart::Chart& drawn = chart_ ? *chart_ : nothing;
  drawnClasses_ = drawChart(*chart(), drawn, palette(), classesThatFit());
  const bool isCut = drawn.form == chart::ChartForm::tornado && drawnClasses_ < drawn.table.rows;
  const QString title = isCut ? tr("%1 (the %L2 largest of %L3)", "title of a chart")
                                    .arg(title_)
                                    .arg(drawnClasses_)
                                    .arg(drawn.table.rows)
                              : title_;
  labels_.prepare(*chart(), font(), height());
  chart()->setTitle(title.toHtmlEscaped() + (labels_.areDrawn() ? markLine() : QString()));
  setAccessibleDescription(title);
}

QString ChartView::whatMarksAre() { return tr("a floor, cap, clamp or threshold is met"); }

/// Without a legend, marks are explained below the title.
QString ChartView::markLine() const {
  if (!chart_ || chart_->marks.empty()) return {};
  return QStringLiteral("<br><small>\u25c7 %1</small>").arg(whatMarksAre().toHtmlEscaped());
}

/// Names of classes that do not fit are not drawn at all, so fewer are where there is less room.
void ChartView::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  if (chart_ && chart_->form == chart::ChartForm::lines) return draw();
  if (!chart_ || chart_->form != chart::ChartForm::tornado) return;
  if (std::min(classesThatFit(), chart_->classes.size()) != drawnClasses_) draw();
}

/// So that the keyboard's place is seen.
void ChartView::drawForeground(QPainter* painter, const QRectF& area) {
  QChartView::drawForeground(painter, area);
  labels_.draw(*painter, *chart(), font());
  if (!hasFocus()) return;
  QStyleOptionFocusRect frame;
  frame.initFrom(this);
  frame.rect = viewport()->rect().adjusted(1, 1, -1, -1);
  style()->drawPrimitive(QStyle::PE_FrameFocusRect, &frame, painter, this);
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
