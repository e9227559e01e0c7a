#include "ui/why/explainer.h"

#include "ui/base/window_language.h"
#include "ui/document/document.h"
#include "ui/document/single_linkset.h"

#include <QtConcurrentRun>
#include <utility>

namespace wb::ui {

Explainer::Explainer(const Document& document, const Selection& selection, QObject* parent)
    : QObject(parent), document_(document), selection_(selection) {
  connect(&watcher_, &QFutureWatcher<Made>::finished, this, &Explainer::finish);
  connect(&selection, &Selection::changed, this, &Explainer::start);
  connect(&document, &Document::costsChanged, this, &Explainer::start);
  connect(&document, &Document::sceneReset, this, &Explainer::forget);
  start();
}

Explainer::~Explainer() { watcher_.waitForFinished(); }

std::optional<std::size_t> Explainer::wanted() const {
  const auto& selected = selection_.current();
  // The scene may be another before the selection is.
  if (!selected || selected->linkset >= document_.weighing().scene.linksets.size()) return {};
  return selected->linkset;
}

void Explainer::start() {
  const auto linkset = wanted();
  if (!linkset) return forget();
  if (current_ && current_->linkset != *linkset) forget();
  isStale_ = isWorking_;
  if (isWorking_) return;
  isWorking_ = true;
  watcher_.setFuture(
      QtConcurrent::run([weighing = std::make_shared<std::unique_ptr<const weighing::Weighing>>(
                             singleLinkset(document_.weighing(), *linkset)),
                         linkset = *linkset, language = windowLanguage()] {
        const LanguageScope speaking(language);
        return explain(std::move(*weighing), linkset);
      }));
}

void Explainer::finish() {
  isWorking_ = false;
  const Made made = watcher_.result();
  const bool isStale = std::exchange(isStale_, false);
  if (wanted() == made->linkset && !(isStale && !current_)) {
    current_ = made;
    emit explained();
  }
  if (isStale) start();
}

void Explainer::forget() {
  isStale_ = isWorking_;
  current_.reset();
  emit explained();
}

}  // namespace wb::ui
