#pragma once

#include <QCoreApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <memory>

namespace wb::ui::test {

/// A new folder, and in it the settings, the state and the cache of a program of this name that has
/// never run.
inline std::unique_ptr<QTemporaryDir> makeSettingsFolder(const QString& program) {
  QCoreApplication::setOrganizationName("Weighbridge tests");
  QCoreApplication::setApplicationName(program);
  auto folder = std::make_unique<QTemporaryDir>();
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder->path());
  QSettings().clear();
  qputenv("XDG_DATA_HOME", QFile::encodeName(folder->path()));
  qputenv("XDG_CACHE_HOME", QFile::encodeName(folder->filePath("cache")));
  return folder;
}

}  // namespace wb::ui::test
