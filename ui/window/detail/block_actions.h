#pragma once

#include "model/octree/octree_block.h"

#include <QObject>
#include <optional>
#include <utility>

namespace wb::ui {

class Actions;
class CubeChanges;

/// Boxes of cells: chosen by keys, copied, cut, pasted, mirrored and turned.
class BlockActions : public QObject {
  Q_OBJECT

 public:
  BlockActions(CubeChanges& changes, Actions& actions, QObject* parent);

 private:
  void choose();
  void extend();
  bool copy();
  void cut(const QString& text);
  void paste(const QString& text);
  void turn(const octree::Symmetry& symmetry, const QString& text);
  /// Where the block goes, and in which octree; tells why nowhere.
  std::optional<std::pair<std::size_t, octree::CellBox>> target();

  CubeChanges& changes_;
  std::optional<octree::Block> copied_;
};

}  // namespace wb::ui
