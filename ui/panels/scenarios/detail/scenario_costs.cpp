#include "ui/panels/scenarios/detail/scenario_costs.h"

#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/scenarios/scenario_changes.h"

#include <utility>

namespace wb::ui {
namespace {

/// All that a thread of its own looks at.
struct ScenarioOrder {
  scene::Scene scene;
  cost::SceneStatistics statistics;
  cost::GeometryRules rules;
  std::vector<cost::Profile> profiles;
  bool isCompared;
  scene::Scene scenePinned;
  cost::Profile profilePinned;
  std::vector<cost::LinksetCost> costsPinned;
};

table::SheetColumn scenarioColumn(const ScenarioOrder& order, const cost::Profile& profile,
                                  const Task& task) {
  const cost::GeometryRules rules(profile);
  const auto costs =
      rules == order.rules
          ? cost::weigh(order.scene, order.statistics, profile)
          : cost::weigh(order.scene, cost::makeStatistics(order.scene, rules, task), profile);
  const tuning::Side own{order.scene, profile, costs};
  if (!order.isCompared) return {profile.name, profile, table::sheetColumn(own, own)};
  return {profile.name, profile,
          table::sheetColumn(own, {order.scenePinned, order.profilePinned, order.costsPinned})};
}

}  // namespace

ScenarioCosts::ScenarioCosts(const Document& document, const Baseline& baseline, QObject* parent)
    : QObject(parent), document_(document), baseline_(baseline), work_([this](const Made& columns) {
        columns_ = *columns;
        emit made();
      }) {
  // Rows are of what was open.
  connect(&document, &Document::sceneAboutToReset, this, &ScenarioCosts::forget);
  connect(&document, &Document::sceneReset, this, &ScenarioCosts::follow);
  connect(&document, &Document::partsChanged, this, &ScenarioCosts::follow);
  connect(&document, &Document::linksetChanged, this, &ScenarioCosts::follow);
  connect(&document, &Document::scenariosChanged, this, &ScenarioCosts::follow);
  connect(&document, &Document::busyChanged, this, &ScenarioCosts::follow);
  connect(&baseline, &Baseline::changed, this, &ScenarioCosts::follow);
}

void ScenarioCosts::setSeen(bool isSeen) {
  isSeen_ = isSeen;
  if (isSeen && isStale_) start();
}

void ScenarioCosts::forget() {
  work_.cancel();
  columns_.clear();
  isStale_ = true;
}

void ScenarioCosts::follow() {
  isStale_ = true;
  if (isSeen_) start();
}

void ScenarioCosts::start() {
  const auto side = baseline_.side();
  const weighing::Weighing& weighing = document_.weighing();
  const bool isWeighed = side || !baseline_.profile();
  if (!isWeighed || document_.isBusy() || weighing.scene.scenarios.empty()) {
    work_.cancel();
    columns_.clear();
    return emit made();
  }
  isStale_ = false;
  const auto order = std::make_shared<ScenarioOrder>(
      ScenarioOrder{weighing.scene,
                    weighing.statistics,
                    document_.statisticsRules(),
                    {},
                    side.has_value(),
                    side ? side->scene : scene::Scene(),
                    side ? side->profile : cost::Profile(),
                    side ? side->costs : std::vector<cost::LinksetCost>()});
  for (std::size_t i = 0; i < weighing.scene.scenarios.size(); ++i)
    order->profiles.push_back(profileOf(document_, i));
  work_.start([order](const Task& task) {
    auto columns = std::make_shared<std::vector<table::SheetColumn>>();
    for (const cost::Profile& profile : order->profiles)
      if (!task.cancelled()) columns->push_back(scenarioColumn(*order, profile, task));
    return Made(std::move(columns));
  });
}

}  // namespace wb::ui
