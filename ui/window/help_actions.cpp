#include "ui/window/help_actions.h"

#include "ui/window/actions.h"
#include "ui/window/shortcuts_dialog.h"

#include <QAction>
#include <QCoreApplication>
#include <QMessageBox>
#include <QWhatsThis>

namespace wb::ui {

HelpActions::HelpActions(QWidget& window, const Actions& actions)
    : QObject(&window), window_(window), actions_(actions) {
  connect(&actions[ActionId::whatsThis], &QAction::triggered, this,
          &QWhatsThis::enterWhatsThisMode);
  connect(&actions[ActionId::shortcuts], &QAction::triggered, this, &HelpActions::showShortcuts);
  connect(&actions[ActionId::about], &QAction::triggered, this, &HelpActions::showAbout);
}

void HelpActions::showShortcuts() { ShortcutsDialog(actions_, &window_).exec(); }

void HelpActions::showAbout() {
  QMessageBox::about(
      &window_, tr("About Weighbridge"),
      tr("<h3>Weighbridge %1</h3>"
         "<p>Shows why an object in Second Life or OpenSim costs what it costs, and what it would "
         "cost under other rules.</p>"
         "<p>Free software under the GNU General Public License, version 3 or later. It comes with "
         "no warranty. Nothing that you open is sent anywhere.</p>")
          .arg(QCoreApplication::applicationVersion()));
}

}  // namespace wb::ui
