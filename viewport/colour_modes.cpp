#include "viewport/colour_modes.h"

#include "model/core/number.h"
#include "model/display/cost_ramp.h"
#include "model/display/land_map.h"
#include "viewport/viewport_texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace wb::viewport {
namespace {

using layers::Layer;
using layers::LayerCosts;

LegendEntry unknownEntry() {
  return {unknownImpactColour, viewportTexts["legend.land_impact_unknown"], {}};
}

/// Three digits tell steps of a ramp apart.
Number shortened(double value) { return {value, Number::Form::digits, 3}; }

/// Why no triangle or hull is coloured by what it costs.
Text whyWithoutCosts(LookedAt lookedAt) {
  switch (lookedAt) {
    case LookedAt::nothing:
      return viewportTexts["legend.cost_nothing"];
    case LookedAt::selection:
      return viewportTexts["legend.cost_hidden"];
    case LookedAt::all:
      break;
  }
  return viewportTexts["legend.cost_hidden_all"];
}

/// The same of widths.
Text whyWithoutWidths(LookedAt lookedAt) {
  switch (lookedAt) {
    case LookedAt::nothing:
      return viewportTexts["legend.width_nothing"];
    case LookedAt::selection:
      return viewportTexts["legend.width_hidden"];
    case LookedAt::all:
      break;
  }
  return viewportTexts["legend.width_hidden_all"];
}

/// Steps of the ramp up to the most expensive; a word where nothing is coloured.
std::vector<LegendEntry> shareLegend(const LegendRange& range) {
  if (range.costliest <= 0) return {{neutralColour, whyWithoutCosts(range.lookedAt), {}}};
  std::vector<LegendEntry> entries;
  for (const double level : {0.0, 0.25, 0.5, 1.0})
    entries.push_back({colourOfLevel(level),
                       viewportTexts["legend.cost"],
                       {{"value", shortened(level * range.costliest)}},
                       RampStop{Ramp::cost, level, viewportTexts["legend.mark_pe"]}});
  entries.push_back({neutralColour, viewportTexts["legend.cost_none"], {}});
  return entries;
}

/// Where the ramp has its own colours; at the last it ends.
std::vector<LegendEntry> landImpactLegend(bool hasUnknown) {
  std::vector<LegendEntry> entries;
  for (const double cost : layers::costTicks) {
    const double level = layers::costLevel(cost);
    const bool isLast = cost == layers::costTicks.back();
    entries.push_back(
        {colourOfLevel(level),
         isLast ? viewportTexts["legend.land_impact_more"] : viewportTexts["legend.land_impact"],
         {{"value", static_cast<int>(cost)}},
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
  for (const int change : {-500, -35, 0, 35, 500}) {
    const double level = layers::changeLevel(change);
    const Text text = change < 0   ? viewportTexts["legend.cheaper"]
                      : change > 0 ? viewportTexts["legend.costlier"]
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
std::vector<LegendEntry> widthLegend(const LegendRange& range) {
  if (!range.isOfTriangles) return {{neutralColour, whyWithoutWidths(range.lookedAt), {}}};
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

using Visible = std::span<const Layer>;

std::vector<LegendEntry> layerLegend(Visible visible, const LegendRange&) {
  std::vector<LegendEntry> entries;
  for (const Layer layer : visible) entries.push_back({colourOf(layer), textOf(layer), {}});
  return entries;
}

bool always(Layer) { return true; }
bool never(Layer) { return false; }
bool ofWhatIsWeighed(Layer layer) { return layer != Layer::degenerate; }
bool ofFaces(Layer layer) { return layer == Layer::visual || layer == Layer::physicsMesh; }

template <class Kind>
Colour colourOfKind(const PieceCost& told) {
  return told.kind ? colourOf(static_cast<Kind>(*told.kind)) : unknownImpactColour;
}

Colour neutralPiece(const PieceCost&) { return neutralColour; }

/// A row for each ColourBy.
constexpr std::array modes{
    ColourMode{ColourBy::layer,
               "layer",
               viewportTexts["colour.layer"],
               always,
               nullptr,
               nullptr,
               nullptr,
               layerLegend,
               {},
               false,
               Shading::forms},
    ColourMode{ColourBy::material, "material", viewportTexts["colour.material"], ofFaces, nullptr,
               nullptr, nullptr,
               [](Visible, const LegendRange& range) {
                 return groupLegend(viewportTexts["legend.material"],
                                    viewportTexts["legend.material_more"], range.groups);
               },
               viewportTexts["legend.no_material"], false, Shading::forms},
    ColourMode{ColourBy::hull, "hull", viewportTexts["colour.hull"],
               [](Layer layer) { return layer == Layer::hulls; }, nullptr, nullptr, nullptr,
               [](Visible, const LegendRange& range) {
                 return groupLegend(viewportTexts["legend.hull"], viewportTexts["legend.hull_more"],
                                    range.groups);
               },
               viewportTexts["legend.no_hull"]},
    ColourMode{ColourBy::costShare,
               "cost",
               viewportTexts["colour.cost_share"],
               ofWhatIsWeighed,
               neutralPiece,
               coloursByCost,
               [](const CostSource& source) {
                 return costsOfTriangles(source.weighed, source.shapes, source.layer,
                                         source.isWanted);
               },
               [](Visible, const LegendRange& range) { return shareLegend(range); },
               {}},
    ColourMode{ColourBy::landImpact,
               "land-impact",
               viewportTexts["colour.land_impact"],
               ofWhatIsWeighed,
               [](const PieceCost& told) {
                 return told.level ? colourOfLevel(*told.level) : unknownImpactColour;
               },
               nullptr,
               [](const CostSource& source) { return costLevels(source.weighed, source.shapes); },
               [](Visible, const LegendRange& range) { return landImpactLegend(range.hasUnknown); },
               {}},
    ColourMode{ColourBy::land,
               "land",
               viewportTexts["colour.land"],
               never,
               neutralPiece,
               nullptr,
               nullptr,
               [](Visible, const LegendRange&) { return landLegend(); },
               {},
               false,
               Shading::forms},
    ColourMode{
        ColourBy::decidedBy,
        "decided-by",
        viewportTexts["colour.decided_by"],
        ofWhatIsWeighed,
        colourOfKind<cost::DecidedBy>,
        nullptr,
        [](const CostSource& source) { return decidingWeights(source.weighed, source.shapes); },
        [](Visible, const LegendRange& range) { return kindLegend<cost::DecidedBy>(range); },
        {}},
    ColourMode{
        ColourBy::weighedAs,
        "physics",
        viewportTexts["colour.weighed_as"],
        ofWhatIsWeighed,
        colourOfKind<cost::Representation>,
        nullptr,
        [](const CostSource& source) { return representations(source.weighed, source.shapes); },
        [](Visible, const LegendRange& range) { return kindLegend<cost::Representation>(range); },
        {}},
    ColourMode{ColourBy::width,
               "width",
               viewportTexts["colour.width"],
               [](Layer layer) { return layer == Layer::physicsMesh; },
               neutralPiece,
               [](std::span<const double> told, double) { return coloursByWidth(told); },
               [](const CostSource& source) {
                 return widthsOfTriangles(source.weighed, source.shapes, source.layer,
                                          source.isWanted);
               },
               [](Visible, const LegendRange& range) { return widthLegend(range); },
               {}},
    ColourMode{ColourBy::change,
               "change",
               viewportTexts["colour.change"],
               ofWhatIsWeighed,
               [](const PieceCost& told) {
                 return told.level ? seenColourOfChange(*told.level) : unknownImpactColour;
               },
               nullptr,
               [](const CostSource& source) {
                 return changeLevels(source.weighed, source.impactsBefore(), source.shapes);
               },
               [](Visible, const LegendRange& range) { return changeLegend(range); },
               {},
               true}};

}  // namespace

std::span<const ColourMode> colourModes() { return modes; }

const ColourMode& modeOf(ColourBy by) { return *std::ranges::find(modes, by, &ColourMode::by); }

std::optional<ColourBy> colourByOf(std::string_view word) {
  const auto found = std::ranges::find(modes, word, &ColourMode::word);
  if (found == modes.end()) return {};
  return found->by;
}

bool tellsCosts(ColourBy by) { return modeOf(by).costs != nullptr; }

bool isOfTriangles(ColourBy by) { return modeOf(by).ofTriangles != nullptr; }

bool tells(ColourBy by, Layer layer) { return modeOf(by).tells(layer); }

std::optional<Colour> colourOfPiece(Layer layer, ColourBy by, const PieceCost& told) {
  if (by == ColourBy::layer || layer == Layer::degenerate) return colourOf(layer);
  if (by == ColourBy::land && layer == Layer::boundingBox) return outlineColour;
  const ColourMode& mode = modeOf(by);
  if (!mode.tells(layer)) return neutralColour;
  if (mode.ofPiece == nullptr) return {};
  return mode.ofPiece(told);
}

}  // namespace wb::viewport
