#pragma once

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

/// How wide the columns at the sides are and how high the row below: as the user dragged them last,
/// at first as given here. Pixels at scale 1.
struct SlotSizes {
  int left = 280;
  int right = 356;
  int column = 340;  ///< Of the one column that both share in a narrow window.
  int lower = 240;
  bool operator==(const SlotSizes&) const = default;
};

/// Whether a window is so narrow that both sides share a column.
bool isOneColumn(const QSize& window);

/// What the slots of a window get of what is wanted: the view keeps half of the width and of the
/// height, and its least size; between the two layouts the sides shrink together.
/// @param window     Of the whole window; of two windows of one size the slots are the same.
/// @param wanted     As dragged last.
/// @param separator  Between two slots.
SlotSizes slotSizesFor(const QSize& window, const SlotSizes& wanted, int separator);

/// Lays the slots of a window out: a function of the window's size and of the sizes that the user
/// dragged last, never read back from what a window of another size left of them. In a narrow
/// window the panels of the right stand below those of the left, both seen, and go back where there
/// is room again.
class DockRoom : public QObject {
  Q_OBJECT

 public:
  /// `left` and `right` are the docks that stand there at first.
  DockRoom(QMainWindow& window, QList<QDockWidget*> left, QList<QDockWidget*> right);

  /// Whether the sides share a column now; a layout that was kept brings it along.
  bool isOneColumn() const { return isOneColumn_; }
  void setOneColumn(bool isOne);
  /// As dragged last.
  const SlotSizes& wanted() const { return wanted_; }
  void setWanted(const SlotSizes& wanted) { wanted_ = wanted; }
  /// All docks stand where they stand at first, as large as at first.
  void startAnew();

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
  SlotSizes sizesNow() const;
  int separatorWidth() const;
  void takeDragged();
  void applySizes();
  /// The one of an area that is seen: in a column of two, the first from above.
  QList<QDockWidget*> seenIn(Qt::DockWidgetArea area) const;

  QMainWindow& window_;
  QList<QDockWidget*> left_;
  QList<QDockWidget*> right_;
  QList<QDockWidget*> joined_;  ///< Moved to the left until there is room again.
  SlotSizes wanted_;
  SlotSizes pressed_;  ///< As they were when a separator was taken hold of; 0: not seen.
  bool isOneColumn_ = false;
  bool isDragged_ = false;  ///< A separator is held.
  bool isToFit_ = false;
};

}  // namespace wb::ui
