#include "model/shapes/detail/prim_growth.h"

#include "model/shapes/detail/reduce_hulls.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

// Grows a box or a cylinder inside of what a shape may fill. Method: greedy, side after side by
// steps that are halved; the side's new face and the strips that it draws are looked at on the
// solid's grid, and the whole at the end by isContained, which is exact to the grid; what fails
// that is made a little smaller. O(area of faces / grid step², logarithm of the size) a prim.

namespace wb::shape {
namespace {

constexpr double beginShare = 0.4;    ///< Fills: half of a side, to begin with.
constexpr double finestShare = 0.1;   ///< Fills: the last step.
constexpr double mostSamples = 40;    ///< Along a side (CPU).
constexpr int shrinks = 5;            ///< Tries to make a prim smaller that stands out.
constexpr double shrinkShare = 0.12;  ///< Fills, of each side a try.

/// A box along a frame, in its coordinates, and what of it may be filled.
class BoxRoom {
 public:
  BoxRoom(const Solid& solid, const PrimFrame& frame, double fill)
      : solid_(solid), frame_(frame), fill_(fill) {}

  glm::dvec3 low{0};
  glm::dvec3 high{0};

  bool isFree(const glm::dvec3& own) const { return solid_.room(frame_ * own) <= fill_; }

  /// A rectangle across `axis`.
  bool isSliceFree(int axis, double at) const {
    const int u = (axis + 1) % 3;
    const int v = (axis + 2) % 3;
    const int rows = samplesAlong(high[u] - low[u]);
    const int columns = samplesAlong(high[v] - low[v]);
    for (int i = 0; i <= rows; ++i)
      for (int j = 0; j <= columns; ++j) {
        glm::dvec3 own;
        own[axis] = at;
        own[u] = low[u] + (high[u] - low[u]) * i / rows;
        own[v] = low[v] + (high[v] - low[v]) * j / columns;
        if (!isFree(own)) return false;
      }
    return true;
  }

  /// Only its rim.
  bool isRimFree(int axis, double at) const {
    const std::array others{(axis + 1) % 3, (axis + 2) % 3};
    for (int k = 0; k < 2; ++k) {
      const int along = others[static_cast<std::size_t>(k)];
      const int across = others[static_cast<std::size_t>(1 - k)];
      const int count = samplesAlong(high[along] - low[along]);
      for (int i = 0; i <= count; ++i)
        for (const double edge : {low[across], high[across]}) {
          glm::dvec3 own;
          own[axis] = at;
          own[along] = low[along] + (high[along] - low[along]) * i / count;
          own[across] = edge;
          if (!isFree(own)) return false;
        }
    }
    return true;
  }

  /// Moves a side outward by a step if all that it comes to may be filled.
  bool extend(int axis, bool isUpper, double step) {
    if (high[axis] - low[axis] + step > mostPrimSide) return false;
    const double from = isUpper ? high[axis] : low[axis];
    const double to = isUpper ? from + step : from - step;
    const int rims = samplesAlong(step);
    for (int i = 1; i < rims; ++i)
      if (!isRimFree(axis, from + (to - from) * i / rims)) return false;
    if (!isSliceFree(axis, to)) return false;
    (isUpper ? high : low)[axis] = to;
    return true;
  }

  Primitive primitive() const {
    return {scene::PartKind::box, glm::max(high - low, glm::dvec3(leastPrimSide)),
            frame_ * ((low + high) / 2.0), glm::normalize(glm::quat_cast(frame_))};
  }

 private:
  int samplesAlong(double length) const {
    return static_cast<int>(std::clamp(std::ceil(length / solid_.grid().step), 1.0, mostSamples));
  }

  const Solid& solid_;
  const PrimFrame& frame_;
  double fill_;
};

bool isWithin(const Solid& solid, const Primitive& prim, double fill) {
  const auto piece = pieceOf(prim);
  return piece && isContained(solid, *piece, fill - bulgeOf(prim));
}

}  // namespace

std::optional<Primitive> grownBox(const Solid& solid, const PrimFrame& frame,
                                  const glm::dvec3& from, double fill,
                                  const std::array<int, 6>& order) {
  BoxRoom room(solid, frame, fill);
  const glm::dvec3 own = glm::transpose(frame) * from;
  room.low = own - beginShare * fill;
  room.high = own + beginShare * fill;
  for (int axis = 0; axis < 3; ++axis)
    if (!room.isSliceFree(axis, room.low[axis]) || !room.isSliceFree(axis, room.high[axis]))
      return {};
  for (double step = solid.diagonal() / 4; step > finestShare * fill; step /= 2)
    for (const int side : order)
      while (room.extend(side / 2, side % 2 == 1, step)) {
      }
  for (int shrink = 0; shrink <= shrinks; ++shrink) {
    if (glm::any(glm::lessThanEqual(room.high - room.low, glm::dvec3(0)))) return {};
    if (const Primitive prim = room.primitive(); isWithin(solid, prim, fill)) return prim;
    room.low += shrinkShare * fill;
    room.high -= shrinkShare * fill;
  }
  return {};
}

std::optional<Primitive> grownCylinder(const Solid& solid, const PrimFrame& frame,
                                       const glm::dvec3& from, double radius, double fill) {
  constexpr int rays = 12;
  const auto isFree = [&](double along) {
    const glm::dvec3 middle = from + frame[2] * along;
    if (solid.room(middle) > fill) return false;
    for (int i = 0; i < rays; ++i) {
      const double angle = 2 * std::numbers::pi * i / rays;
      const glm::dvec3 aside = frame[0] * std::cos(angle) + frame[1] * std::sin(angle);
      if (solid.room(middle + radius * aside) > fill) return false;
    }
    return true;
  };
  if (!isFree(0) || 2 * radius > mostPrimSide) return {};
  std::array ends{0.0, 0.0};  // Lower, upper.
  for (const int sign : {-1, 1}) {
    double& end = ends[sign > 0 ? 1 : 0];
    const double step = solid.grid().step;
    while (ends[1] - ends[0] + step < mostPrimSide && isFree(end + sign * step)) end += sign * step;
  }
  for (int shrink = 0; shrink <= shrinks; ++shrink) {
    const double height = ends[1] - ends[0] - 2 * shrink * shrinkShare * fill;
    const double width = 2 * (radius - shrink * shrinkShare * fill);
    if (height < leastPrimSide || width < leastPrimSide) return {};
    const Primitive prim{scene::PartKind::cylinder,
                         {width, width, height},
                         from + frame[2] * ((ends[0] + ends[1]) / 2),
                         glm::normalize(glm::quat_cast(frame))};
    if (isWithin(solid, prim, fill)) return prim;
  }
  return {};
}

}  // namespace wb::shape
