#pragma once

#include "model/analysis/analysis.h"
#include "model/core/task.h"
#include "model/core/text.h"

#include <vector>

namespace wb::explain {

/// What a plain model would cost if it were read otherwise: without the levels of detail that the
/// uploader generates, with no more materials than one prim takes, and with its objects joined into
/// one prim, where that costs less. Each says both land impacts. Nothing of other files, and where
/// it makes no difference to what is uploaded. The weighing is as it was opened with these options:
/// the file is read again, once for each.
/// @param weighing  Compared with; a file that has changed since says nothing.
/// @param options   With which it was opened.
/// @param task      Cancelled: returns what was found by then.
std::vector<Sentence> otherReadings(const weighing::Weighing& weighing,
                                    const weighing::WeighOptions& options, const Task& task = {});

/// The sentences that otherReadings may say, with the land impact of now in place of the other:
/// their length is known before the file is read again.
/// @param weighing  As for otherReadings(); nothing is read.
/// @param options   With which it was opened.
std::vector<Sentence> possibleReadings(const weighing::Weighing& weighing,
                                       const weighing::WeighOptions& options);

}  // namespace wb::explain
