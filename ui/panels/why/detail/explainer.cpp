#include "ui/panels/why/detail/explainer.h"

#include "ui/document/document.h"
#include "ui/document/single_linkset.h"
#include "ui/widgets/window_language.h"

#include <chrono>
#include <utility>

namespace wb::ui {
namespace {

/// A frame: what comes within it is never seen to be awaited.
constexpr std::chrono::milliseconds soon{15};

}  // namespace

Explainer::Explainer(const Document& document, const Selection& selection, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      work_([this](const Made& made) { take(made); }) {
  connect(&selection, &Selection::changed, this, &Explainer::start);
  connect(&document, &Document::costsChanged, this, &Explainer::start);
  connect(&document, &Document::sceneReset, this, &Explainer::forget);
  start();
}

std::optional<std::size_t> Explainer::wanted() const {
  const auto& selected = selection_.current();
  // The scene may be another before the selection is.
  if (!selected || selected->linkset >= document_.weighing().scene.linksets.size()) return {};
  return selected->linkset;
}

void Explainer::start() {
  const auto linkset = wanted();
  if (!linkset) return forget();
  const bool isOther = linkset != linkset_;
  if (isOther) {
    work_.cancel();
    current_.reset();
  }
  linkset_ = linkset;
  work_.queue([one = std::shared_ptr(singleLinkset(document_.weighing(), *linkset)),
               linkset = *linkset, language = windowLanguage()](const Task& task) {
    const LanguageScope scope(language);
    return explain(one, linkset, task);
  });
  if (isOther && !work_.takeWithin(soon)) emit explained();
}

void Explainer::take(const Made& made) {
  current_ = made;
  emit explained();
}

void Explainer::forget() {
  work_.cancel();
  linkset_.reset();
  current_.reset();
  emit explained();
}

}  // namespace wb::ui
