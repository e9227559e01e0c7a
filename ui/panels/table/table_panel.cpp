#include "ui/panels/table/table_panel.h"

#include "model/report/comparison_tables.h"
#include "model/report/table.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/table/detail/cost_table_model.h"
#include "ui/panels/table/detail/cost_table_view.h"
#include "ui/panels/table/detail/totals_text.h"
#include "ui/panels/table/row_filter.h"
#include "ui/widgets/empty_file.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/text_labels.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

using table::RowKind;

constexpr RowKind allRowKinds[] = {RowKind::part, RowKind::linkset, RowKind::region};

/// Characters of the filter that are always seen.
constexpr int filterCharacters = 16;

/// Words above or below the table, as they are, to be copied.
void beLine(QLabel& label) {
  label.setTextInteractionFlags(Qt::TextSelectableByMouse);
  label.setTextFormat(Qt::PlainText);
  label.setWordWrap(true);
  label.setMargin(label.fontMetrics().descent());
}

}  // namespace

TablePanel::TablePanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      model_(new CostTableModel(document, this)),
      table_(new CostTableView(*model_, this)),
      columns_(new ColumnMenu(*model_, *table_, this)),
      bar_(new QWidget(this)),
      by_(new QComboBox(bar_)),
      filter_(new QLineEdit(bar_)),
      against_(new SlotLabel(1, this)),
      problem_(new SlotLabel(1, this)),
      pages_(new QStackedWidget(this)),
      link_(new SelectionLink(*model_, *table_, selection)),
      word_(new EmptyPage(this, QStringLiteral("costliest"))),
      totals_(new QLabel(this)) {
  makeLayout();
  connect(columns_, &ColumnMenu::changed, this, &TablePanel::filter);
  connect(columns_, &ColumnMenu::standardShown, this, &TablePanel::showMeasured);
  connect(columns_, &ColumnMenu::standardShown, this, &TablePanel::showBaseline);
  connect(table_->horizontalHeader(), &QWidget::customContextMenuRequested, this,
          &TablePanel::showColumnMenu);
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &TablePanel::showTotals);
  connect(&document, &Document::sceneReset, this, &TablePanel::resetScene);
  connect(&document, &Document::costsChanged, this, &TablePanel::takeCosts);
  connect(&document, &Document::measuredChanged, this, &TablePanel::showMeasured);
  showColumnsOfView();
  resetScene(true);
}

void TablePanel::makeLayout() {
  pages_->addWidget(word_);
  pages_->addWidget(table_);
  for (QLabel* line : {totals_, against_, problem_}) beLine(*line);
  against_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  against_->setObjectName(QStringLiteral("against"));
  against_->hide();
  problem_->setObjectName(QStringLiteral("filterProblem"));
  problem_->hide();
  fillBar();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addWidget(bar_);
  // One line, whether or not anything is said in it.
  auto* message = new QWidget(this);
  message->setFixedHeight(fontMetrics().lineSpacing() + 2 * fontMetrics().descent());
  auto* line = new QHBoxLayout(message);
  line->setContentsMargins({});
  line->addWidget(problem_, 1);
  line->addWidget(against_, 1);
  column->addWidget(message);
  column->addWidget(pages_, 1);
  column->addWidget(totals_);
}

void TablePanel::fillBar() {
  auto* row = new QHBoxLayout(bar_);
  const int margin = fontMetrics().descent();
  row->setContentsMargins(margin, margin, margin, margin);
  addViews(*row);
  addFilter(*row);
  addButtons(*row);
}

void TablePanel::addViews(QHBoxLayout& bar) {
  for (const RowKind rowKind : allRowKinds) by_->addItem(wordOf(rowKind));
  by_->setAccessibleName(tr("Rows by"));
  by_->setToolTip(tr("What each row of the table shows"));
  auto* label = new QLabel(tr("&By:"), bar_);
  label->setBuddy(by_);
  bar.addWidget(label);
  bar.addWidget(by_);
  connect(by_, &QComboBox::currentIndexChanged, this, &TablePanel::chooseView);
}

void TablePanel::addFilter(QHBoxLayout& bar) {
  filter_->setPlaceholderText(
      tr("Filter, for example %1", "an expression that shows some of the rows")
          .arg(QStringLiteral("land_impact > 10")));
  filter_->setAccessibleName(tr("Filter"));
  filter_->setToolTip(
      tr("Show only rows that contain all the words you type, or that match an expression such as "
         "\"physics > 10 and kind = mesh\""));
  filter_->setWhatsThis(
      tr("<p>Type words to show only rows whose visible columns contain all of them.</p><p>Or type "
         "an expression to show rows that match it, whichever columns are visible. Compare columns "
         "with numbers, text, <i>true</i> or <i>false</i>, using = != &lt; &lt;= &gt; &gt;= or "
         "<i>contains</i>. Combine comparisons with <i>and</i>, <i>or</i>, <i>not</i> and "
         "parentheses:</p><ul><li>physics &gt; 10 and kind = mesh</li><li>not (linkset contains "
         "\"old wall\") and streaming &gt;= 0.5</li><li>physical = true or land_impact &gt; "
         "20</li></ul><p>Refer to columns by their titles or by their names in CSV files. Use a "
         "period as the decimal separator.</p>"));
  filter_->setClearButtonEnabled(true);
  filter_->setMinimumWidth(fontMetrics().averageCharWidth() * filterCharacters);
  bar.addWidget(filter_, 1);
  connect(filter_, &QLineEdit::textChanged, this, &TablePanel::filter);
}

void TablePanel::addButtons(QHBoxLayout& bar) {
  auto* mostExpensive = new QPushButton(tr("Most expe&nsive first"), bar_);
  mostExpensive->setToolTip(tr("Sort by cost, most expensive row first"));
  connect(mostExpensive, &QPushButton::clicked, this, &TablePanel::sortMostExpensiveFirst);
  auto* columns = new QPushButton(tr("Col&umns"), bar_);
  columns->setToolTip(tr("Choose which columns to show and which one to sort by"));
  columns->setMenu(columns_);
  bar.addWidget(mostExpensive);
  bar.addWidget(columns);
  setTabOrder(columns, table_);
}

RowKind TablePanel::rowKind() const { return model_->rowKind(); }

void TablePanel::setRowKind(RowKind rowKind) {
  by_->setCurrentIndex(static_cast<int>(std::ranges::find(allRowKinds, rowKind) - allRowKinds));
}

void TablePanel::chooseView(int index) {
  headers_[rowKind()] = table_->horizontalHeader()->saveState();
  model_->setRowKind(allRowKinds[index]);
  showColumnsOfView();
}

QVariantMap TablePanel::columns() const {
  return {{QStringLiteral("rows"), by_->currentIndex()},
          {QStringLiteral("count"), model_->columnCount()},
          {QStringLiteral("header"), table_->horizontalHeader()->saveState()}};
}

void TablePanel::setColumns(const QVariantMap& columns) {
  const int index = columns.value(QStringLiteral("rows"), -1).toInt();
  if (index < 0 || index >= by_->count()) return;
  by_->setCurrentIndex(index);
  if (columns.value(QStringLiteral("count")).toInt() != model_->columnCount()) return;
  headers_[rowKind()] = columns.value(QStringLiteral("header")).toByteArray();
  fitted_.insert(rowKind());
  showColumnsOfView();
}

/// As they were when the view was last shown.
void TablePanel::showColumnsOfView() {
  columns_->fill();
  if (const auto before = headers_.find(rowKind()); before != headers_.end()) {
    table_->horizontalHeader()->restoreState(before->second);
  } else {
    columns_->showStandard();
    table_->sortByColumn(-1, Qt::AscendingOrder);
  }
  showBaseline();
  showMeasured();
  fitColumns();
  filter();
}

/// Columns of what the grid measured are of use only where it measured something.
void TablePanel::showMeasured() {
  showColumns(!document_.weighing().scene.measured.empty(), table::isOfMeasured);
  showState();
}

void TablePanel::showBaseline() {
  isCompared_ = baseline_ && baseline_->profile();
  showColumns(isCompared_, table::isOfBaseline);
}

void TablePanel::showColumns(bool areShown, bool (*areMeant)(std::string_view key)) {
  for (int column = 0; column < model_->columnCount(); ++column) {
    if (!areMeant(model_->heading(column).key)) continue;
    table_->setColumnHidden(column, !areShown);
    if (areShown) table_->fitColumn(column);
  }
}

void TablePanel::compareWith(const Baseline& baseline) {
  baseline_ = &baseline;
  model_->compareWith(&baseline);
  connect(&baseline, &Baseline::changed, this, &TablePanel::followBaseline);
  showBaseline();
}

void TablePanel::followBaseline() {
  takeCosts();
  if (isStale_) return;
  if (isCompared_ != baseline_->profile().has_value()) showBaseline();
  showState();
}

/// Once for each scene, so that widths set by the user stay.
void TablePanel::fitColumns() {
  if (model_->rowCount() > 0 && fitted_.insert(rowKind()).second) table_->fitColumns();
}

/// While an expression is wrong, the rows stay as they are.
void TablePanel::filter() {
  auto [expression, problem] = readFilter(filter_->text(), model_->table().headings);
  showProblem(problem ? sentenceOf(*problem) + QStringLiteral(". ") + wayOut() : QString());
  if (expression) {
    model_->setFilter(RowFilter(std::move(*expression)));
  } else if (!problem) {
    filterByWords();
  }
  showState();
}

/// What to do about an expression that is wrong for these rows.
QString TablePanel::wayOut() const {
  for (const RowKind other : allRowKinds) {
    const table::Table table = table::tableOf(other, {}, table::Columns::withMeasured);
    if (other != rowKind() && readFilter(filter_->text(), table.headings).expression)
      return tr("To use this filter, set \"By\" to \"%1\".").arg(wordOf(other));
  }
  return tr("The rows stay as they are until you correct the filter.");
}

void TablePanel::filterByWords() {
  std::vector<std::size_t> columns;
  for (const int column : table_->shownColumns()) {
    if (holdsText(model_->heading(column).content))
      columns.push_back(static_cast<std::size_t>(column));
  }
  model_->setFilter({SearchWords(filter_->text()), std::move(columns)});
}

void TablePanel::showProblem(const QString& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
  filter_->setAccessibleDescription(problem);
}

void TablePanel::resetScene(bool isOpened) {
  bar_->setEnabled(!document_.isEmpty());
  if (isOpened) {
    filter_->clear();
    fitted_.clear();
  }
  showMeasured();
  fitColumns();
  showState();
}

void TablePanel::takeCosts() {
  isStale_ = !isVisible();
  if (isStale_) return;
  model_->takeCosts();
  showState();
}

void TablePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (isStale_) baseline_ ? followBaseline() : takeCosts();
  link_->follow();
}

void TablePanel::showState() {
  word_->say(whyEmpty());
  pages_->setCurrentWidget(model_->rowCount() == 0 ? word_ : static_cast<QWidget*>(table_));
  showTotals();
}

void TablePanel::showTotals() {
  if (isStale_) return;  // Of costs that may be gone; made up for when it is shown.
  const QString all = document_.isEmpty() ? QString() : totalsOf(*model_, *table_);
  const QString selected = totalsOfSelection(*model_, *table_);
  totals_->setText(selected.isEmpty() ? all : all + u'\n' + selected);
  against_->setText(againstBaseline());
  against_->setVisible(!against_->text().isEmpty());
}

QString TablePanel::againstBaseline() const {
  const auto before = baseline_ ? baseline_->side() : std::nullopt;
  if (!before) return {};
  const QStringList line{
      tr("Land impact (LI): %1", "before 5 → now 3 (−2)")
          .arg(shownBeforeAndNow(table::landImpactOf(before->costs),
                                 table::landImpactOf(document_.weighing().costs))),
      tr("compared with %1").arg(profileName(before->profile, document_.weighing().scene))};
  return line.join(QStringLiteral(" · "));
}

EmptyWord TablePanel::whyEmpty() const {
  if (document_.isOpen() && document_.isEmpty()) return nothingInFile();
  if (document_.isEmpty())
    return {tr("Nothing is open. Drop a mesh asset or project on the window to see its cost."),
            Offer::openFile};
  if (model_->table().rows == 0) return {shown(model_->table().whenEmpty)};
  return {tr("No rows match \u201c%1\u201d.").arg(filter_->text().simplified())};
}

void TablePanel::sortMostExpensiveFirst() {
  for (const std::string_view key : {"land_impact", "physics_cost"}) {
    const auto column = model_->columnOf(key);
    if (!column) continue;
    table_->sortByColumn(*column, Qt::DescendingOrder);
    return table_->scrollToTop();
  }
}

void TablePanel::showColumnMenu(const QPoint& place) {
  columns_->popup(table_->horizontalHeader()->mapToGlobal(place));
}

QString TablePanel::selectionAsText() const { return table_->selectionAsText(); }

void TablePanel::copy() { table_->copy(); }

}  // namespace wb::ui
