#include "model/shapes/detail/hull_cover.h"

#include "model/core/threads.h"
#include "model/shapes/detail/grow_hulls.h"
#include "model/shapes/detail/repair_hulls.h"
#include "model/shapes/detail/search_constants.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <unordered_set>
#include <utility>

// Finds few overlapping convex hulls with few vertices that stand for a solid within a tolerance:
// the least cost by PieceRules at which every sample of the outer surface is within the tolerance
// of a hull, and no hull leaves the solid by more.
// Method: greedy weighted set cover (Chvatal 1979) of the samples by hulls that are grown from
// random seeds; then ruin and recreate (Schrimpf et al. 2000) as hill climbing that keeps what is
// no worse, from several starts by successive halving; last, exact distances add samples where
// something is missed.
// Complexity: a round looks at samples times hulls near them; timesFor and `effort` bound rounds.
// Constants: search_constants.h; those of cover, growth, reduction and repair were tuned together.

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
        spacing_(tuned::cover::growthSpacing *
                 options.tolerance),  // m, between places that hulls grow by.
        coverage_(placesOf(samples_, reach)) {}

  const Coverage& coverage() const { return coverage_; }
  std::size_t samples() const { return samples_.size(); }
  /// For how many times all places it is going to search.
  void plan(double times) { planned_ = times; }

  /// Adds the piece of most worth until all is covered.
  void fill(std::size_t candidates) {
    std::size_t failures = 0;
    while (task_.step() && coverage_.size() < options_.mostPieces &&
           failures < tuned::cover::maxFillFailures && !isTooDear()) {
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

  /// Reducing makes it cheaper, but not by that much.
  bool isTooDear() const {
    return costOf(coverage_, options_.rules) > tuned::cover::hopelessCost * options_.mostCost;
  }

  void reduceAll() { reduce(solid_, coverage_, options_.rules, task_); }

  /// Begins several times, looks for so long for cheaper ones, and goes on with the cheaper half of
  /// them, again and again: chance decides more at the beginning than later.
  void begin(double times) {
    std::vector<Coverage> starts{coverage_};
    if (!options_.start.empty()) {
      coverage_ = Coverage(placesOf(samples_, coverage_.places().reach()));
      for (const Piece& piece : options_.start) coverage_.add(piece);
      reduceAll();
      starts.push_back(coverage_);
    }
    while (starts.size() < startCount() && task_.step()) {
      coverage_ = Coverage(placesOf(samples_, coverage_.places().reach()));
      fill(tuned::cover::fillCandidates);
      reduceAll();
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
  /// were covered again.
  void search(double times) {
    const auto all = static_cast<double>(samples_.size());
    const double until = spent_ + times;
    while (spent_ < until && task_.step() && coverage_.size() > 0) {
      task_.report(std::min(spent_ / planned_, 1.0), {});
      const Coverage before = coverage_;
      spent_ += tuned::cover::minStepWork + changeSome() / all;
      if (isBetter(before, coverage_)) coverage_ = before;
    }
  }

  /// Goes on until no place of the solid's surface is farther away than the tolerance.
  void settle() {
    for (int round = 0; round < tuned::cover::maxSettleRounds && task_.step(); ++round) {
      if (!clampAllOverfill(solid_, coverage_, options_.rules, options_.tolerance, task_))
        options_.rules.fill *= tuned::cover::settleFillFactor;
      addPlaces(placesBeyond(solid_, coverage_.pieces(), options_.tolerance, task_));
      if (coverage_.uncovered().empty()) return;
      if (round < tuned::cover::maxRepairRounds &&
          repairAll(solid_, coverage_, options_.rules, random_, task_))
        continue;
      const std::size_t kept = coverage_.size();
      fill(tuned::cover::fillCandidates);
      settleFrom(kept);
    }
  }

 private:
  std::shared_ptr<const Places> placesOf(const std::vector<SurfaceSample>& samples,
                                         double reach) const {
    std::vector<glm::dvec3> places;
    places.reserve(samples.size());
    for (const SurfaceSample& sample : samples) places.push_back(sample.place);
    return placesOn(solid_, std::move(places), reach);
  }

  std::size_t startCount() const {
    if (!options_.isSimple) return tuned::cover::starts;
    const bool isCoarse = options_.tolerance >= tuned::simple::coarseTolerance * solid_.diagonal();
    return isCoarse ? tuned::simple::coarseStarts : tuned::simple::fineStarts;
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
    if (axis < 3) growth.stretch[static_cast<int>(axis)] = tuned::cover::growthStretch;
    constexpr auto& offsets = tuned::cover::growthOffsets;
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
                regionGrow(solid_, wanted, growths[i], options_.rules, coverage_.places().reach());
            piece && options_.rules.isThick(*piece))
          candidates[i] = dropCheapVertices(*piece, coverage_.places(), uncovered, options_.rules);
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

  /// Prunes a piece or a corner and repairs what that leaves open; or takes neighbours away and
  /// covers again what they covered; or moves a piece's corners, where it has some to lose. For
  /// about how many places that took as long as to cover them again.
  double changeSome() {
    const std::size_t piece = random_.below(coverage_.size());
    if (random_.below(10) < tuned::cover::pruneSteps) {
      const std::size_t work = prune(solid_, coverage_, piece, options_.rules, random_);
      return static_cast<double>(work) / tuned::cover::workOfSample;
    }
    const bool isRound = coverage_.piece(piece).corners().size() > 4;
    const std::size_t way = isRound ? random_.below(10) : 10;
    if (way < tuned::cover::perturbSteps) {
      perturb(solid_, coverage_, piece, options_.rules, random_);
      return 0;
    }
    ruin(1 + random_.below(std::min(tuned::cover::maxRuin, (coverage_.size() + 1) / 2)));
    const std::size_t kept = coverage_.size();
    const std::size_t open = coverage_.uncovered().size();
    way < tuned::cover::smallHullSteps ? fillBySmall() : fill(tuned::cover::ruinCandidates);
    settleFrom(kept);
    return static_cast<double>(open);
  }

  /// Adds pieces that go nowhere far until all is covered: what merging makes of them is not what
  /// grows by the most worth.
  void fillBySmall() {
    for (int tried = 0; tried < tuned::cover::maxSmallHulls && task_.step(); ++tried) {
      const std::vector<std::uint32_t> uncovered = coverage_.uncovered();
      if (uncovered.empty()) return;
      const glm::dvec3 middle = samples_[uncovered[random_.below(uncovered.size())]].place;
      auto piece = smallAround(middle, tuned::cover::smallHullRange * options_.tolerance);
      if (piece && options_.rules.isThick(*piece)) coverage_.add(std::move(*piece));
    }
  }

  std::optional<Piece> smallAround(const glm::dvec3& middle, double range) const {
    std::vector<std::uint32_t> near;
    for (std::uint32_t i = 0; i < samples_.size(); ++i)
      if (glm::distance(samples_[i].place, middle) < range) near.push_back(i);
    const std::vector<SurfaceSample> wanted = thinned(near);
    const auto first = std::ranges::min_element(wanted, {}, [&](const SurfaceSample& sample) {
      return glm::distance(sample.place, middle);
    });
    Growth growth;
    growth.seed = static_cast<std::size_t>(first - wanted.begin());
    return regionGrow(solid_, wanted, growth, options_.rules,
                      tuned::cover::smallHullReach * coverage_.places().reach());
  }

  /// The pieces that were added last, and what they made superfluous.
  void settleFrom(std::size_t first) {
    removeSuperfluous(coverage_, options_.rules);
    first = std::min(first, coverage_.size());
    for (std::size_t i = 0; i < coverage_.size(); ++i) dropVertices(coverage_, i, options_.rules);
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

/// How often to cover all again in search of what is cheaper: more where pieces have corners to
/// lose, and where a tolerance, share of the diagonal, leaves fewer ways to be cheap; but less
/// again where it is so fine that each time takes long.
double timesFor(const Coverage& coverage, double tolerance) {
  if (coverage.size() == 0) return 0;
  const double corners =
      static_cast<double>(coverage.corners()) / static_cast<double>(coverage.size());
  const double fineness = std::clamp(tuned::cover::coarseTolerance / tolerance, 1.0,
                                     tuned::cover::coarseTolerance / tuned::cover::fineTolerance);
  const double times = tuned::cover::usualTimes *
                       std::pow(corners / 4, tuned::cover::vertexExponent) *
                       std::pow(fineness, tuned::cover::finenessExponent);
  return std::min(times, tuned::cover::maxTimes) *
         std::min(tolerance / tuned::cover::fineTolerance, 1.0);
}

/// Between samples, m.
double spacingFor(const Solid& solid, const CoverOptions& options) {
  const double perTolerance =
      options.isSimple ? tuned::simple::samplesPerTolerance : tuned::cover::samplesPerTolerance;
  const double perDiagonal =
      options.isSimple ? tuned::simple::samplesPerDiagonal : tuned::cover::samplesPerDiagonal;
  return std::max(options.tolerance / perTolerance, solid.diagonal() / perDiagonal);
}

/// How much of the search goes before each settling.
std::vector<double> sharesOf(const CoverOptions& options) {
  const auto& shares = tuned::cover::searchShares;
  if (options.isSimple) return {std::accumulate(shares.begin(), shares.end(), 0.0)};
  return {shares.begin(), shares.end()};
}

}  // namespace

PieceRules rulesWithin(const Solid& solid, PieceRules rules, double tolerance) {
  rules.fill = tuned::cover::fillShare * tolerance;
  rules.thickness = tuned::cover::minThickness * tolerance;
  const glm::dvec3 size = solid.high() - solid.low();
  const glm::dvec3 room =
      glm::max(tuned::cover::boxRoom * size, tuned::cover::flatBoxRoom * tolerance - size / 2.0);
  rules.low = solid.low() - room;
  rules.high = solid.high() + room;
  return rules;
}

std::vector<Piece> coverOf(const Solid& solid, const CoverOptions& given, const Task& task) {
  CoverOptions options = given;
  options.rules = rulesWithin(solid, given.rules, given.tolerance);
  Covering covering(solid, options, surfaceSamples(solid, spacingFor(solid, options), task),
                    tuned::cover::reachShare * options.tolerance, task);
  covering.fill(tuned::cover::fillCandidates);
  if (covering.isTooDear()) return covering.coverage().pieces();
  covering.reduceAll();
  double times =
      options.effort * timesFor(covering.coverage(), options.tolerance / solid.diagonal());
  if (options.isSimple)
    times = std::min(times, tuned::simple::maxWork / static_cast<double>(covering.samples()));
  covering.plan(times);
  covering.begin(tuned::cover::startsShare * times);
  // What was missed between the places is known only when they are covered; then it is one of them.
  for (const double share : sharesOf(options)) {
    covering.search(share * times);
    covering.reduceAll();
    covering.settle();
  }
  return covering.coverage().pieces();
}

}  // namespace wb::shape
