#pragma once

#include "model/import/open.h"

namespace wb::import {

/// Whether not all of what was opened is there: something in it is damaged, or a mesh is missing.
bool isPartial(const Loaded<Opened>& opened);

}  // namespace wb::import
