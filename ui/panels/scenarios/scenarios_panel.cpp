#include "ui/panels/scenarios/scenarios_panel.h"

#include "model/cost/profile.h"
#include "model/report/decision_sheet.h"
#include "model/report/table.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/scenarios/detail/scenario_costs.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/widgets/empty_file.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/type.h"

#include <QAbstractTableModel>
#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::ui {

class Baseline;
class Document;

/// The scenarios of the scene, each with what all objects cost under it and its changes from a
/// built-in profile.
class ScenarioModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { nameColumn, stateColumn, changesColumn, totalColumn, columns };

  ScenarioModel(Document& document, const Baseline& baseline, const ScenarioCosts& costs,
                QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  /// Renames a scenario, as a change that can be undone.
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

 private:
  /// What a row shows, made once a change.
  struct Row {
    QString name;
    QString changes;
    QString state;
    QString total;
    bool operator==(const Row&) const = default;
  };

  static const QString& textOf(const Row& row, int column) {
    return column == nameColumn      ? row.name
           : column == changesColumn ? row.changes
           : column == totalColumn   ? row.total
                                     : row.state;
  }
  std::vector<Row> rowsNow() const;
  QString stateOf(std::size_t scenario) const;
  QString totalOf(std::size_t scenario) const;
  void follow();

  Document& document_;
  const Baseline& baseline_;
  const ScenarioCosts& costs_;
  std::vector<Row> rows_;
};

namespace {

/// `second-life, Triangle constant 0.1`
QString changesOf(const cost::Profile& profile) {
  const cost::Profile base = baseOf(profile);
  QStringList changes{asText(profile.base)};
  for (const cost::Constant& one : cost::constants())
    if (profile[one.key] != base[one.key])
      changes << titleOf(one) + u' ' + exactNumber(profile[one.key]);
  for (const cost::Choice& one : cost::choices())
    if (one.get(profile) != one.get(base))
      changes << titleOf(one) + u' ' + shownWords(word(one, profile));
  return changes.join(QStringLiteral(", "));
}

}  // namespace

ScenarioModel::ScenarioModel(Document& document, const Baseline& baseline,
                             const ScenarioCosts& costs, QObject* parent)
    : QAbstractTableModel(parent),
      document_(document),
      baseline_(baseline),
      costs_(costs),
      rows_(rowsNow()) {
  connect(&costs, &ScenarioCosts::made, this, &ScenarioModel::follow);
  connect(&document, &Document::sceneReset, this, &ScenarioModel::follow);
  connect(&document, &Document::scenariosChanged, this, &ScenarioModel::follow);
  connect(&document, &Document::profileChanged, this, &ScenarioModel::follow);
  connect(&baseline, &Baseline::changed, this, &ScenarioModel::follow);
}

std::vector<ScenarioModel::Row> ScenarioModel::rowsNow() const {
  std::vector<Row> rows;
  const auto& scenarios = document_.weighing().scene.scenarios;
  for (std::size_t i = 0; i < scenarios.size(); ++i)
    rows.push_back({QString::fromStdString(scenarios[i].name), changesOf(profileOf(document_, i)),
                    stateOf(i), totalOf(i)});
  return rows;
}

/// Until it is made there are dots: another scenario may have been in its place.
QString ScenarioModel::totalOf(std::size_t scenario) const {
  const auto& made = costs_.columns();
  if (scenario >= made.size() || made[scenario].profile != profileOf(document_, scenario))
    return QStringLiteral("\u2026");
  const auto rows = table::sheetRows();
  const auto row = std::ranges::find(rows, std::string_view("land_impact"), &table::SheetRow::key);
  const table::SheetCell& cell = made[scenario].cells[static_cast<std::size_t>(row - rows.begin())];
  return tr("%1 LI", "land impact of all objects").arg(shown(cell.value));
}

QString ScenarioModel::stateOf(std::size_t scenario) const {
  const cost::Profile profile = profileOf(document_, scenario);
  QStringList words;
  if (weighAlike(profile, document_.weighing().profile)) words << tr("in use");
  if (baseline_.profile() && weighAlike(profile, *baseline_.profile())) words << tr("baseline");
  return words.join(QStringLiteral(", "));
}

/// As many rows stay the rows they are, so that the current one stays so.
void ScenarioModel::follow() {
  std::vector<Row> rows = rowsNow();
  if (rows == rows_) return;
  if (rows.size() != rows_.size()) {
    beginResetModel();
    rows_ = std::move(rows);
    return endResetModel();
  }
  const std::vector<Row> before = std::exchange(rows_, std::move(rows));
  // Only of what changed: a name that somebody is typing stays.
  for (int column = 0; column < columns; ++column) {
    const auto text = [column](const Row& row) { return textOf(row, column); };
    if (!std::ranges::equal(before, rows_, {}, text, text))
      emit dataChanged(index(0, column), index(rowCount() - 1, column));
  }
}

int ScenarioModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ScenarioModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QVariant ScenarioModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case Qt::ToolTipRole:
      return textOf(row, index.column());
    case Qt::TextAlignmentRole:
      if (index.column() == totalColumn) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
      return {};
    case Qt::FontRole:
      if (index.column() == totalColumn) return withEvenDigits(QApplication::font());
      return {};
    default:
      return {};
  }
}

QVariant ScenarioModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
    return static_cast<int>((section == totalColumn ? Qt::AlignRight : Qt::AlignLeft) |
                            Qt::AlignVCenter);
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
    return QAbstractTableModel::headerData(section, orientation, role);
  return section == nameColumn      ? tr("Name")
         : section == changesColumn ? tr("Changes")
         : section == totalColumn   ? tr("Total")
                                    : tr("State");
}

Qt::ItemFlags ScenarioModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
  return index.column() == nameColumn ? usual | Qt::ItemIsEditable : usual;
}

bool ScenarioModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || index.column() != nameColumn) return false;
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
  renameScenario(document_, static_cast<std::size_t>(index.row()), value.toString());
  return true;
}

namespace {

constexpr int leastRow = 24;
constexpr double widestTotal = 888'888;

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
      costs_(new ScenarioCosts(document, baseline, this)),
      model_(new ScenarioModel(document, baseline, *costs_, this)),
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
  new_ = addAction(tr("&New"), tr("Save the current constants as a scenario"),
                   &ScenariosPanel::addNew);
  apply_ =
      addAction(tr("Appl&y"), tr("Use the constants of this scenario"), &ScenariosPanel::apply);
  pin_ = addAction(tr("Pin as &baseline"),
                   tr("Calculate the scene's costs under this scenario and keep them as the "
                      "baseline for later comparison"),
                   &ScenariosPanel::pin);
  pinNow_ = addAction(
      tr("Pin the curre&nt constants"),
      tr("Keep the current constants, parts and shapes as the baseline for later comparison"),
      &ScenariosPanel::pinNow);
  unpin_ = addAction(tr("&Unpin the baseline"), tr("Stop comparing"), &ScenariosPanel::unpin);
  duplicate_ =
      addAction(tr("&Duplicate"), tr("Add a copy of the scenario"), &ScenariosPanel::duplicate);
  rename_ = addAction(tr("&Rename"), tr("Rename the scenario"), &ScenariosPanel::rename);
  remove_ =
      addAction(tr("D&elete"), tr("Remove the scenario from the project"), &ScenariosPanel::remove);
  import_ = addAction(tr("&Import…"), tr("Add a scenario from a profile file"),
                      &ScenariosPanel::importWanted);
  export_ = addAction(tr("E&xport…"), tr("Save the scenario as a profile file"),
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
  table_->setVerticalScrollMode(QTableView::ScrollPerPixel);
  // One that comes with a row would leave changes less room.
  table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setHighlightSections(false);
  // Before all changes, which have the rest and as many lines as they need.
  table_->horizontalHeader()->moveSection(ScenarioModel::totalColumn, 1);
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->horizontalHeader()->setSectionResizeMode(ScenarioModel::nameColumn,
                                                   QHeaderView::ResizeToContents);
  const int height = std::max(leastRow, fontMetrics().height() + fontMetrics().descent() * 2);
  table_->verticalHeader()->setMinimumSectionSize(height);
  table_->verticalHeader()->setDefaultSectionSize(height);
  connect(table_, &QTableView::doubleClicked, this, &ScenariosPanel::apply);
  connect(table_->horizontalHeader(), &QHeaderView::sectionResized, this, &ScenariosPanel::fitRows);
  connect(model_, &ScenarioModel::modelReset, this, &ScenariosPanel::fitRows);
  connect(model_, &ScenarioModel::dataChanged, this, &ScenariosPanel::fitRows);
}

/// For what they hold at some time: whatever is calculated or used, changes stay where they are.
void ScenariosPanel::fitColumns() {
  const QFontMetrics metrics(withEvenDigits(font()));
  const int padding = 2 * metrics.averageCharWidth();
  const auto fit = [&](int column, std::initializer_list<QString> texts) {
    int width = table_->horizontalHeader()->sectionSizeHint(column);
    for (const QString& one : texts)
      width = std::max(width, metrics.horizontalAdvance(one) + padding);
    table_->setColumnWidth(column, width);
  };
  fit(ScenarioModel::totalColumn,
      {ScenarioModel::tr("%1 LI", "land impact of all objects").arg(shownNumber(widestTotal))});
  // Both at once stand in two lines.
  fit(ScenarioModel::stateColumn,
      {ScenarioModel::tr("in use") + u',', ScenarioModel::tr("baseline")});
}

void ScenariosPanel::fitRows() { table_->resizeRowsToContents(); }

void ScenariosPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  fitColumns();
  fitRows();
  costs_->setSeen(true);
}

void ScenariosPanel::hideEvent(QHideEvent* event) {
  costs_->setSeen(false);
  QWidget::hideEvent(event);
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
  more->setToolTip(tr("More actions for scenarios and the baseline"));
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
  if (isOpen)
    word_->setText(
        tr("No scenarios yet. To save the current constants as a scenario, click \"New\"."));
  else
    word_->setText(document_.isOpen() ? nothingInFile().words
                                      : tr("Nothing is open. Scenarios are saved in the project."));
  pinned_->setText(whatIsPinned());
  pinned_->setVisible(!pinned_->text().isEmpty());
}

QString ScenariosPanel::whatIsPinned() const {
  if (!baseline_.profile()) return {};
  const QString name = profileName(*baseline_.profile(), document_.weighing().scene);
  const auto before = baseline_.side();
  if (!before) return tr("Baseline: %1. Weighing it…").arg(name);
  const QString words =
      tr("Baseline: %1. Land impact (LI): %2.", "before 5 → now 3 (−2)")
          .arg(name, shownBeforeAndNow(table::landImpactOf(before->costs),
                                       table::landImpactOf(document_.weighing().costs)));
  if (!baseline_.isOfProject()) return words;
  return words + u' ' +
         tr("Its constants are saved in the project. Its parts and shapes are those that the "
            "project had when it was opened.");
}

}  // namespace wb::ui

#include "scenarios_panel.moc"
