#pragma once

namespace wb::viewport {

/// Qt 3D makes the threads that all share as many as there are cores, and draws with them: what
/// works on them for seconds, a hull, a hierarchy, would hold up every frame till its end. Gives
/// all some more.
void leaveThreadsToDrawing();

}  // namespace wb::viewport
