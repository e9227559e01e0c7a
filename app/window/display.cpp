#include "app/window/display.h"

#include "app/window/application.h"
#include "viewport/opengl.h"

namespace wb::app {

namespace {

int& silentArgumentCount() {
  silenceQt();
  return preparedArgumentCount();
}

}  // namespace

Display::Display() : application_(silentArgumentCount(), applicationArguments()) {}

bool Display::canDraw() const { return viewport::isOpenGlThere(); }

}  // namespace wb::app
