#include "ui/scene/scene_tree.h"

#include "ui/document/document.h"
#include "ui/document/visibility.h"
#include "ui/scene/scene_delegate.h"
#include "ui/scene/scene_model.h"

#include <QHeaderView>
#include <QScopedValueRollback>

namespace wb::ui {
namespace {

using Kind = SceneNode::Kind;
using layers::Layer;

constexpr auto widestCost = "88,888.88";
constexpr int indentCharacters = 2;

}  // namespace

SceneTree::SceneTree(Document& document, Selection& selection, Visibility& visibility,
                     QWidget* parent)
    : QTreeView(parent),
      document_(document),
      selection_(selection),
      model_(new SceneModel(document, visibility, this)) {
  setModel(model_);
  setLook();
  connect(this, &QTreeView::expanded, this, &SceneTree::rememberOpen);
  connect(this, &QTreeView::collapsed, this, &SceneTree::forgetOpen);
  connect(&document_, &Document::sceneReset, this, &SceneTree::startScene);
  connect(&document_, &Document::costsChanged, this, &SceneTree::updateRows);
  connect(&visibility, &Visibility::changed, this, &SceneTree::updateRows);
  connect(&selection_, &Selection::changed, this, &SceneTree::reveal);
  connect(&selection_, &Selection::octreeChanged, this, &SceneTree::reveal);
  startScene();
}

void SceneTree::setLook() {
  setAccessibleName(tr("Scene"));
  setItemDelegate(new SceneDelegate(this));
  setUniformRowHeights(true);
  setIndentation(fontMetrics().averageCharWidth() * indentCharacters);
  setAllColumnsShowFocus(true);
  header()->setStretchLastSection(false);
  header()->setSectionsMovable(false);
  header()->setSectionResizeMode(SceneModel::nameColumn, QHeaderView::Stretch);
  header()->setSectionResizeMode(SceneModel::costColumn, QHeaderView::Interactive);
  header()->resizeSection(SceneModel::costColumn,
                          fontMetrics().horizontalAdvance(QLatin1StringView(widestCost)) +
                              2 * fontMetrics().averageCharWidth());
}

void SceneTree::startScene() {
  open_.clear();
  open(topNodes());
  reveal();
}

void SceneTree::search(const QString& words) {
  model_->search(words);
  open(model_->isSearching() ? foundNodes() : std::set(open_));
  reveal();
}

/// Regions, and a linkset that is the only one.
std::set<SceneNode> SceneTree::topNodes() const {
  const SceneOutline& outline = model_->outline();
  std::set<SceneNode> nodes;
  for (std::size_t row = 0; row < outline.childCount({}); ++row) {
    const SceneNode node = outline.child({}, row);
    if (node.kind == Kind::region) nodes.insert(node);
  }
  if (outline.linksetCount() == 1) nodes.insert(SceneNode::ofLinkset(0));
  return nodes;
}

/// The linksets with parts that were found, and all regions.
std::set<SceneNode> SceneTree::foundNodes() const {
  std::set<SceneNode> nodes = topNodes();
  const SceneOutline& outline = model_->outline();
  for (std::size_t linkset = 0; linkset < outline.linksetCount(); ++linkset)
    if (outline.isNarrowed(linkset)) nodes.insert(SceneNode::ofLinkset(linkset));
  return nodes;
}

void SceneTree::open(const std::set<SceneNode>& nodes) {
  for (const SceneNode& node : nodes)
    if (const QModelIndex index = model_->indexOf(node); index.isValid()) expand(index);
}

void SceneTree::rememberOpen(const QModelIndex& index) {
  if (!model_->isSearching()) open_.insert(model_->nodeOf(index));
}

void SceneTree::forgetOpen(const QModelIndex& index) {
  if (!model_->isSearching()) open_.erase(model_->nodeOf(index));
}

void SceneTree::updateRows() {
  if (!isVisible()) return;
  for (QModelIndex first = indexAt({0, 0}); isOnScreen(first);) {
    const QModelIndex last = lastOfRun(first);
    model_->tellChanged(first, last);
    first = indexBelow(last);
  }
}

bool SceneTree::isOnScreen(const QModelIndex& index) const {
  return index.isValid() && visualRect(index).top() < viewport()->height();
}

/// The last of the siblings that follow one another on screen.
QModelIndex SceneTree::lastOfRun(const QModelIndex& first) const {
  QModelIndex last = first;
  for (QModelIndex next = indexBelow(last); isOnScreen(next) && next.parent() == first.parent();
       next = indexBelow(last))
    last = next;
  return last;
}

SceneNode SceneTree::currentNode() const {
  return selectionModel()->hasSelection() ? model_->nodeOf(currentIndex()) : SceneNode{};
}

bool SceneTree::saysSelection() const {
  const SceneNode node = currentNode();
  const bool isOctree = node.kind == Kind::octree;
  if (const auto octree = selection_.octree()) return isOctree && node.group == *octree;
  return !isOctree && selectedOf(node) == selection_.current();
}

/// A shape stands for its part: the current row stays if it says the selection already.
void SceneTree::reveal() {
  if (saysSelection()) return;
  const QScopedValueRollback following(isFollowing_, true);
  const auto& selected = selection_.current();
  const auto octree = selection_.octree();
  const QModelIndex index = octree     ? model_->indexOf(SceneNode::ofOctree(*octree))
                            : selected ? model_->indexOf(wb::ui::nodeOf(*selected))
                                       : QModelIndex();
  if (!index.isValid()) return clearSelection();
  setCurrentIndex(index);
  scrollTo(index);
}

void SceneTree::focusRow() {
  setFocus(Qt::OtherFocusReason);
  if (!selectionModel()->hasSelection()) setCurrentIndex(model_->index(0, SceneModel::nameColumn));
}

/// Keys act on the name's column, which has the check box.
void SceneTree::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTreeView::currentChanged(current, previous);
  if (current.column() != SceneModel::nameColumn && current.isValid())
    selectionModel()->setCurrentIndex(current.siblingAtColumn(SceneModel::nameColumn),
                                      QItemSelectionModel::NoUpdate);
}

void SceneTree::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
  QTreeView::selectionChanged(selected, deselected);
  emit currentNodeChanged();
  if (isFollowing_ || selected.isEmpty()) return;
  const SceneNode node = model_->nodeOf(selected.indexes().front());
  if (node.kind == Kind::octree) return selection_.selectOctree(node.group);
  selection_.select(selectedOf(node));
  chooseShape(node);
}

/// Lights up a shape that was chosen; nothing, if it was none.
void SceneTree::chooseShape(const SceneNode& node) {
  if (node.kind != Kind::shape && node.kind != Kind::hull) return selection_.highlight({});
  const auto [layer, lod, exists, count] =
      shapesOf(document_.weighing(), node.linkset, node.part)[node.shape];
  if (!exists) return selection_.highlight({});
  const bool isHull = layer == Layer::hulls || layer == Layer::baseHull;
  Highlight highlighted{layer, node.linkset, node.part, isHull, {}};
  if (node.kind == Kind::hull) highlighted.indices = {static_cast<std::uint32_t>(node.hull)};
  selection_.highlight(highlighted);
  emit layerWanted(layer, lod);
}

/// What changed while nobody looked.
void SceneTree::showEvent(QShowEvent* event) {
  QTreeView::showEvent(event);
  if (const QModelIndex index = currentIndex(); index.isValid()) scrollTo(index);
}

}  // namespace wb::ui
