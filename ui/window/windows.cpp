#include "ui/window/windows.h"

#include "ui/session/recovery_dialog.h"
#include "ui/session/state_folder.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <utility>

namespace wb::ui {
namespace {

std::vector<MainWindow*> openWindows() {
  std::vector<MainWindow*> windows;
  for (QWidget* widget : QApplication::topLevelWidgets())
    if (auto* window = qobject_cast<MainWindow*>(widget)) windows.push_back(window);
  return windows;
}

}  // namespace

Windows::Windows() { connect(&termination_, &Termination::asked, this, &Windows::leaveAll); }

void Windows::offerRecovery() {
  auto kept = recovery::keptIn(recoveryFolder());
  const auto windows = openWindows();
  if (kept.empty() || windows.empty()) return;
  auto* dialog = new RecoveryDialog(std::move(kept), windows.front());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &RecoveryDialog::openWanted, this, &Windows::recover);
  dialog->open();
}

/// A window that shows nothing yet is taken first.
void Windows::recover(const recovery::Kept& kept) {
  for (MainWindow* window : openWindows())
    if (window->isUnused()) return window->recover(kept);
  add()->recover(kept);
}

void Windows::leaveAll() {
  for (MainWindow* window : openWindows()) window->leaveChanges();
  QApplication::closeAllWindows();
  QApplication::quit();
}

void Windows::open(const QStringList& paths, Several several) {
  if (paths.isEmpty()) {
    add();
  } else if (several == Several::together) {
    add()->openTogether(paths);
  } else {
    for (const QString& path : paths) add()->open(path);
  }
}

MainWindow* Windows::add() {
  auto* window = new MainWindow;
  window->setAttribute(Qt::WA_DeleteOnClose);
  connect(window, &MainWindow::newWindowWanted, this, &Windows::addEmpty);
  window->show();
  return window;
}

}  // namespace wb::ui
