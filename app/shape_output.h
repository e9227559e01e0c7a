#pragma once

#include "app/shape_making.h"

namespace wb::app {

/// Writes the shapes that were chosen as the name of the output says; a part without one is told,
/// and keeps what it has.
ExitState writeChosen(scene::Scene& scene, const std::vector<weighing::Target>& parts,
                      const MadeShapes& made, const ShapesArguments& arguments);

}  // namespace wb::app
