#pragma once

#include "model/cost/representation.h"
#include "model/cost/statistics.h"
#include "model/cost/term.h"
#include "model/cost/trace_sink.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::cost {

/// The triangles that a part's physics is made of, without placeholders, before they are scaled by
/// the decision's sides. Empty for a part that has none.
mesh::TriangleMesh physicsSurface(const scene::Part& part, const asset::MeshAsset* asset,
                                  const Decision& decision, const GeometryRules& rules);

/// The widths of the triangles that a part's physics is made of, in the order of its mesh without
/// placeholders, in metres. Empty for a part that has none.
std::vector<double> physicsWidths(const scene::Part& part, const asset::MeshAsset* asset,
                                  const Decision& decision, const GeometryRules& rules);

/// What each triangle adds to the sum of 1 / w, as a fraction of it. Triangles without width take
/// all of it, in equal parts. The sum is 1 unless there are no triangles.
std::vector<double> triangleShares(const std::vector<double>& widths);

/// The constants that hullShares follow: while they stand still, so do the shares.
struct HullRules {
  double hullCost;
  double hullVertexCost;

  explicit HullRules(const Profile& profile);
  bool operator==(const HullRules&) const = default;
};

/// What each hull of a decomposition costs, as a fraction of all of them; 0 where none costs any.
std::vector<double> hullShares(const std::vector<asset::HullPoints>& hulls, const Profile& profile);

/// The largest shares above 0, largest first; of equal ones the first.
struct Leaders {
  std::vector<std::uint32_t> indices;
  double rest = 0;  ///< The shares of all others together.
};
Leaders leaders(const std::vector<double>& shares, std::size_t most);

/// Names what is behind the term of a part's physics: which triangles or hulls, and as children the
/// most expensive of them and the rest, their values adding up to the term's.
void addEvidence(Term& term, const TraceSink& sink, const scene::Part& part,
                 const asset::MeshAsset* asset, const Decision& decision,
                 const GeometryRules& rules);

}  // namespace wb::cost
