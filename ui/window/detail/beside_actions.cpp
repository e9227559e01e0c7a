#include "ui/window/detail/beside_actions.h"

#include "ui/document/document.h"
#include "ui/panels/grid/grid_window.h"
#include "ui/panels/scenarios/comparison_panel.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/agreed_files.h"
#include "ui/window/detail/questions.h"

#include <QAction>
#include <QFileInfo>
#include <utility>

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

VersionActions::VersionActions(QWidget& window, Document& document, Actions& actions)
    : QObject(&window),
      window_(window),
      document_(document),
      actions_(actions),
      opener_(new FileOpener(this)) {
  connect(&actions[ActionId::compareVersions], &QAction::triggered, this, &VersionActions::choose);
  connect(opener_, &FileOpener::opened, this, &VersionActions::show);
  connect(opener_, &FileOpener::refused, this, &VersionActions::refused);
  connect(&document, &Document::sceneReset, this, &VersionActions::update);
  update();
}

/// What is compared goes with what it was to be compared with.
void VersionActions::update() {
  opener_->cancel();
  actions_.offer(ActionId::compareVersions, !document_.weighing().scene.linksets.empty(),
                 unlessEmpty(document_, Unusable::noObjects));
}

void VersionActions::choose() {
  const QString path = askForFileToOpen(window_);
  if (path.isEmpty() || document_.weighing().scene.linksets.empty()) return;
  read(path);
}

void VersionActions::read(const QString& path) {
  emit said(tr("Reading %1 for comparison…").arg(QFileInfo(path).fileName()));
  weighing::WeighOptions options;
  options.profile = document_.weighing().profile;
  opener_->open(path, options);
}

/// While it is asked whether files outside may be read, what is open may be replaced.
void VersionActions::show(const FileOpener::Opened& opened) {
  weighing::Weighing before = std::move((*opened)->loaded.value);
  const bool isRead = !agreesToOutside(window_, before);
  if (document_.weighing().scene.linksets.empty()) return;
  if (!isRead) return read(QString::fromStdString(before.file));
  auto* dialog = new VersionsDialog(document_, std::move(before), &window_);
  dialog->show();
}

}  // namespace wb::ui
