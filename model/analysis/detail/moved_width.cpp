#include "model/analysis/detail/moved_width.h"

#include "model/cost/evidence.h"
#include "model/cost/sides.h"

namespace wb::tuning {
namespace {

using cost::Key;

glm::dvec3 raisedSides(const scene::Part& part, const cost::Profile& profile) {
  return cost::raised(part.scale, profile[Key::small_side], profile[Key::flat_average],
                      profile[Key::flat_side]);
}

}  // namespace

MovedWidth movedWidth(const scene::Scene& scene, const scene::Part& part,
                      const cost::PartStatistics& statistics, const cost::Profile& profile,
                      bool isRoot) {
  const glm::dvec3 sides = raisedSides(part, profile);
  if (sides == part.scale || !statistics.triangleMesh) return {};
  const cost::Decision decision = decide(part, statistics, profile, isRoot, false);
  if (decision.representation != cost::Representation::triangleMesh) return {};
  const double mean = mesh::harmonicMean(*statistics.triangleMesh);
  if (mean == 0) return {};
  const int axis = sides.x != part.scale.x ? 0 : sides.y != part.scale.y ? 1 : 2;
  const mesh::TriangleMesh surface =
      physicsSurface(part, scene.meshOf(part), decision, cost::GeometryRules(profile));
  const double inverse = mesh::inverseSumSlope(surface, decision.scale, axis);
  return {-mean * inverse / statistics.triangleMesh->inverseSum};
}

}  // namespace wb::tuning
