#pragma once

#include "model/asset/asset.h"
#include "ui/document/selection.h"
#include "ui/panels/scene/detail/scene_outline.h"

#include <QTimer>
#include <QTreeView>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace wb::ui {

class Document;
class SceneDelegate;
class SceneModel;
class Visibility;

/// The scene's tree on screen, in step with the selection both ways: several linksets and parts
/// can be chosen together. Updates only the rows that are
/// on screen, and none while hidden.
class SceneTree : public QTreeView {
  Q_OBJECT

 public:
  SceneTree(Document& document, Selection& selection, Visibility& visibility,
            QWidget* parent = nullptr);

  /// Shows only what has all these words in its name, and opens as far as parts that have them.
  void search(const QString& words);
  /// What the current row stands for; the scene, if none is.
  SceneNode currentNode() const;
  /// Makes a row the current one, the first if none is.
  void focusRow();
  /// Lets the user write another name of the current row.
  void editName();
  /// Puts the linksets of a region in the order of the file, or the most expensive first.
  void setFileOrder(bool isWanted);
  /// Whether octrees have rows of their cubes, kind by kind.
  void listCubes(bool areListed);
  /// Whether there is room for the capacities of regions and parcels beside their land impacts.
  bool showsCapacities() const;

 signals:
  /// A shape was chosen, to be seen in the view.
  void layerWanted(wb::layers::Layer layer, std::optional<wb::asset::Lod> lod);
  void currentNodeChanged();
  /// As SceneModel's.
  void linkWanted(const std::vector<wb::weighing::Target>& chosen);
  void moveWanted(const std::vector<wb::weighing::Target>& chosen, std::size_t region);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  // What letting go would do is said in the status bar.
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void setLook();
  void startScene(bool isOpened);
  void updateRows();
  void fitCosts();
  void sortIfLeft();
  bool isOnScreen(const QModelIndex& index) const;
  bool saysSelection() const;
  std::vector<weighing::Target> selectedTargets() const;
  std::vector<weighing::Target> inOrderOfChoosing(const SceneNode& newest) const;
  void rename(const SceneNode& node, const QString& name);
  QModelIndex lastOfRun(const QModelIndex& first) const;
  void reveal();
  std::optional<SceneNode> onlyOctree() const;
  std::vector<std::uint32_t> selectedHulls(const SceneNode& node) const;
  void chooseShape(const SceneNode& node);
  void rememberOpen(const QModelIndex& index);
  void forgetOpen(const QModelIndex& index);
  void sayEffect(const QString& effect);
  void open(const std::set<SceneNode>& nodes);
  std::set<SceneNode> topNodes() const;
  std::set<SceneNode> foundNodes() const;

  Document& document_;
  Selection& selection_;
  SceneModel* model_;
  SceneDelegate* delegate_;
  QTimer settled_;            ///< Costs stopped changing; pointer or keyboard left.
  std::set<SceneNode> open_;  ///< What the user has open while nothing is searched.
  bool isTakenOut_ = false;   ///< Rows are being removed.
  bool isFollowing_ = false;  ///< Rows become current because of the selection, not the user.
};

}  // namespace wb::ui
