#pragma once

#include "model/display/drawn_detail.h"
#include "model/display/land_map.h"
#include "viewport/colour_legend.h"
#include "viewport/colouring.h"
#include "viewport/detail/frame_graph.h"
#include "viewport/detail/vertices.h"

#include <QByteArray>
#include <array>
#include <compare>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace wb::viewport {

class Dots;
class Instances;
class Material;
class Surface;

/// What the pieces of a layer look like.
struct PieceColours {
  std::vector<std::optional<Colour>> pieces;            ///< As colourOfPiece, one each.
  std::map<std::uint32_t, std::vector<Colour>> single;  ///< Pieces coloured triangle by triangle.
};

/// How a layer is drawn, but for its colours.
struct LayerLook {
  Shading shading = Shading::none;
  float opacity = 1;
  Pass pass = Pass::solid;
};

/// A layer as it is drawn: each shape once in the graphics memory and many times on the screen, as
/// finely as was chosen. Colours, looks and details change without touching shapes.
class DrawnLayer {
 public:
  DrawnLayer(Qt3DCore::QEntity* root, const Passes& passes, layers::Layer layer);
  ~DrawnLayer();

  /// Null: nothing. Nothing is drawn before colours and details are set.
  void setShapes(std::shared_ptr<const layers::LayerShapes> shapes);
  const layers::LayerShapes* shapes() const { return shapes_.get(); }
  void setColours(PieceColours colours);
  /// One entry a piece.
  void setDetails(std::vector<layers::Detail> details);
  const std::vector<layers::Detail>& details() const { return details_; }
  void setLook(const LayerLook& look);
  /// Draws pieces so faintly that all others are seen through them: one entry a piece, or none.
  void setDimmed(std::vector<bool> dimmed);
  void setVisible(bool visible);

 private:
  /// A shape, or a level of it; the box has the number of no shape.
  struct Key {
    std::uint32_t shape;
    std::uint8_t level;
    bool hasEdges;
    bool isDimmed;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads what the compiler writes here.
    auto operator<=>(const Key&) const = default;
  };

  bool isReady() const;
  bool isDimmed(std::uint32_t piece) const { return !dimmed_.empty() && dimmed_[piece]; }
  void redraw();
  void drawSingles();
  void drawDots();
  void drawInstances();
  Instances& instancesOf(const Key& key);
  Instances* makeInstances(const Key& key);

  Qt3DCore::QEntity* entity_;
  Passes passes_;
  layers::Layer layer_;
  Form form_;
  Material* fine_;  ///< With edges, of what shows its own triangles.
  Material*
      coarse_;  ///< Without: its triangles are too small, or none that anything is weighed by.
  Material* dim_;
  Dots* dots_;
  Dots* dimDots_;
  Surface* singles_;
  LayerLook look_;
  bool isVisible_ = false;
  std::shared_ptr<const layers::LayerShapes> shapes_;
  PieceColours colours_;
  std::vector<layers::Detail> details_;
  std::vector<bool> dimmed_;
  std::map<Key, Instances*> instances_;
};

/// Boxes would hide what they hold; degenerate triangles have nothing to fill.
Form formOf(layers::Layer layer);

/// An overlay as it is drawn: surfaces as part of the scene, places that are lost seen through all
/// else.
class DrawnOverlay {
 public:
  DrawnOverlay(Qt3DCore::QEntity* root, const Passes& passes);

  void show(const layers::Overlay& overlay);
  /// Of what is drawn now.
  const std::vector<LegendEntry>& legend() const { return legend_; }

 private:
  Passes passes_;
  Surface* deviations_;
  std::array<Surface*, layers::allWalkables.size()> tiles_{};
  std::vector<LegendEntry> legend_;
};

/// Squares of land in the colours of their levels (0..1), one a square, with lines about them: for
/// a surface of faces. They lie a little under what stands on them.
QByteArray landVertices(const layers::LandMap& land, std::span<const double> levels,
                        std::span<const layers::ParcelLand> parcels);

}  // namespace wb::viewport
