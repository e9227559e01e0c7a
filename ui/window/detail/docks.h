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

/// Keeps room for what is in the middle of a window, at least half of its width and so much of its
/// height that it is seen: docks give way as the window gets smaller. In a narrow window those of
/// the left side join those of the right behind tabs, and go back where there is room again. What
/// the user pulls stays as pulled until the window's size changes.
class DockRoom : public QObject {
  Q_OBJECT

 public:
  /// `left` and `right` are the docks that stand there at first.
  DockRoom(QMainWindow& window, QList<QDockWidget*> left, QList<QDockWidget*> right);

  /// Whether the sides share a column now; a layout that was kept brings it along.
  bool isOneColumn() const { return isOneColumn_; }
  void setOneColumn(bool isOne) { isOneColumn_ = isOne; }
  /// All docks stand where they stand at first.
  void startAnew() { isOneColumn_ = false; }

  /// After the window, or where its docks stand, has changed.
  void fit();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void joinColumns();
  void splitColumns();
  int viewWidthWanted() const;
  void keepWidth();
  void keepHeight();
  /// Of those that are seen in an area, one for each column or row that they make.
  QList<QDockWidget*> seenIn(Qt::DockWidgetArea area) const;

  QMainWindow& window_;
  QList<QDockWidget*> left_;
  QList<QDockWidget*> right_;
  bool isOneColumn_ = false;
};

}  // namespace wb::ui
