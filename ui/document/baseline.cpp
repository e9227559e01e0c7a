#include "ui/document/baseline.h"

#include "ui/document/document.h"

#include <algorithm>

namespace wb::ui {

QString profileName(const cost::Profile& profile, const scene::Scene& scene) {
  const auto isIt = [&](const scene::ProfileSetting& scenario) {
    return scenario.name == profile.name && cost::resolve(scenario).value == profile;
  };
  const bool isScenario = !profile.name.empty() && std::ranges::any_of(scene.scenarios, isIt);
  return QString::fromStdString(isScenario ? profile.name : cost::displayName(profile));
}

Baseline::Baseline(const Document& document, QObject* parent)
    : QObject(parent), document_(document) {
  connect(&document, &Document::sceneReset, this, &Baseline::followScene);
  connect(&background_, &BackgroundStatistics::made, this, &Baseline::take);
}

void Baseline::pin(const cost::Profile& profile) {
  const weighing::Weighing& weighing = document_.weighing();
  background_.cancel();
  profile_ = profile;
  scene_ = weighing.scene;
  origins_ = tuning::originsOf(scene_.linksets, scene_.linksets);
  isWeighed_ = false;
  const cost::GeometryRules rules(profile);
  if (rules == document_.statisticsRules()) return weigh(weighing.statistics);
  background_.start(scene_, rules);
  emit changed();
}

void Baseline::unpin() {
  if (!profile_) return;
  background_.cancel();
  profile_.reset();
  scene_ = {};
  costs_.clear();
  origins_ = {};
  isWeighed_ = false;
  emit changed();
}

std::optional<tuning::Side> Baseline::side() const {
  return isWeighed_ ? std::optional<tuning::Side>({scene_, *profile_, costs_}) : std::nullopt;
}

void Baseline::followScene(bool isOpened) {
  if (isOpened) return unpin();
  if (!profile_) return;
  origins_ = tuning::originsOf(scene_.linksets, document_.weighing().scene.linksets);
  emit changed();
}

void Baseline::take(const std::shared_ptr<cost::SceneStatistics>& made) { weigh(*made); }

void Baseline::weigh(const cost::SceneStatistics& statistics) {
  cost::weighAgain(costs_, scene_, statistics, *profile_);
  isWeighed_ = true;
  emit changed();
}

}  // namespace wb::ui
