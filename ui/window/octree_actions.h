#pragma once

#include "model/octree/edit.h"

#include <QObject>
#include <optional>

namespace wb::ui {

class Actions;
class Document;
class Panels;

/// The menu Octree: a designer's changes to the leaf that the view marks, in cells of the grid
/// depth that is shown; and keeping the ray. Keys of changes are the view's: they work while it has
/// the focus, and nowhere else.
class OctreeActions : public QObject {
  Q_OBJECT

 public:
  OctreeActions(QWidget& window, Document& document, Panels& panels, Actions& actions);

 signals:
  /// What was changed, or why nothing was.
  void said(const QString& sentence);

 private:
  void keepRay();
  void setBeside(octree::Side side, const QString& text);
  void makeSolid();
  void divide();
  void mergeCubes();
  void update();

  std::optional<octree::Hit> target() const;
  const octree::Octree& cubesOf(const octree::Hit& hit) const;
  void put(const octree::Hit& hit, const octree::Path& cube, Result<octree::Octree> changed,
           const QString& text);
  void announce(const Diagnostic& why);
  void sayThereIsNone();

  Document& document_;
  Panels& panels_;
  Actions& actions_;
};

}  // namespace wb::ui
