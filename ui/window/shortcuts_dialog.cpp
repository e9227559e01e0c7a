#include "ui/window/shortcuts_dialog.h"

#include "ui/window/actions.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace wb::ui {
namespace {

constexpr int widthInCharacters = 150;
constexpr int heightInLines = 26;

void addRow(QTreeWidget& list, const QString& what, const QString& keys, const QString& help) {
  auto* row = new QTreeWidgetItem(&list, {what, keys, help});
  row->setToolTip(2, help);
}

void addShortcuts(QTreeWidget& list, const Actions& actions) {
  for (const ActionInfo& info : actionList()) {
    const QAction& action = actions[info.id];
    if (!action.shortcut().isEmpty())
      addRow(list, plainText(action), action.shortcut().toString(QKeySequence::NativeText),
             action.statusTip());
  }
}

void addPanelKeys(QTreeWidget& list) {
  addRow(list, ShortcutsDialog::tr("Panels"), ShortcutsDialog::tr("Alt+1 … Alt+9"),
         ShortcutsDialog::tr(
             "Bring a panel to the front, or put it away, as View > Panels lists them"));
}

void addViewKeys(QTreeWidget& list) {
  const QString view = ShortcutsDialog::tr("3D view");
  addRow(list, view, ShortcutsDialog::tr("Arrows"), ShortcutsDialog::tr("Turn around the scene"));
  addRow(list, view, ShortcutsDialog::tr("+ and -"), ShortcutsDialog::tr("Come nearer, go off"));
  addRow(list, view, QStringLiteral("1 … 7"),
         ShortcutsDialog::tr("Look from the front, back, left, right, top, bottom, corner"));
  addRow(list, view, QStringLiteral("F"), ShortcutsDialog::tr("Show the whole selection, or all"));
  addRow(list, view, QStringLiteral("V, P, C"),
         ShortcutsDialog::tr("Show the model, its physics within it as a ghost, or what costs"));
  addRow(list, view, QStringLiteral("X"),
         ShortcutsDialog::tr("X-ray: dim all but what is selected"));
  addRow(list, view, QStringLiteral("D"),
         ShortcutsDialog::tr("Box and number the ten objects that cost most"));
  addRow(list, view, ShortcutsDialog::tr("Backspace"),
         ShortcutsDialog::tr("Fly back to where the last selection was flown to from"));
  addRow(list, view, ShortcutsDialog::tr("Left drag"), ShortcutsDialog::tr("Turn"));
  addRow(list, view, ShortcutsDialog::tr("Right drag, or Shift and left drag"),
         ShortcutsDialog::tr("Move sideways"));
  addRow(list, view, ShortcutsDialog::tr("Wheel"), ShortcutsDialog::tr("Zoom to the pointer"));
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(const Actions& actions, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Keyboard and mouse"));
  auto* list = new QTreeWidget(this);
  list->setAccessibleName(windowTitle());
  list->setHeaderLabels({tr("Where or what"), tr("Keys"), tr("What it does")});
  list->setRootIsDecorated(false);
  list->setAlternatingRowColors(true);
  addShortcuts(*list, actions);
  addPanelKeys(*list);
  addViewKeys(*list);
  list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(list);
  column->addWidget(buttons);
  resize(fontMetrics().averageCharWidth() * widthInCharacters,
         fontMetrics().lineSpacing() * heightInLines);
}

}  // namespace wb::ui
