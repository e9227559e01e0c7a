#pragma once

#include "model/core/text.h"

namespace wb::cost {

/// What reading a profile and weighing a scene can find wrong, and costs that are not wholly known.
inline constexpr TextTable costTexts({
    {"profile.unknown_key", "\"{key}\" is neither a constant nor a choice{hint}"},
    {"profile.unknown_base", "unknown built-in profile \"{name}\", so second-life is used{hint}"},
    {"profile.not_a_number", "{key} must be a number, not \"{value}\""},
    {"profile.out_of_range", "{key} must be from {minimum} to {maximum}{unit}, not {value}"},
    {"profile.unknown_choice", "{key} cannot be \"{value}\"; use one of {words}{hint}"},
    {"profile.not_an_object",
     "a profile must be a JSON object such as {\"base\": \"second-life\", \"set\": {}}"},
    {"profile.sets_nothing",
     "is not a profile, because it has neither \"base\" nor \"set\"; second-life is used"},
    {"profile.stray_key",
     "\"{key}\" is ignored because it is not inside \"set\"; move it into \"set\""},
    {"profile.wrong_type", "\"{key}\" must be {expected}; it is ignored"},
    {"cost.root_none",
     "the root of a linkset cannot have the shape type None; the root is weighed as Convex Hull"},
    {"cost.mesh_missing",
     "the mesh is missing, so the cost of this part is unknown, and so are all sums that include "
     "it"},
    {"cost.size_unknown",
     "the size is unusable, so the cost of this part is unknown, and so are all sums that include "
     "it"},
    {"cost.no_hull_source",
     "the mesh has no points for a base hull, so its physics cost is unknown, and so are all sums "
     "that include it"},
    {"cost.hull_without_volume",
     "the base hull has {points} points and no volume; the grid will likely refuse it, though "
     "people use such hulls in practice",
     "the base hull has one point and no volume; the grid will likely refuse it, though people use "
     "such hulls in practice"},
    {"cost.unknown", "unknown"},
    {"cost.at_least", "at least {value}"},
    {"cost.empty_linkset", "the linkset has no parts, so it costs nothing"},
});

/// What the short answer to "why does it cost this much?" can say.
inline constexpr TextTable whyTexts({
    {"why.physics",
     "The land impact is {impact} LI, because the physics weight is the largest: {physics} PE. The "
     "download weight is {streaming} PE, and the server weight is {server} PE."},
    {"why.streaming",
     "The land impact is {impact} LI, because the download weight is the largest: {streaming} PE. "
     "The physics weight is {physics} PE, and the server weight is {server} PE."},
    {"why.server",
     "The land impact is {impact} LI, because the server weight is the largest: {server} PE. The "
     "physics weight is {physics} PE, and the download weight is {streaming} PE."},
    {"why.sum_of_parts",
     "The land impact is {impact} LI, because the largest weight of each part counts. Total "
     "weights in PE: physics {physics}, download {streaming}, server {server}."},
    {"why.parts",
     "The land impact is {impact} LI, because the legacy accounting counts parts. Weights in "
     "PE under the new accounting: physics {physics}, download {streaming}, server {server}."},
    {"why.at_least",
     "The land impact is at least {impact} LI. Weights in PE: physics {physics}, download "
     "{streaming}, server {server}."},
    {"why.opted_in_mesh", "The new accounting applies because {part} is a mesh."},
    {"why.opted_in_shape_type",
     "The new accounting applies because {part} has the physics shape type {type}."},
    {"why.opted_in_materials",
     "The new accounting applies because {part} has normal or specular maps."},
    {"why.opted_in_animated", "The new accounting applies because {part} is animated."},
    {"why.unnamed_part", "part {number}"},
    {"why.unknown",
     "The cost of {count} parts is unknown: their meshes are missing or incomplete, or their sizes "
     "are unusable.",
     "The cost of one part is unknown: its mesh is missing or incomplete, or its size is "
     "unusable."},
    {"why.free_below_download",
     "The download weight decides: {weight} PE. Physics below that is free."},
    {"why.free_below_server",
     "The server weight decides: {weight} PE. Physics below that is free."},
    {"why.free_as_parts_count", "The number of parts decides. Physics is free."},
    {"why.minimum",
     "The deciding weight is less than {minimum} PE, so the land impact is at its minimum."},
    {"why.penalty",
     "The physics weight is multiplied by {factor}, because the object is physical and its "
     "bounding box has a mean face area of {area} m²."},
    {"why.too_dear_to_be_physical",
     "The object cannot be set physical: its parts cost {cost} PE at rest, and the limit is "
     "{limit} PE."},
    {"why.part_too_dear_to_be_physical",
     "The object cannot be set physical: {part} alone costs {cost} PE at rest, and the limit is "
     "{limit} PE."},
    {"why.too_many_to_be_physical",
     "The object cannot be set physical: it has {parts} parts, and the limit is {limit}."},
    {"why.sliver",
     "{part}: one of its {triangles} triangles, number {index}, is only {width} m wide and "
     "accounts for {share}% of the part's cost."},
    {"why.slivers",
     "{part}: the {count} narrowest of its {triangles} triangles account for {share}% of its "
     "cost."},
    {"why.thin_side",
     "{part}: one of its sides is {side} m long, less than {limit} m, so its triangles are not "
     "used and its openings are closed."},
    {"why.floor",
     "{part}: its triangles cost {floor} PE, the minimum for a triangle mesh; enlarging the part "
     "does not make them cheaper."},
    {"why.narrowest",
     "{part}: its triangles are narrower than {minimum} m on average, so they count as {minimum} m "
     "wide."},
    {"why.sculpts",
     "The physics cost of a sculpt depends on its shape, which is not in the file. The parts of "
     "two sculpted dogs cost at most {dogs} PE each on average. Sculpts measured in world cost "
     "{least} to {most} PE; over this range, the land impact is {low} to {high} LI."},
    {"why.sculpts_same",
     "The physics cost of a sculpt depends on its shape, which is not in the file. The parts of "
     "two sculpted dogs cost at most {dogs} PE each on average. Sculpts measured in world cost "
     "{least} to {most} PE; at both ends of this range, the land impact is {low} LI."},
    {"why.streaming_cap",
     "{part}: its download weight is {cap} PE, the maximum for this type of part."},
});

/// What is written beside the things that make an object expensive.
inline constexpr TextTable culpritTexts({
    {"culprit.slivers", "{count} slivers, up to {width} m wide: {cost} PE",
     "1 sliver, {width} m wide: {cost} PE"},
    {"culprit.triangles", "{count} triangles, up to {width} m wide: {cost} PE",
     "1 triangle, {width} m wide: {cost} PE"},
    {"culprit.even", "all {count} triangles: {cost} PE", "1 triangle: {cost} PE"},
    {"culprit.many", "{count} of {all} triangles: {cost} PE"},
    {"culprit.hulls", "{count} hulls: {cost} PE", "1 hull: {cost} PE"},
    {"culprit.shapes", "{count} physics shapes: {cost} PE", "1 physics shape: {cost} PE"},
    {"culprit.high", "High level: {count} triangles, shown up to {distance} m away",
     "High level: 1 triangle, shown up to {distance} m away"},
    {"culprit.medium", "Medium level: {count} triangles, shown up to {distance} m away",
     "Medium level: 1 triangle, shown up to {distance} m away"},
    {"culprit.low", "Low level: {count} triangles, shown up to {distance} m away",
     "Low level: 1 triangle, shown up to {distance} m away"},
    {"culprit.lowest", "Lowest level: {count} triangles, shown up to {distance} m away",
     "Lowest level: 1 triangle, shown up to {distance} m away"},
    {"culprit.levels", "{count} levels of detail: {cost} PE"},
    {"culprit.parts", "{count} parts: {cost} PE", "1 part: {cost} PE"},
    {"culprit.counted", "{count} parts, each counted as 1 LI", "1 part, counted as 1 LI"},
    {"culprit.several", "{count} parts: {cost} PE"},
    {"reason.thin",
     "{count} of its {all} physics triangles are at most {width} m wide; narrow triangles are "
     "expensive.",
     "One of its {all} physics triangles is only {width} m wide; narrow triangles are expensive."},
    {"reason.even", "Its {all} physics triangles share the cost.",
     "Its only physics triangle accounts for the whole cost."},
    {"reason.many", "{count} of its {all} physics triangles account for most of the cost.",
     "One of its {all} physics triangles accounts for most of the cost."},
    {"reason.hulls", "{count} of its {all} physics hulls account for most of the cost.",
     "One of its {all} physics hulls accounts for most of the cost."},
    {"reason.all_hulls", "Its {all} physics hulls share the cost.",
     "Its only physics hull accounts for the whole cost."},
    {"reason.shape", "It counts as a single physics shape."},
    {"reason.high",
     "Its high level of detail has {count} triangles and is shown up to {distance} m away; more "
     "triangles cost more to download.",
     "Its high level of detail has one triangle and is shown up to {distance} m away; more "
     "triangles would cost more to download."},
    {"reason.medium",
     "Its medium level of detail has {count} triangles and is shown up to {distance} m away; more "
     "triangles cost more to download.",
     "Its medium level of detail has one triangle and is shown up to {distance} m away; more "
     "triangles would cost more to download."},
    {"reason.low",
     "Its low level of detail has {count} triangles and is shown up to {distance} m away; more "
     "triangles cost more to download.",
     "Its low level of detail has one triangle and is shown up to {distance} m away; more "
     "triangles would cost more to download."},
    {"reason.lowest",
     "Its lowest level of detail has {count} triangles and is shown up to {distance} m away; more "
     "triangles cost more to download.",
     "Its lowest level of detail has one triangle and is shown up to {distance} m away; more "
     "triangles would cost more to download."},
    {"reason.some_parts", "{count} of its {all} parts account for {share}% of the cost.",
     "One of its {all} parts accounts for {share}% of the cost."},
    {"reason.all_parts", "Its {all} parts share the cost."},
    {"reason.opted_in_shape_type",
     "{part} has the physics shape type {type}, so all {count} parts use the new accounting."},
    {"reason.opted_in_both",
     "{part} has the shape type {type} and normal or specular maps, so all {count} parts use the "
     "new accounting."},
    {"reason.opted_in_materials",
     "{part} has normal or specular maps, so all {count} parts use the new accounting."},
    {"reason.opted_in_animated",
     "{part} is animated, so all {count} parts use the new accounting."},
    {"reason.server",
     "Its server weight, which counts parts and scripts, is the largest of the three weights."},
    {"reason.counted", "The legacy accounting counts each of this object's {all} parts as 1 LI.",
     "The legacy accounting counts parts, and this object has one."},
});

}  // namespace wb::cost
