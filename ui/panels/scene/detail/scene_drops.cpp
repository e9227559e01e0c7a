#include "model/analysis/target_costs.h"
#include "model/scene/compose.h"
#include "ui/document/document.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QStatusTipEvent>
#include <algorithm>
#include <memory>

namespace wb::ui {
namespace {

using Kind = SceneNode::Kind;

const QString objectsType = QStringLiteral("application/x-weighbridge-objects");
/// Of a linkset as a whole.
constexpr quint64 noPart = ~quint64{0};

/// Whether any of them is not in a linkset.
bool isAnyOther(const std::vector<weighing::Target>& dragged, std::size_t linkset) {
  return std::ranges::any_of(
      dragged, [&](const weighing::Target& target) { return target.linkset != linkset; });
}

/// With the linkset that they are dropped on, which becomes the root.
std::vector<weighing::Target> toLink(const std::vector<weighing::Target>& dragged,
                                     std::size_t root) {
  std::vector<weighing::Target> chosen;
  for (const std::size_t linkset : scene::linksetsChosen(dragged))
    if (linkset != root) chosen.push_back({linkset, {}});
  chosen.push_back({root, {}});
  return chosen;
}

}  // namespace

/// What is dragged is of this very scene, or not taken: another window's, or what is gone.
QByteArray SceneModel::stampOfScene() const {
  QByteArray stamp;
  QDataStream(&stamp, QIODevice::WriteOnly)
      << QCoreApplication::applicationPid() << quint64(reinterpret_cast<std::uintptr_t>(&document_))
      << quint64(document_.geometryPasses());
  return stamp;
}

QStringList SceneModel::mimeTypes() const { return {objectsType}; }

QMimeData* SceneModel::mimeData(const QModelIndexList& indexes) const {
  QByteArray bytes;
  QDataStream stream(&bytes, QIODevice::WriteOnly);
  stream << stampOfScene();
  for (const QModelIndex& index : indexes) {
    const auto target = selectedOf(nodeOf(index));
    if (target && index.column() == nameColumn)
      stream << quint64(target->linkset) << (target->part ? quint64(*target->part) : noPart);
  }
  auto data = std::make_unique<QMimeData>();
  data->setData(objectsType, bytes);
  return data.release();
}

std::vector<weighing::Target> SceneModel::draggedIn(const QMimeData& data) const {
  QDataStream stream(data.data(objectsType));
  QByteArray stamp;
  stream >> stamp;
  std::vector<weighing::Target> dragged;
  if (stamp != stampOfScene()) return dragged;
  while (!stream.atEnd()) {
    quint64 linkset = 0;
    quint64 part = 0;
    stream >> linkset >> part;
    dragged.push_back({linkset, part == noPart ? std::nullopt : std::optional<std::size_t>(part)});
  }
  return dragged;
}

bool SceneModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int,
                                 const QModelIndex& parent) const {
  return !dropEffect(*data, parent).isEmpty();
}

QString SceneModel::dropEffect(const QMimeData& data, const QModelIndex& at) const {
  const std::vector<weighing::Target> dragged = draggedIn(data);
  const SceneNode node = nodeOf(at);
  const weighing::Weighing& weighing = document_.weighing();
  if (const auto target = selectedOf(node)) {
    if (!isAnyOther(dragged, target->linkset)) return {};
    const auto effect = effectOfLinking(weighing, toLink(dragged, target->linkset));
    return tr("Links %Ln objects: %1 → %2 LI", "of a drop", static_cast<int>(effect.linksets))
        .arg(shownCost(effect.before, effect.isBeforeUnknown),
             shownCost(effect.after, effect.isAfterUnknown));
  }
  if (node.kind != Kind::region) return {};
  const bool isAny = node.group < weighing.scene.regions.size();
  const auto effect =
      effectOfMoving(weighing, dragged, isAny ? std::optional(node.group) : std::nullopt);
  if (effect.linksets == 0) return {};
  return tr("Moves %Ln objects to “%1”, which then uses %2 of %3 LI", "of a drop",
            static_cast<int>(effect.linksets))
      .arg(text().name(node), shownCost(effect.landImpact, effect.isUnknown),
           shownNumber(effect.capacity));
}

bool SceneModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                              const QModelIndex& parent) {
  if (!canDropMimeData(data, action, row, column, parent)) return false;
  const std::vector<weighing::Target> dragged = draggedIn(*data);
  const SceneNode node = nodeOf(parent);
  if (const auto target = selectedOf(node)) {
    emit linkWanted(toLink(dragged, target->linkset));
  } else {
    emit moveWanted(dragged, node.group);
  }
  return true;
}

void SceneTree::sayEffect(const QString& effect) {
  QStatusTipEvent tip(effect);
  QCoreApplication::sendEvent(this, &tip);
}

void SceneTree::dragMoveEvent(QDragMoveEvent* event) {
  QTreeView::dragMoveEvent(event);
  const QModelIndex at = indexAt(event->position().toPoint());
  sayEffect(model_->dropEffect(*event->mimeData(), at));
}

void SceneTree::dragLeaveEvent(QDragLeaveEvent* event) {
  sayEffect({});
  QTreeView::dragLeaveEvent(event);
}

void SceneTree::dropEvent(QDropEvent* event) {
  sayEffect({});
  QTreeView::dropEvent(event);
}

}  // namespace wb::ui
