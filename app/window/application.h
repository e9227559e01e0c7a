#pragma once

namespace wb::app {

// What Qt's application objects are made from. They hold references to these for as long as they
// live.

/// Chooses the platform and OpenGL before it returns: to be called when the object is made.
int& preparedArgumentCount();
char** applicationArguments();

/// What Qt warns of is left out: standard error is for the program's own lines.
void silenceQt();

/// Where XDG_RUNTIME_DIR is not set (for root, in a container) Qt tells which folder it takes
/// instead. That is left out; what else Qt warns of in a window is told.
void silenceQtOnPaths();

/// Whether the display is only the last resort, because there is no other.
bool isWithoutDisplay();

}  // namespace wb::app
