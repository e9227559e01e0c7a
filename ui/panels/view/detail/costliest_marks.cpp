#include "ui/panels/view/detail/costliest_marks.h"

#include "model/display/cost_ramp.h"
#include "model/display/costs_of_layer.h"
#include "ui/document/document.h"
#include "ui/document/visibility.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "viewport/view.h"
#include "viewport/viewport_texts.h"

#include <algorithm>
#include <utility>

namespace wb::ui {

using layers::Layer;

CostliestMarks::CostliestMarks(const Document& document, const Visibility& visibility,
                               viewport::View& view, QObject* parent)
    : QObject(parent), document_(document), visibility_(visibility), view_(view) {
  connect(&document_, &Document::sceneReset, this, &CostliestMarks::show);
  connect(&document_, &Document::partsChanged, this, &CostliestMarks::show);
  connect(&document_, &Document::costsChanged, this, &CostliestMarks::show);
  connect(&visibility_, &Visibility::changed, this, &CostliestMarks::show);
}

void CostliestMarks::setShown(bool shown, double explosion) {
  const bool isOther = shown != std::exchange(isShown_, shown);
  if (explosion == std::exchange(explosion_, explosion) && !isOther) return;
  show();
}

void CostliestMarks::leaveOut(const std::set<std::size_t>& linksets) {
  if (linksets == leftOut_) return;
  leftOut_ = linksets;
  show();
}

/// Those that are hidden keep their rank, and no mark.
std::vector<std::size_t> CostliestMarks::marked() const {
  if (!isShown_) return {};
  auto costliest = layers::costliestLinksets(document_.weighing().costs, most + leftOut_.size());
  std::erase_if(costliest, [this](std::size_t linkset) { return leftOut_.contains(linkset); });
  costliest.resize(std::min(most, costliest.size()));
  return costliest;
}

void CostliestMarks::show() {
  const weighing::Weighing& weighing = document_.weighing();
  const std::vector<std::size_t> costliest = marked();
  std::vector<viewport::Label> labels;
  for (std::size_t rank = 0; rank < costliest.size(); ++rank) {
    const auto bounds = layers::boundsOf(weighing.scene, costliest[rank], {}, explosion_);
    if (visibility_.isLinksetHidden(costliest[rank]) || !bounds) continue;
    const glm::dvec3 middle = (bounds->low + bounds->high) / 2.0;
    labels.push_back({{middle.x, middle.y, bounds->high.z},
                      tr("%L1 · %2 LI", "rank and land impact of an object")
                          .arg(rank + 1)
                          .arg(shownNumber(weighing.costs[costliest[rank]].landImpact))});
  }
  // The most expensive lies over all others.
  std::ranges::reverse(labels);
  if (labels == labels_ && labels.empty()) return;
  labels_ = labels;
  layers::LayerOptions options;
  options.explosion = explosion_;
  options.wanted = [&](std::size_t linkset, std::size_t part) {
    return std::ranges::find(costliest, linkset) != costliest.end() &&
           !visibility_.isHidden(linkset, part);
  };
  view_.layers().markCostliest(costliest.empty()
                                   ? layers::LayerShapes()
                                   : makeLayer(weighing.scene, Layer::boundingBox, options),
                               labels, view_.devicePixelRatio());
  emit changed();
}

/// In the colours that the view tells land impact by; where it tells something else, in that of the
/// boxes, so that no two scales are mixed.
std::vector<viewport::LegendEntry> CostliestMarks::legend() const {
  const weighing::Weighing& weighing = document_.weighing();
  const bool isByLandImpact = view_.layers().colourBy() == viewport::ColourBy::landImpact;
  std::vector<viewport::LegendEntry> entries;
  std::size_t rank = 0;
  for (const std::size_t linkset : marked())
    entries.push_back({isByLandImpact ? viewport::colourOfLevel(
                                            layers::costLevel(weighing.costs[linkset].landImpact))
                                      : viewport::costliestColour,
                       viewport::viewportTexts["legend.costliest"],
                       {{"rank", ++rank},
                        {"name", nameOf(weighing.scene.linksets[linkset], linkset).toStdString()},
                        {"value", weighing.costs[linkset].landImpact}}});
  return entries;
}

}  // namespace wb::ui
