#pragma once

#include "ui/window/detail/workspaces.h"
#include "viewport/colour_modes.h"
#include "viewport/octree_layers.h"

#include <QObject>
#include <array>
#include <memory>
#include <optional>

namespace wb::ui {

class Baseline;
class Document;
class Panels;
class PlanBar;
struct ScenePreview;
struct ViewSettings;

/// What each workspace shows in the places that all share: in *Tune* the decision sheet, against a
/// baseline, and the view colored by change; in *Octrees* cubes colored by their kind; in
/// *Optimize* the slider below the view, and a shape that is looked at beside what is there now.
/// Colors that a user chose in a workspace are there again when it is.
class WorkspaceLooks : public QObject {
  Q_OBJECT

 public:
  WorkspaceLooks(const Document& document, Baseline& baseline, Panels& panels);

  /// A file was opened that this workspace is to show: colors of another one are forgotten.
  void startAt(Workspace workspace);

  /// What the view shows, with the colors that *Explain* has.
  ViewSettings explained() const;
  /// Shows what *Explain* showed when the file was open last; in another workspace its colors wait
  /// until *Explain* is chosen. What needs a baseline is left out while none is pinned.
  void bringBack(ViewSettings settings);

 private:
  struct Colours {
    viewport::ColourBy objects = viewport::ColourBy::layer;
    viewport::OctreeColour octrees = viewport::OctreeColour::octree;
  };

  /// Nothing in one that was not left since the file was opened.
  std::optional<Colours>& coloursOf(Workspace workspace) {
    return colours_[static_cast<std::size_t>(workspace)];
  }
  void enter(Workspace workspace);
  void pinIfNone();
  void showPlanBar();
  void compare(const std::shared_ptr<const ScenePreview>& preview);
  void endComparison(ViewSettings& settings);

  const Document& document_;
  Baseline& baseline_;
  Panels& panels_;
  PlanBar* planBar_;
  Workspace current_;
  bool isCompared_ = false;  ///< The view was divided here, for a shape that is looked at.
  bool isToCompare_ = true;  ///< Nobody joined the view again.
  bool isToWipe_ = true;     ///< In one frame, as long as nobody chose side by side.
  std::array<std::optional<Colours>, allWorkspaces.size()> colours_;
};

}  // namespace wb::ui
