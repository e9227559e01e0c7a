#pragma once

#include "model/prim/tessellation.h"

namespace wb::prim {

/// The surface without its narrow triangles, equal positions made one, unused ones left out.
Surface welded(const Surface& surface);

}  // namespace wb::prim
