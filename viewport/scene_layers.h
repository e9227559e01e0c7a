#pragma once

#include "model/shape/pick.h"
#include "viewport/legend.h"
#include "viewport/passes.h"

#include <functional>
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
  /// Gives the share of its part's cost of every triangle of a layer.
  using ShareSource = std::function<Shares(shape::Layer, const shape::LayerMesh&)>;

  SceneLayers(Qt3DCore::QEntity* root, const Passes& passes);
  ~SceneLayers();

  /// Puts a layer in place of what it was; marks on it vanish.
  void setLayer(shape::Layer layer, shape::PickLayer ready);
  void removeLayer(shape::Layer layer);
  void setVisible(shape::Layer layer, bool visible);
  bool isVisible(shape::Layer layer) const { return visible_.at(layer); }
  /// Those that are visible and have triangles.
  std::vector<shape::Layer> shown() const;

  void setColourBy(ColourBy by);
  ColourBy colourBy() const { return colourBy_; }
  void setShareSource(ShareSource source);
  /// Costs are others than before: colours them again if colours tell of costs.
  void updateShares();
  /// Draws hulls as solid as the rest: when they stand alone, not around what they enclose.
  void setHullsSolid(bool solid);
  std::vector<LegendEntry> legend() const;

  /// The nearest of what is shown.
  std::optional<shape::Pick> cast(const glm::dvec3& origin, const glm::dvec3& direction) const;
  const shape::PickScene& pickScene() const { return pickScene_; }

  /// Marks the triangle or hull that a pick means; nothing takes the mark away.
  void outline(const std::optional<shape::Pick>& pick);
  const std::optional<shape::Pick>& outlined() const { return outlined_; }
  /// Lights up triangles (indices in a layer's mesh), seen through all else, until the next call.
  void lightUp(shape::Layer layer, std::span<const std::uint32_t> triangles);
  /// Draws boxes around what is selected.
  void select(const shape::LayerMesh& boxes);

 private:
  void recolour(shape::Layer layer);
  void restyle(shape::Layer layer);
  bool isTranslucent(shape::Layer layer) const;
  void forgetMarks(shape::Layer layer);

  Passes passes_;
  shape::PickScene pickScene_;
  ColourBy colourBy_ = ColourBy::layer;
  bool hullsSolid_ = false;
  ShareSource shareSource_;
  std::map<shape::Layer, Surface*> surfaces_;
  std::map<shape::Layer, bool> visible_;
  std::unique_ptr<Mark> hover_;
  std::unique_ptr<Mark> light_;
  std::unique_ptr<Mark> selection_;
  std::optional<shape::Layer> lightLayer_;
  std::optional<shape::Pick> outlined_;
};

}  // namespace wb::viewport
