#pragma once

#include "model/formats/reader/walls.h"

namespace wb::worker {

/// Raises walls around this process, for good: what it had open, and may go on with, are the
/// descriptors of a worker. Nothing fails where the system has no such wall, or does not allow it.
/// The process must have one thread.
/// @param wanted  All, but for tests of each.
/// @return Those that hold.
Walls raiseWalls(const Walls& wanted = Walls().set());

}  // namespace wb::worker
