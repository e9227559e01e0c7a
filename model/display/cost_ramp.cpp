// Problem: a colour for every cost, in which equal ratios look like equal steps.
// Method: piecewise linear interpolation in OKLab (Ottosson, "A perceptual color space for image
// processing", 2020), through five colours that were chosen for contrast and for people who see few
// colours.
// Complexity: O(1), from a table: a scene has tens of thousands of parts, which are coloured again
// while a constant is dragged. Constants: tableSize keeps every entry within one step of 255 of the
// exact colour.
#include "model/display/cost_ramp.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace wb::layers {
namespace {

constexpr std::size_t tableSize = 4096;

using Lab = std::array<double, 3>;
using RampColours = std::array<Rgb, costTicks.size()>;

constexpr Rgb rgbOf(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16U), static_cast<std::uint8_t>(hex >> 8U & 255U),
          static_cast<std::uint8_t>(hex & 255U)};
}

/// By scale, then ground.
constexpr std::array<std::array<RampColours, 2>, 2> ramps{{
    {{{rgbOf(0x2F6DB5), rgbOf(0xF2B33D), rgbOf(0xD7261E), rgbOf(0x8E0F3C), rgbOf(0x3B1160)},
      {rgbOf(0x3B78C0), rgbOf(0xE9A52E), rgbOf(0xE03624), rgbOf(0xFF76B5), rgbOf(0xFFEDFB)}}},
    {{{rgbOf(0xF0E6BE), rgbOf(0xE08438), rgbOf(0xB02A4A), rgbOf(0x680C52), rgbOf(0x2A0838)},
      {rgbOf(0x463A78), rgbOf(0xA04A80), rgbOf(0xE0606E), rgbOf(0xFFB060), rgbOf(0xFFF0A0)}}},
}};

/// The middle of the view's ground.
constexpr std::array<Rgb, 2> grounds{{{232, 235, 240}, {38, 42, 49}}};

double linear(std::uint8_t value) {
  const double part = value / 255.0;
  return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

std::uint8_t encoded(double value) {
  const double part = value <= 0.0031308 ? 12.92 * value : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
  return static_cast<std::uint8_t>(std::lround(255 * std::clamp(part, 0.0, 1.0)));
}

Lab labOf(const Rgb& colour) {
  const double r = linear(colour[0]);
  const double g = linear(colour[1]);
  const double b = linear(colour[2]);
  const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
          1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
          0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

Rgb rgbOf(const Lab& lab) {
  const auto cubed = [&](double a, double b) {
    const double root = lab[0] + a * lab[1] + b * lab[2];
    return root * root * root;
  };
  const double l = cubed(0.3963377774, 0.2158037573);
  const double m = cubed(-0.1055613458, -0.0638541728);
  const double s = cubed(-0.0894841775, -1.2914855480);
  return {encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
          encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
          encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)};
}

Rgb between(const RampColours& colours, double level) {
  std::size_t above = 1;
  while (above + 1 < costTicks.size() && level > costLevel(costTicks[above])) ++above;
  const double low = costLevel(costTicks[above - 1]);
  const double high = costLevel(costTicks[above]);
  return mixed(colours[above - 1], colours[above], (level - low) / (high - low));
}

std::vector<Rgb> tableOf(const RampColours& colours) {
  std::vector<Rgb> table(tableSize);
  for (std::size_t i = 0; i < tableSize; ++i)
    table[i] = between(colours, static_cast<double>(i) / (tableSize - 1));
  return table;
}

}  // namespace

double costLevel(double cost) {
  constexpr double scale = 10;
  constexpr double end = 2000;
  static const double whole = std::log1p(end / scale);
  return std::clamp(std::log1p(std::max(cost, 0.0) / scale) / whole, 0.0, 1.0);
}

Rgb costColour(double level, CostScale scale, Ground ground) {
  static const std::array<std::array<std::vector<Rgb>, 2>, 2> tables{
      {{tableOf(ramps[0][0]), tableOf(ramps[0][1])}, {tableOf(ramps[1][0]), tableOf(ramps[1][1])}}};
  const double at = std::clamp(level, 0.0, 1.0) * (tableSize - 1);
  return tables[static_cast<std::size_t>(scale)][static_cast<std::size_t>(ground)]
               [static_cast<std::size_t>(std::lround(at))];
}

Rgb mixed(const Rgb& from, const Rgb& to, double part) {
  if (part <= 0) return from;
  if (part >= 1) return to;
  const Lab a = labOf(from);
  const Lab b = labOf(to);
  return rgbOf(
      Lab{std::lerp(a[0], b[0], part), std::lerp(a[1], b[1], part), std::lerp(a[2], b[2], part)});
}

Rgb onGround(const Rgb& colour, double opacity, Ground ground) {
  const Rgb& below = grounds[static_cast<std::size_t>(ground)];
  Rgb result{};
  for (std::size_t i = 0; i < result.size(); ++i)
    result[i] = static_cast<std::uint8_t>(std::lround(std::lerp(below[i], colour[i], opacity)));
  return result;
}

}  // namespace wb::layers
