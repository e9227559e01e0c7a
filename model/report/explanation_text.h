#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/find_targets.h"
#include "model/report/table.h"
#include "model/report/target_advice.h"

#include <vector>

namespace wb::explain {

/// Says in words why linksets or parts cost what they cost, and what would lower it. The weighing
/// must still have its geometry. The sink is called once a target. They are made on so many threads
/// (0: as many as there are cores), with the same words. `otherwise`: what the file would cost if
/// it were read otherwise (see otherReadings); it follows whether the first target would upload.
/// @param weighing   What is explained.
/// @param targets    In the order of the text. Empty: says that there is no linkset.
/// @param sink       Called on this thread, and once more for what holds for all targets.
/// @param advice     As adviceFor() gives it, one for each target; nothing: no steps are listed.
/// @param threads    How many make the texts.
/// @param otherwise  Sentences as they are; empty: nothing is said of it.
void writeExplanation(const weighing::Weighing& weighing,
                      const std::vector<weighing::Target>& targets, const table::Sink& sink,
                      const Advice& advice = {}, std::size_t threads = 0,
                      const std::vector<Sentence>& otherwise = {});

}  // namespace wb::explain
