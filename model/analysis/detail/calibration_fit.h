#pragma once

#include "model/analysis/calibration.h"
#include "model/analysis/detail/slopes.h"
#include "model/core/task.h"

#include <cstddef>
#include <span>
#include <vector>

namespace wb::tuning {

/// A matrix by its columns, all equally long.
using Columns = std::vector<std::vector<double>>;

double dot(const std::vector<double>& a, const std::vector<double>& b);

/// The singular values of a matrix and its right singular vectors: `vectors[k]` belongs to
/// `values[k]`, in no order.
struct SingularValues {
  std::vector<double> values;
  Columns vectors;
};

/// By one-sided Jacobi rotations: exact to rounding for small values too, and the same bits
/// everywhere. For a few columns; any number of rows, fewer than columns too.
SingularValues singularValues(Columns matrix);

/// What the deviation from a measured cost is relative to, in PE.
double scaleOf(double measured);

/// How far costs under a profile are from those measured.
struct Deviations {
  std::vector<double> calculated;  ///< PE, an observation each.
  std::vector<double> relative;    ///< (calculated - measured) / scale of the observation.
  /// Derivatives of `relative` by each constant asked for times its unit: a column a constant.
  Columns slopes;

  double sumOfSquares() const { return dot(relative, relative); }
};

/// A constant that moves, and the size in which its changes are counted.
struct MovedConstant {
  cost::Key key;
  double unit = 1;
};

/// What was measured, weighed under one profile after the other. Geometry is gone over only where
/// the rules of geometry change.
class Costing {
 public:
  /// The observations must outlive it.
  explicit Costing(const Observations& observations) : observations_(observations) {}

  /// Without slopes: a small part of the work.
  Deviations deviations(const cost::Profile& profile);
  Deviations withSlopes(const cost::Profile& profile, std::span<const MovedConstant> constants);

 private:
  void follow(const cost::GeometryRules& rules);

  const Observations& observations_;
  std::optional<cost::GeometryRules> rules_;
  std::optional<cost::StatisticsMaker> maker_;
  cost::SceneStatistics statistics_;
  std::vector<cost::LinksetCost> costs_;
};

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
