#include "model/cost/shape_types.h"

namespace wb::cost {

bool mayHaveShapeType(scene::PartKind kind, scene::ShapeType type,
                      const PartStatistics& statistics) {
  if (kind != scene::PartKind::mesh || type != scene::ShapeType::prim) return true;
  const bool isUnknown =
      statistics.isNothingKnown() || statistics.unknown.physicsMesh || statistics.unknown.hullList;
  return isUnknown || statistics.triangleMesh || statistics.decomposition.hulls > 0;
}

}  // namespace wb::cost
