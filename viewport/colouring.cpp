#include "viewport/colouring.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

namespace wb::viewport {
namespace {

using layers::Layer;

/// After Okabe and Ito, two tones each.
constexpr std::array<Colour, 12> groupColours{{{86, 180, 233},
                                               {230, 159, 0},
                                               {0, 158, 115},
                                               {240, 228, 66},
                                               {0, 114, 178},
                                               {213, 94, 0},
                                               {204, 121, 167},
                                               {222, 203, 228},
                                               {120, 94, 240},
                                               {255, 176, 120},
                                               {100, 200, 180},
                                               {190, 90, 90}}};

std::atomic<CostScale> chosenScale{CostScale::hues};

constexpr std::array<Colour, 3> hues{{{49, 104, 170}, {247, 203, 94}, {200, 30, 44}}};
std::atomic<bool> isGroundDark{false};
/// Each much darker than the one before, or lighter on a dark ground.
constexpr std::array<Colour, 3> shades{{{240, 230, 190}, {224, 132, 56}, {104, 12, 82}}};
constexpr std::array<Colour, 3> shadesOnDark{{{70, 58, 120}, {196, 96, 110}, {255, 232, 130}}};

Colour onScale(const std::array<Colour, 3>& scale, double level) {
  const double along = std::clamp(level, 0.0, 1.0) * 2;
  const auto& [from, to] =
      along < 1 ? std::pair(scale[0], scale[1]) : std::pair(scale[1], scale[2]);
  const double part = along < 1 ? along : along - 1;
  Colour colour{};
  for (std::size_t i = 0; i < colour.size(); ++i)
    colour[i] = static_cast<std::uint8_t>(std::lround(from[i] + (to[i] - from[i]) * part));
  return colour;
}

}  // namespace

Colour colourOf(Layer layer) {
  switch (layer) {
    case Layer::visual:
      return {176, 190, 205};
    case Layer::prims:
      return {196, 184, 160};
    case Layer::physicsMesh:
      return {86, 180, 233};
    case Layer::baseHull:
      return {0, 158, 115};
    case Layer::hulls:
      return {230, 159, 0};
    case Layer::boundingBox:
      return {140, 140, 150};
    case Layer::degenerate:
      break;
  }
  return {214, 39, 40};
}

std::span<const Colour> palette() { return groupColours; }

Colour colourOfGroup(std::uint32_t group) { return groupColours[group % groupColours.size()]; }

void setCostScale(CostScale scale) { chosenScale = scale; }

CostScale costScale() { return chosenScale; }

void setGroundIsDark(bool isDark) { isGroundDark = isDark; }

Colour colourOfLevel(double level) {
  if (costScale() == CostScale::hues) return onScale(hues, level);
  return onScale(isGroundDark ? shadesOnDark : shades, level);
}

Colour colourOfDeviation(double level) {
  return onScale({{{0, 84, 190}, {226, 226, 222}, {206, 70, 0}}}, (level + 1) / 2);
}

Colour colourOf(layers::Walkable walkable) {
  switch (walkable) {
    case layers::Walkable::kept:
      return {92, 184, 122};
    case layers::Walkable::taken:
      return {176, 96, 200};
    case layers::Walkable::cut:
      break;
  }
  return {226, 0, 84};
}

Colour colourOfChange(double level) {
  return onScale({{{0, 128, 140}, {170, 172, 176}, {200, 30, 44}}}, (level + 1) / 2);
}

Colour colourOf(cost::DecidedBy weight) {
  switch (weight) {
    case cost::DecidedBy::physics:
      return {86, 180, 233};
    case cost::DecidedBy::streaming:
      return {230, 159, 0};
    case cost::DecidedBy::server:
      return {0, 158, 115};
    case cost::DecidedBy::parts:
      break;
  }
  return {204, 121, 167};
}

/// Where a layer shows nothing else, as that layer.
Colour colourOf(cost::Representation representation) {
  switch (representation) {
    case cost::Representation::none:
      return {222, 203, 228};
    case cost::Representation::primitive:
      return colourOf(Layer::prims);
    case cost::Representation::baseHull:
      return {240, 228, 66};
    case cost::Representation::hull:
      return colourOf(Layer::baseHull);
    case cost::Representation::decomposition:
      return colourOf(Layer::hulls);
    case cost::Representation::triangleMesh:
      break;
  }
  return colourOf(Layer::physicsMesh);
}

double narrowness(double width) {
  constexpr double widest = 1;  // As a power of ten, m.
  constexpr double narrowest = -3;
  return std::clamp((widest - std::log10(width)) / (widest - narrowest), 0.0, 1.0);
}

bool tells(ColourBy by, Layer layer) {
  switch (by) {
    case ColourBy::material:
      return layer == Layer::visual || layer == Layer::physicsMesh;
    case ColourBy::hull:
      return layer == Layer::hulls;
    case ColourBy::costShare:
    case ColourBy::landImpact:
    case ColourBy::decidedBy:
    case ColourBy::weighedAs:
    case ColourBy::change:
      return layer != Layer::degenerate;
    case ColourBy::width:
      return layer == Layer::physicsMesh;
    case ColourBy::land:
      return false;
    case ColourBy::layer:
      break;
  }
  return true;
}

std::optional<Colour> colourOfPiece(Layer layer, ColourBy by, const PieceCost& told) {
  if (by == ColourBy::layer || layer == Layer::degenerate) return colourOf(layer);
  if (by == ColourBy::land && layer == Layer::boundingBox) return outlineColour;
  if (!tells(by, layer) || isOfTriangles(by)) return neutralColour;
  switch (by) {
    case ColourBy::landImpact:
      return told.level ? colourOfLevel(*told.level) : unknownImpactColour;
    case ColourBy::change:
      return told.level ? colourOfChange(*told.level) : unknownImpactColour;
    case ColourBy::decidedBy:
      return told.kind ? colourOf(static_cast<cost::DecidedBy>(*told.kind)) : unknownImpactColour;
    case ColourBy::weighedAs:
      return told.kind ? colourOf(static_cast<cost::Representation>(*told.kind))
                       : unknownImpactColour;
    default:
      return std::nullopt;
  }
}

std::vector<Colour> coloursByCost(std::span<const double> costs, double dearest) {
  std::vector<Colour> result(costs.size());
  std::ranges::transform(costs, result.begin(), [&](double cost) {
    return colourOfLevel(dearest > 0 ? cost / dearest : 0);
  });
  return result;
}

std::vector<Colour> coloursByWidth(std::span<const double> widths) {
  std::vector<Colour> result(widths.size());
  std::ranges::transform(widths, result.begin(),
                         [](double width) { return colourOfLevel(narrowness(width)); });
  return result;
}

}  // namespace wb::viewport
