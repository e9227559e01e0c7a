#include "ui/window/detail/docks.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QStyle>
#include <QTabBar>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

/// Pixels off its row at which a tab is meant to leave it, and not to change its place there.
constexpr int rowSlack = 12;

/// Has no height: a dock without a title of its own.
QWidget* makeNoTitle(QDockWidget& dock) {
  auto* none = new QWidget(&dock);
  none->setFixedHeight(0);
  return none;
}

void setTitled(QDockWidget& dock, bool isTitled) {
  QWidget* bar = dock.titleBarWidget();
  if (isTitled == (bar == nullptr)) return;
  dock.setTitleBarWidget(isTitled ? nullptr : makeNoTitle(dock));
  delete bar;
}

bool isThere(const QDockWidget* dock) { return !dock->isFloating() && !dock->isHidden(); }

void send(QWidget& to, QEvent::Type type, const QPoint& at) {
  const bool isRelease = type == QEvent::MouseButtonRelease;
  QMouseEvent event(type, at, to.mapToGlobal(at),
                    type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                    isRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&to, &event);
}

/// As if its title had been taken hold of: from here on it follows the pointer, which shows where
/// it would come to stand.
void moveByTitle(QDockWidget& dock) {
  setTitled(dock, true);
  dock.layout()->activate();
  const QPoint grip(dock.width() / 3, dock.fontMetrics().height() / 2);
  send(dock, QEvent::MouseButtonPress, grip);
  send(dock, QEvent::MouseMove, grip + QPoint(2 * QApplication::startDragDistance(), 0));
}

}  // namespace

DockTabs::DockTabs(QMainWindow& window, QList<QDockWidget*> docks)
    : QObject(&window), window_(window), docks_(std::move(docks)) {
  for (const QDockWidget* dock : std::as_const(docks_)) {
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockTabs::followSoon);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockTabs::followSoon);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockTabs::followSoon);
  }
  window_.installEventFilter(this);  // It makes its tabs when it needs some.
}

/// Several docks move in one step.
void DockTabs::followSoon() {
  if (std::exchange(isToFollow_, true)) return;
  QMetaObject::invokeMethod(this, &DockTabs::follow, Qt::QueuedConnection);
}

void DockTabs::follow() {
  isToFollow_ = false;
  for (QDockWidget* dock : std::as_const(docks_)) setTitled(*dock, !isBehindTab(*dock));
}

/// What has left its place is still listed there.
bool DockTabs::isBehindTab(QDockWidget& dock) const {
  return isThere(&dock) && std::ranges::any_of(window_.tabifiedDockWidgets(&dock), isThere);
}

bool DockTabs::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_) {
    if (event->type() == QEvent::ChildPolished)
      if (auto* tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child()))
        watch(*tabs);
    return false;
  }
  auto& tabs = static_cast<QTabBar&>(*watched);
  switch (event->type()) {
    case QEvent::MouseButtonDblClick: {
      const auto& click = static_cast<QMouseEvent&>(*event);
      return takeOut(dockAt(tabs, tabs.tabAt(click.position().toPoint())));
    }
    case QEvent::ContextMenu: {
      const auto& asked = static_cast<QContextMenuEvent&>(*event);
      const bool isByKey = asked.reason() == QContextMenuEvent::Keyboard;
      const int index = isByKey ? tabs.currentIndex() : tabs.tabAt(asked.pos());
      return showMenu(dockAt(tabs, index), isByKey
                                               ? tabs.mapToGlobal(tabs.tabRect(index).bottomLeft())
                                               : asked.globalPos());
    }
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
      return pull(tabs, static_cast<QMouseEvent&>(*event));
    default:
      return false;
  }
}

void DockTabs::watch(QTabBar& tabs) { tabs.installEventFilter(this); }

/// Titles identify docks.
QDockWidget* DockTabs::dockAt(const QTabBar& tabs, int index) const {
  const auto found = std::ranges::find(docks_, tabs.tabText(index), &QDockWidget::windowTitle);
  return index < 0 || found == docks_.end() ? nullptr : *found;
}

bool DockTabs::takeOut(QDockWidget* dock) {
  if (!dock) return false;
  dock->setFloating(true);
  return true;
}

bool DockTabs::showMenu(QDockWidget* dock, const QPoint& global) {
  if (!dock) return false;
  QMenu menu(&window_);
  connect(menu.addAction(tr("De&tach from the window")), &QAction::triggered, this,
          [dock] { takeOut(dock); });
  connect(menu.addAction(tr("&Close")), &QAction::triggered, dock, &QWidget::close);
  menu.exec(global);
  return true;
}

/// Along its row a tab changes places, which the tabs do themselves.
bool DockTabs::pull(QTabBar& tabs, const QMouseEvent& event) {
  const QPoint at = event.position().toPoint();
  if (event.type() != QEvent::MouseMove) {
    const bool isPress = event.type() == QEvent::MouseButtonPress;
    pressed_ = isPress && event.button() == Qt::LeftButton ? dockAt(tabs, tabs.tabAt(at)) : nullptr;
    return false;
  }
  if (!pressed_ || !(event.buttons() & Qt::LeftButton)) return false;
  if (tabs.rect().adjusted(-rowSlack, -rowSlack, rowSlack, rowSlack).contains(at)) return false;
  QDockWidget& dock = *std::exchange(pressed_, nullptr);
  send(tabs, QEvent::MouseButtonRelease, tabs.rect().center());
  moveByTitle(dock);
  return true;
}

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
