#pragma once

#include "model/formats/open.h"

namespace wb::import {

/// Whether not all of what was opened is there: something in it is damaged, a mesh is missing, or
/// the scale of a part cannot be used.
bool isPartial(const Loaded<Opened>& opened);

}  // namespace wb::import
