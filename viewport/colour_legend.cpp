#include "viewport/colour_legend.h"

#include "model/core/number.h"
#include "model/display/costs_of_layer.h"
#include "model/display/land_map.h"
#include "viewport/viewport_texts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <variant>

namespace wb::viewport {

/// What colours mean that tell of costs; nothing of others.
std::vector<LegendEntry> costLegend(ColourBy by, const LegendRange& range);

namespace {

LegendEntry unknownEntry() {
  return {unknownImpactColour, viewportTexts["legend.land_impact_unknown"], {}};
}

/// Three digits tell steps of a ramp apart.
Number shortened(double value) { return {value, Number::Form::digits, 3}; }

/// Steps of the ramp up to the dearest; a word where nothing is coloured.
std::vector<LegendEntry> shareLegend(double dearest) {
  if (dearest <= 0) return {{neutralColour, viewportTexts["legend.cost_nothing"], {}}};
  std::vector<LegendEntry> entries;
  for (const double level : {0.0, 0.25, 0.5, 1.0})
    entries.push_back({colourOfLevel(level),
                       viewportTexts["legend.cost"],
                       {{"value", shortened(level * dearest)}},
                       RampStop{Ramp::cost, level, viewportTexts["legend.mark_pe"]}});
  entries.push_back({neutralColour, viewportTexts["legend.cost_none"], {}});
  return entries;
}

/// Steps of the ramp as creators know it; from the last on it hardly changes.
std::vector<LegendEntry> landImpactLegend(bool hasUnknown) {
  constexpr int last = 150;
  std::vector<LegendEntry> entries;
  for (const int landImpact : {0, 10, 50, last}) {
    const double level = layers::landImpactLevel(landImpact);
    const bool isLast = landImpact == last;
    entries.push_back(
        {colourOfLevel(level),
         isLast ? viewportTexts["legend.land_impact_more"] : viewportTexts["legend.land_impact"],
         {{"value", landImpact}},
         RampStop{Ramp::landImpact, level,
                  isLast ? viewportTexts["legend.mark_more"] : viewportTexts["legend.mark"]}});
  }
  if (hasUnknown) entries.push_back(unknownEntry());
  return entries;
}

Text wordOf(cost::DecidedBy weight) {
  switch (weight) {
    case cost::DecidedBy::physics:
      return viewportTexts["legend.decided_physics"];
    case cost::DecidedBy::streaming:
      return viewportTexts["legend.decided_streaming"];
    case cost::DecidedBy::server:
      return viewportTexts["legend.decided_server"];
    case cost::DecidedBy::parts:
      break;
  }
  return viewportTexts["legend.decided_parts"];
}

Text wordOf(cost::Representation representation) {
  switch (representation) {
    case cost::Representation::none:
      return viewportTexts["legend.as_none"];
    case cost::Representation::primitive:
      return viewportTexts["legend.as_primitive"];
    case cost::Representation::baseHull:
      return viewportTexts["legend.as_base_hull"];
    case cost::Representation::hull:
      return viewportTexts["legend.as_hull"];
    case cost::Representation::decomposition:
      return viewportTexts["legend.as_decomposition"];
    case cost::Representation::triangleMesh:
      break;
  }
  return viewportTexts["legend.as_triangle_mesh"];
}

/// Of those that there are.
template <class Kind>
std::vector<LegendEntry> kindLegend(const LegendRange& range) {
  std::vector<LegendEntry> entries;
  for (const std::uint32_t kind : range.kinds)
    entries.push_back({colourOf(static_cast<Kind>(kind)), wordOf(static_cast<Kind>(kind)), {}});
  if (range.hasUnknown) entries.push_back(unknownEntry());
  return entries;
}

std::vector<LegendEntry> changeLegend(const LegendRange& range) {
  if (!range.hasKnown) return {{unknownImpactColour, viewportTexts["legend.no_baseline"], {}}};
  std::vector<LegendEntry> entries;
  for (const int change : {-50, -10, 0, 10, 50}) {
    const double level = layers::changeLevel(change);
    const Text text = change < 0   ? viewportTexts["legend.cheaper"]
                      : change > 0 ? viewportTexts["legend.dearer"]
                                   : viewportTexts["legend.unchanged"];
    const Text mark = change < 0   ? viewportTexts["legend.mark_less"]
                      : change > 0 ? viewportTexts["legend.mark_plus"]
                                   : viewportTexts["legend.mark_exact"];
    entries.push_back({colourOfChange(level),
                       text,
                       {{"value", std::abs(change)}},
                       RampStop{Ramp::change, (level + 1) / 2, mark}});
  }
  if (range.hasUnknown)
    entries.push_back({unknownImpactColour, viewportTexts["legend.not_before"], {}});
  return entries;
}

/// From the widestNamed to the narrowestNamed, as costs go up.
std::vector<LegendEntry> widthLegend(bool isOfSome) {
  if (!isOfSome) return {{neutralColour, viewportTexts["legend.width_nothing"], {}}};
  std::vector<LegendEntry> entries;
  constexpr double widestNamed = 10;
  constexpr double narrowestNamed = 0.001;
  for (const double width : {widestNamed, 1.0, 0.1, 0.01, narrowestNamed})
    entries.push_back(
        {colourOfLevel(narrowness(width)),
         width == widestNamed      ? viewportTexts["legend.width_more"]
         : width == narrowestNamed ? viewportTexts["legend.width_less"]
                                   : viewportTexts["legend.width"],
         {{"value", width}},
         RampStop{Ramp::width, narrowness(width), viewportTexts["legend.mark_metres"]}});
  entries.push_back({neutralColour, viewportTexts["legend.width_none"], {}});
  return entries;
}

/// From the last step on the ramp hardly changes.
std::vector<LegendEntry> landLegend() {
  constexpr double last = 1;
  std::vector<LegendEntry> entries;
  for (const double perArea : {0.0, 0.1, 0.3, last}) {
    const double level = layers::landLevel(perArea);
    const bool isLast = perArea == last;
    entries.push_back(
        {colourOfLevel(level),
         isLast ? viewportTexts["legend.land_more"] : viewportTexts["legend.land"],
         {{"value", perArea}},
         RampStop{Ramp::land, level,
                  isLast ? viewportTexts["legend.mark_more"] : viewportTexts["legend.mark"]}});
  }
  return entries;
}

}  // namespace

std::vector<LegendEntry> costLegend(ColourBy by, const LegendRange& range) {
  switch (by) {
    case ColourBy::costShare:
      return shareLegend(range.dearest);
    case ColourBy::landImpact:
      return landImpactLegend(range.hasUnknown);
    case ColourBy::land:
      return landLegend();
    case ColourBy::decidedBy:
      return kindLegend<cost::DecidedBy>(range);
    case ColourBy::weighedAs:
      return kindLegend<cost::Representation>(range);
    case ColourBy::width:
      return widthLegend(range.isOfTriangles);
    case ColourBy::change:
      return changeLegend(range);
    default:
      return {};
  }
}

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

std::vector<LegendEntry> layerLegend(std::span<const Layer> visible) {
  std::vector<LegendEntry> entries;
  for (const Layer layer : visible) entries.push_back({colourOf(layer), textOf(layer), {}});
  return entries;
}

std::vector<LegendEntry> meaningsOf(ColourBy by, std::span<const Layer> visible,
                                    const LegendRange& range) {
  switch (by) {
    case ColourBy::material:
      return groupLegend(viewportTexts["legend.material"], viewportTexts["legend.material_more"],
                         range.groups);
    case ColourBy::hull:
      return groupLegend(viewportTexts["legend.hull"], viewportTexts["legend.hull_more"],
                         range.groups);
    case ColourBy::layer:
      return layerLegend(visible);
    default:
      return costLegend(by, range);
  }
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
  std::vector<LegendEntry> entries = meaningsOf(by, visible, range);
  if (by == ColourBy::layer) return entries;
  const auto isNeutral = [by](Layer layer) {
    return layer != Layer::degenerate && !tells(by, layer);
  };
  const bool isOfGroups = by == ColourBy::hull || by == ColourBy::material;
  if (isOfGroups && std::ranges::any_of(visible, isNeutral))
    entries.push_back({neutralColour,
                       by == ColourBy::hull ? viewportTexts["legend.no_hull"]
                                            : viewportTexts["legend.no_material"],
                       {}});
  if (std::ranges::find(visible, Layer::degenerate) != visible.end())
    entries.push_back({colourOf(Layer::degenerate), textOf(Layer::degenerate), {}});
  return entries;
}

}  // namespace wb::viewport
