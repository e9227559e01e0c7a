#pragma once

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

}  // namespace wb::ui
