#pragma once

#include "app/program.h"
#include "app/shape_generation.h"
#include "model/analysis/analysis.h"
#include "model/shapes/generated_levels.h"

#include <vector>

namespace wb::app {

/// Whether nothing is asked for that levels of detail and shapes cannot be compared together for.
bool canCombine(const ShapesArguments& arguments, const shape::LevelChoice& choice);

/// Makes levels of detail of several errors and shapes by several methods for parts of a scene, and
/// prints for each object which combinations of both no other beats: see making::findFront.
ExitState showCombinations(const weighing::Weighing& weighing,
                           const std::vector<weighing::Target>& parts,
                           const ShapesArguments& arguments, const shape::LevelChoice& choice);

}  // namespace wb::app
