#pragma once

#include "model/cost/weigh.h"

#include <QFutureWatcher>
#include <QObject>
#include <memory>
#include <optional>
#include <stop_token>

namespace wb::ui {

/// Makes the statistics of a whole scene in the background, from values of its own, so that the
/// window stays alive. The newest request wins: what is made for an older one never comes.
class BackgroundStatistics : public QObject {
  Q_OBJECT

 public:
  explicit BackgroundStatistics(QObject* parent = nullptr);
  ~BackgroundStatistics() override;

  void start(scene::Scene scene, const cost::GeometryRules& rules);
  void cancel();

  bool isBusy() const { return rules_.has_value(); }
  /// Whether statistics under these rules are being made.
  bool isMaking(const cost::GeometryRules& rules) const { return rules_ == rules; }

 signals:
  /// Done; busy no more. Whoever takes the statistics empties the pointer's target.
  void made(const std::shared_ptr<wb::cost::SceneStatistics>& statistics);
  void busyChanged(bool busy);

 private:
  using Made = std::shared_ptr<cost::SceneStatistics>;

  void finish();

  std::optional<cost::GeometryRules> rules_;  ///< Of what is being made.
  std::stop_source stop_;
  QFutureWatcher<Made> watcher_;
};

}  // namespace wb::ui
