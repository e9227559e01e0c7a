#include "ui/document/baseline.h"

#include "ui/document/document.h"
#include "ui/document/project_extra.h"

#include <QPointer>
#include <algorithm>
#include <utility>

namespace wb::ui {

bool weighAlike(cost::Profile a, const cost::Profile& b) {
  a.name = b.name;
  a.base = b.base;
  return a == b;
}

QString profileName(const cost::Profile& profile, const scene::Scene& scene) {
  const auto isIt = [&](const scene::ProfileSetting& scenario) {
    return scenario.name == profile.name && cost::resolve(scenario).value == profile;
  };
  const auto isLikeIt = [&](const scene::ProfileSetting& scenario) {
    return !scenario.name.empty() && weighAlike(cost::resolve(scenario).value, profile);
  };
  const auto& all = scene.scenarios;
  if (!profile.name.empty() && std::ranges::any_of(all, isIt))
    return QString::fromStdString(profile.name);
  const auto alike = cost::isBuiltIn(profile) ? all.end() : std::ranges::find_if(all, isLikeIt);
  return QString::fromStdString(alike == all.end() ? cost::displayName(profile) : alike->name);
}

Baseline::Baseline(Document& document, QObject* parent) : QObject(parent), document_(document) {
  connect(&document, &Document::sceneReset, this, &Baseline::followScene);
  // The last that is told of what was opened: by then all others show it.
  connect(&document, &Document::findingsChanged, this, &Baseline::pinOfProject);
  connect(&document, &Document::reloaded, this, &Baseline::followReload);
  connect(&background_, &BackgroundStatistics::made, this, &Baseline::take);
  new ProjectExtra(document, [baseline = QPointer(this)](scene::Scene& scene) {
    if (baseline) baseline->putInto(scene);
  });
}

void Baseline::pin(const cost::Profile& profile) {
  const bool isAsBefore = isToSave() && profile_ == profile;
  isOfProject_ = isUnasked_ = false;
  keep(profile);
  if (!isAsBefore) document_.noteExtra();
}

void Baseline::pinUnasked(const cost::Profile& profile) {
  isOfProject_ = false;
  isUnasked_ = true;
  keep(profile);
}

void Baseline::keep(const cost::Profile& profile) {
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
  const bool wasToSave = isToSave();
  drop();
  if (wasToSave) document_.noteExtra();
}

/// Without telling the project: another one may be open by now.
void Baseline::drop() {
  if (!profile_) return;
  background_.cancel();
  profile_.reset();
  scene_ = {};
  costs_.clear();
  origins_ = {};
  isWeighed_ = false;
  isOfProject_ = false;
  emit changed();
}

std::optional<tuning::Side> Baseline::side() const {
  return isWeighed_ ? std::optional<tuning::Side>({scene_, *profile_, costs_}) : std::nullopt;
}

void Baseline::followScene(bool isOpened) {
  if (isOpened) {
    isToPin_ = document_.weighing().scene.baseline.has_value();
    return drop();
  }
  if (!profile_) return;
  origins_ = tuning::originsOf(scene_.linksets, document_.weighing().scene.linksets);
  emit changed();
}

/// The file may have another one now, or none. One that was pinned here is a change, and stays with
/// the parts of then.
void Baseline::followReload() {
  const auto& setting = document_.weighing().scene.baseline;
  if (!setting) {
    if (isOfProject_) return drop();
    if (isToSave()) document_.noteExtra();
    return;
  }
  if (profile_ && *profile_ == cost::resolve(*setting).value) return;
  isToPin_ = true;
  pinOfProject();
}

void Baseline::pinOfProject() {
  if (!std::exchange(isToPin_, false)) return;
  const auto& setting = document_.weighing().scene.baseline;
  if (!setting || document_.isEmpty()) return;
  isOfProject_ = true;
  isUnasked_ = false;
  keep(cost::resolve(*setting).value);
}

bool Baseline::isToSave() const {
  return profile_ && (!isUnasked_ || profile_ != document_.weighing().profile);
}

void Baseline::putInto(scene::Scene& scene) const {
  const scene::ProfileSetting before = scene.baseline.value_or(scene::ProfileSetting());
  scene.baseline.reset();
  if (isToSave()) scene.baseline = cost::toSetting(*profile_, before);
}

void Baseline::take(const std::shared_ptr<cost::SceneStatistics>& made) { weigh(*made); }

void Baseline::weigh(const cost::SceneStatistics& statistics) {
  cost::weighAgain(costs_, scene_, statistics, *profile_);
  isWeighed_ = true;
  emit changed();
}

}  // namespace wb::ui
