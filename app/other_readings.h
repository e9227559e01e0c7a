#pragma once

#include "model/base/language.h"
#include "model/base/text.h"
#include "model/weighing/weighing.h"

#include <vector>

namespace wb::app {

/// What a plain model would cost if it were read otherwise: without the levels of detail that the
/// uploader generates, and with no more materials than one prim takes. Each says both land impacts.
/// Nothing of other files, and where it makes no difference to what is uploaded.
std::vector<Sentence> otherReadings(const weighing::Weighing& weighing,
                                    const weighing::WeighOptions& options);

}  // namespace wb::app
