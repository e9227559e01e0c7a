#include "ui/panels/why/detail/explainer.h"

#include "model/analysis/what_changed.h"
#include "ui/document/document.h"
#include "ui/widgets/model_text.h"

#include <chrono>
#include <utility>

namespace wb::ui {

std::optional<Highlight> highlightOf(const cost::Term& term, std::size_t linkset,
                                     const std::vector<cost::PartCost>& parts) {
  using Kind = cost::Evidence::Kind;
  const cost::Evidence& evidence = term.evidence;
  if (evidence.kind == Kind::none || evidence.part >= parts.size()) return {};
  if (evidence.kind == Kind::triangles)
    return Highlight{layers::Layer::physicsMesh, linkset, evidence.part, false, evidence.indices};
  const bool isDecomposition =
      parts[evidence.part].decision.representation == cost::Representation::decomposition;
  return Highlight{isDecomposition ? layers::Layer::hulls : layers::Layer::baseHull, linkset,
                   evidence.part, true, evidence.indices};
}

namespace {

std::vector<Sentence> changesOf(const weighing::Weighing& before,
                                const weighing::Weighing& weighing) {
  const tuning::Side was{before.scene, before.profile, before.costs};
  const tuning::Side is{weighing.scene, weighing.profile, weighing.costs};
  const auto changed = tuning::ChangeFinder(was, is)(0, 0);
  if (!changed || changed->before == changed->after) return {};
  return sentencesOf(*changed);
}

}  // namespace

std::shared_ptr<const Explained> explain(std::shared_ptr<const weighing::Weighing> weighing,
                                         std::size_t linkset, const Task& task,
                                         const weighing::Weighing* before) {
  explain::Explanation explanation = explain::explanationOf(*weighing, {0, {}}, nullptr, task);
  auto reason = reasonOf(explanation.culprits, explanation.linkset(), explanation.cost(),
                         explanation.profile());
  auto origins = originsOf(explanation, explanation.culprits);
  auto changes = before ? changesOf(*before, *weighing) : std::vector<Sentence>();
  return std::make_shared<const Explained>(Explained{linkset, std::move(weighing),
                                                     std::move(explanation), std::move(reason),
                                                     std::move(origins), std::move(changes)});
}

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

std::shared_ptr<const weighing::Weighing> Explainer::before(std::size_t linkset) const {
  const auto& before = document_.beforeReload();
  if (!before || !before->linksets[linkset]) return nullptr;
  return singleLinkset(*before->weighing, *before->linksets[linkset]);
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
               before = before(*linkset), linkset = *linkset,
               language = windowLanguage()](const Task& task) {
    const LanguageScope scope(language);
    return explain(one, linkset, task, before.get());
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
