#pragma once

#include "app/shape_making.h"
#include "model/report/made_level_table.h"

#include <vector>

namespace wb::app {

/// `--lods`: levels of detail instead of physics shapes.
struct LevelArguments {
  bool isAsked = false;
  shape::LevelChoice choice;
};

/// `--lods`, `--pixels` and `--streaming`, and that they are not asked for beside shapes.
void addLevels(CLI::App& command, LevelArguments& arguments);

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

/// Writes the scene with the levels that were chosen; `isAnyway` even if it would be refused.
ExitState writeLevels(scene::Scene& scene, const MadeLevels& made, const std::string& file,
                      const std::string& output, bool isAnyway);

}  // namespace wb::app
