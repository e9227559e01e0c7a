#pragma once

#include <QSurfaceFormat>

namespace wb::viewport {

/// What the view draws with: OpenGL 3.2 core, 24 bits of depth, no multisampling (software
/// renderers are several times slower with it).
QSurfaceFormat surfaceFormat();

/// Chooses Qt 3D's OpenGL renderer, unless the user chose one, and the format above for all
/// surfaces. To be called before the application object is made.
void prepareOpenGl();

/// Whether the display can draw the view at all.
bool isOpenGlThere();

}  // namespace wb::viewport
