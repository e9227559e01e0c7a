#include "ui/window/detail/panels_menu.h"

#include "ui/window/detail/dock_front.h"

namespace wb::ui {
namespace {

constexpr int mostNumbered = 9;

/// The first place in a panel where keys do something.
void takeKeyboardTo(QWidget& panel) {
  for (QWidget* one = panel.nextInFocusChain(); panel.isAncestorOf(one);
       one = one->nextInFocusChain()) {
    if (!(one->focusPolicy() & Qt::TabFocus) || !one->isEnabled() || !one->isVisible()) continue;
    one->setFocus(Qt::ShortcutFocusReason);
    return;
  }
}

void choose(QDockWidget& dock) {
  dock.show();
  dock.raise();
  dock.widget()->show();  // As it will be once the dock is told that it is in front.
  takeKeyboardTo(*dock.widget());
}

}  // namespace

PanelsMenu::PanelsMenu(const QList<QDockWidget*>& docks, QWidget* parent) : QMenu(parent) {
  setTitle(tr("&Panels"));
  for (int i = 0; i < docks.size(); ++i) add(*docks[i], i + 1);
}

void PanelsMenu::add(QDockWidget& dock, int number) {
  QAction* action = addAction(dock.windowTitle());
  action->setCheckable(true);
  if (number <= mostNumbered) action->setShortcut(QKeySequence(Qt::ALT | (Qt::Key_0 + number)));
  connect(&dock, &QDockWidget::windowTitleChanged, action, &QAction::setText);
  connect(this, &QMenu::aboutToShow, action,
          [action, &dock] { action->setChecked(isInFront(dock)); });
  connect(action, &QAction::triggered, &dock, [&dock] { choose(dock); });
}

}  // namespace wb::ui
