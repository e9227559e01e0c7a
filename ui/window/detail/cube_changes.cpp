#include "ui/window/detail/cube_changes.h"

#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_names.h"
#include "viewport/view.h"

#include <QLocale>
#include <utility>

namespace wb::ui {

CubeChanges::CubeChanges(Document& document, viewport::View& view, QObject* parent)
    : QObject(parent), document_(document), view_(view) {}

std::optional<octree::Hit> CubeChanges::marked() {
  auto hit = view_.octrees().marked();
  if (!hit) emit said(tr("Point at a leaf of an octree in the view, or click one, first."));
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
  if (cells) emit said(tr("Chosen: %1").arg(sizeOf(*cells)));
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
                    : tr("Nothing to change at %1").arg(where));
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

}  // namespace wb::ui
