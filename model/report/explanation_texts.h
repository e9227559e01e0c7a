#pragma once

#include "model/core/text.h"

namespace wb::explain {

/// What an explanation says, in words that a creator understands.
inline constexpr TextTable explanationTexts({
    {"explain.no_linkset", "There is nothing to explain: the file has no linksets."},
    {"explain.octrees_only",
     "There are no linksets, only {count} octrees, which cost nothing. \"weighbridge pick\" casts "
     "rays into them, \"weighbridge render\" draws them, and \"weighbridge convert --octree "
     "boxes\" turns them into meshes, which have a cost.",
     "There are no linksets, only an octree, which costs nothing. \"weighbridge pick\" casts rays "
     "into it, \"weighbridge render\" draws it, and \"weighbridge convert --octree boxes\" turns "
     "it into a mesh, which has a cost."},
    {"explain.generated_levels",
     "The model costs {land_impact} LI when uploaded with generated levels of detail, and "
     "{land_impact_otherwise} LI without them."},
    {"explain.joined_materials",
     "The model has more than 8 materials, so it becomes {prims} prims. With at most 8 materials, "
     "it would cost {land_impact_otherwise} LI, not {land_impact} LI."},
    {"explain.joined_objects",
     "Joined into one mesh, with one convex hull around it, the model would cost "
     "{land_impact_otherwise} LI, not {land_impact} LI."},
    {"explain.number", "Land impact {impact}; the object's region holds up to {capacity} LI."},
    {"explain.limit", "The object's region holds up to {capacity} LI."},
    {"explain.of_region", "of its region's {capacity} LI"},
    {"explain.of_parcel", "of its parcel's {capacity} LI"},
    {"explain.region_room", "Land impact {held} of {capacity} LI: {room} LI left."},
    {"explain.region_full", "Land impact {held}; capacity {capacity} LI."},
    {"explain.region_contents",
     "Objects: {objects}, parts: {parts}. Total weights in PE: physics {physics}, download "
     "{streaming}, server {server}."},
    {"explain.physical_limit",
     "The object is physical: its physics weight at rest is {static} PE, and the limit is {limit} "
     "PE."},
    {"explain.part", "{part}, part {number} of {linkset}"},

    {"explain.largest_weight", "The land impact is the largest of these weights, {rounding}."},
    {"explain.sum_of_parts",
     "For each part, the largest of its three weights counts; the land impact is the sum over all "
     "parts, {rounding}."},
    {"explain.counted",
     "The legacy accounting applies, because none of the linkset's parts opts in to the new "
     "accounting. Once a part is a mesh, has a normal or specular map, or gets a physics shape "
     "type other than Prim, the three weights decide."},
    {"explain.counted_opensim",
     "The legacy accounting applies, because none of the linkset's parts opts in to the new "
     "accounting. Once a part is a mesh or gets the physics shape type None, the three weights "
     "decide."},
    {"explain.rounded_nearest", "rounded to the nearest whole number"},
    {"explain.rounded_up", "rounded up"},
    {"explain.weights", "The three weights"},
    {"explain.unknown_weight", "{name}: unknown"},
    {"explain.derivation", "{filled} PE{measured}"},

    {"explain.causes", "Main causes"},
    {"explain.cause", "{rank}. {name}: {value} PE, {share}%"},
    {"explain.cause_alike", "{parts}: {what} ({value} PE each)"},
    {"explain.parts_of_name", "{name}, parts {numbers}"},
    {"explain.parts_without_name", "parts {numbers}"},
    {"explain.and_last", "{list} and {last}"},
    {"explain.and_others", "{list} and {count} more", "{list} and one more"},

    {"explain.facts", "Notes"},
    {"explain.unused_physics",
     "At their current sizes, {count} parts, such as {part}, count as boxes for physics anyway, so "
     "they need no physics file.",
     "At its current size, {part} counts as a box for physics anyway, so it needs no physics "
     "file."},
    {"explain.open_them",
     "To open them, use the Physics step of Optimize, or run \"weighbridge shapes\"."},
    {"explain.finding", "{place}: {what}."},
    {"explain.phantom",
     "The object is phantom, which does not affect its cost. The physics shape type None removes a "
     "part's physics cost, but the root cannot have this type."},
    {"explain.bigger_cheaper", "Making it bigger makes its physics cheaper."},
    {"explain.bigger_floor",
     "Making it bigger does not make it cheaper: {floor} PE is the minimum for a triangle mesh."},
    {"explain.width_least",
     "Making it slightly bigger does not make it cheaper: its triangles are so narrow that they "
     "count as {minimum} m wide. To become cheaper, it would have to be more than {factor} times "
     "as big."},
    {"explain.width_most",
     "Making it bigger does not make it cheaper: its triangles count as {maximum} m wide, the "
     "maximum."},
    {"explain.no_width",
     "Making it bigger does not make it cheaper: some of its triangles have no width at any size."},
    {"explain.can_be_physical_counted",
     "The object can be set physical: it has {count} parts, and the limit is {limit}.",
     "The object can be set physical: it has one part, and the limit is {limit}."},
    {"explain.can_be_physical",
     "The object can be set physical: its physics weight at rest is {static} PE, and the limit is "
     "{limit} PE. When it is physical, its physics weight is {physical} PE, including the penalty "
     "for its size."},

    {"explain.parts", "Parts"},
    {"explain.part_title", "{part}: {kind}, {size} m"},
    {"explain.alike", "{part} and {count} more just like it: {kind}, {size} m"},
    {"explain.more_parts",
     "{count} more parts: physics {physics} PE, download {streaming} PE in all",
     "One more part: physics {physics} PE, download {streaming} PE"},
    {"explain.formula", "{name}: {filled} PE ({confidence}){measured}"},
    {"explain.measured", "; {value}: {meaning}"},
    {"explain.carriers", "Of this, {list}"},
    {"explain.carrier", "{share}% comes from {name}"},
    {"explain.unknown",
     "Its mesh is missing or incomplete, or its size is unusable, so its cost is unknown."},
    {"explain.unknown_physics",
     "The physics data of its mesh could not be read, so its physics cost is unknown."},
    {"explain.unknown_streaming",
     "A level of detail of its mesh could not be read, so its download weight is unknown."},

    {"explain.what_changed", "What changed"},
    {"explain.advice", "How to lower it"},
    {"explain.other_steps", "Other steps"},
    {"explain.how_in_viewer", "In the viewer: {how}"},
    {"explain.how_in_blender", "In Blender: {how}"},
    {"explain.how_here", "In Weighbridge: {how}"},
    {"explain.how_of_act", "{act}. {how}"},
    {"explain.nothing_cheaper",
     "Nothing makes it cheaper: no combination of the known steps lowers the land impact below "
     "{bound} LI."},
    {"explain.nothing_found",
     "The search found nothing that makes it cheaper. The lowest land impact that the known steps "
     "could reach is {bound} LI."},
    {"explain.bound",
     "The lowest land impact that the known steps could reach at the object's current size is "
     "{bound} LI."},
    {"explain.not_searched",
     "Not searched: simpler levels of detail for a mesh of {triangles} triangles. That search "
     "takes about {seconds} s. To run it, click \"Search longer\" in the \"Why?\" panel, or use "
     "\"weighbridge explain --thorough\"."},
    {"explain.advice_unknown",
     "Part of the cost is unknown, so the effects of the steps cannot be compared; first provide a "
     "complete mesh and a usable size."},
    {"explain.saving", "Land impact {after} instead of {before}"},
    {"explain.saving_in_all", "Total land impact {after} instead of {before}"},
    {"explain.saving_uploaded", "Land impact {least} to {after} after upload instead of {before}"},
    {"explain.saving_uploaded_in_all",
     "Total land impact {least} to {after} after upload instead of {before}"},
    {"explain.saving_unrounded",
     "Land impact stays at {after}; before rounding, {after_unrounded} instead of "
     "{before_unrounded}"},
    {"explain.suggestion", "{rank}. {what} Land impact {after} instead of {before}."},
    {"explain.suggestion_in_all", "{rank}. {what} Total land impact {after} instead of {before}."},
    {"explain.suggestion_uploaded",
     "{rank}. {what} Land impact {least} to {after} after upload instead of {before}."},
    {"explain.suggestion_uploaded_in_all",
     "{rank}. {what} Total land impact {least} to {after} after upload instead of {before}."},
    {"explain.suggestion_unrounded",
     "{rank}. {what} Land impact stays at {after}; before rounding, it is {after_unrounded} "
     "instead of {before_unrounded}."},
    {"explain.cliffs", "When its size changes"},
    {"explain.steadiness", "Physics cost when vertices move"},
    {"explain.steady", "Its physics cost stays at {cost} PE when vertices move by up to {by}."},
    {"explain.stays", "Moved by {by}: {least} PE"},
    {"explain.moves", "Moved by {by}: {least} to {most} PE"},
    {"explain.half_a_step", "half a quantization step"},
    {"explain.no_advice",
     "Steps to lower a cost are listed for at most {most} linksets at once; choose one linkset "
     "to see its steps."},

    {"explain.profile", "Weighed under the profile {profile}."},
    {"explain.changed", "Changed constants: {changes}."},
    {"explain.change", "{key} is {value} instead of {standard}"},
    {"explain.units",
     "PE (prim equivalents) is the unit of the weights, LI the unit of land impact."},
    {"explain.confidence", "The word beside a number is its confidence:"},
    {"explain.documented",
     "documented: stated in the published Mesh Physics document or on a later official page"},
    {"explain.viewer", "viewer: as computed today by an open-source viewer or simulator"},
    {"explain.likely", "likely: supported by one strong hint or two independent hints"},
    {"explain.estimate", "estimate: inferred; only the grid's operator knows the real value"},
    {"explain.illustration", "illustration: a placeholder; no value was ever published"},
});

}  // namespace wb::explain

namespace wb::page {

/// What pages of HTML say beside what explanations and tables say.
inline constexpr TextTable htmlTexts({
    {"html.explanation", "Why \"{name}\" costs what it costs"},
    {"html.differs", "Constants that differ from their defaults"},
    {"html.differing", "{constant}: {value} instead of {standard}"},
    {"html.differing_more", "and {count} more, listed in the appendix",
     "and one more, listed in the appendix"},
    {"html.appendix", "Appendix: how the numbers are calculated"},
    {"html.report", "Costs of \"{name}\""},
    {"html.reports", "Costs of {count} files"},
    {"html.weights", "Weights"},
    {"html.weight", "weight"},
    {"html.physics", "physics"},
    {"html.streaming", "download"},
    {"html.server", "server"},
    {"html.decides", "decides"},
    {"html.cost_pe", "cost in PE"},
    {"html.share_of_largest", "share of the largest"},
    {"html.derivation", "how it is calculated"},
    {"html.confidence", "confidence"},
    {"html.breakdown", "All terms"},
    {"html.alike", "and {count} more just like it, each"},
    {"html.more_terms", "and {count} smaller terms, {value} {unit} in all",
     "and a smaller term, {value} {unit}"},
    {"html.share", "{share}%"},
    {"html.left_out", "These are the {shown} most expensive of {count} linksets."},
    {"html.name_another", "Use --linkset to explain another one."},
    {"html.most_explained", "Why the most expensive linksets cost what they cost"},
    {"html.most_explained_of", "Short answers for the {shown} most expensive of {count} linksets."},
    {"html.explain_command",
     "\"weighbridge explain SCENE --linkset NAME\" explains any linkset down to the last term."},
    {"html.totals", "Land impact: {impact} LI, {count} linksets",
     "Land impact: {impact} LI, one linkset"},
    {"html.parcel", "parcel {parcel}"},
    {"html.over", "{over} LI over capacity"},
    {"html.most_expensive", "Most expensive"},
    {"html.li", "{impact} LI"},
    {"html.decided", "Largest weight: {weight}, {value} PE"},
    {"html.most_of_it", "{cause}, {share}%"},
    {"html.gains", "What changes"},
    {"html.more_expensive", "{count} linksets become more expensive: {change} LI in all",
     "One linkset becomes more expensive: {change} LI"},
    {"html.cheaper", "{count} linksets become cheaper: {change} LI in all",
     "One linkset becomes cheaper: {change} LI"},
    {"html.linkset", "linkset"},
    {"html.before", "before"},
    {"html.now", "now"},
    {"html.change", "change"},
    {"html.first_rows",
     "These are the first {shown} of {count} rows; the CSV file saved with this page has all of "
     "them."},
    {"html.used", "{used} of {capacity} LI used, {share}%"},
    {"html.by_part", "Parts of {name}, most expensive first"},
    {"html.by_linkset", "Linksets of {name}, most expensive first"},
    {"html.by_region", "Regions of {name}"},
    {"html.changes", "What changes in {name}"},
    {"html.places", "Regions and parcels of {name}"},
    {"html.total", "total"},
    {"html.no_pictures", "This page has no pictures of the 3D view."},
    {"html.findings", "Findings"},
    {"html.constants", "Constants"},
    {"html.constants_of", "Profile {profile}: changed constants are marked and listed first."},
    {"html.key", "constant"},
    {"html.symbol", "symbol"},
    {"html.value", "value"},
    {"html.unit", "unit"},
    {"html.standard", "default"},
    {"html.meaning", "meaning"},
    {"html.changed", "changed"},
    {"html.origin", "About this page"},
    {"html.made_by", "Made with Weighbridge {version}."},
    {"html.file", "{file}, SHA-256 {sha256}"},
    {"html.unsaved", "The scene was not saved to a file."},
    {"html.unsaved_named", "The scene \"{name}\" was not saved to a file."},
});

}  // namespace wb::page

namespace wb::inspect {

/// What is said of what is in a file.
inline constexpr TextTable inspectTexts({
    {"inspect.kind", "  {kind}, {bytes} bytes"},
    {"inspect.sha256", "  SHA-256 {sha256}"},
    {"inspect.wholeness_checked", "  complete: confirmed by a checksum or by the exact length"},
    {"inspect.wholeness_consistent",
     "  probably complete: all counts and sizes in the file match its contents"},
    {"inspect.wholeness_unknown",
     "  completeness unknown: this format has no counts or lengths to check it with"},
    {"inspect.counts", "  {linksets}, {parts}, {assets}"},
    {"inspect.linksets", "{count} linksets", "{count} linkset"},
    {"inspect.parts", "{count} parts", "{count} part"},
    {"inspect.assets", "{count} mesh assets", "{count} mesh asset"},
    {"inspect.triangles", "{count} triangles", "{count} triangle"},
    {"inspect.hull_count", "{count} hulls", "{count} hull"},
    {"inspect.octree",
     "  cubes in octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; maximum "
     "depth {depth}"},
    {"inspect.shapes", "Physics shapes, in the unit cube"},
    {"inspect.physics_mesh",
     "  physics mesh: {triangles}, {vertices} vertices, average triangle width {width} m at "
     "1 × 1 × 1 m"},
    {"inspect.no_physics_mesh", "  physics mesh: none"},
    {"inspect.base_hull", "  base hull: {vertices} vertices, volume {volume}"},
    {"inspect.no_base_hull", "  base hull: none stored"},
    {"inspect.hulls",
     "  hull list: {hulls} with {points} vertices in all, volumes {smallest} to {largest}",
     "  hull list: {hulls} with {points} vertices, volume {smallest}"},
    {"inspect.no_hulls", "  hull list: none"},
    {"inspect.domain", "  the mesh extends from ({min}) to ({max})"},
    {"inspect.estimates", "Physics cost of the mesh as a single part of 1 × 1 × 1 m"},
    {"inspect.estimate", "  with shape type {shape_type}: {cost} PE ({representation})"},
    {"inspect.recorded", "  values that the grid's uploader recorded in the file:"},
    {"inspect.recorded_hull", "    cost as one hull: {value} PE"},
    {"inspect.recorded_hull_vertices", "    discounted vertices of that hull: {value}"},
    {"inspect.recorded_decomposition", "    cost as a hull list: {value} PE"},
    {"inspect.recorded_hulls", "    hulls in the list: {value}"},
    {"inspect.recorded_decomposition_vertices", "    discounted vertices in the list: {value}"},
    {"inspect.recorded_triangles", "    triangles of the physics mesh: {value}"},
    {"inspect.recorded_mesh", "    the nine numbers of the triangle mesh formula:{values}"},
    {"inspect.findings", "Findings"},
    {"inspect.times", " ({count} times)"},
    {"inspect.remedy", "    Remedy: {remedy}"},
    {"inspect.no_findings", "No findings: the grid is not known to refuse anything in this file."},
});

}  // namespace wb::inspect
