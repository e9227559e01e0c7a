#include "model/geometry/detail/prim_sweep.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

// Problem: where along its path a prim has points, and how the outline lies at each.
// Method: as the open-source viewer (LLPath, LLProfile): regular polygons stand for circles, cut
// where the path begins and ends. Sine and cosine are taken of at most an eighth of a turn, so that
// whole quarters are exact and the bits are the same everywhere.
// Complexity: O(points). Constants: the viewer's own; not ours to tune.

namespace wb::prim {
namespace {

bool isFlatSided(Profile profile) {
  return profile != Profile::circle && profile != Profile::halfCircle;
}

/// A cut that misses a whole step by rounding alone is at that step: else it would add a side
/// without a width.
double snapped(double station) {
  constexpr double rounding = 1e-9;
  const double whole = std::round(station);
  return std::abs(station - whole) < rounding ? whole : station;
}

struct Direction {
  double cosine;
  double sine;
};

/// Of at most an eighth of a turn either way. At the eighth, where a square has its corners, both
/// are equal, as rounded angles are not.
Direction nearDirection(double turns) {
  if (turns == -0.125) return {std::numbers::sqrt2 / 2, -std::numbers::sqrt2 / 2};
  const double angle = turns * 2 * std::numbers::pi;
  return {std::cos(angle), std::sin(angle)};
}

}  // namespace

glm::dvec2 direction(double turns) {
  const double quarter = std::floor(turns * 4 + 0.5);
  const auto [c, s] = nearDirection(turns - quarter / 4);
  switch (static_cast<int>(quarter - 4 * std::floor(quarter / 4))) {
    case 0:
      return {c, s};
    case 1:
      return {-s, c};
    case 2:
      return {-c, -s};
    default:
      return {s, -c};
  }
}

double polygonRadius(std::size_t sides) {
  constexpr std::array<double, 7> fewSides{0.5, 0.5, 0.5, 0.5, 0.707107, 0.53, 0.525};
  return sides < fewSides.size() ? fewSides[sides] : 0.5;
}

std::vector<double> stations(double begin, double end, std::size_t steps) {
  const auto count = static_cast<double>(steps);
  const double last = snapped(end * count);
  std::vector<double> result{snapped(begin * count)};
  for (double step = std::floor(result.front()) + 1; step < last; ++step) result.push_back(step);
  result.push_back(last);
  return result;
}

std::size_t wholePart(double value) { return static_cast<std::size_t>(std::floor(value)); }

std::size_t splitsOf(const PrimShape& shape, double detail) {
  const bool tapered = shape.taper != glm::dvec2(0, 0);
  if (shape.path == Path::line && tapered && isFlatSided(shape.profile)) return 0;
  return wholePart(0.66 * detail);
}

namespace {

/// A value that changes evenly along the path.
struct Slope {
  double begin = 0;
  double end = 0;

  double at(double t) const { return std::lerp(begin, end, t); }
};

/// A positive taper narrows the end, a negative one the begin.
Slope taperSlope(double taper) { return {1 + std::min(taper, 0.0), 1 - std::max(taper, 0.0)}; }

Slope radiusSlope(double radius, double offset) {
  return {radius * (1 + std::min(offset, 0.0)), radius * (1 - std::max(offset, 0.0))};
}

double twistSteps(const PrimShape& shape, double detail) {
  return std::abs(shape.twist.x - shape.twist.y) * 3.5 * (detail - 0.5);
}

std::size_t linePoints(const PrimShape& shape, double detail) {
  return wholePart(twistSteps(shape, detail)) + 2;
}

std::size_t circleSides(const PrimShape& shape, double detail) {
  const double once = std::floor(sidesPerDetail * detail + twistSteps(shape, detail));
  return wholePart(once * shape.revolutions);
}

/// Twist is in half turns.
Frame lineFrame(const PrimShape& shape, double t) {
  Frame frame;
  frame.position = {shape.shear.x * t, shape.shear.y * t, t - 0.5};
  frame.scale = {taperSlope(shape.taper.x).at(t), taperSlope(shape.taper.y).at(t)};
  frame.aboutZ = direction(Slope{shape.twist.x, shape.twist.y}.at(t) / 2);
  return frame;
}

Sweep lineSweep(const PrimShape& shape, double detail) {
  const std::size_t points = std::max(linePoints(shape, detail), splitsOf(shape, detail) + 2);
  const Slope cut{shape.pathCut.x, shape.pathCut.y};
  Sweep sweep;
  for (std::size_t i = 0; i < points; ++i) {
    const double fraction = static_cast<double>(i) / static_cast<double>(points - 1);
    sweep.frames.push_back(lineFrame(shape, cut.at(fraction)));
  }
  return sweep;
}

glm::dvec2 holeScaleAt(const PrimShape& shape, double t) {
  const double width = shape.holeSize.x * (1 - std::abs(shape.skew));
  return {width * taperSlope(shape.taper.x).at(t),
          shape.holeSize.y * taperSlope(shape.taper.y).at(t)};
}

/// Twist is in turns.
Frame circleFrame(const PrimShape& shape, const Slope& radius, double t) {
  Frame frame;
  frame.aboutX = direction(shape.revolutions * t);
  frame.aboutZ = direction(Slope{shape.twist.x, shape.twist.y}.at(t) - 0.5);
  frame.scale = holeScaleAt(shape, t);
  const glm::dvec2 arm = frame.aboutX * radius.at(t);
  frame.position = {shape.shear.x * arm.y + Slope{-shape.skew, shape.skew}.at(t) / 2,
                    arm.x + shape.shear.y * arm.y, arm.y};
  return frame;
}

bool isOpenCircle(const PrimShape& shape, const Slope& radius) {
  constexpr double tolerance = 0.001;
  return shape.pathCut.y - shape.pathCut.x < 1 || shape.twist.x != shape.twist.y ||
         std::abs(shape.skew) > tolerance || std::abs(shape.taper.x) > tolerance ||
         std::abs(shape.taper.y) > tolerance || std::abs(radius.end - radius.begin) > tolerance;
}

Sweep circleSweep(const PrimShape& shape, double detail) {
  const std::size_t sides = circleSides(shape, detail);
  const Slope radius =
      radiusSlope(polygonRadius(sides) * (1 - shape.holeSize.y), shape.radiusOffset);
  Sweep sweep;
  sweep.open = isOpenCircle(shape, radius);
  for (const double station : stations(shape.pathCut.x, shape.pathCut.y, sides))
    sweep.frames.push_back(circleFrame(shape, radius, station / static_cast<double>(sides)));
  return sweep;
}

/// The second circle path: from side to side at every point.
void zigzag(Sweep& sweep) {
  double side = 0.5;
  for (Frame& frame : sweep.frames) {
    frame.position.x = side;
    side = -side;
  }
}

}  // namespace

glm::dvec3 placed(const glm::dvec2& point, const Frame& frame) {
  const glm::dvec2 p = point * frame.scale;
  const double x = p.x * frame.aboutZ.x - p.y * frame.aboutZ.y;
  const double y = p.x * frame.aboutZ.y + p.y * frame.aboutZ.x;
  return frame.position + glm::dvec3{x, y * frame.aboutX.x, y * frame.aboutX.y};
}

Sweep makeSweep(const PrimShape& shape, double detail) {
  if (shape.path == Path::line) return lineSweep(shape, detail);
  Sweep sweep = circleSweep(shape, detail);
  if (shape.path == Path::circle2) zigzag(sweep);
  return sweep;
}

std::size_t sweepPoints(const PrimShape& shape, double detail) {
  return shape.path == Path::line ? linePoints(shape, detail) : circleSides(shape, detail);
}

}  // namespace wb::prim
