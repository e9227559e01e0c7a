#include "viewport/cost_legend.h"

#include "model/display/costs_of_layer.h"
#include "model/display/land_map.h"
#include "viewport/viewport_texts.h"

#include <cmath>

namespace wb::viewport {
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

}  // namespace wb::viewport
