#include "model/shapes/detail/repair_hulls.h"

#include "model/geometry/geometry.h"
#include "model/shapes/detail/reduce_hulls.h"
#include "model/shapes/detail/search_constants.h"
#include "model/shapes/detail/shape_error.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

// Covers again what a cheaper set of hulls left uncovered, by moving vertices of hulls near it.
// Method: stochastic hill climbing. A try moves a vertex towards an uncovered sample, or adds one
// there; it is kept where the deficit (a sum over uncovered samples of a constant and of how far
// they are beyond reach) is no larger, the cost is allowed, and the hull stays in the solid.
// `perturb` moves vertices at random so that one can be dropped after. Random numbers are
// SplitMix64 of a fixed seed: the same result everywhere.
// Complexity: bounded by maxTries and by maxWork looks at whether a sample is near a hull.
// Constants: search_constants.h.

namespace wb::shape {
namespace {

/// The face that a place on the piece is on.
const mesh::Triangle& faceAt(const Piece& piece, const glm::dvec3& place) {
  return *std::ranges::min_element(piece.triangles(), {}, [&](const mesh::Triangle& face) {
    const auto& corners = piece.corners();
    return glm::distance(
        place, mesh::nearestPoint(place, corners[face[0]], corners[face[1]], corners[face[2]]));
  });
}

/// The corners with those near a place moved: one alone where the place is that corner.
std::vector<glm::dvec3> movedAt(const Piece& piece, const glm::dvec3& place,
                                const glm::dvec3& move) {
  std::vector<glm::dvec3> corners = piece.corners();
  const double length = glm::length(move);
  for (const std::uint32_t corner : faceAt(piece, place))
    if (glm::distance(corners[corner], place) <= length) {
      corners[corner] += move;
      return corners;
    }
  for (const std::uint32_t corner : faceAt(piece, place)) corners[corner] += move;
  return corners;
}

}  // namespace

std::optional<Piece> clampOverfill(const Solid& solid, const Piece& piece, const PieceRules& rules,
                                   double tolerance, const Task& task) {
  std::optional<Piece> made = piece;
  for (int i = 0; i < tuned::repair::clampTries && task.step(); ++i) {
    const Deviation worst = overfillOf(solid, {*made}, task);
    const double excess = worst.distance - tolerance;
    if (excess <= 0) return made;
    const glm::dvec3 in = -solid.outward(worst.place) * (tuned::repair::clampFactor * excess +
                                                         tuned::repair::minClamp * tolerance);
    std::vector<glm::dvec3> corners = movedAt(*made, worst.place, in);
    for (glm::dvec3& corner : corners) corner = glm::clamp(corner, rules.low, rules.high);
    made = Piece::of(corners);
    if (!made || !rules.isThick(*made)) return {};
  }
  return {};
}

bool clampAllOverfill(const Solid& solid, Coverage& coverage, const PieceRules& rules,
                      double tolerance, const Task& task) {
  const std::size_t before = coverage.size();
  for (std::size_t i = coverage.size(); i-- > 0 && task.step();) {
    if (overfillOf(solid, {coverage.piece(i)}, task).distance <= tolerance) continue;
    if (auto made = clampOverfill(solid, coverage.piece(i), rules, tolerance, task)) {
      coverage.replace(i, std::move(*made));
    } else {
      coverage.remove(i);
    }
  }
  return coverage.size() == before;
}

namespace {

/// -1 to 1.
double anyShare(Random& random) { return static_cast<double>(random.below(20'001)) / 10'000 - 1; }

glm::dvec3 anyMove(Random& random) {
  const double x = anyShare(random);
  const double y = anyShare(random);
  return {x, y, anyShare(random)};
}

/// With that corner elsewhere, if that makes a piece of no more corners that may stand there.
std::optional<Piece> withMoved(const Solid& solid, const Piece& piece, std::size_t corner,
                               const glm::dvec3& place, const PieceRules& rules) {
  if (solid.room(place) > rules.fill) return {};
  std::vector<glm::dvec3> corners = piece.corners();
  corners[corner] = place;
  auto made = Piece::of(corners);
  if (!made || !rules.isThick(*made) || !isContained(solid, *made, rules.fill)) return {};
  return made;
}

}  // namespace

void perturb(const Solid& solid, Coverage& coverage, std::size_t piece, const PieceRules& rules,
             Random& random) {
  const std::vector<std::uint32_t> needed = coverage.onlyBy(piece);
  Piece moved = coverage.piece(piece);
  for (int i = 0; i < tuned::repair::perturbTries; ++i) {
    const std::size_t corner = random.below(moved.corners().size());
    const glm::dvec3 place = glm::clamp(
        moved.corners()[corner] + tuned::repair::perturbMove * rules.fill * anyMove(random),
        rules.low, rules.high);
    auto made = withMoved(solid, moved, corner, place, rules);
    if (made && coverage.isAllWithin(needed, *made)) moved = std::move(*made);
  }
  coverage.replace(piece, std::move(moved));
  dropVertices(coverage, piece, rules);
  collapseEdges(solid, coverage, piece, rules);
  removeSuperfluous(coverage, rules);
}

namespace {

double toBox(const Piece& piece, const glm::dvec3& place) {
  return glm::length(glm::max(glm::max(piece.low() - place, place - piece.high()), glm::dvec3(0)));
}

/// About how far a piece is: no more than it is, and found at a fraction of the time.
double aboutTo(const Piece& piece, const glm::dvec3& place, double box) {
  return std::max(box, piece.height(place));
}

class RepairSearch {
 public:
  RepairSearch(const Solid& solid, Coverage& coverage, const PieceRules& rules, double mostCost,
               Random& random)
      : solid_(solid),
        coverage_(coverage),
        rules_(rules),
        mostCost_(mostCost),
        random_(random),
        open_(coverage.uncovered()),
        cost_(costOf(coverage, rules)) {
    for (const std::uint32_t place : open_) deficit_ += deficitAt(place, coverage.size(), {});
  }

  /// How many times it was looked whether a place is near a piece.
  std::size_t run() {
    int failures = 0;
    for (int i = 0; i < tuned::repair::maxTries && failures < tuned::repair::maxVainTries &&
                    work_ < tuned::repair::maxWork && !open_.empty();
         ++i) {
      const double before = deficit_;
      tryOne();
      failures = deficit_ < before ? 0 : failures + 1;
      work_ += tuned::repair::workOfTry;
    }
    return work_;
  }

 private:
  struct Change {
    std::vector<glm::dvec3> corners;
    glm::dvec3 moved;                                       ///< The one that is new.
    std::optional<std::pair<glm::dvec3, glm::dvec3>> lost;  ///< Box around what it may lose.
  };

  const glm::dvec3& at(std::uint32_t place) const { return coverage_.places().all()[place]; }
  /// -1 to 1.
  double anyShare() { return static_cast<double>(random_.below(20'001)) / 10'000 - 1; }
  glm::dvec3 anyMove(double size) {
    const double x = anyShare();
    const double y = anyShare();
    return size * rules_.fill * glm::dvec3(x, y, anyShare());
  }

  /// How much a place that is not covered counts, with `made` instead of that piece: more where
  /// all pieces are far.
  double deficitAt(std::uint32_t place, std::size_t piece, const std::optional<Piece>& made) {
    work_ += coverage_.size();
    double nearest = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < coverage_.size(); ++i) {
      const Piece& one = i == piece ? *made : coverage_.piece(i);
      if (const double box = toBox(one, at(place)); box < nearest)
        nearest = std::min(nearest, aboutTo(one, at(place), box));
    }
    return tuned::repair::minDeficit +
           std::max(nearest / coverage_.places().reachAt(place) - 1, 0.0);
  }

  /// One of the nearest.
  std::size_t pieceNear(const glm::dvec3& place) {
    std::array<std::pair<double, std::size_t>, tuned::repair::nearHulls> nearest;
    nearest.fill({std::numeric_limits<double>::max(), 0});
    for (std::size_t i = 0; i < coverage_.size(); ++i) {
      const double box = toBox(coverage_.piece(i), place);
      if (box >= nearest.back().first) continue;
      const std::pair one(aboutTo(coverage_.piece(i), place, box), i);
      if (one >= nearest.back()) continue;
      nearest.back() = one;
      std::ranges::sort(nearest);
    }
    return nearest[random_.below(std::min(nearest.size(), coverage_.size()))].second;
  }

  std::size_t anyCorner(const Piece& piece, const glm::dvec3& place) {
    if (random_.below(2) == 0) return random_.below(piece.corners().size());
    const auto nearest = std::ranges::min_element(
        piece.corners(), {},
        [&](const glm::dvec3& corner) { return glm::distance(corner, place); });
    return static_cast<std::size_t>(nearest - piece.corners().begin());
  }

  /// With one more corner that may come to cover a place.
  Change withMore(const Piece& piece, const glm::dvec3& place) {
    const double way = tuned::repair::addOffset * rules_.fill * (anyShare() + 1);
    const glm::dvec3 corner =
        place + solid_.outward(place) * way + anyMove(tuned::repair::addAside);
    Change change{piece.corners(), glm::clamp(corner, rules_.low, rules_.high), {}};
    change.corners.push_back(change.moved);
    return change;
  }

  /// With one of its corners elsewhere, mostly towards a place.
  Change withMoved(const Piece& piece, const glm::dvec3& place) {
    const std::size_t corner = anyCorner(piece, place);
    const glm::dvec3 from = piece.corners()[corner];
    glm::dvec3 move = anyMove(tuned::repair::moveAside);
    const double length = glm::distance(place, from);
    if (random_.below(10) < tuned::repair::towardsTries && length > 0)
      move = move / 2.0 + (place - from) * (tuned::repair::towardsMove * rules_.fill *
                                            (anyShare() + 1) / length);
    Change change{piece.corners(), glm::clamp(from + move, rules_.low, rules_.high),
                  piece.boxAround(static_cast<std::uint32_t>(corner))};
    change.corners[corner] = change.moved;
    return change;
  }

  void tryOne() {
    const glm::dvec3& place = at(open_[random_.below(open_.size())]);
    const std::size_t piece = pieceNear(place);
    const Piece& old = coverage_.piece(piece);
    const bool mayAdd =
        cost_ + rules_.perCorner <= mostCost_ + 1e-9 && old.corners().size() < rules_.mostCorners;
    const Change change = mayAdd && random_.below(10) < tuned::repair::addTries
                              ? withMore(old, place)
                              : withMoved(old, place);
    if (solid_.room(change.moved) > rules_.fill) return;
    auto made = Piece::of(change.corners);
    if (!made || !rules_.isThick(*made)) return;
    const double cost = cost_ - rules_.costOf(old) + rules_.costOf(*made);
    take(piece, std::move(made), change, cost);
  }

  /// If that is no worse. It is cheap enough: no hull has more corners than it is made of.
  void take(std::size_t piece, std::optional<Piece> made, const Change& change, double cost) {
    auto open = openWith(piece, *made, change);
    if (!open) return;
    double deficit = 0;
    for (const std::uint32_t place : *open) {
      deficit += deficitAt(place, piece, made);
      if (deficit > deficit_) return;
    }
    if (!isNewContained(coverage_.piece(piece), *made)) return;
    coverage_.replace(piece, std::move(*made));
    open_ = std::move(*open);
    deficit_ = deficit;
    cost_ = cost;
  }

  /// Nothing where they are so many that it is worse.
  std::optional<std::vector<std::uint32_t>> openWith(std::size_t piece, const Piece& made,
                                                     const Change& change) {
    const std::size_t workOfTest = made.triangles().size() / tuned::repair::trianglesPerLook;
    work_ += open_.size() * workOfTest;
    const double reach = coverage_.places().reach();
    const auto most = static_cast<std::size_t>(deficit_ / tuned::repair::minDeficit + 1e-6);
    std::vector<std::uint32_t> open;
    for (const std::uint32_t place : open_)
      if (!made.isWithin(at(place), coverage_.places().reachAt(place))) open.push_back(place);
    if (!change.lost) return open;
    const glm::dvec3 low = change.lost->first - reach;
    const glm::dvec3 high = change.lost->second + reach;
    const std::vector<std::uint32_t> own = coverage_.onlyBy(piece);
    work_ += own.size() / tuned::repair::boxesPerLook;
    for (const std::uint32_t place : own) {
      const glm::dvec3& where = at(place);
      if (glm::any(glm::lessThan(where, low)) || glm::any(glm::greaterThan(where, high))) continue;
      work_ += workOfTest;
      if (made.isWithin(where, coverage_.places().reachAt(place))) continue;
      if (open.size() >= most) return {};
      open.push_back(place);
    }
    return open;
  }

  /// The faces at a corner that is new decide most: first they, then those that it left.
  bool isNewContained(const Piece& old, const Piece& made) const {
    const auto isOld = [&](std::uint32_t corner) {
      return std::ranges::find(old.corners(), made.corners()[corner]) != old.corners().end();
    };
    for (const bool areOld : {false, true})
      for (const mesh::Triangle& face : made.triangles()) {
        if (std::ranges::all_of(face, isOld) != areOld) continue;
        const std::array corners{made.corners()[face[0]], made.corners()[face[1]],
                                 made.corners()[face[2]]};
        if (!isContained(solid_, corners, rules_.fill)) return false;
      }
    return true;
  }

  const Solid& solid_;
  Coverage& coverage_;
  const PieceRules& rules_;
  double mostCost_;
  Random& random_;
  std::vector<std::uint32_t> open_;  ///< Places that are not covered.
  double deficit_ = 0;               ///< Of all of them.
  double cost_;
  std::size_t work_ = 0;
};

/// Of some corners, the piece without the one that leaves the fewest places open.
std::optional<Piece> withoutLeast(const Coverage& coverage, std::size_t piece,
                                  const PieceRules& rules, Random& random) {
  const std::vector<std::uint32_t> needed = coverage.onlyBy(piece);
  const Piece& old = coverage.piece(piece);
  std::optional<Piece> best;
  std::size_t least = 0;
  for (int i = 0; i < tuned::repair::pruneCandidates; ++i) {
    auto rest = withoutCorner(old, random.below(old.corners().size()), rules);
    if (!rest) continue;
    const auto open =
        static_cast<std::size_t>(std::ranges::count_if(needed, [&](std::uint32_t place) {
          return !rest->isWithin(coverage.places().all()[place], coverage.places().reachAt(place));
        }));
    if (best && open >= least) continue;
    best = std::move(rest);
    least = open;
  }
  return best;
}

}  // namespace

std::size_t repair(const Solid& solid, Coverage& coverage, const PieceRules& rules, double mostCost,
                   Random& random) {
  if (coverage.size() == 0) return 0;
  return RepairSearch(solid, coverage, rules, mostCost, random).run();
}

std::size_t prune(const Solid& solid, Coverage& coverage, std::size_t piece,
                  const PieceRules& rules, Random& random) {
  const double mostCost = costOf(coverage, rules) - std::min(rules.perCorner, rules.perHull);
  const bool isWhole =
      coverage.piece(piece).corners().size() <= 4 || random.below(tuned::repair::wholeHulls) == 0;
  std::size_t work = coverage.onlyBy(piece).size();
  if (isWhole) {
    coverage.remove(piece);
  } else if (auto rest = withoutLeast(coverage, piece, rules, random)) {
    coverage.replace(piece, std::move(*rest));
  } else {
    return work;
  }
  work += repair(solid, coverage, rules, mostCost, random);
  if (!coverage.uncovered().empty()) return work;
  removeSuperfluous(coverage, rules);
  for (std::size_t i = 0; i < coverage.size(); ++i) dropVertices(coverage, i, rules);
  return work;
}

bool repairAll(const Solid& solid, Coverage& coverage, const PieceRules& rules, Random& random,
               const Task& task) {
  const double cost = costOf(coverage, rules);
  for (int more = 0; more <= tuned::repair::maxAddedVertices; ++more)
    for (int i = 0; i < tuned::repair::repairsPerVertex && task.step(); ++i) {
      repair(solid, coverage, rules, cost + more * rules.perCorner, random);
      if (coverage.uncovered().empty()) return true;
    }
  return false;
}

}  // namespace wb::shape
