#include "model/cost/why.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/shapes/detail/plan_stops.h"
#include "ui/panels/shapes/detail/shape_cards.h"
#include "ui/panels/shapes/detail/shape_words.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/level_planner.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/text_labels.h"

#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>
#include <utility>

// What the panel says of the plan as a whole: each step's land impact, the stops of the slider, and
// what is true of what is chosen.

namespace wb::ui {

/// Those of the object that is selected; nothing where they are of other parts than it has.
std::optional<std::vector<making::PlannedShape>> ShapesPanel::plannedShapes(
    const std::vector<std::optional<std::size_t>>& chosen) const {
  const making::PlannedObject* object = levels_->object();
  const auto& order = candidates_.order();
  if (!object || !order) return {};
  std::vector<making::PlannedShape> shapes;
  for (std::size_t group = 0; group < order->groups.size(); ++group) {
    const making::Group& one = order->groups[group];
    if (one.parts.front().linkset != *levels_->linkset() || !chosen[group]) continue;
    if (one.linkset->linkset.parts.size() != object->linkset.linkset.parts.size()) return {};
    std::vector<std::size_t> parts{one.first()};
    for (const std::size_t alike : one.alike()) parts.push_back(alike);
    shapes.push_back({std::move(parts), &candidates_.shapes()[group][*chosen[group]]});
  }
  if (shapes.empty()) return {};
  return shapes;
}

std::optional<PlanImpacts> ShapesPanel::impacts() const {
  const making::PlannedObject* object = levels_->object();
  if (!object) return {};
  const cost::Profile& profile = document_.weighing().profile;
  const making::PlannedLevels* levels = levels_->levels();
  PlanImpacts impacts;
  impacts.before = making::costWith(*object, nullptr, {}, profile).landImpact;
  impacts.after = impacts.before;
  if (levels) impacts.after = levels->landImpact;
  if (levels) impacts.levels = impacts.after;
  std::vector<std::optional<std::size_t>> chosen(candidates_.shapes().size());
  for (const CandidateAt& place : candidates_.chosen()) chosen[place.group] = place.shape;
  const auto shapes = hasChosen() ? plannedShapes(chosen) : std::nullopt;
  if (!shapes) return impacts;
  impacts.after = making::costWith(*object, levels, *shapes, profile).landImpact;
  impacts.shapes = impacts.after;
  return impacts;
}

std::optional<double> ShapesPanel::landImpactOnGrid() const {
  const auto linkset = levels_->linkset();
  const auto& order = candidates_.order();
  if (!linkset || !order || document_.isBusy()) return {};
  const weighing::Weighing& weighing = document_.weighing();
  std::vector<making::PlannedShape> shapes;
  for (std::size_t group = 0; group < order->groups.size(); ++group) {
    const auto& used = candidates_.used()[group];
    if (!used || !candidates_.shapes()[group][*used].analyzed) continue;
    making::PlannedShape shape{{}, &candidates_.shapes()[group][*used]};
    for (const scene::Target& target : order->groups[group].parts) {
      const scene::Target now = making::partNow(*order, target, weighing.scene);
      if (now.part && now.linkset == *linkset) shape.parts.push_back(*now.part);
    }
    shapes.push_back(std::move(shape));
  }
  if (shapes.empty()) return {};
  return making::arrivingCost(
             {weighing.scene.linksets[*linkset], weighing.statistics.linksets[*linkset]}, shapes,
             weighing.profile)
      .landImpact;
}

/// As the steps along the top weigh it.
QString ShapesPanel::unusedWords(std::size_t linkset) const {
  const auto plan = levels_->linkset() == linkset && !isBusy() ? impacts() : std::nullopt;
  const auto& costs = document_.weighing().costs;
  if (!plan || linkset >= costs.size()) return {};
  const double now = landImpactOnGrid().value_or(costs[linkset].landImpact);
  if (!(plan->after < now)) return {};
  QStringList all;
  if (areLevelsToUse()) all << tr("levels of detail");
  const bool doShapesSave = plan->shapes && *plan->shapes < plan->levels.value_or(plan->before);
  for (const CandidateAt& place : candidates_.chosen()) {
    const bool isOfIt = candidates_.order()->groups[place.group].parts.front().linkset == linkset;
    if (!doShapesSave || !isOfIt || candidates_.used()[place.group] == place.shape) continue;
    const QString method = methodWords(candidates_.at(place).shape.method);
    if (!all.contains(method)) all << method;
  }
  if (all.isEmpty()) return {};
  return tr("Found but not used: %1, %2 LI", "levels of detail or shapes, and the land impact")
      .arg(all.join(QStringLiteral(", ")), shownNumber(plan->after));
}

/// By it shapes are chosen: the land impact that is shown is with the levels that were found, used
/// or not.
making::Order ShapesPanel::plannedOrder() const {
  const making::PlannedObject* object = levels_->object();
  const making::Order& order = *candidates_.order();
  if (!object) return order;
  return making::plannedWith(order, *levels_->linkset(), *object, levels_->levels());
}

void ShapesPanel::chooseWithin(const making::Within& within) {
  within_ = within;
  const auto best = making::bestWithin(plannedOrder(), within, candidates_.shapes());
  candidates_.markBest(best);
  candidates_.chooseAll(best);
}

/// Another is best beside the levels that were found since. A user's own choice stays.
void ShapesPanel::chooseAgain() {
  if (!candidates_.order() || !within_ || candidates_.isChosenByUser()) return;
  chooseWithin(*within_);
  showPage();
}

void ShapesPanel::setStop(PlanStop stop) {
  stop_ = stop;
  searchSoon_.stop();
  if (stop == PlanStop::asMade) {
    within_.reset();
    candidates_.chooseNone();
    return showPage();
  }
  {
    constexpr double farthest = 20;  ///< % of the diagonal, which the goal ends at.
    const QSignalBlocker quiet(wishes_);
    if (const auto contact = contactAt(stop))
      wishes_->setDistances(*contact, shape::TolerancesByZone::usualElsewhere);
    else
      wishes_->setGoal(ShapeGoal::share, farthest);
  }
  if (candidates_.order()) chooseWithin(withinAt(stop));
  // Who only passes a stop looks for nothing there.
  if (!candidates_.isSearched(wishes_->wish().request) && !wanted().empty()) searchSoon_.start();
  showPage();
}

/// A candidate that was chosen by itself is at the first stop that it is within.
void ShapesPanel::followStop() {
  const auto chosen = candidates_.chosen();
  if (chosen.empty() || (stop_ != PlanStop::asMade && !candidates_.isChosenByUser())) return;
  stop_ = PlanStop::cm1;
  for (const CandidateAt& place : chosen) stop_ = std::max(stop_, stopOf(candidates_.at(place)));
}

std::optional<double> ShapesPanel::landImpactAt(PlanStop stop) const {
  if (areStopsStale_) followStops();
  return impactAt_[static_cast<std::size_t>(stop)];
}

void ShapesPanel::followStops() const {
  areStopsStale_ = false;
  impactAt_.fill({});
  const making::PlannedObject* object = levels_->object();
  if (!object) return;
  const cost::Profile& profile = document_.weighing().profile;
  impactAt_[0] = making::costWith(*object, nullptr, {}, profile).landImpact;
  const auto& order = candidates_.order();
  if (!order || candidates_.isEmpty()) return;
  const making::Order planned = plannedOrder();
  for (const PlanStop stop : planStops) {
    if (stop == PlanStop::asMade) continue;
    const auto shapes =
        plannedShapes(making::bestWithin(planned, withinAt(stop), candidates_.shapes()));
    if (shapes)
      impactAt_[static_cast<std::size_t>(stop)] =
          making::costWith(*object, levels_->levels(), *shapes, profile).landImpact;
  }
}

bool ShapesPanel::canPlan() const { return whyNoPlan().isEmpty(); }

QString ShapesPanel::whyNoPlan() const {
  const making::PlannedObject* object = levels_->object();
  if (!document_.isOpen()) return tr("Nothing is open.");
  if (!object) return tr("Select an object first.");
  const bool hasMesh =
      std::ranges::any_of(object->meshes, [](const auto& mesh) { return mesh != nullptr; });
  if (hasMesh) return {};
  return tr(
      "The object has no mesh. To make its prims cheaper, see the shape types that the \"Why?\" "
      "panel suggests.");
}

namespace {

/// Whole metres, and never too few.
QString sameWords(double beyond) {
  if (beyond <= 0) return ShapesPanel::tr("Levels of detail look the same from any distance");
  return ShapesPanel::tr("Levels of detail look the same beyond %1", "a distance")
      .arg(shownLength(std::ceil(beyond)));
}

}  // namespace

QStringList ShapesPanel::facts() const {
  QStringList facts;
  std::vector<const shape::MadeShape*> chosen;
  QStringList arrivals;
  bool isLinked = false;
  QString exactly;
  for (const CandidateAt& place : candidates_.chosen()) {
    const shape::MadeShape& made = candidates_.at(place);
    chosen.push_back(&made);
    const QString doors = doorWords(made.shape);
    if (!doors.isEmpty() && !facts.contains(doors)) facts << doors;
    isLinked = isLinked || made.shape.isLinked();
    const QString arrival = arrivalSentence(made);
    if (!arrivals.contains(arrival)) arrivals << arrival;
    if (shape::arrivalOf(made.shape) == shape::Arrival::exact && !made.shape.isLinked())
      exactly = arrival;
  }
  if (!chosen.empty()) facts << deviationWords(chosen);
  if (const auto* levels = levels_->levels(); levels && !levels->meshes.empty())
    facts << sameWords(levels->sameBeyond());
  // Of an object whose other parts take steps in world, one sentence says both.
  if (isLinked) arrivals.removeAll(exactly);
  facts << arrivals;
  return facts;
}

/// Another weight decides: below it physics costs nothing.
QString ShapesPanel::decidingWords() const {
  const making::PlannedObject* object = levels_->object();
  if (!object) return {};
  const cost::Profile& profile = document_.weighing().profile;
  std::vector<std::optional<std::size_t>> chosen(candidates_.shapes().size());
  for (const CandidateAt& place : candidates_.chosen()) chosen[place.group] = place.shape;
  const auto shapes = plannedShapes(chosen);
  const cost::LinksetCost costs =
      making::costWith(*object, levels_->levels(),
                       shapes ? std::span<const making::PlannedShape>(*shapes)
                              : std::span<const making::PlannedShape>(),
                       profile);
  const auto free = cost::whyPhysicsIsFree(object->linkset.linkset, costs, profile);
  return free ? shown(*free) : QString();
}

/// As long as nobody sees it, nothing is weighed.
void ShapesPanel::showLevels() {
  if (!isVisible()) return;
  const making::PlannedLevels* levels = levels_->levels();
  const bool isUsed = levels_->areUsed();
  const bool isBetter = levels && levels->landImpact < levels->before;
  const bool hasObject = levels_->object() != nullptr;
  QString words = tr("not searched yet");
  if (!hasObject) words = tr("select an object");
  if (levels_->isBusy()) words = tr("searching…");
  if (!levels_->failure().isEmpty()) words = levels_->failure();
  if (levels)
    words = isUsed ? tr("object %1 → %2 LI, in use")
                         .arg(shownNumber(levels->before), shownNumber(levels->landImpact))
            : isBetter ? tr("object %1 → %2 LI")
                             .arg(shownNumber(levels->before), shownNumber(levels->landImpact))
                       : tr("object %1 LI, no savings").arg(shownNumber(levels->before));
  levelsWords_->setText(tr("Levels of detail: %1").arg(words));
  levelsButton_->setText(levels ? tr("Use") : tr("Search"));
  levelsButton_->setAccessibleName(levels ? tr("Use levels of detail")
                                          : tr("Search for levels of detail"));
  levelsButton_->setEnabled(hasObject && !levels_->isBusy() &&
                            (levels ? isBetter && !isUsed : levels_->failure().isEmpty()));
}

/// Where physics decides, levels alone may save nothing, and beside another shape they do.
bool ShapesPanel::areLevelsToUse() const {
  const making::PlannedLevels* levels = levels_->levels();
  if (!levels || levels_->areUsed()) return false;
  if (levels->landImpact < levels->before) return true;
  std::vector<std::optional<std::size_t>> chosen(candidates_.shapes().size());
  for (const CandidateAt& place : candidates_.chosen()) chosen[place.group] = place.shape;
  const auto shapes = plannedShapes(chosen);
  if (!shapes) return false;
  const auto costs = [&](const making::PlannedLevels* with) {
    return making::costWith(*levels_->object(), with, *shapes, document_.weighing().profile)
        .landImpact;
  };
  return costs(levels) < costs(nullptr);
}

/// With what is chosen for other objects, the numbers would be of one of them. Levels of an object
/// with bodies are none of the object without them.
bool ShapesPanel::canUseBoth() const {
  if (!canUse() || hasBodies() || !areLevelsToUse()) return false;
  const auto& groups = candidates_.order()->groups;
  return std::ranges::all_of(groups, [this](const making::Group& group) {
    return group.parts.front().linkset == *levels_->linkset();
  });
}

/// Where it cannot be clicked, its tooltip says what is missing.
void ShapesPanel::showBoth(const std::optional<PlanImpacts>& impacts) {
  useBoth_->setEnabled(impacts.has_value());
  useBoth_->setText(impacts ? tr("Use both (%1 → %2 LI)")
                                  .arg(shownNumber(impacts->before), shownNumber(impacts->after))
                            : tr("Use both"));
  const bool isSearching = isBusy() || levels_->isBusy();
  const bool isUsed = levels_->areUsed() || isChosenUsed() || hasBodies();
  const bool areThere = levels_->levels() && hasChosen();
  useBoth_->setToolTip(
      impacts       ? tr("Use the levels of detail and the selected shape; you can undo this")
      : isSearching ? tr("Wait until the searches are done, or cancel them.")
      : isUsed      ? tr("One of the two is in use already.")
      : areThere    ? tr("Levels of detail save nothing with this shape. Use the shape alone.")
                    : tr("Search for levels of detail and choose a shape. This button then uses "
                            "both together."));
}

void ShapesPanel::setSight(std::function<Sight()> sight) { cards_->setSight(std::move(sight)); }

}  // namespace wb::ui
