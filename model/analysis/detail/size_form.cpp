#include "model/analysis/detail/size_form.h"

#include "model/cost/geometry_cache.h"

namespace wb::advice {
namespace {

using cost::Representation;
using scene::PartKind;

/// Whether its surface, and so its hull, is another one at another detail.
bool hasDetail(const scene::Part& part, const cost::Decision& decision) {
  const bool isPrim = part.kind != PartKind::mesh && part.kind != PartKind::sculpt &&
                      part.kind != PartKind::flexible;
  return isPrim && (decision.representation == Representation::triangleMesh ||
                    decision.representation == Representation::hull);
}

std::optional<int> raisedAxis(const cost::Decision& decision, const glm::dvec3& scale) {
  if (decision.representation != Representation::triangleMesh) return {};
  for (int axis = 0; axis < 3; ++axis)
    if (decision.scale[axis] > scale[axis]) return axis;
  return {};
}

}  // namespace

bool SizeForm::isLike(const SizeForm& other) const {
  return decision.representation == other.decision.representation &&
         decision.reason == other.decision.reason && triangles == other.triangles &&
         hullVertices == other.hullVertices && raised == other.raised;
}

SizeForms::SizeForms(const scene::Part& part, const cost::PartStatistics& statistics,
                     const cost::Profile& profile, const cost::PartPlace& place)
    : part_(part), statistics_(statistics), profile_(profile), place_(place), rules_(profile) {}

SizeForm SizeForms::at(const glm::dvec3& scale) {
  scene::Part part = part_;
  part.scale = scale;
  const cost::Decision decision =
      decide(part, statistics_, profile_, place_.isRoot, place_.dynamic);
  const auto numbers = shapeNumbers(part, statisticsFor(decision, scale), decision, profile_);
  return {decision, numbers.triangles, numbers.hullVertices, raisedAxis(decision, scale)};
}

const cost::PartStatistics& SizeForms::statisticsFor(const cost::Decision& decision,
                                                     const glm::dvec3& scale) {
  if (!hasDetail(part_, decision)) return statistics_;
  const auto [found, isNew] = byDetail_.try_emplace(physicsDetail(decision.scale, rules_));
  if (!isNew) return found->second;
  scene::Part part = part_;
  part.scale = scale;
  return found->second = cost::StatisticsMaker(rules_).make(part, nullptr);
}

}  // namespace wb::advice
