#pragma once

#include "model/core/text.h"

namespace wb::cost {

/// What reading a profile and weighing a scene can find wrong, and costs that are not wholly known.
inline constexpr TextTable costTexts({
    {"profile.unknown_key", "\"{key}\" is no constant and no choice{hint}"},
    {"profile.unknown_base", "there is no built-in profile \"{name}\"{hint}; second-life is used"},
    {"profile.not_a_number", "{key}: a number was expected, not \"{value}\""},
    {"profile.out_of_range", "{key} must be from {minimum} to {maximum}{unit}, not {value}"},
    {"profile.unknown_choice", "{key}: one of {words} was expected, not \"{value}\"{hint}"},
    {"profile.not_an_object",
     "a profile is a JSON object such as {\"base\": \"second-life\", \"set\": {}}"},
    {"profile.sets_nothing",
     "has neither \"base\" nor \"set\", as profiles have; it is weighed as second-life"},
    {"profile.stray_key", "\"{key}\" changes nothing outside \"set\"; it is left out"},
    {"profile.wrong_type", "\"{key}\" must be {expected}; it is left out"},
    {"cost.root_none",
     "the root of a linkset may not have shape type None; it is weighed as Convex Hull"},
    {"cost.mesh_missing",
     "the mesh is missing, so what this part costs is unknown, and so are the sums it is in"},
    {"cost.size_unknown",
     "its scale cannot be used, so what this part costs is unknown, and so are the sums it is in"},
    {"cost.no_hull_source",
     "the mesh has no point that a base hull could be made of, so its physics cost is unknown, and "
     "so are the sums it is in"},
    {"cost.hull_without_volume",
     "the base hull has {points} points and no volume; it is likely refused at upload, though "
     "people "
     "use such hulls in practice"},
    {"cost.unknown", "unknown"},
    {"cost.at_least", "at least {value}"},
    {"cost.empty_linkset", "the linkset has no parts; it costs nothing"},
});

/// What the short answer to "why does it cost this much?" can say.
inline constexpr TextTable whyTexts({
    {"why.physics",
     "Land impact {impact}: physics decides with {physics} PE; streaming would be {streaming}, "
     "server {server}."},
    {"why.streaming",
     "Land impact {impact}: streaming decides with {streaming} PE; physics would be {physics}, "
     "server {server}."},
    {"why.server",
     "Land impact {impact}: server decides with {server} PE; physics would be {physics}, streaming "
     "{streaming}."},
    {"why.parts",
     "Land impact {impact}: it is counted by its parts. Weighed, physics would be {physics} PE, "
     "streaming {streaming}, server {server}."},
    {"why.at_least",
     "Land impact at least {impact}: what is known of it, in PE: physics {physics}, streaming "
     "{streaming}, server {server}."},
    {"why.opted_in_mesh", "It is weighed, not counted, because {part} is a mesh."},
    {"why.opted_in_shape_type",
     "It is weighed, not counted, because {part} has the physics shape type {type}."},
    {"why.opted_in_materials", "It is weighed, not counted, because {part} has materials."},
    {"why.opted_in_animated", "It is weighed, not counted, because {part} is animated."},
    {"why.unnamed_part", "part {number}"},
    {"why.unknown",
     "What {count} of its parts cost is unknown: their meshes are missing or damaged, or "
     "their sizes cannot be used.",
     "What one of its parts costs is unknown: its mesh is missing or damaged, or its size "
     "cannot be used."},
    {"why.minimum", "It costs less than {minimum}, the least land impact there is."},
    {"why.penalty",
     "Being physical multiplies its physics by {factor}: its bounding box has a mean face area of "
     "{area} m²."},
    {"why.too_dear_to_be_physical",
     "It cannot be set physical: at rest its parts cost {cost} PE, and more than {limit} is "
     "refused."},
    {"why.part_too_dear_to_be_physical",
     "It cannot be set physical: {part} alone costs {cost} PE at rest, and more than {limit} is "
     "refused."},
    {"why.too_many_to_be_physical",
     "It cannot be set physical: it has {parts} parts, and more than {limit} are refused."},
    {"why.sliver",
     "{part}: one of its {triangles} triangles, number {index} and only {width} m wide, carries "
     "{share} % of its cost."},
    {"why.slivers",
     "{part}: its {count} narrowest triangles of {triangles} carry {share} % of its cost."},
    {"why.thin_side",
     "{part}: its side of {side} m is thinner than {limit} m, so its triangles are not used and "
     "its "
     "openings are closed."},
    {"why.floor",
     "{part}: its triangles cost {floor} PE, the least that a triangle mesh costs; being larger "
     "makes them no cheaper."},
    {"why.narrowest",
     "{part}: its triangles are on average narrower than {minimum} m and count as that wide."},
    {"why.sculpts",
     "The shape of a sculpt decides what its physics costs, and it is not in the file. In world, "
     "sculpts were measured from {least} to {most} PE, and the parts of two sculpted dogs at "
     "{dogs} PE at most. At these ends the land impact is {low} and {high}."},
    {"why.sculpts_same",
     "The shape of a sculpt decides what its physics costs, and it is not in the file. In world, "
     "sculpts were measured from {least} to {most} PE, and the parts of two sculpted dogs at "
     "{dogs} PE at most. At both ends the land impact is {low}."},
    {"why.streaming_cap", "{part}: it streams for {cap} PE, the most that one of its kind can."},
});

/// What is written beside the things that make an object expensive.
inline constexpr TextTable culpritTexts({
    {"culprit.slivers", "{count} slivers, {width} m: {cost} PE", "1 sliver, {width} m: {cost} PE"},
    {"culprit.triangles", "{count} triangles, {width} m wide: {cost} PE",
     "1 triangle, {width} m wide: {cost} PE"},
    {"culprit.even", "spread evenly over {count} triangles: {cost} PE"},
    {"culprit.many", "{count} of {all} triangles: {cost} PE"},
    {"culprit.hulls", "{count} hulls: {cost} PE", "1 hull: {cost} PE"},
    {"culprit.shapes", "{count} physics shapes: {cost} PE", "physics shape: {cost} PE"},
    {"culprit.high", "High level: {count} triangles, seen to {distance} m"},
    {"culprit.medium", "Medium level: {count} triangles, seen to {distance} m"},
    {"culprit.low", "Low level: {count} triangles, seen to {distance} m"},
    {"culprit.lowest", "Lowest level: {count} triangles, seen to {distance} m"},
    {"culprit.levels", "{count} levels of detail: {cost} PE"},
    {"culprit.parts", "{count} parts: {cost} PE", "1 part: {cost} PE"},
    {"culprit.counted", "{count} parts, which count 1 each", "1 part, which counts 1"},
    {"culprit.several", "{count} parts: {cost} PE"},
});

}  // namespace wb::cost
