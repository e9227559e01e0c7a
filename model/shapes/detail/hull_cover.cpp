#include "model/shapes/detail/hull_cover.h"

#include "model/core/threads.h"
#include "model/shapes/detail/grow_hulls.h"
#include "model/shapes/detail/repair_hulls.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_set>
#include <utility>

// Finds few overlapping convex hulls with few vertices that stand for a solid within a tolerance:
// the least cost by PieceRules at which every sample of the outer surface is within the tolerance
// of a hull, and no hull leaves the solid by more.
// Method: greedy weighted set cover (Chvatal 1979) of the samples by hulls that are grown from
// random seeds; then ruin and recreate (Schrimpf et al. 2000) as hill climbing that keeps what is
// no worse, from four starts by successive halving; last, exact distances add samples where
// something is missed.
// Complexity: a round looks at samples times hulls near them; timesFor and `effort` bound rounds.
// Constants here, in grow_hulls, reduce_hulls and repair_hulls were tuned together, by cost and CPU
// time of cover over the models of `tests/benchmarks/shapes.py PROGRAM --within 5,2,1`: run all of
// them.

namespace wb::shape {
namespace {

class Covering {
 public:
  Covering(const Solid& solid, const CoverOptions& options, std::vector<SurfaceSample> samples,
           double reach, const Task& task)
      : solid_(solid),
        options_(options),
        task_(task),
        samples_(std::move(samples)),
        spacing_(0.6 * options.tolerance),  // m, between places that hulls grow by.
        coverage_(placesOf(samples_, reach)) {}

  const Coverage& coverage() const { return coverage_; }
  /// For how many times all places it is going to search.
  void plan(double times) { planned_ = times; }

  /// Adds the piece of most worth until all is covered.
  void fill(std::size_t candidates) {
    std::size_t failures = 0;
    while (task_.step() && coverage_.size() < options_.mostPieces && failures < 50 &&
           !isTooDear()) {
      const std::vector<std::uint32_t> uncovered = coverage_.uncovered();
      if (uncovered.empty()) return;
      auto best = bestOf(uncovered, candidates);
      if (!best) {
        ++failures;
        continue;
      }
      coverage_.add(std::move(*best));
    }
  }

  /// Tightening makes it cheaper, but not by that much.
  bool isTooDear() const { return costOf(coverage_, options_.rules) > 2 * options_.mostCost; }

  void tightenAll() { tighten(solid_, coverage_, options_.rules, task_); }

  /// Begins several times, looks for so long for cheaper ones, and goes on with the cheaper half of
  /// them, again and again: chance decides more at the beginning than later.
  void begin(double times) {
    constexpr int count = 4;  ///< Starts.
    std::vector<Coverage> starts{coverage_};
    for (int i = 1; i < count && task_.step(); ++i) {
      coverage_ = Coverage(placesOf(samples_, coverage_.places().reach()));
      fill(8);
      tightenAll();
      starts.push_back(coverage_);
    }
    while (starts.size() > 1) {
      for (Coverage& start : starts) {
        std::swap(coverage_, start);
        search(times / static_cast<double>(starts.size()));
        std::swap(coverage_, start);
      }
      std::ranges::stable_sort(
          starts, [&](const Coverage& a, const Coverage& b) { return isBetter(a, b); });
      starts.erase(starts.begin() + static_cast<std::ptrdiff_t>(starts.size() / 2), starts.end());
    }
    coverage_ = std::move(starts.front());
  }

  /// Changes a little here and there, and keeps what is cheaper, until so many times all places
  /// were covered anew.
  void search(double times) {
    constexpr double leastSpent = 0.002;  ///< Times all places: a step is never free.
    const auto all = static_cast<double>(samples_.size());
    const double until = spent_ + times;
    while (spent_ < until && task_.step() && coverage_.size() > 0) {
      task_.report(std::min(spent_ / planned_, 1.0), {});
      const Coverage before = coverage_;
      spent_ += leastSpent + changeSome() / all;
      if (isBetter(before, coverage_)) coverage_ = before;
    }
  }

  /// Goes on until no place of the solid's surface is farther away than the tolerance.
  void settle() {
    constexpr int mostMended = 8;  ///< Rounds: then what is cheap does not help.
    for (int round = 0; round < 14 && task_.step(); ++round) {
      if (!tameAll(solid_, coverage_, options_.rules, options_.tolerance, task_))
        options_.rules.fill *= 0.93;
      addPlaces(placesBeyond(solid_, coverage_.pieces(), options_.tolerance, task_));
      if (coverage_.uncovered().empty()) return;
      if (round < mostMended && mendFor(solid_, coverage_, options_.rules, random_, task_))
        continue;
      const std::size_t kept = coverage_.size();
      fill(8);
      settleFrom(kept);
    }
  }

 private:
  static std::shared_ptr<const Places> placesOf(const std::vector<SurfaceSample>& samples,
                                                double reach) {
    std::vector<glm::dvec3> places;
    places.reserve(samples.size());
    for (const SurfaceSample& sample : samples) places.push_back(sample.place);
    return std::make_shared<const Places>(std::move(places), reach);
  }

  bool isBetter(const Coverage& one, const Coverage& other) const {
    const bool isAllowed = one.size() <= options_.mostPieces;
    if (isAllowed != (other.size() <= options_.mostPieces)) return isAllowed;
    const std::size_t open = one.uncovered().size();
    const std::size_t openOfOther = other.uncovered().size();
    if (open != openOfOther) return open < openOfOther;
    return costOf(one, options_.rules) < costOf(other, options_.rules) - 1e-9;
  }

  void addPlaces(const std::vector<glm::dvec3>& places) {
    if (places.empty()) return;
    for (const glm::dvec3& place : places) samples_.push_back({place, solid_.outward(place)});
    Coverage more(placesOf(samples_, coverage_.places().reach()));
    for (std::size_t i = 0; i < coverage_.size(); ++i) more.add(coverage_.piece(i));
    coverage_ = std::move(more);
  }

  /// One in each cube.
  std::vector<SurfaceSample> thinned(const std::vector<std::uint32_t>& places) const {
    std::unordered_set<std::uint64_t> taken;
    std::vector<SurfaceSample> result;
    for (const std::uint32_t place : places) {
      const glm::dvec3 at = glm::floor((samples_[place].place - solid_.grid().origin) / spacing_);
      const auto key = static_cast<std::uint64_t>(at.x) + (static_cast<std::uint64_t>(at.y) << 21) +
                       (static_cast<std::uint64_t>(at.z) << 42);
      if (taken.insert(key).second) result.push_back(samples_[place]);
    }
    return result;
  }

  Growth anyGrowth(std::size_t places) {
    Growth growth;
    growth.seed = random_.below(places);
    const std::size_t axis = random_.below(4);
    if (axis < 3) growth.stretch[static_cast<int>(axis)] = 0.3;
    /// Of the fill: how far outside of places a hull gets its corners.
    constexpr std::array offsets{0.0, 0.4, 0.8, 0.95};
    growth.offset = offsets[random_.below(offsets.size())] * options_.rules.fill;
    return growth;
  }

  std::optional<Piece> bestOf(const std::vector<std::uint32_t>& uncovered, std::size_t count) {
    const std::vector<SurfaceSample> wanted = thinned(uncovered);
    std::vector<Growth> growths;
    for (std::size_t i = 0; i < count; ++i) growths.push_back(anyGrowth(wanted.size()));
    std::vector<std::optional<Candidate>> candidates(count);
    inParallel(count, 1, options_.threads, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i)
        if (auto piece =
                grown(solid_, wanted, growths[i], options_.rules, coverage_.places().reach());
            piece && options_.rules.isThick(*piece))
          candidates[i] = trimmed(*piece, coverage_.places(), uncovered, options_.rules);
    });
    std::optional<Candidate> best;
    for (auto& candidate : candidates)
      if (candidate && candidate->worth > 0 && (!best || candidate->worth > best->worth))
        best = std::move(candidate);
    if (!best) return {};
    return std::move(best->piece);
  }

  /// Takes away a piece and its nearest neighbours.
  void ruin(std::size_t count) {
    const Piece& middle = coverage_.piece(random_.below(coverage_.size()));
    const glm::dvec3 centre = (middle.low() + middle.high()) / 2.0;
    for (std::size_t i = 0; i < count && coverage_.size() > 0; ++i) {
      std::size_t nearest = 0;
      double least = coverage_.piece(0).distance(centre);
      for (std::size_t j = 1; j < coverage_.size(); ++j)
        if (const double distance = coverage_.piece(j).distance(centre); distance < least) {
          least = distance;
          nearest = j;
        }
      coverage_.remove(nearest);
    }
  }

  /// Spares a piece or a corner and mends what that leaves open; or takes neighbours away and
  /// covers what they covered anew; or moves a piece's corners, where it has some to lose. For
  /// about how many places that took as long as to cover them anew.
  double changeSome() {
    constexpr std::size_t spared = 9;    ///< Of ten steps: those that spare a corner or a hull.
    constexpr std::size_t shaken = 4;    ///< Of ten of the others: those that shake a hull.
    constexpr std::size_t bySmall = 6;   ///< Of the same ten: up to here, fillBySmall.
    constexpr double workOfPlace = 350;  ///< Looks (see spare) that covering a place anew takes.
    const std::size_t piece = random_.below(coverage_.size());
    if (random_.below(10) < spared) {
      const std::size_t work = spare(solid_, coverage_, piece, options_.rules, random_);
      return static_cast<double>(work) / workOfPlace;
    }
    const bool isRound = coverage_.piece(piece).corners().size() > 4;
    const std::size_t way = isRound ? random_.below(10) : 10;
    if (way < shaken) {
      shake(solid_, coverage_, piece, options_.rules, random_);
      return 0;
    }
    ruin(1 + random_.below(std::min<std::size_t>(4, (coverage_.size() + 1) / 2)));
    const std::size_t kept = coverage_.size();
    const std::size_t open = coverage_.uncovered().size();
    way < bySmall ? fillBySmall() : fill(6);
    settleFrom(kept);
    return static_cast<double>(open);
  }

  /// Adds pieces that go nowhere far until all is covered: what merging makes of them is not what
  /// grows by the most worth.
  void fillBySmall() {
    constexpr double range = 3;     ///< Tolerances that a small hull reaches.
    constexpr int mostTries = 400;  ///< Small hulls, in one call.
    for (int tried = 0; tried < mostTries && task_.step(); ++tried) {
      const std::vector<std::uint32_t> uncovered = coverage_.uncovered();
      if (uncovered.empty()) return;
      const glm::dvec3 middle = samples_[uncovered[random_.below(uncovered.size())]].place;
      auto piece = smallAround(middle, range * options_.tolerance);
      if (piece && options_.rules.isThick(*piece)) coverage_.add(std::move(*piece));
    }
  }

  std::optional<Piece> smallAround(const glm::dvec3& middle, double range) const {
    constexpr double closer = 0.3;  ///< Of the reach: leaves room for merging.
    std::vector<std::uint32_t> near;
    for (std::uint32_t i = 0; i < samples_.size(); ++i)
      if (glm::distance(samples_[i].place, middle) < range) near.push_back(i);
    const std::vector<SurfaceSample> wanted = thinned(near);
    const auto first = std::ranges::min_element(wanted, {}, [&](const SurfaceSample& sample) {
      return glm::distance(sample.place, middle);
    });
    Growth growth;
    growth.seed = static_cast<std::size_t>(first - wanted.begin());
    return grown(solid_, wanted, growth, options_.rules, closer * coverage_.places().reach());
  }

  /// The pieces that were added last, and what they made superfluous.
  void settleFrom(std::size_t first) {
    removeSuperfluous(coverage_, options_.rules);
    first = std::min(first, coverage_.size());
    for (std::size_t i = 0; i < coverage_.size(); ++i) dropCorners(coverage_, i, options_.rules);
    mergePieces(solid_, coverage_, options_.rules, task_);
    for (std::size_t i = std::min(first, coverage_.size()); i < coverage_.size(); ++i)
      collapseEdges(solid_, coverage_, i, options_.rules);
  }

  const Solid& solid_;
  CoverOptions options_;
  const Task& task_;
  std::vector<SurfaceSample> samples_;
  double spacing_;
  Coverage coverage_;
  Random random_;
  double planned_ = 1;  ///< Of searching, times all places.
  double spent_ = 0;
};

/// How often to cover all anew in search of what is cheaper: more where pieces have corners to
/// lose, and where a tolerance, share of the diagonal, leaves fewer ways to be cheap; but less
/// again where it is so fine that each time takes long.
double timesFor(const Coverage& coverage, double tolerance) {
  constexpr double usual = 2.8;    ///< Times, of hulls with four corners at 5 %.
  constexpr double most = 48;      ///< Times.
  constexpr double coarse = 0.05;  ///< Share of the diagonal: above it fineness counts no less.
  constexpr double fine = 0.02;    ///< Share of the diagonal: below it there are fewer times.
  if (coverage.size() == 0) return 0;
  const double corners =
      static_cast<double>(coverage.corners()) / static_cast<double>(coverage.size());
  const double fineness = std::clamp(coarse / tolerance, 1.0, coarse / fine);
  // Exponents 3.1 and 1.5: how the gain of a longer search follows corners and fineness.
  const double times = usual * std::pow(corners / 4, 3.1) * std::pow(fineness, 1.5);
  return std::min(times, most) * std::min(tolerance / fine, 1.0);
}

}  // namespace

PieceRules rulesWithin(const Solid& solid, PieceRules rules, double tolerance) {
  rules.fill = fillShare * tolerance;
  rules.thickness = 0.02 * tolerance;  // Volume over area, m: thinner ones the grid may refuse.
  const glm::dvec3 size = solid.high() - solid.low();
  const glm::dvec3 room = glm::max(0.005 * size, 0.06 * tolerance - size / 2.0);
  rules.low = solid.low() - room;
  rules.high = solid.high() + room;
  return rules;
}

std::vector<Piece> coverOf(const Solid& solid, const CoverOptions& given, const Task& task) {
  CoverOptions options = given;
  options.rules = rulesWithin(solid, given.rules, given.tolerance);
  const double spacing = std::max(options.tolerance / 3, solid.diagonal() / 200);
  Covering covering(solid, options, surfaceSamples(solid, spacing, task), 0.97 * options.tolerance,
                    task);
  covering.fill(8);
  if (covering.isTooDear()) return covering.coverage().pieces();
  covering.tightenAll();
  const double times =
      options.effort * timesFor(covering.coverage(), options.tolerance / solid.diagonal());
  constexpr double begun = 0.12;  ///< Of all times, those spent on the starts.
  covering.plan(times);
  covering.begin(begun * times);
  // What was missed between the places is known only when they are covered; then it is one of them.
  for (const double share : {0.55, 0.2}) {  // Of all times.
    covering.search(share * times);
    covering.tightenAll();
    covering.settle();
  }
  return covering.coverage().pieces();
}

}  // namespace wb::shape
