#include "ui/window/detail/octree_actions.h"

#include "model/octree/growth.h"
#include "model/octree/octree_block.h"
#include "model/octree/octree_text.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/panels/view/view_panel.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/brush_actions.h"
#include "ui/window/detail/cube_actions.h"
#include "ui/window/detail/panels.h"
#include "viewport/view.h"

#include <QAction>
#include <QMenu>
#include <QWidget>
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace wb::ui {
namespace {

constexpr std::array menusOfCubes{MenuId::octree, MenuId::pushCubes, MenuId::turnCubes,
                                  MenuId::brushCubes};

}  // namespace

OctreeActions::OctreeActions(QWidget& window, Document& document, Panels& panels, Actions& actions)
    : QObject(&window),
      document_(document),
      panels_(panels),
      actions_(actions),
      changes_(new CubeChanges(document, panels.view().view(), this)),
      brush_(new BrushActions(*changes_, actions, this)) {
  const auto connectTo = [&](ActionId id, auto slot) {
    connect(&actions[id], &QAction::triggered, this, slot);
  };
  connectTo(ActionId::keepRay, [this] { keepRay(); });
  connectTo(ActionId::fillCube, [this] { setBeside(octree::Side::outside, tr("Fill cube")); });
  connectTo(ActionId::deleteCube, [this] { setBeside(octree::Side::inside, tr("Delete cube")); });
  connectTo(ActionId::solidCube, [this] { makeSolid(); });
  connectTo(ActionId::divideCube, [this] { divide(); });
  connectTo(ActionId::mergeCubes, [this] { mergeCubes(); });
  connectTo(ActionId::growOctree, [this] { grow(); });
  new BlockActions(*changes_, actions, this);
  new PushActions(*changes_, panels.view().view(), actions, this);
  connect(changes_, &CubeChanges::said, this, &OctreeActions::said);
  connect(&panels.view().view(), &viewport::View::cellsChosen, changes_, &CubeChanges::choose);
  addToView();
  connect(&document, &Document::sceneReset, this, &OctreeActions::update);
  update();
}

/// The view reports all keys except the ray's: no shortcut of a widget reaches its window.
void OctreeActions::addToView() {
  for (const MenuId id : menusOfCubes)
    for (QAction* action : actions_[id].actions())
      if (!action->menu() && action != &actions_[ActionId::keepRay])
        action->setShortcutContext(Qt::WidgetShortcut);
  auto* gap = new QAction(this);
  gap->setSeparator(true);
  panels_.view().addAction(gap);
  panels_.view().addActions(actions_[MenuId::octree].actions());
}

void OctreeActions::update() {
  const bool hasAny = !document_.weighing().scene.octrees.empty();
  for (const ActionInfo& info : actionList())
    if (std::ranges::find(menusOfCubes, info.menu) != menusOfCubes.end())
      actions_.offer(info.id, hasAny, Unusable::noOctree);
  for (const MenuId id : menusOfCubes)
    if (id != MenuId::octree) actions_.offer(id, hasAny, Unusable::noOctree);
  panels_.view().view().chooseCells({});
}

/// The one under the pointer, or else the one of the view that is followed.
void OctreeActions::keepRay() {
  RayTrail& trail = panels_.trail();
  auto ray = panels_.view().view().rayUnderPointer();
  if (!ray && trail.current()) ray = trail.rays()[*trail.current()];
  if (!ray) {
    changes_->marked();
    return;
  }
  trail.keep(*ray);
  emit said(tr("Added a ray. You can follow it step by step in the Ray panel."));
}

/// In cells as large as the leaf where every depth is shown; of the box that is chosen what the
/// brush takes.
void OctreeActions::setBeside(octree::Side side, const QString& text) {
  const bool isSolid = side == octree::Side::outside;
  const octree::Paint paint{isSolid ? octree::CubeKind::solid : octree::CubeKind::empty,
                            octree::untouchedCodes, false};
  if (const auto& cells = changes_->chosen())
    return changes_->put(*cells,
                         painted(changes_->cubesOf(cells->octree), brush_->over(*cells), paint),
                         isSolid ? tr("Fill cubes") : tr("Delete cubes"));
  const auto hit = changes_->marked();
  if (!hit) return;
  auto cell = cellAt(changes_->world(), *hit, changes_->depthAt(*hit), side);
  if (!cell) return changes_->say(cell.error());
  const octree::Octree& cubes = changes_->cubesOf(hit->entry.octree);
  auto changed = brush_->isMirrored()
                     ? painted(cubes, brush_->over({hit->entry.octree, boxOf(*cell)}), paint)
                     : withCell(cubes, *cell, isSolid);
  changes_->put(*hit, *cell, std::move(changed), text);
}

void OctreeActions::makeSolid() {
  if (changes_->chosen()) return setBeside(octree::Side::outside, {});
  const auto hit = changes_->marked();
  if (!hit) return;
  changes_->put(*hit, hit->entry.cube,
                withCell(changes_->cubesOf(hit->entry.octree), hit->entry.cube, true),
                tr("Make cube solid"));
}

void OctreeActions::divide() {
  const auto hit = changes_->marked();
  if (!hit) return;
  changes_->put(*hit, hit->entry.cube, split(changes_->cubesOf(hit->entry.octree), hit->entry.cube),
                tr("Divide cube"));
}

/// The cube with those beside it, or what is below it where it stands for them.
void OctreeActions::mergeCubes() {
  const auto hit = changes_->marked();
  if (!hit) return;
  const octree::Octree& cubes = changes_->cubesOf(hit->entry.octree);
  const octree::Path& cube = hit->entry.cube;
  const bool isDivided = cubes.kind(cubes.at(cube)) == octree::CubeKind::octant;
  const octree::Path whole = isDivided ? cube : parentOf(cube).value_or(cube);
  changes_->put(*hit, whole, merge(cubes, whole), tr("Merge cubes"));
}

/// Beyond the marked face; what the octree holds stays where it is.
void OctreeActions::grow() {
  const auto hit = changes_->marked();
  if (!hit) return;
  const std::size_t octree = hit->entry.octree;
  scene::OctreeEntry entry = document_.weighing().scene.octrees[octree];
  auto larger =
      grown(changes_->cubesOf(octree), entry.placement(), childToGrowAt(changes_->world(), *hit));
  if (!larger) return changes_->say(larger.error());
  entry.position = larger->placement.position;
  entry.size = larger->placement.size;
  entry.tree = formatTree(larger->octree);
  entry.path.clear();
  entry.cubes = std::make_shared<const octree::Octree>(std::move(larger->octree));
  const QString text = plainText(actions_[ActionId::growOctree]);
  changeOctree(document_, octree, entry, text);
  emit said(tr("%1 is now %L2 m wide").arg(changes_->octreeName(octree)).arg(*entry.size));
}

}  // namespace wb::ui
