#pragma once

#include "model/octree/edit.h"
#include "model/octree/octree_block.h"
#include "viewport/octree_layers.h"

#include <QObject>
#include <optional>
#include <utility>

namespace wb::viewport {
class View;
}

namespace wb::ui {

class Document;

/// What a designer's changes of cubes act on, the box of cells that is chosen or the leaf that the
/// view marks, and how they are made and told.
class CubeChanges : public QObject {
  Q_OBJECT

 public:
  CubeChanges(Document& document, viewport::View& view, QObject* parent = nullptr);

  /// Tells what to do where nothing is marked.
  std::optional<octree::Hit> marked();
  const std::optional<viewport::ChosenCells>& chosen() const;
  /// What is chosen; else the cell or leaf that is marked, where there is none told likewise.
  std::optional<viewport::ChosenCells> cells();
  void choose(const std::optional<viewport::ChosenCells>& cells);

  octree::World world() const;
  const octree::Octree& cubesOf(std::size_t octree) const;
  /// The grid depth that is shown; limits::octreeDepth: all.
  std::size_t depth() const;
  /// Of the cells that are made where a leaf is marked: as large as that where all depths are
  /// shown.
  std::size_t depthAt(const octree::Hit& hit) const;

  /// Puts changed cubes in place of an octree's, as a step of undo named `text`, and tells that.
  void put(const octree::Hit& hit, const octree::Path& cube, Result<octree::Octree> changed,
           const QString& text);
  void put(const viewport::ChosenCells& cells, Result<octree::Octree> changed, const QString& text);
  void put(std::size_t octree, Result<octree::Octree> changed, const QString& text,
           const QString& where);
  void say(const QString& sentence) { emit said(sentence); }
  void say(const Diagnostic& why);
  /// In words.
  QString sizeOf(const viewport::ChosenCells& cells) const;
  QString octreeName(std::size_t octree) const;

 signals:
  /// What was changed, or why nothing was.
  void said(const QString& sentence);

 private:
  Document& document_;
  viewport::View& view_;
};

class Actions;

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

/// Faces, edges and corners of cubes pushed in and pulled out, by keys and the wheel.
class PushActions : public QObject {
  Q_OBJECT

 public:
  PushActions(CubeChanges& changes, viewport::View& view, Actions& actions, QObject* parent);

 private:
  void push(octree::FacePart part, int inwards);

  CubeChanges& changes_;
};

}  // namespace wb::ui
