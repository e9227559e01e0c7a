#pragma once

#include "model/cost/representation.h"
#include "model/cost/statistics.h"
#include "model/cost/term.h"
#include "model/cost/trace_sink.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::cost {

/// Returns the triangles that a part's physics is made of, without placeholders, in the unit cube:
/// before they are scaled by the decision's sides. Empty for a part that has none.
/// @param part  A prim is tessellated.
/// @param asset  Of a mesh part; null for any other, or where it is missing.
/// @param decision  What the part is for physics (see decide).
/// @param rules  Give the detail at which a prim is tessellated.
mesh::TriangleMesh physicsSurface(const scene::Part& part, const asset::MeshAsset* asset,
                                  const Decision& decision, const GeometryRules& rules);

/// Returns the widths in metres of the triangles that a part's physics is made of, in the order of
/// physicsSurface(). Empty for a part that has none.
/// @param part  A prim is tessellated.
/// @param asset  Of a mesh part; null for any other, or where it is missing.
/// @param decision  What the part is for physics (see decide); its sides scale the triangles.
/// @param rules  Give the detail at which a prim is tessellated.
std::vector<double> physicsWidths(const scene::Part& part, const asset::MeshAsset* asset,
                                  const Decision& decision, const GeometryRules& rules);

/// Returns what each triangle adds to the sum of 1 / w, as a fraction of it. `widths` are in
/// metres, at least 0; triangles of width 0 take all of it, in equal parts. The sum is 1 unless
/// there are no triangles.
std::vector<double> triangleShares(const std::vector<double>& widths);

/// The constants that hullShares follow: while they stand still, so do the shares.
struct HullRules {
  double hullCost;
  double hullVertexCost;

  explicit HullRules(const Profile& profile);
  bool operator==(const HullRules&) const = default;
};

/// Returns what each hull of a decomposition costs, as a fraction of all of them; 0 where none
/// costs any.
/// @param hulls  As stored; only their numbers of points count.
/// @param profile  Gives the constants of HullRules.
std::vector<double> hullShares(const std::vector<asset::HullPoints>& hulls, const Profile& profile);

/// The largest shares above 0, largest first; of equal ones the first.
struct Leaders {
  std::vector<std::uint32_t> indices;
  double rest = 0;  ///< The shares of all others together.
};
/// Returns the largest shares and the sum of the others, in O(n log n).
/// @param shares  Fractions of one whole, at least 0.
/// @param most  How many may be named; one more is, whatever its share, where only that one would
///     be left.
Leaders leaders(const std::vector<double>& shares, std::size_t most);

/// Names what is behind the term of a part's physics: which triangles or hulls, and as children the
/// most expensive of them and the rest, their values adding up to the term's.
/// @param term  The term that partPhysics() made over a TraceSink.
/// @param sink  For the part (see TraceSink::forPart).
/// @param part  The one that the term is about.
/// @param asset  Of a mesh part; null for any other, or where it is missing: no hulls are named
///     then.
/// @param decision  What the part is for physics (see decide).
/// @param rules  Of the profile of `sink`.
void addEvidence(Term& term, const TraceSink& sink, const scene::Part& part,
                 const asset::MeshAsset* asset, const Decision& decision,
                 const GeometryRules& rules);

}  // namespace wb::cost
