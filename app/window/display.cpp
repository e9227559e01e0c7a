#include "app/window/display.h"

#include "viewport/opengl.h"

namespace wb::app {
namespace {

constexpr auto platformVariable = "QT_QPA_PLATFORM";

/// Qt lives on references to these.
int& argumentCount() {
  static int count = 1;
  return count;
}
char** arguments() {
  static char program[] = "weighbridge";
  static char* values[] = {program, nullptr};
  return values;
}

/// Without a last resort, Qt aborts the program where there is no display.
int& prepared() {
  if (!qEnvironmentVariableIsSet(platformVariable))
    qputenv(platformVariable, "xcb;wayland;offscreen");
  viewport::prepareOpenGl();
  return argumentCount();
}

}  // namespace

Display::Display() : application_(prepared(), arguments()) {}

bool Display::canDraw() const { return viewport::isOpenGlThere(); }

}  // namespace wb::app
