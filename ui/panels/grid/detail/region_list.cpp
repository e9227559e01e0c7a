#include "ui/panels/grid/detail/region_list.h"

#include "ui/panels/table/cell_text.h"
#include "ui/panels/table/report_table.h"
#include "ui/panels/table/row_filter.h"
#include "ui/widgets/search_words.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>
#include <utility>

namespace wb::ui {
namespace {

/// A long name must not push all else out of sight.
constexpr int widestColumn = 32;

const query::Question& overviewQuestion() {
  static const query::Question question{query::By::overview, {}, cost::Profile(), {}};
  return question;
}

}  // namespace

RegionList::RegionList(QWidget* parent)
    : QWidget(parent),
      model_(new ReportTableModel(this)),
      view_(new ReportTableView(*model_, tr("Regions"), this)),
      state_(new QLabel(this)) {
  auto* box = new QLineEdit(this);
  makeFilter(*box);
  state_->setObjectName(QStringLiteral("regions_shown"));
  state_->setTextFormat(Qt::PlainText);
  state_->setWordWrap(true);
  QHeaderView& header = *view_->horizontalHeader();
  header.setSectionsClickable(true);
  header.setSortIndicatorShown(true);
  header.setSortIndicatorClearable(true);
  header.setMaximumSectionSize(fontMetrics().averageCharWidth() * widestColumn);
  header.setSortIndicator(-1, Qt::AscendingOrder);
  connect(&header, &QHeaderView::sortIndicatorChanged, this, &RegionList::sortBy);
  connect(view_, &QTableView::activated, this, [this](const QModelIndex& index) {
    emit regionChosen(rows_[(*places_)[static_cast<std::size_t>(index.row())]]);
  });
  // Files of one folder differ at their ends.
  view_->setTextElideMode(Qt::ElideMiddle);
  view_->setToolTip(tr("Double-click to open the region's file"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->addWidget(box);
  column->addWidget(view_, 1);
  column->addWidget(state_);
  show({});
}

void RegionList::makeFilter(QLineEdit& box) {
  box.setPlaceholderText(tr("Filter: name, or free < 0"));
  box.setAccessibleName(tr("Filter regions"));
  box.setToolTip(
      tr("Type words from a region's name or file name, or a comparison such as \"free < 0\""));
  box.setClearButtonEnabled(true);
  connect(&box, &QLineEdit::textChanged, this, &RegionList::filterBy);
}

void RegionList::show(std::vector<query::Row> rows) {
  rows_ = std::move(rows);
  all_ = query::tableOf(overviewQuestion(), rows_);
  arrange();
}

void RegionList::setOutdated(bool isOutdated) {
  view_->setEnabled(!isOutdated || rows_.empty());
  tellCount();
}

void RegionList::tellCount() {
  const QString text = places_->size() == all_.rows
                           ? tr("Regions: %L1").arg(all_.rows)
                           : tr("Regions: %L1 of %L2").arg(places_->size()).arg(all_.rows);
  state_->setText(view_->isEnabled() ? text : text + u' ' + tr("(not yet updated)"));
}

/// What does not make sense as an expression hides nothing, and says why.
void RegionList::filterBy(const QString& text) {
  const FilterText read = readFilter(text, all_.headings);
  if (read.problem) return state_->setText(sentenceOf(*read.problem));
  if (read.expression) {
    filter_ = RowFilter(*read.expression);
  } else {
    filter_ = RowFilter(SearchWords(text), {0, 1, 2});  // File, region and its id.
  }
  arrange();
}

void RegionList::sortBy(int column, Qt::SortOrder order) {
  sortColumn_ = column;
  sortOrder_ = order;
  view_->clearSelection();
  arrange();
}

QString RegionList::textOf(std::size_t row, std::size_t column) const {
  return shown(all_.headings[column], all_.cell(row, column));
}

void RegionList::arrange() {
  Places order(all_.rows);
  std::iota(order.begin(), order.end(), 0U);
  if (sortColumn_ >= 0) {
    const auto column = static_cast<std::size_t>(sortColumn_);
    std::vector<table::Cell> cells;
    for (std::size_t row = 0; row < all_.rows; ++row) cells.push_back(all_.cell(row, column));
    order = rowsInOrder(cells, sortOrder_, [&](const std::string& text) {
      return shown(all_.headings[column], text);
    });
  }
  if (!filter_.isEmpty()) {
    const auto matches = filter_.matches(
        all_, [this](std::size_t row, std::size_t column) { return textOf(row, column); });
    std::erase_if(order, [&matches](std::uint32_t row) { return !matches[row]; });
  }
  places_ = std::make_shared<const Places>(std::move(order));
  table::Table arranged = all_;
  arranged.rows = places_->size();
  arranged.cell = [cell = all_.cell, places = places_](std::size_t row, std::size_t column) {
    return cell((*places)[row], column);
  };
  model_->show(std::move(arranged));
  tellCount();
}

}  // namespace wb::ui
