#include "ui/charts/chart_view.h"

#include "model/report/say.h"
#include "ui/base/model_text.h"
#include "ui/charts/chart_drawing.h"
#include "ui/charts/texts.h"

#include <QEvent>
#include <QGraphicsLayout>
#include <QPainter>
#include <QSvgGenerator>
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

Result<void> notWritten(const QString& path) {
  Diagnostic problem = failure(chartTexts["chart.cannot_write"]).value();
  return tl::unexpected(inFile(std::move(problem), path.toStdString()));
}

}  // namespace

QColor colourOf(report::ChartRole role, const QPalette& palette) {
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

QString ChartView::classText(const report::Chart& chart, std::size_t index) {
  const report::Cell& cell = chart.classes[index];
  const auto* word = std::get_if<std::string>(&cell);
  if (word && chart.classesAreWords) return shownWords(report::heading(*word));
  return shown(cell);
}

void ChartView::show(const std::shared_ptr<const report::Chart>& chart) {
  chart_ = chart;
  draw();
}

void ChartView::draw() {
  static const report::Chart nothing;
  drawChart(*chart(), chart_ ? *chart_ : nothing, palette());
}

void ChartView::takeColours() {
  chart()->setBackgroundBrush(palette().color(QPalette::Base));
  chart()->legend()->setLabelColor(palette().color(QPalette::Text));
  setBackgroundBrush(palette().color(QPalette::Base));
}

void ChartView::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  takeColours();
  draw();
}

Result<void> ChartView::writePicture(const QString& path) {
  QImage picture(size() * pictureScale, QImage::Format_ARGB32_Premultiplied);
  picture.fill(palette().color(QPalette::Base));
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  render(&painter, picture.rect(), viewport()->rect());
  painter.end();
  if (picture.save(path)) return {};
  return notWritten(path);
}

Result<void> ChartView::writeSvg(const QString& path) {
  QSvgGenerator file;
  file.setFileName(path);
  file.setSize(viewport()->size());
  file.setViewBox(viewport()->rect());
  file.setTitle(accessibleDescription());
  QPainter painter;
  if (!painter.begin(&file)) return notWritten(path);
  render(&painter, QRectF(viewport()->rect()), viewport()->rect());
  painter.end();
  return {};
}

}  // namespace wb::ui
