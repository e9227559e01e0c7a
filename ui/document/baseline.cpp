#include "ui/document/baseline.h"

#include "ui/document/document.h"

#include <utility>

namespace wb::ui {

Baseline::Baseline(const Document& document, QObject* parent)
    : QObject(parent), document_(document) {
  connect(&document, &Document::sceneReset, this, &Baseline::followScene);
  connect(&document, &Document::partChanged, this, &Baseline::followPart);
  connect(&document, &Document::linksetChanged, this, &Baseline::weighLinkset);
  connect(&background_, &BackgroundStatistics::made, this, &Baseline::take);
}

void Baseline::pin(const cost::Profile& profile) {
  if (profile_ == profile) return;
  profile_ = profile;
  weighAnew();
}

void Baseline::followScene(bool isOpened) {
  if (isOpened) return unpin();
  if (profile_) weighAnew();
}

void Baseline::weighAnew() {
  background_.cancel();
  isWeighed_ = false;
  const cost::GeometryRules rules(*profile_);
  if (rules == document_.statisticsRules()) {
    statistics_ = document_.weighing().statistics;
    return weighAll();
  }
  background_.start(document_.weighing().scene, rules);
  emit changed();
}

void Baseline::unpin() {
  if (!profile_) return;
  background_.cancel();
  profile_.reset();
  statistics_ = {};
  costs_.clear();
  isWeighed_ = false;
  emit changed();
}

void Baseline::followPart(std::size_t linkset, std::size_t part) {
  if (!profile_) return;
  const scene::Scene& scene = document_.weighing().scene;
  const cost::GeometryRules rules(*profile_);
  if (isBusy()) return background_.start(scene, rules);
  const scene::Part& changed = scene.linksets[linkset].parts[part];
  statistics_.linksets[linkset][part] =
      cost::StatisticsMaker(rules).make(changed, scene.meshOf(changed));
  weighLinkset(linkset);
}

void Baseline::weighLinkset(std::size_t linkset) {
  if (!isWeighed_) return;
  costs_[linkset] = cost::weigh(document_.weighing().scene.linksets[linkset],
                                statistics_.linksets[linkset], *profile_);
  emit changed();
}

void Baseline::take(const std::shared_ptr<cost::SceneStatistics>& made) {
  statistics_ = std::move(*made);
  weighAll();
}

void Baseline::weighAll() {
  cost::weighAgain(costs_, document_.weighing().scene, statistics_, *profile_);
  isWeighed_ = true;
  emit changed();
}

}  // namespace wb::ui
