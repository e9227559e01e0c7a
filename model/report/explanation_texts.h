#pragma once

#include "model/base/text.h"

namespace wb::report {

/// What an explanation says, in words that a creator understands.
inline constexpr TextTable explanationTexts({
    {"explain.linkset", "{linkset}: land impact {impact}"},
    {"explain.part", "{part}, part {number} of {linkset}"},
    {"explain.unnamed_linkset", "linkset {number} (it has no name)"},
    {"explain.unnamed_part", "part {number} (it has no name)"},

    {"explain.decided_by_weight",
     "Its {weight} decides: of its three weights the largest counts, {rounding}."},
    {"explain.decided_by_sum",
     "For each part the largest of its three weights counts; their sum is {rounding}. Most of it "
     "is "
     "{weight}."},
    {"explain.decided_by_parts",
     "It is counted the old way, 1 for each of its {parts} parts, because none of them opts in to "
     "being weighed. As soon as one part is a mesh, has a material or gets another physics shape "
     "type, the weights below count for all of them."},
    {"explain.rounded_nearest", "rounded to the nearest whole number"},
    {"explain.rounded_up", "rounded up"},
    {"explain.least", "Nothing counts less than {minimum}."},
    {"explain.physics", "physics"},
    {"explain.physics_physical", "physics, as a physical object"},
    {"explain.streaming", "streaming (download)"},
    {"explain.server", "server"},
    {"explain.src", "simulator (SRC)"},
    {"explain.weight", "{weight}: {value} PE ({sureness})"},
    {"explain.deciding_weight", "{weight}: {value} PE ({sureness}), which decides"},

    {"explain.causes", "What it comes from"},
    {"explain.cause", "{rank}. {name}: {value} PE, {share} %"},

    {"explain.parts", "The parts"},
    {"explain.part_title", "{part}: {kind}, {size} m"},
    {"explain.alike", "{part} and {count} more just like it: {kind}, {size} m"},
    {"explain.more_parts",
     "{count} more parts, each costing less: physics {physics} PE, streaming {streaming} PE in "
     "all"},
    {"explain.formula", "{name}: {filled} PE ({sureness}){measured}"},
    {"explain.measured", "; {value}: {meaning}"},
    {"explain.carriers", "Of this{list}"},
    {"explain.carrier", ", {share} % is {name}"},
    {"explain.unknown", "Its mesh is missing, so what it costs is unknown and counts as 0."},

    {"explain.physical", "Can it be set physical?"},
    {"explain.can", "Yes: at rest its physics is {static} PE, and up to {limit} PE is allowed."},
    {"explain.can_legacy", "Yes: it has {parts} parts, and up to {limit} are allowed."},
    {"explain.cannot_sum",
     "No: at rest its physics is {static} PE, and no more than {limit} PE is allowed."},
    {"explain.cannot_legacy", "No: it has {parts} parts, and no more than {limit} are allowed."},
    {"explain.when_physical", "Set physical, its physics is {physical} PE, the penalty included."},
    {"explain.is_physical", "It is physical: its physics is {physical} PE, the penalty included."},

    {"explain.profile", "Weighed under the profile {profile}."},
    {"explain.changed", "Changed there: {changes}."},
    {"explain.change", "{key} is {value} instead of {standard}"},
    {"explain.units", "PE are prim equivalents, the unit of land impact."},
    {"explain.sureness", "How sure a number is, the word beside it says:"},
    {"explain.documented", "documented: stated by the grid's own published pages"},
    {"explain.viewer", "viewer: as an open-source viewer computes it today"},
    {"explain.likely", "likely: two independent hints or one good one say so"},
    {"explain.estimate", "estimate: inferred; nobody outside the grid's operator knows"},
    {"explain.illustration", "illustration: no value was ever published; this one only shows how"},
});

}  // namespace wb::report
