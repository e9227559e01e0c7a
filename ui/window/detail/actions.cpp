#include "ui/window/detail/actions.h"

#include "ui/widgets/icon.h"
#include "ui/window/detail/action_icons.h"
#include "ui/window/detail/action_rows.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/shortcut_keys.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStyle>
#include <QToolBar>
#include <vector>

namespace wb::ui {
namespace {

std::vector<ActionInfo> allRows() {
  std::vector<ActionInfo> rows;
  for (const auto some : {sceneActionRows(), octreeActionRows(), viewActionRows()})
    rows.insert(rows.end(), some.begin(), some.end());
  return rows;
}

}  // namespace

std::span<const ActionInfo> actionList() {
  static const std::vector<ActionInfo> rows = allRows();
  return rows;
}

/// In Japanese the letter of the keyboard stands behind, in brackets.
QString plainText(const QAction& action) {
  static const QRegularExpression behind(QStringLiteral("\\s*\\(&\\w\\)"));
  return action.text().remove(behind).remove(u'&');
}

Actions::Actions(QMainWindow& window) : QObject(&window) {
  addMenu(window, MenuId::file, tr("&File"));
  addMenu(window, MenuId::edit, tr("&Edit"));
  addMenu(window, MenuId::compose, tr("&Compose"));
  addMenu(window, MenuId::octree, tr("&Octree"));
  addMenu(window, MenuId::shape, tr("&Shape"));
  addMenu(window, MenuId::view, tr("&View"));
  addMenu(window, MenuId::help, tr("&Help"));
  for (const ActionInfo& info : actionList()) add(info);
  addToolbar(window);
  connect(&Preferences::ofProgram(), &Preferences::shortcutsChanged, this, &Actions::takeKeys);
}

void Actions::takeKeys() {
  for (const auto& [id, action] : actions_) action->setShortcuts(allKeysOf(id));
}

void Actions::addMenu(QMainWindow& window, MenuId id, const QString& title) {
  menus_[id] = window.menuBar()->addMenu(title);
  menus_[id]->setToolTipsVisible(true);
}

/// Menus within others begin where their first action is.
QMenu& Actions::menuOf(const ActionInfo& info) {
  QMenu*& menu = menus_[info.menu];
  if (!menu) {
    menu = menus_.at(MenuId::octree)
               ->addMenu(info.menu == MenuId::pushCubes ? tr("P&ush and pull")
                                                        : tr("Mirror &and turn"));
    menu->setIcon(icon(iconNameOf(info.id)));
    menu->setToolTipsVisible(true);
  }
  return *menu;
}

void Actions::add(const ActionInfo& info) {
  QMenu& menu = menuOf(info);
  if (info.startsGroup) menu.addSeparator();
  QAction* action = menu.addAction(QApplication::translate("Actions", info.text));
  const QString help = QApplication::translate("Actions", info.help);
  action->setIcon(icon(iconNameOf(info.id)));
  action->setShortcuts(allKeysOf(info.id));
  action->setStatusTip(help);
  action->setToolTip(help);
  action->setWhatsThis(help);
  actions_[info.id] = action;
}

void Actions::addToolbar(QMainWindow& window) {
  QToolBar* toolbar = window.addToolBar(tr("Main toolbar"));
  toolbar->setObjectName(QStringLiteral("main_toolbar"));
  toolbar->setAccessibleName(toolbar->windowTitle());
  toolbar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  for (const ActionInfo& info : actionList()) {
    if (!info.isOnToolbar) continue;
    if (info.startsGroup && !toolbar->actions().isEmpty()) toolbar->addSeparator();
    QAction* action = actions_[info.id];
    action->setIconText(plainText(*action));
    toolbar->addAction(action);
    toolbar->widgetForAction(action)->setFocusPolicy(Qt::StrongFocus);
  }
}

}  // namespace wb::ui
