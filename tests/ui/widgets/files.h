#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace wb::ui::test {

/// The path of a bundled sample.
inline QString sample(const char* name) { return QStringLiteral(WEIGHBRIDGE_SAMPLES "/") + name; }

/// Empty if there is no such file.
inline QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Writes a file into a folder; its path.
inline QString makeFile(const QTemporaryDir& folder, const QString& name,
                        const QByteArray& content) {
  QFile file(folder.filePath(name));
  if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
    qFatal("%s is not written", qPrintable(name));
  return file.fileName();
}

}  // namespace wb::ui::test
