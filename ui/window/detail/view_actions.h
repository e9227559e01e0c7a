#pragma once

#include <QObject>

class QAction;
class QMainWindow;

namespace wb::ui {

class Actions;
class Panels;
class Visibility;

/// The menu View: what is shown of the window, and how.
class ViewActions : public QObject {
  Q_OBJECT

 public:
  ViewActions(QMainWindow& window, Visibility& visibility, Panels& panels, Actions& actions);

 signals:
  void said(const QString& sentence);

 private:
  void addAppearanceMenu();
  void addLanguageMenu();
  void chooseLanguageOf(QAction* action);
  void chooseAppearanceOf(QAction* action);
  void toggleFullScreen();
  void update();

  QMainWindow& window_;
  Visibility& visibility_;
  Actions& actions_;
};

}  // namespace wb::ui
