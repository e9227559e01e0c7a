#include "ui/why/advisor.h"

#include "model/report/suggestion_effect.h"
#include "ui/document/document.h"

#include <utility>

namespace wb::ui {
namespace {

/// As long as a slider that is dragged rests at most from one value to the next.
constexpr int pauseMilliseconds = 300;

}  // namespace

Advisor::Advisor(const Document& document, const Selection& selection, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      work_([this](const Made& made) { take(made); }) {
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
  if (current_ && current_->of != *selected) current_.reset();
  pause_.start();
  emit changed();
}

void Advisor::start() {
  const report::Weighing& weighing = document_.weighing();
  work_.start([of = *selection_.current(), scene = weighing.scene,
               profile = weighing.profile](const Task& task) -> Made {
    const auto all = advice::advise(scene, of.linkset, of.part, profile, task);
    return std::make_shared<const Advised>(
        Advised{of, advice::bestOfEachKind(all, report::mostSuggestions)});
  });
}

void Advisor::take(const Made& made) {
  current_ = made;
  emit changed();
}

void Advisor::forget() {
  pause_.stop();
  work_.cancel();
  current_.reset();
  emit changed();
}

}  // namespace wb::ui
