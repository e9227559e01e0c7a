#pragma once

#include "model/core/text.h"
#include "viewport/colouring.h"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace wb::viewport {

/// Where a colour lies on a ramp, and what stands there: a text for the entry's arguments.
struct RampStop {
  Ramp ramp;
  double at;  ///< 0..1.
  Text mark;
  bool operator==(const RampStop& other) const {
    return ramp == other.ramp && at == other.at && mark.code == other.mark.code;
  }
};

/// A line of the legend: the colour is drawn as it is, unlit. Stops of one ramp that follow each
/// other are drawn as one.
struct LegendEntry {
  Colour colour;
  Text meaning;
  std::vector<Argument> arguments;
  std::optional<RampStop> stop{};

  bool operator==(const LegendEntry& other) const {
    return colour == other.colour && meaning.code == other.meaning.code &&
           arguments == other.arguments && stop == other.stop;
  }
};

/// What a ramp is of.
Text textOf(Ramp ramp);

/// What the name of a layer is.
Text textOf(layers::Layer layer);

/// What single triangles are told of.
enum class LookedAt : std::uint8_t { nothing, selection, all };

/// How far the colours of what is shown reach.
struct LegendRange {
  std::uint32_t groups = 0;  ///< Materials or hulls that a shape has at most.
  double costliest = 0;  ///< Physics equivalents of the most expensive triangle or hull; 0: none.
  std::set<std::uint32_t> kinds{};  ///< Of pieces.
  bool hasKnown = false;            ///< Pieces that have a level.
  bool hasUnknown = false;          ///< Pieces whose level, or kind, is unknown.
  bool isOfTriangles = false;       ///< Single triangles are told of.
  LookedAt lookedAt = LookedAt::all;
};

/// What the colours of the visible layers mean. Materials and hulls have at most as many entries as
/// the palette: where it repeats, its entries say so.
std::vector<LegendEntry> legend(ColourBy by, std::span<const layers::Layer> visible,
                                const LegendRange& range);

/// Of an overlay whose triangles are drawn; nothing of what it has none of.
std::vector<LegendEntry> legend(const layers::Overlay& overlay);

/// An entry for each of so many groups, at most the palette, counted from 1; `textOfMore` where it
/// repeats.
std::vector<LegendEntry> groupLegend(Text text, Text textOfMore, std::size_t groups);

}  // namespace wb::viewport
