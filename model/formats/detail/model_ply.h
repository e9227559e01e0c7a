#pragma once

#include "model/core/bytes.h"
#include "model/core/result.h"
#include "model/core/task.h"
#include "model/formats/detail/wholeness_check.h"

namespace wb::import {

/// Refuses a PLY that has fewer rows than its header declares: what is left of it would weigh as if
/// it were whole. Bytes behind the rows are a finding.
Result<WholenessCheck> checkPly(ByteView file, const Task& task = {});

}  // namespace wb::import
