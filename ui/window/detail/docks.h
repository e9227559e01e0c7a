#pragma once

#include "ui/window/detail/slot_sizes.h"

#include <QDockWidget>
#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;
class QMouseEvent;
class QPoint;
class QTabBar;

namespace wb::ui {

/// Whether a dock is seen: out of the window, or at its place there and behind no other's tab. Qt
/// moves what is behind a tab out of the window; what of a dock its own content leaves visible
/// tells nothing.
inline bool isInFront(const QDockWidget& dock) {
  return dock.isVisible() &&
         (dock.isFloating() || (dock.geometry().right() >= 0 && dock.geometry().bottom() >= 0));
}

/// The title of a dock stands once: on its tab where it shares its place, else above it. A tab does
/// what a title does: pulled off its row it takes its dock along, a double click takes the dock out
/// of the window, and its menu closes it.
class DockTabs : public QObject {
  Q_OBJECT

 public:
  DockTabs(QMainWindow& window, QList<QDockWidget*> docks);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void followSoon();
  void follow();
  void watch(QTabBar& tabs);
  bool isBehindTab(QDockWidget& dock) const;
  QDockWidget* dockAt(const QTabBar& tabs, int index) const;
  static bool takeOut(QDockWidget* dock);
  bool showMenu(QDockWidget* dock, const QPoint& global);
  bool pull(QTabBar& tabs, const QMouseEvent& event);

  QMainWindow& window_;
  QList<QDockWidget*> docks_;
  QDockWidget* pressed_ = nullptr;  ///< On its tab, the button is held.
  bool isToFollow_ = false;
};

/// The docks of each slot, those that share it in the order of their tabs.
struct SlotDocks {
  QList<QDockWidget*> left;
  QList<QDockWidget*> right;  ///< Or the sheet, where the plan has one.
  QList<QDockWidget*> lower;
};

/// Lays the slots of a window out: a function of the window's size and of the sizes that the user
/// dragged last, never read back from what a window of another size left of them. In a narrow
/// window there is one column: the panels of the right stand below those of the left, both seen, or
/// the view below the sheet. They go back where there is room again.
class DockRoom : public QObject {
  Q_OBJECT

 public:
  explicit DockRoom(QMainWindow& window);

  /// Which docks belong where. Moves none of them.
  void setSlots(const SlotDocks& docks, SlotPlan plan);
  /// All docks of the slots stand there, in a window that is wide enough; none is in front.
  void place();

  /// Whether there is one column now; a layout that was kept brings it along.
  bool isOneColumn() const { return isOneColumn_; }
  void setOneColumn(bool isOne);
  /// As dragged last.
  const SlotSizes& wanted() const { return wanted_; }
  void setWanted(const SlotSizes& wanted) { wanted_ = wanted; }

  /// After the window, or where its docks stand, has changed.
  void fit();
  /// The same once the layout has followed.
  void fitSoon();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void joinColumns();
  void splitColumns();
  void move(const QList<QDockWidget*>& docks, Qt::DockWidgetArea area);
  void placeBesideSheet();
  SlotSizes sizesNow() const;
  int separatorWidth() const;
  void takeDragged();
  void applySizes();
  void applySheetSizes(const SlotSizes& sizes);
  void shareColumn(const QList<QDockWidget*>& seen);
  /// The one of an area that is seen: in a column of two, the first from above.
  QList<QDockWidget*> seenIn(Qt::DockWidgetArea area) const;
  /// The one of a slot's that is seen where the slot is; null: none.
  QDockWidget* seenOf(const QList<QDockWidget*>& docks) const;

  QMainWindow& window_;
  SlotDocks docks_;
  SlotPlan plan_ = SlotPlan::view;
  QList<QDockWidget*> joined_;  ///< Moved to the one column until there is room again.
  SlotSizes wanted_;
  SlotSizes pressed_;  ///< As they were when a separator was taken hold of; 0: not seen.
  bool isOneColumn_ = false;
  bool isDragged_ = false;  ///< A separator is held.
  bool isToFit_ = false;
};

}  // namespace wb::ui
