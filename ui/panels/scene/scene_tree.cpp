#include "ui/panels/scene/scene_tree.h"

#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/visibility.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/widgets/colors.h"
#include "ui/widgets/type.h"

#include <QHeaderView>
#include <QPainter>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QStyle>
#include <QStyledItemDelegate>
#include <algorithm>
#include <map>
#include <utility>

namespace wb::ui {

namespace {

constexpr int barInset = 2;

}  // namespace

/// Draws the rows of the scene tree: faint what is hidden.
class SceneDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  /// Whether costs of regions and parcels have their capacity beside them.
  bool showsCapacities() const { return showsCapacities_; }
  void setCapacitiesShown(bool areShown) { showsCapacities_ = areShown; }

  /// Behind the cost, as long as its share is of the column.
  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
  bool showsCapacities_ = false;
};

void SceneDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  const QVariant share = index.data(SceneModel::shareRole);
  if (share.isValid()) {
    QRectF bar = QRectF(option.rect).adjusted(0, barInset, 0, -barInset);
    bar.setLeft(bar.right() - bar.width() * share.toDouble());
    painter->fillRect(bar, colorsOf(option.palette).barInRow);
  }
  QStyledItemDelegate::paint(painter, option, index);
}

void SceneDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  if (index.column() == SceneModel::costColumn) {
    option->font = withEvenDigits(option->font);
    option->fontMetrics = QFontMetrics(option->font);
  }
  const QVariant budget = showsCapacities_ ? index.data(SceneModel::budgetRole) : QVariant();
  if (budget.isValid()) option->text = budget.toString();
  QPalette& palette = option->palette;
  const QVariant check = index.siblingAtColumn(SceneModel::nameColumn).data(Qt::CheckStateRole);
  if (!check.isNull() && check.toInt() == Qt::Unchecked)
    palette.setColor(QPalette::Text, palette.color(QPalette::PlaceholderText));
}

namespace {

using Kind = SceneNode::Kind;
using layers::Layer;

/// Until rows move to where they belong.
constexpr int settledMilliseconds = 400;
constexpr int indentCharacters = 2;
/// Names of objects have so much room before capacities stand beside them,
constexpr int leastNameCharacters = 20;
constexpr int objectDepth = 3;  ///< in this level, behind
constexpr int objectIcons = 2;  ///< a check box and an icon.

/// What targets are sorted by: linksets before their parts.
using Place = std::pair<std::size_t, std::optional<std::size_t>>;
Place placeOf(const weighing::Target& target) { return {target.linkset, target.part}; }

}  // namespace

SceneTree::SceneTree(Document& document, Selection& selection, Visibility& visibility,
                     QWidget* parent)
    : QTreeView(parent),
      document_(document),
      selection_(selection),
      model_(new SceneModel(document, visibility, this)),
      delegate_(new SceneDelegate(this)) {
  // Before the selection hears of it: rows that go deselect nothing.
  connect(model_, &SceneModel::rowsAboutToBeRemoved, this, [this] { isTakenOut_ = true; });
  connect(model_, &SceneModel::rowsRemoved, this, [this] { isTakenOut_ = false; });
  setModel(model_);
  setLook();
  connect(this, &QTreeView::expanded, this, &SceneTree::rememberOpen);
  connect(this, &QTreeView::collapsed, this, &SceneTree::forgetOpen);
  connect(&document_, &Document::sceneReset, this, &SceneTree::startScene);
  connect(&document_, &Document::costsChanged, this, &SceneTree::updateRows);
  settled_.setSingleShot(true);
  settled_.setInterval(settledMilliseconds);
  connect(&settled_, &QTimer::timeout, this, &SceneTree::sortIfLeft);
  connect(&document_, &Document::costsChanged, &settled_, qOverload<>(&QTimer::start));
  connect(&visibility, &Visibility::changed, this, &SceneTree::updateRows);
  connect(&selection_, &Selection::changed, this, &SceneTree::reveal);
  connect(&selection_, &Selection::octreeChanged, this, &SceneTree::reveal);
  connect(&selection_, &Selection::regionChanged, this, &SceneTree::reveal);
  // The row that is written in may be another as soon as the name is.
  connect(model_, &SceneModel::renameWanted, this, &SceneTree::rename, Qt::QueuedConnection);
  connect(model_, &SceneModel::linkWanted, this, &SceneTree::linkWanted, Qt::QueuedConnection);
  connect(model_, &SceneModel::moveWanted, this, &SceneTree::moveWanted, Qt::QueuedConnection);
  startScene(true);
}

void SceneTree::setLook() {
  setAccessibleName(tr("Scene"));
  setItemDelegate(delegate_);
  setUniformRowHeights(true);
  setSelectionMode(ExtendedSelection);
  setEditTriggers(NoEditTriggers);
  // Copies and variants differ at their ends.
  setTextElideMode(Qt::ElideMiddle);
  setDragDropMode(DragDrop);
  setDragDropOverwriteMode(true);  // Rows are dropped on, not between.
  setIndentation(fontMetrics().averageCharWidth() * indentCharacters);
  setAllColumnsShowFocus(true);
  // One that comes with opened rows would move costs, and take away room that capacities have.
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  header()->setStretchLastSection(false);
  header()->setSectionsMovable(false);
  header()->setMinimumSectionSize(1);
  header()->setSectionResizeMode(SceneModel::nameColumn, QHeaderView::Stretch);
  header()->setSectionResizeMode(SceneModel::costColumn, QHeaderView::Interactive);
}

/// As narrow as its longest number: names have the rest. Only when nobody is at work in it, or
/// what is open is another: otherwise names would move.
void SceneTree::fitCosts() {
  delegate_->setCapacitiesShown(true);
  int rows = sizeHintForColumn(SceneModel::costColumn);
  const int ahead =
      objectDepth * indentation() + objectIcons * style()->pixelMetric(QStyle::PM_SmallIconSize);
  if (viewport()->width() - rows - ahead < fontMetrics().averageCharWidth() * leastNameCharacters) {
    delegate_->setCapacitiesShown(false);
    rows = sizeHintForColumn(SceneModel::costColumn);
  }
  header()->resizeSection(SceneModel::costColumn,
                          std::max(rows, header()->sectionSizeHint(SceneModel::costColumn)));
}

bool SceneTree::showsCapacities() const { return delegate_->showsCapacities(); }

/// A scene that only has more or less in it stays open as far as it was.
void SceneTree::startScene(bool isOpened) {
  if (isOpened) open_.clear();
  open(std::set(open_));
  open(topNodes());
  reveal();
  fitCosts();
}

void SceneTree::search(const QString& words) {
  model_->search(words);
  open(model_->isSearching() ? foundNodes() : std::set(open_));
  reveal();
}

/// Regions with their parcels, and a linkset or octree that is the only one.
std::set<SceneNode> SceneTree::topNodes() const {
  const SceneOutline& outline = model_->outline();
  std::set<SceneNode> nodes;
  for (std::size_t row = 0; row < outline.childCount({}); ++row) {
    const SceneNode node = outline.child({}, row);
    if (node.kind != Kind::region) continue;
    nodes.insert(node);
    for (std::size_t at = 0; at < outline.childCount(node); ++at)
      if (outline.child(node, at).kind == Kind::parcel) nodes.insert(outline.child(node, at));
  }
  if (outline.linksetCount() == 1) nodes.insert(SceneNode::ofLinkset(0));
  if (const auto octree = onlyOctree()) nodes.insert(*octree);
  return nodes;
}

/// Octrees come last.
std::optional<SceneNode> SceneTree::onlyOctree() const {
  const SceneOutline& outline = model_->outline();
  if (outline.octreeCount() != 1) return {};
  return outline.child({}, outline.childCount({}) - 1);
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

void SceneTree::listCubes(bool areListed) {
  model_->listCubes(areListed);
  if (const auto octree = onlyOctree(); octree && areListed) open({*octree});
}

void SceneTree::setFileOrder(bool isWanted) {
  model_->setOrder(isWanted ? SceneModel::Order::ofFile : SceneModel::Order::mostExpensiveFirst);
  scrollTo(currentIndex());
}

/// Nothing moves under the pointer, nor while a key would act on another row.
void SceneTree::sortIfLeft() {
  if (underMouse() || hasFocus()) return;
  model_->sortAgain();
  fitCosts();
}

void SceneTree::leaveEvent(QEvent* event) {
  QTreeView::leaveEvent(event);
  settled_.start();
}

void SceneTree::focusOutEvent(QFocusEvent* event) {
  QTreeView::focusOutEvent(event);
  settled_.start();
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
  return selectionModel()->isSelected(currentIndex()) ? model_->nodeOf(currentIndex())
                                                      : SceneNode{};
}

/// Each once, in the order of the scene.
std::vector<weighing::Target> SceneTree::selectedTargets() const {
  std::vector<weighing::Target> targets;
  for (const QModelIndex& row : selectionModel()->selectedRows(SceneModel::nameColumn))
    if (const auto target = selectedOf(model_->nodeOf(row))) targets.push_back(*target);
  std::ranges::sort(targets, {}, placeOf);
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  return targets;
}

/// Those that were chosen before, and then those that were not; the newest is the last.
std::vector<weighing::Target> SceneTree::inOrderOfChoosing(const SceneNode& newest) const {
  const std::vector<weighing::Target>& before = selection_.all();
  std::map<Place, std::size_t> order;
  for (std::size_t i = 0; i < before.size(); ++i) order.emplace(placeOf(before[i]), i);
  const auto last = selectedOf(newest);
  const auto rank = [&](const weighing::Target& target) {
    const auto known = order.find(placeOf(target));
    return std::pair(last == target, known == order.end() ? before.size() : known->second);
  };
  std::vector<weighing::Target> targets = selectedTargets();
  std::ranges::stable_sort(targets, {}, rank);
  return targets;
}

bool SceneTree::saysSelection() const {
  const SceneNode node = currentNode();
  const bool isOctree = node.kind == Kind::octree || node.kind == Kind::cubes;
  if (const auto octree = selection_.octree()) return isOctree && node.group == *octree;
  if (isOctree) return false;
  const bool isPlace = node.kind == Kind::region || node.kind == Kind::parcel;
  if (isPlace || selection_.region()) return isPlace && selection_.region() == node.group;
  std::vector<weighing::Target> all = selection_.all();
  std::ranges::sort(all, {}, placeOf);
  return selectedTargets() == all;
}

/// A shape stands for its part: the current row stays if it says the selection already.
void SceneTree::reveal() {
  if (saysSelection()) return;
  const QScopedValueRollback following(isFollowing_, true);
  const auto& selected = selection_.current();
  const auto octree = selection_.octree();
  const auto region = selection_.region();
  const QModelIndex index = octree     ? model_->indexOf(SceneNode::ofOctree(*octree))
                            : region   ? model_->indexOf(SceneNode::ofRegion(*region))
                            : selected ? model_->indexOf(wb::ui::nodeOf(*selected))
                                       : QModelIndex();
  if (!index.isValid()) return clearSelection();
  setCurrentIndex(index);
  QItemSelection others;
  for (const weighing::Target& target : selection_.all())
    if (const QModelIndex row = model_->indexOf(wb::ui::nodeOf(target)); row.isValid())
      others.select(row, row);
  if (selection_.all().size() > 1)
    selectionModel()->select(others, QItemSelectionModel::Select | QItemSelectionModel::Rows);
  scrollTo(index);
}

void SceneTree::editName() {
  if (model_->flags(currentIndex()).testFlag(Qt::ItemIsEditable)) edit(currentIndex());
}

void SceneTree::rename(const SceneNode& node, const QString& name) {
  const scene::Scene& scene = document_.weighing().scene;
  const std::string text = name.trimmed().toStdString();
  const QString title = tr("Rename");
  if (node.kind == Kind::region)
    return compose(document_, selection_, renameRegion(scene, node.group, text), title);
  if (node.kind == Kind::octree)
    return compose(document_, selection_, renameOctree(scene, node.group, text), title, node.group);
  compose(document_, selection_, scene::rename(scene, *selectedOf(node), text), title);
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
  if (isFollowing_) return;
  // Keys select before they move, the mouse moves before it selects.
  const bool isMoved = selected.contains(currentIndex()) || selected.isEmpty();
  const SceneNode node = model_->nodeOf(isMoved ? currentIndex() : selected.indexes().front());
  const bool isOctree = node.kind == Kind::octree || node.kind == Kind::cubes;
  if (isOctree && !selected.isEmpty()) return selection_.selectOctree(node.group);
  const auto targets = inOrderOfChoosing(node);
  const bool isPlace = node.kind == Kind::region || node.kind == Kind::parcel;
  if (isPlace && !selected.isEmpty() && targets.empty()) return selection_.selectRegion(node.group);
  if (targets.empty() && isTakenOut_) return;
  selection_.selectAll(targets);
  if (targets.size() == 1) chooseShape(node);
}

/// Those that are selected beside one, of the same shape, and that itself; in order.
std::vector<std::uint32_t> SceneTree::selectedHulls(const SceneNode& node) const {
  std::vector<std::uint32_t> hulls;
  for (const QModelIndex& row : selectionModel()->selectedRows(SceneModel::nameColumn)) {
    SceneNode other = model_->nodeOf(row);
    const auto hull = static_cast<std::uint32_t>(std::exchange(other.hull, node.hull));
    if (other == node) hulls.push_back(hull);
  }
  std::ranges::sort(hulls);
  return hulls;
}

/// Lights up a shape that was chosen; nothing, if it was none.
void SceneTree::chooseShape(const SceneNode& node) {
  if (node.kind != Kind::shape && node.kind != Kind::hull) return selection_.highlight({});
  const auto [layer, lod, exists, count] =
      shapesOf(document_.weighing(), node.linkset, node.part)[node.shape];
  if (!exists) return selection_.highlight({});
  const bool isHull = layer == Layer::hulls || layer == Layer::baseHull;
  Highlight highlighted{layer, node.linkset, node.part, isHull, {}};
  if (node.kind == Kind::hull) highlighted.indices = selectedHulls(node);
  selection_.highlight(highlighted);
  emit layerWanted(layer, lod);
}

void SceneTree::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) fitCosts();
}

/// What changed while nobody looked.
void SceneTree::showEvent(QShowEvent* event) {
  QTreeView::showEvent(event);
  if (const QModelIndex index = currentIndex(); index.isValid()) scrollTo(index);
}

}  // namespace wb::ui

#include "scene_tree.moc"
