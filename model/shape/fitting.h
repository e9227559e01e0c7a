#pragma once

#include "model/base/result.h"
#include "model/base/task.h"
#include "model/shape/error.h"
#include "model/shape/method.h"
#include "model/shape/tighten.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace wb::shape {

/// What physics shapes are fitted to.
struct FitOptions {
  double tolerance = 0;  ///< Of the error, m, above 0.
  PieceRules rules{};    ///< What pieces cost, and their most corners.
  std::size_t mostPieces = 256;
  ConvexPieces own{};       ///< The decomposition that there is; empty: none.
  double mostCost = 1e300;  ///< PE: a method may stop where it gets much dearer.
  std::size_t threads = 0;  ///< 0: as many as there are cores. Makes no difference.
};

/// A way to make convex pieces that stand for a solid within a tolerance. Gives the best it has
/// where that cannot be held. Fails where there is nothing to make pieces of, and when cancelled.
using Fit = Result<std::vector<Piece>> (*)(const Solid& solid, const FitOptions& options,
                                           const Task& task);

struct FitMethod {
  std::string_view name;  ///< Stable code: `cover`.
  Fit fit;
};

/// All there are, in the order of tables: `base`, `boxes`, `drop`, `cover`.
const std::vector<FitMethod>& fitMethods();

// Each is one of them.

/// One hull around all.
Result<std::vector<Piece>> baseHull(const Solid& solid, const FitOptions& options,
                                    const Task& task);
/// The boxes of the coarsest octree that is close enough (see octree::convexPieces); of the finest
/// that has few enough where none is.
Result<std::vector<Piece>> mergedBoxes(const Solid& solid, const FitOptions& options,
                                       const Task& task);
/// The decomposition that there is, else merged boxes, with corners dropped and hulls merged for as
/// long as that takes it no farther from the solid than it was or the tolerance allows.
Result<std::vector<Piece>> dropped(const Solid& solid, const FitOptions& options, const Task& task);
/// See coverOf.
Result<std::vector<Piece>> covered(const Solid& solid, const FitOptions& options, const Task& task);

/// The solid of a mesh as fitting within a tolerance needs it: as fine as that asks for.
Result<Solid> solidFor(const mesh::TriangleMesh& mesh, double tolerance, const Task& task = {});

/// A shape that was made, and what is wrong with it.
struct FittedShape {
  std::string_view method;
  std::vector<Piece> pieces;
  ShapeError error;
  double tolerance = 0;  ///< That it was made for, m.

  bool isWithin() const { return error.error() <= tolerance; }
};

/// What a method makes, measured.
Result<FittedShape> fitted(const Solid& solid, const FitMethod& method, const FitOptions& options,
                           const Task& task = {});

/// The least error that a method reaches at this cost of all its hulls, PE, by trying tolerances;
/// the cheapest it found where none is cheap enough.
Result<FittedShape> fittedFor(const mesh::TriangleMesh& mesh, double budget,
                              const FitMethod& method, const FitOptions& options,
                              const Task& task = {});

/// What the pieces cost by the rules, PE.
double costOf(const std::vector<Piece>& pieces, const PieceRules& rules);

}  // namespace wb::shape
