#pragma once

#include <QObject>
#include <QStringList>

namespace wb::ui {

class MainWindow;

/// The open windows of the program: one a file.
class Windows : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// A window for each file; an empty one without any.
  void open(const QStringList& paths);

 private:
  MainWindow* add();
  void addEmpty() { open({}); }
};

}  // namespace wb::ui
