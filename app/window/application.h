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

/// See Drawing.
ExitState openWindow(const std::vector<std::string>& files, bool separate,
                     const std::string& language);

}  // namespace wb::app
