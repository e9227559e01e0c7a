#include "ui/window/detail/brush_actions.h"

#include "ui/window/detail/actions.h"
#include "ui/window/detail/cube_actions.h"

#include <QAction>
#include <QActionGroup>
#include <algorithm>
#include <array>
#include <utility>

namespace wb::ui {
namespace {

constexpr std::array shapes{std::pair{ActionId::brushBox, octree::BrushShape::box},
                            std::pair{ActionId::brushBall, octree::BrushShape::ball},
                            std::pair{ActionId::brushLine, octree::BrushShape::line}};
constexpr std::array sides{ActionId::symmetryX, ActionId::symmetryY, ActionId::symmetryZ};

}  // namespace

BrushActions::BrushActions(CubeChanges& changes, Actions& actions, QObject* parent)
    : QObject(parent), changes_(changes), actions_(actions) {
  auto* group = new QActionGroup(this);
  for (const auto& [id, shape] : shapes) {
    actions[id].setCheckable(true);
    group->addAction(&actions[id]);
  }
  actions[ActionId::brushBox].setChecked(true);
  for (const ActionId id : sides) actions[id].setCheckable(true);
  connect(&actions[ActionId::paintKind], &QAction::triggered, this,
          [this] { paintKind(plainText(actions_[ActionId::paintKind])); });
}

bool BrushActions::isMirrored() const {
  return std::ranges::any_of(sides, [this](ActionId id) { return actions_[id].isChecked(); });
}

octree::Brush BrushActions::over(const viewport::ChosenCells& cells) const {
  octree::Brush brush;
  brush.box = cells.box;
  brush.descends = cells.descends;
  for (const auto& [id, shape] : shapes)
    if (actions_[id].isChecked()) brush.shape = shape;
  for (std::size_t axis = 0; axis < sides.size(); ++axis)
    brush.mirrors[axis] = actions_[sides[axis]].isChecked();
  return brush;
}

/// The kind of the marked cube, and its shape, for all that is filled in the chosen box.
void BrushActions::paintKind(const QString& text) {
  const auto& cells = changes_.chosen();
  if (!cells) return changes_.say(tr("Select a box of cubes first."));
  const auto hit = changes_.marked();
  if (!hit) return;
  const octree::Octree& from = changes_.cubesOf(hit->entry.octree);
  const octree::Octree::Cube cube = from.at(hit->entry.cube);
  octree::Paint paint{octree::CubeKind::solid, octree::untouchedCodes, true};
  if (from.kind(cube) == octree::CubeKind::normal) {
    paint.kind = octree::CubeKind::normal;
    paint.codes = from.codes(cube);
  }
  changes_.put(*cells, painted(changes_.cubesOf(cells->octree), over(*cells), paint), text);
}

}  // namespace wb::ui
