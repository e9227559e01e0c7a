#pragma once

#include "model/base/task.h"
#include "model/octree/voxels.h"
#include "model/report/find.h"
#include "model/report/table.h"
#include "model/report/weighing.h"

namespace wb::report {

/// What the physics of the parts could be made of and what each would cost (see
/// shape::comparePhysics): a row a form. What is wrong with a part's octrees is a finding, and the
/// part has no rows. The weighing, with its geometry, must outlive the table.
Loaded<Table> shapeTable(const Weighing& weighing, const std::vector<Target>& targets,
                         const octree::VoxelOptions& deepest, const Task& task = {});

}  // namespace wb::report
