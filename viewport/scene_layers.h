#pragma once

#include "model/display/drawn_detail.h"
#include "model/display/land_map.h"
#include "model/display/pick.h"
#include "viewport/colour_legend.h"
#include "viewport/detail/drawn_layer.h"
#include "viewport/detail/frame_graph.h"
#include "viewport/detail/lit_shapes.h"
#include "viewport/detail/silhouettes.h"
#include "viewport/labels.h"
#include "viewport/standing_labels.h"

#include <QByteArray>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace wb::viewport {

class DrawnOverlay;
class Mark;
class OrbitCamera;
class Surface;

/// The layers of a scene as they are drawn and picked, and the marks on them: what the pointer is
/// over, what is lit up, what is selected. Knows no window, camera or mouse, and no costs.
class SceneLayers {
 public:
  SceneLayers(Qt3DCore::QEntity* root, const Passes& passes);
  ~SceneLayers();

  /// Puts a layer in place of what it was; marks on it vanish. Rays meet it once it has a caster.
  void setLayer(layers::Layer layer, std::shared_ptr<const layers::LayerShapes> shapes,
                layers::LayerCosts costs = {});
  void setCaster(layers::Layer layer, mesh::RayCaster caster);
  void removeLayer(layers::Layer layer);
  void setVisible(layers::Layer layer, bool visible);
  bool isVisible(layers::Layer layer) const { return visible_.at(layer); }
  /// Those that are visible and have triangles.
  std::vector<layers::Layer> shown() const;

  /// The ground of what is shown, one level a square (0..1), with the outlines of parcels; drawn
  /// while colours tell of land.
  void setLand(const layers::LandMap& land, std::span<const double> levels,
               std::span<const layers::ParcelLand> parcels = {});
  /// What stands written on it.
  void setLandLabels(std::vector<Label> labels, double pixelRatio);

  void setColourBy(ColourBy by);
  ColourBy colourBy() const { return colourBy_; }
  /// The scale of costs is another. The land is coloured by setLand() alone.
  void colourAgain() { recolourAll(); }
  /// Of a layer that is there. Colours it again if colours tell of costs.
  void setCosts(layers::Layer layer, layers::LayerCosts costs);
  /// Draws a layer that is not visible as a ghost about those that are: in its own colour, so
  /// translucent that they are seen through it. Rays do not meet it.
  void setGhost(layers::Layer layer, bool isGhost);
  /// Dims the pieces that are not meant; without `isMeant` none.
  void dimAllBut(std::function<bool(const layers::LayerPiece& piece)> isMeant);
  /// Draws hulls as solid as the rest: when they stand alone, not around what they enclose.
  void setHullsSolid(bool solid);
  /// Of what is shown, and of the overlay. `lookedAt`: what costs of triangles were asked of.
  std::vector<LegendEntry> legend(LookedAt lookedAt = LookedAt::all) const;

  /// Draws this beside the layers; rays do not meet it.
  void setOverlay(const layers::Overlay& overlay);

  /// From where the scene is seen, and what drawing it may take: large scenes are drawn by size on
  /// the screen.
  void look(const layers::Sight& sight, const layers::DetailLimits& limits);
  /// Chooses again, where levels of shapes were made since.
  void lookAgain();
  /// Of all that is drawn, at its finest.
  std::size_t triangleCount() const;
  /// What is drawn now.
  void addCounts(layers::DrawnCounts& counts) const;

  /// The nearest of what is shown.
  std::optional<layers::Pick> cast(const glm::dvec3& origin, const glm::dvec3& direction) const;
  const layers::PickScene& pickScene() const { return pickScene_; }

  /// Outlines the triangle or hull that a pick means; nothing takes the outline away.
  void outline(const std::optional<layers::Pick>& pick);
  const std::optional<layers::Pick>& outlined() const { return outlined_; }
  /// Lights up triangles of a piece (indices in its shape) in a colour, outlined as culprits are
  /// and seen through all else, until the next call.
  void highlight(layers::Layer layer, std::uint32_t piece, std::span<const std::uint32_t> triangles,
                 const Colour& colour);
  void highlightNothing();
  /// Outlines what is selected, in whatever is shown now and later; empty: nothing is.
  void select(std::function<bool(const layers::LayerPiece& piece)> isSelected);
  /// Draws shapes over the scene, outlined, each with a label; none: no more. The labels stand
  /// beside what is shown of a linkset, at their places without one.
  void light(std::span<const LitShape> shapes, const std::vector<Label>& labels, double pixelRatio,
             std::optional<std::size_t> beside = {});
  const Labels& litLabels() const { return *litLabels_; }
  /// How many of these labels have no room there, from where it is seen.
  std::size_t labelsWithoutRoom(const layers::Sight& sight) const;
  /// Moves a camera back until they have, or the most of them that can have.
  void leaveRoom(OrbitCamera& camera,
                 const std::function<layers::Sight(const OrbitCamera&)>& sightFrom) const;
  /// How many pixels of the screen a unit of the window has: outlines are as wide on all.
  void setPixelRatio(double ratio) { silhouettes_.setPixelRatio(ratio); }
  /// The same around what costs most, with a word at each, seen through all else.
  void markCostliest(const layers::LayerShapes& boxes, const std::vector<Label>& labels,
                     double pixelRatio);
  /// The names of the most expensive objects in sight.
  StandingLabels& standing() { return standing_; }
  const StandingLabels& standing() const { return standing_; }

 private:
  void recolour(layers::Layer layer);
  void recolourAll();
  void showCosts(layers::Layer layer);
  void showLand();
  void showLandLabels();
  PieceColours coloursOf(layers::Layer layer, const layers::LayerShapes& shapes) const;
  double costliestShown() const;
  LegendRange rangeOf(const std::vector<layers::Layer>& visible, LookedAt lookedAt) const;
  void restyle(layers::Layer layer);
  float opacityOf(layers::Layer layer) const;
  ColourBy coloursBy(layers::Layer layer) const;
  void dim(layers::Layer layer);
  bool isGhost(layers::Layer layer) const { return ghosts_.contains(layer) && !visible_.at(layer); }
  std::vector<layers::Layer> drawn() const;
  bool isTranslucent(layers::Layer layer) const;
  void forgetMarks(layers::Layer layer);
  void outlineSelection();
  void outlineCulprits();
  void standBeside();

  Passes passes_;
  layers::PickScene pickScene_;
  ColourBy colourBy_ = ColourBy::layer;
  bool hullsSolid_ = false;
  std::map<layers::Layer, layers::LayerCosts> costs_;
  std::map<layers::Layer, std::unique_ptr<DrawnLayer>> drawn_;
  std::map<layers::Layer, bool> visible_;
  std::set<layers::Layer> ghosts_;
  std::function<bool(const layers::LayerPiece&)> isMeant_;
  layers::Sight sight_;
  layers::DetailLimits limits_;
  QByteArray landVertices_;
  std::vector<Label> landWords_;
  double landRatio_ = 1;  ///< Pixels of the screen that one of the window has.
  Surface* land_;
  std::unique_ptr<Mark> light_;
  mesh::TriangleMesh lightMesh_;  ///< What that marks.
  Silhouettes silhouettes_;
  LitShapes lit_;
  LitMeshes litMeshes_;
  std::unique_ptr<Mark> costliest_;
  std::unique_ptr<DrawnOverlay> overlay_;
  Labels* labels_;
  Labels* litLabels_;
  std::optional<std::size_t> besideLinkset_;  ///< Which one those stand beside.
  Labels* landLabels_;
  StandingLabels standing_;
  std::function<bool(const layers::LayerPiece&)> isSelected_;
  std::optional<layers::Layer> lightLayer_;
  std::optional<layers::Pick> outlined_;
};

}  // namespace wb::viewport
