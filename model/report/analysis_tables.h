#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/fragility.h"
#include "model/analysis/sensitivity.h"
#include "model/analysis/sweep.h"
#include "model/report/table.h"

#include <cstdint>
#include <vector>

namespace wb::table {

/// How costs follow constants: first all linksets together (their cells for the linkset are empty)
/// by every constant, then each linkset by those that matter to it; each from the most to the least
/// influence. Both must outlive the table.
/// @param weighing     What the slopes are of.
/// @param sensitivity  Of that weighing.
Table sensitivityTable(const weighing::Weighing& weighing, const tuning::Sensitivity& sensitivity);

/// What the steps of a sweep change: a factor on all sizes, or the value of a constant.
enum class SweepOver : std::uint8_t { size, constant };

/// A row a linkset and step. Both must outlive the table.
/// @param weighing  Whose linksets were swept.
/// @param points    By the weighing's linksets; of each its steps, a row each.
/// @param over      Heads the column of steps.
Table sweepTable(const weighing::Weighing& weighing,
                 const std::vector<std::vector<tuning::SweepPoint>>& points, SweepOver over);

/// What a target's linkset does when its vertices are moved.
struct TargetFragility {
  weighing::Target target;
  tuning::LinksetFragility found;
};

/// How physics costs move: of a linkset as a whole and then its parts, or of a part alone; a row a
/// level, or for one that stays as it is a single row of the level `steady`. The weighing must
/// outlive the table.
/// @param weighing  Whose linksets and parts the targets are.
/// @param targets   Copied into the table; a target with a part has only that part's rows.
Table fragilityTable(const weighing::Weighing& weighing,
                     const std::vector<TargetFragility>& targets);

}  // namespace wb::table
