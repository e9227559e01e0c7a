#pragma once

#include "model/core/text.h"

namespace wb::import {

/// What is told when several files become one scene.
inline constexpr TextTable joinTexts({
    {"join.other_profile",
     "is weighed under the constants of {first}, not under its own ({base} and what it changes)"},
    {"join.measured_lost",
     "what was measured of \"{name}\" is left out: another file has a linkset of the same name or "
     "id"},
    {"join.nothing", "holds no file that can be opened"},
});

}  // namespace wb::import
