#include "ui/window/detail/docks.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>
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
    case QEvent::Show:
    case QEvent::Resize:
    case QEvent::Paint:
      // One without tabs, whose docks are all closed, would be a stop of the keyboard with no name.
      tabs.setFocusPolicy(tabs.count() > 0 ? Qt::TabFocus : Qt::NoFocus);
      return false;
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
  dock->raise();  // It is where it is seen then.
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

/// What is above the card in a column of both: a search and six rows.
constexpr int outlinerRows = 6;
constexpr int outlinerRow = 24;
constexpr double outlinerSlack = 3;  ///< Of rows, for the search and the header.
constexpr int headerOfPanel = 32;

bool isAt(const QMainWindow& window, QDockWidget* dock, Qt::DockWidgetArea area) {
  return !dock->isFloating() && !dock->isHidden() && window.dockWidgetArea(dock) == area;
}

/// Those that stand in the window, wherever there.
QList<QDockWidget*> inWindow(const QList<QDockWidget*>& docks) {
  QList<QDockWidget*> found;
  for (QDockWidget* dock : docks)
    if (!dock->isFloating()) found << dock;
  return found;
}

/// Which of some docks are closed, and which is in front, while they are moved.
class KeptTabs {
 public:
  explicit KeptTabs(const QList<QDockWidget*>& docks) : docks_(docks) {
    for (QDockWidget* dock : docks) {
      if (dock->isHidden()) closed_ << dock;
      if (isInFront(*dock)) front_ << dock;
    }
  }
  /// Where several share a place now, the first of those in front stays so.
  /// @param others  In front where none of a place was; those that are closed are left out.
  void restore(const QList<QDockWidget*>& others = {}) const {
    for (QDockWidget* dock : docks_) dock->setVisible(!closed_.contains(dock));
    for (QDockWidget* dock : others)
      if (!dock->isHidden()) dock->raise();
    for (auto dock = front_.rbegin(); dock != front_.rend(); ++dock) (*dock)->raise();
  }

 private:
  QList<QDockWidget*> docks_;
  QList<QDockWidget*> closed_;
  QList<QDockWidget*> front_;
};

/// Makes tabs of all behind the first.
void tabify(QMainWindow& window, const QList<QDockWidget*>& docks) {
  for (qsizetype i = 1; i < docks.size(); ++i) window.tabifyDockWidget(docks[i - 1], docks[i]);
}

}  // namespace

DockRoom::DockRoom(QMainWindow& window) : QObject(&window), window_(window) {
  window_.installEventFilter(this);
  // Columns to be read are as high as the window.
  window_.setCorner(Qt::TopLeftCorner, Qt::LeftDockWidgetArea);
  window_.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  window_.setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
  window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  for (const QDockWidget* dock : window_.findChildren<QDockWidget*>()) {
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockRoom::fitSoon);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockRoom::fitSoon);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockRoom::fitSoon);
  }
}

void DockRoom::setSlots(const SlotDocks& docks, SlotPlan plan) {
  docks_ = docks;
  plan_ = plan;
}

void DockRoom::place() {
  isOneColumn_ = false;
  joined_.clear();
  if (plan_ == SlotPlan::sheet) return placeBesideSheet();
  const std::pair<const QList<QDockWidget*>&, Qt::DockWidgetArea> all[] = {
      {docks_.left, Qt::LeftDockWidgetArea},
      {docks_.right, Qt::RightDockWidgetArea},
      {docks_.lower, Qt::BottomDockWidgetArea}};
  for (const auto& [docks, area] : all) {
    if (docks.isEmpty()) continue;
    window_.addDockWidget(area, docks.front());
    tabify(window_, docks);
  }
}

/// Divided before there are tabs: what is put beside a tab is one more tab.
void DockRoom::placeBesideSheet() {
  const SlotDocks here{inWindow(docks_.left), inWindow(docks_.right), inWindow(docks_.lower)};
  if (!here.left.isEmpty()) window_.addDockWidget(Qt::LeftDockWidgetArea, here.left.front());
  if (!here.right.isEmpty())
    window_.addDockWidget(Qt::LeftDockWidgetArea, here.right.front(), Qt::Horizontal);
  if (!here.lower.isEmpty()) {
    if (here.right.isEmpty())
      window_.addDockWidget(Qt::LeftDockWidgetArea, here.lower.front(), Qt::Horizontal);
    else
      window_.splitDockWidget(here.right.front(), here.lower.front(), Qt::Vertical);
  }
  for (const QList<QDockWidget*>& docks : {here.left, here.right, here.lower})
    tabify(window_, docks);
}

/// What a user drags is told by the window alone: the separators are its own.
bool DockRoom::eventFilter(QObject* watched, QEvent* event) {
  if (watched != &window_) return false;
  switch (event->type()) {
    case QEvent::Resize:
      if (window_.isVisible()) fitSoon();
      break;
    case QEvent::MouseButtonPress:
      isDragged_ = window_.isSeparator(static_cast<QMouseEvent&>(*event).position().toPoint());
      if (isDragged_) pressed_ = sizesNow();
      break;
    case QEvent::MouseButtonRelease:
      if (std::exchange(isDragged_, false))
        QMetaObject::invokeMethod(this, &DockRoom::takeDragged, Qt::QueuedConnection);
      break;
    default:
      break;
  }
  return false;
}

/// Only when the layout has followed is it known what is left.
void DockRoom::fitSoon() {
  if (std::exchange(isToFit_, true)) return;
  QMetaObject::invokeMethod(this, &DockRoom::fit, Qt::QueuedConnection);
}

void DockRoom::fit() {
  isToFit_ = false;
  if (!window_.isVisible() || isDragged_) return;
  const bool isNarrow = ui::isOneColumn(window_.size());
  if (isNarrow && !isOneColumn_) joinColumns();
  if (!isNarrow && isOneColumn_) splitColumns();
  applySizes();
}

void DockRoom::setOneColumn(bool isOne) {
  isOneColumn_ = isOne;
  joined_.clear();
  if (!isOne) return;
  const bool isSheet = plan_ == SlotPlan::sheet;
  const auto area = isSheet ? Qt::TopDockWidgetArea : Qt::LeftDockWidgetArea;
  for (QDockWidget* dock : isSheet ? docks_.right + docks_.lower : docks_.right)
    if (window_.dockWidgetArea(dock) == area) joined_ << dock;
}

/// A row below has its tabs above its docks.
SlotSizes DockRoom::sizesNow() const {
  const auto widthOf = [](const QDockWidget* dock) { return dock ? dock->width() : 0; };
  const auto heightBelow = [](const QDockWidget* dock, int bottom) {
    return dock ? dock->geometry().bottom() - bottom : 0;
  };
  if (plan_ == SlotPlan::sheet) {
    const QDockWidget* sheet = seenOf(docks_.right);
    const QDockWidget* lower = isOneColumn_ || !sheet ? nullptr : seenOf(docks_.lower);
    const int left = widthOf(seenOf(docks_.left));
    return {left, isOneColumn_ ? 0 : widthOf(sheet), left,
            heightBelow(lower, sheet ? sheet->geometry().bottom() + separatorWidth() : 0)};
  }
  const auto firstIn = [this](Qt::DockWidgetArea area) {
    const QList<QDockWidget*> seen = seenIn(area);
    return seen.isEmpty() ? nullptr : seen.front();
  };
  const int aboveLower = window_.centralWidget()->geometry().bottom() + separatorWidth();
  const int left = widthOf(firstIn(Qt::LeftDockWidgetArea));
  return {left, widthOf(firstIn(Qt::RightDockWidgetArea)), left,
          heightBelow(firstIn(Qt::BottomDockWidgetArea), aboveLower)};
}

int DockRoom::separatorWidth() const {
  return window_.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window_);
}

/// Only what has changed by it: what gave way to the view is wanted as it was.
void DockRoom::takeDragged() {
  const SlotSizes now = sizesNow();
  int SlotSizes::*left = isOneColumn_ ? &SlotSizes::column : &SlotSizes::left;
  for (int SlotSizes::*one : {left, &SlotSizes::right, &SlotSizes::lower})
    if (now.*one > 0 && now.*one != pressed_.*one) wanted_.*one = now.*one;
}

/// Taken out first: tabs of before would stay on the screen as empty lines. What was closed stays
/// closed.
void DockRoom::move(const QList<QDockWidget*>& docks, Qt::DockWidgetArea area) {
  if (docks.isEmpty()) return;
  const KeptTabs kept(docks);
  for (QDockWidget* dock : docks) window_.removeDockWidget(dock);
  window_.addDockWidget(area, docks.front(), Qt::Vertical);
  tabify(window_, docks);
  kept.restore();
}

/// What a user took out, or put elsewhere, stays there.
void DockRoom::joinColumns() {
  isOneColumn_ = true;
  joined_.clear();
  const bool isSheet = plan_ == SlotPlan::sheet;
  const auto from = isSheet ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
  for (QDockWidget* dock : isSheet ? docks_.right + docks_.lower : docks_.right)
    if (!dock->isFloating() && window_.dockWidgetArea(dock) == from) joined_ << dock;
  move(joined_, isSheet ? Qt::TopDockWidgetArea : Qt::LeftDockWidgetArea);
}

void DockRoom::splitColumns() {
  isOneColumn_ = false;
  if (plan_ == SlotPlan::sheet) {
    const QList<QDockWidget*> all = inWindow(docks_.left + docks_.right + docks_.lower);
    const KeptTabs kept(all);
    joined_.clear();
    for (QDockWidget* dock : all) window_.removeDockWidget(dock);
    placeBesideSheet();
    return kept.restore(docks_.lower.first(std::min<qsizetype>(docks_.lower.size(), 1)));
  }
  QList<QDockWidget*> back;
  for (QDockWidget* dock : std::exchange(joined_, {}))
    if (!dock->isFloating() && window_.dockWidgetArea(dock) == Qt::LeftDockWidgetArea) back << dock;
  move(back, Qt::RightDockWidgetArea);
}

QList<QDockWidget*> DockRoom::seenIn(Qt::DockWidgetArea area) const {
  QList<QDockWidget*> seen;
  for (QDockWidget* dock : window_.findChildren<QDockWidget*>())
    if (isAt(window_, dock, area) && isInFront(*dock)) seen << dock;
  std::ranges::sort(seen, {}, [](const QDockWidget* dock) {
    return std::pair(dock->geometry().top(), dock->geometry().left());
  });
  return seen;
}

QDockWidget* DockRoom::seenOf(const QList<QDockWidget*>& docks) const {
  for (QDockWidget* dock : docks) {
    const auto area = window_.dockWidgetArea(dock);
    const bool isInSlot = area == Qt::LeftDockWidgetArea || area == Qt::TopDockWidgetArea;
    if (isInSlot && isAt(window_, dock, area) && isInFront(*dock)) return dock;
  }
  return nullptr;
}

void DockRoom::applySizes() {
  const SlotSizes sizes = slotSizesFor(window_.size(), wanted_, separatorWidth(), plan_);
  if (plan_ == SlotPlan::sheet) {
    applySheetSizes(sizes);
  } else {
    const QList<QDockWidget*> left = seenIn(Qt::LeftDockWidgetArea);
    const QList<QDockWidget*> right = seenIn(Qt::RightDockWidgetArea);
    const QList<QDockWidget*> lower = seenIn(Qt::BottomDockWidgetArea);
    QList<QDockWidget*> docks;
    QList<int> widths;
    if (!left.isEmpty()) {
      docks << left.front();
      widths << (isOneColumn_ ? sizes.column : sizes.left);
    }
    if (!right.isEmpty()) {
      docks << right.front();
      widths << sizes.right;
    }
    if (!docks.isEmpty()) window_.resizeDocks(docks, widths, Qt::Horizontal);
    if (!lower.isEmpty()) window_.resizeDocks({lower.front()}, {sizes.lower}, Qt::Vertical);
    if (isOneColumn_) shareColumn(left);
  }
  // Sizes only take effect with the next layout, which may have been announced and done already.
  window_.layout()->activate();
}

/// The outliner above the card.
void DockRoom::shareColumn(const QList<QDockWidget*>& seen) {
  if (seen.size() != 2) return;
  const int row = std::max(outlinerRow, window_.fontMetrics().height() * 3 / 2);
  const int header = seen[0]->titleBarWidget() ? 0 : headerOfPanel;
  const auto upper = header + static_cast<int>(row * (outlinerRows + outlinerSlack));
  const int both = seen[0]->height() + seen[1]->height();
  window_.resizeDocks(seen, {upper, std::max(both - upper, 0)}, Qt::Vertical);
}

void DockRoom::applySheetSizes(const SlotSizes& sizes) {
  QDockWidget* left = seenOf(docks_.left);
  QDockWidget* sheet = seenOf(isOneColumn_ ? docks_.right + docks_.lower : docks_.right);
  QDockWidget* lower = isOneColumn_ ? nullptr : seenOf(docks_.lower);
  QList<QDockWidget*> docks;
  QList<int> widths;
  if (left) {
    docks << left;
    widths << (isOneColumn_ ? sizes.column : sizes.left);
  }
  if (!isOneColumn_ && (sheet || lower)) {
    docks << (sheet ? sheet : lower);
    widths << sizes.right;
  }
  if (!docks.isEmpty()) window_.resizeDocks(docks, widths, Qt::Horizontal);
  if (isOneColumn_ && sheet) {
    const int both = sheet->height() + window_.centralWidget()->height();
    window_.resizeDocks({sheet}, {std::max(both - viewBelowSheet, 0)}, Qt::Vertical);
  }
  if (sheet && lower) {
    const int both = sheet->height() + lower->height();
    window_.resizeDocks({sheet, lower}, {std::max(both - sizes.lower, 0), sizes.lower},
                        Qt::Vertical);
  }
}

}  // namespace wb::ui
