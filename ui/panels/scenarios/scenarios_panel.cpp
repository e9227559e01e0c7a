#include "ui/panels/scenarios/scenarios_panel.h"

#include "model/report/table.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/profile_name.h"
#include "ui/panels/scenarios/detail/scenario_model.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/wrapping_row.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
namespace {

QLabel* makeWord(QWidget* parent) {
  auto* word = new QLabel(parent);
  word->setAlignment(Qt::AlignCenter);
  word->setWordWrap(true);
  word->setForegroundRole(QPalette::PlaceholderText);
  word->setBackgroundRole(QPalette::Base);
  word->setAutoFillBackground(true);
  return word;
}

}  // namespace

ScenariosPanel::ScenariosPanel(Document& document, Baseline& baseline, QWidget* parent)
    : QWidget(parent),
      document_(document),
      baseline_(baseline),
      model_(new ScenarioModel(document, baseline, this)),
      table_(new QTableView(this)),
      pages_(new QStackedWidget(this)),
      word_(makeWord(this)),
      pinned_(new QLabel(this)) {
  makeActions();
  makeTable();
  makeLayout();
  connect(model_, &ScenarioModel::modelReset, this, &ScenariosPanel::selectAny);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &ScenariosPanel::showState);
  connect(&document, &Document::sceneReset, this, &ScenariosPanel::showState);
  connect(&document, &Document::costsChanged, this, &ScenariosPanel::showState);
  connect(&baseline, &Baseline::changed, this, &ScenariosPanel::showState);
  showState();
}

QAction* ScenariosPanel::addAction(const QString& text, const QString& help,
                                   void (ScenariosPanel::*slot)()) {
  auto* action = new QAction(text, this);
  action->setToolTip(help);
  action->setWhatsThis(help);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  connect(action, &QAction::triggered, this, slot);
  table_->addAction(action);
  return action;
}

void ScenariosPanel::makeActions() {
  new_ =
      addAction(tr("&New"), tr("Keep the constants of now as a scenario"), &ScenariosPanel::addNew);
  apply_ = addAction(tr("Appl&y"), tr("Make the scenario's constants those of now"),
                     &ScenariosPanel::apply);
  pin_ = addAction(tr("Pin as &baseline"),
                   tr("Keep everything as it is, under this scenario, to compare with what comes"),
                   &ScenariosPanel::pin);
  pinNow_ = addAction(
      tr("Pin the constants of &now"),
      tr("Keep everything as it is now, to compare with what comes: constants, parts and shapes"),
      &ScenariosPanel::pinNow);
  unpin_ = addAction(tr("&Unpin the baseline"), tr("Compare with nothing"), &ScenariosPanel::unpin);
  duplicate_ =
      addAction(tr("&Duplicate"), tr("Add a copy of the scenario"), &ScenariosPanel::duplicate);
  rename_ = addAction(tr("&Rename"), tr("Give the scenario another name"), &ScenariosPanel::rename);
  remove_ =
      addAction(tr("D&elete"), tr("Take the scenario out of the project"), &ScenariosPanel::remove);
  import_ = addAction(tr("&Import…"), tr("Add a scenario from the file of a profile"),
                      &ScenariosPanel::importWanted);
  export_ = addAction(tr("E&xport…"), tr("Write the scenario as the file of a profile"),
                      &ScenariosPanel::exportCurrent);
  rename_->setShortcut(Qt::Key_F2);
  remove_->setShortcut(QKeySequence::Delete);
}

void ScenariosPanel::makeTable() {
  table_->setModel(model_);
  table_->setAccessibleName(tr("Scenarios"));
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
  table_->setSelectionBehavior(QTableView::SelectRows);
  table_->setSelectionMode(QTableView::SingleSelection);
  table_->setEditTriggers(QTableView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->horizontalHeader()->setSectionResizeMode(ScenarioModel::nameColumn,
                                                   QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(ScenarioModel::stateColumn,
                                                   QHeaderView::ResizeToContents);
  const int height = fontMetrics().height() + fontMetrics().descent() * 2;
  table_->verticalHeader()->setMinimumSectionSize(height);
  table_->verticalHeader()->setDefaultSectionSize(height);
  connect(table_, &QTableView::doubleClicked, this, &ScenariosPanel::apply);
}

void ScenariosPanel::makeLayout() {
  pages_->addWidget(word_);
  pages_->addWidget(table_);
  pinned_->setWordWrap(true);
  pinned_->setTextFormat(Qt::PlainText);
  pinned_->setMargin(fontMetrics().descent());
  pinned_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* controls = new QWidget(this);
  auto* bar = new WrappingRow(controls);
  const int gap = fontMetrics().descent();
  bar->setContentsMargins(gap, gap, gap, gap);
  bar->setSpacing(gap * 2);
  addButtons(*bar);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addWidget(controls);
  column->addWidget(pages_, 1);
  column->addWidget(pinned_);
}

/// What is done most often stands on the bar, all else behind a menu.
void ScenariosPanel::addButtons(QLayout& bar) {
  for (QAction* action : {new_, apply_, pin_}) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(action->text().remove(u'&'));
    bar.addWidget(button);
  }
  auto* more = new QPushButton(tr("&More"), this);
  more->setToolTip(tr("Duplicate, rename, delete, import and export scenarios"));
  auto* menu = new QMenu(more);
  menu->setToolTipsVisible(true);
  menu->addActions({pinNow_, unpin_});
  menu->addSeparator();
  menu->addActions({duplicate_, rename_, remove_});
  menu->addSeparator();
  menu->addActions({import_, export_});
  more->setMenu(menu);
  bar.addWidget(more);
  setTabOrder(more, table_);
}

std::optional<std::size_t> ScenariosPanel::current() const {
  const QModelIndex index = table_->currentIndex();
  return index.isValid() ? std::optional(static_cast<std::size_t>(index.row())) : std::nullopt;
}

void ScenariosPanel::select(std::size_t scenario) {
  table_->setCurrentIndex(model_->index(static_cast<int>(scenario), ScenarioModel::nameColumn));
}

/// So that what is there can be used at once.
void ScenariosPanel::selectAny() {
  if (!current() && model_->rowCount() > 0) select(0);
  showState();
}

void ScenariosPanel::addNew() {
  select(addScenario(document_, document_.weighing().profile, tr("Scenario")));
  rename();
}

void ScenariosPanel::duplicate() {
  if (const auto scenario = current()) select(duplicateScenario(document_, *scenario));
}

void ScenariosPanel::rename() {
  if (!current()) return;
  table_->setFocus();
  table_->edit(table_->currentIndex().siblingAtColumn(ScenarioModel::nameColumn));
}

void ScenariosPanel::remove() {
  const auto scenario = current();
  if (!scenario) return;
  deleteScenario(document_, *scenario);
  const int left = model_->rowCount();
  if (left > 0) select(std::min(*scenario, static_cast<std::size_t>(left - 1)));
}

void ScenariosPanel::apply() {
  if (const auto scenario = current()) applyScenario(document_, *scenario);
}

void ScenariosPanel::pin() {
  if (const auto scenario = current()) baseline_.pin(profileOf(document_, *scenario));
}

void ScenariosPanel::pinNow() { baseline_.pin(document_.weighing().profile); }

void ScenariosPanel::unpin() { baseline_.unpin(); }

void ScenariosPanel::exportCurrent() {
  if (const auto scenario = current()) emit exportWanted(*scenario);
}

void ScenariosPanel::showState() {
  const bool isOpen = !document_.isEmpty();
  const bool isAny = model_->rowCount() > 0;
  for (QAction* action : {new_, pinNow_, import_}) action->setEnabled(isOpen);
  for (QAction* action : {apply_, pin_, duplicate_, rename_, remove_, export_})
    action->setEnabled(isOpen && current());
  unpin_->setEnabled(baseline_.profile().has_value());
  pages_->setCurrentIndex(isAny ? 1 : 0);
  word_->setText(isOpen ? tr("No scenarios yet. New keeps the constants of now as one.")
                        : tr("Nothing is open. A project keeps its scenarios with it."));
  pinned_->setText(whatIsPinned());
  pinned_->setVisible(!pinned_->text().isEmpty());
}

QString ScenariosPanel::whatIsPinned() const {
  if (!baseline_.profile()) return {};
  const QString name = profileName(*baseline_.profile(), document_.weighing().scene);
  const auto before = baseline_.side();
  if (!before) return tr("Baseline: %1. It is being weighed …").arg(name);
  return tr("Baseline: %1. Land impact %2.", "before 5 → now 3 (−2)")
      .arg(name, shownBeforeAndNow(table::landImpactOf(before->costs),
                                   table::landImpactOf(document_.weighing().costs)));
}

}  // namespace wb::ui
