#pragma once

#include "model/recovery/recovery.h"
#include "ui/session/termination.h"

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
  Windows();

  /// A window on the files, or one on each; an empty one without any.
  void open(const QStringList& paths, Several several = Several::together);

  /// Offers changes that a program before this one could not save, if there are any.
  void offerRecovery();

 private:
  MainWindow* add();
  void recover(const recovery::Kept& kept);
  void leaveAll();
  void addEmpty() { open({}); }

  Termination termination_;
};

}  // namespace wb::ui
