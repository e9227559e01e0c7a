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

/// Where Qt looks for a display. Without a last resort it would abort the program where there is
/// none.
const char* platforms() {
  if (qEnvironmentVariableIsSet("DISPLAY")) return "xcb;offscreen";
  return qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ? "wayland;offscreen" : "offscreen";
}

int& prepared() {
  if (!qEnvironmentVariableIsSet(platformVariable)) qputenv(platformVariable, platforms());
  viewport::prepareOpenGl();
  return argumentCount();
}

}  // namespace

Display::Display() : application_(prepared(), arguments()) {}

bool Display::canDraw() const { return viewport::isOpenGlThere(); }

}  // namespace wb::app
