#pragma once

#include "model/analysis/find.h"
#include "model/analysis/weighing.h"
#include "model/core/task.h"
#include "model/report/table.h"
#include "model/shapes/method_comparison.h"

namespace wb::table {

/// What the physics of the parts could be made of and what each would cost (see
/// shape::comparePhysics): a row a form. Where a method fails on a part, that is a finding, and
/// the part has no rows. On so many threads (0: as many as there are cores), which makes no
/// difference. The weighing, with its geometry, must outlive the table.
Loaded<Table> shapeTable(const weighing::Weighing& weighing,
                         const std::vector<weighing::Target>& targets,
                         const shape::MethodChoice& choice, const Task& task = {},
                         std::size_t threads = 0);

}  // namespace wb::table
