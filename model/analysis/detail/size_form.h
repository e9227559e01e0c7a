#pragma once

#include "model/cost/part_cost.h"
#include "model/cost/representation.h"

#include <map>
#include <optional>

namespace wb::advice {

/// What a part is for physics, as far as its size makes that jump.
struct SizeForm {
  cost::Decision decision;
  std::optional<std::size_t> triangles;     ///< Of a triangle mesh; a prim's follow its detail.
  std::optional<std::size_t> hullVertices;  ///< Likewise, of all hulls.
  std::optional<int> raised;  ///< The axis of a triangle mesh whose side counts as longer.

  /// Whether both are the same but for the length of their sides.
  bool isLike(const SizeForm& other) const;
};

/// Finds the form of a part at any sides. What it is made from must outlive it.
class SizeForms {
 public:
  SizeForms(const scene::Part& part, const cost::PartStatistics& statistics,
            const cost::Profile& profile, const cost::PartPlace& place);

  SizeForm at(const glm::dvec3& scale);

  const scene::Part& part() const { return part_; }

 private:
  const cost::PartStatistics& statisticsFor(const cost::Decision& decision,
                                            const glm::dvec3& scale);

  const scene::Part& part_;
  const cost::PartStatistics& statistics_;
  const cost::Profile& profile_;
  cost::PartPlace place_;
  cost::GeometryRules rules_;
  std::map<double, cost::PartStatistics> byDetail_;  ///< Of a prim.
};

}  // namespace wb::advice
