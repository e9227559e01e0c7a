#pragma once

#include "model/octree/edit.h"

#include <QObject>

namespace wb::ui {

class Actions;
class BrushActions;
class CubeChanges;
class Document;
class Panels;

/// The menu Octree: a designer's changes to the leaf that the view marks, in cells of the grid
/// depth that is shown, or to the cells that are chosen; and keeping the ray. Keys of changes are
/// the view's: they work while it has the focus, and nowhere else.
class OctreeActions : public QObject {
  Q_OBJECT

 public:
  OctreeActions(QWidget& window, Document& document, Panels& panels, Actions& actions);

 signals:
  /// What was changed, or why nothing was.
  void said(const QString& sentence);

 private:
  void addToView();
  void keepRay();
  void setBeside(octree::Side side, const QString& text);
  void makeSolid();
  void divide();
  void mergeCubes();
  void grow();
  void update();

  Document& document_;
  Panels& panels_;
  Actions& actions_;
  CubeChanges* changes_;
  BrushActions* brush_;
};

}  // namespace wb::ui
