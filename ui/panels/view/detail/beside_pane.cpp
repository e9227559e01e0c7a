#include "ui/panels/view/detail/beside_pane.h"

#include "model/analysis/comparison.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/panels/view/detail/view_words.h"
#include "viewport/view.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace wb::ui {

BesidePane::BesidePane(const Document& document, const Selection& selection,
                       const Visibility& visibility, const Baseline& baseline, viewport::View& view,
                       QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      visibility_(visibility),
      baseline_(baseline),
      view_(view) {
  connect(&baseline_, &Baseline::changed, this, &BesidePane::followBaseline);
}

void BesidePane::setSettings(const ViewSettings& settings) {
  const Beside before = std::exchange(settings_, settings).beside;
  if (settings.beside == Beside::nothing) return join();
  if (keeper_ == nullptr) split();
  keeper_->setSettings(settings.besides());
  if (before != settings.beside) followBaseline();
  showWords();
}

void BesidePane::split() {
  keeper_ = new LayerKeeper(document_, selection_, visibility_, baseline_, view_.beside(), this);
  connect(keeper_, &LayerKeeper::looksChanged, this, &BesidePane::looksChanged);
  connect(keeper_, &LayerKeeper::layerPrepared, &view_, &viewport::View::pointAgain);
  // Another scene is shown unchanged until the keeper knows its substitute.
  connect(&document_, &Document::sceneReset, keeper_, [this] { followBaseline(); });
  keeper_->remake();
}

void BesidePane::join() {
  if (keeper_ == nullptr) return;
  delete std::exchange(keeper_, nullptr);
  for (const layers::Layer layer : layers::allLayers) view_.beside().removeLayer(layer);
  view_.setSplit(viewport::Split::none);
  emit looksChanged();
}

/// Until it is weighed, and where none is pinned, nothing is shown in its place.
void BesidePane::followBaseline() {
  if (keeper_ == nullptr) return;
  std::shared_ptr<const ScenePreview> shown;
  if (settings_.beside == Beside::baseline) {
    if (const auto side = baseline_.side()) {
      tuning::Aligned aligned = tuning::aligned(*side, baseline_.origins());
      shown = std::make_shared<const ScenePreview>(
          ScenePreview{std::move(aligned.scene), std::move(aligned.costs), side->profile,
                       std::move(aligned.missing)});
    } else {
      shown =
          std::make_shared<const ScenePreview>(ScenePreview{{}, {}, document_.weighing().profile});
    }
  }
  keeper_->setPreview(std::move(shown));
  showWords();
}

void BesidePane::showWords() {
  const bool isBefore = settings_.beside == Beside::baseline || settings_.beside == Beside::before;
  view_.setSplit(isBefore ? viewport::Split::left : viewport::Split::right,
                 {wordsOfFirst(), wordsOfBeside()}, settings_.isWiped);
}

QString BesidePane::wordsOfFirst() const {
  if (settings_.beside == Beside::before) return tr("After");
  if (settings_.beside == Beside::baseline)
    return tr("Now: %1").arg(profileName(document_.weighing().profile, document_.weighing().scene));
  const auto shown = std::ranges::find_if(
      viewport::allPresets, [this](viewport::Preset one) { return settings_.matches(one); });
  return shown == viewport::allPresets.end() ? tr("Selected layers") : wordOf(*shown);
}

QString BesidePane::wordsOfBeside() const {
  if (const auto preset = presetOf(settings_.beside)) return wordOf(*preset);
  if (settings_.beside == Beside::before) return tr("Before");
  if (!baseline_.profile()) return tr("No baseline");
  if (!baseline_.side()) return tr("Weighing the baseline…");
  return tr("Before: %1").arg(profileName(*baseline_.profile(), document_.weighing().scene));
}

}  // namespace wb::ui
