#pragma once

#include "model/core/text.h"
#include "model/display/costs_of_layer.h"
#include "viewport/colour_legend.h"

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace wb::viewport {

/// Of what a mode asks what costs say.
struct CostSource {
  const layers::WeighedScene& weighed;
  const layers::LayerShapes& shapes;
  layers::Layer layer;
  /// Whether single triangles of a piece are told of.
  std::function<bool(const layers::LayerPiece& piece)> isWanted;
  /// The land impact that each linkset had in the baseline; empty where nothing is pinned.
  std::function<std::vector<std::optional<double>>()> impactsBefore;
};

/// A way to colour what is shown: all that view, pictures, legend and memory know of it. To add
/// one: a value of ColourBy, and its row in colour_modes.cpp.
struct ColourMode {
  ColourBy by;
  std::string_view word;  ///< After `render --colour`, and where a window is remembered.
  Text title;             ///< In the choice of the view.
  /// Whether it says something about a layer; never about degenerate triangles, which are shown to
  /// be found.
  bool (*tells)(layers::Layer layer);
  /// The one colour of a piece, of what costs say of it; null where each group of its triangles has
  /// a colour of its own.
  Colour (*ofPiece)(const PieceCost& told);
  /// The colours of the triangles of a piece, of what LayerCosts::triangles says of them, the most
  /// of all being `costliest`; null where pieces have one colour.
  std::vector<Colour> (*ofTriangles)(std::span<const double> told, double costliest);
  /// What costs say of a layer; null where colours do not follow from costs.
  layers::LayerCosts (*costs)(const CostSource& source);
  std::vector<LegendEntry> (*legend)(std::span<const layers::Layer> visible,
                                     const LegendRange& range);
  std::optional<Text> neutral;  ///< What it says of layers that it tells nothing of.
  bool needsBaseline = false;   ///< Tells nothing of a scene without another to compare it with.
  Shading shading = Shading::costs;
};

/// A row for each ColourBy, in the order of the choice in the view.
std::span<const ColourMode> colourModes();

const ColourMode& modeOf(ColourBy by);

/// The mode of a `word`; nothing where there is none.
std::optional<ColourBy> colourByOf(std::string_view word);

}  // namespace wb::viewport
