#include "ui/window/windows.h"

#include "ui/window/main_window.h"

namespace wb::ui {

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
