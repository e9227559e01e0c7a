#pragma once

#include "model/core/core.h"
#include "model/shapes/detail/reduce_hulls.h"
#include "model/shapes/detail/shape_error.h"

#include <cstddef>
#include <vector>

namespace wb::shape {

/// What pieces are made for.
struct CoverOptions {
  double tolerance = 0;  ///< Of the error, m, above 0.
  PieceRules rules{};    ///< What pieces cost; its fill is set by the tolerance.
  std::size_t mostPieces = 256;
  double mostCost = 1e300;  ///< PE: what gets much more expensive than this is left as it is.
  double effort = 1;        ///< How long to look for cheaper ones.
  /// Whether the solid has so few triangles that little is looked for: see tuned::simple.
  bool isSimple = false;
  std::vector<Piece> start{};  ///< To begin with, beside what it finds; empty: none.
  std::size_t threads = 0;  ///< 0: as many as there are cores. Makes no difference to the result.
};

/// The rules for pieces within a tolerance, m: how far they may go, and how thin they may be.
PieceRules rulesWithin(const Solid& solid, PieceRules rules, double tolerance);

/// Few overlapping convex pieces with few corners, all within the tolerance of the solid, which
/// together come within the tolerance of all of its outer surface. Where that cannot be held, as
/// close as it came: see errorOf. What it has where cancelled.
std::vector<Piece> coverOf(const Solid& solid, const CoverOptions& options, const Task& task = {});

}  // namespace wb::shape
