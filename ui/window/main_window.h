// The windows of the program: each MainWindow shows one scene, its panels around the 3D view. The
// program makes one Windows (windows.h), which opens files in windows and offers what was not
// saved; appearance.h: the colours, language and motion that the user or the desktop chose.
//  - detail/action_rows.cpp: the one list of actions, a row each, from which menus and
//    shortcuts are made (Actions, detail/actions.h). What they do is in one class a menu:
//    FileActions, ExportActions, ComposeActions, HullActions, ShapeActions, OctreeActions…
//  - detail/panels.cpp: the panels, a row each; detail/workspaces.cpp: where they stand in each of
//    the four workspaces; detail/docks.h: how they share the window; detail/workspace_bar.h: the
//    bar above them.
//  - detail/preferences.h: what the user chose, and the dialog that asks; detail/project_memory.h:
//    how the window looked when a file was open last.
//  - detail/session_keeper.h: unsaved changes are kept, and changes by other programs are told.
// Nothing here holds a rule: the model says what things cost, and only the undoable commands of
// ui/document/commands.h change what is open.

#pragma once

#include "model/formats/recovery.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/document/visibility.h"
#include "ui/widgets/empty_page.h"

#include <QList>
#include <QMainWindow>
#include <QStringList>
#include <QUrl>

namespace wb::ui {

class Actions;
class FileActions;
class Panels;
class ProjectMemory;
class SessionKeeper;
class WorkspaceLooks;

/// A window on one scene. What its menus do is in the action groups, what it shows in the panels.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow();
  ~MainWindow() override;

  /// Opens a file in the background, in place of what is open.
  void open(const QString& path);
  /// The same of several files, or folders, as one scene.
  void openTogether(const QStringList& paths);
  /// Changes that were kept and not saved, in place of what is open.
  void recover(const recovery::Kept& kept);
  /// Nothing is open, nor being read.
  bool isUnused() const;
  /// The file that is open or, while one is being read, that; empty: none.
  QString fileShown() const;
  /// The program ends without asking: what is not saved is kept for the next start.
  void leaveChanges();
  Document& document() { return document_; }
  Selection& selection() { return selection_; }
  Baseline& baseline() { return baseline_; }

 signals:
  void newWindowWanted();
  /// All windows are to be closed.
  void quitWanted();
  /// What was open last is wanted again: each file in a window.
  void sessionWanted(const QStringList& paths);
  /// A file is to be seen: in the window that has it open, or in one of its own.
  void fileWanted(const QString& path);
  /// The window closes with this file open; empty: none.
  void closing(const QString& path);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void forgetSelection();
  void selectOnly();
  void leadFocus();
  void beginInOutliner(bool isOpened);
  void openDropped(const QList<QUrl>& urls);
  void showTitle();
  void addWorkspaces();
  void chooseWorkspace(bool isOpened);
  void addStartPage();
  void followStart();
  void showSteps();
  void take(Offer offer);
  void keepSession();
  void followMotion();
  void quit();
  void announce(const QString& sentence);
  void restoreSession();

  Document document_;
  Selection selection_;
  Visibility visibility_;
  Baseline baseline_;
  Actions* actions_ = nullptr;
  Panels* panels_ = nullptr;
  WorkspaceLooks* looks_ = nullptr;
  QList<QWidget*> ofWorkspaces_;  ///< Bars and buttons that the start page does without.
  QWidget* steps_ = nullptr;      ///< Of the workspace Optimize.
  QString shownBefore_;           ///< The file that was opened last.
  bool leaves_ = false;           ///< Closing asks for nothing.
  FileActions* files_ = nullptr;
  SessionKeeper* session_ = nullptr;
  ProjectMemory* memory_ = nullptr;
};

}  // namespace wb::ui
