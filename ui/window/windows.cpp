#include "ui/window/windows.h"

#include "ui/window/main_window.h"

namespace wb::ui {

void Windows::open(const QStringList& paths) {
  if (paths.isEmpty()) add();
  for (const QString& path : paths) add()->open(path);
}

MainWindow* Windows::add() {
  auto* window = new MainWindow;
  window->setAttribute(Qt::WA_DeleteOnClose);
  connect(window, &MainWindow::newWindowWanted, this, &Windows::addEmpty);
  connect(window, &MainWindow::otherFilesWanted, this, &Windows::open);
  window->show();
  return window;
}

}  // namespace wb::ui
