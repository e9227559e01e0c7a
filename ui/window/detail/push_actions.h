#pragma once

#include "model/octree/edit.h"

#include <QObject>

namespace wb::viewport {
class View;
}

namespace wb::ui {

class Actions;
class CubeChanges;

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
