#pragma once

#include "model/base/task.h"
#include "model/tuning/observations.h"
#include "model/tuning/singular_values.h"

#include <span>
#include <vector>

namespace wb::tuning {

/// How far costs under a profile are from those measured.
struct Deviations {
  std::vector<double> calculated;  ///< PE, an observation each.
  std::vector<double> relative;    ///< (calculated - measured) / scale of the observation.
  /// Derivatives of `relative` by each fitted constant times its unit: a column a constant.
  Columns slopes;

  double sumOfSquares() const { return dot(relative, relative); }
};

/// Constants being fitted to observations, which must outlive it.
class Fit {
 public:
  Fit(const Observations& observations, cost::Profile start, std::span<const cost::Key> keys);

  /// Moves the constants to the nearest least sum of squares.
  void run(const Task& task);

  const cost::Profile& profile() const { return profile_; }
  const Deviations& deviations() const { return now_; }
  /// The size in which a constant's changes are measured.
  double unit(std::size_t constant) const { return units_[constant]; }
  /// Whether a constant ended at an end of its range with the least sum beyond it.
  bool isAtEnd(std::size_t constant) const;

 private:
  Deviations deviationsOf(const cost::Profile& profile);
  cost::Profile moved(const std::vector<double>& step) const;
  /// Whether the step that `damping` gives made the sum smaller.
  bool improve(double damping);
  std::vector<double> stepOf(double damping) const;

  const Observations& observations_;
  std::vector<cost::Key> keys_;
  std::vector<double> units_;
  cost::Profile profile_;
  cost::GeometryRules rules_;
  cost::SceneStatistics statistics_;
  Deviations now_;
};

}  // namespace wb::tuning
