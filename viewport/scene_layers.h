#pragma once

#include "model/layers/pick.h"
#include "viewport/legend.h"
#include "viewport/passes.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace wb::viewport {

class Mark;
class Surface;

/// The layers of a scene as they are drawn and picked, and the marks on them: what the pointer is
/// over, what is lit up, what is selected. Knows no window, camera or mouse, and no costs.
class SceneLayers {
 public:
  SceneLayers(Qt3DCore::QEntity* root, const Passes& passes);
  ~SceneLayers();

  /// Puts a layer in place of what it was; marks on it vanish. `shares` as in setShares.
  void setLayer(layers::Layer layer, layers::PickLayer ready, Shares shares = {});
  void removeLayer(layers::Layer layer);
  void setVisible(layers::Layer layer, bool visible);
  bool isVisible(layers::Layer layer) const { return visible_.at(layer); }
  /// Those that are visible and have triangles.
  std::vector<layers::Layer> shown() const;

  void setColourBy(ColourBy by);
  ColourBy colourBy() const { return colourBy_; }
  /// What each triangle of a layer that is there has of its part's cost, or how dear its linkset
  /// is: one entry each; none at all where that is not known yet. Colours it again if colours tell
  /// of costs.
  void setShares(layers::Layer layer, Shares shares);
  /// Empty where none were set, and for a layer that is not there.
  const Shares& shares(layers::Layer layer) const { return shares_.at(layer); }
  /// Draws hulls as solid as the rest: when they stand alone, not around what they enclose.
  void setHullsSolid(bool solid);
  std::vector<LegendEntry> legend() const;

  /// The nearest of what is shown.
  std::optional<layers::Pick> cast(const glm::dvec3& origin, const glm::dvec3& direction) const;
  const layers::PickScene& pickScene() const { return pickScene_; }

  /// Marks the triangle or hull that a pick means; nothing takes the mark away.
  void outline(const std::optional<layers::Pick>& pick);
  const std::optional<layers::Pick>& outlined() const { return outlined_; }
  /// Lights up triangles (indices in a layer's mesh), seen through all else, until the next call.
  void highlight(layers::Layer layer, std::span<const std::uint32_t> triangles);
  /// Draws boxes around what is selected.
  void select(const layers::LayerMesh& boxes);

 private:
  void recolour(layers::Layer layer);
  void restyle(layers::Layer layer);
  bool isTranslucent(layers::Layer layer) const;
  void forgetMarks(layers::Layer layer);

  Passes passes_;
  layers::PickScene pickScene_;
  ColourBy colourBy_ = ColourBy::layer;
  bool hullsSolid_ = false;
  std::map<layers::Layer, Shares> shares_;
  std::map<layers::Layer, Surface*> surfaces_;
  std::map<layers::Layer, bool> visible_;
  std::unique_ptr<Mark> hover_;
  std::unique_ptr<Mark> light_;
  std::unique_ptr<Mark> selection_;
  std::optional<layers::Layer> lightLayer_;
  std::optional<layers::Pick> outlined_;
};

}  // namespace wb::viewport
