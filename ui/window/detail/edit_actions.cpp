#include "ui/window/detail/edit_actions.h"

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/why/why_panel.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/panels.h"

#include <QAction>
#include <QWidget>

namespace wb::ui {

EditActions::EditActions(QWidget& window, Document& document, Selection& selection, Panels& panels,
                         Actions& actions)
    : QObject(&window), document_(document), selection_(selection), actions_(actions) {
  QUndoStack& stack = document.undoStack();
  connect(&actions[ActionId::undo], &QAction::triggered, &stack, &QUndoStack::undo);
  connect(&actions[ActionId::redo], &QAction::triggered, &stack, &QUndoStack::redo);
  connect(&stack, &QUndoStack::undoTextChanged, this, &EditActions::nameUndo);
  connect(&stack, &QUndoStack::redoTextChanged, this, &EditActions::nameRedo);
  connect(&stack, &QUndoStack::indexChanged, this, &EditActions::update);
  connect(&selection, &Selection::changed, this, &EditActions::update);
  connect(&selection, &Selection::octreeChanged, this, &EditActions::update);
  connect(&selection, &Selection::regionChanged, this, &EditActions::update);
  connect(&document, &Document::sceneReset, this, &EditActions::update);
  connect(&actions[ActionId::copyExplanation], &QAction::triggered, &panels.get<WhyPanel>(),
          &WhyPanel::copyExplanation);
  connect(&actions[ActionId::clearSelection], &QAction::triggered, this,
          &EditActions::clearSelection);
  update();
}

void EditActions::nameUndo(const QString& change) {
  actions_[ActionId::undo].setText(change.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(change));
  actions_[ActionId::undo].setIconText(tr("Undo"));
}

void EditActions::nameRedo(const QString& change) {
  actions_[ActionId::redo].setText(change.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(change));
  actions_[ActionId::redo].setIconText(tr("Redo"));
}

void EditActions::update() {
  const bool isSelected = selection_.current().has_value();
  actions_[ActionId::undo].setEnabled(document_.undoStack().canUndo());
  actions_[ActionId::redo].setEnabled(document_.undoStack().canRedo());
  actions_[ActionId::copyExplanation].setEnabled(isSelected);
  actions_[ActionId::clearSelection].setEnabled(isSelected || selection_.octree() ||
                                                selection_.region());
}

void EditActions::clearSelection() { selection_.select({}); }

}  // namespace wb::ui
