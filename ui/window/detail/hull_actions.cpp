#include "ui/window/detail/hull_actions.h"

#include "ui/document/chosen_hulls.h"
#include "ui/document/compose_command.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/view/hull_corners.h"
#include "ui/panels/view/hull_gauge.h"
#include "ui/widgets/model_text.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/hull_questions.h"

#include <QAction>
#include <QWidget>
#include <algorithm>
#include <iterator>
#include <utility>

namespace wb::ui {
namespace {

using Lines = std::vector<viewport::Line>;

Lines linesOfAll(const shape::Pieces& hulls, const scene::Placement& place) {
  Lines all;
  for (const shape::Piece& hull : hulls)
    std::ranges::copy(linesOf(hull, place), std::back_inserter(all));
  return all;
}

}  // namespace

HullActions::HullActions(QWidget& window, Document& document, Selection& selection,
                         Actions& actions)
    : QObject(&window),
      window_(window),
      document_(document),
      selection_(selection),
      actions_(actions),
      gauge_(new HullGauge(document, this)) {
  connect(gauge_, &HullGauge::said, this, &HullActions::said);
  const auto on = [&](ActionId id, auto method) {
    connect(&actions[id], &QAction::triggered, this, method);
  };
  on(ActionId::removeHulls, &HullActions::remove);
  on(ActionId::mergeHulls, &HullActions::merge);
  on(ActionId::splitHull, &HullActions::split);
  on(ActionId::addHullBox, &HullActions::addBox);
  on(ActionId::moveCorner, &HullActions::moveCorner);
  connect(&selection, &Selection::changed, this, &HullActions::update);
  connect(&selection, &Selection::highlightChanged, this, &HullActions::update);
  connect(&document, &Document::sceneReset, this, &HullActions::update);
  connect(&document, &Document::partsChanged, this, &HullActions::update);
  update();
}

const scene::Scene& HullActions::scene() const { return document_.weighing().scene; }

scene::Placement HullActions::placeOf(const scene::Target& part) const {
  const scene::Linkset& linkset = scene().linksets[part.linkset];
  return {linkset, linkset.parts[*part.part]};
}

void HullActions::update() {
  const std::size_t count = chosenHulls(document_, selection_).size();
  actions_[ActionId::removeHulls].setEnabled(count > 0);
  actions_[ActionId::mergeHulls].setEnabled(count > 1);
  actions_[ActionId::splitHull].setEnabled(count == 1);
  actions_[ActionId::moveCorner].setEnabled(count == 1);
  actions_[ActionId::addHullBox].setEnabled(chosenMesh(document_, selection_).has_value());
}

/// While a question is open, what it is about may have become another.
void HullActions::change(const QString& text, const Ask& ask) {
  const auto target = chosenMesh(document_, selection_);
  if (!target) return;
  const std::size_t pass = document_.geometryPasses();
  const auto hulls = making::hullsOf(scene(), *target);
  if (!hulls) return emit said(shown(hulls.error()));
  const Edit edit = ask(*hulls);
  if (!edit || document_.geometryPasses() != pass) return;
  auto edited = edit(*hulls);
  if (!edited) return emit said(shown(edited.error()));
  auto changed = making::withHulls(scene(), *target, *edited);
  if (!changed) return emit said(shown(changed.error()));
  const double before = document_.weighing().costs[target->linkset].landImpact;
  compose(document_, selection_, {std::move(*changed), selection_.all()}, text);
  selection_.highlight({});  // The numbers that were lit name other hulls now.
  gauge_->prepare(*target);
  gauge_->tell(*target, *edited, before);
}

void HullActions::remove() {
  change(tr("Delete hulls"), [named = chosenHulls(document_, selection_)](const shape::Pieces&) {
    return [named](const shape::Pieces& hulls) { return shape::withoutHulls(hulls, named); };
  });
}

void HullActions::merge() {
  change(tr("Merge hulls"), [named = chosenHulls(document_, selection_)](const shape::Pieces&) {
    return [named](const shape::Pieces& hulls) { return shape::mergedHulls(hulls, named); };
  });
}

/// Both parts are seen in the view while the plane is asked for.
void HullActions::split() {
  const std::uint32_t hull = chosenHulls(document_, selection_).front();
  change(tr("Split hull"), [this, hull](const shape::Pieces& all) -> Edit {
    const scene::Placement place = placeOf(*chosenMesh(document_, selection_));
    const auto show = [&](const AxisPlane& at) {
      const auto halves = shape::splitHull({all[hull]}, 0, at.axis, at.place);
      emit guidesChanged(halves ? linesOfAll(*halves, place) : Lines());
    };
    const auto plane = askForPlane(window_, all[hull].low(), all[hull].high(), show);
    emit guidesChanged({});
    if (!plane) return {};
    return [hull, at = *plane](const shape::Pieces& hulls) {
      return shape::splitHull(hulls, hull, at.axis, at.place);
    };
  });
}

void HullActions::addBox() {
  change(tr("Add box hull"), [this](const shape::Pieces&) -> Edit {
    const scene::Target target = *chosenMesh(document_, selection_);
    const auto show = [this, place = placeOf(target)](const MiddleAndSize& at) {
      const auto added = shape::withBox({}, at.middle, at.size);
      emit guidesChanged(added ? linesOfAll(*added, place) : Lines());
    };
    const auto box =
        askForBox(window_, scene().linksets[target.linkset].parts[*target.part].scale, show);
    emit guidesChanged({});
    if (!box) return {};
    return [box = *box](const shape::Pieces& hulls) {
      return shape::withBox(hulls, box.middle, box.size);
    };
  });
}

void HullActions::moveCorner() {
  change(
      tr("Move corner"),
      [this, hull = chosenHulls(document_, selection_).front()](const shape::Pieces& all) -> Edit {
        const scene::Target target = *chosenMesh(document_, selection_);
        const auto moved = askForCorner(window_, all[hull].corners(),
                                        scene().linksets[target.linkset].parts[*target.part].scale);
        if (!moved) return {};
        return [hull, to = *moved](const shape::Pieces& hulls) {
          return shape::withCornerAt(hulls, hull, to.corner, to.place);
        };
      });
}

}  // namespace wb::ui
