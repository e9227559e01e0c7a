#pragma once

#include "app/program.h"
#include "model/analysis/analysis.h"
#include "model/core/text.h"
#include "model/report/shape_tables.h"
#include "model/shapes/generated_levels.h"

#include <cstddef>
#include <string>
#include <vector>

namespace wb::app {

struct MadeLevels {
  std::vector<table::MadeLevelRows> rows;
  std::vector<std::vector<std::size_t>> parts;  ///< One a row: its parts, of one linkset.
  ExitState state = ExitState::done;
};

/// Makes levels for the meshes of parts, each once in a linkset, with progress. What is wrong with
/// one is told; the others are still made.
MadeLevels makeLevels(const weighing::Weighing& weighing,
                      const std::vector<weighing::Target>& parts, const std::string& file,
                      const shape::LevelChoice& choice);

/// Gives the parts of a scene the levels that were chosen for them. That none was is told, as
/// `noneChosen`.
ExitState useLevels(scene::Scene& scene, const MadeLevels& made, const std::string& file,
                    Text noneChosen);

}  // namespace wb::app
