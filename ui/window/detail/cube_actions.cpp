#include "ui/window/detail/cube_actions.h"

#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/window/detail/actions.h"
#include "viewport/view.h"

#include <QAction>
#include <QLocale>
#include <array>
#include <utility>

namespace wb::ui {

CubeChanges::CubeChanges(Document& document, viewport::View& view, QObject* parent)
    : QObject(parent), document_(document), view_(view) {}

std::optional<octree::Hit> CubeChanges::marked() {
  auto hit = view_.octrees().marked();
  if (!hit) emit said(tr("Point at an octree leaf in the 3D view first, or click one."));
  return hit;
}

const std::optional<viewport::ChosenCells>& CubeChanges::chosen() const {
  return view_.octrees().chosenCells();
}

std::optional<viewport::ChosenCells> CubeChanges::cells() {
  if (chosen()) return chosen();
  const auto hit = marked();
  if (!hit) return {};
  return viewport::ChosenCells{hit->entry.octree, boxOf(cellOf(world(), *hit, depth()))};
}

void CubeChanges::choose(const std::optional<viewport::ChosenCells>& cells) {
  view_.chooseCells(cells);
  if (cells) emit said(tr("Selected: %1").arg(sizeOf(*cells)));
}

octree::World CubeChanges::world() const { return document_.weighing().scene.octreeWorld(); }

const octree::Octree& CubeChanges::cubesOf(std::size_t octree) const {
  return *document_.weighing().scene.octrees[octree].cubes;
}

std::size_t CubeChanges::depth() const { return view_.octrees().maxDepth(); }

std::size_t CubeChanges::depthAt(const octree::Hit& hit) const {
  return depth() == limits::octreeDepth ? hit.entry.cube.depth() : depth();
}

void CubeChanges::put(const octree::Hit& hit, const octree::Path& cube,
                      Result<octree::Octree> changed, const QString& text) {
  const std::size_t octree = hit.entry.octree;
  put(octree, std::move(changed), text,
      tr("%1 of %2", "a cube of an octree")
          .arg(QString::fromStdString(cube.text()), octreeName(octree)));
}

void CubeChanges::put(const viewport::ChosenCells& cells, Result<octree::Octree> changed,
                      const QString& text) {
  put(cells.octree, std::move(changed), text, sizeOf(cells));
}

void CubeChanges::put(std::size_t octree, Result<octree::Octree> changed, const QString& text,
                      const QString& where) {
  if (!changed) return say(changed.error());
  const bool isOther = *changed != cubesOf(octree);
  changeCubes(document_, octree, std::move(*changed), text);
  emit said(isOther ? tr("%1: %2", "what was done: to which cube").arg(text, where)
                    : tr("Nothing to change in %1").arg(where));
}

void CubeChanges::say(const Diagnostic& why) { emit said(shown(why)); }

QString CubeChanges::octreeName(std::size_t octree) const {
  return nameOf(document_.weighing().scene.octrees[octree], octree);
}

QString CubeChanges::sizeOf(const viewport::ChosenCells& cells) const {
  const auto along = [&](int axis) {
    return QLocale().toString(static_cast<qlonglong>(cells.box.along(axis)));
  };
  return tr("%1 × %2 × %3 cells of %4", "along x, y and z, of an octree")
      .arg(along(0), along(1), along(2), octreeName(cells.octree));
}

BlockActions::BlockActions(CubeChanges& changes, Actions& actions, QObject* parent)
    : QObject(parent), changes_(changes) {
  const auto connectTo = [&](ActionId id, auto slot) {
    connect(&actions[id], &QAction::triggered, this,
            [slot, &action = actions[id]] { slot(plainText(action)); });
  };
  connectTo(ActionId::chooseCube, [this](const QString&) { choose(); });
  connectTo(ActionId::extendCubes, [this](const QString&) { extend(); });
  connectTo(ActionId::copyCubes, [this](const QString&) { copy(); });
  connectTo(ActionId::cutCubes, [this](const QString& text) { cut(text); });
  connectTo(ActionId::pasteCubes, [this](const QString& text) { paste(text); });
  constexpr std::array mirrors{ActionId::mirrorX, ActionId::mirrorY, ActionId::mirrorZ};
  constexpr std::array turns{ActionId::turnX, ActionId::turnY, ActionId::turnZ};
  for (int axis = 0; axis < octree::axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    connectTo(mirrors[at],
              [this, axis](const QString& text) { turn(octree::mirrorAlong(axis), text); });
    connectTo(turns[at],
              [this, axis](const QString& text) { turn(octree::quarterTurnAbout(axis), text); });
  }
}

void BlockActions::choose() {
  const auto hit = changes_.marked();
  if (!hit) return;
  const auto cell = cellOf(changes_.world(), *hit, changes_.depth());
  changes_.choose(viewport::ChosenCells{hit->entry.octree, boxOf(cell)});
}

/// In another octree it starts again.
void BlockActions::extend() {
  const auto hit = changes_.marked();
  if (!hit) return;
  const auto chosen = changes_.chosen();
  if (!chosen || chosen->octree != hit->entry.octree) return choose();
  const octree::CellBox cell = boxOf(cellOf(changes_.world(), *hit, changes_.depth()));
  changes_.choose(viewport::ChosenCells{chosen->octree, spanned(chosen->box, cell),
                                        viewport::descending(chosen->box, cell)});
}

bool BlockActions::copy() {
  const auto cells = changes_.cells();
  if (!cells) return false;
  auto copied = copyOf(changes_.cubesOf(cells->octree), cells->box);
  if (!copied) {
    changes_.say(copied.error());
    return false;
  }
  copied_ = std::move(*copied);
  changes_.say(tr("Copied: %1").arg(changes_.sizeOf(*cells)));
  return true;
}

void BlockActions::cut(const QString& text) {
  const auto cells = changes_.cells();
  if (!cells || !copy()) return;
  changes_.put(*cells, withBox(changes_.cubesOf(cells->octree), cells->box, false), text);
}

std::optional<std::pair<std::size_t, octree::CellBox>> BlockActions::target() {
  if (const auto& cells = changes_.chosen())
    return std::pair{cells->octree, boxFrom(cells->box.first, cells->box.depth, *copied_)};
  const auto hit = changes_.marked();
  if (!hit) return {};
  const auto cell = cellAt(changes_.world(), *hit, changes_.depthAt(*hit), octree::Side::outside);
  if (!cell) {
    changes_.say(cell.error());
    return {};
  }
  return std::pair{hit->entry.octree, boxOn(*cell, hit->entry.face, *copied_)};
}

/// What was pasted is chosen then, to be turned or mirrored.
void BlockActions::paste(const QString& text) {
  if (!copied_) return changes_.say(tr("Copy some cubes first."));
  const auto place = target();
  if (!place) return;
  const viewport::ChosenCells cells{place->first, place->second};
  auto pasted =
      withBlock(changes_.cubesOf(cells.octree), cells.box.first, cells.box.depth, *copied_);
  const bool wasChosen = changes_.chosen().has_value();
  const bool isOther = pasted && *pasted != changes_.cubesOf(cells.octree);
  if (pasted) changes_.choose(cells);
  changes_.put(cells, std::move(pasted), text);
  if (isOther)
    changes_.say((wasChosen ? tr("Pasted at the selected box: %1")
                            : tr("Pasted in front of the marked face: %1"))
                     .arg(changes_.sizeOf(cells)));
}

void BlockActions::turn(const octree::Symmetry& symmetry, const QString& text) {
  const auto cells = changes_.cells();
  if (!cells) return;
  auto turned = withTurned(changes_.cubesOf(cells->octree), cells->box, symmetry);
  if (turned && changes_.chosen())
    changes_.choose(viewport::ChosenCells{cells->octree, boxAfter(cells->box, symmetry)});
  changes_.put(*cells, std::move(turned), text);
}

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
