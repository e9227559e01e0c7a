#include "ui/panels/scene/detail/scene_actions.h"

#include "ui/document/visibility.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/scene/scene_tree.h"

#include <QAction>

namespace wb::ui {
namespace {

using Kind = SceneNode::Kind;

/// Whether the actions are about it: an octree, a linkset, a part, or the part of a shape.
bool isSubject(const SceneNode& node) {
  return node.kind == Kind::octree || selectedOf(node).has_value();
}

bool isShown(const Visibility& visibility, const SceneNode& node) {
  if (node.kind == Kind::octree) return !visibility.isOctreeHidden(node.group);
  const auto subject = selectedOf(node);
  return subject->part ? !visibility.isHidden(subject->linkset, *subject->part)
                       : !visibility.isLinksetHidden(subject->linkset);
}

}  // namespace

SceneActions::SceneActions(SceneTree& tree, Visibility& visibility, QObject* parent)
    : QObject(parent),
      tree_(tree),
      visibility_(visibility),
      toggle_(add({}, tr("Leave it out of the 3D view, or show it again"))),
      showOnly_(add(tr("Show &only this"), tr("Leave everything else out of the 3D view"))),
      showAll_(add(tr("Show &all"), tr("Show every part in the 3D view that was hidden"))),
      frame_(add(tr("&Frame"), tr("Show all of it in the 3D view, as large as possible"))) {
  toggle_->setShortcut(Qt::CTRL | Qt::Key_H);
  showOnly_->setShortcut(Qt::CTRL | Qt::Key_I);
  connect(toggle_, &QAction::triggered, this, &SceneActions::toggle);
  connect(showOnly_, &QAction::triggered, this, &SceneActions::showOnly);
  connect(showAll_, &QAction::triggered, &visibility_, &Visibility::showAll);
  connect(frame_, &QAction::triggered, this, &SceneActions::frameWanted);
  connect(&tree_, &SceneTree::currentNodeChanged, this, &SceneActions::update);
  connect(&visibility_, &Visibility::changed, this, &SceneActions::update);
  tree_.setContextMenuPolicy(Qt::ActionsContextMenu);
  update();
}

QAction* SceneActions::add(const QString& text, const QString& help) {
  auto* action = new QAction(text, this);
  action->setToolTip(help);
  action->setStatusTip(help);
  action->setShortcutContext(Qt::WidgetShortcut);
  tree_.addAction(action);
  return action;
}

void SceneActions::toggle() {
  const SceneNode node = tree_.currentNode();
  const auto subject = selectedOf(node);
  if (!isSubject(node)) return;
  const bool hide = isShown(visibility_, node);
  if (node.kind == Kind::octree) return visibility_.hideOctree(node.group, hide);
  if (subject->part) {
    visibility_.hidePart(subject->linkset, *subject->part, hide);
  } else {
    visibility_.hideLinkset(subject->linkset, hide);
  }
}

void SceneActions::showOnly() {
  const SceneNode node = tree_.currentNode();
  if (node.kind == Kind::octree) return visibility_.showOnlyOctree(node.group);
  if (const auto subject = selectedOf(node)) visibility_.showOnly(subject->linkset, subject->part);
}

void SceneActions::update() {
  const SceneNode node = tree_.currentNode();
  const bool isAny = isSubject(node);
  toggle_->setText(!isAny || isShown(visibility_, node) ? tr("&Hide") : tr("S&how"));
  for (QAction* action : {toggle_, showOnly_, frame_}) action->setEnabled(isAny);
  showAll_->setEnabled(!visibility_.isAllShown());
}

}  // namespace wb::ui
