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

/// Which limits what is open is over.
inline constexpr TextTable limitTexts({
    {"limit.region", "The region {name} holds {held} of {capacity}: {over} too many."},
    {"limit.no_region", "What lies in no region is {held} of {capacity}: {over} too many."},
    {"limit.parcel", "The parcel {name} holds {held} of {capacity}: {over} too many."},
    {"limit.physical", "It is physical, but over the limit for that. {why}"},
});

/// Whether what is open would upload.
inline constexpr TextTable uploadTexts({
    {"upload.ok", "Would it upload? Yes: it has nothing that the uploader is known to refuse."},
    {"upload.refused", "Would it upload? No. {first}"},
    {"upload.refused_more", "Would it upload? No, for {count} reasons. {first}"},
    {"upload.likely", "Would it upload? Likely not. {first}"},
    {"upload.likely_more", "Would it upload? Likely not, for {count} reasons. {first}"},
    {"upload.unknown",
     "Would it upload? Unknown: {count} of its meshes could not be read completely.",
     "Would it upload? Unknown: a mesh of it could not be read completely."},
    {"upload.refusal", "{part}, {place}: {why} ({confidence})."},
    {"upload.refusal_remedy", "{part}, {place}: {why} ({confidence}). Remedy: {remedy}."},
    {"upload.model_refusal", "{part} ({confidence}): {why}"},
    {"upload.alike", "{part} and {count} more like it", "{part} and one more like it"},
    {"upload.problem", "would not upload: {why}"},
    {"upload.likely_problem", "would likely not upload: {why}"},
    {"upload.problem_remedy", "would not upload: {why}. Remedy: {remedy}"},
    {"upload.likely_problem_remedy", "would likely not upload: {why}. Remedy: {remedy}"},
    {"upload.flat_base_hull",
     "its base hull has {points} points and no volume. It is likely refused, though people use "
     "such hulls in practice."},
});

}  // namespace wb::weighing

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
