#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace wb::ui {

class ViewPanel;

/// Leads the keyboard from one place of a window to the next: the panel that is seen at the left,
/// the view, that at the right, that below; each gets the focus where it had it last.
class SlotFocus : public QObject {
  Q_OBJECT

 public:
  SlotFocus(QMainWindow& window, ViewPanel& view, QList<QDockWidget*> docks);

 public slots:
  void goOn() { step(1); }
  void goBack() { step(-1); }

 private:
  void step(int by);
  QList<QWidget*> places() const;
  qsizetype placeOfFocus(const QList<QWidget*>& places) const;
  void enter(QWidget& place);
  void remember(QWidget* focused);

  QMainWindow& window_;
  ViewPanel& view_;
  QList<QDockWidget*> docks_;
  QList<QPointer<QWidget>> last_;  ///< Had the focus, the latest last.
};

}  // namespace wb::ui
