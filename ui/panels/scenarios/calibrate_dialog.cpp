#include "ui/panels/scenarios/calibrate_dialog.h"

#include "model/report/constant_tables.h"
#include "ui/document/document.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/panels/table/report_table.h"
#include "ui/panels/table/table_columns.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/search_words.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <utility>

namespace wb::ui {

ConstantChoice::ConstantChoice(const cost::Profile& profile, QWidget* parent)
    : QTreeWidget(parent), items_(cost::constantCount) {
  setAccessibleName(tr("Constants to fit"));
  setHeader(new ColumnHeader(this));
  setColumnCount(columns);
  setHeaderLabels({tr("Constant"), tr("Value"), tr("Affects measured costs"), tr("Fitted value")});
  setUniformRowHeights(true);
  // In dark colours boxes can be seen on this only.
  viewport()->setBackgroundRole(QPalette::Window);
  std::map<std::string_view, QTreeWidgetItem*> groups;
  for (const cost::Constant& one : cost::constants()) {
    QTreeWidgetItem*& group = groups[one.group];
    if (!group) group = addGroup(one.group);
    addConstant(*group, one, profile[one.key]);
  }
  for (const auto& [name, group] : groups) group->sortChildren(nameColumn, Qt::AscendingOrder);
  expandAll();
  header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  header()->setStretchLastSection(false);
}

QTreeWidgetItem* ConstantChoice::addGroup(std::string_view group) {
  auto* item = new QTreeWidgetItem(this, {titleOf(group)});
  item->setFlags(Qt::ItemIsEnabled);
  item->setFirstColumnSpanned(true);
  return item;
}

void ConstantChoice::addConstant(QTreeWidgetItem& group, const cost::Constant& constant,
                                 double value) {
  auto* item = new QTreeWidgetItem(&group, {titleOf(constant), exactNumber(value)});
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  item->setCheckState(nameColumn, Qt::Unchecked);
  item->setToolTip(nameColumn, helpFor(constant, constant.standard));
  for (const int column : {valueColumn, fittedColumn})
    item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  items_[static_cast<std::size_t>(constant.key)] = item;
}

std::vector<cost::Key> ConstantChoice::chosen() const {
  std::vector<cost::Key> keys;
  for (const cost::Constant& one : cost::constants())
    if (items_[static_cast<std::size_t>(one.key)]->checkState(nameColumn) == Qt::Checked)
      keys.push_back(one.key);
  return keys;
}

void ConstantChoice::search(const QString& words) {
  const SearchWords wanted(words);
  for (const cost::Constant& one : cost::constants()) {
    QTreeWidgetItem& item = *items_[static_cast<std::size_t>(one.key)];
    item.setHidden(item.checkState(nameColumn) != Qt::Checked &&
                   !wanted.missingIn(searchedText(one)).isEmpty());
  }
  for (int row = 0; row < topLevelItemCount(); ++row) {
    QTreeWidgetItem& group = *topLevelItem(row);
    bool isAnyShown = false;
    for (int i = 0; i < group.childCount(); ++i) isAnyShown |= !group.child(i)->isHidden();
    group.setHidden(!isAnyShown);
  }
}

void ConstantChoice::showRelevance(const tuning::Relevance& relevance) {
  for (std::size_t i = 0; i < items_.size(); ++i) {
    items_[i]->setText(relevanceColumn, relevance[i] ? tr("yes") : tr("no"));
    items_[i]->setForeground(
        nameColumn, palette().color(relevance[i] ? QPalette::Text : QPalette::PlaceholderText));
  }
}

void ConstantChoice::showFitted(const tuning::Calibration& calibration) {
  clearFitted();
  for (const tuning::FittedConstant& one : calibration.constants)
    items_[static_cast<std::size_t>(one.key)]->setText(fittedColumn, shownNumber(one.value));
}

void ConstantChoice::clearFitted() {
  for (QTreeWidgetItem* item : items_) item->setText(fittedColumn, {});
}

namespace {

constexpr QSize firstSize(960, 600);

QLabel* makeText(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

/// How well costs under the fitted constants match those measured.
QString verdictOn(const tuning::Calibration& calibration) {
  const auto count = static_cast<int>(calibration.residuals.size());
  if (!calibration.rSquared)
    return CalibrateDialog::tr(
               "Measured costs: %L1. R² is undefined because it needs at least two different "
               "costs.")
        .arg(count);
  const QString words =
      *calibration.rSquared < 0
          ? CalibrateDialog::tr(
                "Measured costs: %L1. R² = %2, below 0: one and the same cost for all objects "
                "would fit better than the fitted constants do.")
          : CalibrateDialog::tr(
                "Measured costs: %L1. R² = %2: the fitted constants explain this share of the "
                "relative differences among these costs.");
  return words.arg(count).arg(shownNumber(*calibration.rSquared));
}

}  // namespace

CalibrateDialog::CalibrateDialog(Document& document, QWidget* parent)
    : QDialog(parent),
      document_(document),
      search_(new QLineEdit(this)),
      constants_(new ConstantChoice(document.weighing().profile, this)),
      verdict_(makeText(this)),
      findings_(makeText(this)),
      values_(new ReportTableModel(this)),
      residuals_(new ReportTableModel(this)),
      fitted_(new QWidget(this)),
      fit_(new QPushButton(tr("&Fit"), this)),
      keep_(new QPushButton(tr("&Keep as scenario"), this)),
      busy_(new QProgressBar(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this)),
      work_([this](Calibrated made) { take(std::move(made)); }),
      relevance_([this](const tuning::Relevance& made) { constants_->showRelevance(made); }) {
  setWindowTitle(tr("Calibrate"));
  resize(firstSize);
  makeButtons();
  auto* both = new QSplitter(this);
  both->addWidget(makeChoice());
  both->addWidget(makeResult());
  both->setStretchFactor(1, 1);
  both->setSizes({firstSize.width() * 2 / 5, firstSize.width() * 3 / 5});
  both->setChildrenCollapsible(false);
  auto* column = new QVBoxLayout(this);
  column->addWidget(both, 1);
  column->addWidget(buttons_);
  connect(constants_, &QTreeWidget::itemChanged, this, &CalibrateDialog::showState);
  relevance_.start(
      [scene = document.weighing().scene, profile = document.weighing().profile](const Task& task) {
        return tuning::relevanceOf(scene, scene.measured, profile, task);
      });
  showBusy();
}

QWidget* CalibrateDialog::makeChoice() {
  search_->setPlaceholderText(tr("Search constants"));
  search_->setAccessibleName(tr("Search constants"));
  search_->setClearButtonEnabled(true);
  connect(search_, &QLineEdit::textChanged, constants_, &ConstantChoice::search);
  auto* choice = new QWidget(this);
  auto* column = new QVBoxLayout(choice);
  column->setContentsMargins({});
  auto* label = new QLabel(tr("&Constants to fit:"), choice);
  label->setBuddy(constants_);
  column->addWidget(label);
  column->addWidget(search_);
  column->addWidget(constants_, 1);
  return choice;
}

QWidget* CalibrateDialog::makeResult() {
  verdict_->setText(tr("Choose which constants to fit to the measured costs, then click \"Fit\"."));
  auto* tables = new QVBoxLayout(fitted_);
  tables->setContentsMargins({});
  tables->addWidget(new ReportTableView(*values_, tr("Fitted constants"), fitted_), 1);
  tables->addWidget(new ReportTableView(*residuals_, tr("Measured and calculated costs"), fitted_),
                    2);
  auto* result = new QWidget(this);
  auto* column = new QVBoxLayout(result);
  column->setContentsMargins({});
  column->addWidget(verdict_);
  column->addWidget(findings_);
  column->addWidget(fitted_, 1);
  column->addStretch();
  return result;
}

void CalibrateDialog::makeButtons() {
  busy_->setRange(0, 0);
  busy_->setTextVisible(false);
  busy_->setAccessibleName(tr("Fitting constants"));
  keep_->setToolTip(tr("Add the fitted constants to the project as a scenario"));
  keep_->setAutoDefault(false);
  fit_->setDefault(true);
  buttons_->addButton(fit_, QDialogButtonBox::ActionRole);
  buttons_->addButton(keep_, QDialogButtonBox::ActionRole);
  buttons_->layout()->addWidget(busy_);
  connect(fit_, &QPushButton::clicked, this, &CalibrateDialog::fit);
  connect(keep_, &QPushButton::clicked, this, &CalibrateDialog::keep);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// A click while constants are fitted stops that.
void CalibrateDialog::fit() {
  if (work_.isBusy()) {
    work_.cancel();
    return showBusy();
  }
  made_.reset();
  const weighing::Weighing& weighing = document_.weighing();
  work_.nameAs(tr("Fitting constants"), [this] { fit(); });
  work_.start([scene = weighing.scene, profile = weighing.profile,
               keys = constants_->chosen()](const Task& task) {
    return tuning::calibrate(scene, scene.measured, profile, keys, task);
  });
  showBusy();
}

void CalibrateDialog::take(Calibrated made) {
  showBusy();
  made_ = std::move(made);
  if (*made_) return showResult(**made_);
  constants_->clearFitted();
  values_->show({});
  residuals_->show({});
  findings_->clear();
  verdict_->setText(tr("Nothing was fitted: %1").arg(shown(made_->error())));
  showState();
}

void CalibrateDialog::showResult(const tuning::Calibration& calibration) {
  constants_->showFitted(calibration);
  values_->show(table::calibrationTable(calibration));
  residuals_->show(table::residualTable(calibration));
  verdict_->setText(verdictOn(calibration));
  QStringList sentences;
  for (const Diagnostic& finding : calibration.findings)
    sentences << QStringLiteral("⚠ ") + shown(finding);
  findings_->setText(sentences.join(u'\n'));
  showState();
}

void CalibrateDialog::showBusy() {
  const bool isBusy = work_.isBusy();
  busy_->setVisible(isBusy);
  fit_->setText(isBusy ? tr("&Stop") : tr("&Fit"));
  constants_->setEnabled(!isBusy);
  showState();
}

void CalibrateDialog::showState() {
  const bool isBusy = work_.isBusy();
  fit_->setEnabled(isBusy || !constants_->chosen().empty());
  keep_->setEnabled(!isBusy && made_ && *made_);
  fitted_->setVisible(residuals_->rowCount() > 0);
}

void CalibrateDialog::keep() {
  addScenario(document_, (*made_)->profile, tr("Calibrated"));
  accept();
}

}  // namespace wb::ui
