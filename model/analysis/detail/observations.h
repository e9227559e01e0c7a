#pragma once

#include "model/cost/weigh.h"

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

/// Finds the linkset of each measurement (scene::LinksetNames). A measured value of nothing is no
/// observation.
Observations observationsOf(const scene::Scene& scene, std::span<const scene::Measured> measured);

/// Adds the published measurements (cost::publishedMeasurements) whose objects can be rebuilt, as
/// far as the accounting model has the weight that was measured. A land impact is no observation:
/// rounding hides what it says of a constant.
void addPublished(Observations& observations, const cost::Profile& profile);

}  // namespace wb::tuning
