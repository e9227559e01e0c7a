#pragma once

#include "ui/window/detail/workspaces.h"
#include "viewport/colour_modes.h"
#include "viewport/octree_layers.h"

#include <QObject>
#include <array>
#include <optional>

namespace wb::ui {

class Baseline;
class Document;
class Panels;

/// What each workspace shows in the places that all share: in *Tune* the decision sheet, against a
/// baseline, and the view colored by change; in *Octrees* cubes colored by their kind. Colors that
/// a user chose in a workspace are there again when it is.
class WorkspaceLooks : public QObject {
  Q_OBJECT

 public:
  WorkspaceLooks(const Document& document, Baseline& baseline, Panels& panels);

  /// A file was opened that this workspace is to show: colors of another one are forgotten.
  void startAt(Workspace workspace);

 private:
  struct Colours {
    viewport::ColourBy objects = viewport::ColourBy::layer;
    viewport::OctreeColour octrees = viewport::OctreeColour::octree;
  };

  void enter(Workspace workspace);
  void pinIfNone();

  const Document& document_;
  Baseline& baseline_;
  Panels& panels_;
  Workspace current_;
  std::array<std::optional<Colours>, allWorkspaces.size()> colours_;
};

}  // namespace wb::ui
