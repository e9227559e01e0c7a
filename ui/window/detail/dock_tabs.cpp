#include "ui/window/detail/dock_tabs.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
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

/// Titles tell docks apart.
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
  connect(menu.addAction(tr("&Take out of the window")), &QAction::triggered, this,
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

}  // namespace wb::ui
