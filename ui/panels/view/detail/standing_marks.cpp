#include "ui/panels/view/detail/standing_marks.h"

#include "model/display/cost_ramp.h"
#include "model/display/costs_of_layer.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/document/visibility.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "viewport/view.h"

#include <utility>
#include <vector>

namespace wb::ui {
namespace {

/// No more can have 2 % of the total each.
constexpr std::size_t mostStanding = 50;

}  // namespace

StandingMarks::StandingMarks(const Document& document, const Selection& selection,
                             const Visibility& visibility, viewport::View& view, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      visibility_(visibility),
      view_(view) {
  connect(&document_, &Document::sceneReset, this, &StandingMarks::show);
  connect(&document_, &Document::partsChanged, this, &StandingMarks::show);
  connect(&document_, &Document::costsChanged, this, &StandingMarks::show);
  connect(&visibility_, &Visibility::changed, this, &StandingMarks::show);
  connect(&selection_, &Selection::changed, this, &StandingMarks::show);
  connect(&selection_, &Selection::octreeChanged, this, &StandingMarks::show);
}

void StandingMarks::setShown(bool isShown, double explosion) {
  const bool isOther = isShown != std::exchange(isShown_, isShown);
  if (explosion == std::exchange(explosion_, explosion) && !isOther) return;
  show();
}

void StandingMarks::leaveOut(const std::set<std::size_t>& linksets) {
  if (linksets == leftOut_) return;
  leftOut_ = linksets;
  show();
}

void StandingMarks::show() {
  const weighing::Weighing& weighing = document_.weighing();
  std::vector<viewport::StandingObject> objects;
  double total = 0;
  // One object alone needs no name beside it.
  const bool isOneOfSeveral = weighing.scene.linksets.size() > 1;
  if (isShown_ && isOneOfSeveral && selection_.all().empty() && !selection_.octree()) {
    for (const cost::LinksetCost& one : weighing.costs) total += one.landImpact;
    for (const std::size_t linkset : layers::costliestLinksets(weighing.costs, mostStanding)) {
      if (visibility_.isLinksetHidden(linkset) || leftOut_.contains(linkset)) continue;
      const auto box = layers::boundsOf(weighing.scene, linkset, {}, explosion_);
      if (!box) continue;
      const double landImpact = weighing.costs[linkset].landImpact;
      objects.push_back(
          {linkset, *box, landImpact,
           tr("%1  %2 LI", "name and land impact of an object")
               .arg(nameOf(weighing.scene.linksets[linkset], linkset), shownNumber(landImpact)),
           viewport::colourOfLevel(layers::costLevel(landImpact))});
    }
  }
  view_.layers().standing().show(std::move(objects), total, view_.devicePixelRatio());
}

}  // namespace wb::ui
