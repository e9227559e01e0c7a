#pragma once

#include "app/program.h"

#include <QGuiApplication>
#include <string>
#include <vector>

namespace wb::app {

/// The display for as long as a command draws; a display without screen where there is none.
class Display {
 public:
  Display();

  /// Whether there is an OpenGL to draw with.
  bool canDraw() const;

 private:
  QGuiApplication application_;
};

/// Opens a window on all files as one scene, or one on each; an empty one without any. Runs until
/// the last is closed. `language` is the tag of the one to speak; empty: the system's.
ExitState openWindow(const std::vector<std::string>& files, bool separate,
                     const std::string& language);

}  // namespace wb::app
