#pragma once

#include "model/base/text.h"
#include "viewport/colouring.h"

#include <span>
#include <string>
#include <vector>

namespace wb::viewport {

/// A line of the legend: the colour is drawn as it is, unlit.
struct LegendEntry {
  Colour colour;
  Text meaning;
  std::vector<Argument> arguments;
};

/// What the name of a layer is.
Text textOf(layers::Layer layer);

/// What the colours of the visible layers mean. For materials and hulls as many entries as
/// `groups`, at most the palette: where it repeats, its entries say so.
std::vector<LegendEntry> legend(ColourBy by, std::span<const layers::Layer> visible,
                                std::size_t groups);

/// An entry for each of so many groups, at most the palette, counted from `first`;
/// `textOfMore` where it repeats.
std::vector<LegendEntry> groupLegend(Text text, Text textOfMore, std::size_t groups,
                                     std::size_t first = 0);

/// Groups (faces or hulls) that a layer's mesh has: one more than the largest.
std::size_t groupCount(const layers::LayerMesh& mesh);

}  // namespace wb::viewport
