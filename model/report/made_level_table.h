#pragma once

#include "model/analysis/found_target.h"
#include "model/analysis/weighing.h"
#include "model/report/table.h"
#include "model/shapes/level_choice.h"

#include <cstddef>
#include <vector>

namespace wb::table {

/// Levels of detail that were made for the mesh of a part, and of others like it.
struct MadeLevelRows {
  weighing::Target part;
  std::size_t parts = 1;  ///< Of that mesh.
  std::vector<shape::WeighedLevels> made;
};

/// A row a level of each set: how far it is off where the grid switches to it, how many bytes it
/// takes, and what all four make of the costs. The weighing must outlive the table.
Table madeLevelTable(const weighing::Weighing& weighing, const std::vector<MadeLevelRows>& made);

}  // namespace wb::table
