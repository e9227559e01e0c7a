#pragma once

#include "model/analysis/detail/observations.h"
#include "model/analysis/detail/singular_values.h"
#include "model/analysis/detail/slopes.h"

#include <span>
#include <vector>

namespace wb::tuning {

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

}  // namespace wb::tuning
