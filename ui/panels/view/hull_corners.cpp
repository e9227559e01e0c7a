#include "ui/panels/view/hull_corners.h"

#include "model/asset/make_blocks.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"

#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>

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
        emit said(tr("%1, deviation %2", "hulls and cost")
                      .arg(cost_, errorWords(error, scale_.diagonal)));
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
  cost_ = tr("Hulls: %L1, vertices: %L2, physics %3 PE, land impact %4 LI (before: %5 LI)")
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

namespace {

constexpr viewport::Colour cornerColour{36, 64, 160};

}  // namespace

std::vector<viewport::Line> linesOf(const shape::Piece& hull, const scene::Placement& place) {
  std::vector<viewport::Line> lines = shape::edgesOf(hull);
  for (auto& [from, to] : lines) {
    from = place(from);
    to = place(to);
  }
  return lines;
}

HullCorners::HullCorners(Document& document, Selection& selection, QObject* parent)
    : QObject(parent), document_(document), selection_(selection), gauge_(document) {
  connect(&gauge_, &HullGauge::said, this, &HullCorners::said);
}

bool HullCorners::find() {
  dragged_.reset();
  chosen_.reset();
  const std::vector<std::uint32_t> named = chosenHulls(document_, selection_);
  if (named.size() != 1) return false;
  const scene::Target part = *chosenMesh(document_, selection_);
  const scene::Scene& scene = document_.weighing().scene;
  auto hulls = making::hullsOf(scene, part);
  if (!hulls) return false;
  const scene::Linkset& linkset = scene.linksets[part.linkset];
  const scene::Part& of = linkset.parts[*part.part];
  chosen_.emplace(Chosen{part, named.front(), std::move(*hulls), scene::Placement(linkset, of),
                         asset::hullReach * of.scale});
  gauge_.prepare(part);
  return true;
}

std::vector<viewport::Handle> HullCorners::handles() const {
  std::vector<viewport::Handle> handles;
  if (!chosen_) return handles;
  for (const glm::dvec3& corner : chosen_->hulls[chosen_->hull].corners())
    handles.push_back({chosen_->place(corner), glm::dvec3(0), cornerColour,
                       viewport::HandleForm::dot, chosen_->place.rotation});
  if (dragged_) handles[dragged_->corner].origin = chosen_->place(dragged_->to);
  return handles;
}

std::vector<viewport::Line> HullCorners::lines() const {
  if (!chosen_) return {};
  const shape::Pieces& hulls = dragged_ && dragged_->hulls ? *dragged_->hulls : chosen_->hulls;
  return linesOf(hulls[chosen_->hull], chosen_->place);
}

void HullCorners::drag(std::size_t corner, const glm::dvec3& by) {
  if (!chosen_) return;
  const auto& [part, hull, hulls, place, most] = *chosen_;
  const glm::dvec3 to =
      glm::clamp(hulls[hull].corners()[corner] + glm::inverse(place.rotation) * by, -most, most);
  auto edited = shape::withCornerAt(hulls, hull, corner, to);
  dragged_.emplace(Dragged{corner, to, {}});
  if (!edited) return emit said(shown(edited.error()));
  dragged_->hulls = std::move(*edited);
  gauge_.tell(part, *dragged_->hulls, document_.weighing().costs[part.linkset].landImpact);
}

void HullCorners::drop() {
  if (!chosen_ || !dragged_ || !dragged_->hulls) return cancel();
  const Chosen chosen = *std::exchange(chosen_, {});
  const shape::Pieces hulls = *std::exchange(dragged_, {})->hulls;
  const double before = document_.weighing().costs[chosen.part.linkset].landImpact;
  auto changed = making::withHulls(document_.weighing().scene, chosen.part, hulls);
  if (!changed) return emit said(shown(changed.error()));
  compose(document_, selection_, {std::move(*changed), selection_.all()}, tr("Move vertex"));
  gauge_.tell(chosen.part, hulls, before);
}

void HullCorners::cancel() {
  dragged_.reset();
  gauge_.cancel();
}

}  // namespace wb::ui
