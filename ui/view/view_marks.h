#pragma once

#include "ui/document/selection.h"
#include "viewport/view.h"

#include <QObject>

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

  /// Clicks select, or do something else.
  void setSelecting(bool isSelecting) { isSelecting_ = isSelecting; }
  /// Shows the whole selection; all without one.
  void frame();

 signals:
  /// A line about what the pointer is over; empty over nothing.
  void said(const QString& line);

 private:
  void sayLeaf(const std::optional<octree::Hit>& hit);
  void selectOctree(const octree::Hit& hit);
  void selectBoxed(const std::vector<std::size_t>& linksets);
  void sayHover(const std::optional<layers::Pick>& pick);
  void select(const std::optional<layers::Pick>& pick);
  void showSelection();
  void lookAtSelection();
  std::optional<layers::Bounds> boundsSelected() const;
  void showHighlight();
  void restore();

  const Document& document_;
  Selection& selection_;
  viewport::View& view_;
  LayerKeeper& keeper_;
  bool isSelecting_ = true;
  bool isClicking_ = false;  ///< What is selected is under the pointer.
};

}  // namespace wb::ui
