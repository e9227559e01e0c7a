#pragma once

#include "model/explain/target_advice.h"
#include "model/table/table.h"
#include "model/weighing/find.h"
#include "model/weighing/weighing.h"

#include <string_view>
#include <vector>

namespace wb::explain {

/// Says in words why linksets or parts cost what they cost, and what would lower it. The weighing
/// must still have its geometry. The sink is called once a target.
void writeExplanation(const weighing::Weighing& weighing,
                      const std::vector<weighing::Target>& targets, const table::Sink& sink,
                      const Advice& advice = {});

/// The same as data, a line a target: {"weighbridge": version, "file", "profile", "explanations":
/// [{"linkset", "linkset_id", "part", "part_id", "terms": {the numbers of its row in a report, each
/// by its key as the tree of terms that it is made of; see TermJson}, "advice": [{"code", "text",
/// "part", "parts": [those that it changes; null for a merge of linksets], "scale_m": [three] of
/// new sides or null, "cautions": [{"code", "text"}], "land_impact_before", "land_impact_after",
/// "unrounded_before", "unrounded_after"}], "size_cliffs": [{"axis", "grows", "from_m", "to_m",
/// "changes": shape, detail or flat_side; and there: "representation", "reason", "triangles",
/// "hull_vertices" (null where it has none), "physics_sides_m": [three]}]}], "legend": {what the
/// codes and symbols of those terms mean; see TermJson}}. Advice and size cliffs are null where no
/// advice was asked for, and size cliffs for a linkset of several parts.
void writeExplanationJson(const weighing::Weighing& weighing,
                          const std::vector<weighing::Target>& targets, std::string_view version,
                          const table::Sink& sink, const Advice& advice = {});

}  // namespace wb::explain
