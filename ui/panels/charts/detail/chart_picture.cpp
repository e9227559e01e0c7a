#include "ui/panels/charts/chart_view.h"
#include "ui/panels/charts/detail/drawn_chart_texts.h"

#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <utility>

namespace wb::ui {
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
