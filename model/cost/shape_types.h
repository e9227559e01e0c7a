#pragma once

#include "model/cost/statistics.h"

namespace wb::cost {

/// Whether a part can be given a shape type: Prim is what was uploaded, so that a mesh needs a
/// physics mesh or hulls for it. Source: Mesh Physics document.
bool mayHaveShapeType(scene::PartKind kind, scene::ShapeType type,
                      const PartStatistics& statistics);

}  // namespace wb::cost
