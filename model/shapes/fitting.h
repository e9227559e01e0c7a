#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/geometry/geometry.h"
#include "model/shapes/detail/passage.h"
#include "model/shapes/detail/reduce_hulls.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/method.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace wb::shape {

/// What triangles cost as physics (see cost::triangleMeshCost).
struct SurfaceRules {
  double perInverseWidth = 0;  ///< PE for each triangle, times its width in m.
  double least = 0;            ///< PE of any surface.

  /// Of triangles that all have a width.
  double costOf(double inverseWidths) const {
    return std::max(perInverseWidth * inverseWidths, least);
  }
  double costOf(const mesh::TriangleMesh& mesh) const {
    return costOf(mesh::widthStatistics(mesh, glm::dvec3(1)).inverseSum);
  }
};

/// What physics shapes are fitted to.
struct FitOptions {
  double tolerance = 0;  ///< Of the error, m, above 0.
  PieceRules rules{};    ///< What pieces cost, and their most corners.
  SurfaceRules surfaces{};
  std::size_t mostPieces = 256;
  std::optional<Avatar> avatar{};  ///< Who must get through as before; empty: nobody.
  ConvexPieces own{};              ///< The decomposition that there is; empty: none.
  /// Of what the grid makes the base hull, m; empty: of the solid itself.
  std::vector<glm::dvec3> baseHullPoints{};
  double mostCost = 1e300;  ///< PE: a method may stop where it gets much dearer.
  double effort = 1;        ///< How long to look for cheaper ones, where that is done.
  std::size_t threads = 0;  ///< 0: as many as there are cores. Makes no difference.
};

// Ways to make what stands for a solid within a tolerance: convex pieces, or triangles. Each gives
// the best it has where that cannot be held, and fails where there is nothing to make it of, and
// when cancelled.
using FitPieces = Result<std::vector<Piece>> (*)(const Solid& solid, const FitOptions& options,
                                                 const Task& task);
using FitSurface = Result<mesh::TriangleMesh> (*)(const Solid& solid, const FitOptions& options,
                                                  const Task& task);

struct FitMethod {
  std::string_view name;       ///< Stable code: `cover`.
  std::string_view oldName{};  ///< Its code before 1.0, still read; empty: the same.
  std::variant<FitPieces, FitSurface> fit;
  /// Whether a larger tolerance makes it cheaper; else it makes the closest it can at `mostCost`.
  bool followsTolerance = true;
  bool canWin = true;     ///< Not always beaten by another.
  bool needsOwn = false;  ///< Nothing to try for a part without a decomposition.
};

/// All there are, in the order of tables.
const std::vector<FitMethod>& fitMethods();
/// Those of them that can win.
std::vector<FitMethod> winningMethods();

// Each is one of them.

/// One hull around all: the base hull that the part is weighed by.
Result<std::vector<Piece>> baseHull(const Solid& solid, const FitOptions& options,
                                    const Task& task);
/// The boxes of the coarsest octree that is close enough (see octree::convexPieces); of the finest
/// that has few enough, and costs no more than `mostCost`, where none is.
Result<std::vector<Piece>> mergedBoxes(const Solid& solid, const FitOptions& options,
                                       const Task& task);
/// The decomposition that there is, as it is; fails where there is none.
Result<std::vector<Piece>> ownHulls(const Solid& solid, const FitOptions& options,
                                    const Task& task);
/// The decomposition that there is, else merged boxes, with corners dropped and hulls merged for as
/// long as that takes it no farther from the solid than it was or the tolerance allows.
Result<std::vector<Piece>> dropped(const Solid& solid, const FitOptions& options, const Task& task);
/// See coverOf.
Result<std::vector<Piece>> covered(const Solid& solid, const FitOptions& options, const Task& task);

/// Its triangles with finite corners, each once whichever way it faces, and only those corners.
mesh::TriangleMesh usablePart(const mesh::TriangleMesh& mesh);

/// The solid of a mesh as fitting within a tolerance needs it: as fine as that asks for.
Result<Solid> solidFor(const mesh::TriangleMesh& mesh, double tolerance, const Task& task = {});
/// The same, with the ways that the avatar must keep left free. `usable` is what usablePart makes.
Result<Solid> solidFor(const mesh::TriangleMesh& usable, const FitOptions& options,
                       const Task& task);

/// A shape that was made, and what is wrong with it: of convex pieces, or a surface of triangles.
struct FittedShape {
  std::string_view method;
  std::vector<Piece> pieces;     ///< Empty for a surface.
  mesh::TriangleMesh surface{};  ///< Empty for pieces.
  ShapeError error{};
  double tolerance = 0;                            ///< That it was made for, m.
  std::optional<std::vector<LostPassage>> lost{};  ///< Nothing where no avatar was asked for.

  bool keepsPassage() const { return !lost || lost->empty(); }
  bool isSurface() const { return !surface.triangles.empty(); }
  bool isWithin() const { return error.error() <= tolerance; }
};

/// What a method makes, measured.
Result<FittedShape> fitted(const Solid& solid, const FitMethod& method, const FitOptions& options,
                           const Task& task = {});

/// The least error that a method reaches at this cost, PE, by trying tolerances; the cheapest it
/// found where none is cheap enough.
Result<FittedShape> fittedFor(const mesh::TriangleMesh& mesh, double budget,
                              const FitMethod& method, const FitOptions& options,
                              const Task& task = {});

/// What the pieces cost by the rules, PE.
double costOf(const std::vector<Piece>& pieces, const PieceRules& rules);
/// What a shape costs by them.
double costOf(const FittedShape& shape, const FitOptions& options);

}  // namespace wb::shape
