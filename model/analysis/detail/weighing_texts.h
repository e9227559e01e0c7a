#pragma once

#include "model/core/text.h"

namespace wb::weighing {

/// How what is open is named and found.
inline constexpr TextTable weighingTexts({
    {"weighing.unnamed_linkset", "linkset {number} (it has no name)"},
    {"weighing.unnamed_part", "part {number} (it has no name)"},
    {"find.unknown_linkset", "there is no linkset \"{name}\"{hint}"},
    {"find.unknown_part", "there is no part \"{name}\"{hint}"},
    {"find.ambiguous_linkset",
     "{count} linksets are named \"{name}\"; one of their ids or numbers was expected: {ids}"},
    {"find.ambiguous_part",
     "{count} parts are named \"{name}\"; one of their ids or numbers was expected: {ids}"},
    {"find.no_linkset_number", "there is no linkset #{number}; there are {count}"},
    {"find.no_part_number", "there is no part #{number}; there are {count}"},
    {"find.unknown_scenario", "there is no scenario \"{name}\"; one of {names} was expected{hint}"},
    {"find.no_scenarios", "there is no scenario \"{name}\": it has none"},
});

}  // namespace wb::weighing
