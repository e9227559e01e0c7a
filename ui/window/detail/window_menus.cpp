#include "ui/window/detail/window_menus.h"

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/document/visibility.h"
#include "ui/panels/help/help_window.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/why_panel.h"
#include "ui/window/appearance.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/docks.h"
#include "ui/window/detail/panels.h"
#include "ui/window/detail/shortcuts_dialog.h"
#include "ui/window/detail/start_page.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QIcon>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QWhatsThis>
#include <QWidget>

class QDockWidget;

namespace wb::ui {

/// The panels of a window: choosing one brings it to the front, with the keyboard in it. Checked:
/// in front of those that share its place.
class PanelsMenu : public QMenu {
  Q_OBJECT

 public:
  PanelsMenu(const Panels& panels, QWidget* parent);

 private:
  void add(QDockWidget& dock, const QKeySequence& key);
  void choose(QDockWidget& dock) const;

  const Panels& panels_;
};

namespace {

/// The first place in a panel where keys do something.
void takeKeyboardTo(QWidget& panel) {
  for (QWidget* one = panel.nextInFocusChain(); panel.isAncestorOf(one);
       one = one->nextInFocusChain()) {
    if (!(one->focusPolicy() & Qt::TabFocus) || !one->isEnabled() || !one->isVisible()) continue;
    one->setFocus(Qt::ShortcutFocusReason);
    return;
  }
}

}  // namespace

PanelsMenu::PanelsMenu(const Panels& panels, QWidget* parent) : QMenu(parent), panels_(panels) {
  setTitle(tr("&Panels"));
  const auto chosenBy = Panels::chosenBy();
  for (int i = 0; i < panels.docks().size(); ++i) add(*panels.docks()[i], chosenBy[i].key);
}

void PanelsMenu::add(QDockWidget& dock, const QKeySequence& key) {
  QAction* action = addAction(dock.windowTitle());
  action->setCheckable(true);
  action->setShortcut(key);
  connect(&dock, &QDockWidget::windowTitleChanged, action, &QAction::setText);
  connect(this, &QMenu::aboutToShow, action,
          [action, &dock] { action->setChecked(isInFront(dock)); });
  connect(action, &QAction::triggered, &dock, [this, &dock] { choose(dock); });
}

void PanelsMenu::choose(QDockWidget& dock) const {
  panels_.workspaces().reveal(dock);
  dock.widget()->show();  // As it will be once the dock knows that it is in front.
  takeKeyboardTo(*dock.widget());
}

EditActions::EditActions(QWidget& window, Document& document, Selection& selection, Panels& panels,
                         Actions& actions)
    : QObject(&window), document_(document), selection_(selection), actions_(actions) {
  QUndoStack& stack = document.undoStack();
  connect(&actions[ActionId::undo], &QAction::triggered, &stack, &QUndoStack::undo);
  connect(&actions[ActionId::redo], &QAction::triggered, &stack, &QUndoStack::redo);
  connect(&stack, &QUndoStack::undoTextChanged, this, &EditActions::nameUndo);
  connect(&stack, &QUndoStack::redoTextChanged, this, &EditActions::nameRedo);
  connect(&stack, &QUndoStack::indexChanged, this, &EditActions::update);
  connect(&stack, &QUndoStack::cleanChanged, this, &EditActions::update);
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
  const QUndoStack& stack = document_.undoStack();
  actions_.offer(ActionId::undo, stack.canUndo(), Unusable::nothingToUndo);
  actions_.offer(ActionId::redo, stack.canRedo(), Unusable::nothingToRedo);
  actions_.offer(ActionId::copyExplanation, isSelected,
                 unlessEmpty(document_, Unusable::needsObject));
  actions_.offer(ActionId::clearSelection, isSelected || selection_.octree() || selection_.region(),
                 Unusable::nothingSelected);
}

void EditActions::clearSelection() { selection_.select({}); }

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
  connect(&actions[ActionId::restoreLayout], &QAction::triggered, &panels.workspaces(),
          &Workspaces::restore);
  connect(&visibility, &Visibility::changed, this, &ViewActions::update);
  actions_[MenuId::view].insertMenu(&actions_[ActionId::fullScreen],
                                    new PanelsMenu(panels, &window));
  addAppearanceMenu();
  addLanguageMenu();
  update();
}

void ViewActions::addAppearanceMenu() {
  auto* menu = new QMenu(tr("&Appearance"), &window_);
  auto* group = new QActionGroup(menu);
  const std::pair<Appearance, QString> choices[] = {{Appearance::system, tr("&System default")},
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
    QAction* action = group->addAction(tag.isEmpty() ? tr("&System default") : nameOfLanguage(tag));
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
  emit said(tr("Restart the program to change the language."));
}

void ViewActions::chooseAppearanceOf(QAction* action) {
  chooseAppearance(static_cast<Appearance>(action->data().toInt()));
}

void ViewActions::toggleFullScreen() {
  window_.setWindowState(window_.windowState() ^ Qt::WindowFullScreen);
}

void ViewActions::update() {
  actions_.offer(ActionId::showAll, !visibility_.isAllShown(), Unusable::nothingHidden);
}

HelpActions::HelpActions(QWidget& window, const Actions& actions)
    : QObject(&window), window_(window), actions_(actions) {
  connect(&actions[ActionId::helpContents], &QAction::triggered, this, &HelpActions::showContents);
  connect(&actions[ActionId::whatsThis], &QAction::triggered, this,
          &QWhatsThis::enterWhatsThisMode);
  connect(&actions[ActionId::shortcuts], &QAction::triggered, this, &HelpActions::showShortcuts);
  connect(&actions[ActionId::about], &QAction::triggered, this, &HelpActions::showAbout);
  addSamples();
}

void HelpActions::addSamples() {
  const std::vector<Sample> found = samples();
  if (found.empty()) return;
  auto* menu = new QMenu(tr("Open a &sample"), &window_);
  menu->setToolTipsVisible(true);
  for (const Sample& sample : found) {
    QAction* action = menu->addAction(QString(sample.title).replace(u'&', QStringLiteral("&&")));
    action->setToolTip(sample.lesson);
    action->setStatusTip(sample.lesson);
    connect(action, &QAction::triggered, this,
            [this, path = sample.path] { emit sampleChosen(path); });
  }
  actions_[MenuId::help].insertMenu(&actions_[ActionId::whatsThis], menu);
}

void HelpActions::showContents() {
  if (!help_) help_ = new HelpWindow(&window_);
  help_->show();
  help_->raise();
  help_->activateWindow();
}

void HelpActions::showPage(const QString& name) {
  showContents();
  help_->showPage(name);
}

void HelpActions::showShortcuts() { ShortcutsDialog(actions_, &window_).exec(); }

/// The notices of all that the program is made of are those of its package.
void HelpActions::showAbout() {
  QMessageBox box(&window_);
  box.setWindowTitle(tr("About Weighbridge"));
  box.setIconPixmap(QGuiApplication::windowIcon().pixmap(64));
  box.setTextFormat(Qt::RichText);
  box.setText(tr("<h3>Weighbridge %1</h3><p>Shows why an object in Second Life or OpenSim costs "
                 "what it costs, and what it would cost under other rules.</p><p>Free software "
                 "under the GNU General Public License, version 3 or later. It comes with no "
                 "warranty. It never sends your files anywhere.</p>")
                  .arg(QCoreApplication::applicationVersion()) +
              tr("<p>Weighbridge includes and uses the work of others. The details list each "
                 "library and its license.</p>"));
  QFile notices(QStringLiteral(":/notices/copyright"));
  if (notices.open(QIODevice::ReadOnly)) box.setDetailedText(QString::fromUtf8(notices.readAll()));
  box.exec();
}

}  // namespace wb::ui

#include "window_menus.moc"
