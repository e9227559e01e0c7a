#pragma once

#include "model/base/text.h"

namespace wb::tuning {

/// What tuning can say.
inline constexpr TextTable tuningTexts({
    {"range.form",
     "FROM:TO:STEPS with 2 to {limit} steps was expected, as in 0.5:2:16, not \"{text}\""},
    {"sweep.factor", "sizes can be scaled by {smallest} to {largest}, not by {value}"},
});

}  // namespace wb::tuning
