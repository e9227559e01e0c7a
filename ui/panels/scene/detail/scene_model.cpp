#include "ui/panels/scene/detail/scene_model.h"

#include "ui/document/document.h"
#include "ui/document/visibility.h"
#include "ui/panels/scene/detail/tree_row_text.h"
#include "ui/widgets/icon.h"

#include <QApplication>
#include <QFont>
#include <algorithm>

namespace wb::ui {
namespace {

using Kind = SceneNode::Kind;

/// An index holds its parent's kind in the lowest bits, its number above them: the region, the
/// linkset, or the parcel or part counted through the scene.
constexpr quintptr kindBits = 4;
constexpr quintptr kindMask = (quintptr{1} << kindBits) - 1;

bool canBeHidden(const SceneNode& node) {
  return node.kind == Kind::linkset || node.kind == Kind::part || node.kind == Kind::octree;
}

}  // namespace

SceneModel::SceneModel(const Document& document, Visibility& visibility, QObject* parent)
    : QAbstractItemModel(parent), document_(document), visibility_(visibility) {
  connect(&document_, &Document::sceneReset, this, &SceneModel::startScene);
  connect(&document_, &Document::partChanged, this, &SceneModel::restructure);
  connect(&document_, &Document::octreeChanged, this, &SceneModel::tellOctree);
  connect(&document_, &Document::costsChanged, this, &SceneModel::forgetSums);
  reset();
}

void SceneModel::startScene() { search({}); }

void SceneModel::reset() {
  beginResetModel();
  forgetSums();
  counted_.clear();
  outline_ = SceneOutline(document_.weighing().scene, words_);
  const auto& octrees = document_.weighing().scene.octrees;
  for (std::size_t octree = 0; octree < octrees.size(); ++octree)
    outline_.setListsCubes(octree, listsCubes_ && octrees[octree].cubes);
  sortOutline();
  endResetModel();
}

void SceneModel::setOrder(Order order) {
  if (order == order_) return;
  order_ = order;
  sortAgain();
}

/// Costs that are unknown count for what is known of them.
void SceneModel::sortOutline() {
  std::vector<double> numbers;
  const auto& costs = document_.weighing().costs;
  if (order_ == Order::mostExpensiveFirst && costs.size() == outline_.linksetCount())
    for (const cost::LinksetCost& cost : costs) numbers.push_back(cost.landImpact);
  outline_.sortLinksets(numbers);
}

void SceneModel::sortAgain() {
  emit layoutAboutToBeChanged({}, VerticalSortHint);
  const QModelIndexList before = persistentIndexList();
  std::vector<SceneNode> nodes;
  for (const QModelIndex& index : before) nodes.push_back(nodeOf(index));
  sortOutline();
  QModelIndexList after;
  for (std::size_t i = 0; i < nodes.size(); ++i)
    after << indexOf(nodes[i]).siblingAtColumn(before[static_cast<qsizetype>(i)].column());
  changePersistentIndexList(before, after);
  emit layoutChanged({}, VerticalSortHint);
}

void SceneModel::search(const QString& words) {
  words_ = SearchWords(words);
  reset();
}

void SceneModel::tellOctree(std::size_t octree) {
  const QModelIndex index = indexOf(SceneNode::ofOctree(octree));
  if (!index.isValid()) return;
  tellChanged(index, index);
  const int rows = rowCount(index);
  if (rows > 0)
    tellChanged(this->index(0, nameColumn, index), this->index(rows - 1, nameColumn, index));
}

void SceneModel::listCubes(bool areListed) {
  if (areListed == listsCubes_) return;
  listsCubes_ = areListed;
  const std::size_t octrees = document_.weighing().scene.octrees.size();
  for (std::size_t octree = 0; octree < octrees; ++octree) listCubesOf(octree);
}

/// One that could not be read has none.
void SceneModel::listCubesOf(std::size_t octree) {
  const bool lists = listsCubes_ && document_.weighing().scene.octrees[octree].cubes;
  if (lists == outline_.listsCubes(octree)) return;
  const QModelIndex index = indexOf(SceneNode::ofOctree(octree));
  constexpr int last = static_cast<int>(listedKinds.size()) - 1;
  if (index.isValid() && lists) beginInsertRows(index, 0, last);
  if (index.isValid() && !lists) beginRemoveRows(index, 0, last);
  outline_.setListsCubes(octree, lists);
  if (index.isValid()) {
    lists ? endInsertRows() : endRemoveRows();
    tellChanged(index, index);
  }
}

const octree::KindStatistics& SceneModel::cubesOf(const SceneNode& node) const {
  const auto& cubes = document_.weighing().scene.octrees[node.group].cubes;
  Counted& counted = counted_[node.group];
  if (counted.of != cubes) counted = {cubes, statisticsByKind(*cubes)};
  return counted.kinds[static_cast<std::size_t>(listedKinds[node.cubes])];
}

/// Another kind of part, or another asset, has other shapes.
void SceneModel::restructure(std::size_t linkset, std::size_t part) {
  const scene::Scene& scene = document_.weighing().scene;
  const ShapeStructure now = structureOf(scene, scene.linksets[linkset].parts[part]);
  if (now == outline_.structure(linkset, part)) return;
  setStructure(linkset, part, {});
  setStructure(linkset, part, now);
}

/// One of the structures, that of before or that to come, is without shapes.
void SceneModel::setStructure(std::size_t linkset, std::size_t part,
                              const ShapeStructure& structure) {
  const QModelIndex index = indexOf(SceneNode::ofPart(linkset, part));
  const std::uint32_t before = outline_.structure(linkset, part).shapes;
  const bool isTold = index.isValid() && before != structure.shapes;
  if (isTold && before > 0) beginRemoveRows(index, 0, static_cast<int>(before) - 1);
  if (isTold && before == 0) beginInsertRows(index, 0, static_cast<int>(structure.shapes) - 1);
  outline_.setStructure(linkset, part, structure);
  if (isTold && before > 0) endRemoveRows();
  if (isTold && before == 0) endInsertRows();
}

SceneNode SceneModel::nodeOfParent(quintptr id) const {
  const auto number = static_cast<std::size_t>(id >> kindBits);
  switch (static_cast<Kind>(id & kindMask)) {
    case Kind::region:
      return SceneNode::ofRegion(number);
    case Kind::parcel:
      return outline_.parcelOfNumber(number);
    case Kind::linkset:
      return SceneNode::ofLinkset(number);
    case Kind::part:
      return outline_.partOfNumber(number);
    case Kind::shape: {
      const SceneNode part = outline_.partOfNumber(number);
      return outline_.child(part, outline_.childCount(part) - 1);
    }
    case Kind::octree:
      return SceneNode::ofOctree(number);
    case Kind::scene:
    case Kind::cubes:
    case Kind::hull:
      break;
  }
  return {};
}

quintptr SceneModel::idOf(const SceneNode& parent) const {
  quintptr number = 0;
  if (parent.kind == Kind::region || parent.kind == Kind::octree) number = parent.group;
  if (parent.kind == Kind::parcel) number = outline_.parcelNumber(parent);
  if (parent.kind == Kind::linkset) number = parent.linkset;
  if (parent.kind == Kind::part || parent.kind == Kind::shape)
    number = outline_.partNumber(parent.linkset, parent.part);
  return number << kindBits | static_cast<quintptr>(parent.kind);
}

SceneNode SceneModel::nodeOf(const QModelIndex& index) const {
  if (!index.isValid()) return {};
  return outline_.child(nodeOfParent(index.internalId()), static_cast<std::size_t>(index.row()));
}

QModelIndex SceneModel::indexOf(const SceneNode& node) const {
  if (node.kind == Kind::scene || !outline_.shows(node)) return {};
  return createIndex(static_cast<int>(outline_.rowOf(node)), nameColumn,
                     idOf(outline_.parentOf(node)));
}

QModelIndex SceneModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, idOf(nodeOf(parent)));
}

QModelIndex SceneModel::parent(const QModelIndex& index) const {
  return index.isValid() ? indexOf(nodeOfParent(index.internalId())) : QModelIndex();
}

int SceneModel::rowCount(const QModelIndex& parent) const {
  return parent.column() > 0 ? 0 : static_cast<int>(outline_.childCount(nodeOf(parent)));
}

int SceneModel::columnCount(const QModelIndex&) const { return columns; }

Qt::ItemFlags SceneModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  const SceneNode node = nodeOf(index);
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  if (index.column() == nameColumn && canBeHidden(node)) flags |= Qt::ItemIsUserCheckable;
  if (index.column() == nameColumn && isNamed(node)) flags |= Qt::ItemIsEditable;
  if (outline_.childCount(node) == 0) flags |= Qt::ItemNeverHasChildren;
  if (node.kind == Kind::linkset || node.kind == Kind::part) flags |= Qt::ItemIsDragEnabled;
  if (node.kind == Kind::region || selectedOf(node)) flags |= Qt::ItemIsDropEnabled;
  return flags;
}

/// The document already has another scene while others are still being notified.
bool SceneModel::isThere(const SceneNode& node) const {
  if (node.kind == Kind::region) return node.group < sums().size();
  const scene::Scene& scene = document_.weighing().scene;
  if (node.kind == Kind::parcel)
    return node.group < scene.regions.size() &&
           node.parcel < scene.regions[node.group].parcels.size();
  if (node.kind == Kind::octree) return node.group < scene.octrees.size();
  if (node.kind == Kind::cubes)
    return node.group < scene.octrees.size() && scene.octrees[node.group].cubes;
  if (node.linkset >= scene.linksets.size()) return false;
  if (node.kind == Kind::linkset) return true;
  const auto& parts = scene.linksets[node.linkset].parts;
  return node.part < parts.size() &&
         structureOf(scene, parts[node.part]) == outline_.structure(node.linkset, node.part);
}

const std::vector<cost::RegionCost>& SceneModel::sums() const {
  const weighing::Weighing& weighing = document_.weighing();
  if (!regions_) regions_ = sumByRegion(weighing.scene, weighing.costs);
  return *regions_;
}

const std::vector<weighing::Exceeded>& SceneModel::exceeded() const {
  if (!exceeded_) exceeded_ = weighing::exceeded(document_.weighing());
  return *exceeded_;
}

const std::vector<cost::PlaceCost>& SceneModel::places() const {
  const weighing::Weighing& weighing = document_.weighing();
  if (!places_) places_ = sumByPlace(weighing.scene, weighing.costs);
  return *places_;
}

SceneText SceneModel::text() const { return {document_.weighing(), sums(), places(), exceeded()}; }

QVariant SceneModel::data(const QModelIndex& index, int role) const {
  const SceneNode node = nodeOf(index);
  if (node.kind == Kind::scene || !isThere(node)) return {};
  return index.column() == costColumn ? costData(node, role) : nameData(node, role);
}

QString SceneModel::nameOf(const SceneNode& node) const {
  if (node.kind == Kind::cubes) return describe(listedKinds[node.cubes], cubesOf(node));
  const QString name = text().name(node);
  if (node.kind != Kind::octree || !outline_.listsCubes(node.group)) return name;
  return withMemory(name, document_.weighing().scene.octrees[node.group].cubes->bytes());
}

QVariant SceneModel::nameData(const SceneNode& node, int role) const {
  switch (role) {
    case Qt::DisplayRole:
      return nameOf(node);
    case Qt::EditRole:
      return text().ownName(node);
    case Qt::ToolTipRole:
      return node.kind == Kind::cubes ? nameOf(node) : text().nameHelp(node);
    case Qt::CheckStateRole:
      return checkState(node);
    case Qt::DecorationRole:
      // In front of the name, where all icons are: the column of numbers is as narrow as they are.
      if (!text().whatIsOver(node).isEmpty()) return alarmIcon();
      return icon(nodeIconName(document_.weighing(), node));
    default:
      break;
  }
  return {};
}

QVariant SceneModel::costData(const SceneNode& node, int role) const {
  switch (role) {
    case Qt::DisplayRole:
      return text().cost(node);
    case Qt::ToolTipRole:
      return text().costHelp(node);
    case Qt::DecorationRole:
      return text().isCostUnknown(node) ? QVariant(alarmIcon()) : QVariant();
    case Qt::TextAlignmentRole:
      return int(Qt::AlignRight | Qt::AlignVCenter);
    case shareRole:
      return shareOf(node);
    case budgetRole:
    case Qt::AccessibleTextRole: {
      const QString budget = text().budget(node);
      return budget.isEmpty() ? QVariant() : budget;
    }
    case Qt::ForegroundRole:
      return text().whatIsOver(node).isEmpty() ? QVariant() : alarmColour(QApplication::palette());
    default:
      return {};
  }
}

QVariant SceneModel::shareOf(const SceneNode& node) const {
  if (const auto filled = text().filled(node)) return *filled;
  if (node.kind != Kind::linkset || text().isCostUnknown(node)) return {};
  const auto& costs = document_.weighing().costs;
  if (!highest_) highest_ = std::ranges::max(costs, {}, &cost::LinksetCost::landImpact).landImpact;
  return *highest_ > 0 ? costs[node.linkset].landImpact / *highest_ : 0;
}

QVariant SceneModel::checkState(const SceneNode& node) const {
  if (!canBeHidden(node)) return {};
  if (node.kind == Kind::octree)
    return visibility_.isOctreeHidden(node.group) ? Qt::Unchecked : Qt::Checked;
  const bool isHidden = node.kind == Kind::part ? visibility_.isHidden(node.linkset, node.part)
                                                : visibility_.isLinksetHidden(node.linkset);
  if (isHidden) return Qt::Unchecked;
  const bool isPartly = node.kind == Kind::linkset && visibility_.isPartlyHidden(node.linkset);
  return isPartly ? Qt::PartiallyChecked : Qt::Checked;
}

/// Linksets in no region are together in none that could have a name.
bool SceneModel::isNamed(const SceneNode& node) const {
  if (node.kind == Kind::region) return node.group < document_.weighing().scene.regions.size();
  return canBeHidden(node);
}

bool SceneModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const SceneNode node = nodeOf(index);
  if (index.column() != nameColumn) return false;
  if (role == Qt::EditRole && isNamed(node)) {
    emit renameWanted(node, value.toString());
    return true;
  }
  if (role != Qt::CheckStateRole || !canBeHidden(node)) return false;
  return check(index, node, value.toInt() == Qt::Unchecked);
}

bool SceneModel::check(const QModelIndex& index, const SceneNode& node, bool isHidden) {
  if (node.kind == Kind::octree) {
    visibility_.hideOctree(node.group, isHidden);
  } else if (node.kind == Kind::linkset) {
    visibility_.hideLinkset(node.linkset, isHidden);
  } else {
    visibility_.hidePart(node.linkset, node.part, isHidden);
  }
  tellChanged(index, index);
  return true;
}

void SceneModel::tellChanged(const QModelIndex& first, const QModelIndex& last) {
  emit dataChanged(first.siblingAtColumn(nameColumn), last.siblingAtColumn(costColumn));
}

QVariant SceneModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const bool isCost = section == costColumn;
  if (role == Qt::DisplayRole) return isCost ? tr("Cost") : tr("Name");
  if (role == Qt::TextAlignmentRole)
    return int((isCost ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole)
    return isCost
               ? tr("Land impact (LI) of regions and linksets, physics cost (PE) of parts. Bars "
                    "compare regions and parcels with their capacity, and linksets with the most "
                    "expensive one.")
               : tr("The 3D view hides unchecked objects");
  return {};
}

std::optional<weighing::Target> selectedOf(const SceneNode& node) {
  if (node.kind < Kind::linkset) return {};
  if (node.kind == Kind::linkset) return weighing::Target{node.linkset, {}};
  return weighing::Target{node.linkset, node.part};
}

SceneNode nodeOf(const weighing::Target& selected) {
  return selected.part ? SceneNode::ofPart(selected.linkset, *selected.part)
                       : SceneNode::ofLinkset(selected.linkset);
}

}  // namespace wb::ui
