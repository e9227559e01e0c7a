#include "ui/window/detail/recent_files.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

namespace wb::ui {
namespace {

const QString recentKey = QStringLiteral("recent_files");

QString nameFor(const QString& path) { return QFileInfo(path).absoluteFilePath(); }

}  // namespace

QStringList RecentFiles::files() { return QSettings().value(recentKey).toStringList(); }

void RecentFiles::add(const QString& path) {
  QStringList all = files();
  all.removeAll(nameFor(path));
  all.prepend(nameFor(path));
  QSettings().setValue(recentKey, all.mid(0, most));
}

void RecentFiles::remove(const QString& path) {
  QStringList all = files();
  all.removeAll(nameFor(path));
  QSettings().setValue(recentKey, all);
}

void RecentFiles::fill(QMenu& menu) {
  refill(menu);
  connect(&menu, &QMenu::aboutToShow, this, [this, &menu] { refill(menu); });
}

void RecentFiles::refill(QMenu& menu) {
  menu.clear();
  for (const QString& path : files()) {
    QAction* action = menu.addAction(
        QFileInfo(path).fileName().replace(QStringLiteral("&"), QStringLiteral("&&")));
    action->setToolTip(path);
    action->setStatusTip(path);
    connect(action, &QAction::triggered, this, [this, path] { emit chosen(path); });
  }
  if (menu.isEmpty()) menu.addAction(tr("Nothing was opened yet"))->setEnabled(false);
}

}  // namespace wb::ui
