#pragma once

#include "model/core/text.h"

namespace wb::explain {

/// What an explanation says, in words that a creator understands.
inline constexpr TextTable explanationTexts({
    {"explain.no_linkset", "There is nothing to explain: the file has no linksets."},
    {"explain.octrees_only",
     "There is nothing to explain: the file has octrees ({count}) and no linksets, and octrees "
     "cost "
     "nothing. \"weighbridge pick\" casts rays into them, \"weighbridge render\" draws them, and "
     "\"weighbridge convert\" makes a mesh of them, which has a cost."},
    {"explain.generated_levels",
     "{land_impact} LI as uploaded with generated levels of detail; {land_impact_otherwise} LI "
     "without them."},
    {"explain.joined_materials",
     "More than 8 materials make it {prims} prims. With 8 it would be {land_impact_otherwise} LI, "
     "not {land_impact}."},
    {"explain.number", "Land impact {impact}; its region has room for {capacity} in all."},
    {"explain.limit", "Its region has room for a land impact of {capacity} in all."},
    {"explain.region_room", "Land impact {held} of {capacity}: there is room for {room} more."},
    {"explain.region_full", "Land impact {held} of {capacity}."},
    {"explain.region_contents",
     "Objects: {objects}, parts: {parts}. Physics {physics}, streaming {streaming} and server "
     "{server} PE in all."},
    {"explain.physical_limit",
     "It is physical: at rest its physics is {static} PE, and up to {limit} PE is allowed."},
    {"explain.part", "{part}, part {number} of {linkset}"},

    {"explain.largest_weight", "The largest of these three weights counts, {rounding}."},
    {"explain.sum_of_parts",
     "For each part the largest of its three weights counts; land impact is their sum, "
     "{rounding}."},
    {"explain.counted",
     "None of its parts opts in to being weighed. As soon as one is a mesh, has a material or gets "
     "another physics shape type, the weights count for all of them."},
    {"explain.counted_opensim",
     "None of its parts opts in to being weighed. As soon as one is a mesh or gets the physics "
     "shape type None, the weights count for all of them."},
    {"explain.rounded_nearest", "rounded to the nearest whole number"},
    {"explain.rounded_up", "rounded up"},
    {"explain.weights", "The three weights"},
    {"explain.unknown_weight", "{name}: unknown"},
    {"explain.derivation", "{filled} PE{measured}"},

    {"explain.causes", "What it comes from"},
    {"explain.cause", "{rank}. {name}: {value} PE, {share} %"},
    {"explain.cause_alike", "{parts}: {what} ({value} PE each)"},
    {"explain.parts_of_name", "{name}, parts {numbers}"},
    {"explain.parts_without_name", "parts {numbers}"},
    {"explain.and_last", "{list} and {last}"},
    {"explain.and_others", "{list} and {count} more", "{list} and one more"},

    {"explain.facts", "Worth knowing"},
    {"explain.unused_physics",
     "{count} parts, {part} the first of them, are a box for physics at that size anyway: leave "
     "the physics file out.",
     "{part} is a box for physics at that size anyway: leave the physics file out."},
    {"explain.finding", "{place}: {what}."},
    {"explain.phantom",
     "It is set to phantom. That changes no cost. The physics shape type None does: it takes a "
     "part's physics cost away, but the root cannot have it."},
    {"explain.bigger_cheaper", "Made bigger, its physics gets cheaper."},
    {"explain.bigger_floor",
     "Made bigger, it gets no cheaper: {floor} PE is the least that a triangle mesh costs."},
    {"explain.width_least",
     "Made a little bigger, it gets no cheaper: its triangles are so narrow that they count as "
     "{minimum} m wide. It would have to be more than {factor} times as big."},
    {"explain.width_most",
     "Made bigger, it gets no cheaper: its triangles count as {maximum} m wide, which is the "
     "most."},
    {"explain.no_width",
     "Made bigger, it gets no cheaper: it has triangles that have no width at any size."},
    {"explain.can_be_physical_counted",
     "It can be set physical: it has {count} parts, and up to {limit} are allowed.",
     "It can be set physical: it has one part, and up to {limit} are allowed."},
    {"explain.can_be_physical",
     "It can be set physical: at rest its physics is {static} PE, and up to {limit} PE is allowed. "
     "Set physical, its physics is {physical} PE, the penalty for its size included."},

    {"explain.parts", "The parts"},
    {"explain.part_title", "{part}: {kind}, {size} m"},
    {"explain.alike", "{part} and {count} more just like it: {kind}, {size} m"},
    {"explain.more_parts",
     "{count} more parts: physics {physics} PE, streaming {streaming} PE in all",
     "One more part: physics {physics} PE, streaming {streaming} PE"},
    {"explain.formula", "{name}: {filled} PE ({confidence}){measured}"},
    {"explain.measured", "; {value}: {meaning}"},
    {"explain.carriers", "Of this{list}"},
    {"explain.carrier", ", {share} % is {name}"},
    {"explain.unknown",
     "Its mesh is missing or damaged, or its size cannot be used, so what it costs is unknown."},
    {"explain.unknown_physics",
     "Its mesh is damaged where its physics lies, so its physics cost is unknown."},
    {"explain.unknown_streaming",
     "Its mesh is damaged in a level of detail, so its streaming cost is unknown."},

    {"explain.changed", "What changed"},
    {"explain.advice", "What would lower it"},
    {"explain.other_steps", "Other steps"},
    {"explain.nothing_cheaper",
     "Nothing makes it cheaper: no plan of these steps gets below {bound}."},
    {"explain.nothing_found",
     "Nothing that was searched makes it cheaper. The least that any plan could reach is {bound}."},
    {"explain.bound", "The least that any plan could reach at its size is {bound}."},
    {"explain.not_searched",
     "Not searched: levels of detail of {triangles} triangles, which takes about {seconds} s "
     "(explain --thorough)."},
    {"explain.advice_unknown",
     "Part of what it costs is unknown, so nothing can be compared with it; give it a whole mesh "
     "first."},
    {"explain.suggestion", "{rank}. {what} Land impact {after} instead of {before}."},
    {"explain.suggestion_in_all", "{rank}. {what} Land impact in all {after} instead of {before}."},
    {"explain.suggestion_unrounded",
     "{rank}. {what} Land impact stays {after}, before rounding {after_unrounded} instead of "
     "{before_unrounded}."},
    {"explain.cliffs", "How far its sides may change"},
    {"explain.steadiness", "When vertices move"},
    {"explain.steady", "Its physics stays at {cost} PE when vertices move by up to {by}."},
    {"explain.stays", "Moved by {by}: {least} PE"},
    {"explain.moves", "Moved by {by}: {least} to {most} PE"},
    {"explain.half_a_step", "half a step of the format"},
    {"explain.no_advice",
     "What would lower a cost is told of up to {most} linksets at once, or of one that is named."},

    {"explain.profile", "Weighed under the profile {profile}."},
    {"explain.changed", "Changed there: {changes}."},
    {"explain.change", "{key} is {value} instead of {standard}"},
    {"explain.units", "PE are prim equivalents, the unit of land impact."},
    {"explain.confidence", "How sure a number is, the word beside it says:"},
    {"explain.documented", "documented: stated by the grid's own published pages"},
    {"explain.viewer", "viewer: as an open-source viewer computes it today"},
    {"explain.likely", "likely: two independent hints or one good one say so"},
    {"explain.estimate", "estimate: inferred; nobody outside the grid's operator knows"},
    {"explain.illustration", "illustration: no value was ever published; this one only shows how"},
});

}  // namespace wb::explain

namespace wb::page {

/// What pages of HTML say beside what explanations and tables say.
inline constexpr TextTable htmlTexts({
    {"html.explanation", "Why \"{name}\" costs what it costs"},
    {"html.differs", "Constants that differ from the profile's"},
    {"html.differing", "{constant}: {value} instead of {standard}"},
    {"html.differing_more", "and {count} more, listed in the appendix",
     "and one more, listed in the appendix"},
    {"html.appendix", "Appendix: how the numbers come about"},
    {"html.report", "Costs of \"{name}\""},
    {"html.reports", "Costs of {count} files"},
    {"html.weights", "The weights"},
    {"html.weight", "weight"},
    {"html.physics", "physics"},
    {"html.streaming", "streaming"},
    {"html.server", "server"},
    {"html.decides", "decides"},
    {"html.cost_pe", "cost in PE"},
    {"html.share_of_largest", "share of the largest"},
    {"html.derivation", "how it comes about"},
    {"html.confidence", "how sure"},
    {"html.breakdown", "Every term"},
    {"html.alike", "and {count} more just like it"},
    {"html.more_terms", "and {count} smaller terms, {value} {unit} in all",
     "and a smaller term, {value} {unit}"},
    {"html.share", "{share} %"},
    {"html.left_out", "These are the {shown} dearest of {count} linksets."},
    {"html.name_another", "Name another with --linkset to have it explained."},
    {"html.dearest", "Why the dearest cost what they cost"},
    {"html.dearest_of", "The short answers for the {shown} dearest of {count} linksets."},
    {"html.explain_command",
     "\"weighbridge explain SCENE --linkset NAME\" tells any of them down to the last term."},
    {"html.totals", "Land impact {impact} by {count} linksets",
     "Land impact {impact} by one linkset"},
    {"html.parcel", "parcel {parcel}"},
    {"html.over", "{over} too many"},
    {"html.most_expensive", "The dearest"},
    {"html.li", "{impact} LI"},
    {"html.decided", "{weight} decides: {value} PE"},
    {"html.most_of_it", "{cause}, {share} %"},
    {"html.gains", "What changes"},
    {"html.dearer", "{count} get dearer, {change} LI in all", "One gets dearer, {change} LI"},
    {"html.cheaper", "{count} get cheaper, {change} LI in all", "One gets cheaper, {change} LI"},
    {"html.linkset", "linkset"},
    {"html.before", "before"},
    {"html.now", "now"},
    {"html.change", "change"},
    {"html.first_rows", "The first {shown} of {count} rows; the table as CSV has them all."},
    {"html.used", "{used} of {capacity} used, {share} %"},
    {"html.by_part", "Parts of {name}, the dearest first"},
    {"html.by_linkset", "Linksets of {name}, the dearest first"},
    {"html.by_region", "Regions of {name}"},
    {"html.changes", "What changes in {name}"},
    {"html.places", "What still fits in {name}"},
    {"html.total", "total"},
    {"html.no_pictures", "This page is without pictures of the view."},
    {"html.findings", "Found wrong or worth knowing"},
    {"html.constants", "The constants used"},
    {"html.constants_of", "Profile {profile}: changed constants are marked and stand first."},
    {"html.key", "constant"},
    {"html.symbol", "symbol"},
    {"html.value", "value"},
    {"html.unit", "unit"},
    {"html.standard", "usual value"},
    {"html.meaning", "meaning"},
    {"html.changed", "changed"},
    {"html.origin", "Where this comes from"},
    {"html.made_by", "Made by Weighbridge {version}."},
    {"html.file", "{file}, SHA-256 {sha256}"},
});

}  // namespace wb::page

namespace wb::inspect {

/// What is said of what is in a file.
inline constexpr TextTable inspectTexts({
    {"inspect.kind", "  {kind}, {bytes} bytes"},
    {"inspect.sha256", "  SHA-256 {sha256}"},
    {"inspect.wholeness_checked",
     "  wholeness checked: a checksum holds, or the length is used up exactly"},
    {"inspect.wholeness_consistent",
     "  wholeness consistent: all counts and sizes in the file hold"},
    {"inspect.wholeness_unknown",
     "  wholeness unknown: nothing in the file proves that it is complete"},
    {"inspect.counts", "  {linksets}, {parts}, {assets}"},
    {"inspect.linksets", "{count} linksets", "{count} linkset"},
    {"inspect.parts", "{count} parts", "{count} part"},
    {"inspect.assets", "{count} mesh assets", "{count} mesh asset"},
    {"inspect.triangles", "{count} triangles", "{count} triangle"},
    {"inspect.hull_count", "{count} hulls", "{count} hull"},
    {"inspect.octree",
     "  cubes of octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; the "
     "deepest at depth {depth}"},
    {"inspect.shapes", "Shapes for physics, in the unit cube"},
    {"inspect.physics_mesh",
     "  physics mesh: {triangles}, {vertices} vertices, average width {width} m at "
     "1 × 1 × 1 m"},
    {"inspect.no_physics_mesh", "  physics mesh: none"},
    {"inspect.base_hull", "  base hull: {vertices} vertices, volume {volume}"},
    {"inspect.no_base_hull", "  base hull: none stored"},
    {"inspect.hulls",
     "  hull list: {hulls} with {points} vertices, volumes {smallest} to {largest}"},
    {"inspect.no_hulls", "  hull list: none"},
    {"inspect.domain", "  the mesh reaches from ({min}) to ({max})"},
    {"inspect.estimates", "Physics cost as one part of 1 × 1 × 1 m"},
    {"inspect.estimate", "  with shape type {shape_type}: {cost} PE, as its {representation}"},
    {"inspect.recorded", "  recorded in the file by the grid's uploader:"},
    {"inspect.recorded_hull", "    as one hull: {value} PE"},
    {"inspect.recorded_hull_vertices", "    vertices of that hull, discounted: {value}"},
    {"inspect.recorded_decomposition", "    as its hull list: {value} PE"},
    {"inspect.recorded_hulls", "    hulls in the list: {value}"},
    {"inspect.recorded_decomposition_vertices", "    vertices of the list, discounted: {value}"},
    {"inspect.recorded_triangles", "    triangles of the physics mesh: {value}"},
    {"inspect.recorded_mesh", "    nine numbers of its triangle mesh formula:{values}"},
    {"inspect.findings", "Findings"},
    {"inspect.times", " ({count} times)"},
    {"inspect.no_findings", "No findings: nothing in it that the grid is known to refuse."},
});

}  // namespace wb::inspect
