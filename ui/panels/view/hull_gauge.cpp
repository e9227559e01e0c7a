#include "ui/panels/view/hull_gauge.h"

#include "ui/document/document.h"
#include "ui/widgets/error_words.h"
#include "ui/widgets/model_text.h"

#include <numeric>
#include <utility>

namespace wb::ui {
namespace {

std::size_t cornersOf(const shape::Pieces& hulls) {
  return std::accumulate(
      hulls.begin(), hulls.end(), std::size_t{0},
      [](std::size_t sum, const shape::Piece& hull) { return sum + hull.corners().size(); });
}

}  // namespace

HullGauge::HullGauge(const Document& document, QObject* parent)
    : QObject(parent),
      document_(document),
      scaling_([this](const Result<making::HullScale>& scale) { takeScale(scale); }),
      measuring_([this](double error) {
        emit said(
            tr("%1, error %2", "hulls and cost").arg(cost_, errorWords(error, scale_.diagonal)));
      }) {
  connect(&document_, &Document::sceneReset, this, &HullGauge::cancel);
  connect(&document_, &Document::partsChanged, this, &HullGauge::cancel);
}

void HullGauge::prepare(const scene::Target& part) {
  const scene::Scene& scene = document_.weighing().scene;
  const scene::Part& of = scene.linksets[part.linkset].parts[*part.part];
  const auto found = scene.assets.find(of.asset);
  if (found == scene.assets.end()) return;
  scaling_.start([of, mesh = found->second.mesh, before = scale_](const Task& task) {
    return making::scaleFor(of, mesh.get(), before, task);
  });
}

void HullGauge::tell(const scene::Target& part, const shape::Pieces& hulls, double before) {
  const weighing::Weighing& weighing = document_.weighing();
  const making::HullsCost cost =
      making::costWith(weighing.scene, weighing.statistics, weighing.profile, part, hulls);
  cost_ = tr("Hulls: %L1, vertices: %L2, physics %3 PE, land impact %4 (before: %5)")
              .arg(hulls.size())
              .arg(cornersOf(hulls))
              .arg(shownNumber(cost.physics.value_or(0)), shownNumber(cost.landImpact),
                   shownNumber(before));
  emit said(cost_);
  waiting_ = hulls;
  if (!scaling_.isBusy()) measure();
}

void HullGauge::takeScale(const Result<making::HullScale>& scale) {
  if (scale) scale_ = *scale;
  measure();
}

void HullGauge::measure() {
  if (!waiting_ || !scale_.solid) return;
  measuring_.start([scale = scale_, hulls = *std::exchange(waiting_, {})](const Task& task) {
    return making::errorBy(scale, hulls, task);
  });
}

void HullGauge::cancel() {
  waiting_.reset();
  measuring_.cancel();
}

}  // namespace wb::ui
