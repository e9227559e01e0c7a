#include "ui/window/detail/help_actions.h"

#include "ui/panels/help/help_window.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/samples.h"
#include "ui/window/detail/shortcuts_dialog.h"

#include <QAction>
#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QIcon>
#include <QMenu>
#include <QMessageBox>
#include <QWhatsThis>

namespace wb::ui {

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
    QAction* action = menu->addAction(sample.name);
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
  box.setText(
      tr("<h3>Weighbridge %1</h3>"
         "<p>Shows why an object in Second Life or OpenSim costs what it costs, and what it would "
         "cost under other rules.</p>"
         "<p>Free software under the GNU General Public License, version 3 or later. It comes with "
         "no warranty. Nothing that you open is sent anywhere.</p>")
          .arg(QCoreApplication::applicationVersion()) +
      tr("<p>It contains and uses the work of others. The details name each library and its "
         "licence.</p>"));
  QFile notices(QStringLiteral(":/notices/copyright"));
  if (notices.open(QIODevice::ReadOnly)) box.setDetailedText(QString::fromUtf8(notices.readAll()));
  box.exec();
}

}  // namespace wb::ui
