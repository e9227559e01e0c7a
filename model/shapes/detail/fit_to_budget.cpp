#include "model/core/core_texts.h"
#include "model/core/number.h"
#include "model/shapes/detail/passage.h"
#include "model/shapes/detail/prim_bodies.h"
#include "model/shapes/detail/search_constants.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/detail/zone_error.h"
#include "model/shapes/fitting.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

// Finds the tolerance at which a method costs a given budget.
// Method: root finding on a bracket by the secant between its ends, in logarithms, as cost is about
// a power of the tolerance; with one end only, by a usual slope. The step stays in the inner 70 %
// of the bracket. At most five shapes are made, for each takes seconds. Constants:
// search_constants.h.

namespace wb::shape {
namespace {

using Made = Result<FittedShape>;

Made made(const Solid& solid, const FitPieces& fit, const FitOptions& options, const Task& task) {
  auto pieces = fit(solid, options, task);
  if (!pieces) return failure(std::move(pieces));
  FittedShape shape;
  shape.pieces = std::move(*pieces);
  return shape;
}

Made made(const Solid& solid, const FitSurface& fit, const FitOptions& options, const Task& task) {
  auto surface = fit(solid, options, task);
  if (!surface) return failure(std::move(surface));
  FittedShape shape;
  shape.surface = std::move(*surface);
  return shape;
}

Made made(const Solid& solid, const FitPrimitives& fit, const FitOptions& options,
          const Task& task) {
  auto prims = fit(solid, options, task);
  if (!prims) return failure(std::move(prims));
  FittedShape shape;
  for (const Primitive& prim : *prims) {
    auto piece = pieceOf(prim);
    if (!piece) continue;
    shape.pieces.push_back(std::move(*piece));
    shape.prims.push_back(prim);
  }
  if (shape.pieces.empty()) return failure(shapeTexts["shape.nothing_fits"]);
  return shape;
}

/// A part of its own has sides within what the grid allows.
Result<void> checkBodies(const FittedShape& shape) {
  const auto check = [](const glm::dvec3& size) -> Result<void> {
    constexpr double rounding = 1e-9;
    for (int axis = 0; axis < 3; ++axis)
      if (!(size[axis] >= leastPrimSide - rounding && size[axis] <= mostPrimSide + rounding))
        return failure(shapeTexts["shape.body_size"], {{"side", lengthInMetres(size[axis])},
                                                       {"least", lengthInMetres(leastPrimSide)},
                                                       {"most", lengthInMetres(mostPrimSide)}});
    return {};
  };
  for (const Primitive& prim : shape.prims)
    if (auto checked = check(prim.size); !checked) return checked;
  if (shape.build == Build::linkedHulls)
    for (const Piece& piece : shape.pieces)
      if (auto checked = check(piece.high() - piece.low()); !checked) return checked;
  return {};
}

Made made(const Solid& solid, const FitMethod& method, const FitOptions& options,
          const Task& task) {
  auto shape = std::visit([&](auto fit) { return made(solid, fit, options, task); }, method.fit);
  if (!shape) return shape;
  shape->method = method.name;
  shape->build = method.build;
  shape->tolerance = options.tolerance;
  shape->zones = options.zones;
  if (auto checked = checkBodies(*shape); !checked) return failure(std::move(checked));
  return shape;
}

/// How far round prims stand out of the bodies that they are measured by, m.
double mostBulge(const FittedShape& shape) {
  double bulge = 0;
  for (const Primitive& prim : shape.prims) bulge = std::max(bulge, bulgeOf(prim));
  return bulge;
}

void addBulges(const FittedShape& shape, ShapeError& error) {
  const double bulge = mostBulge(shape);
  error.overfill.distance += bulge;
  error.overfill.bound += bulge;
  error.surface += bulge;
}

/// What is within the noise of arithmetic is exact.
ShapeError measured(const Solid& solid, const FittedShape& shape, const Task& task) {
  ShapeError error =
      shape.isSurface() ? errorOf(solid, shape.surface, task) : errorOf(solid, shape.pieces, task);
  const double noise = 1e-9 * solid.diagonal();
  for (double* distance :
       {&error.overfill.distance, &error.shortfall.distance, &error.surface, &error.mean})
    if (*distance < noise) *distance = 0;
  addBulges(shape, error);
  if (!shape.zones || task.cancelled()) return error;
  error.zones = shape.isSurface()
                    ? zoneErrorsOf(solid, shape.surface, *shape.zones, task)
                    : zoneErrorsOf(solid, shape.pieces, *shape.zones, mostBulge(shape), task);
  return error;
}

/// What `error()` rests on, and no more.
ShapeError roughly(const Solid& solid, const FittedShape& shape, const Task& task) {
  ShapeError error;
  if (shape.isSurface()) {
    error.overfill = overfillOf(solid, shape.surface, task);
    error.shortfall = shortfallOf(solid, shape.surface, task);
  } else {
    error.overfill = overfillOf(solid, shape.pieces, task);
    error.shortfall = shortfallOf(solid, shape.pieces, task);
  }
  addBulges(shape, error);
  return error;
}

void lookForPassage(const Solid& solid, FittedShape& shape, const FitOptions& options,
                    const Task& task) {
  if (!options.avatar || task.cancelled()) return;
  const Passage passage(solid, *options.avatar, task);
  const auto& zones = shape.error.zones;
  const double off = zones ? zones->contact.distance : shape.error.error();
  const double limit =
      shape.zones ? std::min(shape.zones->contact, shape.tolerance) : shape.tolerance;
  const double error = std::min(off, limit);
  shape.lost = shape.isSurface() ? passage.lostIn(shape.surface, error, task)
                                 : passage.lostIn(shape.pieces, error, task);
}

/// Looks for the tolerance, as a share of the diagonal, at which a method costs so much. Cost goes
/// about as a power of the tolerance, so what two tolerances cost says where to look next.
class BudgetSearch {
 public:
  explicit BudgetSearch(double budget) : budget_(budget) {}

  double next() const { return std::exp(next_); }
  bool isDone() const { return isDone_; }

  void tried(double cost) {
    const Trial trial{next_, std::log(std::max(cost, 1e-9) / budget_)};
    if (cost <= budget_ && cost >= tuned::budget::closeEnough * budget_) isDone_ = true;
    (cost <= budget_ ? affordable_ : tooDear_) = trial;
    // Shares of the diagonal between which tolerances are tried.
    const double low = tooDear_ ? tooDear_->tolerance : std::log(tuned::budget::finest);
    const double high = affordable_ ? affordable_->tolerance : std::log(tuned::budget::coarsest);
    if (high - low < tuned::budget::minBracket) isDone_ = true;
    const double slope = tooDear_ && affordable_
                             ? (affordable_->excess - tooDear_->excess) / std::max(high - low, 1e-9)
                             : tuned::budget::usualSlope;
    const double aim = trial.tolerance - (trial.excess + tuned::budget::margin) /
                                             std::min(slope, tuned::budget::flattestSlope);
    const double kept = tuned::budget::keptFromEnds * (high - low);
    next_ = std::clamp(aim, low + kept, high - kept);
    // What is too dear again and again may be so at any tolerance.
    if (!affordable_ && ++dear_ >= tuned::budget::maxExpensive) next_ = high;
  }

 private:
  struct Trial {
    double tolerance;  ///< Logarithm.
    double excess;     ///< Logarithm of cost over budget.
  };

  double budget_;
  double next_ =
      std::log(tuned::budget::first);  ///< Logarithm of the tolerance, share of the diagonal.
  bool isDone_ = false;
  int dear_ = 0;  ///< Trials that were too dear.
  std::optional<Trial> affordable_;
  std::optional<Trial> tooDear_;
};

struct Best {
  FittedShape shape;
  double cost;
  Solid solid;
};

bool isBetter(const FittedShape& shape, double cost, const std::optional<Best>& best,
              double budget) {
  if (!best) return true;
  if (cost <= budget && best->cost <= budget)
    return shape.error.error() < best->shape.error.error();
  return cost < best->cost;
}

}  // namespace

Result<FittedShape> fitted(const Solid& solid, const FitMethod& method, const FitOptions& options,
                           const Task& task) {
  auto shape = made(solid, method, options, task);
  if (!shape) return shape;
  shape->error = measured(solid, *shape, task);
  lookForPassage(solid, *shape, options, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return shape;
}

Result<FittedShape> fittedFor(const mesh::TriangleMesh& mesh, double budget,
                              const FitMethod& method, const FitOptions& given, const Task& task) {
  constexpr int trials = tuned::budget::maxTrials;
  const mesh::TriangleMesh usable = usablePart(mesh);
  if (usable.triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
  const double diagonal = boxDiagonal(usable);
  BudgetSearch search(budget);
  std::optional<Best> best;
  for (int trial = 0; trial < trials && !search.isDone(); ++trial) {
    task.report(static_cast<double>(trial) / trials, {});
    FitOptions options = given;
    options.mostCost = budget;
    options.tolerance = diagonal * search.next();
    auto solid = solidFor(usable, options, task);
    if (!solid) return failure(std::move(solid));
    if (!method.followsTolerance) options.tolerance = tuned::budget::untiedTolerance * diagonal;
    auto shape = made(*solid, method, options, task);
    if (!shape) return shape;
    // How fine its cells were is no distance that was asked for, as the passage is judged by.
    if (!method.followsTolerance) shape->tolerance = given.tolerance;
    shape->error = roughly(*solid, *shape, task);
    const double cost = costOf(*shape, options);
    if (isBetter(*shape, cost, best, budget))
      best.emplace(Best{std::move(*shape), cost, std::move(*solid)});
    if (!method.followsTolerance) break;
    search.tried(cost);
  }
  best->shape.error = measured(best->solid, best->shape, task);
  lookForPassage(best->solid, best->shape, given, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return std::move(best->shape);
}

double costOf(const FittedShape& shape, const FitOptions& options) {
  if (shape.build == Build::linkedPrims)
    return options.linked.perPrimitive * static_cast<double>(shape.prims.size());
  return shape.isSurface() ? options.surfaces.costOf(shape.surface)
                           : costOf(shape.pieces, options.rules);
}

}  // namespace wb::shape
