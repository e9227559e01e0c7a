#include "ui/window/windows.h"

#include "ui/document/session_recovery.h"
#include "ui/window/appearance.h"
#include "ui/window/detail/agreed_files.h"
#include "ui/window/detail/file_opener.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/session_keeper.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QDBusConnection>
#include <QFileInfo>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <utility>

namespace wb::ui {
namespace {

constexpr std::chrono::milliseconds listensAfter{500};

std::vector<MainWindow*> openWindows() {
  std::vector<MainWindow*> windows;
  for (QWidget* widget : QApplication::topLevelWidgets())
    if (auto* window = qobject_cast<MainWindow*>(widget)) windows.push_back(window);
  return windows;
}

}  // namespace

Windows::Windows() {
  connect(&termination_, &Termination::asked, this, &Windows::leaveAll);
  // Not before the first window is seen.
  QTimer::singleShot(listensAfter, this, [] {
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (bus.isConnected()) Motion::ofProgram().listen(bus);
  });
}

void Windows::offerRecovery() {
  auto kept = recovery::keptIn(recoveryFolder());
  const auto windows = openWindows();
  if (kept.empty() || windows.empty()) return;
  for (const recovery::Kept& one : kept) {
    letReadKept(one);
    letReadAgreed({QString::fromStdString(one.origin.file.string())});
  }
  weighing::WeighOptions options;
  options.bare.levels = chosenLevels();
  options.bare.memory = Preferences::ofProgram().memory();
  auto* dialog = new RecoveryDialog(std::move(kept), options, windows.front());
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
  rememberAll();
  for (MainWindow* window : openWindows()) window->leaveChanges();
  QApplication::closeAllWindows();
  QApplication::quit();
}

void Windows::open(const QStringList& paths, Several several) {
  if (paths.isEmpty()) {
    const bool reopens = Preferences::ofProgram().reopens();
    openEach(reopens ? filesOpenLast() : QStringList());
  } else if (several == Several::together) {
    add()->openTogether(paths);
  } else {
    for (const QString& path : paths) add()->open(path);
  }
}

/// A window that shows nothing yet is taken first; without files one is there all the same.
void Windows::openEach(const QStringList& paths) {
  const auto there = openWindows();
  const auto unused = std::ranges::find_if(there, &MainWindow::isUnused);
  MainWindow* first = unused == there.end() ? add() : *unused;
  for (const QString& path : paths) (path == paths.front() ? first : add())->open(path);
}

/// While it is still being read it is not open yet, and not opened twice either.
void Windows::bringUp(const QString& path) {
  const QString file = QFileInfo(path).absoluteFilePath();
  const auto there = openWindows();
  const auto shows = [&](const MainWindow* window) {
    return QFileInfo(window->fileShown()).absoluteFilePath() == file;
  };
  const auto found = std::ranges::find_if(there, shows);
  if (found == there.end()) return openEach({path});
  (*found)->raise();
  (*found)->activateWindow();
}

void Windows::rememberAll() {
  QStringList paths;
  for (MainWindow* window : openWindows()) paths << window->document().path();
  rememberFilesOpen(paths);
  isLeaving_ = true;
}

/// The last window that is closed by itself ends the program too.
void Windows::rememberLast(const QString& path) {
  const auto there = openWindows();
  const auto shown = std::ranges::count_if(there, &MainWindow::isVisible);
  if (!isLeaving_ && shown <= 1) rememberFilesOpen({path});
}

MainWindow* Windows::add() {
  auto* window = new MainWindow;
  window->setAttribute(Qt::WA_DeleteOnClose);
  connect(window, &MainWindow::newWindowWanted, this, &Windows::addEmpty);
  connect(window, &MainWindow::quitWanted, this, &Windows::rememberAll);
  connect(window, &MainWindow::closing, this, &Windows::rememberLast);
  connect(window, &MainWindow::sessionWanted, this, &Windows::openEach);
  connect(window, &MainWindow::fileWanted, this, &Windows::bringUp);
  // A user who opens something has not left after all.
  connect(&window->document(), &Document::fileChanged, this, [this] { isLeaving_ = false; });
  window->show();
  return window;
}

}  // namespace wb::ui
