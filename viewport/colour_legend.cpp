#include "viewport/colour_legend.h"

#include "model/core/number.h"
#include "viewport/colour_modes.h"
#include "viewport/viewport_texts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <variant>

namespace wb::viewport {
namespace {

using layers::Layer;

/// One ramp for both, which ends at the farther of them.
std::vector<LegendEntry> deviationLegend(const layers::DeviationOverlay& overlay) {
  const double most = overlay.farthest;
  std::vector<LegendEntry> entries;
  const auto add = [&](double level, Text text, Text mark) {
    entries.push_back({colourOfDeviation(level),
                       text,
                       {{"value", inCentimetres(std::abs(level) * most)}},
                       RampStop{Ramp::deviation, (1 - level) / 2, mark}});
  };
  const auto markOf = [](double level, Text atTheEnd) {
    return std::abs(level) < 1 ? viewportTexts["legend.mark"] : atTheEnd;
  };
  const Text overfill = viewportTexts["legend.overfill"];
  const Text shortfall = viewportTexts["legend.shortfall"];
  for (const double level : {1.0, 0.5})
    if (most > 0) add(level, overfill, markOf(level, overfill));
  add(0, viewportTexts["legend.exact"], viewportTexts["legend.mark_exact"]);
  for (const double level : {-0.5, -1.0})
    if (most > 0) add(level, shortfall, markOf(level, shortfall));
  return entries;
}

Text wordOf(layers::Walkable walkable) {
  switch (walkable) {
    case layers::Walkable::kept:
      return viewportTexts["legend.walkable_kept"];
    case layers::Walkable::taken:
      return viewportTexts["legend.walkable_taken"];
    case layers::Walkable::cut:
      break;
  }
  return viewportTexts["legend.walkable_cut"];
}

std::vector<LegendEntry> waysLegend(const layers::WaysOverlay& overlay) {
  std::vector<LegendEntry> entries;
  for (const layers::Walkable walkable : layers::allWalkables)
    if (!overlay.tiles[static_cast<std::size_t>(walkable)].triangles.empty())
      entries.push_back({colourOf(walkable), wordOf(walkable), {}});
  return entries;
}

/// `1, 13, 25 …`
std::string numbersOf(std::size_t first, std::size_t step, std::size_t most) {
  constexpr std::size_t named = 3;
  std::string numbers = std::to_string(first);
  std::size_t number = first + step;
  for (std::size_t i = 1; i < named && number <= most; ++i, number += step)
    numbers += ", " + std::to_string(number);
  return number <= most ? numbers + " …" : numbers;
}

}  // namespace

std::vector<LegendEntry> legend(const layers::Overlay& overlay) {
  if (const auto* deviations = std::get_if<layers::DeviationOverlay>(&overlay))
    return deviationLegend(*deviations);
  if (const auto* ways = std::get_if<layers::WaysOverlay>(&overlay)) return waysLegend(*ways);
  return {};
}

Text textOf(Layer layer) {
  switch (layer) {
    case Layer::visual:
      return viewportTexts["legend.visual"];
    case Layer::prims:
      return viewportTexts["legend.prims"];
    case Layer::physicsMesh:
      return viewportTexts["legend.physics_mesh"];
    case Layer::baseHull:
      return viewportTexts["legend.base_hull"];
    case Layer::hulls:
      return viewportTexts["legend.hulls"];
    case Layer::boundingBox:
      return viewportTexts["legend.bounding_box"];
    case Layer::degenerate:
      break;
  }
  return viewportTexts["legend.degenerate"];
}

Text textOf(Ramp ramp) {
  switch (ramp) {
    case Ramp::cost:
      return viewportTexts["legend.ramp_cost"];
    case Ramp::landImpact:
      return viewportTexts["legend.ramp_land_impact"];
    case Ramp::land:
      return viewportTexts["legend.ramp_land"];
    case Ramp::width:
      return viewportTexts["legend.ramp_width"];
    case Ramp::deviation:
      return viewportTexts["legend.ramp_deviation"];
    case Ramp::change:
      break;
  }
  return viewportTexts["legend.ramp_change"];
}

std::vector<LegendEntry> groupLegend(Text text, Text textOfMore, std::size_t groups) {
  const auto colours = palette();
  std::vector<LegendEntry> entries;
  for (std::size_t i = 0; i < std::min(groups, colours.size()); ++i) {
    const bool repeats = i + colours.size() < groups;
    entries.push_back({colours[i],
                       repeats ? textOfMore : text,
                       {{"number", i + 1}, {"numbers", numbersOf(i + 1, colours.size(), groups)}}});
  }
  return entries;
}

std::vector<LegendEntry> legend(ColourBy by, std::span<const Layer> visible,
                                const LegendRange& range) {
  const ColourMode& mode = modeOf(by);
  std::vector<LegendEntry> entries = mode.legend(visible, range);
  if (by == ColourBy::layer) return entries;
  const auto isNeutral = [by](Layer layer) {
    return layer != Layer::degenerate && !tells(by, layer);
  };
  if (mode.neutral && std::ranges::any_of(visible, isNeutral))
    entries.push_back({neutralColour, *mode.neutral, {}});
  if (std::ranges::find(visible, Layer::degenerate) != visible.end())
    entries.push_back({colourOf(Layer::degenerate), textOf(Layer::degenerate), {}});
  return entries;
}

}  // namespace wb::viewport
