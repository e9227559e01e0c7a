#pragma once

#include <QObject>

class QWidget;

namespace wb::ui {

class Actions;

/// The menu Help.
class HelpActions : public QObject {
  Q_OBJECT

 public:
  HelpActions(QWidget& window, const Actions& actions);

 private:
  void showShortcuts();
  void showAbout();

  QWidget& window_;
  const Actions& actions_;
};

}  // namespace wb::ui
