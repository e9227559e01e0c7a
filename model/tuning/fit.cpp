#include "model/tuning/fit.h"

#include "model/tuning/slopes.h"

#include <algorithm>
#include <cmath>

namespace wb::tuning {
namespace {

using cost::DecidedBy;
using cost::Key;
using cost::Profile;

/// Deviations are relative to what was measured, but to no less than this, in PE: nobody measures
/// finer.
constexpr double leastScale = 0.1;

constexpr int mostSteps = 200;
constexpr double firstDamping = 1e-3;
constexpr double leastDamping = 1e-12;
constexpr double mostDamping = 1e12;
/// A step that gains less than this of the sum of squares is the last.
constexpr double leastGain = 1e-14;

double scaleOf(const Observation& one) { return std::max(std::abs(one.measured), leastScale); }

double unitOf(Key key, double start) {
  const cost::Constant& one = constant(key);
  if (start != 0) return std::abs(start);
  return one.standard != 0 ? one.standard : one.maximum;
}

/// The number of a linkset that was measured.
const Gradient& measuredNumber(const cost::LinksetNumbers<Gradient>& numbers, DecidedBy weight,
                               bool physical) {
  if (weight == DecidedBy::streaming) return numbers.streaming;
  if (weight == DecidedBy::server) return numbers.server;
  return physical ? numbers.physicsPhysical : numbers.physics;
}

/// Solves the small symmetric system a x = b by elimination with the largest pivot of the diagonal;
/// what has no pivot stays 0.
std::vector<double> solve(Columns a, std::vector<double> b) {
  const std::size_t count = b.size();
  std::vector<double> x(count);
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t row = i + 1; row < count; ++row) {
      if (a[i][i] == 0) continue;
      const double factor = a[i][row] / a[i][i];
      for (std::size_t column = i; column < count; ++column)
        a[column][row] -= factor * a[column][i];
      b[row] -= factor * b[i];
    }
  for (std::size_t i = count; i-- > 0;) {
    double rest = b[i];
    for (std::size_t column = i + 1; column < count; ++column) rest -= a[column][i] * x[column];
    x[i] = a[i][i] == 0 ? 0 : rest / a[i][i];
  }
  return x;
}

}  // namespace

Fit::Fit(const Observations& observations, Profile start, std::span<const Key> keys)
    : observations_(observations),
      keys_(keys.begin(), keys.end()),
      profile_(std::move(start)),
      rules_(profile_),
      statistics_(makeStatistics(observations.scene, rules_)) {
  for (const Key key : keys_) units_.push_back(unitOf(key, profile_[key]));
  now_ = deviationsOf(profile_);
}

Deviations Fit::deviationsOf(const Profile& profile) {
  if (const cost::GeometryRules rules(profile); rules != rules_) {
    rules_ = rules;
    statistics_ = makeStatistics(observations_.scene, rules_);
  }
  std::vector<LinksetSlopes> linksets;
  for (std::size_t i = 0; i < observations_.scene.linksets.size(); ++i)
    linksets.push_back(
        slopesOf(observations_.scene, i, statistics_.linksets[i], profile, Direction::up));
  Deviations found;
  found.slopes.resize(keys_.size());
  for (const Observation& one : observations_.all) {
    const bool physical = observations_.scene.linksets[one.linkset].physical;
    const Gradient& number = measuredNumber(linksets[one.linkset].numbers, one.weight, physical);
    found.calculated.push_back(number.value);
    found.relative.push_back((number.value - one.measured) / scaleOf(one));
    for (std::size_t k = 0; k < keys_.size(); ++k)
      found.slopes[k].push_back(number[keys_[k]] * units_[k] / scaleOf(one));
  }
  return found;
}

bool Fit::isAtEnd(std::size_t k) const {
  const cost::Constant& one = constant(keys_[k]);
  const double downhill = -dot(now_.slopes[k], now_.relative);
  return (profile_[keys_[k]] <= one.minimum && downhill < 0) ||
         (profile_[keys_[k]] >= one.maximum && downhill > 0);
}

std::vector<double> Fit::stepOf(double damping) const {
  Columns square(keys_.size(), std::vector<double>(keys_.size()));
  std::vector<double> downhill(keys_.size());
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    if (isAtEnd(i)) continue;
    downhill[i] = -dot(now_.slopes[i], now_.relative);
    for (std::size_t j = 0; j < keys_.size(); ++j)
      if (!isAtEnd(j)) square[i][j] = dot(now_.slopes[i], now_.slopes[j]);
    square[i][i] *= 1 + damping;
  }
  return solve(std::move(square), std::move(downhill));
}

Profile Fit::moved(const std::vector<double>& step) const {
  Profile profile = profile_;
  for (std::size_t k = 0; k < keys_.size(); ++k) {
    const cost::Constant& one = constant(keys_[k]);
    profile[keys_[k]] =
        std::clamp(profile_[keys_[k]] + step[k] * units_[k], one.minimum, one.maximum);
  }
  return profile;
}

bool Fit::improve(double damping) {
  Profile profile = moved(stepOf(damping));
  Deviations then = deviationsOf(profile);
  if (!(then.sumOfSquares() < now_.sumOfSquares())) return false;
  profile_ = std::move(profile);
  now_ = std::move(then);
  return true;
}

void Fit::run(const Task& task) {
  double damping = firstDamping;
  for (int step = 0; step < mostSteps && !task.cancelled(); ++step) {
    const double before = now_.sumOfSquares();
    if (!improve(damping)) {
      damping *= 10;
      if (damping > mostDamping) return;
      continue;
    }
    damping = std::max(damping / 10, leastDamping);
    if (before - now_.sumOfSquares() <= leastGain * before) return;
  }
}

}  // namespace wb::tuning
