#include "model/analysis/detail/calibration_search.h"

#include "model/analysis/calibration.h"
#include "model/analysis/detail/calibration_fit.h"
#include "model/core/task.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <random>
#include <vector>

// Finds where to begin a fit, for floors and caps of costs hide what lies behind them.
// Method: multistart local search. Starts are the profile, the defaults, the deepest valleys of a
// line search along each constant (doublings and halvings, then evenly between neighbours), and
// random leaps of up to three constants (as basin hopping, Wales & Doye 1997, that keeps only what
// is lower). Of many linksets a sample spread by the golden section is used to find starts. A
// constant that makes no difference goes back to its start by bisection.
// Complexity: at most mostTrials + mostLeaps fits of trialSteps steps; the same on every run.
// Its constants bound time; tests/analysis/calibration_search_test.cpp checks what it
// finds.

namespace wb::tuning {

/// The observations of some linksets, `most` or all there are, in their order: spread over all
/// whatever period they have, and the same on every run. Findings are left out.
Observations sampleOf(const Observations& all, std::size_t most);

namespace {

/// Each once: steps of the golden section come by all, for the step has no divisor of the count.
std::vector<std::size_t> spreadOver(std::size_t count, std::size_t most) {
  std::vector<std::size_t> chosen;
  std::size_t step = std::max<std::size_t>(1, count * 618 / 1000);
  while (std::gcd(step, count) != 1) ++step;
  for (std::size_t i = 0; i < std::min(count, most); ++i) chosen.push_back(i * step % count);
  std::ranges::sort(chosen);
  return chosen;
}

}  // namespace

Observations sampleOf(const Observations& all, std::size_t most) {
  constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
  Observations some;
  some.scene.assets = all.scene.assets;
  std::vector<std::size_t> places(all.scene.linksets.size(), none);
  for (const std::size_t i : spreadOver(places.size(), most)) {
    places[i] = some.scene.linksets.size();
    some.scene.linksets.push_back(all.scene.linksets[i]);
  }
  for (Observation one : all.all) {
    one.linkset = places[one.linkset];
    if (one.linkset != none) some.all.push_back(one);
  }
  return some;
}

/// What the sum of squares does over the range of one constant.
struct Valleys {
  std::vector<double> values;  ///< Where it is least among what is near: the deepest first, a few.
  bool matters = false;        ///< Whether any value tried changes what is calculated.
};

/// Looks at both ends of the constant's range and at doublings and halvings of its value between
/// them, closer around the deepest; the other constants are the profile's. The value that it has
/// is none of the valleys, nor is one from which the sum does not change up to there.
Valleys valleysOf(Costing& costing, const cost::Profile& profile, cost::Key key, const Task& task);

namespace {

using cost::Constant;
using cost::Key;
using cost::Profile;

/// From a value down: between it and 0 there is no end of halvings.
constexpr int mostHalvings = 12;
/// Values tried on either side of a valley, up to the next known one.
constexpr int closer = 7;
constexpr std::size_t mostValleys = 2;

struct Place {
  double value = 0;
  double sum = 0;  ///< Of squares.
};

/// Doublings and halvings are exact, so they are the same everywhere.
std::vector<double> valuesOf(const Constant& one, double now) {
  std::vector<double> values{one.minimum, one.maximum, now};
  if (one.standard > one.minimum) values.push_back(one.standard);
  const double usual = one.standard != 0 ? one.standard : one.maximum;
  const double from = now > std::ldexp(usual, -mostHalvings) ? now : usual;
  for (double value = from; value < one.maximum; value *= 2) values.push_back(value);
  double value = from;
  for (int i = 0; i < mostHalvings && value > one.minimum; ++i, value /= 2) values.push_back(value);
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

/// The sum of squares along one constant.
class Line {
 public:
  Line(Costing& costing, const Profile& profile, Key key, const Task& task)
      : costing_(costing), profile_(profile), key_(key), task_(task), now_(look(profile[key])) {}

  void look(const std::vector<double>& values) {
    for (const double value : values)
      if (!task_.cancelled()) places_.push_back(look(value));
  }

  /// Tries values between the neighbours of the deepest places.
  void lookCloser() {
    std::vector<double> values;
    for (const std::size_t i : deepest()) {
      if (i > 0) addBetween(values, places_[i - 1].value, places_[i].value);
      if (i + 1 < places_.size()) addBetween(values, places_[i].value, places_[i + 1].value);
    }
    look(values);
    std::ranges::sort(places_, {}, &Place::value);
  }

  Valleys valleys() const {
    Valleys found;
    for (const std::size_t i : deepest()) found.values.push_back(places_[i].value);
    found.matters = matters_;
    return found;
  }

 private:
  Place look(double value) {
    profile_[key_] = value;
    Deviations found = costing_.deviations(profile_);
    if (calculated_.empty()) calculated_ = found.calculated;
    matters_ |= found.calculated != calculated_;
    return {value, found.sumOfSquares()};
  }

  static void addBetween(std::vector<double>& values, double from, double to) {
    for (int i = 1; i <= closer; ++i) values.push_back(from + (to - from) * i / (closer + 1));
  }

  /// Of a level stretch only the first place counts. What is as deep as now leads nowhere.
  bool isValley(std::size_t i) const {
    const double sum = places_[i].sum;
    const bool falls = i == 0 || sum < places_[i - 1].sum;
    const bool rises = i + 1 == places_.size() || sum <= places_[i + 1].sum;
    return falls && rises && sum != now_.sum;
  }

  std::vector<std::size_t> deepest() const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < places_.size(); ++i)
      if (isValley(i)) found.push_back(i);
    std::ranges::stable_sort(found, {}, [this](std::size_t i) { return places_[i].sum; });
    found.resize(std::min(found.size(), mostValleys));
    return found;
  }

  Costing& costing_;
  Profile profile_;
  Key key_;
  const Task& task_;
  std::vector<double> calculated_;
  bool matters_ = false;
  std::vector<Place> places_;
  Place now_;
};

}  // namespace

Valleys valleysOf(Costing& costing, const Profile& profile, Key key, const Task& task) {
  Line line(costing, profile, key, task);
  line.look(valuesOf(constant(key), profile[key]));
  line.lookCloser();
  return line.valleys();
}

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
