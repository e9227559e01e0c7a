#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/core/text.h"
#include "model/geometry/geometry.h"
#include "model/shapes/fitting_terms.h"
#include "model/shapes/method.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace wb::shape {

class Solid;

/// What triangles cost as physics (see cost::triangleMeshCost).
struct SurfaceRules {
  double perInverseWidth = 0;  ///< PE for each triangle, times its width in m.
  double least = 0;            ///< PE of any surface.

  /// Returns the PE of triangles that all have a width: `inverseWidths` is the sum of 1 / width,
  /// 1/m.
  double costOf(double inverseWidths) const {
    return std::max(perInverseWidth * inverseWidths, least);
  }
  /// Returns the PE of a `mesh` in metres; triangles without a width count nothing.
  double costOf(const mesh::TriangleMesh& mesh) const {
    return costOf(mesh::widthStatistics(mesh, glm::dvec3(1)).inverseSum);
  }
};

/// What bodies that are linked to a mesh cost, and what they may be.
struct LinkedRules {
  double perPart = 0;       ///< PE of the server's weight, for each body.
  double perPrimitive = 0;  ///< PE of the physics of a box, cylinder or sphere.
  double smallSide = 0;     ///< m: a mesh with three sides below it collides as its box.
  std::size_t most = 255;   ///< Bodies: a linkset has at most 256 parts.
};

/// What physics shapes are fitted to.
struct FitOptions {
  double tolerance = 0;  ///< Of the error, m, above 0.
  PieceRules rules{};    ///< What pieces cost, and their most corners.
  SurfaceRules surfaces{};
  LinkedRules linked{};
  std::size_t mostPieces = 256;
  /// What holds where avatars touch the solid, and elsewhere, instead of the tolerance, which is
  /// the looser then; nothing: that holds everywhere.
  std::optional<ZoneTolerances> zones{};
  Avatar toucher{};                ///< Who touches it, where there are zones.
  std::optional<Avatar> avatar{};  ///< Who must get through as before; empty: nobody.
  ConvexPieces own{};              ///< The decomposition that there is; empty: none.
  /// Of what the grid makes the base hull, m; empty: of the solid itself.
  std::vector<glm::dvec3> baseHullPoints{};
  double mostCost = 1e300;  ///< PE: a method may stop where it gets much more expensive.
  double effort = 1;        ///< How long to look for cheaper ones, where that is done.
  std::size_t threads = 0;  ///< 0: as many as there are cores. Makes no difference.

  /// Of what avatars walk along and stand on, m.
  double contactTolerance() const {
    return zones ? std::min(zones->contact, tolerance) : tolerance;
  }
};

// Ways to make what stands for a solid within a tolerance: convex pieces, triangles, or prims. Each
// gives the best it has where that cannot be held, and fails where there is nothing to make it of,
// and when cancelled.
using FitPieces = Result<std::vector<Piece>> (*)(const Solid& solid, const FitOptions& options,
                                                 const Task& task);
using FitSurface = Result<mesh::TriangleMesh> (*)(const Solid& solid, const FitOptions& options,
                                                  const Task& task);
using FitPrimitives = Result<std::vector<Primitive>> (*)(const Solid& solid,
                                                         const FitOptions& options,
                                                         const Task& task);

/// What carries a shape in world.
enum class Build : std::uint8_t {
  own,          ///< The mesh itself.
  linkedHulls,  ///< A mesh for each piece, with shape type Convex Hull, linked to it.
  linkedPrims   ///< A prim for each piece, linked to it.
};

/// The hull around all, of which no file is uploaded: see FittedShape::isBaseHull.
inline constexpr std::string_view baseHullMethod = "base";

/// A way to fit a physics shape, and when it is of use.
struct FitMethod {
  std::string_view name;       ///< Stable code: `cover`, also after `--method`.
  std::string_view oldName{};  ///< Its code before 1.0, still read; empty: the same.
  Text title;                  ///< In few words.
  Text help;                   ///< What it makes, as a sentence without a full stop.
  std::variant<FitPieces, FitSurface, FitPrimitives> fit;
  Build build = Build::own;  ///< Other than its own mesh, which has shape type None then.
  /// Whether a larger tolerance makes it cheaper; else it makes the closest it can at `mostCost`.
  bool followsTolerance = true;
  bool followsZones = false;  ///< By itself: it holds the tolerance of each.
  bool triesCloser = false;   ///< By itself, where it would block a passage.
  bool canWin = true;         ///< Not always beaten by another.
  bool needsOwn = false;      ///< Nothing to try for a part without a decomposition.
  bool isRival = false;       ///< What everybody gets without a search: see makeShapes.
  /// How long it takes beside the others, roughly, so that progress keeps pace with the clock: from
  /// searches for a chair, a wall with a doorway and stairs.
  double usualTime = 2;

  bool isLinked() const { return build != Build::own; }
  /// Whether the uploader takes what it makes as it is.
  bool arrivesExact() const;
};

/// Returns all there are, in the order of tables.
const std::vector<FitMethod>& fitMethods();
/// Returns those of them that can win.
std::vector<FitMethod> winningMethods();

// Each is one of them. `solid` is what to stand for (see solidFor), `options` the tolerance, the
// rules and the bounds; `task` cancelled: fails. All are deterministic, on any number of threads.

/// Makes one hull around all: the base hull that the part is weighed by. It is made of
/// FitOptions::baseHullPoints, else of the `solid`; `options` give its most corners. Fails for what
/// has next to no volume, and where the `task` is cancelled.
Result<std::vector<Piece>> baseHull(const Solid& solid, const FitOptions& options,
                                    const Task& task);
/// Makes the boxes of the coarsest octree that is close enough (see octree::convexPieces); of the
/// finest that has few enough, and costs no more than `mostCost`, where none is.
/// @param solid    What they stand for.
/// @param options  Its mostPieces bounds the boxes: fails where the coarsest octree has more.
/// @param task     Cancelled: fails.
Result<std::vector<Piece>> mergedBoxes(const Solid& solid, const FitOptions& options,
                                       const Task& task);
/// Returns the decomposition that there is (FitOptions::own of `options`), as it is; fails where
/// there is none, and where the `task` is cancelled. The `solid` is not looked at.
Result<std::vector<Piece>> ownHulls(const Solid& solid, const FitOptions& options,
                                    const Task& task);
/// Reduces the decomposition that there is, else merged boxes of the `solid`: drops corners and
/// merges hulls for as long as that takes them no farther from the solid than they were or the
/// tolerance of `options` allows. Fails as what it begins with, and where the `task` is cancelled.
Result<std::vector<Piece>> dropped(const Solid& solid, const FitOptions& options, const Task& task);
/// Covers the `solid` with overlapping hulls within the tolerance of `options`: see coverOf. Fails
/// where no hull fits, and where the `task` is cancelled.
Result<std::vector<Piece>> covered(const Solid& solid, const FitOptions& options, const Task& task);
/// Covers the `solid` likewise with as few hulls as can be, for each becomes a mesh of its own.
/// What collides as its box by FitOptions::linked of `options` is that box. Fails as covered();
/// `task` cancelled: too.
Result<std::vector<Piece>> hullLinkset(const Solid& solid, const FitOptions& options,
                                       const Task& task);
/// Covers the `solid` by few boxes, cylinders and spheres within the tolerance of `options`. Fails
/// where none fits, and where the `task` is cancelled.
Result<std::vector<Primitive>> primLinkset(const Solid& solid, const FitOptions& options,
                                           const Task& task);

/// What Analyze makes of the model itself: MadeShape::analyzed is of that, not of its hulls.
inline constexpr std::string_view analyzeMethod = "analyze";

/// Makes the box around the `solid`, as one hull. The `options` make no difference. Fails for what
/// has next to no volume, and where the `task` is cancelled.
Result<std::vector<Piece>> boundingBox(const Solid& solid, const FitOptions& options,
                                       const Task& task);
/// Makes what the viewer's Analyze makes of the mesh of the `solid` with its defaults (see
/// analyzedHulls), without flat hulls; `options` bound their number. Fails where all are flat, and
/// where the `task` is cancelled.
Result<std::vector<Piece>> analyzedModel(const Solid& solid, const FitOptions& options,
                                         const Task& task);
/// Returns the mesh of the `solid` as it is. The `options` make no difference. Fails where the
/// `task` is cancelled.
Result<mesh::TriangleMesh> untouchedMesh(const Solid& solid, const FitOptions& options,
                                         const Task& task);

/// Returns the triangles of a `mesh` with finite corners, each once whichever way it faces, and
/// only those corners. May be empty.
mesh::TriangleMesh usablePart(const mesh::TriangleMesh& mesh);

/// Makes the solid of a `mesh` as fitting within a `tolerance`, m, needs it: as fine as that asks
/// for, with 96 to 240 cells along the diagonal. Fails for a mesh without a usable triangle, or of
/// one point, and where the `task` is cancelled.
Result<Solid> solidFor(const mesh::TriangleMesh& mesh, double tolerance, const Task& task = {});
/// The same, with the ways left free that the avatar of `options` must keep. `usable` is what
/// usablePart makes. Fails where the `task` is cancelled, too.
Result<Solid> solidFor(const mesh::TriangleMesh& usable, const FitOptions& options,
                       const Task& task);

/// A shape that was made, and what is wrong with it: of convex pieces, or a surface of triangles.
/// Pieces that are linked to the mesh are parts of their own; those of prims stand for prims.
struct FittedShape {
  std::string_view method;
  std::vector<Piece> pieces;     ///< Empty for a surface.
  mesh::TriangleMesh surface{};  ///< Empty for pieces.
  Build build = Build::own;
  std::vector<Primitive> prims{};  ///< One a piece, of linkedPrims.
  ShapeError error{};
  double tolerance = 0;                            ///< That it was made for, m.
  std::optional<ZoneTolerances> zones{};           ///< Instead of that, see FitOptions.
  std::optional<std::vector<LostPassage>> lost{};  ///< Nothing where no avatar was asked for.

  bool keepsPassage() const { return !lost || lost->empty(); }
  bool isSurface() const { return !surface.triangles.empty(); }
  /// Whether it is the hull around all, which the uploader makes itself of the levels of detail.
  bool isBaseHull() const { return method == baseHullMethod; }
  bool isLinked() const { return build != Build::own; }
  bool isWithin() const {
    return zones && error.zones ? zones->areHeldBy(*error.zones) : error.error() <= tolerance;
  }
};

/// Makes a shape by one method, and measures it.
/// @param solid    What it stands for; made for the tolerance and avatar of the options.
/// @param method   One of fitMethods.
/// @param options  Its tolerance is FittedShape::tolerance, whether that is held or not.
/// @param task     Cancelled: fails.
/// @return Fails as the method does.
Result<FittedShape> fitted(const Solid& solid, const FitMethod& method, const FitOptions& options,
                           const Task& task = {});

/// Finds the least error that a method reaches at a cost, by trying at most five tolerances.
/// @param mesh     What the shape stands for, in metres; only its usablePart counts.
/// @param budget   The most it may cost, PE, above 0.
/// @param method   One of fitMethods; one that follows no tolerance is run once.
/// @param options  The tolerance and mostCost in it are not looked at while searching.
/// @param task     Cancelled: fails.
/// @return The cheapest it found where none is cheap enough. Fails as the method does, and for a
///     mesh without a usable triangle.
Result<FittedShape> fittedFor(const mesh::TriangleMesh& mesh, double budget,
                              const FitMethod& method, const FitOptions& options,
                              const Task& task = {});

/// Returns what the `pieces` cost by the `rules`, PE.
double costOf(const std::vector<Piece>& pieces, const PieceRules& rules);
/// Returns what a `shape` costs by the rules in `options`, PE: of pieces or of a surface.
double costOf(const FittedShape& shape, const FitOptions& options);

}  // namespace wb::shape
