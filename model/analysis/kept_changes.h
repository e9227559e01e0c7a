#pragma once

#include "model/analysis/analysis.h"
#include "model/core/task.h"
#include "model/core/text.h"
#include "model/formats/recovery.h"

#include <vector>

namespace wb::weighing {

/// Says what unsaved changes that were kept would change in their file as it is now: objects and
/// constants, in numbers, then the costs that differ. Of a scene that has no file, what it holds.
/// Why, where one of the two cannot be read.
/// @param kept     Changes of a file, or of a scene without one.
/// @param options  As the file was opened; for kept changes only the memory matters.
/// @param task     Cancelled: no sentences.
std::vector<Sentence> keptChanges(const recovery::Kept& kept, const WeighOptions& options,
                                  const Task& task = {});

}  // namespace wb::weighing
