#include "ui/panels/problems/problems_panel.h"

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/problems/detail/problems_model.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/layout.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QVBoxLayout>
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

void ProblemsView::setCurrent(int row) {
  setCurrentIndex(sorted_->mapFromSource(problems_.index(row, 0)));
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

namespace {

/// File and place, with the names of what lies there.
QString whereIs(const Problem& problem, const weighing::Weighing& weighing) {
  QStringList words;
  if (const auto target = targetOf(problem, weighing)) words << nameOf(*target, weighing);
  words << placeOf(problem) << QString::fromStdString(problem.diagnostic.file);
  words.removeAll(QString());
  return words.join(QStringLiteral(" · "));
}

}  // namespace

ProblemsPanel::ProblemsPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      model_(new ProblemsModel(document, this)),
      view_(new ProblemsView(*model_, this)),
      pages_(new QStackedWidget(this)),
      detail_(new QLabel(this)),
      clear_(new QPushButton(tr("C&lear refused files"), this)) {
  makeDetail();
  makeLayout();
  connect(model_, &ProblemsModel::modelReset, this, &ProblemsPanel::showCount);
  connect(view_, &ProblemsView::currentProblemChanged, this, &ProblemsPanel::showDetail);
  connect(view_, &ProblemsView::problemActivated, this, &ProblemsPanel::jump);
  connect(clear_, &QPushButton::clicked, model_, &ProblemsModel::forgetRefusals);
  showCount();
}

void ProblemsPanel::makeDetail() {
  detail_->setWordWrap(true);
  detail_->setTextFormat(Qt::PlainText);
  detail_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  detail_->setMargin(fontMetrics().descent());
}

void ProblemsPanel::makeLayout() {
  clear_->setToolTip(tr("Clear the entries for files that could not be opened or saved"));
  clear_->setObjectName(QStringLiteral("clear"));
  keepRoom(*clear_);
  clear_->setAccessibleName(tr("Clear refused files"));
  pages_->addWidget(new EmptyPage(this, QStringLiteral("check"), {tr("No problems.")}));
  pages_->addWidget(view_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->addWidget(pages_, 1);
  column->addWidget(detail_);
  column->addWidget(clear_, 0, Qt::AlignRight);
}

void ProblemsPanel::addFailure(const Diagnostic& why) {
  model_->addRefusal(why);
  view_->setCurrent(0);
}

void ProblemsPanel::showCount() {
  pages_->setCurrentIndex(model_->rowCount() > 0 ? 1 : 0);
  clear_->setVisible(model_->hasRefusals());
  showDetail();
  emit countChanged(model_->count(Severity::error), model_->count(Severity::warning),
                    model_->count(Severity::note));
}

void ProblemsPanel::showDetail() {
  const Problem* problem = view_->current();
  detail_->setVisible(problem != nullptr);
  detail_->setText(problem ? sentenceOf(*problem) + u'\n' + whereIs(*problem, document_.weighing())
                           : QString());
}

void ProblemsPanel::jump(const Problem& problem) {
  if (const auto target = targetOf(problem, document_.weighing())) selection_.select(target);
}

}  // namespace wb::ui
