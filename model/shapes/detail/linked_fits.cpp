#include "model/core/core_texts.h"
#include "model/shapes/detail/prim_bodies.h"
#include "model/shapes/detail/prim_cover.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/fitting.h"

#include <algorithm>
#include <utility>

// Shapes of bodies that are linked to the mesh. A body costs the server as much as a hull of a
// dozen vertices costs physics: so hulls are searched by the sum of both, and prims by their
// number.

namespace wb::shape {
namespace {

/// A mesh with three small sides collides as its box.
Piece collidingAs(const Piece& piece, double smallSide) {
  const glm::dvec3 low = piece.low();
  const glm::dvec3 size = piece.high() - low;
  if (std::max({size.x, size.y, size.z}) >= smallSide) return piece;
  const Primitive box{scene::PartKind::box, size, low + size / 2.0, {1, 0, 0, 0}};
  return pieceOf(box).value_or(piece);
}

}  // namespace

Result<std::vector<Piece>> hullLinkset(const Solid& solid, const FitOptions& options,
                                       const Task& task) {
  FitOptions linked = options;
  linked.rules.perHull += options.linked.perPart;
  linked.mostPieces = std::min(options.mostPieces, options.linked.most);
  linked.mostCost = FitOptions().mostCost;
  auto pieces = covered(solid, linked, task);
  if (!pieces) return pieces;
  for (Piece& piece : *pieces) piece = collidingAs(piece, options.linked.smallSide);
  return pieces;
}

Result<std::vector<Primitive>> primLinkset(const Solid& solid, const FitOptions& options,
                                           const Task& task) {
  auto prims = primCoverOf(solid, options, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (prims.empty()) return failure(shapeTexts["shape.nothing_fits"]);
  return prims;
}

}  // namespace wb::shape
