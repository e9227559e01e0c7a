#pragma once

#include "ui/document/selection.h"
#include "viewport/colouring.h"
#include "viewport/view.h"

#include <QObject>
#include <optional>
#include <vector>

namespace wb::ui {

class Document;
class LayerKeeper;

/// What stands out in a view, and what is said of it: what the pointer is over, what is selected,
/// what is lit up. A click selects.
class ViewMarks : public QObject {
  Q_OBJECT

 public:
  ViewMarks(const Document& document, Selection& selection, viewport::View& view,
            LayerKeeper& keeper, QObject* parent = nullptr);

  /// Marks and tells of what is beside, too; null: of nothing there.
  void setBeside(LayerKeeper* keeper);
  /// Clicks select, or do something else.
  void setSelecting(bool isSelecting) { isSelecting_ = isSelecting; }
  /// Selects what was clicked at; nothing: leaves what is selected.
  void select(const std::optional<layers::Pick>& pick);
  /// The same of a whole linkset.
  void selectLinkset(std::size_t linkset);
  /// Shows the whole selection; all without one.
  void frame();
  /// The ground, or the scale of costs, is another.
  void colourAgain() { showHighlight(); }

 signals:
  /// A line about what the pointer is over; empty over nothing.
  void said(const QString& line);

 private:
  /// A pane of the view.
  struct Pane {
    viewport::SceneLayers* layers;
    LayerKeeper* keeper;
  };

  std::vector<Pane> panes() const;
  void tell(const QString& line);
  void sayLeaf(const std::optional<octree::Hit>& hit);
  QString describeMarked(const octree::Hit& hit) const;
  void selectOctree(const octree::Hit& hit);
  void selectBoxed(const std::vector<std::size_t>& linksets);
  void sayHover(const Pane& pane, const std::optional<layers::Pick>& pick);
  void add(const layers::Pick& pick);
  void showSelection();
  void lookAtSelection();
  std::optional<layers::Bounds> boundsSelected() const;
  void showHighlight();
  void light(const Pane& pane);
  void followLooks();
  std::optional<viewport::Colour> colourOfChange() const;
  void showCulprits();
  bool showCulprits(const Pane& pane);
  const std::vector<cost::Culprit>& culpritsOf(const weighing::Target& target);
  void forgetCulprits();
  void forgetShapes();
  void restore();

  const Document& document_;
  Selection& selection_;
  viewport::View& view_;
  LayerKeeper& keeper_;
  LayerKeeper* beside_ = nullptr;
  /// Of one target as it is now: finding them takes longer than a frame.
  struct Found {
    weighing::Target of;
    std::vector<cost::Culprit> culprits;
  };
  std::optional<Found> found_;
  std::optional<viewport::Colour> colourOfChange_;  ///< Of what is lit.
  bool isSelecting_ = true;
  bool isTelling_ = false;   ///< What was said last is of these.
  bool isClicking_ = false;  ///< What is selected is under the pointer.
};

}  // namespace wb::ui
