#include "model/octree/hit_text.h"

#include "model/core/number.h"

namespace wb::octree {
namespace {

/// A negative zero as 0.
std::string numberText(double number) { return rounded(number + 0.0); }

std::string pointText(const glm::dvec3& point) {
  return numberText(point.x) + ',' + numberText(point.y) + ',' + numberText(point.z);
}

}  // namespace

std::string formatHit(const std::optional<Hit>& hit) {
  if (!hit) return "miss";
  const Entry& entry = hit->entry;
  const std::string cube = " oct=" + std::to_string(entry.octree) + " cube=" + entry.cube.text();
  if (entry.isInside) return "inside" + cube + " face=none t=0";
  return "hit" + cube + " min=" + pointText(hit->min) + " size=" + numberText(hit->size) +
         " face=" + std::string(name(entry.face)) + " point=" + pointText(hit->point) +
         " corner=" + std::to_string(hit->corner->index) +
         " edge=" + std::to_string(hit->edge->index) + " t=" + numberText(entry.t);
}

}  // namespace wb::octree
