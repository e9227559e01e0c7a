#include "ui/panels/why/detail/advisor.h"

#include "model/report/target_advice.h"
#include "ui/document/document.h"
#include "ui/widgets/model_text.h"

#include <utility>

namespace wb::ui {
namespace {

/// As long as a slider that is dragged rests at most from one value to the next.
constexpr int restMilliseconds = 300;

/// What was selected is explained first.
constexpr int afterSelectingMilliseconds = 30;

}  // namespace

Advisor::Advisor(const Document& document, const Selection& selection, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      work_([this](const Made& made) { take(made); }),
      perturbing_([this](const std::shared_ptr<const Perturbed>& made) { takePerturbed(made); }) {
  pause_.setSingleShot(true);
  connect(&pause_, &QTimer::timeout, this, &Advisor::start);
  connect(&selection, &Selection::changed, this, [this] { wait(afterSelectingMilliseconds); });
  connect(&document, &Document::costsChanged, this, [this] {
    scene_.reset();
    wait(restMilliseconds);
  });
  connect(&document, &Document::sceneReset, this, &Advisor::forget);
}

void Advisor::setSeen(bool isSeen) {
  isSeen_ = isSeen;
  if (isSeen && !current_) wait(afterSelectingMilliseconds);
  if (!isSeen && (isBusy() || isPerturbing())) forget();
}

void Advisor::searchLonger() {
  if (!current_ || isBusy()) return;
  isThorough_ = true;
  start();
  emit changed();
}

void Advisor::wait(int milliseconds) {
  isThorough_ = false;
  const auto& selected = selection_.current();
  // The scene may be another before the selection is.
  if (!isSeen_ || !selected || selected->linkset >= document_.weighing().scene.linksets.size())
    return forget();
  work_.cancel();
  perturbing_.cancel();
  if (current_ && current_->of != *selected) current_.reset();
  if (perturbed_ && perturbed_->of != *selected) takePerturbed({});
  pause_.start(milliseconds);
  emit changed();
}

void Advisor::start() {
  const weighing::Weighing& weighing = document_.weighing();
  const weighing::Target of = *selection_.current();
  if (!scene_) scene_ = std::make_shared<const scene::Scene>(weighing.scene);
  work_.start([of, language = windowLanguage(), scene = scene_,
               parts = weighing.statistics.linksets[of.linkset], profile = weighing.profile,
               isThorough = isThorough_](const Task& task) -> Made {
    const LanguageScope scope(language);
    explain::TargetAdvice found = explain::adviceFor(*scene, parts, of, profile, task, isThorough);
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
  if (document_.isBusy() || explain::trianglesBehind(weighing, of) == 0) return takePerturbed({});
  perturbing_.start([of, one = std::shared_ptr(singleLinkset(weighing, of.linkset))](
                        const Task& task) -> std::shared_ptr<const Perturbed> {
    const auto steadiness = explain::steadinessOf(*one, {0, of.part}, task);
    return steadiness ? std::make_shared<const Perturbed>(Perturbed{of, *steadiness}) : nullptr;
  });
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
