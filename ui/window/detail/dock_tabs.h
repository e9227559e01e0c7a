#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;
class QMouseEvent;
class QPoint;
class QTabBar;

namespace wb::ui {

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

}  // namespace wb::ui
