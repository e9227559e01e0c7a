#pragma once

#include "tests/ui/window/main_window_case.h"
#include "ui/window/detail/workspaces.h"

#include <QLabel>

namespace wb::ui::test {

/// A window whose workspaces are chosen.
class WorkspacesCase : public MainWindowCase {
 protected:
  void begin();
  void end();
  Workspaces& spaces() { return *window_->findChild<Workspaces*>(); }
  void choose(Workspace workspace);
  void resize(const QSize& size);
};

inline void WorkspacesCase::begin() {
  start("Workspaces");
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

inline void WorkspacesCase::end() {
  if (window_) window_->document().undoStack().setClean();
  window_.reset();
}

inline void WorkspacesCase::choose(Workspace workspace) {
  spaces().choose(workspace);
  waitForLayout();
}

inline void WorkspacesCase::resize(const QSize& size) {
  window_->resize(size);
  QTRY_COMPARE(window_->size(), size);
  waitForLayout();
}

}  // namespace wb::ui::test
