#pragma once

#include "model/core/text.h"

namespace wb::weighing {

/// Names of linksets and parts, and how they are found.
inline constexpr TextTable weighingTexts({
    {"weighing.unnamed_linkset", "unnamed linkset {number}"},
    {"weighing.unnamed_part", "unnamed part {number}"},
    {"weighing.name", "{name}"},
    {"weighing.unnamed_region", "region {number}"},
    {"weighing.unnamed_parcel", "parcel {number}"},
    {"weighing.no_region", "No region"},
    {"find.unknown_linkset", "there is no linkset \"{name}\"{hint}"},
    {"find.unknown_part", "there is no part \"{name}\"{hint}"},
    {"find.ambiguous_linkset",
     "{count} linksets are named \"{name}\"; use one of their ids or numbers: {ids}"},
    {"find.ambiguous_part",
     "{count} parts are named \"{name}\"; use one of their ids or numbers: {ids}"},
    {"find.no_linkset_number", "there is no linkset #{number}; linksets in the scene: {count}"},
    {"find.no_part_number", "there is no part #{number}; number of parts: {count}"},
    {"find.unknown_scenario", "there is no scenario \"{name}\"; existing scenarios: {names}{hint}"},
    {"find.no_scenarios", "there is no scenario \"{name}\", because the project has no scenarios"},
});

/// Limits that the scene exceeds.
inline constexpr TextTable limitTexts({
    {"limit.region", "The region {name} uses {held} of {capacity} LI: {over} LI over capacity."},
    {"limit.unnamed_region",
     "Region {number} uses {held} of {capacity} LI: {over} LI over capacity."},
    {"limit.no_region",
     "Objects outside all regions use {held} of {capacity} LI: {over} LI over capacity."},
    {"limit.parcel", "The parcel {name} uses {held} of {capacity} LI: {over} LI over capacity."},
    {"limit.unnamed_parcel",
     "Parcel {number} uses {held} of {capacity} LI: {over} LI over capacity."},
    {"limit.parcel_of",
     "The parcel {name} of {region} uses {held} of {capacity} LI: {over} LI over capacity."},
    {"limit.unnamed_parcel_of",
     "Parcel {number} of {region} uses {held} of {capacity} LI: {over} LI over capacity."},
    {"limit.physical", "{why} The object is physical in this scene nonetheless."},
});

/// Whether the uploader accepts the scene.
inline constexpr TextTable uploadTexts({
    {"upload.companion",
     "the uploader uses this file together with {model}; inspect {model} to check both"},
    {"upload.ok", "Would it upload? Yes: it breaks no known rule for uploads."},
    {"upload.refused", "Would it upload? No. {first}"},
    {"upload.refused_more", "Would it upload? No, for {count} reasons. {first}"},
    {"upload.likely", "Would it upload? Likely not. {first}"},
    {"upload.likely_more", "Would it upload? Likely not, for {count} reasons. {first}"},
    {"upload.unknown", "Would it upload? Unknown: {count} of its meshes are missing or incomplete.",
     "Would it upload? Unknown: one of its meshes is missing or incomplete."},
    {"upload.refusal", "{part}, {place}: {why} ({confidence})."},
    {"upload.refusal_remedy", "{part}, {place}: {why} ({confidence}). Remedy: {remedy}."},
    {"upload.model_refusal", "{part} ({confidence}): {why}"},
    {"upload.alike", "{part} and {count} more like it", "{part} and one more like it"},
    {"upload.in_mesh", "{place}: {why}"},
    {"upload.problem", "would not upload: {why}"},
    {"upload.likely_problem", "would likely not upload: {why}"},
    {"upload.problem_remedy", "would not upload: {why}. Remedy: {remedy}"},
    {"upload.likely_problem_remedy", "would likely not upload: {why}. Remedy: {remedy}"},
    {"upload.flat_base_hull",
     "its base hull has {points} points and no volume. The grid will likely refuse it, though "
     "people use such hulls in practice.",
     "its base hull has one point and no volume. The grid will likely refuse it, though people use "
     "such hulls in practice."},
});

}  // namespace wb::weighing

namespace wb::tuning {

/// What tuning can say.
inline constexpr TextTable tuningTexts({
    {"effect.nothing", "No effect under {profile}: nothing in the scene uses this constant."},
    {"effect.permission",
     "No effect on costs: this constant only determines whether an object can be set physical."},
    {"effect.simulator",
     "No effect under {profile}: the server weight does not use this constant. The constant "
     "changes only the simulator cost (SRC), which does not count under this profile."},
    {"effect.not_physical",
     "No effect under {profile}: the objects that this constant could affect are not physical."},
    {"effect.physics",
     "No effect under {profile}: this constant changes the physics weight, which is never the "
     "deciding weight."},
    {"effect.server",
     "No effect under {profile}: this constant changes the server weight, which is never the "
     "deciding weight."},
    {"effect.streaming",
     "No effect under {profile}: this constant changes the download weight, which is never the "
     "deciding weight."},
    {"effect.setting", "--set {key}: {why}"},
    {"range.form",
     "expected FROM:TO:STEPS with 2 to {limit} steps, such as 0.5:2:16; found \"{text}\""},
    {"sweep.factor", "expected a scale factor from {smallest} to {largest}, found {value}"},
    {"fragility.too_many",
     "the linkset \"{linkset}\" has too many different physics surfaces to move their vertices at "
     "random; the limit is {limit}"},
    {"measured.unknown",
     "the measured cost of \"{linkset}\" is ignored: its id (or its name, if it has no id) does "
     "not identify exactly one linkset"},
    {"measured.mesh_missing",
     "the measured cost of \"{linkset}\" is ignored: one of its meshes is missing or incomplete, "
     "so the linkset's cost is unknown"},
    {"calibrate.nothing_measured", "no measured cost was found for any linkset"},
    {"calibrate.says_nothing",
     "the measurements say nothing about {key}, because none of them depends on it; it stays at "
     "{value}"},
    {"calibrate.level",
     "{key} is {value}, but the measurements do not determine it: nearby values fit equally well"},
    {"calibrate.at_end",
     "{key} reached {value}, the end of its range: the measurements suggest a value outside that "
     "range"},
    {"calibrate.inseparable",
     "the measurements determine only the combined effect of these constants, not their individual "
     "values: {keys}"},
});

}  // namespace wb::tuning
