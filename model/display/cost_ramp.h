#pragma once

#include <array>
#include <cstdint>

namespace wb::layers {

/// Red, green and blue as screens have them (sRGB).
using Rgb = std::array<std::uint8_t, 3>;

/// Returns how expensive something is to the eye: ln(1 + cost / 10) / ln 201, at most 1, so that 0
/// is 0 and 2,000 is 1. One rule for all that is coloured by cost.
/// @param cost  A land impact in LI, or what a part adds to the weight that decides, in PE; 0 or
///   more.
double costLevel(double cost);

/// The costs that a legend names, in LI or PE: where the ramp has its own colours.
inline constexpr std::array<double, 5> costTicks{0, 35, 150, 500, 2000};

/// How colours tell costs.
enum class CostScale : std::uint8_t {
  hues,   ///< From blue over amber and red to violet.
  shades  ///< One hue by lightness, the most expensive least like the ground.
};

/// What colours are seen on.
enum class Ground : std::uint8_t { light, dark };

/// Returns the colour of a `level` (see costLevel; what is outside 0..1 is taken as the nearer end)
/// on the ramp of a `scale` for a `ground`, mixed in OKLab between the colours of costTicks.
Rgb costColour(double level, CostScale scale, Ground ground);

/// Returns a colour between two, mixed in OKLab (Ottosson 2020), where equal steps look equal.
/// @param from  At `part` 0.
/// @param to  At `part` 1.
/// @param part  0..1.
Rgb mixed(const Rgb& from, const Rgb& to, double part);

/// Returns a colour drawn with an `opacity` of 0..1 on the middle of the view's ground.
Rgb onGround(const Rgb& colour, double opacity, Ground ground);

}  // namespace wb::layers
