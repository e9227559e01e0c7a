#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/find_targets.h"
#include "model/report/table.h"
#include "model/report/target_advice.h"

#include <string_view>
#include <vector>

namespace wb::explain {

/// Why linksets or parts cost what they cost as data, a line a target: {"weighbridge": version,
/// "file", "profile", "explanations": [{"upload": {"state": ok, refused or unknown, "text",
/// "refusals":
/// [{"code", "part", "part_name", "alike": parts that it is about too, "place", "text", "count",
/// "numbers": [of all triangles or hulls], "remedy" or null, "confidence"}]} or null for what is
/// not uploaded, "linkset", "linkset_id", "part", "part_id", "verdict", "rule": {"code", "text"},
/// "where": which triangles, hulls or level of detail cost most, as "rule", or null,
/// "weights": [{"weight": physics, streaming or server, "cost": null if nothing of it is known,
/// "confidence", "decides", "see": its tree below}], "causes": [{"part", "parts": [it and those
/// alike], "cost" and "share" of them together, "text"}], "facts": [{"code", "text", "part"}],
/// "findings": [{"severity", "code", "file", "place", "text"}] of reading that concern it,
/// "terms": {the numbers of its row in a report, each by its key as the tree of terms that it is
/// made of; see TermJson}, "advice":
/// [{"code", "text", "part", "parts": [those that it changes; null for a merge of linksets],
/// "scale_m": [three] of new sides or null, "cautions": [{"code", "text"}], "land_impact_before",
/// "land_impact_after", "land_impact_after_least" (less where Analyze makes the hulls that arrive),
/// "is_for_others" (a link that does not lower what the object itself costs), "unrounded_before",
/// "unrounded_after"}], "size_cliffs": [{"axis", "grows",
/// "from_m", "to_m", "changes": shape, detail or flat_side; and there: "representation", "reason",
/// "triangles", "hull_vertices" (null where it has none), "physics_sides_m": [three]}],
/// "download_sizes": {"radius_m": half its diagonal, "changes_at_m": [radii from which its download
/// weight follows its size differently], "constant_from_m": from which on it stays the same or
/// null} or null,
/// "steadiness": [{"moved_by_m": 0 for half a step of the format, "least", "most": physics}]}],
/// "legend": {what the codes and symbols of those terms mean; see TermJson}}. Of a part, verdict
/// where and rule are null, weights and causes empty, and the facts say what it is for physics.
/// Advice, size cliffs and steadiness are null where no advice was asked for, size cliffs also for
/// a linkset of several parts, steadiness where its physics rests on no triangle. The weighing must
/// still have its geometry. They are made on so many threads (0: as many as there are cores).
/// `otherwise`: what the file would cost if it were read otherwise, as "otherwise": [{"code",
/// "text", "land_impact", "land_impact_otherwise"}].
/// @param weighing   What is explained.
/// @param targets    In the order of the document. Empty: an empty list.
/// @param version    Of the program.
/// @param sink       Called on this thread, once a target and for what is around them.
/// @param advice     As adviceFor() gives it, one for each target.
/// @param threads    0: as many as there are cores; the text is the same.
/// @param otherwise  Empty: an empty list.
void writeExplanationJson(const weighing::Weighing& weighing,
                          const std::vector<weighing::Target>& targets, std::string_view version,
                          const table::Sink& sink, const Advice& advice = {},
                          std::size_t threads = 0, const std::vector<Sentence>& otherwise = {});

}  // namespace wb::explain
