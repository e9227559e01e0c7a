#pragma once

#include "model/core/text.h"

namespace wb::advice {

/// How to lower a cost, and the trade-offs. A text whose code ends in `_alike` is about several
/// parts that differ only in name and position; in `_these`, about several parts by name.
inline constexpr TextTable adviceTexts({
    {"advice.convex_hull", "Set the physics shape type of {part} to Convex Hull."},
    {"advice.convex_hull_alike",
     "Set the physics shape type to Convex Hull for {part} and {count} more just like it."},
    {"advice.convex_hull_all", "Set the physics shape type of all {count} parts to Convex Hull."},
    {"advice.convex_hull_all_these",
     "Set the physics shape type of these {count} parts to Convex Hull: {parts}."},
    {"advice.convex_hull_all_but",
     "Change the physics shape type from Prim to Convex Hull for {count} parts: all that use Prim "
     "except {parts}."},
    {"advice.convex_hull_all_prims",
     "Change the physics shape type from Prim to Convex Hull for all {count} parts that use Prim."},
    {"advice.prim", "Set the physics shape type of {part} to Prim."},
    {"advice.prim_alike",
     "Set the physics shape type to Prim for {part} and {count} more just like it."},
    {"advice.prim_all",
     "Set the physics shape type to Prim for the {count} parts that do not use it. The linkset "
     "then uses the legacy accounting.",
     "Set the physics shape type to Prim for the part that does not use it. The linkset then uses "
     "the legacy accounting."},
    {"advice.none", "Set the physics shape type of {part} to None."},
    {"advice.none_alike",
     "Set the physics shape type to None for {part} and {count} more just like it."},
    {"advice.none_children",
     "Set the physics shape type to None for all {count} parts other than the root."},
    {"advice.none_these", "Set the physics shape type of these {count} parts to None: {parts}."},
    {"advice.prim_these", "Set the physics shape type of these {count} parts to Prim: {parts}."},
    {"advice.no_materials", "Remove the normal and specular maps from {part}."},
    {"advice.no_materials_these",
     "Remove the normal and specular maps from these {count} parts: {parts}."},
    {"advice.not_animated", "Turn animated mesh off for {part}."},
    {"advice.not_animated_these", "Turn animated mesh off for these {count} parts: {parts}."},
    {"advice.opt_in",
     "Set the physics shape type of {part} to Convex Hull so that the linkset uses the new "
     "accounting."},
    {"advice.opt_in_these",
     "To switch the linkset to the new accounting, set the physics shape type of these {count} "
     "parts to Convex Hull: {parts}."},
    {"advice.opt_in_prims",
     "Set the physics shape type of all {count} parts to Convex Hull so that the linkset uses the "
     "new accounting."},

    {"advice.remove_triangles",
     "Remove {count} of {triangles} triangles from the physics mesh of {part}: the narrowest, at "
     "most {width} m wide."},
    {"advice.remove_triangles_alike",
     "Remove {count} of {triangles} triangles from the physics mesh of {part} and {more} more with "
     "the same mesh: the narrowest, at most {width} m wide."},
    {"advice.weld",
     "Merge vertices within {distance} m of each other in the physics mesh of {part}. This removes "
     "{count} of its {triangles} triangles."},
    {"advice.weld_alike",
     "Merge vertices within {distance} m of each other in the physics mesh of {part} and {more} "
     "more with the same mesh. This removes {count} of its {triangles} triangles."},
    {"advice.inner_points",
     "Remove {count} of the {points} hull vertices of {part}: those that are duplicates or lie "
     "inside their hull.",
     "Remove one of the {points} hull vertices of {part}: the one that is a duplicate or lies "
     "inside its hull."},
    {"advice.inner_points_alike",
     "For {part} and {more} more with the same mesh, remove {count} of the {points} hull vertices: "
     "those that are duplicates or lie inside their hull.",
     "For {part} and {more} more with the same mesh, remove one of the {points} hull vertices: the "
     "one that is a duplicate or lies inside its hull."},
    {"advice.fewer_points",
     "Reduce each hull of {part} to at most {most} vertices: {after} in total instead of "
     "{before}."},
    {"advice.fewer_points_alike",
     "For {part} and {more} more with the same mesh, reduce each hull to at most {most} vertices. "
     "The mesh then has {after} hull vertices instead of {before}."},
    {"advice.fewer_points_base_hull",
     "Reduce the hull of {part} to {after} vertices (now {before})."},
    {"advice.fewer_points_base_hull_alike",
     "For {part} and {more} more with the same mesh, reduce the hull to {after} vertices (now "
     "{before})."},
    {"advice.merge_hulls",
     "Merge neighboring hulls of {part}: {after} instead of {before}, with {growth}% more "
     "volume."},
    {"advice.merge_hulls_alike",
     "Merge neighboring hulls of {part} and {more} more with the same mesh: {after} each instead "
     "of {before}, with {growth}% more volume."},

    {"advice.size", "Resize {part} from {from} m to {to} m along its {axis} axis."},
    {"advice.size_alike",
     "Resize {part} and {count} more just like it from {from} m to {to} m along the {axis} axis."},
    {"advice.size_pair",
     "Resize {part}: from {from} m to {to} m along its {axis} axis, from {from2} m to {to2} m "
     "along its {axis2} axis."},
    {"advice.size_pair_alike",
     "Resize {part} and {count} more just like it: from {from} m to {to} m along {axis}, from "
     "{from2} m to {to2} m along {axis2}."},
    {"advice.size_even",
     "Resize {part} from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m."},
    {"advice.size_even_alike",
     "Resize {part} and {count} more just like it from {from} × {from2} × {from3} m to {to} × "
     "{to2} × {to3} m."},
    {"advice.sides", "Make every side of {part} at least {limit} m long."},
    {"advice.sides_alike",
     "For {part} and {count} more just like it, make every side at least {limit} m long."},
    {"advice.sides_these",
     "Make every side of these {count} parts at least {limit} m long: {parts}."},

    {"advice.no_scripts", "Remove the {count} scripts from the object.",
     "Remove the script from the object."},
    {"advice.no_scripts_in_part", "Remove the {count} scripts from {part}.",
     "Remove the script from {part}."},
    {"advice.one_script", "Combine the {count} scripts into one script in {part}."},
    {"advice.scripts_moved", "Move the {count} scripts from {part} into {linkset}.",
     "Move the script from {part} into {linkset}."},
    {"advice.scripts_moved_these", "Move the {count} scripts into {linkset}."},

    {"advice.split", "Unlink {part} to make it a separate object."},
    {"advice.split_alike",
     "Unlink {part} and {count} more just like it, and link these parts into one separate "
     "object."},
    {"advice.split_weighed",
     "Unlink the {count} parts that opt in to the new accounting, and link these parts into one "
     "separate object. The other parts then use the legacy accounting.",
     "Unlink the part that opts in to the new accounting. The other parts then use the legacy "
     "accounting."},
    {"advice.split_counted",
     "Unlink the {count} parts that do not opt in to the new accounting, and link these parts into "
     "one separate object. This object then uses the legacy accounting.",
     "Unlink the part that does not opt in to the new accounting. This part then uses the legacy "
     "accounting."},
    {"advice.split_scripted",
     "Unlink the {count} parts with scripts ({parts}), and link these parts into one separate "
     "object."},
    {"advice.merge", "Link the object with {linkset}."},
    {"advice.merge_near", "Link the object with these {count} nearby objects: {linksets}."},
    {"advice.plan", "{first} Then: {then}"},
    {"advice.plan_more", "{first} {count} more steps follow.", "{first} One more step follows."},
    {"advice.part_of", "{part} of {linkset}"},
    {"advice.unnamed_linkset", "unnamed linkset {number}"},

    {"advice.made_hulls", "Replace the physics shape of {part} with {count} hulls.",
     "Replace the physics shape of {part} with one hull."},
    {"advice.made_hulls_alike",
     "For {part} and {more} more just like it, replace each physics shape with {count} hulls.",
     "For {part} and {more} more just like it, replace each physics shape with one hull."},
    {"advice.made_triangles", "Replace the physics shape of {part} with {count} triangles.",
     "Replace the physics shape of {part} with one triangle."},
    {"advice.made_triangles_alike",
     "For {part} and {more} more just like it, replace each physics shape with {count} triangles.",
     "For {part} and {more} more just like it, replace each physics shape with one triangle."},
    {"advice.lods",
     "Generate levels of detail for {part}: {medium} triangles at medium (now {medium_before}), "
     "{low} at low (now {low_before}), {lowest} at lowest (now {lowest_before})."},
    {"advice.lods_alike",
     "Generate levels of detail for {part} and {more} more with the same mesh: {medium} triangles "
     "at medium (now {medium_before}), {low} at low (now {low_before}), {lowest} at lowest (now "
     "{lowest_before})."},
    {"caution.upload_lods", "You have to upload the mesh again with these levels of detail."},
    {"caution.afar", "The mesh looks simpler from a distance."},
    {"caution.pixels",
     "At the distance where a level of detail takes over, its surface deviates by at most {pixels} "
     "pixels on a screen with {lines} lines."},
    {"caution.coarse", "Edges look coarser than usual from a distance."},
    {"caution.analyze",
     "If you click \"Analyze\" in the uploader, it makes different hulls: the physics weight is "
     "then {least} to {most} PE."},
    {"caution.analyze_one",
     "If you click \"Analyze\" in the uploader, it makes different hulls: the physics weight is "
     "then {value} PE."},
    {"caution.made_shape",
     "The new physics shape deviates from the visual mesh by at most {distance} cm."},
    {"caution.ways_kept", "All passages stay open to avatars."},
    {"caution.closes", "Openings and hollows are then closed to avatars."},
    {"caution.walk_through", "Avatars and objects can then pass through."},
    {"caution.solid", "Avatars and objects can then no longer pass through."},
    {"caution.other_shape", "Avatars and objects then collide with a different shape."},
    {"caution.upload", "You have to upload the mesh again with this physics shape."},
    {"caution.gaps", "Gaps of up to {width} m can remain."},
    {"caution.moved_corners", "Vertices move by up to {distance} m."},
    {"caution.beyond", "The simpler hulls extend beyond the original hulls."},
    {"caution.size", "The object then looks different."},
    {"caution.scripts", "Scripted functions are lost."},
    {"caution.one_script", "You have to rewrite the scripts as a single script."},
    {"caution.scripts_moved",
     "Once moved, a script can no longer reach its old object through link messages."},
    {"caution.less_shiny", "The object looks less shiny without its normal and specular maps."},
    {"caution.not_animated", "The object no longer moves as an animated mesh."},
    {"caution.unlinked_resting", "You then have to move and take the two objects separately."},
    {"caution.unlinked_scripted", "Scripts in one object can then no longer reach the other."},
    {"caution.unlinked",
     "The two objects no longer move together, and scripts in one can no longer reach the other."},
    {"caution.not_physical", "The object can then no longer be set physical."},
    {"caution.counted", "The legacy accounting then replaces the new one."},
    {"caution.weighed", "The new accounting then replaces the legacy one."},
    {"caution.linked", "You then move, take and script the linked objects as one."},

    {"cliff.shrinks",
     "Its {axis} side, now {from} m, can shrink to {to} m; below that, the part is weighed with "
     "the physics shape {representation} ({because})."},
    {"cliff.grows",
     "Its {axis} side, now {from} m, can grow to {to} m; beyond that, the part is weighed with "
     "the physics shape {representation} ({because})."},
    {"cliff.triangles",
     "Once its {axis} side, now {from} m, passes {to} m, physics uses {after} triangles instead of "
     "{before}."},
    {"cliff.points",
     "Once its {axis} side, now {from} m, passes {to} m, its hull has {after} vertices instead of "
     "{before}."},
    {"cliff.raised",
     "Once its {axis} side, now {from} m, passes {to} m, its flat {flat} side counts as {length} "
     "m."},
    {"cliff.unraised",
     "Once its {axis} side, now {from} m, passes {to} m, its flat {flat} side no longer counts as "
     "{length} m."},
    {"cliff.download",
     "Half its diagonal is {radius} m. At {radii} m, the growth rate of its download weight "
     "changes."},
    {"cliff.download_constant",
     "Half its diagonal is {radius} m. At {radii} m, the growth rate of its download weight "
     "changes; above {constant} m, the weight stays the same."},
    {"cliff.download_past",
     "Half its diagonal is {radius} m. Above {constant} m, its download weight stays the same; "
     "below that, the weight's growth rate changes at {radii} m."},
});

}  // namespace wb::advice
