#include "viewport/legend.h"

#include "model/layers/cost_share.h"
#include "viewport/texts.h"

#include <algorithm>

namespace wb::viewport {
namespace {

using layers::Layer;

std::vector<LegendEntry> shareLegend() {
  const auto steps = shareSteps();
  std::vector<LegendEntry> entries{
      {steps[0].colour, viewportTexts["legend.share_below"], {{"percent", 100 * steps[1].from}}}};
  for (const ShareStep& step : steps.subspan(1))
    entries.push_back(
        {step.colour, viewportTexts["legend.share_from"], {{"percent", 100 * step.from}}});
  entries.push_back({singleShapeColour, viewportTexts["legend.share_single"], {}});
  entries.push_back({neutralColour, viewportTexts["legend.share_none"], {}});
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

std::vector<LegendEntry> layerLegend(std::span<const Layer> visible) {
  std::vector<LegendEntry> entries;
  for (const Layer layer : visible) entries.push_back({colourOf(layer), textOf(layer), {}});
  return entries;
}

std::vector<LegendEntry> meaningsOf(ColourBy by, std::span<const Layer> visible,
                                    std::size_t groups) {
  switch (by) {
    case ColourBy::costShare:
      return shareLegend();
    case ColourBy::landImpact:
      return landImpactLegend();
    case ColourBy::material:
      return groupLegend(viewportTexts["legend.material"], viewportTexts["legend.material_more"],
                         groups);
    case ColourBy::hull:
      return groupLegend(viewportTexts["legend.hull"], viewportTexts["legend.hull_more"], groups);
    case ColourBy::layer:
      break;
  }
  return layerLegend(visible);
}

}  // namespace

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

std::vector<LegendEntry> groupLegend(Text text, Text textOfMore, std::size_t groups,
                                     std::size_t first) {
  const auto colours = palette();
  std::vector<LegendEntry> entries;
  for (std::size_t i = 0; i < std::min(groups, colours.size()); ++i) {
    const bool repeats = i + colours.size() < groups;
    entries.push_back({colours[i],
                       repeats ? textOfMore : text,
                       {{"number", i + first}, {"count", colours.size()}}});
  }
  return entries;
}

std::vector<LegendEntry> legend(ColourBy by, std::span<const Layer> visible, std::size_t groups) {
  std::vector<LegendEntry> entries = meaningsOf(by, visible, groups);
  if (by == ColourBy::layer) return entries;
  const auto isNeutral = [by](Layer layer) {
    return layer != Layer::degenerate && !tells(by, layer);
  };
  if (std::ranges::any_of(visible, isNeutral))
    entries.push_back({neutralColour,
                       by == ColourBy::hull ? viewportTexts["legend.no_hull"]
                                            : viewportTexts["legend.no_material"],
                       {}});
  if (std::ranges::find(visible, Layer::degenerate) != visible.end())
    entries.push_back({colourOf(Layer::degenerate), textOf(Layer::degenerate), {}});
  return entries;
}

std::size_t groupCount(const layers::LayerMesh& mesh) {
  if (mesh.groups.empty()) return 0;
  return *std::ranges::max_element(mesh.groups) + std::size_t{1};
}

}  // namespace wb::viewport
