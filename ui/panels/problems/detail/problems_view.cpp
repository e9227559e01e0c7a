#include "ui/panels/problems/detail/problems_view.h"

#include "ui/panels/problems/detail/problems_model.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <algorithm>

namespace wb::ui {
namespace {

/// Fewer characters of a sentence than these, and the list scrolls sideways instead.
constexpr int leastSentence = 24;
constexpr int widestPlace = 32;

}  // namespace

ProblemsView::ProblemsView(ProblemsModel& problems, QWidget* parent)
    : QTreeView(parent), problems_(problems), sorted_(new QSortFilterProxyModel(this)) {
  sorted_->setSourceModel(&problems);
  sorted_->setSortRole(ProblemsModel::sortRole);
  sorted_->setSortLocaleAware(true);
  setModel(sorted_);
  setLook();
  addCopying();
  connect(this, &QTreeView::activated, this, &ProblemsView::activateProblem);
}

void ProblemsView::setLook() {
  setAccessibleName(tr("Problems"));
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setAllColumnsShowFocus(true);
  setAlternatingRowColors(true);
  setSelectionMode(ExtendedSelection);
  setSortingEnabled(true);
  sortByColumn(ProblemsModel::severityColumn, Qt::DescendingOrder);
  header()->setStretchLastSection(false);
}

void ProblemsView::addCopying() {
  auto* action = new QAction(tr("&Copy"), this);
  action->setShortcut(QKeySequence::Copy);
  action->setShortcutContext(Qt::WidgetShortcut);
  connect(action, &QAction::triggered, this, &ProblemsView::copy);
  addAction(action);
  setContextMenuPolicy(Qt::ActionsContextMenu);
}

const Problem& ProblemsView::problemAt(const QModelIndex& index) const {
  return problems_.problem(sorted_->mapToSource(index).row());
}

const Problem* ProblemsView::current() const {
  return currentIndex().isValid() ? &problemAt(currentIndex()) : nullptr;
}

void ProblemsView::copy() const {
  QModelIndexList rows = selectionModel()->selectedRows();
  std::ranges::sort(rows, {}, &QModelIndex::row);
  QStringList lines;
  for (const QModelIndex& row : rows) lines << lineOf(problemAt(row));
  if (!lines.isEmpty()) QApplication::clipboard()->setText(lines.join(u'\n'));
}

void ProblemsView::activateProblem(const QModelIndex& index) {
  emit problemActivated(problemAt(index));
}

void ProblemsView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTreeView::currentChanged(current, previous);
  emit currentProblemChanged();
}

void ProblemsView::reset() {
  QTreeView::reset();
  fitColumns();
  emit currentProblemChanged();
}

void ProblemsView::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  fitColumns();
}

/// The sentence gets what the other columns leave.
void ProblemsView::fitColumns() {
  const int character = fontMetrics().averageCharWidth();
  int left = viewport()->width();
  for (const int column :
       {ProblemsModel::severityColumn, ProblemsModel::placeColumn, ProblemsModel::fileColumn}) {
    resizeColumnToContents(column);
    header()->resizeSection(column,
                            std::min(header()->sectionSize(column), character * widestPlace));
    left -= header()->sectionSize(column);
  }
  header()->resizeSection(ProblemsModel::sentenceColumn, std::max(left, character * leastSentence));
}

}  // namespace wb::ui
