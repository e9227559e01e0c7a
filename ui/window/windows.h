#pragma once

#include <QObject>
#include <QStringList>
#include <cstdint>

namespace wb::ui {

class MainWindow;

/// What becomes of several files: one scene, or each a window of its own.
enum class Several : std::uint8_t { together, apart };

/// The open windows of the program: one a scene.
class Windows : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// A window on the files, or one on each; an empty one without any.
  void open(const QStringList& paths, Several several = Several::together);

 private:
  MainWindow* add();
  void addEmpty() { open({}); }
};

}  // namespace wb::ui
