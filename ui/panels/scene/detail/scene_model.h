#pragma once

#include "model/octree/octree_statistics.h"
#include "ui/document/selection.h"
#include "ui/panels/scene/detail/scene_outline.h"
#include "ui/panels/scene/detail/tree_row_text.h"

#include <QAbstractItemModel>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace wb::ui {

class Document;
class Visibility;

/// The scene as a tree: region, parcel, linkset, part, shape, hull, and octrees, with their cubes
/// kind by kind where these are wanted, each with its
/// name, whether it is shown (a check box) and its cost. Nothing is stored a node: an index holds
/// the number of its parent, and everything else is asked of the document when it is looked at.
///
/// Numbers and check boxes may change at ten thousands of nodes at once. The model does not tell
/// that by itself: the view that shows it tells of the rows that are looked at.
class SceneModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Column { nameColumn, costColumn, columns };
  /// Of the linksets of a region.
  enum class Order : std::uint8_t { mostExpensiveFirst, ofFile };
  /// A share by which costs are drawn as bars, 0..1: of a linkset that of the most expensive of
  /// all, of a region or parcel that of its capacity. Nothing for all else, and for what is
  /// unknown. In the column of costs.
  static constexpr int shareRole = Qt::UserRole;
  /// The land impact of a region or parcel with its capacity: where there is room for both.
  static constexpr int budgetRole = Qt::UserRole + 1;

  SceneModel(const Document& document, Visibility& visibility, QObject* parent = nullptr);

  /// Shows only what has all these words in its name; everything without words, and at first of
  /// every scene.
  void search(const QString& words);
  bool isSearching() const { return !words_.isEmpty(); }

  /// At first the most expensive come first.
  void setOrder(Order order);
  /// Puts linksets where their costs of now belong: until then all stay where they are.
  void sortAgain();

  /// Whether octrees have rows of their cubes, kind by kind, and say their memory.
  void listCubes(bool areListed);

  const SceneOutline& outline() const { return outline_; }
  SceneNode nodeOf(const QModelIndex& index) const;
  /// Invalid for a node that is not shown.
  QModelIndex indexOf(const SceneNode& node) const;
  /// Tells that rows of one parent have other numbers and check boxes.
  void tellChanged(const QModelIndex& first, const QModelIndex& last);

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  // Linksets and parts are dragged onto others, to be linked with them, or onto regions. Drops are
  // links, so that no view takes dragged rows out by itself.
  Qt::DropActions supportedDropActions() const override { return Qt::LinkAction; }
  QStringList mimeTypes() const override;
  QMimeData* mimeData(const QModelIndexList& indexes) const override;
  bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                       const QModelIndex& parent) const override;
  bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                    const QModelIndex& parent) override;
  /// What letting go of that at a row would do, in words; empty where it is not taken.
  QString dropEffect(const QMimeData& data, const QModelIndex& at) const;

 signals:
  /// A user wrote another name of a region, linkset, part or octree.
  void renameWanted(const wb::ui::SceneNode& node, const QString& name);
  /// Linksets and parts were dropped: to be linked, the root last; or to be put into a region (its
  /// index; the number of regions for none).
  void linkWanted(const std::vector<wb::weighing::Target>& chosen);
  void moveWanted(const std::vector<wb::weighing::Target>& chosen, std::size_t region);

 private:
  void startScene();
  void reset();
  void forgetSums() {
    regions_.reset();
    exceeded_.reset();
    highest_.reset();
    places_.reset();
  }
  void sortOutline();
  QVariant shareOf(const SceneNode& node) const;
  const std::vector<weighing::Exceeded>& exceeded() const;
  void tellOctree(std::size_t octree);
  void listCubesOf(std::size_t octree);
  const octree::KindStatistics& cubesOf(const SceneNode& node) const;
  QString nameOf(const SceneNode& node) const;
  void restructure(std::size_t linkset, std::size_t part);
  void setStructure(std::size_t linkset, std::size_t part, const ShapeStructure& structure);

  SceneNode nodeOfParent(quintptr id) const;
  quintptr idOf(const SceneNode& parent) const;
  bool isThere(const SceneNode& node) const;
  const std::vector<cost::RegionCost>& sums() const;
  const std::vector<cost::PlaceCost>& places() const;
  SceneText text() const;
  QVariant nameData(const SceneNode& node, int role) const;
  QVariant costData(const SceneNode& node, int role) const;
  QVariant checkState(const SceneNode& node) const;
  bool isNamed(const SceneNode& node) const;
  bool check(const QModelIndex& index, const SceneNode& node, bool isHidden);
  QByteArray stampOfScene() const;
  std::vector<weighing::Target> draggedIn(const QMimeData& data) const;

  const Document& document_;
  Visibility& visibility_;
  SearchWords words_;
  Order order_ = Order::mostExpensiveFirst;
  SceneOutline outline_;
  /// Made when first asked for after costs changed.
  mutable std::optional<std::vector<cost::RegionCost>> regions_;
  mutable std::optional<std::vector<weighing::Exceeded>> exceeded_;
  mutable std::optional<std::vector<cost::PlaceCost>> places_;
  mutable std::optional<double> highest_;  ///< Land impact of a linkset.
  /// Of the cubes of an octree, as they were.
  struct Counted {
    std::shared_ptr<const octree::Octree> of;
    std::array<octree::KindStatistics, listedKinds.size()> kinds;
  };
  mutable std::unordered_map<std::size_t, Counted> counted_;
  bool listsCubes_ = false;
};

/// What is selected when a node is; nothing for a region.
std::optional<weighing::Target> selectedOf(const SceneNode& node);
/// The node of what is selected.
SceneNode nodeOf(const weighing::Target& selected);

}  // namespace wb::ui
