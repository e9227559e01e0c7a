#include "ui/window/detail/dock_room.h"

#include "ui/window/detail/dock_front.h"

#include <QEvent>
#include <QMainWindow>
#include <QStyle>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

/// In pixels; of a narrower window three columns leave nothing that can be looked at.
constexpr int narrowWindow = 1200;
constexpr int leastViewWidth = 480;
constexpr int columnOfBothTabs = 440;
constexpr double viewShareOfWidth = 0.5;
constexpr double viewShareOfHeight = 0.5;

bool isAt(const QMainWindow& window, QDockWidget* dock, Qt::DockWidgetArea area) {
  return !dock->isFloating() && !dock->isHidden() && window.dockWidgetArea(dock) == area;
}

/// What a dock and those behind its tabs cannot do without.
int leastWidth(const QMainWindow& window, QDockWidget* dock) {
  int least = dock->minimumSizeHint().width();
  for (const QDockWidget* other : window.tabifiedDockWidgets(dock))
    least = std::max(least, other->minimumSizeHint().width());
  return least;
}

/// Takes so many pixels off the widths: of each in proportion, then of those that still can.
void narrow(QMainWindow& window, const QList<QDockWidget*>& docks, int missing) {
  QList<int> widths;
  int all = 0;
  for (const QDockWidget* dock : docks) all += dock->width();
  for (QDockWidget* dock : docks) widths << dock->width();
  int left = missing;
  for (const bool isInProportion : {true, false})
    for (qsizetype i = 0; i < docks.size(); ++i) {
      const int share = isInProportion ? missing * docks[i]->width() / std::max(all, 1) : left;
      const int may = std::max(widths[i] - leastWidth(window, docks[i]), 0);
      const int taken = std::min({share, may, left});
      widths[i] -= taken;
      left -= taken;
    }
  window.resizeDocks(docks, widths, Qt::Horizontal);
}

}  // namespace

DockRoom::DockRoom(QMainWindow& window, QList<QDockWidget*> left, QList<QDockWidget*> right)
    : QObject(&window), window_(window), left_(std::move(left)), right_(std::move(right)) {
  window_.installEventFilter(this);
}

/// Only when the layout has followed is it known what is left.
bool DockRoom::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_ && event->type() == QEvent::Resize && window_.isVisible())
    QMetaObject::invokeMethod(this, &DockRoom::fit, Qt::QueuedConnection);
  return QObject::eventFilter(watched, event);
}

void DockRoom::fit() {
  const bool isNarrow = window_.width() < narrowWindow;
  if (isNarrow && !isOneColumn_) joinColumns();
  if (!isNarrow && isOneColumn_) splitColumns();
  // Why something costs what it costs is a column to be read.
  window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  keepWidth();
  keepHeight();
}

/// Behind the tabs of the right, whose front one stays in front.
void DockRoom::joinColumns() {
  const auto isRight = [this](QDockWidget* dock) {
    return isAt(window_, dock, Qt::RightDockWidgetArea);
  };
  const auto last = std::find_if(right_.rbegin(), right_.rend(), isRight);
  if (last == right_.rend()) return;
  isOneColumn_ = true;
  const auto front = std::ranges::find_if(
      right_, [&](QDockWidget* dock) { return isRight(dock) && isInFront(*dock); });
  QDockWidget* before = *last;
  for (QDockWidget* dock : left_) {
    if (!isAt(window_, dock, Qt::LeftDockWidgetArea)) continue;
    window_.tabifyDockWidget(before, dock);
    before = dock;
  }
  QDockWidget* shown = front == right_.end() ? *last : *front;
  shown->raise();
  const int separator =
      window_.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window_);
  const int most = window_.width() - viewWidthWanted() - separator;
  window_.resizeDocks({shown}, {std::min(columnOfBothTabs, most)}, Qt::Horizontal);
}

int DockRoom::viewWidthWanted() const {
  return std::max(leastViewWidth, static_cast<int>(window_.width() * viewShareOfWidth) + 1);
}

/// Taken out first: tabs of before would stay on the screen as empty lines.
void DockRoom::splitColumns() {
  isOneColumn_ = false;
  QList<QDockWidget*> moved;
  for (QDockWidget* dock : left_)
    if (isAt(window_, dock, Qt::RightDockWidgetArea)) moved << dock;
  for (QDockWidget* dock : moved) window_.removeDockWidget(dock);
  for (QDockWidget* dock : moved) {
    if (dock == moved.front()) {
      window_.addDockWidget(Qt::LeftDockWidgetArea, dock);
    } else {
      window_.tabifyDockWidget(moved.front(), dock);
    }
    dock->show();
  }
  if (!moved.isEmpty()) moved.front()->raise();
}

QList<QDockWidget*> DockRoom::seenIn(Qt::DockWidgetArea area) const {
  QList<QDockWidget*> seen;
  for (QDockWidget* dock : window_.findChildren<QDockWidget*>())
    if (isAt(window_, dock, area) && isInFront(*dock)) seen << dock;
  return seen;
}

void DockRoom::keepWidth() {
  QList<QDockWidget*> docks;
  for (const auto area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea})
    if (const auto seen = seenIn(area); !seen.isEmpty()) docks << seen.front();
  const int missing = viewWidthWanted() - window_.centralWidget()->width();
  if (docks.isEmpty() || missing <= 0) return;
  narrow(window_, docks, missing);
}

void DockRoom::keepHeight() {
  const QList<QDockWidget*> lower = seenIn(Qt::BottomDockWidgetArea);
  const auto wanted = static_cast<int>(window_.height() * viewShareOfHeight);
  const int missing = wanted - window_.centralWidget()->height();
  if (lower.isEmpty() || missing <= 0) return;
  window_.resizeDocks({lower.front()}, {lower.front()->height() - missing}, Qt::Vertical);
}

}  // namespace wb::ui
