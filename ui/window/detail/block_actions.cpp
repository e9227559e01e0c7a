#include "ui/window/detail/block_actions.h"

#include "ui/window/detail/actions.h"
#include "ui/window/detail/cube_changes.h"

#include <QAction>
#include <array>
#include <utility>

namespace wb::ui {

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

/// In another octree it begins anew.
void BlockActions::extend() {
  const auto hit = changes_.marked();
  if (!hit) return;
  const auto chosen = changes_.chosen();
  if (!chosen || chosen->octree != hit->entry.octree) return choose();
  const auto cell = cellOf(changes_.world(), *hit, changes_.depth());
  changes_.choose(viewport::ChosenCells{chosen->octree, spanned(chosen->box, boxOf(cell))});
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
    changes_.say((wasChosen ? tr("Pasted at the chosen box: %1") : tr("Pasted at the pointer: %1"))
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

}  // namespace wb::ui
