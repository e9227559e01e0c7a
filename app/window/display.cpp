#include "app/window/display.h"

#include "app/window/application.h"
#include "viewport/opengl.h"

namespace wb::app {

Display::Display() : application_(preparedArgumentCount(), applicationArguments()) {}

bool Display::canDraw() const { return viewport::isOpenGlThere(); }

}  // namespace wb::app
