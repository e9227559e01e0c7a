#include "ui/window/detail/shortcuts_dialog.h"

#include "ui/window/detail/actions.h"
#include "ui/window/detail/panels.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace wb::ui {
namespace {

constexpr int widthInCharacters = 140;
constexpr int whatCharacters = 40;
constexpr int keysCharacters = 28;
constexpr int heightInLines = 26;
constexpr int keysColumn = 1;
/// Of an action's row.
constexpr int idRole = Qt::UserRole;

/// Lets what is long go on in a line below: a tree asks for heights without widths.
class WrappingDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyleOptionViewItem cell(option);
    cell.rect = {0, 0, static_cast<const QTreeView*>(parent())->columnWidth(index.column()), 1};
    return QStyledItemDelegate::sizeHint(cell, index);
  }
};

void addRow(QTreeWidget& list, const QString& what, const QString& keys, const QString& help) {
  auto* row = new QTreeWidgetItem(&list, {what, keys, help});
  row->setToolTip(2, help);
}

void addPanelKeys(QTreeWidget& list) {
  for (const Panels::Chosen& panel : Panels::chosenBy())
    addRow(list, ShortcutsDialog::tr("Panels"), panel.key.toString(QKeySequence::NativeText),
           ShortcutsDialog::tr("Bring the “%1” panel to the front").arg(panel.title));
}

void addViewKeys(QTreeWidget& list) {
  const QString view = ShortcutsDialog::tr("3D view");
  addRow(list, view, ShortcutsDialog::tr("Arrow keys"), ShortcutsDialog::tr("Rotate the view"));
  addRow(list, view, ShortcutsDialog::tr("+ and -"), ShortcutsDialog::tr("Zoom in and out"));
  addRow(list, view, QStringLiteral("1 … 4, 6 … 8"),
         ShortcutsDialog::tr("Standard views: front, back, left, right, top, bottom, corner"));
  addRow(list, view, QStringLiteral("5"), ShortcutsDialog::tr("Turn perspective on or off"));
  addRow(list, view, QStringLiteral("I"),
         ShortcutsDialog::tr("Isolate the selection, or show everything again"));
  addRow(list, view, QStringLiteral("M"),
         ShortcutsDialog::tr("Measure between two points, or stop measuring"));
  addRow(
      list, view, QStringLiteral("G"),
      ShortcutsDialog::tr("Show or hide the arrows and rings that move and rotate the selection"));
  addRow(list, view, QStringLiteral("F"),
         ShortcutsDialog::tr("Frame the selection, or everything if nothing is selected"));
  addRow(list, view, QStringLiteral("V, P, C"),
         ShortcutsDialog::tr("Show the model, its physics, or its cost"));
  addRow(list, view, QStringLiteral("S"),
         ShortcutsDialog::tr("Switch between one view and two views side by side"));
  addRow(list, view, QStringLiteral("E"),
         ShortcutsDialog::tr("Move parts and hulls apart, or back together"));
  addRow(list, view, QStringLiteral("X"),
         ShortcutsDialog::tr("X-ray: fade everything except the selection"));
  addRow(list, view, QStringLiteral("D"),
         ShortcutsDialog::tr("Mark the ten most expensive objects"));
  addRow(list, view, ShortcutsDialog::tr("Backspace"),
         ShortcutsDialog::tr("Go back to the view before the last selection"));
  addRow(list, view, ShortcutsDialog::tr("Left drag"), ShortcutsDialog::tr("Rotate the view"));
  addRow(list, view, ShortcutsDialog::tr("Ctrl+left drag"),
         ShortcutsDialog::tr("Drag a box to select objects, or cubes of an octree"));
  addRow(list, view, ShortcutsDialog::tr("Right drag, or Shift+left drag"),
         ShortcutsDialog::tr("Move the view"));
  addRow(list, view, ShortcutsDialog::tr("Right button with W, A, S, D, E or Q"),
         ShortcutsDialog::tr("Fly; move the mouse to look around, and hold Shift to fly faster"));
  addRow(list, view, ShortcutsDialog::tr("Wheel"), ShortcutsDialog::tr("Zoom toward the pointer"));
  addRow(list, view, ShortcutsDialog::tr("Wheel with Ctrl, Shift or both"),
         ShortcutsDialog::tr("Push in or pull out a face, edge or corner of a cube"));
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(const Actions& actions, QWidget* parent)
    : QDialog(parent),
      actions_(actions),
      list_(new QTreeWidget(this)),
      editor_(new QWidget(this)),
      keys_(new QKeySequenceEdit(editor_)),
      give_(new QPushButton(tr("&Assign keys"), editor_)),
      standard_(new QPushButton(tr("Defaul&t keys"), editor_)),
      word_(new QLabel(this)) {
  setWindowTitle(tr("Keyboard and mouse"));
  list_->setAccessibleName(windowTitle());
  list_->setHeaderLabels({tr("Action or area"), tr("Keys"), tr("What it does")});
  list_->setRootIsDecorated(false);
  list_->setAlternatingRowColors(true);
  addActions();
  addPanelKeys(*list_);
  addViewKeys(*list_);
  fitColumns();
  auto* column = new QVBoxLayout(this);
  column->addWidget(list_);
  column->addWidget(makeEditor());
  column->addWidget(word_);
  addButtons();
  connect(list_, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showChosen);
  resize(fontMetrics().averageCharWidth() * widthInCharacters,
         fontMetrics().lineSpacing() * heightInLines);
  showChosen();
}

/// What does not fit in its column goes on in a line below.
void ShortcutsDialog::fitColumns() {
  list_->setItemDelegate(new WrappingDelegate(list_));
  list_->setWordWrap(true);
  list_->setTextElideMode(Qt::ElideNone);
  const int character = fontMetrics().averageCharWidth();
  list_->setColumnWidth(0, whatCharacters * character);
  list_->setColumnWidth(keysColumn, keysCharacters * character);
  connect(list_->header(), &QHeaderView::sectionResized, list_, [this] { list_->doItemsLayout(); });
}

void ShortcutsDialog::addActions() {
  for (const ActionInfo& info : actionList()) {
    addRow(*list_, plainText(actions_[info.id]), {}, actions_[info.id].whatsThis());
    list_->topLevelItem(list_->topLevelItemCount() - 1)
        ->setData(0, idRole, static_cast<int>(info.id));
  }
  showKeys();
}

QWidget* ShortcutsDialog::makeEditor() {
  auto* row = new QHBoxLayout(editor_);
  row->setContentsMargins({});
  auto* label = new QLabel(tr("&Keys for the selected action:"), editor_);
  label->setBuddy(keys_);
  keys_->setAccessibleName(tr("Keys for the selected action"));
  keys_->setClearButtonEnabled(true);
  for (QWidget* widget : std::initializer_list<QWidget*>{label, keys_, give_, standard_})
    row->addWidget(widget);
  word_->setWordWrap(true);
  word_->setTextFormat(Qt::PlainText);
  connect(give_, &QPushButton::clicked, this, &ShortcutsDialog::give);
  connect(standard_, &QPushButton::clicked, this, &ShortcutsDialog::giveStandard);
  return editor_;
}

void ShortcutsDialog::addButtons() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* all = buttons->addButton(tr("&Restore all default keys"), QDialogButtonBox::ResetRole);
  connect(all, &QPushButton::clicked, this, &ShortcutsDialog::restore);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  // Return while keys are pressed would be one of them.
  for (QPushButton* button : findChildren<QPushButton*>()) button->setAutoDefault(false);
  layout()->addWidget(buttons);
}

std::optional<ActionId> ShortcutsDialog::chosen() const {
  const QTreeWidgetItem* row = list_->currentItem();
  if (!row || row->data(0, idRole).isNull()) return {};
  return static_cast<ActionId>(row->data(0, idRole).toInt());
}

void ShortcutsDialog::showKeys() {
  for (int i = 0; i < list_->topLevelItemCount(); ++i) {
    QTreeWidgetItem& row = *list_->topLevelItem(i);
    if (row.data(0, idRole).isNull()) continue;
    const QKeySequence keys = keysOf(static_cast<ActionId>(row.data(0, idRole).toInt()));
    row.setText(keysColumn, keys.toString(QKeySequence::NativeText));
  }
}

void ShortcutsDialog::showChosen() {
  const auto id = chosen();
  editor_->setEnabled(id.has_value());
  keys_->setKeySequence(id ? keysOf(*id) : QKeySequence());
  word_->setText(id ? QString() : tr("Select a menu action to change its keys."));
}

void ShortcutsDialog::give() {
  const auto id = chosen();
  if (!id) return;
  // One press is enough for a shortcut; more would have to be remembered.
  const QKeySequence typed = keys_->keySequence();
  const QKeySequence keys = typed.isEmpty() ? typed : QKeySequence(typed[0]);
  const QString why = whyNotKeys(*id, keys);
  if (why.isEmpty()) {
    giveKeys(*id, keys);
    showKeys();
  }
  keys_->setKeySequence(keysOf(*id));
  word_->setText(!why.isEmpty()   ? why
                 : keys.isEmpty() ? tr("The action has no keys now.")
                                  : tr("The keys now apply in all windows."));
}

void ShortcutsDialog::giveStandard() {
  if (!chosen()) return;
  keys_->setKeySequence(standardKeysOf(*chosen()));
  give();
}

void ShortcutsDialog::restore() {
  restoreStandardKeys();
  showKeys();
  showChosen();
  word_->setText(tr("All actions have their default keys again."));
}

}  // namespace wb::ui
