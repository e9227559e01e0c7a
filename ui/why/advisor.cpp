#include "ui/why/advisor.h"

#include "model/explain/advice_sentences.h"
#include "ui/base/window_language.h"
#include "ui/document/document.h"
#include "ui/document/single_linkset.h"
#include "ui/why/explained.h"

#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

/// As long as a slider that is dragged rests at most from one value to the next.
constexpr int pauseMilliseconds = 300;

/// Whether what is looked at is known, and any part of it weighed by triangles.
bool restsOnTriangles(const cost::LinksetCost& cost, std::optional<std::size_t> part) {
  const auto isMesh = [](const cost::PartCost& one) {
    return one.decision.representation == cost::Representation::triangleMesh;
  };
  if (part) return cost.parts[*part].physics && isMesh(cost.parts[*part]);
  return !cost.unknown.physics && std::ranges::any_of(cost.parts, isMesh);
}

std::shared_ptr<const Perturbed> perturbedOf(const weighing::Weighing& alone,
                                             const weighing::Target& of, const Task& task) {
  auto found =
      tuning::fragility(alone.scene, 0, alone.statistics.linksets.front(), alone.profile, task);
  if (!found) return {};
  tuning::Fragility& one = of.part ? found->parts[*of.part] : found->whole;
  return one.steady ? nullptr : std::make_shared<const Perturbed>(Perturbed{of, one});
}

}  // namespace

Advisor::Advisor(const Document& document, const Selection& selection, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      work_([this](const Made& made) { take(made); }),
      perturbing_([this](const std::shared_ptr<const Perturbed>& made) { takePerturbed(made); }) {
  pause_.setSingleShot(true);
  pause_.setInterval(pauseMilliseconds);
  connect(&pause_, &QTimer::timeout, this, &Advisor::start);
  connect(&selection, &Selection::changed, this, &Advisor::wait);
  connect(&document, &Document::costsChanged, this, &Advisor::wait);
  connect(&document, &Document::sceneReset, this, &Advisor::forget);
  wait();
}

void Advisor::wait() {
  const auto& selected = selection_.current();
  // The scene may be another before the selection is.
  if (!selected || selected->linkset >= document_.weighing().scene.linksets.size()) return forget();
  work_.cancel();
  perturbing_.cancel();
  if (current_ && current_->of != *selected) current_.reset();
  if (perturbed_ && perturbed_->of != *selected) takePerturbed({});
  pause_.start();
  emit changed();
}

void Advisor::start() {
  const weighing::Weighing& weighing = document_.weighing();
  const weighing::Target of = *selection_.current();
  work_.start([of, language = windowLanguage(), scene = weighing.scene,
               parts = weighing.statistics.linksets[of.linkset],
               profile = weighing.profile](const Task& task) -> Made {
    const LanguageScope scope(language);
    explain::TargetAdvice found = explain::adviceFor(scene, parts, of, profile, task);
    found.suggestions = advice::bestOfEachKind(found.suggestions, explain::mostSuggestions);
    return std::make_shared<const Advised>(Advised{of, std::move(found)});
  });
}

void Advisor::take(const Made& made) {
  current_ = made;
  emit changed();
  perturb();
}

/// Until the geometry is gone over under other rules, the statistics are not of these costs.
void Advisor::perturb() {
  const weighing::Weighing& weighing = document_.weighing();
  const weighing::Target of = *selection_.current();
  if (document_.isBusy() || !restsOnTriangles(weighing.costs[of.linkset], of.part))
    return takePerturbed({});
  perturbing_.start([of, one = std::shared_ptr(singleLinkset(weighing, of.linkset))](
                        const Task& task) { return perturbedOf(*one, of, task); });
}

void Advisor::takePerturbed(const std::shared_ptr<const Perturbed>& made) {
  perturbed_ = made;
  emit perturbedChanged();
}

void Advisor::forget() {
  pause_.stop();
  work_.cancel();
  perturbing_.cancel();
  takePerturbed({});
  current_.reset();
  emit changed();
}

}  // namespace wb::ui
