#pragma once

#include "model/cost/cost.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

namespace wb::ui {

/// Makes the statistics of a whole scene in the background, from values of its own, so that the
/// window stays alive. The newest request wins: what is made for an older one never comes.
class BackgroundStatistics : public QObject {
  Q_OBJECT

 public:
  explicit BackgroundStatistics(QObject* parent = nullptr);

  void start(scene::Scene scene, const cost::GeometryRules& rules);
  void cancel();

  bool isBusy() const { return work_.isBusy(); }
  /// Whether statistics under these rules are being made.
  bool isMaking(const cost::GeometryRules& rules) const {
    return work_.isBusy() && rules_ == rules;
  }

 signals:
  /// Done; busy no more. Whoever takes the statistics empties the pointer's target.
  void made(const std::shared_ptr<wb::cost::SceneStatistics>& statistics);
  void busyChanged(bool busy);

 private:
  using Made = std::shared_ptr<cost::SceneStatistics>;

  void take(const Made& statistics);

  std::optional<cost::GeometryRules> rules_;  ///< Of what was started last.
  BackgroundWork<Made> work_;
};

/// The statistics of a scene of which only some linksets are others than before, be they changed,
/// added or taken out: only these are gone over.
cost::SceneStatistics statisticsAfter(const std::vector<scene::Linkset>& before,
                                      cost::SceneStatistics statistics, const scene::Scene& after,
                                      const cost::GeometryRules& rules);

/// Whether both have the same regions, as many octrees and as many linksets, each with as many
/// parts at the same place.
bool haveSameOutline(const scene::Scene& a, const scene::Scene& b);

}  // namespace wb::ui
