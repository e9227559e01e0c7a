#include "ui/window/octree_actions.h"

#include "ui/base/model_text.h"
#include "ui/base/object_names.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/view/view_panel.h"
#include "ui/window/actions.h"
#include "ui/window/panels.h"
#include "viewport/view.h"

#include <QAction>
#include <QWidget>
#include <array>

namespace wb::ui {
namespace {

constexpr std::array edits{ActionId::fillCube, ActionId::deleteCube, ActionId::solidCube,
                           ActionId::divideCube, ActionId::mergeCubes};

}  // namespace

OctreeActions::OctreeActions(QWidget& window, Document& document, Panels& panels, Actions& actions)
    : QObject(&window), document_(document), panels_(panels), actions_(actions) {
  const auto connectTo = [&](ActionId id, auto slot) {
    connect(&actions[id], &QAction::triggered, this, slot);
  };
  connectTo(ActionId::keepRay, [this] { keepRay(); });
  connectTo(ActionId::fillCube, [this] { setBeside(octree::Side::outside, tr("Fill a cube")); });
  connectTo(ActionId::deleteCube, [this] { setBeside(octree::Side::inside, tr("Delete a cube")); });
  connectTo(ActionId::solidCube, [this] { makeSolid(); });
  connectTo(ActionId::divideCube, [this] { divide(); });
  connectTo(ActionId::mergeCubes, [this] { mergeCubes(); });
  for (const ActionId id : edits) {
    // Told by the view, whose window no shortcut of a widget belongs to.
    actions[id].setShortcutContext(Qt::WidgetShortcut);
    panels.view().addAction(&actions[id]);
  }
  panels.view().addAction(&actions[ActionId::keepRay]);
  connect(&document, &Document::sceneReset, this, &OctreeActions::update);
  update();
}

void OctreeActions::update() {
  const bool hasAny = !document_.weighing().scene.octrees.empty();
  for (const ActionId id : edits) actions_[id].setEnabled(hasAny);
  actions_[ActionId::keepRay].setEnabled(hasAny);
}

/// The one under the pointer, or else the one of the view that is followed.
void OctreeActions::keepRay() {
  RayTrail& trail = panels_.trail();
  auto ray = panels_.view().view().rayUnderPointer();
  if (!ray && trail.current()) ray = trail.rays()[*trail.current()];
  if (!ray) return sayThereIsNone();
  trail.keep(*ray);
  emit said(tr("Kept a ray; the panel Ray follows it."));
}

std::optional<octree::Hit> OctreeActions::target() const {
  return panels_.view().view().octrees().marked();
}

const octree::Octree& OctreeActions::cubesOf(const octree::Hit& hit) const {
  return *document_.weighing().scene.octrees[hit.entry.octree].cubes;
}

/// In cells as large as the leaf where every depth is shown.
void OctreeActions::setBeside(octree::Side side, const QString& text) {
  const auto hit = target();
  if (!hit) return sayThereIsNone();
  const std::size_t shown = panels_.view().settings().octrees.maxDepth;
  const std::size_t depth = shown == limits::octreeDepth ? hit->entry.cube.depth() : shown;
  const octree::World world = document_.weighing().scene.octreeWorld();
  auto cell = cellAt(world, *hit, depth, side);
  if (!cell) return announce(cell.error());
  put(*hit, *cell, withCell(cubesOf(*hit), *cell, side == octree::Side::outside), text);
}

void OctreeActions::makeSolid() {
  const auto hit = target();
  if (!hit) return sayThereIsNone();
  put(*hit, hit->entry.cube, withCell(cubesOf(*hit), hit->entry.cube, true),
      tr("Make a cube solid"));
}

void OctreeActions::divide() {
  const auto hit = target();
  if (!hit) return sayThereIsNone();
  put(*hit, hit->entry.cube, split(cubesOf(*hit), hit->entry.cube), tr("Divide a cube"));
}

/// The cube with those beside it, or what is below it where it stands for them.
void OctreeActions::mergeCubes() {
  const auto hit = target();
  if (!hit) return sayThereIsNone();
  const octree::Octree& cubes = cubesOf(*hit);
  const octree::Path& cube = hit->entry.cube;
  const bool isDivided = cubes.kind(cubes.at(cube)) == octree::CubeKind::octant;
  const octree::Path whole = isDivided ? cube : parentOf(cube).value_or(cube);
  put(*hit, whole, merge(cubes, whole), tr("Merge cubes"));
}

void OctreeActions::put(const octree::Hit& hit, const octree::Path& cube,
                        Result<octree::Octree> changed, const QString& text) {
  if (!changed) return announce(changed.error());
  const std::size_t octree = hit.entry.octree;
  const QString where = tr("%1 of %2", "a cube of an octree")
                            .arg(QString::fromStdString(cube.text()),
                                 nameOf(document_.weighing().scene.octrees[octree], octree));
  const bool isOther = *changed != cubesOf(hit);
  changeCubes(document_, octree, std::move(*changed), text);
  emit said(isOther ? tr("%1: %2", "what was done: to which cube").arg(text, where)
                    : tr("Nothing to change at %1").arg(where));
}

void OctreeActions::announce(const Diagnostic& why) { emit said(shown(why)); }

void OctreeActions::sayThereIsNone() {
  emit said(tr("Point at a leaf of an octree in the view, or click one, first."));
}

}  // namespace wb::ui
