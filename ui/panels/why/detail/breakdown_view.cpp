#include "ui/panels/why/detail/breakdown_view.h"

#include "ui/document/selection.h"
#include "ui/panels/why/detail/evidence_highlight.h"
#include "ui/panels/why/detail/explained.h"
#include "ui/panels/why/detail/term_delegate.h"
#include "ui/panels/why/detail/term_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QResizeEvent>
#include <utility>

namespace wb::ui {
namespace {

/// The land impact first. A linkset that is counted has its weights beside it; then what it would
/// be under other circumstances.
TermModel::Terms topsOf(const Explained& explained) {
  const cost::LinksetTerms& terms = explained.explanation.terms;
  TermModel::Terms tops{&terms.landImpact};
  if (explained.explanation.cost().accounting == cost::Accounting::legacy)
    tops.insert(tops.end(), {&terms.physics, &terms.streaming, &terms.server});
  if (!explained.explanation.linkset().physical) tops.push_back(&terms.physicsPhysical);
  tops.insert(tops.end(), {&terms.src, &terms.rrc});
  return tops;
}

}  // namespace

BreakdownView::BreakdownView(Selection& selection, QWidget* parent)
    : QTreeView(parent), selection_(selection), model_(new TermModel(this)) {
  setModel(model_);
  setAccessibleName(tr("Breakdown"));
  setAccessibleDescription(tr("Enter lights up the triangles or hulls behind a term"));
  setAlternatingRowColors(true);
  setItemDelegate(new TermDelegate(this));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  showOneColumn();
  connect(this, &QTreeView::clicked, this, &BreakdownView::light);
  connect(model_, &QAbstractItemModel::modelReset, this, [this] { expandToDepth(1); });
}

/// The delegate draws all columns in the first.
void BreakdownView::showOneColumn() {
  for (int column = 1; column < model_->columnCount(); ++column) hideColumn(column);
  header()->hide();
  header()->setStretchLastSection(true);
}

/// Formulas break elsewhere.
void BreakdownView::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  if (event->oldSize().width() != event->size().width()) scheduleDelayedItemsLayout();
}

/// Arrow keys light what they come to.
void BreakdownView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTreeView::currentChanged(current, previous);
  if (hasFocus() && current != previous) light(current);
}

void BreakdownView::show(const std::shared_ptr<const Explained>& explained) {
  const bool isOther = !explained_ || !explained || explained_->linkset != explained->linkset;
  // The old terms live until the model has the new ones.
  const auto before = std::exchange(explained_, explained);
  model_->show(explained ? topsOf(*explained) : TermModel::Terms(), explained);
  if (isOther) expandToDepth(1);
}

void BreakdownView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return light(currentIndex());
  QTreeView::keyPressEvent(event);
}

void BreakdownView::light(const QModelIndex& index) {
  const cost::Term* term = model_->termAt(index);
  if (!term) return;
  // What is selected may come back to this view before it is lit.
  const auto explained = explained_;
  const auto highlighted =
      highlightOf(*term, explained->linkset, explained->explanation.cost().parts);
  const auto part = term->part    ? term->part
                    : highlighted ? std::optional(highlighted->part)
                                  : std::optional<std::size_t>();
  if (part) selection_.select(weighing::Target{explained->linkset, part});
  selection_.highlight(highlighted);
}

}  // namespace wb::ui
