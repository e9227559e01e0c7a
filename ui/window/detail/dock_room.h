#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace wb::ui {

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
