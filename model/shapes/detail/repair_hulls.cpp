#include "model/shapes/detail/repair_hulls.h"

#include "model/geometry/geometry.h"
#include "model/shapes/detail/reduce_hulls.h"
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
// `shake` perturbs vertices at random so that one can be dropped after. Random numbers are
// SplitMix64 of a fixed seed: the same result everywhere.
// Complexity: bounded by mostRepairTries and by mostWork looks at whether a sample is near a hull.
// Constants: see hull_cover.cpp.

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

std::optional<Piece> tamed(const Solid& solid, const Piece& piece, const PieceRules& rules,
                           double tolerance, const Task& task) {
  constexpr int tries = 12;        ///< Moves of a hull.
  constexpr double more = 1.1;     ///< Of what is too much: it is not exact.
  constexpr double least = 0.005;  ///< Tolerances, of a move.
  std::optional<Piece> made = piece;
  for (int i = 0; i < tries && task.step(); ++i) {
    const Deviation worst = overfillOf(solid, {*made}, task);
    const double excess = worst.distance - tolerance;
    if (excess <= 0) return made;
    const glm::dvec3 in = -solid.outward(worst.place) * (more * excess + least * tolerance);
    std::vector<glm::dvec3> corners = movedAt(*made, worst.place, in);
    for (glm::dvec3& corner : corners) corner = glm::clamp(corner, rules.low, rules.high);
    made = Piece::of(corners);
    if (!made || !rules.isThick(*made)) return {};
  }
  return {};
}

bool tameAll(const Solid& solid, Coverage& coverage, const PieceRules& rules, double tolerance,
             const Task& task) {
  const std::size_t before = coverage.size();
  for (std::size_t i = coverage.size(); i-- > 0 && task.step();) {
    if (overfillOf(solid, {coverage.piece(i)}, task).distance <= tolerance) continue;
    if (auto made = tamed(solid, coverage.piece(i), rules, tolerance, task)) {
      coverage.replace(i, std::move(*made));
    } else {
      coverage.remove(i);
    }
  }
  return coverage.size() == before;
}

namespace {

constexpr int perturbTries = 30;  ///< Moves of corners, of one hull.
constexpr double farthest = 0.5;  ///< Along each axis, of how far a hull may be outside.

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

void shake(const Solid& solid, Coverage& coverage, std::size_t piece, const PieceRules& rules,
           Random& random) {
  const std::vector<std::uint32_t> needed = coverage.onlyBy(piece);
  Piece moved = coverage.piece(piece);
  for (int i = 0; i < perturbTries; ++i) {
    const std::size_t corner = random.below(moved.corners().size());
    const glm::dvec3 place = glm::clamp(
        moved.corners()[corner] + farthest * rules.fill * anyMove(random), rules.low, rules.high);
    auto made = withMoved(solid, moved, corner, place, rules);
    if (made && coverage.isAllWithin(needed, *made)) moved = std::move(*made);
  }
  coverage.replace(piece, std::move(moved));
  dropCorners(coverage, piece, rules);
  collapseEdges(solid, coverage, piece, rules);
  removeSuperfluous(coverage, rules);
}

namespace {

constexpr int mostVainTries = 30;            ///< In a row, that leave no less open.
constexpr int mostRepairTries = 300;         ///< In all.
constexpr std::size_t mostWork = 1'000'000;  ///< Places looked at: some hundredths of a second.
constexpr std::size_t workOfTry = 20;        ///< Places looked at, that making a hull is worth.
constexpr double leastLack = 0.1;  ///< What a place counts that is not covered, beside reaches.

double toBox(const Piece& piece, const glm::dvec3& place) {
  return glm::length(glm::max(glm::max(piece.low() - place, place - piece.high()), glm::dvec3(0)));
}

/// About how far a piece is: no more than it is, and found at a fraction of the time.
double aboutTo(const Piece& piece, const glm::dvec3& place, double box) {
  return std::max(box, piece.height(place));
}

class Mending {
 public:
  Mending(const Solid& solid, Coverage& coverage, const PieceRules& rules, double mostCost,
          Random& random)
      : solid_(solid),
        coverage_(coverage),
        rules_(rules),
        mostCost_(mostCost),
        random_(random),
        open_(coverage.uncovered()),
        cost_(costOf(coverage, rules)) {
    for (const std::uint32_t place : open_) lack_ += lackAt(place, coverage.size(), {});
  }

  /// How many times it was looked whether a place is near a piece.
  std::size_t run() {
    int failures = 0;
    for (int i = 0;
         i < mostRepairTries && failures < mostVainTries && work_ < mostWork && !open_.empty();
         ++i) {
      const double before = lack_;
      tryOne();
      failures = lack_ < before ? 0 : failures + 1;
      work_ += workOfTry;
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
  double lackAt(std::uint32_t place, std::size_t piece, const std::optional<Piece>& made) {
    work_ += coverage_.size();
    double nearest = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < coverage_.size(); ++i) {
      const Piece& one = i == piece ? *made : coverage_.piece(i);
      if (const double box = toBox(one, at(place)); box < nearest)
        nearest = std::min(nearest, aboutTo(one, at(place), box));
    }
    return leastLack + std::max(nearest / coverage_.places().reach() - 1, 0.0);
  }

  /// One of the three nearest.
  std::size_t pieceNear(const glm::dvec3& place) {
    std::array<std::pair<double, std::size_t>, 3> nearest;
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
    const double way = 0.45 * rules_.fill * (anyShare() + 1);
    const glm::dvec3 corner = place + solid_.outward(place) * way + anyMove(0.3);
    Change change{piece.corners(), glm::clamp(corner, rules_.low, rules_.high), {}};
    change.corners.push_back(change.moved);
    return change;
  }

  /// With one of its corners elsewhere, mostly towards a place.
  Change withMoved(const Piece& piece, const glm::dvec3& place) {
    const std::size_t corner = anyCorner(piece, place);
    const glm::dvec3 from = piece.corners()[corner];
    glm::dvec3 move = anyMove(0.5);
    const double length = glm::distance(place, from);
    if (random_.below(10) < 7 && length > 0)
      move = move / 2.0 + (place - from) * (0.5 * rules_.fill * (anyShare() + 1) / length);
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
    const Change change =
        mayAdd && random_.below(10) < 3 ? withMore(old, place) : withMoved(old, place);
    if (solid_.room(change.moved) > rules_.fill) return;
    auto made = Piece::of(change.corners);
    if (!made || !rules_.isThick(*made)) return;
    const double cost = cost_ - rules_.costOf(old) + rules_.costOf(*made);
    if (cost <= mostCost_ + 1e-9) take(piece, std::move(made), change, cost);
  }

  /// If that is no worse.
  void take(std::size_t piece, std::optional<Piece> made, const Change& change, double cost) {
    auto open = openWith(piece, *made, change);
    if (!open) return;
    double lack = 0;
    for (const std::uint32_t place : *open) {
      lack += lackAt(place, piece, made);
      if (lack > lack_) return;
    }
    if (!isNewContained(coverage_.piece(piece), *made)) return;
    coverage_.replace(piece, std::move(*made));
    open_ = std::move(*open);
    lack_ = lack;
    cost_ = cost;
  }

  /// Nothing where they are so many that it is worse.
  std::optional<std::vector<std::uint32_t>> openWith(std::size_t piece, const Piece& made,
                                                     const Change& change) {
    const std::size_t workOfTest = made.triangles().size() / 4;
    work_ += open_.size() * workOfTest;
    const double reach = coverage_.places().reach();
    const auto most = static_cast<std::size_t>(lack_ / leastLack + 1e-6);
    std::vector<std::uint32_t> open;
    for (const std::uint32_t place : open_)
      if (!made.isWithin(at(place), reach)) open.push_back(place);
    if (!change.lost) return open;
    const glm::dvec3 low = change.lost->first - reach;
    const glm::dvec3 high = change.lost->second + reach;
    const std::vector<std::uint32_t> own = coverage_.onlyBy(piece);
    work_ += own.size() / 16;  // To ask the box.
    for (const std::uint32_t place : own) {
      const glm::dvec3& where = at(place);
      if (glm::any(glm::lessThan(where, low)) || glm::any(glm::greaterThan(where, high))) continue;
      work_ += workOfTest;
      if (made.isWithin(where, reach)) continue;
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
  double lack_ = 0;                  ///< Of all of them.
  double cost_;
  std::size_t work_ = 0;
};

/// Of some corners, the piece without the one that leaves the fewest places open.
std::optional<Piece> withoutLeast(const Coverage& coverage, std::size_t piece,
                                  const PieceRules& rules, Random& random) {
  constexpr int looked = 3;  ///< Corners.
  const std::vector<std::uint32_t> needed = coverage.onlyBy(piece);
  const Piece& old = coverage.piece(piece);
  std::optional<Piece> best;
  std::size_t least = 0;
  for (int i = 0; i < looked; ++i) {
    auto rest = withoutCorner(old, random.below(old.corners().size()), rules);
    if (!rest) continue;
    const auto open =
        static_cast<std::size_t>(std::ranges::count_if(needed, [&](std::uint32_t place) {
          return !rest->isWithin(coverage.places().all()[place], coverage.places().reach());
        }));
    if (best && open >= least) continue;
    best = std::move(rest);
    least = open;
  }
  return best;
}

}  // namespace

std::size_t mend(const Solid& solid, Coverage& coverage, const PieceRules& rules, double mostCost,
                 Random& random) {
  if (coverage.size() == 0) return 0;
  return Mending(solid, coverage, rules, mostCost, random).run();
}

std::size_t spare(const Solid& solid, Coverage& coverage, std::size_t piece,
                  const PieceRules& rules, Random& random) {
  const double mostCost = costOf(coverage, rules) - std::min(rules.perCorner, rules.perHull);
  const bool isWhole = coverage.piece(piece).corners().size() <= 4 || random.below(4) == 0;
  std::size_t work = coverage.onlyBy(piece).size();
  if (isWhole) {
    coverage.remove(piece);
  } else if (auto rest = withoutLeast(coverage, piece, rules, random)) {
    coverage.replace(piece, std::move(*rest));
  } else {
    return work;
  }
  work += mend(solid, coverage, rules, mostCost, random);
  if (!coverage.uncovered().empty()) return work;
  removeSuperfluous(coverage, rules);
  for (std::size_t i = 0; i < coverage.size(); ++i) dropCorners(coverage, i, rules);
  return work;
}

bool mendFor(const Solid& solid, Coverage& coverage, const PieceRules& rules, Random& random,
             const Task& task) {
  constexpr int mostMore = 4;  ///< Corners that may be added.
  constexpr int times = 8;     ///< Repairs tried for each.
  const double cost = costOf(coverage, rules);
  for (int more = 0; more <= mostMore; ++more)
    for (int i = 0; i < times && task.step(); ++i) {
      mend(solid, coverage, rules, cost + more * rules.perCorner, random);
      if (coverage.uncovered().empty()) return true;
    }
  return false;
}

}  // namespace wb::shape
