#include "ui/panels/scenarios/detail/constant_choice.h"

#include "ui/panels/constants/constant_text.h"
#include "ui/panels/table/column_header.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/search_words.h"

#include <QHeaderView>
#include <algorithm>
#include <map>

namespace wb::ui {

ConstantChoice::ConstantChoice(const cost::Profile& profile, QWidget* parent)
    : QTreeWidget(parent), items_(cost::constantCount) {
  setAccessibleName(tr("Constants to fit"));
  setHeader(new ColumnHeader(this));
  setColumnCount(columns);
  setHeaderLabels({tr("Constant"), tr("Value"), tr("Measured costs depend on it"), tr("Fitted")});
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

}  // namespace wb::ui
