#pragma once

#include "model/core/text.h"

namespace wb::advice {

/// What would lower a cost, and what else it does. A text whose code ends in `_alike` is about
/// several parts that only their names and places tell apart; in `_these`, about several by name.
inline constexpr TextTable adviceTexts({
    {"advice.convex_hull", "Set the physics shape type of {part} to Convex Hull."},
    {"advice.convex_hull_alike",
     "Set the physics shape type of {part} and {count} more just like it to Convex Hull."},
    {"advice.convex_hull_all", "Set the physics shape type of all {count} parts to Convex Hull."},
    {"advice.convex_hull_all_these",
     "Set the physics shape type of these {count} parts to Convex Hull: {parts}."},
    {"advice.convex_hull_all_but",
     "Set the physics shape type of the {count} parts that have Prim, all but {parts}, to Convex "
     "Hull."},
    {"advice.convex_hull_all_prims",
     "Set the physics shape type of all {count} parts that have Prim to Convex Hull."},
    {"advice.prim", "Set the physics shape type of {part} to Prim."},
    {"advice.prim_alike",
     "Set the physics shape type of {part} and {count} more just like it to Prim."},
    {"advice.prim_all",
     "Set the physics shape type of the {count} parts that have another one to Prim; the linkset "
     "is then counted by its parts.",
     "Set the physics shape type of the part that has another one to Prim; the linkset is then "
     "counted by its parts."},
    {"advice.none", "Set the physics shape type of {part} to None."},
    {"advice.none_alike",
     "Set the physics shape type of {part} and {count} more just like it to None."},
    {"advice.none_children",
     "Set the physics shape type of all {count} parts but the root to None."},
    {"advice.none_these", "Set the physics shape type of these {count} parts to None: {parts}."},
    {"advice.prim_these", "Set the physics shape type of these {count} parts to Prim: {parts}."},
    {"advice.no_materials", "Take the normal and specular materials off {part}."},
    {"advice.no_materials_these",
     "Take the normal and specular materials off these {count} parts: {parts}."},
    {"advice.not_animated", "Turn animated mesh off for {part}."},
    {"advice.not_animated_these", "Turn animated mesh off for these {count} parts: {parts}."},
    {"advice.opt_in",
     "Set the physics shape type of {part} to Convex Hull, so that the linkset is weighed instead "
     "of counted by its parts."},
    {"advice.opt_in_these",
     "Set the physics shape type of these {count} parts to Convex Hull, so that the linkset is "
     "weighed instead of counted by its parts: {parts}."},
    {"advice.opt_in_prims",
     "Set the physics shape type of all {count} parts to Convex Hull, so that the linkset is "
     "weighed instead of counted by its parts."},

    {"advice.remove_triangles",
     "Take the {count} narrowest of the {triangles} triangles out of the physics mesh of {part}; "
     "none of them is wider than {width} m."},
    {"advice.remove_triangles_alike",
     "Take the {count} narrowest of the {triangles} triangles out of the physics mesh of {part} "
     "and {more} more of the same mesh; none of them is wider than {width} m."},
    {"advice.weld",
     "Weld the corners of the physics mesh of {part} that are within {distance} m: {count} of its "
     "{triangles} triangles vanish."},
    {"advice.weld_alike",
     "Weld the corners of the physics mesh of {part} and {more} more of the same mesh that are "
     "within "
     "{distance} m: {count} of its {triangles} triangles vanish."},
    {"advice.inner_points",
     "Take {count} of {points} points out of the hulls of {part}: they are there twice or lie "
     "inside."},
    {"advice.inner_points_alike",
     "Take {count} of {points} points out of the hulls of {part} and {more} more of the same mesh: "
     "they are there twice or lie inside."},
    {"advice.fewer_points",
     "Give no hull of {part} more than {most} points: all together then have {after} instead of "
     "{before}."},
    {"advice.fewer_points_alike",
     "Give no hull of {part} and {more} more of the same mesh more than {most} points: all "
     "together "
     "then have {after} instead of {before}."},
    {"advice.merge_hulls",
     "Merge hulls of {part} that lie together: {after} instead of {before}, which fill {growth} % "
     "more."},
    {"advice.merge_hulls_alike",
     "Merge hulls of {part} and {more} more of the same mesh that lie together: {after} instead of "
     "{before}, which fill {growth} % more."},

    {"advice.size", "Make {part} {to} m instead of {from} m long on its {axis} axis."},
    {"advice.size_alike",
     "Make {part} and {count} more just like it {to} m instead of {from} m long on the {axis} "
     "axis."},
    {"advice.size_pair",
     "Make {part} {to} m instead of {from} m long on its {axis} axis, and {to2} m instead of "
     "{from2} m on its {axis2} axis."},
    {"advice.size_pair_alike",
     "Make {part} and {count} more just like it {to} m instead of {from} m long on the {axis} "
     "axis, and {to2} m instead of {from2} m on the {axis2} axis."},
    {"advice.size_even",
     "Scale {part} from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m."},
    {"advice.size_even_alike",
     "Scale {part} and {count} more just like it from {from} × {from2} × {from3} m to {to} × "
     "{to2} × {to3} m."},
    {"advice.sides", "Make no side of {part} shorter than {limit} m."},
    {"advice.sides_alike",
     "Make no side of {part} and {count} more just like it shorter than {limit} m."},
    {"advice.sides_these", "Make no side of these {count} parts shorter than {limit} m: {parts}."},

    {"advice.no_scripts", "Take its {count} scripts out.", "Take its script out."},
    {"advice.no_scripts_in_part", "Take the {count} scripts out of {part}.",
     "Take the script out of {part}."},
    {"advice.one_script", "Make one script in {part} do what {count} scripts do."},
    {"advice.scripts_moved", "Move the {count} scripts of {part} into {linkset}.",
     "Move the script of {part} into {linkset}."},
    {"advice.scripts_moved_these", "Move all {count} scripts into {linkset}."},

    {"advice.split", "Unlink {part} to be an object of its own."},
    {"advice.split_alike",
     "Unlink {part} and {count} more just like it to be an object of their own."},
    {"advice.split_weighed",
     "Unlink the {count} parts that make it weighed; the rest is then counted by its parts.",
     "Unlink the part that makes it weighed; the rest is then counted by its parts."},
    {"advice.split_counted",
     "Unlink the {count} parts that do not make it weighed; they are then counted.",
     "Unlink the part that does not make it weighed; it is then counted."},
    {"advice.split_scripted", "Unlink the {count} parts with scripts: {parts}."},
    {"advice.merge", "Link it together with {linkset}."},
    {"advice.merge_near", "Link it together with the {count} objects within a metre: {linksets}."},
    {"advice.plan", "{first} Then: {then}"},
    {"advice.plan_more", "{first} Then {count} more steps.", "{first} Then one more step."},
    {"advice.unnamed_linkset", "linkset {number} (it has no name)"},

    {"advice.made_hulls", "Make the physics shape of {part} anew, of {count} hulls.",
     "Make the physics shape of {part} anew, of one hull."},
    {"advice.made_hulls_alike",
     "Make the physics shape of {part} and {more} more just like it anew, of {count} hulls.",
     "Make the physics shape of {part} and {more} more just like it anew, of one hull."},
    {"advice.made_triangles", "Make the physics shape of {part} anew, of {count} triangles.",
     "Make the physics shape of {part} anew, of one triangle."},
    {"advice.made_triangles_alike",
     "Make the physics shape of {part} and {more} more just like it anew, of {count} triangles.",
     "Make the physics shape of {part} and {more} more just like it anew, of one triangle."},
    {"advice.lods",
     "Give {part} levels of detail made here: medium {medium} triangles instead of "
     "{medium_before}, low {low} instead of {low_before}, lowest {lowest} instead of "
     "{lowest_before}."},
    {"advice.lods_alike",
     "Give {part} and {more} more of the same mesh levels of detail made here: medium {medium} "
     "triangles instead of {medium_before}, low {low} instead of {low_before}, lowest {lowest} "
     "instead of {lowest_before}."},
    {"caution.upload_lods", "Its mesh has to be uploaded anew, with these levels of detail."},
    {"caution.afar", "It looks simpler from afar."},
    {"caution.pixels",
     "Where the grid switches to a level of detail, its surface is off by at most {pixels} pixels "
     "of a screen of {lines} lines."},
    {"caution.coarse", "Its edges look coarser from afar than levels of detail usually do."},
    {"caution.analyze",
     "Analyze in the uploader makes other hulls: its physics weighs {least} to {most} PE then."},
    {"caution.made_shape", "It is touched at most {distance} cm beside what is seen."},
    {"caution.ways_kept", "Doors stay open: avatars get wherever they got."},
    {"caution.closes", "Openings and hollows are closed to avatars then."},
    {"caution.walk_through", "Avatars and objects go through it then."},
    {"caution.solid", "It had no physics shape; it stops avatars and objects then."},
    {"caution.other_shape", "It is touched and bumped into by another shape then."},
    {"caution.upload", "Its mesh has to be uploaded anew, with this physics shape."},
    {"caution.gaps", "Gaps of up to {width} m can stay where they were."},
    {"caution.moved_corners", "Corners move by up to {distance} m."},
    {"caution.beyond", "The simpler hulls reach beyond the surface."},
    {"caution.size", "It looks different then."},
    {"caution.scripts", "What they do is lost."},
    {"caution.one_script", "They have to be written anew as one."},
    {"caution.scripts_moved", "They have to talk to it from there: links do not reach across."},
    {"caution.less_shiny", "It looks less shiny: normal and specular maps are gone."},
    {"caution.not_animated", "It no longer moves as animated mesh."},
    {"caution.unlinked_resting", "They are moved and taken one by one then."},
    {"caution.unlinked_scripted", "Scripts do not reach across then."},
    {"caution.unlinked", "They no longer move together, and scripts do not reach across."},
    {"caution.not_physical", "It can no longer be set physical then."},
    {"caution.counted", "Parts are counted then, no longer weighed."},
    {"caution.weighed", "Parts are weighed then, no longer counted."},
    {"caution.linked", "They are moved, taken and scripted as one object then."},

    {"cliff.shrinks",
     "Its {axis} side of {from} m may shrink to {to} m; beyond that it is weighed as "
     "{representation} ({because})."},
    {"cliff.grows",
     "Its {axis} side of {from} m may grow to {to} m; from there on it is weighed as "
     "{representation} ({because})."},
    {"cliff.triangles",
     "Once its {axis} side goes from {from} m past {to} m, physics sees {after} triangles instead "
     "of {before}."},
    {"cliff.points",
     "Once its {axis} side goes from {from} m past {to} m, its hull has {after} points instead of "
     "{before}."},
    {"cliff.raised",
     "Once its {axis} side goes from {from} m past {to} m, its flat {flat} side counts as {length} "
     "m."},
    {"cliff.unraised",
     "Once its {axis} side goes from {from} m past {to} m, its flat {flat} side no longer counts "
     "as {length} m."},
    {"cliff.download",
     "Half its diagonal is {radius} m. From {radii} m on its download weight follows its size "
     "differently."},
    {"cliff.download_constant",
     "Half its diagonal is {radius} m. From {radii} m on its download weight follows its size "
     "differently; from {constant} m on it stays the same at any size."},
    {"cliff.download_past",
     "Half its diagonal is {radius} m: from {constant} m on its download weight is the same at any "
     "size. Smaller, it changes at {radii} m."},
});

}  // namespace wb::advice
