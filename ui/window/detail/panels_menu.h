#pragma once

#include <QMenu>

class QDockWidget;

namespace wb::ui {

/// The panels of a window: choosing one brings it to the front, with the keyboard in it; choosing
/// the one that has the keyboard puts it away. Checked: in front of those that share its place.
class PanelsMenu : public QMenu {
  Q_OBJECT

 public:
  PanelsMenu(const QList<QDockWidget*>& docks, QWidget* parent);

 private:
  void add(QDockWidget& dock, int number);
};

}  // namespace wb::ui
