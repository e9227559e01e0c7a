#pragma once

#include "model/analysis/detail/cliff_watch.h"
#include "model/cost/weigh.h"

namespace wb::tuning {

/// Cliffs at which a cost jumps, since a part becomes another shape, or a linkset may no longer be
/// physical (`physical_limit`): a constant is near one if moving it by `nearness` of itself does
/// that. No derivative tells of these. Each once, in the order of keys.
class Thresholds {
 public:
  explicit Thresholds(const cost::Profile& profile);

  std::vector<Cliff> near(const scene::Linkset& linkset,
                          const std::vector<cost::PartStatistics>& statistics,
                          const cost::LinksetCost& cost);

 private:
  /// The profile with one threshold moved.
  struct Moved {
    cost::Key key;
    cost::Profile profile;
    cost::GeometryRules rules;
    cost::StatisticsMaker maker;  ///< Of prims that are cut into other pieces there.
  };
  /// A part as it is.
  struct Now {
    const scene::Part& part;
    const cost::PartStatistics& statistics;
    const cost::Decision& decision;
    bool isRoot;
    bool dynamic;
  };

  bool changes(Moved& moved, const Now& now) const;
  void addLimits(std::vector<Cliff>& cliffs, const cost::LinksetCost& cost) const;

  cost::Profile profile_;
  cost::GeometryRules rules_;
  std::vector<Moved> moved_;
};

}  // namespace wb::tuning
