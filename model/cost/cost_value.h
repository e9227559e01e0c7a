#pragma once

#include "model/core/value.h"

namespace wb::cost {

/// A cost of which part is unknown: `at least 12.3`, or `unknown` where nothing of it is known.
Sentence incompleteCost(Number known);

/// A cost to fill a sentence.
Value costValue(Number cost, bool isPartUnknown);

}  // namespace wb::cost
