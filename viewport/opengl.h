#pragma once

#include "model/display/drawn_detail.h"

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

/// What drawing may take at most.
struct DrawingLimits {
  /// While the camera moves, for some 15 frames a second. What has more has no occlusion at rest.
  layers::DetailLimits moving;
  layers::DetailLimits resting;  ///< While it rests, for a frame within a second.
  std::size_t fine;  ///< Triangles of a scene that a smooth frame is drawn of within a second.
};

/// Those of the display: a program that draws in software is told apart by its name, and does some
/// 3 million triangles a second on two cores.
DrawingLimits drawingLimits();

/// Qt 3D makes the threads that all share as many as there are cores, and draws with them: what
/// works on them for seconds, a hull, a hierarchy, would hold up every frame till its end. Gives
/// all some more.
void leaveThreadsToDrawing();

}  // namespace wb::viewport
