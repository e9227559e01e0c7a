#pragma once

#include "model/core/text.h"

namespace wb::tuning {

/// What tuning can say.
inline constexpr TextTable tuningTexts({
    {"effect.nothing", "No effect under {profile}: nothing that is open uses it."},
    {"effect.permission",
     "No effect on costs: it decides only whether an object may be set physical."},
    {"effect.simulator",
     "No effect under {profile}: the server weight there does not use it; see "
     "SRC, which does not count there."},
    {"effect.not_physical", "No effect under {profile}: nothing of it that is open is physical."},
    {"effect.physics", "No effect under {profile}: it changes physics, which decides nowhere."},
    {"effect.server", "No effect under {profile}: it changes server costs, which decide nowhere."},
    {"effect.streaming", "No effect under {profile}: it changes streaming, which decides nowhere."},
    {"range.form",
     "FROM:TO:STEPS with 2 to {limit} steps was expected, as in 0.5:2:16, not \"{text}\""},
    {"sweep.factor", "sizes can be scaled by {smallest} to {largest}, not by {value}"},
    {"fragility.too_many",
     "a linkset has more than {limit} different surfaces, the most that vertices are moved of"},
    {"measured.unknown",
     "\"{linkset}\" was measured, but no linkset has that id, or only one that name; left out"},
    {"measured.mesh_missing",
     "\"{linkset}\" was measured, but a mesh of it is missing or damaged, so its cost is unknown; "
     "left out"},
    {"calibrate.nothing_measured", "there is no measured cost of any linkset in it"},
    {"calibrate.says_nothing",
     "the measurements say nothing about {key}: none of them depends on it; it stays {value}"},
    {"calibrate.level",
     "{key} is {value}, but none of the measurements changes with it there: other values near that "
     "fit them as well"},
    {"calibrate.at_end",
     "{key} ended at {value}, the end of its range: the measurements want it beyond"},
    {"calibrate.inseparable",
     "the measurements cannot tell these constants apart: {keys}; only what they do together is "
     "determined"},
});

}  // namespace wb::tuning
