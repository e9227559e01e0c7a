#pragma once

#include "model/formats/recovery.h"
#include "ui/document/session_recovery.h"
#include "ui/window/detail/job_strip.h"

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

  /// A window on the files, or one on each. Without any what was open last, if the user wants that,
  /// else an empty one.
  void open(const QStringList& paths, Several several = Several::together);

  /// Offers changes that a program before this one could not save, if there are any.
  void offerRecovery();

 private:
  MainWindow* add();
  void recover(const recovery::Kept& kept);
  void leaveAll();
  void addEmpty() { add(); }
  void openEach(const QStringList& paths);
  void bringUp(const QString& path);
  void rememberAll();
  void rememberLast(const QString& path);

  Termination termination_;
  JobNotices notices_;
  bool isLeaving_ = false;  ///< What is open was remembered; windows close one by one.
};

}  // namespace wb::ui
