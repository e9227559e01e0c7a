#pragma once

#include "model/report/find.h"
#include "model/report/table.h"
#include "model/report/weighing.h"

#include <string_view>
#include <vector>

namespace wb::report {

/// Says in words why linksets or parts cost what they cost. The weighing must still have its
/// geometry. The sink is called once a target.
void writeExplanation(const Weighing& weighing, const std::vector<Target>& targets,
                      const Sink& sink);

/// The same as data: {"weighbridge": version, "file", "profile", "explanations": [{"linkset",
/// "linkset_id", "part", "part_id", "terms": {the numbers of its row in a report, each by its key
/// as the tree of terms that it is made of}}]}.
void writeExplanationJson(const Weighing& weighing, const std::vector<Target>& targets,
                          std::string_view version, const Sink& sink);

}  // namespace wb::report
