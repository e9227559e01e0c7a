#include "model/analysis/detail/calibration_fit.h"

#include "model/core/threads.h"

#include <algorithm>
#include <cmath>
#include <limits>

// Fits constants to measured costs by nonlinear least squares.
// Method: Levenberg-Marquardt (Levenberg 1944, Marquardt 1963) with the diagonal scaled,
// derivatives by dual numbers, constants held at the ends of their ranges (a projected step).
// Singular values by one-sided Jacobi rotations (Hestenes 1958).
// Complexity: a step weighs what was measured once with derivatives and once for each damping
// tried; the linear algebra is of a few constants. Dampings are those in common use, the bounds
// those of rounding: nothing here is tuned to data. Checked by tests/analysis/calibration_test.cpp
// and singular_values_test.cpp.

namespace wb::tuning {
namespace {

/// Sweeps over all pairs of columns; a handful is enough.
constexpr int mostSweeps = 60;

struct Rotation {
  double cosine;
  double sine;
};

void rotate(std::vector<double>& a, std::vector<double>& b, const Rotation& by) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double x = a[i];
    a[i] = by.cosine * x - by.sine * b[i];
    b[i] = by.sine * x + by.cosine * b[i];
  }
}

/// The rotation that makes two columns orthogonal, of their squared lengths and dot product.
Rotation orthogonalising(double a, double b, double product) {
  const double zeta = (b - a) / (2 * product);
  const double tangent = (zeta >= 0 ? 1 : -1) / (std::abs(zeta) + std::sqrt(1 + zeta * zeta));
  const double cosine = 1 / std::sqrt(1 + tangent * tangent);
  return {cosine, cosine * tangent};
}

/// Whether the columns had to be turned.
bool makeOrthogonal(Columns& matrix, Columns& vectors, std::size_t i, std::size_t j) {
  const double a = dot(matrix[i], matrix[i]);
  const double b = dot(matrix[j], matrix[j]);
  const double product = dot(matrix[i], matrix[j]);
  if (!(std::abs(product) > std::numeric_limits<double>::epsilon() * std::sqrt(a * b)))
    return false;
  const Rotation rotation = orthogonalising(a, b, product);
  rotate(matrix[i], matrix[j], rotation);
  rotate(vectors[i], vectors[j], rotation);
  return true;
}

}  // namespace

double dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

SingularValues singularValues(Columns matrix) {
  const std::size_t count = matrix.size();
  SingularValues result;
  result.vectors.assign(count, std::vector<double>(count));
  for (std::size_t i = 0; i < count; ++i) result.vectors[i][i] = 1;
  bool turned = true;
  for (int sweep = 0; turned && sweep < mostSweeps; ++sweep) {
    turned = false;
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t j = i + 1; j < count; ++j)
        turned |= makeOrthogonal(matrix, result.vectors, i, j);
  }
  for (const std::vector<double>& column : matrix)
    result.values.push_back(std::sqrt(dot(column, column)));
  return result;
}

namespace {

using cost::DecidedBy;
using cost::Profile;

/// Deviations are relative to what was measured, but to no less than this, in PE: nobody measures
/// finer.
constexpr double leastScale = 0.1;

/// The number of a linkset that was measured: the one that decides under the accounting model.
const Gradient& measuredNumber(const cost::LinksetNumbers<Gradient>& numbers, DecidedBy weight,
                               bool physical, cost::AccountingModel model) {
  if (weight == DecidedBy::streaming) return numbers.streaming;
  if (weight == DecidedBy::server) return decidingServer(numbers, model);
  return physical ? numbers.physicsPhysical : numbers.physics;
}

double measuredNumber(const cost::Weights& weights, DecidedBy weight) {
  if (weight == DecidedBy::streaming) return weights.streaming;
  return weight == DecidedBy::server ? weights.server : weights.physics;
}

void add(Deviations& found, const Observation& one, double calculated) {
  found.calculated.push_back(calculated);
  found.relative.push_back((calculated - one.measured) / scaleOf(one.measured));
}

}  // namespace

double scaleOf(double measured) { return std::max(std::abs(measured), leastScale); }

void Costing::follow(const cost::GeometryRules& rules) {
  if (rules_ == rules) return;
  rules_ = rules;
  if (maker_) {
    maker_->follow(rules);
  } else {
    maker_.emplace(rules);
  }
  statistics_.linksets.clear();
  for (const scene::Linkset& linkset : observations_.scene.linksets) {
    auto& parts = statistics_.linksets.emplace_back();
    for (const scene::Part& part : linkset.parts)
      parts.push_back(maker_->make(part, observations_.scene.meshOf(part)));
  }
}

Deviations Costing::deviations(const Profile& profile) {
  follow(cost::GeometryRules(profile));
  weighAgain(costs_, observations_.scene, statistics_, profile);
  Deviations found;
  for (const Observation& one : observations_.all) {
    const bool physical = observations_.scene.linksets[one.linkset].physical;
    const cost::Weights weights =
        decidingWeights(costs_[one.linkset], physical, profile.accounting);
    add(found, one, measuredNumber(weights, one.weight));
  }
  return found;
}

Deviations Costing::withSlopes(const Profile& profile, std::span<const MovedConstant> constants) {
  follow(cost::GeometryRules(profile));
  constexpr std::size_t chunk = 64;  // Fewer are done sooner than a thread begins.
  std::vector<LinksetSlopes> linksets(observations_.scene.linksets.size());
  inParallel(linksets.size(), chunk, 0, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i)
      linksets[i] =
          slopesOf(observations_.scene, i, statistics_.linksets[i], profile, Direction::up);
  });
  Deviations found;
  found.slopes.resize(constants.size());
  for (const Observation& one : observations_.all) {
    const bool physical = observations_.scene.linksets[one.linkset].physical;
    const Gradient& number =
        measuredNumber(linksets[one.linkset].numbers, one.weight, physical, profile.accounting);
    add(found, one, number.value);
    for (std::size_t k = 0; k < constants.size(); ++k)
      found.slopes[k].push_back(number[constants[k].key] * constants[k].unit /
                                scaleOf(one.measured));
  }
  return found;
}

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

/// Solves the small symmetric system a x = b by Gaussian elimination in the order of the diagonal,
/// without exchanging rows: damped, it is positive definite. What has no pivot stays 0.
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
