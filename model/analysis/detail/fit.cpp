#include "model/analysis/detail/fit.h"

#include <algorithm>
#include <cmath>

namespace wb::tuning {
namespace {

using cost::Key;
using cost::Profile;

constexpr double firstDamping = 1e-3;
constexpr double leastDamping = 1e-12;
constexpr double mostDamping = 1e12;
/// A step that gains less than this of the sum of squares is the last.
constexpr double leastGain = 1e-14;
/// Nothing is left to gain of a sum of squares of so little an observation.
constexpr double leastEach = 1e-26;

double unitOf(Key key, double start) {
  const cost::Constant& one = constant(key);
  if (start != 0) return std::abs(start);
  return one.standard != 0 ? one.standard : one.maximum;
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

Fit::Fit(Costing& costing, Profile start, std::span<const Key> keys)
    : costing_(&costing), profile_(std::move(start)) {
  for (const Key key : keys) constants_.push_back({key, unitOf(key, profile_[key])});
  now_ = costing.withSlopes(profile_, constants_);
}

bool Fit::isAtEnd(std::size_t k) const {
  const cost::Constant& one = constant(key(k));
  const double value = profile_[one.key];
  const double downhill = -dot(now_.slopes[k], now_.relative);
  return (value <= one.minimum && downhill < 0) || (value >= one.maximum && downhill > 0);
}

bool Fit::isFlat(std::size_t k) const {
  return std::ranges::all_of(now_.slopes[k], [](double slope) { return slope == 0; });
}

std::vector<double> Fit::stepOf(double damping) const {
  const std::size_t count = constants_.size();
  Columns square(count, std::vector<double>(count));
  std::vector<double> downhill(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (isAtEnd(i)) continue;
    downhill[i] = -dot(now_.slopes[i], now_.relative);
    for (std::size_t j = 0; j < count; ++j)
      if (!isAtEnd(j)) square[i][j] = dot(now_.slopes[i], now_.slopes[j]);
    square[i][i] *= 1 + damping;
  }
  return solve(std::move(square), std::move(downhill));
}

Profile Fit::moved(const std::vector<double>& step) const {
  Profile profile = profile_;
  for (std::size_t k = 0; k < constants_.size(); ++k) {
    const cost::Constant& one = constant(key(k));
    profile[one.key] = std::clamp(profile_[one.key] + step[k] * unit(k), one.minimum, one.maximum);
  }
  return profile;
}

bool Fit::improve(double damping) {
  Profile profile = moved(stepOf(damping));
  if (!(costing_->deviations(profile).sumOfSquares() < now_.sumOfSquares())) return false;
  profile_ = std::move(profile);
  now_ = costing_->withSlopes(profile_, constants_);
  return true;
}

void Fit::run(std::size_t mostSteps, const Task& task) {
  double damping = firstDamping;
  for (std::size_t step = 0; step < mostSteps && !task.cancelled(); ++step) {
    const double before = now_.sumOfSquares();
    if (before <= leastEach * static_cast<double>(now_.relative.size())) return;
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
