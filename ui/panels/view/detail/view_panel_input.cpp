#include "ui/document/ray_trail.h"
#include "ui/panels/view/detail/view_handles.h"
#include "ui/panels/view/detail/view_toolbar.h"
#include "ui/panels/view/view_panel.h"
#include "viewport/view.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <algorithm>

namespace wb::ui {
namespace {

/// Whether a list has the focus, and nothing is typed in it.
bool isInList(const QWidget* focused, const QWidget& panel) {
  return focused && focused->window() == panel.window() &&
         qobject_cast<const QAbstractItemView*>(focused);
}

}  // namespace

bool ViewPanel::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
      return acceptDrop(static_cast<QDropEvent&>(*event));
    case QEvent::KeyPress:
      return key(static_cast<QKeyEvent&>(*event));
    case QEvent::MouseButtonPress:
      view_->setDividerFocused(false);
      [[fallthrough]];
    case QEvent::Wheel:
      takeFocus();
      return false;
    case QEvent::MouseMove:
      takeFocusFromToolbar();
      takeFocusForCube(static_cast<QMouseEvent&>(*event));
      return false;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
      view_->octrees().setMarksGrey(event->type() == QEvent::FocusOut);
      if (event->type() == QEvent::FocusOut) view_->setDividerFocused(false);
      return false;
    default:
      return QWidget::eventFilter(watched, event);
  }
}

bool ViewPanel::acceptDrop(QDropEvent& drop) {
  if (!drop.mimeData()->hasUrls()) return false;
  drop.acceptProposedAction();
  if (drop.type() == QEvent::Drop) emit dropped(drop.mimeData()->urls());
  return true;
}

bool ViewPanel::key(const QKeyEvent& event) {
  if (view_->isSteering()) return false;
  if (handles_->key(event) || dividerKey(event.key())) return true;
  if (event.key() == Qt::Key_Escape)
    return view_->cancelHandle() || forgetCells() || forgetRay() || view_->flyBack();
  if (event.key() == Qt::Key_Menu) {
    showMenu(QPointF(view_->width(), view_->height()) / 2);
    return true;
  }
  return leaveByTab(event.key()) || triggerActionOf(event);
}

/// While it has the focus.
bool ViewPanel::dividerKey(int key) {
  constexpr double step = 0.02;
  if (!view_->isDividerFocused()) return false;
  switch (key) {
    case Qt::Key_Left:
      view_->setDivider(view_->divider() - step);
      return true;
    case Qt::Key_Right:
      view_->setDivider(view_->divider() + step);
      return true;
    case Qt::Key_Home:
      view_->setDivider(0);
      return true;
    case Qt::Key_End:
      view_->setDivider(1);
      return true;
    case Qt::Key_Escape:
      view_->setDividerFocused(false);
      return true;
    default:
      return false;
  }
}

/// Only the focus, which moves to the divider by Tab, is seen; this says what keys do there.
void ViewPanel::sayDivider() {
  if (!view_->isDividerFocused()) return;
  say(tr("Divider at %1%. The arrow keys move it.").arg(qRound(view_->divider() * 100)));
}

bool ViewPanel::forgetCells() {
  if (!view_->octrees().chosenCells()) return false;
  view_->chooseCells({});
  return true;
}

bool ViewPanel::forgetRay() {
  if (!trail_.current()) return false;
  trail_.forget();
  return true;
}

/// Keys of the actions that are the view's, and of menus within its own: its window is no widget
/// that has shortcuts.
bool ViewPanel::triggerActionOf(const QKeyEvent& event) {
  return triggerOneOf(actions(), QKeySequence(event.keyCombination()));
}

bool ViewPanel::triggerOneOf(const QList<QAction*>& actions, const QKeySequence& pressed) {
  for (QAction* action : actions) {
    if (!action->isEnabled()) continue;
    if (action->menu() && triggerOneOf(action->menu()->actions(), pressed)) return true;
    if (!action->shortcuts().contains(pressed)) continue;
    action->trigger();
    return true;
  }
  return false;
}

void ViewPanel::moveSection(double height) {
  ViewSettings moved = settings();
  const auto bounds = boundsShown();
  if (!moved.section.axis || !bounds) return;
  const double low = bounds->low[*moved.section.axis];
  const double high = bounds->high[*moved.section.axis];
  moved.section.share = high > low ? std::clamp((height - low) / (high - low), 0.0, 1.0) : 0;
  setSettings(moved);
}

void ViewPanel::takeFocus() {
  if (QGuiApplication::focusWindow() != view_) container_->setFocus(Qt::MouseFocusReason);
}

/// A number that was typed above the view is entered as soon as the pointer goes on in the view.
void ViewPanel::takeFocusFromToolbar() {
  const QWidget* focused = QApplication::focusWidget();
  if (focused && toolbar_->isAncestorOf(focused)) takeFocus();
}

/// Keys go to the cube that the pointer marks: in a list Del would take out the whole octree.
void ViewPanel::takeFocusForCube(const QMouseEvent& event) {
  if (event.buttons() || !isInList(QApplication::focusWidget(), *this)) return;
  if (view_->pickLeaf(event.position())) takeFocus();
}

void ViewPanel::showMenu(const QPointF& pixel) {
  QMenu menu(this);
  menu.addActions(actions());
  menu.exec(view_->mapToGlobal(pixel.toPoint()));
}

/// Keys go to the view's own window, which knows no next widget. The divider comes after the view.
bool ViewPanel::leaveByTab(int key) {
  if (key != Qt::Key_Tab && key != Qt::Key_Backtab) return false;
  const bool isForward = key == Qt::Key_Tab;
  if (view_->isWiped() && view_->isDividerFocused() != isForward) {
    view_->setDividerFocused(isForward);
    return true;
  }
  window()->activateWindow();
  return focusNextPrevChild(isForward);
}

}  // namespace wb::ui
