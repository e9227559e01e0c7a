#include "ui/panels/scenarios/decision_sheet_view.h"

#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/scenarios/detail/scenario_costs.h"
#include "ui/panels/scenarios/detail/sheet_model.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
namespace {

/// Now and the baseline.
constexpr int fixedColumns = 2;
constexpr int rowHeight = 24;
constexpr int leastColumn = 120;
constexpr int mostColumn = 200;
constexpr int padding = 12;

/// Whether a side says of itself what another one does, whatever either is compared with.
bool saysTheSame(const std::vector<table::SheetCell>& side,
                 const std::vector<table::SheetCell>& other) {
  const auto rows = table::sheetRows();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool isOfItself =
        rows[i].block <= table::SheetBlock::over && rows[i].key != "land_impact_change";
    if (isOfItself && side[i].value != other[i].value) return false;
  }
  return true;
}

/// A line above each block.
class BlockDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    QStyledItemDelegate::paint(painter, option, index);
    if (!index.data(SheetModel::beginsBlock).toBool()) return;
    painter->setPen(option.palette.color(QPalette::Mid));
    painter->drawLine(option.rect.topLeft(), option.rect.topRight());
  }
};

/// The titles of rows, flat as the cells beside them.
class RowTitles : public QHeaderView {
 public:
  explicit RowTitles(QWidget* parent) : QHeaderView(Qt::Vertical, parent) {}

 protected:
  void paintSection(QPainter* painter, const QRect& place, int section) const override {
    const QString title = model()->headerData(section, Qt::Vertical).toString();
    painter->fillRect(place, palette().color(QPalette::Base));
    painter->setPen(palette().color(QPalette::Text));
    painter->drawText(place.adjusted(padding / 2, 0, -padding / 2, 0),
                      Qt::AlignVCenter | Qt::AlignLeading, title);
    if (!model()->index(section, 0).data(SheetModel::beginsBlock).toBool()) return;
    painter->setPen(palette().color(QPalette::Mid));
    painter->drawLine(place.topLeft(), place.topRight());
  }
};

}  // namespace

DecisionSheet::DecisionSheet(const Document& document, const Baseline& baseline,
                             Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      baseline_(baseline),
      selection_(selection),
      model_(new SheetModel(this)),
      fixed_(new QTableView(this)),
      scrolled_(new QTableView(this)),
      page_(new QPushButton(tr("Make a page…"), this)),
      csv_(new QPushButton(tr("Export CSV…"), this)) {
  makeTable(*fixed_, tr("Current costs and the baseline"));
  makeTable(*scrolled_, tr("Scenarios"));
  makeLayout();
  // Before all others follow it.
  connect(&baseline, &Baseline::changed, this, &DecisionSheet::keepBaseline);
  scenarios_ = new ScenarioCosts(document, baseline, this);
  keepBaseline();
  connect(scenarios_, &ScenarioCosts::made, this, &DecisionSheet::follow);
  connect(&document, &Document::sceneAboutToReset, this, &DecisionSheet::forget);
  connect(page_, &QPushButton::clicked, this, &DecisionSheet::pageWanted);
  connect(csv_, &QPushButton::clicked, this, &DecisionSheet::tableWanted);
  connect(model_, &QAbstractItemModel::modelReset, this, &DecisionSheet::shareWidth);
}

void DecisionSheet::makeTable(QTableView& table, const QString& name) {
  table.setVerticalHeader(new RowTitles(&table));
  table.setModel(model_);
  table.setAccessibleName(name);
  table.setItemDelegate(new BlockDelegate(&table));
  table.setShowGrid(false);
  table.setWordWrap(false);
  table.setFrameShape(QFrame::NoFrame);
  table.setTabKeyNavigation(false);
  table.setSelectionMode(QTableView::SingleSelection);
  table.setEditTriggers(QTableView::NoEditTriggers);
  table.setVerticalScrollMode(QTableView::ScrollPerPixel);
  table.setHorizontalScrollMode(QTableView::ScrollPerPixel);
  table.horizontalHeader()->setHighlightSections(false);
  table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
  table.horizontalHeader()->setMinimumSectionSize(leastColumn);
  table.verticalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
  table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table.verticalHeader()->setMinimumSectionSize(rowHeight);
  table.verticalHeader()->setDefaultSectionSize(rowHeight);
  table.verticalHeader()->setHighlightSections(false);
  connect(&table, &QTableView::clicked, this, &DecisionSheet::jump);
  connect(&table, &QTableView::activated, this, &DecisionSheet::jump);
}

void DecisionSheet::makeLayout() {
  scrolled_->verticalHeader()->hide();
  scrolled_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  connect(fixed_->verticalScrollBar(), &QScrollBar::valueChanged, scrolled_->verticalScrollBar(),
          &QScrollBar::setValue);
  connect(scrolled_->verticalScrollBar(), &QScrollBar::valueChanged, fixed_->verticalScrollBar(),
          &QScrollBar::setValue);
  auto* tables = new QHBoxLayout;
  tables->setSpacing(0);
  tables->addWidget(fixed_);
  tables->addWidget(scrolled_, 1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(padding);
  buttons->setContentsMargins(padding, padding / 2, padding, padding / 2);
  buttons->addStretch(1);
  buttons->addWidget(page_);
  buttons->addWidget(csv_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addLayout(tables, 1);
  column->addLayout(buttons);
}

void DecisionSheet::forget() { model_->show({}); }

/// While constants are dragged it stays as it is.
void DecisionSheet::keepBaseline() {
  const auto side = baseline_.side();
  baselineCells_ = side ? table::sheetColumn(*side, *side) : std::vector<table::SheetCell>();
}

void DecisionSheet::follow() {
  const auto side = baseline_.side();
  model_->show(side ? columns() : std::vector<table::SheetColumn>());
}

std::vector<table::SheetColumn> DecisionSheet::columns() const {
  const auto side = baseline_.side();
  if (!side) return {};
  const weighing::Weighing& weighing = document_.weighing();
  const auto titled = [&](const QString& title, const cost::Profile& profile) {
    return QStringLiteral("%1: %2").arg(title, profileName(profile, weighing.scene)).toStdString();
  };
  std::vector<table::SheetColumn> columns{
      {titled(tr("Now"), weighing.profile), weighing.profile,
       table::sheetColumn({weighing.scene, weighing.profile, weighing.costs}, *side)},
      {titled(tr("Baseline"), side->profile), side->profile, baselineCells_}};
  // The baseline has its column; what is no longer as it was pinned has other numbers.
  for (const table::SheetColumn& one : scenarios_->columns())
    if (!weighAlike(one.profile, side->profile) || !saysTheSame(one.cells, baselineCells_))
      columns.push_back(one);
  return columns;
}

void DecisionSheet::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  scenarios_->setSeen(true);
  shareWidth();
}

void DecisionSheet::hideEvent(QHideEvent* event) {
  scenarios_->setSeen(false);
  QWidget::hideEvent(event);
}

void DecisionSheet::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  shareWidth();
}

/// Titles and the two that stay have what they need; scenarios the rest, and scroll in it.
void DecisionSheet::shareWidth() {
  const int count = model_->columnCount();
  const bool areScenarios = count > fixedColumns;
  scrolled_->setVisible(areScenarios);
  // One scrolls for both, at the right edge; what is below the other keeps rows beside each other.
  fixed_->setVerticalScrollBarPolicy(areScenarios ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
  fixed_->setHorizontalScrollBarPolicy(areScenarios ? Qt::ScrollBarAlwaysOn
                                                    : Qt::ScrollBarAlwaysOff);
  for (int i = 0; i < count; ++i) {
    fixed_->setColumnHidden(i, i >= fixedColumns);
    scrolled_->setColumnHidden(i, i < fixedColumns);
  }
  if (count == 0) return;
  const int titles = fixed_->verticalHeader()->sizeHint().width();
  const int room = width() - titles - fixed_->verticalScrollBar()->sizeHint().width();
  const int each = std::clamp(room / (areScenarios ? fixedColumns + 1 : fixedColumns), leastColumn,
                              areScenarios ? mostColumn : std::max(room, leastColumn));
  for (int i = 0; i < count; ++i) {
    fixed_->setColumnWidth(i, each);
    scrolled_->setColumnWidth(i, each);
  }
  if (areScenarios)
    fixed_->setFixedWidth(std::min(titles + fixedColumns * each, width()));
  else {
    fixed_->setMinimumWidth(0);
    fixed_->setMaximumWidth(QWIDGETSIZE_MAX);
  }
}

/// Of the baseline's side the objects may be others.
void DecisionSheet::jump(const QModelIndex& index) {
  if (index.column() == 1) return;
  std::vector<weighing::Target> targets;
  for (const std::size_t linkset : model_->linksetsAt(index))
    targets.push_back(weighing::Target{linkset, {}});
  if (!targets.empty()) selection_.selectAll(targets);
}

}  // namespace wb::ui
