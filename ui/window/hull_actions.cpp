#include "ui/window/hull_actions.h"

#include "ui/base/model_text.h"
#include "ui/compose/hull_questions.h"
#include "ui/document/compose_command.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/window/actions.h"

#include <QAction>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace wb::ui {

HullActions::HullActions(QWidget& window, Document& document, Selection& selection,
                         Actions& actions)
    : QObject(&window),
      window_(window),
      document_(document),
      selection_(selection),
      actions_(actions) {
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

/// The mesh whose hulls are meant: what is selected last, if it is one part.
std::optional<scene::Target> HullActions::part() const {
  const auto& selected = selection_.current();
  if (!selected || selected->linkset >= scene().linksets.size()) return {};
  const std::vector<scene::Part>& parts = scene().linksets[selected->linkset].parts;
  if (!selected->part && parts.size() != 1) return {};
  const scene::Target target{selected->linkset, selected->part.value_or(0)};
  if (*target.part >= parts.size() || !scene().meshOf(parts[*target.part])) return {};
  return target;
}

/// Hulls that are lit up. A view may show others than the document has.
std::vector<std::uint32_t> HullActions::chosen() const {
  const auto& lit = selection_.highlighted();
  const auto target = part();
  if (!lit || !lit->hulls || lit->layer != layers::Layer::hulls || !target) return {};
  if (scene::Target{lit->linkset, lit->part} != *target) return {};
  const auto& parts = scene().linksets[target->linkset].parts;
  const auto& convex = scene().meshOf(parts[*target->part])->physicsConvex;
  const std::size_t count = convex ? convex->hulls.size() : 0;
  if (std::ranges::any_of(lit->indices, [&](std::uint32_t hull) { return hull >= count; }))
    return {};
  return lit->indices;
}

void HullActions::update() {
  const std::size_t count = chosen().size();
  actions_[ActionId::removeHulls].setEnabled(count > 0);
  actions_[ActionId::mergeHulls].setEnabled(count > 1);
  actions_[ActionId::splitHull].setEnabled(count == 1);
  actions_[ActionId::moveCorner].setEnabled(count == 1);
  actions_[ActionId::addHullBox].setEnabled(part().has_value());
}

/// While a question is open, what it is about may have become another.
void HullActions::change(const QString& text, const Ask& ask) {
  const auto target = part();
  if (!target) return;
  const std::size_t pass = document_.geometryPasses();
  const auto hulls = making::hullsOf(scene(), *target);
  if (!hulls) return emit said(shown(hulls.error()));
  const Edit edit = ask(*hulls);
  if (!edit || document_.geometryPasses() != pass) return;
  auto edited = edit(*hulls);
  if (!edited) return emit said(shown(edited.error()));
  const std::size_t count = edited->size();
  auto changed = making::withHulls(scene(), *target, std::move(*edited));
  if (!changed) return emit said(shown(changed.error()));
  const double before = document_.weighing().costs[target->linkset].landImpact;
  compose(document_, selection_, {std::move(*changed), selection_.all()}, text);
  selection_.highlight({});  // The numbers that were lit name other hulls now.
  tell(*target, before, count);
}

void HullActions::tell(const scene::Target& part, double before, std::size_t hulls) {
  const cost::LinksetCost& costs = document_.weighing().costs[part.linkset];
  emit said(tr("Hulls: %L1, physics %2 PE, land impact %3 (before: %4)")
                .arg(hulls)
                .arg(shownNumber(costs.parts[*part.part].physics.value_or(0)),
                     shownNumber(costs.landImpact), shownNumber(before)));
}

void HullActions::remove() {
  change(tr("Delete hulls"), [named = chosen()](const shape::Pieces&) {
    return [named](const shape::Pieces& hulls) { return shape::withoutHulls(hulls, named); };
  });
}

void HullActions::merge() {
  change(tr("Merge hulls"), [named = chosen()](const shape::Pieces&) {
    return [named](const shape::Pieces& hulls) { return shape::mergedHulls(hulls, named); };
  });
}

void HullActions::split() {
  change(tr("Split hull"), [this, hull = chosen().front()](const shape::Pieces& all) -> Edit {
    const auto plane = askForPlane(window_, all[hull].low(), all[hull].high());
    if (!plane) return {};
    return [hull, at = *plane](const shape::Pieces& hulls) {
      return shape::splitHull(hulls, hull, at.axis, at.place);
    };
  });
}

void HullActions::addBox() {
  change(tr("Add box hull"), [this](const shape::Pieces&) -> Edit {
    const scene::Target target = *part();
    const auto box = askForBox(window_, scene().linksets[target.linkset].parts[*target.part].scale);
    if (!box) return {};
    return [box = *box](const shape::Pieces& hulls) {
      return shape::withBox(hulls, box.middle, box.size);
    };
  });
}

void HullActions::moveCorner() {
  change(tr("Move corner"), [this, hull = chosen().front()](const shape::Pieces& all) -> Edit {
    const scene::Target target = *part();
    const auto moved = askForCorner(window_, all[hull].corners(),
                                    scene().linksets[target.linkset].parts[*target.part].scale);
    if (!moved) return {};
    return [hull, to = *moved](const shape::Pieces& hulls) {
      return shape::withCornerAt(hulls, hull, to.corner, to.place);
    };
  });
}

}  // namespace wb::ui
