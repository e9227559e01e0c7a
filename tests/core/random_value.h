#pragma once

#include "model/core/llsd.h"

#include <rapidcheck.h>

namespace wb::llsd {

/// Any value nested at most `depth` deep. Reals are finite, so that equal bits are equal values.
rc::Gen<Value> randomValue(int depth);

}  // namespace wb::llsd
