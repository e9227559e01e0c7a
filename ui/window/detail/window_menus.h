#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QWidget;

namespace wb::ui {

class Actions;
class Document;
class Panels;
class Selection;

/// The menu Edit: undo, and what concerns the selection.
class EditActions : public QObject {
  Q_OBJECT

 public:
  EditActions(QWidget& window, Document& document, Selection& selection, Panels& panels,
              Actions& actions);

 private:
  void nameUndo(const QString& change);
  void nameRedo(const QString& change);
  void update();
  void clearSelection();

  Document& document_;
  Selection& selection_;
  Actions& actions_;
};

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

class HelpWindow;

/// The menu Help.
class HelpActions : public QObject {
  Q_OBJECT

 public:
  HelpActions(QWidget& window, const Actions& actions);

  /// Shows a page of the help by its name; the first, if there is none of that name.
  void showPage(const QString& name);

 signals:
  void sampleChosen(const QString& path);

 private:
  void addSamples();
  void showContents();
  void showShortcuts();
  void showAbout();

  QWidget& window_;
  const Actions& actions_;
  HelpWindow* help_ = nullptr;  ///< Once it was asked for.
};

}  // namespace wb::ui
