#include "model/geometry/tessellation.h"

namespace wb::prim {
namespace {

constexpr double concaveProfile = 1.0 / 8;
constexpr double concaveSphereProfile = 1.0 / 4;
constexpr double concavePath = 1.0 / 9;

double length(const glm::dvec2& cut) { return cut.y - cut.x; }

/// A hollow counts as convex while the profile is a thin wedge of the whole.
bool isConvexProfile(const PrimShape& shape) {
  const double profile = length(shape.profileCut);
  if (shape.hollow == 0 && (profile == 1 || profile <= 0.5)) return true;
  const double wedge = shape.profile == Profile::halfCircle ? concaveSphereProfile : concaveProfile;
  return profile <= wedge && (shape.hollow == 0 || shape.hole == Hole::same);
}

bool isConvexCircle(const PrimShape& shape) {
  const double path = length(shape.pathCut);
  if (path > 0.5 && path < 1) return false;
  return shape.profile == Profile::halfCircle || path <= concavePath;
}

}  // namespace

bool isConvex(const PrimShape& shape) {
  const bool straight = shape.path == Path::line;
  const bool bent = shape.twist.x != shape.twist.y || (shape.hollow > 0 && !straight);
  if (bent && length(shape.pathCut) > concavePath) return false;
  if (!isConvexProfile(shape)) return false;
  return straight || isConvexCircle(shape);
}

}  // namespace wb::prim
