#include "model/analysis/detail/search.h"

#include "model/analysis/detail/sample.h"
#include "model/analysis/detail/valleys.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>

namespace wb::tuning {
namespace {

using cost::Key;
using cost::Profile;

constexpr std::size_t mostSteps = 200;
/// Of one start among many.
constexpr std::size_t trialSteps = 40;
constexpr std::size_t mostTrials = 150;
/// Leaps in a row that must fail before the search ends: so many a constant.
constexpr std::size_t failuresEach = 12;
constexpr std::size_t mostLeaps = 400;
/// The most constants that leap together, and the most doublings or halvings they leap over.
constexpr std::uint64_t mostLeaping = 3;
constexpr std::uint64_t mostDoublings = 6;
constexpr std::uint64_t leapSeed = 20'110'825;
/// So many linksets tell where to start.
constexpr std::size_t enoughLinksets = 200;
/// A sum is lower than another by more than rounding: by this of it, and by this an observation.
constexpr double leastAdvantage = 1e-6;
constexpr double leastAdvantageEach = 1e-14;
/// Halvings in which the edge of a level stretch is sought.
constexpr int edgeHalvings = 30;

bool isLower(const Deviations& one, const Deviations& other) {
  const double margin = leastAdvantageEach * static_cast<double>(other.relative.size());
  return one.sumOfSquares() < (1 - leastAdvantage) * other.sumOfSquares() - margin;
}

/// A constant on a level stretch goes back towards where it began, as far as the sum stays: to the
/// start, or to a little before the edge.
void bringBack(Costing& costing, Profile& found, double start, Key key) {
  const double sum = costing.deviations(found).sumOfSquares();
  const double from = found[key];
  const auto isAsGood = [&](double share) {
    found[key] = from + (start - from) * share;
    return costing.deviations(found).sumOfSquares() <= sum;
  };
  double good = 0;
  double bad = 1;
  found[key] = start;
  if (costing.deviations(found).sumOfSquares() <= sum) return;
  for (int i = 0; i < edgeHalvings; ++i) {
    const double middle = (good + bad) / 2;
    (isAsGood(middle) ? good : bad) = middle;
  }
  constexpr double beforeTheEdge = 1 - 1e-6;
  found[key] = from + (start - from) * good * beforeTheEdge;
}

/// Goes from start to start, keeping the best.
class Search {
 public:
  Search(Costing& costing, std::span<const Key> keys, const Profile& start, const Task& task)
      : costing_(costing),
        keys_(keys),
        task_(task),
        best_(costing, start, keys),
        matters_(keys.size()) {
    best_.run(mostSteps, task);
  }

  const Fit& best() const { return best_; }
  const std::vector<bool>& matters() const { return matters_; }

  /// Whether a start led lower.
  bool tryFrom(const Profile& start, std::size_t steps) {
    if (task_.cancelled()) return false;
    Fit other(costing_, start, keys_);
    other.run(steps, task_);
    if (!isLower(other.deviations(), best_.deviations())) return false;
    best_ = std::move(other);
    return true;
  }

  void tryValleys() {
    bool leadsLower = true;
    while (leadsLower) {
      leadsLower = false;
      for (std::size_t k = 0; k < keys_.size(); ++k) leadsLower |= tryValleysOf(k);
    }
  }

  /// Some constants at a time elsewhere: what a valley of one does not show, those of two may.
  void tryLeaps() {
    std::mt19937_64 random(leapSeed);  // NOLINT: the same on every run
    std::size_t failures = 0;
    for (std::size_t leap = 0; leap < mostLeaps; ++leap) {
      if (failures == failuresEach * keys_.size() || task_.cancelled()) return;
      tellProgress();
      ++failures;
      if (!tryFrom(leapt(random), trialSteps)) continue;
      tryValleys();
      failures = 0;
    }
  }

  /// What no slope of the best tells of; `start` is another profile to look from.
  void tryLevel(const Profile& start) {
    for (std::size_t k = 0; k < keys_.size(); ++k) {
      if (best_.isFlat(k)) tryValleysOf(k);
      if (!best_.isFlat(k) || task_.cancelled()) matters_[k] = true;
      if (!matters_[k]) matters_[k] = valleysOf(costing_, start, keys_[k], task_).matters;
    }
  }

  /// Each constant that the best does not depend on as near to the start as that is so.
  void goBack(const Profile& start) {
    Profile profile = best_.profile();
    for (std::size_t k = 0; k < keys_.size(); ++k)
      if (best_.isFlat(k) && profile[keys_[k]] != start[keys_[k]])
        bringBack(costing_, profile, start[keys_[k]], keys_[k]);
    best_ = Fit(costing_, profile, keys_);
  }

 private:
  /// From where the constants are or from their defaults.
  Profile leapt(std::mt19937_64& random) const {
    Profile profile = best_.profile();
    for (std::uint64_t left = 1 + random() % mostLeaping; left > 0; --left) {
      const cost::Constant& one = constant(keys_[random() % keys_.size()]);
      const auto doublings = static_cast<int>(random() % (2 * mostDoublings + 1));
      const bool isFromHere = random() % 2 == 0 && profile[one.key] != 0;
      const double from = isFromHere ? profile[one.key] : one.standard;
      profile[one.key] = std::clamp(std::ldexp(from, doublings - static_cast<int>(mostDoublings)),
                                    one.minimum, one.maximum);
    }
    return profile;
  }

  void tellProgress() {
    task_.report(static_cast<double>(++starts_) / (mostTrials + mostLeaps), {});
  }

  bool tryValleysOf(std::size_t k) {
    if (trials_ == mostTrials) return false;
    bool leadsLower = false;
    Profile start = best_.profile();
    const Valleys valleys = valleysOf(costing_, start, keys_[k], task_);
    matters_[k] = matters_[k] || valleys.matters;
    for (const double value : valleys.values) {
      if (trials_ == mostTrials) return leadsLower;
      ++trials_;
      tellProgress();
      start[keys_[k]] = value;
      leadsLower |= tryFrom(start, trialSteps);
    }
    return leadsLower;
  }

  Costing& costing_;
  std::span<const Key> keys_;
  const Task& task_;
  Fit best_;
  std::vector<bool> matters_;
  std::size_t trials_ = 0;  ///< Valleys tried.
  std::size_t starts_ = 0;
};

Profile withDefaults(Profile profile, std::span<const Key> keys) {
  for (const Key key : keys) profile[key] = constant(key).standard;
  return profile;
}

/// The best from starts that some of the observations lead to.
Profile soughtWithSome(const Observations& observations, const Profile& start,
                       std::span<const Key> keys, const Task& task) {
  const Observations some = sampleOf(observations, enoughLinksets);
  Costing costing(some);
  Search search(costing, keys, start, task);
  search.tryFrom(withDefaults(start, keys), trialSteps);
  search.tryValleys();
  search.tryLeaps();
  return search.best().profile();
}

}  // namespace

Nearest searchNearest(const Observations& observations, Costing& costing, const Profile& start,
                      std::span<const Key> keys, const Task& task) {
  const Task quiet{task.cancel, {}};
  Search search(costing, keys, start, quiet);
  search.tryFrom(soughtWithSome(observations, search.best().profile(), keys, task), mostSteps);
  search.tryLevel(start);
  search.goBack(start);
  return {search.best(), search.matters()};
}

}  // namespace wb::tuning
