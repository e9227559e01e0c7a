#include "ui/panels/view/detail/view_statistics.h"

#include "ui/widgets/model_text.h"
#include "viewport/view.h"

#include <chrono>

namespace wb::ui {
namespace {

/// Slowly enough to be read.
constexpr std::chrono::milliseconds readable{400};

}  // namespace

ViewStatistics::ViewStatistics(viewport::View& view, QWidget* parent)
    : ElidedLabel(parent), view_(view) {
  setAccessibleDescription(tr("Statistics of the view"));
  setTextFormat(Qt::PlainText);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  setMargin(fontMetrics().descent());
  again_.setInterval(readable);
  connect(&again_, &QTimer::timeout, this, &ViewStatistics::follow);
  hide();
}

void ViewStatistics::setShown(bool isShown) {
  if (isShown == again_.isActive()) return;
  view_.setTimed(isShown);
  setVisible(isShown);
  if (!isShown) return again_.stop();
  again_.start();
  follow();
}

void ViewStatistics::follow() {
  const layers::DrawnCounts counts = view_.countsDrawn();
  QStringList words{tr("Triangles: %L1").arg(counts.triangles), tr("hulls: %L1").arg(counts.hulls),
                    tr("objects: %L1").arg(counts.linksets.size())};
  if (view_.octrees().showsAny())
    words << tr("cubes: %L1").arg(view_.octrees().shapes().leaves.size());
  if (const auto took = view_.frameMilliseconds())
    words << tr("%1 ms per frame").arg(shownNumber(*took));
  else
    words << tr("rotate the view to measure the frame time");
  setText(words.join(QStringLiteral(" · ")));
}

}  // namespace wb::ui
