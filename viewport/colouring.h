#pragma once

#include "model/display/cost_ramp.h"
#include "model/display/costs_of_layer.h"
#include "model/display/display.h"

#include <QFontMetrics>
#include <QPainter>
#include <QString>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace wb::viewport {

using Colour = layers::Rgb;
using layers::CostScale;

/// What the colour of a triangle says: each has a row in colour_modes.cpp.
enum class ColourBy : std::uint8_t {
  layer,       ///< The layer it belongs to: lit, to show form.
  material,    ///< The face (material) of its part.
  hull,        ///< Its hull.
  costShare,   ///< What it, or its hull, costs; of what is selected.
  landImpact,  ///< What its part adds to what its object costs.
  land,        ///< Nothing: the ground is coloured by what stands on it.
  decidedBy,   ///< Which weight decides what its object costs.
  weighedAs,   ///< What its part is for physics.
  width,       ///< How wide it is, as physics sees it; of what is selected.
  change       ///< How much more expensive its object is than it was in the baseline.
};

/// How much darker than its colour light makes a surface at most, of 1.
enum class Shading : std::uint8_t {
  none,   ///< Exactly its colour.
  costs,  ///< A quarter: colours are to be compared with those of a legend.
  forms   ///< Over a half.
};

/// Whether the colours follow from costs, which change more often than shapes.
bool tellsCosts(ColourBy by);

/// Whether colours are those of single triangles, by what costs say of them.
bool isOfTriangles(ColourBy by);

/// The colour a layer has when it is coloured by layer.
Colour colourOf(layers::Layer layer);

/// Colours of groups, told apart by people who see red and green alike. They repeat after the end.
std::span<const Colour> palette();

/// That of a group.
Colour colourOfGroup(std::uint32_t group);

/// For the whole program, as a palette is: what is coloured from now on.
void setCostScale(CostScale scale);
CostScale costScale();
/// Whether the view's ground is dark: at first it is not.
void setGroundIsDark(bool isDark);

/// While it lives, what is coloured is coloured for light ground: pages and exports are white,
/// whatever the window is.
class OnLightGround {
 public:
  OnLightGround();
  ~OnLightGround();
  OnLightGround(const OnLightGround&) = delete;
  OnLightGround& operator=(const OnLightGround&) = delete;

 private:
  bool wasDark_;
};

/// On the scale of the program, of a level 0..1 (layers::costLevel, or a cost as a fraction of the
/// most expensive).
Colour colourOfLevel(double level);

/// Of how far a surface is outside another, -1..1: from blue, what is missing, over a light grey to
/// orange, what is too much.
Colour colourOfDeviation(double level);
Colour colourOf(layers::Walkable walkable);

/// Of how much more expensive something became, -1..1: from a green blue, cheaper, over grey to
/// red.
Colour colourOfChange(double level);
/// The same in a scene, where what is as before steps back.
Colour seenColourOfChange(double level);
Colour colourOf(cost::DecidedBy weight);
Colour colourOf(cost::Representation representation);

/// How narrow a triangle is to the eye, 0..1, by powers of ten: from 10 m, or more, to a
/// millimetre.
double narrowness(double width);

/// Of what is unknown, or was not there before: the ramp passes through a grey.
inline constexpr Colour unknownImpactColour{158, 140, 190};

/// Of the boxes about the objects that cost most.
inline constexpr Colour costliestColour{150, 90, 240};
/// Of what colours say nothing about: what is not selected, another shape than its part is weighed
/// as, a layer without materials or hulls.
inline constexpr Colour neutralColour{150, 150, 155};

/// Of boxes about what stands on coloured land: seen on light and on dark ground.
inline constexpr Colour outlineColour{128, 130, 140};

/// Whether the colours say something about a layer. Degenerate triangles always keep their layer's
/// colour: they are shown to be found.
bool tells(ColourBy by, layers::Layer layer);

/// What costs say of a piece: nothing where that is unknown.
struct PieceCost {
  std::optional<double> level;        ///< Of land impact, or of its change.
  std::optional<std::uint32_t> kind;  ///< As of layers::LayerCosts.
};

/// The one colour of a piece; nothing where each group of its triangles has its own.
std::optional<Colour> colourOfPiece(layers::Layer layer, ColourBy by, const PieceCost& told);

/// One colour a triangle by its cost, on a ramp that ends at the most expensive of all that is
/// coloured.
std::vector<Colour> coloursByCost(std::span<const double> costs, double costliest);
/// The same by width, the narrowest as the most expensive.
std::vector<Colour> coloursByWidth(std::span<const double> widths);

/// Colours that change steadily with what they tell.
enum class Ramp : std::uint8_t {
  cost,  ///< Of triangles and hulls, up to the most expensive.
  landImpact,
  land,
  width,
  deviation,  ///< From too much over what is right to what is missing.
  change
};

/// 0..1 from the beginning to the end of its legend.
Colour colourAt(Ramp ramp, double at);

/// What stands at a place of a ramp.
struct RampMark {
  double at;
  QString text;
};

/// How wide a ramp must be for its marks to stand apart.
int widthOfRamp(const std::vector<RampMark>& marks, const QFontMetrics& metrics);

/// The ramp with its marks on it, in black or white, whichever is read.
void paintRamp(QPainter& painter, const QRect& area, Ramp ramp, const std::vector<RampMark>& marks);

}  // namespace wb::viewport
