#include "ui/panels/view/detail/dearest_marks.h"

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

DearestMarks::DearestMarks(const Document& document, const Visibility& visibility,
                           viewport::View& view, QObject* parent)
    : QObject(parent), document_(document), visibility_(visibility), view_(view) {
  connect(&document_, &Document::sceneReset, this, &DearestMarks::show);
  connect(&document_, &Document::partsChanged, this, &DearestMarks::show);
  connect(&document_, &Document::costsChanged, this, &DearestMarks::show);
  connect(&visibility_, &Visibility::changed, this, &DearestMarks::show);
}

void DearestMarks::setShown(bool shown, double explosion) {
  const bool isOther = shown != std::exchange(isShown_, shown);
  if (explosion == std::exchange(explosion_, explosion) && !isOther) return;
  show();
}

void DearestMarks::leaveOut(const std::set<std::size_t>& linksets) {
  if (linksets == leftOut_) return;
  leftOut_ = linksets;
  show();
}

/// Those that are hidden keep their rank, and no mark.
std::vector<std::size_t> DearestMarks::marked() const {
  if (!isShown_) return {};
  auto dearest = layers::dearestLinksets(document_.weighing().costs, most + leftOut_.size());
  std::erase_if(dearest, [this](std::size_t linkset) { return leftOut_.contains(linkset); });
  dearest.resize(std::min(most, dearest.size()));
  return dearest;
}

void DearestMarks::show() {
  const weighing::Weighing& weighing = document_.weighing();
  const std::vector<std::size_t> dearest = marked();
  std::vector<viewport::Label> labels;
  for (std::size_t rank = 0; rank < dearest.size(); ++rank) {
    const auto bounds = layers::boundsOf(weighing.scene, dearest[rank], {}, explosion_);
    if (visibility_.isLinksetHidden(dearest[rank]) || !bounds) continue;
    const glm::dvec3 middle = (bounds->low + bounds->high) / 2.0;
    labels.push_back({{middle.x, middle.y, bounds->high.z},
                      tr("%L1 · %2 LI", "rank and land impact of an object")
                          .arg(rank + 1)
                          .arg(shownNumber(weighing.costs[dearest[rank]].landImpact))});
  }
  // The dearest lies over all others.
  std::ranges::reverse(labels);
  if (labels == labels_ && labels.empty()) return;
  labels_ = labels;
  layers::LayerOptions options;
  options.explosion = explosion_;
  options.wanted = [&](std::size_t linkset, std::size_t part) {
    return std::ranges::find(dearest, linkset) != dearest.end() &&
           !visibility_.isHidden(linkset, part);
  };
  view_.layers().markDearest(dearest.empty()
                                 ? layers::LayerShapes()
                                 : makeLayer(weighing.scene, Layer::boundingBox, options),
                             labels, view_.devicePixelRatio());
  emit changed();
}

/// In the colours that the view tells land impact by; where it tells something else, in that of the
/// boxes, so that no two scales are mixed.
std::vector<viewport::LegendEntry> DearestMarks::legend() const {
  const weighing::Weighing& weighing = document_.weighing();
  const bool isByLandImpact = view_.layers().colourBy() == viewport::ColourBy::landImpact;
  std::vector<viewport::LegendEntry> entries;
  std::size_t rank = 0;
  for (const std::size_t linkset : marked())
    entries.push_back({isByLandImpact ? viewport::colourOfLevel(
                                            layers::costLevel(weighing.costs[linkset].landImpact))
                                      : viewport::dearestColour,
                       viewport::viewportTexts["legend.dearest"],
                       {{"rank", ++rank},
                        {"name", nameOf(weighing.scene.linksets[linkset], linkset).toStdString()},
                        {"value", weighing.costs[linkset].landImpact}}});
  return entries;
}

}  // namespace wb::ui
