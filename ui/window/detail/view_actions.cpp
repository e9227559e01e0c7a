#include "ui/window/detail/view_actions.h"

#include "ui/document/visibility.h"
#include "ui/panels/view/view_panel.h"
#include "ui/window/appearance.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/panels.h"
#include "ui/window/detail/panels_menu.h"
#include "ui/window/language_choice.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>

namespace wb::ui {

ViewActions::ViewActions(QMainWindow& window, Visibility& visibility, Panels& panels,
                         Actions& actions)
    : QObject(&window), window_(window), visibility_(visibility), actions_(actions) {
  connect(&actions[ActionId::frame], &QAction::triggered, &panels.view(),
          &ViewPanel::frameSelection);
  connect(&actions[ActionId::sideBySide], &QAction::triggered, &panels.view(),
          &ViewPanel::toggleBeside);
  connect(&actions[ActionId::showAll], &QAction::triggered, &visibility, &Visibility::showAll);
  connect(&actions[ActionId::fullScreen], &QAction::triggered, this,
          &ViewActions::toggleFullScreen);
  connect(&actions[ActionId::restoreLayout], &QAction::triggered, &panels, &Panels::restoreLayout);
  connect(&visibility, &Visibility::changed, this, &ViewActions::update);
  actions_[MenuId::view].insertMenu(&actions_[ActionId::fullScreen],
                                    new PanelsMenu(panels.docks(), &window));
  addAppearanceMenu();
  addLanguageMenu();
  update();
}

void ViewActions::addAppearanceMenu() {
  auto* menu = new QMenu(tr("&Appearance"), &window_);
  auto* group = new QActionGroup(menu);
  const std::pair<Appearance, QString> choices[] = {{Appearance::system, tr("As the &system")},
                                                    {Appearance::light, tr("&Light")},
                                                    {Appearance::dark, tr("&Dark")}};
  for (const auto& [appearance, text] : choices) {
    QAction* action = group->addAction(text);
    action->setCheckable(true);
    action->setData(static_cast<int>(appearance));
  }
  // Another window may have chosen another one since.
  connect(menu, &QMenu::aboutToShow, group, [group] {
    for (QAction* action : group->actions())
      action->setChecked(action->data().toInt() == static_cast<int>(chosenAppearance()));
  });
  menu->addActions(group->actions());
  connect(group, &QActionGroup::triggered, this, &ViewActions::chooseAppearanceOf);
  actions_[MenuId::view].insertMenu(&actions_[ActionId::fullScreen], menu);
}

void ViewActions::addLanguageMenu() {
  auto* menu = new QMenu(tr("&Language"), &window_);
  auto* group = new QActionGroup(menu);
  for (const QString& tag : QStringList{QString()} + spokenLanguages()) {
    QAction* action = group->addAction(tag.isEmpty() ? tr("As the &system") : nameOfLanguage(tag));
    action->setCheckable(true);
    action->setData(tag);
  }
  connect(menu, &QMenu::aboutToShow, group, [group] {
    for (QAction* action : group->actions())
      action->setChecked(action->data().toString() == chosenLanguage());
  });
  menu->addActions(group->actions());
  connect(group, &QActionGroup::triggered, this, &ViewActions::chooseLanguageOf);
  actions_[MenuId::view].insertMenu(&actions_[ActionId::fullScreen], menu);
}

void ViewActions::chooseLanguageOf(QAction* action) {
  chooseLanguage(action->data().toString());
  emit said(tr("The language is another from the next start on."));
}

void ViewActions::chooseAppearanceOf(QAction* action) {
  chooseAppearance(static_cast<Appearance>(action->data().toInt()));
}

void ViewActions::toggleFullScreen() {
  window_.setWindowState(window_.windowState() ^ Qt::WindowFullScreen);
}

void ViewActions::update() { actions_[ActionId::showAll].setEnabled(!visibility_.isAllShown()); }

}  // namespace wb::ui
