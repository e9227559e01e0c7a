#pragma once

#include "model/scene/scene.h"

namespace wb::scene {

/// Gives an id to every region, linkset and part that has none, except to what stands for something
/// unusable of the file. Ids come from what the thing holds, so that the same scene gets the same
/// ids wherever and however often it is read and written; none is given twice.
void giveIds(Scene& scene);

}  // namespace wb::scene
