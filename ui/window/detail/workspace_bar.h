#pragma once

#include "ui/window/detail/workspaces.h"

#include <QTabBar>
#include <QToolBar>

namespace wb::ui {

class Actions;
class Document;
class HeadlineLine;

/// The four workspaces as tabs without frames: the one of now is underlined.
class WorkspaceTabs : public QTabBar {
  Q_OBJECT

 public:
  WorkspaceTabs(Workspaces& workspaces, const Actions& actions, QWidget* parent = nullptr);

 protected:
  QSize tabSizeHint(int index) const override;
  QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  int hovered_ = -1;
  bool isByKey_ = false;  ///< The focus came by Tab: where it is must be seen.
};

/// Above all slots: the workspaces; saving, undo and redo; the number of all that is open, and the
/// constants that it is under.
class WorkspaceBar : public QToolBar {
  Q_OBJECT

 public:
  WorkspaceBar(Document& document, Workspaces& workspaces, const Actions& actions,
               QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
};

}  // namespace wb::ui
