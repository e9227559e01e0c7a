#pragma once

#include "model/octree/brush.h"
#include "viewport/octree_layers.h"

#include <QObject>

namespace wb::ui {

class Actions;
class CubeChanges;

/// Which cells of a chosen box are changed, and whether they are on the other side of the octree,
/// too: what the menu Brush says.
class BrushActions : public QObject {
  Q_OBJECT

 public:
  BrushActions(CubeChanges& changes, Actions& actions, QObject* parent);

  /// Whether a change is repeated beyond the octree's middle.
  bool isMirrored() const;
  /// The cells of a box that are changed.
  octree::Brush over(const viewport::ChosenCells& cells) const;

 private:
  void paintKind(const QString& text);

  CubeChanges& changes_;
  Actions& actions_;
};

}  // namespace wb::ui
