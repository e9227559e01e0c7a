#include "ui/window/detail/push_actions.h"

#include "ui/window/detail/actions.h"
#include "ui/window/detail/cube_changes.h"
#include "viewport/view.h"

#include <QAction>
#include <array>
#include <utility>

namespace wb::ui {

using octree::FacePart;

PushActions::PushActions(CubeChanges& changes, viewport::View& view, Actions& actions,
                         QObject* parent)
    : QObject(parent), changes_(changes) {
  struct Row {
    FacePart part;
    ActionId in;
    ActionId out;
  };
  constexpr std::array rows{Row{FacePart::face, ActionId::pushFaceIn, ActionId::pullFaceOut},
                            Row{FacePart::edge, ActionId::pushEdgeIn, ActionId::pullEdgeOut},
                            Row{FacePart::corner, ActionId::pushCornerIn, ActionId::pullCornerOut}};
  for (const Row& row : rows) {
    const FacePart part = row.part;
    connect(&actions[row.in], &QAction::triggered, this, [this, part] { push(part, 1); });
    connect(&actions[row.out], &QAction::triggered, this, [this, part] { push(part, -1); });
  }
  connect(&view, &viewport::View::pushWanted, this, &PushActions::push);
}

void PushActions::push(FacePart part, int inwards) {
  const auto hit = changes_.marked();
  if (!hit) return;
  const auto cells = changes_.cells();
  const auto what = pushOf(changes_.world(), *hit, cells->octree, cells->box, part);
  if (!what) return changes_.say(what.error());
  auto after = pushed(changes_.cubesOf(cells->octree), *what, inwards);
  if (!after) return changes_.say(after.error());
  const QString where = tr("%n cube(s) of %1", nullptr, static_cast<int>(after->cubes))
                            .arg(changes_.octreeName(cells->octree));
  changes_.put(cells->octree, std::move(after->octree),
               inwards > 0 ? tr("Push cubes in") : tr("Pull cubes out"), where);
}

}  // namespace wb::ui
