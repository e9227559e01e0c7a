#pragma once

#include "model/import/open_sim_fields.h"
#include "model/import/read_part.h"

namespace wb::import {

/// One SceneObjectPart, as the file has it.
ReadPart readOpenSimPart(const OpenSimFields& fields, scene::Findings& findings);

}  // namespace wb::import
