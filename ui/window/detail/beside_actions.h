#pragma once

#include "ui/window/detail/file_opener.h"

#include <QObject>

class QWidget;

namespace wb::ui {

class Actions;
class Document;

/// Opening databases of whole grids, each in a window of its own beside what is open.
class GridActions : public QObject {
  Q_OBJECT

 public:
  GridActions(QWidget& window, const Document& document, Actions& actions);

 signals:
  /// The file of a region of a grid is wanted.
  void sceneWanted(const QString& path);

 private:
  void open();

  QWidget& window_;
  const Document& document_;
};

/// Comparing what is open with another version of it, in another file.
class VersionActions : public QObject {
  Q_OBJECT

 public:
  VersionActions(QWidget& window, Document& document, Actions& actions);

 signals:
  void said(const QString& sentence);
  void refused(const wb::Diagnostics& why);

 private:
  void choose();
  void read(const QString& path);
  void show(const FileOpener::Opened& opened);
  void update();

  QWidget& window_;
  Document& document_;
  Actions& actions_;
  FileOpener* opener_;
};

}  // namespace wb::ui
