#include "ui/panels/constants/detail/effect_finder.h"

#include "model/analysis/comparison.h"
#include "model/report/table.h"
#include "ui/document/document.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace wb::ui {
namespace {

struct WhatChanged {
  Q_DECLARE_TR_FUNCTIONS(WhatChanged)
};

constexpr std::size_t mostShown = 3;

}  // namespace

QString whatChanged(const weighing::Weighing& now, const std::vector<cost::LinksetCost>& before) {
  QStringList lines{
      WhatChanged::tr("Last change (LI): %1", "land impact")
          .arg(shownBeforeAndNow(table::landImpactOf(before), table::landImpactOf(now.costs)))};
  for (const std::size_t i : tuning::largestChanges(before, now.costs, mostShown))
    lines << WhatChanged::tr("%1: %2", "an object and its land impact before and now")
                 .arg(nameOf(now.scene.linksets[i], i),
                      shownBeforeAndNow(before[i].landImpact, now.costs[i].landImpact));
  return lines.join(u'\n');
}

namespace {

/// As long as a slider that is dragged rests at most from one value to the next.
constexpr int restMilliseconds = 300;

}  // namespace

EffectFinder::EffectFinder(const Document& document, QObject* parent)
    : QObject(parent), document_(document), work_([this](const Made& made) { take(made); }) {
  pause_.setSingleShot(true);
  pause_.setInterval(restMilliseconds);
  connect(&pause_, &QTimer::timeout, this, &EffectFinder::start);
  connect(&document, &Document::costsChanged, this, &EffectFinder::wait);
}

void EffectFinder::setSeen(bool isSeen) {
  isSeen_ = isSeen;
  if (isSeen && isStale_) wait();
  if (!isSeen) pause_.stop();
}

void EffectFinder::wait() {
  isStale_ = true;
  work_.cancel();
  if (document_.weighing().scene.linksets.empty()) return take({});
  if (isSeen_) pause_.start();
}

/// While statistics are being computed it does not start: their costs will differ.
void EffectFinder::start() {
  if (document_.isBusy()) return;
  const weighing::Weighing& weighing = document_.weighing();
  work_.start([scene = weighing.scene, statistics = weighing.statistics, profile = weighing.profile,
               costs = weighing.costs](const Task& task) -> Made {
    return std::make_shared<const tuning::Effects>(
        tuning::effectsOf(scene, statistics, profile, costs, task));
  });
}

void EffectFinder::take(const Made& made) {
  pause_.stop();
  isStale_ = false;
  current_ = made;
  emit found();
}

}  // namespace wb::ui
