#pragma once

#include "model/layers/layer.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace wb::viewport {

using Colour = std::array<std::uint8_t, 3>;

/// What the colour of a triangle says.
enum class ColourBy : std::uint8_t {
  layer,      ///< The layer it belongs to: lit, to show form.
  material,   ///< The face (material) of its part.
  hull,       ///< Its hull.
  costShare,  ///< Its share of its part's physics cost.
  landImpact  ///< How dear the object is that it belongs to.
};
inline constexpr std::array allColourings{ColourBy::layer, ColourBy::material, ColourBy::hull,
                                          ColourBy::costShare, ColourBy::landImpact};

/// Whether the colours follow from costs, which change more often than shapes.
inline bool tellsCosts(ColourBy by) {
  return by == ColourBy::costShare || by == ColourBy::landImpact;
}

/// The colour a layer has when it is coloured by layer.
Colour colourOf(layers::Layer layer);

/// Colours of groups, told apart by people who see red and green alike. They repeat after the end.
std::span<const Colour> palette();

/// A step of the scale of cost shares: from a fraction on up to the next step's.
struct ShareStep {
  double from;
  Colour colour;
};
std::span<const ShareStep> shareSteps();

/// From blue over amber to red, of a level 0..1 (layers::landImpactLevel).
Colour colourOfLevel(double level);

/// Of a part that is weighed as one shape, which has no shares.
inline constexpr Colour singleShapeColour{158, 140, 190};
/// Of an object whose land impact is unknown: the ramp passes through a grey.
inline constexpr Colour unknownImpactColour{158, 140, 190};
/// Of what colours say nothing about: another shape than its part is weighed as, a layer without
/// materials or hulls.
inline constexpr Colour neutralColour{150, 150, 155};

/// Whether the colours say something about a layer. Degenerate triangles always keep their layer's
/// colour: they are shown to be found.
bool tells(ColourBy by, layers::Layer layer);

using Shares = std::vector<std::optional<double>>;

/// One colour a triangle. `shares` has one entry a triangle, for land impact its level; it is read
/// where colours tell costs.
std::vector<Colour> colours(const layers::LayerMesh& mesh, layers::Layer layer, ColourBy by,
                            const Shares& shares);

}  // namespace wb::viewport
