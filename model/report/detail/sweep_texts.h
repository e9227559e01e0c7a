#pragma once

#include "model/core/text.h"

namespace wb::table {

/// What a sweep goes over.
inline constexpr TextTable sweepTexts({
    {"sweep.size", "times its size"},
    {"sweep.value", "value of the constant"},
});

}  // namespace wb::table
