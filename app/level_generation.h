#pragma once

#include "app/program.h"
#include "model/analysis/analysis.h"
#include "model/core/text.h"
#include "model/report/shape_tables.h"
#include "model/shapes/generated_levels.h"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace wb::app {

/// `--lods`: levels of detail, in place of physics shapes or before them.
struct LevelArguments {
  bool isAsked = false;
  shape::LevelChoice choice;
};

/// `--lods`, `--pixels` and `--streaming`, once the options for shapes are there.
void addLevels(CLI::App& command, LevelArguments& arguments);

/// Whether shapes are asked for by any of their options: beside `--lods`, both are made.
bool areShapesAsked(const CLI::App& command);

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

struct UsedLevels {
  std::vector<std::size_t> rows;  ///< Of MadeLevels::rows: those whose parts have the levels.
  ExitState state = ExitState::done;
};

/// Gives the parts of a scene the levels that were chosen for them. That none was is told, as
/// `noneChosen`, and so is what cannot be stored; the other parts still get theirs.
UsedLevels useLevels(scene::Scene& scene, const MadeLevels& made, const std::string& file,
                     Text noneChosen);

/// Makes levels for parts of a scene and gives them to the parts, as makeLevels and useLevels do,
/// and weighs it again. What that makes of download weights is told.
ExitState takeLevels(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                     const std::string& file, const shape::LevelChoice& choice);

}  // namespace wb::app
