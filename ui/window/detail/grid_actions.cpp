#include "ui/window/detail/grid_actions.h"

#include "ui/panels/grid/grid_window.h"
#include "ui/panels/grid/open_grid_dialog.h"
#include "ui/window/detail/actions.h"

#include <QAction>

namespace wb::ui {

GridActions::GridActions(QWidget& window, const Document& document, Actions& actions)
    : QObject(&window), window_(window), document_(document) {
  connect(&actions[ActionId::openGrid], &QAction::triggered, this, &GridActions::open);
}

void GridActions::open() {
  OpenGridDialog question(&window_);
  if (question.exec() != QDialog::Accepted) return;
  auto* grid = new GridWindow(document_, question.database(), &window_);
  connect(grid, &GridWindow::sceneWanted, this, &GridActions::sceneWanted);
  grid->show();
}

}  // namespace wb::ui
