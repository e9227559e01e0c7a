// Shapes: generates physics shapes and levels of detail for mesh parts, and measures how far they
// deviate.
//
// `makeShapes` makes shapes of one mesh part by several methods, weighs each and chooses one.
// `chooseShapes` chooses for several parts of a linkset together. `generation.h` does both for a
// selection: `groupsOf` finds the parts that share a mesh and a size, `make` makes their shapes.
// The methods are rows of `fitMethods` (`fitting.h`) for shapes within a tolerance or a budget,
// and of `methods` (`method.h`) for octrees and simplified meshes, which `comparePhysics` weighs
// side by side. `object_plan.h` plans levels of detail and shapes of an object together.
// `apply_shapes.h` puts a shape into a scene (`used`) or a file (`write`).
// `edit_hulls.h` changes hulls by hand. `shape_overlay.h` says where shapes deviate and passages
// are blocked, for a view to show. `generated_levels.h` makes levels of detail: `makeLevels` for a
// mesh, `weighedLevels` with their costs. Lengths are in metres and costs in PE. Results are the
// same for any number of threads.

#pragma once

#include "model/cost/profile.h"
#include "model/cost/representation.h"
#include "model/cost/statistics.h"
#include "model/shapes/analyzed_hulls.h"
#include "model/shapes/fitting.h"
#include "model/shapes/linked_bodies.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace wb::shape {

/// How far a shape may be from what it stands for: metres, or a share of the box's diagonal.
struct Tolerance {
  double value = 0.05;
  bool isShare = true;

  bool operator==(const Tolerance&) const = default;
};

/// How far a shape may be where avatars touch the part, and elsewhere. Nothing: as is usual, 5 cm
/// and 30 cm; of what has a diagonal of less than 1 m no more than 5 % of it. Where only one is
/// asked for, the other gives way: nobody wants a shape closer where nobody touches it.
/// This is the default wherever somebody asks for shapes: one object has one answer. Advice has
/// less time, and takes what is within Tolerance().
struct TolerancesByZone {
  std::optional<Tolerance> contact{};
  std::optional<Tolerance> elsewhere{};

  static constexpr double usualContact = 0.05;     ///< m.
  static constexpr double usualElsewhere = 0.3;    ///< m.
  static constexpr double smallDiagonal = 1;       ///< m: of small things,
  static constexpr double usualSmallShare = 0.05;  ///< at most so much of the diagonal.

  bool operator==(const TolerancesByZone&) const = default;
};

/// Returns what the tolerances that are `asked` are, m, for a part with that `diagonal`, m, above
/// 0.
ZoneTolerances tolerancesFor(const TolerancesByZone& asked, double diagonal);

/// Returns the tolerances that two numbers stand for, m, which people choose for parts of any size:
/// an `elsewhere` that is the usual one is less for small parts, as it is where nobody asks. So is
/// `contact`, if both are the usual ones.
TolerancesByZone chosenTolerances(double contact,
                                  double elsewhere = TolerancesByZone::usualElsewhere);

/// Returns what a `tolerance` is, m, for a part with that `diagonal`, m.
double metresOf(const Tolerance& tolerance, double diagonal);

/// What shapes are asked for.
struct ShapeRequest {
  std::vector<FitMethod> methods = winningMethods();
  std::optional<Tolerance> within{};  ///< Everywhere; nothing: by zone.
  TolerancesByZone zones{};           ///< Where there is neither `within` nor a budget.
  std::optional<double> budget;       ///< PE: then the least error at that cost, whatever both say.
  std::size_t mostPieces = 256;       ///< At most limits::hullsPerAsset.
  std::size_t mostCorners = 256;      ///< Of a hull: 4 to limits::verticesPerHull.
  /// Whether avatars must get through as before; nothing: where a side is longer than this.
  std::optional<bool> keepsPassage{};
  static constexpr double usualPassage = 2.5;  ///< m: longest side of what avatars walk about.
  Avatar avatar{};
  /// Instead of the part's own decomposition, in its frame, m; empty: its own.
  ConvexPieces hulls{};
  /// Whether methods are tried, too, that cannot win beside what was found already.
  bool triesHopeless = false;
  double effort = 1;  ///< How long methods look for cheaper shapes; 0: hardly.
  /// See chooseShapes, and MadeShape::analyzed; not for mesh assets, which hold any shape.
  bool prefersExact = true;
  std::size_t threads = 0;  ///< 0: as many as there are cores. Makes no difference.
};

/// A mesh part with what it is weighed by.
struct FittedPart {
  const scene::Linkset& linkset;
  std::size_t part;
  const asset::MeshAsset* asset;                        ///< Null for one that is missing.
  const std::vector<cost::PartStatistics>& statistics;  ///< One a part of the linkset.
  const cost::Profile& profile;
  std::span<const std::size_t> alike{};  ///< Other parts of the linkset that get the same shape.

  const scene::Part& itself() const { return linkset.parts[part]; }
};

/// The physics of a part after an upload in which Analyze replaced its hulls.
struct AnalyzedPhysics {
  AnalyzedRange hulls{};
  double least = 0;  ///< Of the part at rest, PE.
  double most = 0;   ///< Likewise.
};

/// A shape that was made for a part, and what it makes of the costs: as shape type Prim.
///
/// Of a linked shape the physics is that of all its bodies together.
struct MadeShape {
  FittedShape shape;
  std::vector<LinkedBody> bodies{};       ///< Of a linked shape, one a piece.
  std::optional<double> physics;          ///< Of the part, PE, at rest.
  std::optional<double> physicsPhysical;  ///< Of the part, PE, as if physical, without a penalty.
  std::optional<double> physicsNow;       ///< Of the part, PE, as its linkset is.
  double landImpact = 0;  ///< Of the linkset, as it is, all but the part and its alike unchanged.
  double diagonal = 0;    ///< Of the box around what is seen of the part, m.
  double seconds = 0;     ///< That it took to make and measure it.
  /// Whether the part collides as it. A moving part or a thin one does as its base hull, not as
  /// triangles; one with two small sides as its base hull, with three as a box, whatever it has.
  bool isUsed = true;
  cost::Decision decision{};  ///< What it collides as.
  double server = 0;          ///< PE that its bodies add to the server's weight.
  /// What becomes of it at upload, if it does not arrive as it is; empty where nobody asked, and
  /// where nothing would become of it.
  std::optional<AnalyzedPhysics> analyzed{};
  bool isAsAsked = false;  ///< Within the distance, or in the budget, that was asked for; and used.
  bool isOnFront = false;  ///< No other is both as cheap and as close, and better in one of them.
  bool isChosen = false;   ///< See chooseShapes.
};

/// How a shape reaches the grid by the viewer's uploader.
enum class Arrival : std::uint8_t {
  /// As it was made: triangles, the base hull, which the uploader makes itself, and linked bodies,
  /// where what is left to do in world is done.
  exact,
  analyze  ///< Hulls: the viewer's Analyze makes others: see MadeShape::analyzed.
};

/// Returns how a `shape` arrives.
Arrival arrivalOf(const FittedShape& shape);

/// Returns the physics cost of a shape on the grid, PE: after Analyze the most, where that is
/// known.
double costOnGrid(const MadeShape& shape);

/// How many times the cost of hulls that of what Analyze made of them was at most, on the models
/// that it was tried with; at least it was 4 times. For hulls of which MadeShape::analyzed is not
/// known.
inline constexpr double mostByAnalyze = 25;

/// Told of each shape as soon as it is made, in the thread that makes it.
using TellShape = std::function<void(const MadeShape& made)>;

/// Makes shapes of a mesh part by each method asked for, weighs and measures them, and chooses one.
/// A rival (FitMethod::isRival) is left out unless it is as asked and costs less on the grid than
/// all that was found before it, or `triesHopeless`: so the cheapest never costs more than a rival.
/// @param part     The part with its linkset, which are not changed.
/// @param request  The methods, how close or at which cost, and who must get through.
/// @param task     Cancelled: fails. Progress names the method.
/// @param tell     Called for each shape as soon as it is made, before any is chosen; empty:
///     nobody.
/// @return One shape a method that makes something, in their order, at most one of them chosen.
///     What fails of the others is a finding. Fails for a part that is no mesh, whose mesh is
///     missing, or that has no surface.
Result<Loaded<std::vector<MadeShape>>> makeShapes(const FittedPart& part,
                                                  const ShapeRequest& request,
                                                  const Task& task = {},
                                                  const TellShape& tell = {});

/// Weighs a shape that was `made` again, for a `part` whose linkset or constants are others since,
/// as the `request` asks: sets what it costs, whether it is used, and whether it is as asked.
void weighAgain(const FittedPart& part, const ShapeRequest& request, MadeShape& made);

/// Sets MadeShape::isOnFront of all `shapes` of one part. Those that the part would not use are not
/// on the front, and do not keep others off it. A linked shape costs at least what its bodies add
/// to the server's weight.
void markFront(std::vector<MadeShape>& shapes);

/// Returns the hulls of a shape (`pieces`, m), for asset::makeNearestConvex: in the unit cube of a
/// part of that `scale` (its sides, m, each above 0).
ConvexPieces inUnitCube(const std::vector<Piece>& pieces, const glm::dvec3& scale);
/// Returns a `surface` likewise, in the unit cube of a part of that `scale`.
mesh::TriangleMesh inUnitCube(mesh::TriangleMesh surface, const glm::dvec3& scale);

/// What could be made of a part of a linkset.
struct PartShapes {
  std::size_t part;
  std::vector<MadeShape>* shapes;
  std::span<const std::size_t> alike{};  ///< Others that get the same, ascending or not.
};

/// Gives a part of a linkset that shape in its own mesh, as shape type Prim, as far as costs see
/// it.
/// @param linkset     Changed: the part's shape type.
/// @param statistics  Changed: one a part of the linkset; the part's hulls and triangles.
/// @param part        Index in the linkset.
/// @param shape       In metres, at the part's scale.
void useShape(scene::Linkset& linkset, std::vector<cost::PartStatistics>& statistics,
              std::size_t part, const FittedShape& shape);
/// Gives a part of a linkset and its `statistics` a shape that was `made`, likewise. Bodies of a
/// linked one come after the parts that are there, and the part gets shape type None.
void useShape(scene::Linkset& linkset, std::vector<cost::PartStatistics>& statistics,
              std::size_t part, const MadeShape& made);
/// The same with what was `made`, for a `part` of a `linkset` and its `statistics`, as it arrives
/// on the grid: hulls as Analyze makes them at most, where that is known (see costOnGrid).
void useShapeOnGrid(scene::Linkset& linkset, std::vector<cost::PartStatistics>& statistics,
                    std::size_t part, const MadeShape& made);
/// Gives the statistics of a `part` that has a shape that was `made` what arrives of its hulls.
void takeAnalyzed(cost::PartStatistics& part, const MadeShape& made);
/// Returns the costs of such a linkset with its `statistics` under a `profile`, of which a body is
/// the root where it must be (see neededRoot). Parts are in the order of the `linkset`.
cost::LinksetCost weighWithBodies(const scene::Linkset& linkset,
                                  const std::vector<cost::PartStatistics>& statistics,
                                  const cost::Profile& profile);

/// Marks at most one of each part's shapes as chosen, of those that are as asked. Under a budget
/// the closest. Else those that together have the least land impact; of these, part after part, the
/// closest: below the weight that decides anyway, physics is free. Shapes that arrive exactly are
/// preferred, unless each is sure to cost more than the cheapest hulls after Analyze. Linked ones
/// are work in world: they are chosen where the whole land impact is less with them, or where no
/// other is as asked.
/// @param linkset     As it is now; not changed.
/// @param statistics  One a part of the linkset, under the profile.
/// @param profile     The rules that costs follow.
/// @param parts       Their shapes are changed: MadeShape::isChosen.
/// @param isByBudget  Whether the shapes were made for a budget.
/// @param prefersExact  Whether how they arrive matters: not in a mesh asset.
void chooseShapes(const scene::Linkset& linkset,
                  const std::vector<cost::PartStatistics>& statistics, const cost::Profile& profile,
                  std::span<const PartShapes> parts, bool isByBudget, bool prefersExact = true);

/// Returns what each of some mesh parts may cost, PE, so that the linkset's land impact is what its
/// other weights make it anyway: 0 where they leave nothing. Found by bisection of a number of hull
/// vertices that all of the parts have.
/// @param linkset     As it is now; not changed.
/// @param statistics  One a part of the linkset, under the profile.
/// @param profile     The rules that costs follow.
/// @param parts       Indices in the linkset.
double freeBudget(const scene::Linkset& linkset,
                  const std::vector<cost::PartStatistics>& statistics, const cost::Profile& profile,
                  std::span<const std::size_t> parts);

}  // namespace wb::shape
