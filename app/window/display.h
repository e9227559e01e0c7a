#pragma once

#include <QGuiApplication>

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

}  // namespace wb::app
