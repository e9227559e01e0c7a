#pragma once

#include "model/analysis/detail/costing.h"
#include "model/core/task.h"

#include <span>
#include <vector>

namespace wb::tuning {

/// Constants being fitted to observations from one profile on.
class Fit {
 public:
  /// The costing must outlive it.
  Fit(Costing& costing, cost::Profile start, std::span<const cost::Key> keys);

  /// Moves the constants to the nearest least sum of squares, in so many steps at the most.
  void run(std::size_t mostSteps, const Task& task);

  const cost::Profile& profile() const { return profile_; }
  const Deviations& deviations() const { return now_; }
  cost::Key key(std::size_t constant) const { return constants_[constant].key; }
  /// The size in which a constant's changes are measured.
  double unit(std::size_t constant) const { return constants_[constant].unit; }
  /// Whether a constant ended at an end of its range with the least sum beyond it.
  bool isAtEnd(std::size_t constant) const;
  /// Whether moving a constant a little changes none of what was measured.
  bool isFlat(std::size_t constant) const;

 private:
  cost::Profile moved(const std::vector<double>& step) const;
  /// Whether the step that `damping` gives made the sum smaller.
  bool improve(double damping);
  std::vector<double> stepOf(double damping) const;

  Costing* costing_;
  std::vector<MovedConstant> constants_;
  cost::Profile profile_;
  Deviations now_;
};

}  // namespace wb::tuning
