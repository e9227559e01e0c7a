#pragma once

#include "model/core/task.h"
#include "model/cost/cost.h"
#include "model/cost/profile.h"
#include "model/scene/scene.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace wb::tuning {

/// One measured weight of a linkset, as it decides (cost::decidingWeights): under wiki-2011 what
/// was measured of the server is the simulator's SRC.
struct Observation {
  std::size_t linkset = 0;  ///< Index in Observations::scene.
  cost::DecidedBy weight = cost::DecidedBy::physics;
  double measured = 0;
};

/// Measurements with what was measured: a linkset for each, in the state it was measured in.
struct Observations {
  scene::Scene scene;
  std::vector<Observation> all;
  Diagnostics findings;  ///< Measurements that belong to no linkset, or to one of unknown cost.
};

/// Finds the linkset of each measurement of `measured` in `scene` (scene::LinksetNames). A measured
/// value of nothing is no observation.
Observations observationsOf(const scene::Scene& scene, std::span<const scene::Measured> measured);

/// Adds the published measurements (cost::publishedMeasurements) whose objects can be rebuilt to
/// `observations`, as far as the accounting model of `profile` has the weight that was measured. A
/// land impact is no observation: rounding hides what it says of a constant.
void addPublished(Observations& observations, const cost::Profile& profile);

/// Whether any measured cost depends on a constant, by Key.
using Relevance = std::array<bool, cost::constantCount>;

/// Finds which constants measured costs depend on, by weighing what was measured with each constant
/// at either end of its range.
/// @param scene     Where the measured linksets are.
/// @param measured  The measurements; without any, every constant is irrelevant.
/// @param profile   The values of the other constants.
/// @param task      Cancelled: calls too many irrelevant.
Relevance relevanceOf(const scene::Scene& scene, std::span<const scene::Measured> measured,
                      const cost::Profile& profile, const Task& task = {});

/// A constant that measurements were asked about.
struct FittedConstant {
  cost::Key key;
  double start = 0;
  double value = 0;
  /// Nothing where the measurements do not determine it (a finding says why), or are too few.
  std::optional<double> standardError;
};

/// A measured weight and what it is under the fitted constants.
struct Residual {
  std::string linkset;
  Uuid linksetId;
  cost::DecidedBy weight = cost::DecidedBy::physics;
  double measured = 0;
  double calculated = 0;
};

/// The outcome of a calibration.
struct Calibration {
  cost::Profile profile;  ///< The one it began with, the fitted constants in it.
  std::vector<FittedConstant> constants;
  std::vector<Residual> residuals;
  /// Of costs relative to their sizes, as they are fitted: a single large one would hide how the
  /// others fit. Nothing where all measured are equal.
  std::optional<double> rSquared;
  /// Measurements that could not be used, constants that nothing was said about, that other values
  /// fit as well, that could not be told apart, or that ended at an end of their range.
  Diagnostics findings;
};

/// Finds the values of constants, in their ranges, under which costs come nearest to those
/// measured: least squares of relative deviations (Levenberg and Marquardt) from several starts,
/// for floors and caps hide what lies behind them (searchNearest). Of values that are equally good
/// it gives the one nearest to the profile's. The same on every run.
/// @param observations  What was measured, with what it was measured of.
/// @param profile       Where the search begins; its other constants stay.
/// @param keys          The constants to fit, each once.
/// @param task          Cancelled: gives the best values found so far.
/// @return Fails without any observation.
Result<Calibration> calibrate(Observations observations, const cost::Profile& profile,
                              std::span<const cost::Key> keys, const Task& task = {});

/// The same with what was `measured` of a `scene`; measurements of no linkset are findings. For
/// `profile`, `keys` and `task` see the other one.
Result<Calibration> calibrate(const scene::Scene& scene, std::span<const scene::Measured> measured,
                              const cost::Profile& profile, std::span<const cost::Key> keys,
                              const Task& task = {});

}  // namespace wb::tuning
