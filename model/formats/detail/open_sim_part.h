#pragma once

#include "model/formats/detail/open_sim_fields.h"
#include "model/formats/read_part.h"

namespace wb::import {

/// One SceneObjectPart, as the file has it.
ReadPart readOpenSimPart(const OpenSimFields& fields, scene::Findings& findings);

}  // namespace wb::import
