#include "ui/window/detail/workspaces.h"

#include "ui/window/detail/docks.h"

#include <QMainWindow>
#include <QSettings>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

/// Of what QMainWindow keeps about docks: another arrangement than older versions had makes what
/// they remembered useless.
constexpr int stateVersion = 6;

enum class Slot : std::uint8_t { left, right, lower };

/// Where a dock is in a workspace. One that is not open there is a tab away in the menu.
struct Spot {
  Slot slot;
  bool isOpen = true;
};

constexpr Spot atLeft{Slot::left};
constexpr Spot atRight{Slot::right};
constexpr Spot inLower{Slot::lower};
constexpr Spot shutLeft{Slot::left, false};
constexpr Spot shutRight{Slot::right, false};
constexpr Spot shutLower{Slot::lower, false};

/// A dock by its name, with its spot in each workspace.
struct DockRow {
  const char* name;
  std::array<Spot, allWorkspaces.size()> spots;
};

/// In the order of their tabs; spots in the order of the workspaces.
constexpr std::array dockRows{DockRow{"scene", {atLeft, shutLeft, shutLeft, atLeft}},
                              DockRow{"scenarios", {atLeft, shutLeft, atRight, shutLeft}},
                              DockRow{"why", {atRight, atRight, shutLeft, shutRight}},
                              DockRow{"constants", {atRight, shutRight, atLeft, shutRight}},
                              DockRow{"properties", {atRight, atRight, shutLeft, atRight}},
                              DockRow{"table", {inLower, inLower, inLower, shutLower}},
                              DockRow{"charts", {inLower, shutLower, inLower, shutLower}},
                              DockRow{"comparison", {inLower, shutLower, atRight, shutLower}},
                              DockRow{"problems", {inLower, inLower, shutLower, inLower}},
                              DockRow{"ray", {inLower, shutLower, shutLower, inLower}},
                              DockRow{"shapes", {inLower, atRight, shutLower, shutLower}},
                              DockRow{"log", {inLower, inLower, shutLower, inLower}},
                              DockRow{"cube", {inLower, shutLower, shutLower, atRight}}};

/// One a workspace, in their order.
struct WorkspaceRow {
  const char* word;
  SlotPlan plan;
  SlotSizes sizes;
  std::array<const char*, 3> fronts;  ///< Of left, right and drawer.
  bool isDrawerOpen;
};

constexpr std::array workspaceRows{
    WorkspaceRow{"explain", SlotPlan::view, {}, {"scene", "why", "table"}, false},
    WorkspaceRow{"optimize", SlotPlan::view, {}, {"scene", "shapes", "table"}, false},
    WorkspaceRow{
        "tune", SlotPlan::sheet, {300, 656, 340, 240}, {"constants", "comparison", "charts"}, true},
    WorkspaceRow{"octrees", SlotPlan::view, {280, 356, 340, 200}, {"scene", "cube", "ray"}, true}};
static_assert(workspaceRows.size() == allWorkspaces.size());

constexpr auto rowIndexOf(Workspace workspace) { return static_cast<std::size_t>(workspace); }

const QString chosenWorkspaceKey = QStringLiteral("window/workspace");

QString keyOf(Workspace workspace, const char* what) {
  return QStringLiteral("window/%1/%2")
      .arg(QLatin1StringView(wordOf(workspace)), QLatin1StringView(what));
}

/// What the user dragged last.
constexpr std::array<std::pair<const char*, int SlotSizes::*>, 4> slotKeys{
    {{"left", &SlotSizes::left},
     {"right", &SlotSizes::right},
     {"column", &SlotSizes::column},
     {"lower", &SlotSizes::lower}}};

}  // namespace

const char* wordOf(Workspace workspace) { return workspaceRows[rowIndexOf(workspace)].word; }

Workspaces::Workspaces(QMainWindow& window, QList<QDockWidget*> docks)
    : QObject(&window), window_(window), docks_(std::move(docks)), room_(new DockRoom(window)) {
  for (const Workspace one : allWorkspaces)
    left_[rowIndexOf(one)].wanted = workspaceRows[rowIndexOf(one)].sizes;
  for (const QDockWidget* dock : std::as_const(docks_))
    connect(dock, &QDockWidget::visibilityChanged, this, &Workspaces::tellDrawer,
            Qt::QueuedConnection);
}

QDockWidget* Workspaces::dock(const char* name) const {
  return *std::ranges::find(docks_, QString::fromLatin1(name), &QDockWidget::objectName);
}

void Workspaces::choose(Workspace workspace) {
  if (workspace == current_) return;
  if (!isAway_) left_[rowIndexOf(current_)] = {keptNow(), room_->wanted()};
  current_ = workspace;
  if (!isAway_) enter();
  emit chosen(workspace);
}

void Workspaces::setAway(bool isAway) {
  if (isAway == isAway_) return;
  if (isAway) {
    left_[rowIndexOf(current_)] = {keptNow(), room_->wanted()};
    isAway_ = true;
    shut_.clear();
    takeOut();
    return tellDrawer();
  }
  isAway_ = false;
  enter();
  if (std::exchange(opensDrawer_, false)) setDrawerOpen(true);
}

Workspaces::Kept Workspaces::keptNow() const {
  return {window_.saveState(stateVersion), room_->isOneColumn()};
}

Workspaces::Kept Workspaces::kept(Workspace workspace) const {
  return workspace == current_ && !isAway_ ? keptNow() : left_[rowIndexOf(workspace)].kept;
}

/// As it was left, else as it is at first.
void Workspaces::enter() {
  const Left& entered = left_[rowIndexOf(current_)];
  shut_.clear();
  window_.setUpdatesEnabled(false);
  room_->setWanted(entered.wanted);
  take(entered.kept);
  window_.setUpdatesEnabled(true);
  tellDrawer();
}

void Workspaces::take(const Kept& kept) {
  assignSlots();
  takeOut();
  if (!window_.restoreState(kept.state, stateVersion)) return arrange();
  room_->setOneColumn(kept.isOneColumn);
  room_->fit();
}

/// The front of a slot is its first tab.
void Workspaces::assignSlots() {
  SlotDocks docks;
  for (const DockRow& row : dockRows) {
    const Slot slot = row.spots[rowIndexOf(current_)].slot;
    QList<QDockWidget*>& list = slot == Slot::left    ? docks.left
                                : slot == Slot::right ? docks.right
                                                      : docks.lower;
    list << dock(row.name);
  }
  const WorkspaceRow& row = workspaceRows[rowIndexOf(current_)];
  for (const auto& [list, front] :
       {std::pair{&docks.left, row.fronts[0]}, std::pair{&docks.right, row.fronts[1]},
        std::pair{&docks.lower, row.fronts[2]}})
    list->move(list->indexOf(dock(front)), 0);
  room_->setSlots(docks, row.plan);
  window_.centralWidget()->setMinimumSize(leastViewSize(row.plan));
}

/// Tabs of before would stay on the screen as empty lines.
void Workspaces::takeOut() {
  for (QDockWidget* one : std::as_const(docks_)) {
    one->setFloating(false);
    window_.removeDockWidget(one);
  }
}

void Workspaces::arrange() {
  assignSlots();
  takeOut();
  room_->place();
  const WorkspaceRow& row = workspaceRows[rowIndexOf(current_)];
  for (const DockRow& one : dockRows) {
    const Spot spot = one.spots[rowIndexOf(current_)];
    dock(one.name)->setVisible(spot.isOpen && (spot.slot != Slot::lower || row.isDrawerOpen));
  }
  room_->fit();
  // Where a narrow window has drawer and sheet at one place, the sheet is in front.
  for (auto front = row.fronts.rbegin(); front != row.fronts.rend(); ++front)
    if (!dock(*front)->isHidden()) dock(*front)->raise();
  room_->fitSoon();
}

void Workspaces::restore() {
  shut_.clear();
  if (isAway_) {
    left_[rowIndexOf(current_)] = {{}, workspaceRows[rowIndexOf(current_)].sizes};
    return;
  }
  room_->setWanted(workspaceRows[rowIndexOf(current_)].sizes);
  arrange();
  tellDrawer();
}

QList<QDockWidget*> Workspaces::inDrawer() const {
  QList<QDockWidget*> all;
  for (const DockRow& row : dockRows) {
    QDockWidget* one = dock(row.name);
    if (row.spots[rowIndexOf(current_)].slot == Slot::lower && !one->isFloating()) all << one;
  }
  return all;
}

QList<QDockWidget*> Workspaces::drawerAtFirst() const {
  QList<QDockWidget*> all;
  for (const DockRow& row : dockRows) {
    const Spot spot = row.spots[rowIndexOf(current_)];
    if (spot.slot == Slot::lower && spot.isOpen && !dock(row.name)->isFloating())
      all << dock(row.name);
  }
  return all;
}

bool Workspaces::isDrawerOpen() const {
  return std::ranges::any_of(inDrawer(), [](const QDockWidget* one) { return !one->isHidden(); });
}

/// What was open in it is so again, and what was in front.
void Workspaces::setDrawerOpen(bool isOpen) {
  if (isAway_) opensDrawer_ = isOpen;
  if (isAway_ || isOpen == isDrawerOpen()) return;
  if (isOpen) {
    const QList<QDockWidget*> back = shut_.isEmpty() ? drawerAtFirst() : shut_;
    for (QDockWidget* one : back) one->show();
    QDockWidget* first = dock(workspaceRows[rowIndexOf(current_)].fronts[2]);
    (back.contains(first) && shut_.isEmpty() ? first : back.front())->raise();
  } else {
    shut_.clear();
    for (QDockWidget* one : inDrawer()) {
      if (one->isHidden()) continue;
      if (isInFront(*one))
        shut_.prepend(one);
      else
        shut_ << one;
    }
    for (QDockWidget* one : std::as_const(shut_)) one->hide();
  }
  room_->fitSoon();
  tellDrawer();
}

/// Where there are no docks, one that could be of use has no place.
void Workspaces::reveal(QDockWidget& dock) {
  if (isAway_) return;
  if (inDrawer().contains(&dock)) setDrawerOpen(true);
  dock.show();
  dock.raise();
}

void Workspaces::tellDrawer() {
  const bool isOpen = isDrawerOpen();
  if (isOpen != std::exchange(wasDrawerOpen_, isOpen)) emit drawerChanged(isOpen);
}

void Workspaces::load() {
  const QSettings settings;
  for (const Workspace one : allWorkspaces) {
    Left& was = left_[rowIndexOf(one)];
    was.kept = {settings.value(keyOf(one, "docks")).toByteArray(),
                settings.value(keyOf(one, "one_column")).toBool()};
    for (const auto& [key, size] : slotKeys)
      if (const int kept = settings.value(keyOf(one, key)).toInt(); kept > 0)
        was.wanted.*size = kept;
  }
  const QString word = settings.value(chosenWorkspaceKey).toString();
  for (const Workspace one : allWorkspaces)
    if (word == QLatin1StringView(wordOf(one))) current_ = one;
  if (!isAway_) enter();
  emit chosen(current_);
}

void Workspaces::save() const {
  QSettings settings;
  settings.setValue(chosenWorkspaceKey, QLatin1StringView(wordOf(current_)));
  for (const Workspace one : allWorkspaces) {
    const Left& was = left_[rowIndexOf(one)];
    const Kept now = kept(one);
    settings.setValue(keyOf(one, "docks"), now.state);
    settings.setValue(keyOf(one, "one_column"), now.isOneColumn);
    const bool isSeen = one == current_ && !isAway_;
    const SlotSizes& wanted = isSeen ? room_->wanted() : was.wanted;
    for (const auto& [key, size] : slotKeys) settings.setValue(keyOf(one, key), wanted.*size);
  }
}

}  // namespace wb::ui
