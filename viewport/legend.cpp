#include "viewport/legend.h"

#include "model/base/length.h"
#include "model/layers/costs_of_layer.h"
#include "model/layers/land_map.h"
#include "viewport/texts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <variant>

namespace wb::viewport {
namespace {

using layers::Layer;

/// Three digits tell steps of a ramp apart.
Number shortened(double value) { return {value, Number::Form::digits, 3}; }

/// Steps of the ramp up to the dearest; a word where nothing is coloured.
std::vector<LegendEntry> costLegend(double dearest) {
  if (dearest <= 0) return {{neutralColour, viewportTexts["legend.cost_nothing"], {}}};
  std::vector<LegendEntry> entries{
      {colourOfLevel(0), viewportTexts["legend.cost"], {{"value", 0}}}};
  for (const double level : {0.25, 0.5, 1.0})
    entries.push_back({colourOfLevel(level),
                       viewportTexts["legend.cost"],
                       {{"value", shortened(level * dearest)}}});
  entries.push_back({neutralColour, viewportTexts["legend.cost_none"], {}});
  return entries;
}

/// Steps of the ramp as creators know it; from the last on it hardly changes.
std::vector<LegendEntry> landImpactLegend() {
  std::vector<LegendEntry> entries;
  for (const int landImpact : {0, 10, 50, 150})
    entries.push_back({colourOfLevel(layers::landImpactLevel(landImpact)),
                       landImpact < 150 ? viewportTexts["legend.land_impact"]
                                        : viewportTexts["legend.land_impact_more"],
                       {{"value", landImpact}}});
  entries.push_back({unknownImpactColour, viewportTexts["legend.land_impact_unknown"], {}});
  return entries;
}

/// One ramp for both, which ends at the farther of them.
std::vector<LegendEntry> deviationLegend(const layers::DeviationOverlay& overlay) {
  const double most = overlay.farthest;
  std::vector<LegendEntry> entries;
  const auto add = [&](double level, Text text) {
    entries.push_back(
        {colourOfDeviation(level), text, {{"value", inCentimetres(std::abs(level) * most)}}});
  };
  for (const double level : {1.0, 0.5})
    if (most > 0) add(level, viewportTexts["legend.overfill"]);
  entries.push_back({colourOfDeviation(0), viewportTexts["legend.exact"], {}});
  for (const double level : {-0.5, -1.0})
    if (most > 0) add(level, viewportTexts["legend.shortfall"]);
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

/// From the last step on the ramp hardly changes.
std::vector<LegendEntry> landLegend() {
  constexpr double last = 1;
  std::vector<LegendEntry> entries;
  for (const double perArea : {0.0, 0.1, 0.3, last})
    entries.push_back(
        {colourOfLevel(layers::landLevel(perArea)),
         perArea < last ? viewportTexts["legend.land"] : viewportTexts["legend.land_more"],
         {{"value", perArea}}});
  return entries;
}

std::vector<LegendEntry> layerLegend(std::span<const Layer> visible) {
  std::vector<LegendEntry> entries;
  for (const Layer layer : visible) entries.push_back({colourOf(layer), textOf(layer), {}});
  return entries;
}

std::vector<LegendEntry> meaningsOf(ColourBy by, std::span<const Layer> visible,
                                    const LegendRange& range) {
  switch (by) {
    case ColourBy::costShare:
      return costLegend(range.dearest);
    case ColourBy::landImpact:
      return landImpactLegend();
    case ColourBy::land:
      return landLegend();
    case ColourBy::material:
      return groupLegend(viewportTexts["legend.material"], viewportTexts["legend.material_more"],
                         range.groups);
    case ColourBy::hull:
      return groupLegend(viewportTexts["legend.hull"], viewportTexts["legend.hull_more"],
                         range.groups);
    case ColourBy::layer:
      break;
  }
  return layerLegend(visible);
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

std::vector<LegendEntry> groupLegend(Text text, Text textOfMore, std::size_t groups) {
  const auto colours = palette();
  std::vector<LegendEntry> entries;
  for (std::size_t i = 0; i < std::min(groups, colours.size()); ++i) {
    const bool repeats = i + colours.size() < groups;
    entries.push_back(
        {colours[i], repeats ? textOfMore : text, {{"number", i + 1}, {"count", colours.size()}}});
  }
  return entries;
}

std::vector<LegendEntry> legend(ColourBy by, std::span<const Layer> visible,
                                const LegendRange& range) {
  std::vector<LegendEntry> entries = meaningsOf(by, visible, range);
  if (by == ColourBy::layer) return entries;
  const auto isNeutral = [by](Layer layer) {
    return layer != Layer::degenerate && !tells(by, layer);
  };
  if (by != ColourBy::land && std::ranges::any_of(visible, isNeutral))
    entries.push_back({neutralColour,
                       by == ColourBy::hull ? viewportTexts["legend.no_hull"]
                                            : viewportTexts["legend.no_material"],
                       {}});
  if (std::ranges::find(visible, Layer::degenerate) != visible.end())
    entries.push_back({colourOf(Layer::degenerate), textOf(Layer::degenerate), {}});
  return entries;
}

}  // namespace wb::viewport
